import { expect, it } from '@jest/globals';
import { finding, gathered, isNoWarning, sentenceOf, type Finding } from './finding.js';

it('what another version found is told by its words, and hides what that said it hides', () => {
  const found = { kind: 'refused', why: 'of_tomorrow' as never, about: 'the board', status: 403 } satisfies Finding;
  expect(gathered([found])).toEqual([found]);
  expect(isNoWarning(found)).toBe(false);
  expect(sentenceOf(found)).toBe('the board: it answered 403');
  expect(finding('of_tomorrow' as never, 'the board').kind).toBe('doubtful');
});

it.each([
  ['list_doubtful', 1, 'the page shows 1 line that may name openings, left out as unsure: "Mill"'],
  ['list_doubtful', 2, 'the page shows 2 lines that may name openings, left out as unsure: "Mill"'],
  ['list_not_whole', 1, 'the page says that its list has 1 entry, of which 0 were found: postings may be missing'],
  ['entries_untitled', 3, 'Left out of the lists of postings in the data of the page: 3 entries without a title'],
] as const)('one is counted as one (%s, %i)', (why, seen, sentence) => {
  expect(sentenceOf(finding(why, 'the page', { seen, kept: 0, detail: '"Mill"' }))).toBe(sentence);
});

it('of one posting that is not returned the reason is told without a count', () => {
  const told = (seen: number, detail: string): string =>
    sentenceOf(finding('all_filtered', 'https://mill.example/', { seen, detail }));
  expect(told(1, '1 because its place is none of target_locations')).toBe(
    'The one posting that https://mill.example/ led to is not returned, because its place is none of target_locations',
  );
  expect(told(2, '2 because its place is none of target_locations')).toBe(
    'None of the 2 postings that https://mill.example/ led to is returned: 2 because its place is none of target_locations',
  );
});

it.each([
  [undefined, 'max_jobs was reached: 5 postings are returned, and there may be more'],
  [9, 'max_jobs was reached: 5 of 9 postings are returned'],
] as const)('how many there are beyond max_jobs is told where it is known (%s)', (seen, sentence) => {
  expect(sentenceOf(finding('max_jobs_reached', 'the run', { kept: 5, ...(seen !== undefined && { seen }) }))).toBe(
    sentence,
  );
});
