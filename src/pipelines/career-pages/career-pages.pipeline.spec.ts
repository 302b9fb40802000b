import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fakeRun, webOf } from '../../../test/fake-context.js';
import { finding } from '../../findings/finding.js';
import { composeSite, HOME } from '../../../test/composed/compose-site.js';
import { careerPages } from './career-pages.pipeline.js';
import type { CareerSite } from './reading/find-career-pages.js';
import { readBoard } from './reading/read-boards.js';

const SITE = { company_url: 'https://firm.example/', max_pages: 10 };

it('is prepared by loading what its first run would load', async () => {
  expect(await careerPages.prepare?.()).toHaveProperty('scrapeCareerPages');
});

it('reads the details of each posting from its own board, also where two boards are on one system', async () => {
  const base = 'https://api.smartrecruiters.com/v1/companies';
  const list = (id: string): string =>
    JSON.stringify({ totalFound: 1, content: [{ id, name: `Engineer ${id}`, location: {} }] });
  const detail = (id: string): string =>
    JSON.stringify({
      id,
      name: `Engineer ${id}`,
      location: {},
      jobAd: { sections: { jobDescription: { text: `Text of ${id}` } } },
    });
  const web = webOf({
    'https://firm.example/': '<a href="/careers">Careers</a>',
    'https://firm.example/careers':
      '<h1>Careers</h1><a href="https://careers.smartrecruiters.com/North">North</a><a href="https://careers.smartrecruiters.com/South">South</a>',
    [`${base}/North/postings?limit=100&offset=0`]: list('1'),
    [`${base}/South/postings?limit=100&offset=0`]: list('2'),
    [`${base}/North/postings/1`]: detail('1'),
    [`${base}/South/postings/2`]: detail('2'),
  });
  const { context, saved, warnings } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://firm.example/', max_pages: 10 }, context);
  expect(saved().map(({ fields }) => fields.job_description)).toEqual(['Text of 1', 'Text of 2']);
  expect(warnings()).toEqual([]);
});

it.each([
  [
    'firm.example.co.uk',
    [
      ['Newcastle', 'United Kingdom'],
      ['London, ON', 'Canada'],
      ['Sydney', 'Australia'],
    ],
  ],
  [
    'firm.example.es',
    [
      ['Granada', 'Spain'],
      ['Brest', undefined],
      ['Berlin', 'Germany'],
    ],
  ],
  [
    'firm.example',
    [
      ['Newcastle', undefined],
      ['Granada', undefined],
      ['Salisbury', undefined],
    ],
  ],
] as const)('lets the domain of a company decide between towns of one name: %s', async (host, places) => {
  const jobs = places.map(([name], id) => ({
    id,
    title: `Baker ${String(id)}`,
    absolute_url: `https://job-boards.greenhouse.io/x/jobs/${String(id)}`,
    location: { name },
  }));
  const web = webOf({
    [`https://${host}/`]: '<a href="/careers">Careers</a>',
    [`https://${host}/careers`]: '<h1>Careers</h1><a href="https://job-boards.greenhouse.io/x">Jobs</a>',
    'https://boards-api.greenhouse.io/v1/boards/x/jobs?content=true': JSON.stringify({ jobs }),
  });
  const { context, saved } = fakeRun({ web });
  await careerPages.run({ company_url: host, max_pages: 10 }, context);
  expect(saved().map(({ fields }) => [fields.location, fields.country])).toEqual(places);
});

