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
    const url = `${HOME}jobs${at === 0 ? '' : `?page=${String(at + 1)}`}`;
    return [url, listOf(shown.length > 0 ? shown : behind, next)] as const;
  });
  const web = webOf({ [HOME]: '<title>Firm</title><a href="/jobs">Jobs</a>', ...Object.fromEntries(pages) });
  const { context, saved } = fakeRun({ web });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 30 }, context);
  const titles = saved().flatMap(({ disposition, fields }) => (disposition === 'returned' ? fields.job_title : []));
  expect(titles).toEqual(JOBS);
  expect([summary.career_page_urls, summary.pages_scraped]).toEqual([[`${HOME}jobs`], 5]);
});

/** A list of all openings, or of those with a letter in their titles, with a link to the list of each letter. */
const filtered = (letter: string): string => {
  const shown = JOBS.filter((title) => title.includes(letter));
  const entries = shown.map((title) => `<li><a href="/jobs/${title.toLowerCase()}">${title}</a></li>`).join('');
  const filters = ['a', 'e', 'k', 'l', 'r'].map((one) => `<a href="/jobs?with=${letter}${one}">Jobs with ${one}</a>`);
  return `<title>Jobs</title><main><h1>Jobs</h1>${filters.join(' ')}<ul>${entries}</ul></main>`;
};

/** A run over a site of these pages. */
async function runOver(pages: Readonly<Record<string, string>>): Promise<{ urls: readonly string[]; read: number }> {
  const { context } = fakeRun({ web: webOf({ [HOME]: '<title>Firm</title><a href="/jobs">Jobs</a>', ...pages }) });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 40 }, context);
  return { urls: summary.career_page_urls, read: summary.pages_scraped };
}

it('takes the filters of a list for no career pages of their own, and follows none of theirs', async () => {
  const letters = ['a', 'e', 'k', 'l', 'r'].flatMap((one) => [
    one,
    ...['a', 'e', 'k', 'l', 'r'].map((two) => one + two),
  ]);
  const lists = letters.map((with_) => [`${HOME}jobs?with=${with_}`, filtered(with_.charAt(0))] as const);
  const { urls, read } = await runOver({ [`${HOME}jobs`]: filtered(''), ...Object.fromEntries(lists) });
  expect([urls, read]).toEqual([[`${HOME}jobs`], 7]);
});

it('keeps career pages that only their queries tell apart', async () => {
  const list = (title: string, ...shown: string[]): string =>
    `<title>${title}</title><main><h1>${title}</h1><ul>${shown.map((job) => `<li><a href="/p.php?id=${job}">${job}</a></li>`).join('')}</ul></main>`;
  const links = '<p><a href="/jobs?p=mill">Jobs at the mill</a> <a href="/jobs?p=shop">Jobs at the shop</a></p>';
  const { urls } = await runOver({
    [`${HOME}jobs`]: `<title>Jobs</title><main><h1>Jobs</h1>${links}</main>`,
    [`${HOME}jobs?p=mill`]: list('Jobs at the mill', 'Miller', 'Driver'),
    [`${HOME}jobs?p=shop`]: list('Jobs at the shop', 'Baker', 'Cashier'),
  });
  expect(urls).toEqual([`${HOME}jobs`, `${HOME}jobs?p=mill`, `${HOME}jobs?p=shop`]);
});

it.each([
  ['the same as the list', 'Jobs', [`${HOME}jobs`]],
  ['as a list of its own', 'Jobs in York', [`${HOME}jobs`, `${HOME}jobs?location=york`]],
])('a page of openings that only its query tells from the list is headed %s', async (_, heading, expected) => {
  const list = (name: string, ...shown: string[]): string =>
    `<title>Firm</title><main><h1>${name}</h1><ul>${shown.map((job) => `<li><a href="/p/${job}">${job}</a></li>`).join('')}</ul>`;
  const { urls } = await runOver({
    [`${HOME}jobs`]: `${list('Jobs', 'Miller', 'Driver')}<p><a href="/jobs?location=york">Jobs in York</a></p></main>`,
    [`${HOME}jobs?location=york`]: list(heading, 'Baker', 'Cashier'),
  });
  expect(urls).toEqual(expected);
});
