import { expect, it } from '@jest/globals';
import { finding, gathered, isNoWarning, sentenceOf, type Finding } from './finding.js';

it('what another version found is told by its words, and hides what that said it hides', () => {
  const found = { kind: 'refused', why: 'of_tomorrow' as never, about: 'the board', status: 403 } satisfies Finding;
  expect(gathered([found])).toEqual([found]);
  expect(isNoWarning(found)).toBe(false);
  expect(sentenceOf(found)).toBe('the board: it answered 403');
  expect(finding('of_tomorrow' as never, 'the board').kind).toBe('doubtful');
});
