import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';

const HOME = 'https://firm.example/';
const JOBS = ['Baker', 'Miller', 'Clerk', 'Driver', 'Cook', 'Waiter'];

/** Pages of a list of openings, two to a page, of which each leads to the next whatever it shows. */
function listOf(shown: readonly string[], next: string): string {
  const entries = shown.map((title) => `<li><a href="/jobs/${title.toLowerCase()}">${title}</a></li>`).join('');
  return `<title>Jobs</title><main><h1>Jobs</h1><ul>${entries}</ul><a href="${next}">Show more</a></main>`;
}

it.each([
  ['the last entries', JOBS.slice(-2)],
  ['nothing', []],
])('follows a list as long as it shows more, where pages behind its last show %s', async (_, behind) => {
  const pages = Array.from({ length: 20 }, (_page, at) => {
    const shown = JOBS.slice(at * 2, at * 2 + 2);
    const next = `/jobs?page=${String(at + 2)}`;
    return [`${HOME}jobs${at === 0 ? '' : `?page=${String(at + 1)}`}`, listOf(shown.length > 0 ? shown : behind, next)];
  });
  const web = webOf({ [HOME]: '<title>Firm</title><a href="/jobs">Jobs</a>', ...Object.fromEntries(pages) });
  const { context, saved } = fakeRun({ web });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 30 }, context);
  const titles = saved().flatMap(({ disposition, fields }) => (disposition === 'returned' ? fields.job_title : []));
  expect(titles).toEqual(JOBS);
  expect([summary.career_page_urls, summary.pages_scraped]).toEqual([[`${HOME}jobs`], 5]);
});