it('reads every board of a company: a posting on two is one and a duplicate, two offices with one title stay two, and numbers of one board are not those of another', async () => {
  const jobs = (...rows: [id: number, title: string, place: string][]): string =>
    JSON.stringify({
      jobs: rows.map(([id, title, place]) => ({
        id,
        title,
        absolute_url: `https://job-boards.greenhouse.io/x/jobs/${String(id)}`,
        location: { name: place },
      })),
    });
  const openings = (id: string, title: string): string => JSON.stringify({ result: [{ id, jobOpeningName: title }] });
  const opening = (title: string): string =>
    JSON.stringify({ result: { jobOpening: { jobOpeningName: title, description: `Work as ${title}.` } } });
  const web = webOf({
    'https://firm.example/': '<a href="/careers">Careers</a>',
    'https://firm.example/careers': `<h1>Careers</h1>
      <script src="https://boards.greenhouse.io/embed/job_board/js?for=firm"></script>
      <iframe src="https://job-boards.eu.greenhouse.io/embed/job_board?for=firmeurope"></iframe>
      <a href="https://firm.bamboohr.com/careers">North</a><a href="https://firmsouth.bamboohr.com/careers">South</a>`,
    'https://boards-api.greenhouse.io/v1/boards/firm/jobs?content=true': jobs(
      [1, 'Baker', 'Wien'],
      [2, 'Baker', 'Graz'],
    ),
    'https://boards-api.greenhouse.io/v1/boards/firmeurope/jobs?content=true': jobs([2, 'Baker', 'Graz']),
    'https://firm.bamboohr.com/careers/list': openings('39', 'Clerk'),
    'https://firm.bamboohr.com/careers/39/detail': opening('Clerk'),
    'https://firmsouth.bamboohr.com/careers/list': openings('39', 'Driver'),
    'https://firmsouth.bamboohr.com/careers/39/detail': opening('Driver'),
  });
  const { context, saved, warnings } = fakeRun({ web });
  await careerPages.run(SITE, context);
  const told = saved().map(({ fields, disposition }) => [fields.job_title, fields.location, disposition]);
  expect(told).toEqual([
    ['Baker', 'Wien', 'returned'],
    ['Baker', 'Graz', 'returned'],
    ['Baker', 'Graz', 'duplicate'],
    ['Clerk', undefined, 'returned'],
    ['Driver', undefined, 'returned'],
  ]);
  expect(warnings()).toEqual([]);
});

it('tells of a board that refused also in the attempt that reads it back', async () => {
  const board = { system: 'greenhouse', key: 'firm', url: 'https://boards.greenhouse.io/firm' };
  const refusing = { ...webOf({}), crawl: refuseAll };
  const items: Parameters<typeof fakeRun>[1] = new Map();
  const first = fakeRun({ web: refusing }, items);
  await readBoard(board, first.context);
  const second = fakeRun({ web: webOf({}) }, items);
  expect((await readBoard(board, second.context)).isRead).toBe(false);
  expect(first.findings).toEqual([finding('board_refused', board.url, { detail: 'page 1: it answered 403' })]);
  expect(second.findings).toEqual(first.findings);
});

const refuseAll: ReturnType<typeof webOf>['crawl'] = async (seeds, visit) => {
  for (const request of seeds)
    await visit({ outcome: 'refused', request, by: 'server', status: 403, reason: 'it answered 403' });
  return [];
};

it('counts the pages of all attempts, and reads none of them again', async () => {
  const pages: Readonly<Record<string, string>> = {
    'https://firm.example/': '<a href="/careers">Careers</a>',
    'https://firm.example/careers':
      '<h1>Careers</h1><ul><li><a href="/careers/a">Baker</a></li><li><a href="/careers/b">Clerk</a></li></ul>',
    'https://firm.example/careers/a': '<h1>Baker</h1><p>You bake.</p>',
    'https://firm.example/careers/b': '<h1>Clerk</h1><p>You write.</p>',
  };
  const items: Parameters<typeof fakeRun>[1] = new Map();
  const { summary: first } = await careerPages.run(SITE, fakeRun({ web: webOf(pages) }, items).context);
  const { summary: second } = await careerPages.run(SITE, fakeRun({ web: webOf({}) }, items).context);
  expect([first.pages_scraped, second.pages_scraped]).toEqual([4, 4]);
});

it('says that sitemaps were left unread', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `https://firm.example/map-${String(index)}.xml`);
  const index = `<sitemapindex>${names.map((name) => `<sitemap><loc>${name}</loc></sitemap>`).join('')}</sitemapindex>`;
  const run = fakeRun({
    web: webOf({
      'https://firm.example/': '<a href="/careers">Careers</a>',
      'https://firm.example/sitemap.xml': index,
    }),
  });
  await careerPages.run(SITE, run.context);
  expect(run.findings).toContainEqual(finding('sitemaps_limit', 'https://firm.example', { seen: 30, kept: 12 }));
});

