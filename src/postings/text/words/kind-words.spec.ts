import { expect, it } from '@jest/globals';
import { readJobType } from '../job-type.js';
import { KIND_WORDS } from './kind-words.js';

const WORDS = KIND_WORDS.flatMap(([kind, language, words]) =>
  words.split('|').map((word) => [word.replace('*', ''), language, kind] as const),
);

it.each(WORDS)('"%s" (%s) is %s', (word, _language, kind) => {
  expect(readJobType(word)).toBe(kind);
});
