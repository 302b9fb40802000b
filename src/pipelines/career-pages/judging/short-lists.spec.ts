import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';

const HOME = 'https://firm.example/';
const TITLES = ['Baker', 'Miller', 'Clerk', 'Driver', 'Cook', 'Waiter'];

const entriesOf = (titles: readonly string[]): string =>
  titles.map((title) => `<li><a href="/jobs/${title.toLowerCase()}">${title}</a></li>`).join('');

async function warningsOf(pages: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const web = webOf({ [HOME]: '<title>Firm</title><a href="/jobs">Jobs</a>', ...pages });
  const { context, warnings } = fakeRun({ web });
  await careerPages.run({ company_url: HOME, max_pages: 30 }, context);
  return warnings().filter((warning) => warning.includes('says that its list has'));
}

const page = (said: string, titles: readonly string[], more = ''): string =>
  `<title>Jobs</title><main><h1>Jobs</h1><p>${said}</p><ul>${entriesOf(titles)}</ul>${more}</main>`;

it.each(['Showing 1 - 6 of 57 openings', '6 of 57 shown', '57 open positions'])(
  'tells of a list of which the rest was not read: %s',
  async (said) => {
    expect(await warningsOf({ [`${HOME}jobs`]: page(said, TITLES) })).toEqual([
      `${HOME}jobs says that its list has 57 entries, of which 6 were found: postings may be missing`,
    ]);
  },
);

it.each(['Showing 1 - 6 of 6 openings', '6 open positions', 'News 1 - 2 of 57', 'Page 1 of 57', 'On 6 January 2026'])(
  'tells nothing where a page says %s',
  async (said) => {
    expect(await warningsOf({ [`${HOME}jobs`]: page(said, TITLES) })).toEqual([]);
  },
);

it('tells nothing where an entry says how many it seeks, or the parts of a list how long they are', async () => {
  const entries = TITLES.map((title) => `<li><a href="/jobs/${title}">${title}</a><p>10 positions</p></li>`).join('');
  const parts = '<p>Mill</p><p>40 jobs</p><p>Shop</p><p>20 jobs</p>';
  expect(await warningsOf({ [`${HOME}jobs`]: `<h1>Jobs</h1><ul>${entries}</ul>` })).toEqual([]);
  expect(await warningsOf({ [`${HOME}jobs`]: page(parts, TITLES) })).toEqual([]);
});

it('tells nothing where the other pages of the list have the rest', async () => {
  const next = '<a href="/jobs?page=2">2</a>';
  const pages = {
    [`${HOME}jobs`]: page('1 - 4 of 6', TITLES.slice(0, 4), next),
    [`${HOME}jobs?page=2`]: page('5 - 6 of 6', TITLES.slice(4)),
  };
  expect(await warningsOf(pages)).toEqual([]);
});