/** Rows of a generated career page, and of the board it leads to. */
const generatedSite = fc.record({
  cards: fc.array(
    fc.record({
      title: fc.constantFrom('Welder', 'Accountant', 'Nurse', 'Open application', 'Night Porter (m/f/d)'),
      link: fc.constantFrom(
        '',
        '/careers/a',
        '/careers/b',
        'https://elsewhere.example/c',
        'https://boards.greenhouse.io/firm/jobs/1',
      ),
    }),
    { maxLength: 8 },
  ),
  stated: fc.array(fc.constantFrom('Welder', 'Baker', 'Nurse'), { maxLength: 4 }),
  rows: fc.array(fc.record({ id: fc.integer({ min: 1, max: 4 }), title: fc.constantFrom('Welder', 'Pilot', '') }), {
    maxLength: 6,
  }),
  hasBoard: fc.boolean(),
});

it('accounts for everything its readers found: what goes in comes out as a row', async () => {
  await fc.assert(
    fc.asyncProperty(generatedSite, async ({ cards, stated, rows, hasBoard }) => {
      const data = stated.map((title) => ({ '@type': 'JobPosting', title, description: `Work as ${title}` }));
      const page = `<h1>Careers</h1><ul>${cards
        .map(
          ({ title, link }) =>
            `<li><h3>${link === '' ? title : `<a href="${link}">${title}</a>`}</h3><p>Berlin</p></li>`,
        )
        .join('')}</ul><script type="application/ld+json">${JSON.stringify(data)}</script>${
        hasBoard ? '<a href="https://boards.greenhouse.io/firm">All jobs</a>' : ''
      }`;
      const jobs = rows.map(({ id, title }) => ({
        id,
        title,
        absolute_url: `https://boards.greenhouse.io/firm/jobs/${String(id)}`,
        location: {},
      }));
      const run = fakeRun({
        web: webOf({
          'https://firm.example/': '<a href="/careers">Careers</a>',
          'https://firm.example/careers': page,
          'https://boards-api.greenhouse.io/v1/boards/firm/jobs?content=true': JSON.stringify({
            jobs,
            meta: { total: jobs.length },
          }),
        }),
      });
      await careerPages.run(SITE, run.context);
      const careers = run.outputs.get('find-career-pages') as CareerSite;
      const onPages = careers.pages.reduce((sum, { structured, listed }) => sum + structured.length + listed.length, 0);
      const isBoardRead = careers.boards.length > 0 && rows.some(({ title }) => title !== '');
      expect(run.saved()).toHaveLength(onPages + (isBoardRead ? rows.length : 0));
    }),
    { numRuns: 60, seed: 7 },
  );
});

it('names the path where a board is not as it was, and reads its page instead; a board that is gone is no zero', async () => {
  const api = 'https://boards-api.greenhouse.io/v1/boards/firm/jobs?content=true';
  const pages = {
    'https://firm.example/': '<a href="/careers">Careers</a>',
    'https://firm.example/careers': '<h1>Careers</h1><a href="https://boards.greenhouse.io/firm">All jobs</a>',
  };
  const changed = fakeRun({
    web: webOf({
      ...pages,
      [api]: JSON.stringify({ openings: [] }),
      'https://job-boards.greenhouse.io/firm':
        '<h1>Current openings</h1><ul><li><a href="/firm/jobs/1">Baker</a></li><li><a href="/firm/jobs/2">Clerk</a></li></ul>',
      'https://job-boards.greenhouse.io/firm/jobs/1': '<h1>Baker</h1><p>You bake bread at night.</p>',
      'https://job-boards.greenhouse.io/firm/jobs/2': '<h1>Clerk</h1><p>You keep the books.</p>',
    }),
  });
  await careerPages.run(SITE, changed.context);
  expect(changed.findings).toContainEqual(
    finding('shape_changed', 'https://job-boards.greenhouse.io/firm', {
      detail: 'page 1: greenhouse: $.jobs is no list',
    }),
  );
  expect(changed.saved().map(({ fields }) => fields.job_title)).toEqual(['Baker', 'Clerk']);

  const gone = fakeRun({ web: webOf(pages) });
  await careerPages.run(SITE, gone.context);
  expect(gone.findings).toContainEqual(
    finding('board_unknown', 'https://job-boards.greenhouse.io/firm', { status: 404 }),
  );
});

