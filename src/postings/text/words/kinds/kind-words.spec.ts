import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readContractType, readJobType } from '../../kinds/job-type.js';
import { CONTRACT_WORDS } from './contract-words.js';
import { KIND_WORDS } from './kind-words.js';
import { unmarked, type WordRow } from '../phrase-table.js';

type Case = readonly [word: string, language: string, kind: string];

function casesOf<Kind extends string>(rows: readonly WordRow<Kind>[]): Case[] {
  return rows.flatMap(([kind, language, words]) =>
    words.split('|').map((word) => [unmarked(word), language, kind] as const),
  );
}

function exceptionsOf<Kind extends string>(rows: readonly WordRow<Kind>[]): Case[] {
  return rows.flatMap(([kind, language, , exceptions = '']) =>
    exceptions.split('|').flatMap((word) => (word === '' ? [] : [[unmarked(word), language, kind] as const])),
  );
}

itHoldsForEvery('words name their kind of job', casesOf(KIND_WORDS), (word, _language, kind) => {
  // "Full or part-time" names both.
  expect(readJobType(word)).toContain(kind);
});

itHoldsForEvery('exceptions do not name the kind of job', exceptionsOf(KIND_WORDS), (word, _language, kind) => {
  expect(readJobType(word)).not.toBe(kind);
});

itHoldsForEvery('words name their kind of contract', casesOf(CONTRACT_WORDS), (word, _language, kind) => {
  expect(readContractType(word)).toBe(kind);
});

itHoldsForEvery(
  'exceptions do not name the kind of contract',
  exceptionsOf(CONTRACT_WORDS),
  (word, _language, kind) => {
    expect(readContractType(word)).not.toBe(kind);
  },
);
