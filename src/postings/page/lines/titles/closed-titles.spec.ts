import { expect, it } from '@jest/globals';
import { IS_OVER } from '../../../over.js';
import { foundPosting } from '../../../posting.js';
import { readJobPage } from '../../advert/job-page.js';
import { parseHtml } from '../../tree/html.js';
import { isClosedTitle } from './closed-titles.js';

it.each([
  ['Position filled: Baker', true],
  ['Baker (filled)', true],
  ['CLOSED: Head Miller', true],
  ['Posizione chiusa: Panettiere', true],
  ['Vervuld: bakker', true],
  ['Closed: on Sundays', false],
  ['Open: Baker', false],
  ['Closed-end funds: Accountant', false],
])('"%s" says that its opening is over: %s', (title, closed) => {
  expect(isClosedTitle(title)).toBe(closed);
});

const BAKER = foundPosting('page', { job_title: 'Baker' });

it('an advert whose own page is called so is over', () => {
  const page = (title: string): string =>
    `<title>Mill</title><main><h1>${title}</h1><p>Full-time in Leeds. You bake at night.</p></main>`;
  const read = (title: string): boolean =>
    readJobPage(parseHtml(page(title)), 'https://mill.example/jobs/baker', BAKER).extras?.[IS_OVER] !== undefined;
  expect(['Position filled: Baker', 'Baker'].map(read)).toEqual([true, false]);
});