it('tells of links that it did not follow where it found no career page, and not where it found one', async () => {
  const links = (count: number): string =>
    Array.from({ length: count }, (_, at) => `<a href="/p${String(at)}">Page ${String(at)}</a>`).join('');
  const limits = async (count: number, more: Readonly<Record<string, string>> = {}): Promise<object[]> => {
    const { context, findings } = fakeRun({ web: webOf({ 'https://firm.example/': links(count), ...more }) });
    await careerPages.run({ ...SITE, max_pages: 50 }, context);
    return findings.filter(({ why }) => why === 'links_limit');
  };
  expect(await limits(15)).toEqual([]);
  expect(await limits(18)).toEqual([finding('links_limit', 'https://firm.example/', { seen: 18, kept: 15 })]);
  const careers =
    '<h1>Careers</h1><h3><a href="/careers/1">Baker (m/f/d)</a></h3><h3><a href="/careers/2">Driver (m/f/d)</a></h3>';
  expect(await limits(18, { 'https://firm.example/careers': careers })).toEqual([]);
});

it('names no employer by the host of its site alone', async () => {
  const careers =
    '<h1>Careers</h1><h3><a href="/careers/1">Baker (m/f/d)</a></h3><h3><a href="/careers/2">Driver (m/f/d)</a></h3>';
  const web = webOf({
    'https://firm.example/': '<a href="/careers">Careers</a>',
    'https://firm.example/careers': careers,
  });
  const named = async (input: object): Promise<unknown[]> => {
    const { context, saved } = fakeRun({ web });
    await careerPages.run({ ...SITE, ...input }, context);
    return saved().map(({ fields, evidence }) => [fields.company_name, evidence.company_name?.source]);
  };
  expect(await named({})).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(await named({ company_name: 'Firm AG' })).toEqual([
    ['Firm AG', 'request'],
    ['Firm AG', 'request'],
  ]);
});

it('has a row for everything that the readers of composed sites saw, counted by them', async () => {
  let rows = 0;
  for (let seed = 1; seed <= 25; seed++) {
    const answers = [...composeSite(seed).pages].map(([path, page]) => [new URL(path, HOME).href, page] as const);
    const pages = answers.filter((answer): answer is readonly [string, string] => typeof answer[1] === 'string');
    const { context, findings, saved } = fakeRun({ web: webOf(Object.fromEntries(pages)) });
    await careerPages.run({ company_url: HOME, max_pages: 50 }, context);
    expect([seed, findings.filter(({ why }) => why === 'account_differs')]).toEqual([seed, []]);
    rows += saved().length;
  }
  expect(rows).toBeGreaterThan(50);
});

it('tells of each limit of links and addresses how many there were and how many were kept', async () => {
  const links = (count: number, nameOf: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => `<a href="/${nameOf(at)}">Page ${String(at)}</a>`).join('');
  const limitsOf = async (pages: Readonly<Record<string, string>>): Promise<object[]> => {
    const { context, findings } = fakeRun({ web: webOf(pages) });
    await careerPages.run(SITE, context);
    return findings.filter(({ why }) => why === 'links_limit' || why === 'sitemap_pages_limit');
  };
  const home = 'https://firm.example/';
  const careers = { 'https://firm.example/careers': '<h1>Careers</h1><p>There are no open positions.</p>' };
  expect(await limitsOf({ [home]: links(45, (at) => `${String(at)}/careers`) })).toContainEqual(
    finding('links_limit', 'the page that leads there', { seen: 45, kept: 40 }),
  );
  const many = `<a href="/careers">Careers</a>${links(2004, (at) => `p${String(at)}`)}`;
  expect(await limitsOf({ [home]: many, ...careers })).toEqual([
    finding('links_limit', home, { seen: 2005, kept: 2000 }),
  ]);
  const places = Array.from({ length: 20_005 }, (_, at) => `<url><loc>${home}p${String(at)}</loc></url>`).join('');
  const named = { [home]: '<a href="/careers">Careers</a>', ...careers };
  expect(await limitsOf({ ...named, [`${home}sitemap.xml`]: `<urlset>${places}</urlset>` })).toEqual([
    finding('sitemap_pages_limit', 'https://firm.example', { seen: 20_005, kept: 20_000 }),
  ]);
});

