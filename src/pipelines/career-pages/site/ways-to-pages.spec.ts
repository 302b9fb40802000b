import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import type { Web, WebRequest } from '../../../web/web.js';
import { careerPages } from '../career-pages.pipeline.js';

const HOME = 'https://mill.example/';
const LIST = '<ul><li><a href="/o/baker">Baker</a></li><li><a href="/o/clerk">Clerk</a></li></ul>';
const PAGE = `<main><h1>Jobs</h1>${LIST}</main>`;

async function titlesOf(pages: Record<string, string>): Promise<{ titles: unknown[]; urls: readonly string[] }> {
  const { context, saved } = fakeRun({
    web: webOf(Object.fromEntries(Object.entries(pages).map(([path, body]) => [HOME + path, body]))),
  });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 20 }, context);
  const returned = saved().filter(({ disposition }) => disposition === 'returned');
  return { titles: returned.map(({ fields }) => fields.job_title), urls: summary.career_page_urls };
}

it.each([
  ['a choice', '<select onchange="location=this.value"><option value="/p/7">Jobs</option></select>'],
  ['a form', '<form action="/p/7"><button>Jobs</button></form>'],
  ['a button of a form', '<form><button formaction="/p/7">Jobs</button></form>'],
  ['an item', `<ul><li onclick="location.href='/p/7'">Jobs</li></ul>`],
  ['a drawing', '<svg><a xlink:href="/p/7"><text>Jobs</text></a></svg>'],
  ['what calls itself a link', '<span role="link" data-url="/p/7">Jobs</span>'],
])('%s leads to a page', async (_what, menu) => {
  expect((await titlesOf({ '': menu, 'p/7': PAGE })).titles).toEqual(['Baker', 'Clerk']);
});

it.each([
  ['<select name="area"><option value="/p/7">Jobs</option></select>'],
  ['<form action="/p/7" method="post"><button>Jobs</button></form>'],
  ['<form action="/p/7"><input name="q"><button>Jobs</button></form>'],
  ['<form method="post" action="/x"><button formaction="/p/7">Jobs</button></form>'],
  ['<select onchange="filterByLocation(this.value)"><option value="/p/7">Jobs</option></select>'],
  [`<select onchange="location.href='/in?at=' + this.value"><option value="/p/7">Jobs</option></select>`],
])('%s leads nowhere by itself', async (menu) => {
  expect((await titlesOf({ '': menu, 'p/7': PAGE })).titles).toEqual([]);
});

it.each([['<object type="text/html" data="/inc/l7.html"></object>'], ['<iframe src="/inc/l7.html"></iframe>']])(
  '%s holds the list of a career page that shows none beside it',
  async (frame) => {
    const pages = { '': '<a href="/jobs">Jobs</a>', jobs: `<h1>Jobs</h1>${frame}`, 'inc/l7.html': LIST };
    expect((await titlesOf(pages)).titles).toEqual(['Baker', 'Clerk']);
  },
);

it('a page that only a script leaves leads where that says', async () => {
  const pages = {
    '': '<script>window.location.href = "/start";</script><noscript><a href="/start">On</a></noscript>',
    start: '<a href="/jobs">Jobs</a>',
    jobs: '<script>location.replace("/p/7")</script>',
    'p/7': PAGE,
  };
  expect(await titlesOf(pages)).toEqual({ titles: ['Baker', 'Clerk'], urls: [`${HOME}p/7`] });
});

it('the next page of a list is told by the markup where no words do', async () => {
  const pages = {
    '': '<a href="/jobs">Jobs</a>',
    jobs: `<link rel="next" href="/jobs?p=2">${PAGE}`,
    'jobs?p=2':
      '<main><h1>Jobs</h1><ul><li><a href="/o/miller">Miller</a></li><li><a href="/o/cook">Cook</a></li></ul></main>',
  };
  expect((await titlesOf(pages)).titles).toEqual(['Baker', 'Clerk', 'Miller', 'Cook']);
});

it('a page that calls itself by another is no career page beside it, unless it shows more', async () => {
  const [front, copy] = ['<a href="/jobs">Jobs</a><a href="/jobs/amp">Jobs</a>', '<link rel="canonical" href="/jobs">'];
  const same = await titlesOf({ '': front, jobs: PAGE, 'jobs/amp': copy + PAGE });
  expect(same.urls).toEqual([`${HOME}jobs`]);
  const more = PAGE.replace('</ul>', '<li><a href="/o/miller">Miller</a></li></ul>');
  const other = await titlesOf({ '': front, jobs: PAGE, 'jobs/amp': copy + more });
  expect(other.urls).toContain(`${HOME}jobs/amp`);
});

