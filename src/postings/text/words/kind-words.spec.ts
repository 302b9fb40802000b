import { expect, it } from '@jest/globals';
import { readContractType, readJobType } from '../job-type.js';
import { CONTRACT_WORDS } from './contract-words.js';
import { KIND_WORDS } from './kind-words.js';
import { unmarked, type WordRow } from './phrase-table.js';

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

it.each(casesOf(KIND_WORDS))('"%s" (%s) is %s', (word, _language, kind) => {
  // "Full or part-time" names both.
  expect(readJobType(word)).toContain(kind);
});

it.each(exceptionsOf(KIND_WORDS))('"%s" (%s) is not %s', (word, _language, kind) => {
  expect(readJobType(word)).not.toBe(kind);
});

it.each(casesOf(CONTRACT_WORDS))('"%s" (%s) is %s', (word, _language, kind) => {
  expect(readContractType(word)).toBe(kind);
});

it.each(exceptionsOf(CONTRACT_WORDS))('"%s" (%s) is not %s', (word, _language, kind) => {
  expect(readContractType(word)).not.toBe(kind);
});