it.each([true, false])('charges no zero of a site whose sitemap was cut (%s)', async (isCut) => {
  const sitemap = 'https://firm.example/sitemap.xml';
  const web = webOf({ 'https://firm.example/': '<h1>Firm</h1><p>We build pumps.</p>', [sitemap]: '<urlset></urlset>' });
  const crawl: typeof web.crawl = (seeds, visit) =>
    web.crawl(seeds, (answer) => {
      const truncated = isCut && answer.request.url === sitemap;
      return visit(answer.outcome === 'page' ? { ...answer, truncated } : answer);
    });
  const { context, findings } = fakeRun({ web: { ...web, crawl } });
  const { chargedPostings } = await careerPages.run(SITE, context);
  expect([chargedPostings, findings.some(({ why }) => why === 'page_truncated')]).toEqual([
    isCut ? undefined : 0,
    isCut,
  ]);
});

it('charges no zero where max_pages left pages unread that may be about careers', async () => {
  const web = webOf({
    'https://firm.example/': '<h1>Firm</h1><p>We build pumps.</p><a href="/careers">Careers</a>',
    'https://firm.example/careers': '<h1>Careers</h1><h2>Open positions</h2><ul><li>Welder (m/f/d)</li></ul>',
  });
  const { context, findings } = fakeRun({ web });
  const { summary, chargedPostings } = await careerPages.run({ ...SITE, max_pages: 1 }, context);
  expect(findings.map(({ why }) => why)).toContain('max_pages_careers');
  expect([summary.jobs_total, chargedPostings]).toEqual([0, undefined]);
});

it('takes the name of the site where the one that is given is blank', async () => {
  const { context, saved } = fakeRun({
    web: webOf({
      'https://firm.example/': '<title>Firm</title><a href="/careers">Careers</a>',
      'https://firm.example/careers': '<h1>Careers</h1><h2>Open positions</h2><ul><li>Welder (m/f/d)</li></ul>',
    }),
  });
  const { summary } = await careerPages.run({ ...SITE, company_name: ' ' }, context);
  expect([summary.company, ...saved().map(({ fields }) => fields.company_name)]).toEqual(['Firm', 'Firm']);
});

it.each([
  ['is not there', 404, ['known_page_missing']],
  ['is refused', 403, ['page_not_read']],
  ['is read', '<h1>Vacancies</h1><ul><li>Welder (m/f/d)</li></ul>', []],
] as const)('says so where the career page that the caller knows %s', async (_what, answer, told) => {
  const known = 'https://firm.example/vacancies-of-last-year';
  const web = webOf({
    'https://firm.example/': '<h1>Firm</h1><a href="/careers">Careers</a>',
    'https://firm.example/careers': '<h1>Careers</h1><p>There are currently no open positions.</p>',
    [known]: answer,
  });
  const { context, findings } = fakeRun({ web });
  await careerPages.run({ ...SITE, known_career_page_url: known }, context);
  expect(findings.filter(({ about }) => about === known).map(({ why }) => why)).toEqual(told);
});

/** A network that answers nothing but the home page and the list, because the run is over. */
const endedAfter = (pages: Readonly<Record<string, string>>): ReturnType<typeof webOf> => {
  const web = webOf(pages);
  return {
    ...web,
    crawl: (seeds, visit) =>
      web.crawl(seeds, (answer) =>
        visit(
          answer.request.url in pages
            ? answer
            : { outcome: 'failed', request: answer.request, kind: 'time_used_up', reason: 'the run was cancelled' },
        ),
      ),
  };
};