/** A network of these answers with the status given. */
function withStatus(status: number, pages: Record<string, string>): Web {
  const web = webOf(pages);
  return {
    ...web,
    crawl: (seeds: readonly WebRequest[], visit) =>
      web.crawl(seeds, (answer) =>
        visit(answer.outcome === 'page' && answer.url.endsWith('/jobs') ? { ...answer, status } : answer),
      ),
  };
}

it.each([
  [404, PAGE, 2],
  [410, PAGE, 0],
  [404, PAGE.replace('<h1>Jobs', '<h1>Page not found</h1><h2>Jobs'), 0],
  [404, PAGE.replace('<h1>Jobs', '<h1>Hmm, we lost this page</h1><h2>Jobs'), 0],
  [404, PAGE.replace('<h1>Jobs', '<h1>Ups, hier ist nichts</h1><h2>Jobs'), 0],
  [404, PAGE.replace('<h1>Jobs', '<h1>This job is no longer available</h1><h2>Jobs'), 0],
  [404, '<h1>Jobs</h1><a href="https://boards.greenhouse.io/mill">Openings</a>', 0],
])('a linked page that answers %d and shows %s is read as %d openings', async (status, body, openings) => {
  const { context, saved, warnings } = fakeRun({
    web: withStatus(status, { [HOME]: '<a href="/jobs">Jobs</a>', [`${HOME}jobs`]: body }),
  });
  await careerPages.run({ company_url: HOME, max_pages: 10 }, context);
  expect(saved()).toHaveLength(openings);
  expect(warnings().some((warning) => warning.includes('its server calls it missing'))).toBe(openings > 0);
});

it('a guessed host that does not exist is no page that was not read', async () => {
  const web = webOf({ [HOME]: '<h1>Flour</h1>' });
  const { context, warnings } = fakeRun({
    web: {
      ...web,
      crawl: (seeds, visit) =>
        web.crawl(seeds, (answer) =>
          visit(
            /careers|jobs|karriere|career\./.test(new URL(answer.request.url).hostname)
              ? { outcome: 'failed', request: answer.request, kind: 'no_such_host', reason: 'there is no such host' }
              : answer,
          ),
        ),
    },
  });
  await careerPages.run({ company_url: HOME, max_pages: 10 }, context);
  expect(warnings().filter((warning) => warning.includes('no such host'))).toEqual([]);
  expect(warnings().some((warning) => warning.startsWith('No page of'))).toBe(true);
});

it('lists that only the letters of a query tell apart are two', async () => {
  const { urls } = await titlesOf({
    '': '<a href="/Jobs?d=aB">Jobs at the mill</a><a href="/jobs?d=Ab">Jobs in the shop</a>',
    'Jobs?d=aB': PAGE,
    'jobs?d=Ab': PAGE.replaceAll('/o/', '/s/').replace('Baker', 'Miller').replace('Clerk', 'Cook'),
  });
  expect(urls).toHaveLength(2);
});

/** A network in which a page is answered from a login. */
function sentToLogin(web: Web, path: string): Web {
  return {
    ...web,
    crawl: (seeds: readonly WebRequest[], visit) =>
      web.crawl(seeds, (answer) =>
        visit(answer.outcome === 'page' && answer.url === HOME + path ? { ...answer, url: `${HOME}login` } : answer),
      ),
  };
}

const LOGIN = '<form><input name="u"><input type="password" name="p"></form>';

it.each([
  ['jobs', LOGIN, true],
  ['jobs', '<a href="/open">All openings</a>', false],
  ['', `<a href="/open">Openings</a>${LOGIN}`, false],
])('"/%s" that is answered from a login with %s is refused: %s', async (path, body, isRefused) => {
  const pages = { [HOME]: '<a href="/jobs">Jobs</a>', [HOME + path]: body, [`${HOME}open`]: PAGE };
  const { context, saved, warnings } = fakeRun({ web: sentToLogin(webOf(pages), path) });
  await careerPages.run({ company_url: HOME, max_pages: 10 }, context);
  expect(warnings().some((warning) => warning.includes('asks for a login'))).toBe(isRefused);
  expect(saved()).toHaveLength(isRefused ? 0 : 2);
});
