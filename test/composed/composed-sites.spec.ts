import { expect, it } from '@jest/globals';
import { inProcess } from '../score/in-process.js';
import { composeSite, HOME } from './compose-site.js';
import { totalOf } from './judge-page.js';
import { answersOf, judgeSite } from './judge-site.js';
import { LANGUAGES } from './words/index.js';

/** Sites nobody looks at when the readers are changed: `npm run score:composed -- --sites` shows others, from 1 on. */
const FIRST = 100_001;
const SITES = Number(process.env['COMPOSED_SITES'] ?? 55);

it('finds the openings of composed sites, wherever they lead from page to page', async () => {
  const run = inProcess();
  const verdicts = [];
  for (let at = 0; at < SITES; at++) {
    const made = composeSite(FIRST + at, LANGUAGES[at % LANGUAGES.length]?.language);
    const outcome = await run('career_page', { company_url: HOME }, answersOf(made));
    verdicts.push({ made, verdict: judgeSite(made, outcome) });
  }
  const { composed, exact, openings, missing, invented, values, wrong } = totalOf(verdicts);
  // Measured on 2026-11-24 over 300 sites: 0.993, 0.999, 0.999 and 1.
  expect(exact / composed).toBeGreaterThan(0.93);
  expect(1 - missing / openings).toBeGreaterThan(0.97);
  expect(1 - invented / openings).toBeGreaterThan(0.985);
  expect(1 - wrong / values).toBeGreaterThan(0.99);
});

it('composes the same site of a seed each time', () => {
  expect(composeSite(7)).toEqual(composeSite(7));
});