it('tells the pages that a run that ended early did not ask for once, and charges no zero of it', async () => {
  const { context, findings } = fakeRun({ web: endedAfter({ 'https://firm.example/': '<h1>Firm</h1><p>Pumps.</p>' }) });
  const { chargedPostings } = await careerPages.run(SITE, context);
  const unread = findings.filter(({ kind }) => kind === 'not_read');
  expect(unread).toMatchObject([{ why: 'pages_not_asked', detail: 'the run was cancelled' }]);
  expect(unread[0]?.seen).toBeGreaterThan(5);
  expect(chargedPostings).toBeUndefined();
});

it('does not say that max_pages was reached where the run ended before that', async () => {
  const links = Array.from(
    { length: 12 },
    (_, at) => `<li><a href="/careers/${String(at)}">Welder ${String(at)} (m/f/d)</a></li>`,
  );
  const web = endedAfter({
    'https://firm.example/': '<h1>Firm</h1><a href="/careers">Careers</a>',
    'https://firm.example/careers': `<h1>Careers</h1><h2>Open positions</h2><ul>${links.join('')}</ul>`,
  });
  const { context, findings } = fakeRun({ web });
  const { summary } = await careerPages.run(SITE, context);
  expect(summary.jobs_total).toBe(12);
  expect(findings.filter(({ why }) => why === 'max_pages_postings' || why === 'posting_pages_not_read')).toEqual([
    finding('posting_pages_not_read', 'https://firm.example/careers/0', { seen: 12, kept: 0 }),
  ]);
});

it.each([
  ['Become one of us', '/one-of-us.html', ['https://firm.example/one-of-us.html']],
  ['Work for us', '/jobs/full-stack-baker', ['https://firm.example/jobs/full-stack-baker']],
  ['Full-stack baker', '/one-of-us.html', []],
  ['Full-stack baker', '/jobs/full-stack-baker', []],
])('the one advert is a career page where the menu calls it after no occupation: "%s" %s', async (name, path, urls) => {
  const menu = `<nav><a href="${path}">${name}</a></nav>`;
  const advert = '<h2>Full-stack baker</h2><h3>Your tasks</h3><ul><li>Bake</li><li>Sell</li></ul>';
  const asked = '<h3>Requirements</h3><ul><li>A licence</li><li>Experience in a mill</li></ul>';
  const facts = '<h3>The position:</h3><ul><li>Place of work: Leeds</li><li>Full-time</li><li>Permanent</li></ul>';
  const { context } = fakeRun({
    web: webOf({
      'https://firm.example/': `${menu}<h1>Firm</h1><p>We bake.</p>`,
      [`https://firm.example${path}`]: `<title>${name}</title>${menu}<main>${advert}${asked}${facts}</main>`,
    }),
  });
  const { summary } = await careerPages.run(SITE, context);
  expect([summary.jobs_total, summary.career_page_urls]).toEqual([1, urls]);
});

it.each([
  ['the page of its one advert that the caller names', { known_career_page_url: 'https://firm.example/blog.html' }, 1],
  ['no advert’s page that the caller does not name', {}, 0],
])('counts among the career pages %s', async (_which, known, expected) => {
  const web = webOf({
    'https://firm.example/': '<a href="/blog.html">Blog</a> <a href="/about.html">About us</a>',
    'https://firm.example/about.html': '<h1>About us</h1><p>We mill.</p>',
    'https://firm.example/blog.html': `<h1>Blog</h1><div><p>We wish you all a good harvest.</p></div>
      <div><p>The mill is looking for a baker.</p><p>Requirements:</p><ul><li>A licence</li></ul><p>We offer:</p>
      <ul><li>Bread</li></ul></div>`,
  });
  const { context, saved } = fakeRun({ web });
  const { summary } = await careerPages.run({ ...SITE, ...known }, context);
  expect(saved().map(({ fields }) => fields.job_title)).toEqual(['Baker']);
  expect(summary.career_page_urls).toHaveLength(expected);
});
