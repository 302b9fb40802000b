import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { expectedOf, SYSTEMS } from '../../../test/ats-cases.js';
import { fakeRun, webOf, type FakeAnswer } from '../../../test/fake-context.js';
import { readList, type ReadList } from '../read-list.js';
import type { ListingRequest } from '../listing.js';
import type { Board } from './ats.js';
import { atsSystems, listingOf } from './index.js';

/** Every system that is read, with the board of its first case. */
const READABLE = atsSystems.flatMap(({ name, listing }): (readonly [string, Board])[] =>
  listing ? [[name, expectedOf(join(SYSTEMS, name, 'cases/basic')).board as Board]] : [],
);

const LOGIN = `<!doctype html><html><head><title>Sign in</title></head><body><h1>Sign in to continue</h1>
<form action="/session" method="post"><label>E-mail <input name="email"></label><button>Sign in</button></form>
<a href="/forgot">Forgot your password?</a></body></html>`;

const FAULTS: readonly (readonly [string, FakeAnswer, string])[] = [
  ['a login page', LOGIN, 'shape_changed'],
  ['an empty body', '', 'shape_changed'],
  ['JSON that breaks off', '{"jobs":[{"title":"Wel', 'shape_changed'],
  ['a page that is not there', 404, 'board_unknown'],
  ['a board that was closed', 410, 'board_unknown'],
  ['a refusal', 403, 'board_refused'],
  ['a request to wait', 429, 'board_refused'],
  ['a server that fails', 500, 'board_not_read'],
  ['a server that is busy', 503, 'board_not_read'],
];

async function readFrom(board: Board, answer: (request: ListingRequest) => FakeAnswer): Promise<ReadList> {
  const list = { key: 'x', listing: listingOf(board), source: { name: board.url, isPublic: false } };
  return readList(list, fakeRun({ web: webOf(answer) }).context);
}

describe.each(READABLE)('%s', (system, board) => {
  it.each(FAULTS)('tells %s from a board without postings', async (_what, answer, why) => {
    const read = await readFrom(board, () => answer);
    expect([read.isRead, read.rows, [...new Set(read.findings.map((found) => found.why))]]).toEqual([false, [], [why]]);
  });

  it('reads a board without postings as that', async () => {
    const answers = EMPTY[system] ?? [];
    const read = await readFrom(board, ({ url }) => {
      const [, body] = answers.find(([part]) => url.includes(part)) ?? [];
      return body === undefined ? 404 : typeof body === 'string' ? body : JSON.stringify(body);
    });
    expect([read.rows, read.total ?? 0]).toEqual([[], 0]);
    // Its interface answers the same for a company that it does not know: nobody can tell, and that is told.
    const isDoubtful = system === 'smartrecruiters';
    expect(read.findings.map(({ why }) => why)).toEqual(isDoubtful ? ['board_unknown'] : []);
    expect(read.isRead).toBe(!isDoubtful);
  });
});

it('tells that the open answer of Zoho Recruit is full: it gives no more', async () => {
  const [, board] = READABLE.find(([system]) => system === 'zoho') ?? [];
  if (!board) throw new Error('zoho is not read');
  const rows = (count: number): unknown[] =>
    Array.from({ length: count }, (_row, index) => ({ id: String(index), Posting_Title: 'Baker' }));
  const whyOf = async (count: number): Promise<string[]> =>
    (await readFrom(board, () => JSON.stringify({ code: 'success', data: rows(count) }))).findings.map(
      ({ why }) => why,
    );
  expect([await whyOf(749), await whyOf(750)]).toEqual([[], ['board_counts_no_further']]);
});

it('does not take the page to which a company’s site leads that left Jobvite for a site without postings', async () => {
  const page = '<html><head><title>Jobvite</title></head><body><div class="jv-header">Hire with us</div></body></html>';
  const read = await readFrom(
    { system: 'jobvite', key: 'example', url: 'https://jobs.jobvite.com/example/jobs' },
    () => page,
  );
  expect([read.isRead, read.findings.map(({ why }) => why)]).toEqual([false, ['shape_changed']]);
});

const NEXT = (props: unknown): string =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(props)}</script>`;
const NONE = '<p>There are no open positions at the moment.</p>';

/** What a board without postings answers, by a part of the address that is asked. */
const EMPTY: Readonly<Record<string, readonly (readonly [part: string, body: unknown])[]>> = {
  adp: [
    ['/job-requisitions', { jobRequisitions: [], meta: { totalNumber: 0 } }],
    ['/content-links/', { meta: { customFieldGroup: { stringFields: [] } } }],
  ],
  almacareer: [
    [
      'graphql',
      {
        data: {
          widget: {
            jobAdList: {
              paginator: { lastPage: 1, totalNumberOfItems: 0 },
              groupedJobAds: { jobAds: [], groups: null },
            },
          },
        },
      },
    ],
    [
      '',
      `<script>window.__LMC_CAREER_WIDGET__.push({"widgetId":"00000000-0000-4000-8000-000000000001","apiKey":"${'a'.repeat(64)}"});</script>`,
    ],
  ],
  ashby: [['', { apiVersion: '1', jobs: [] }]],
  avature: [
    ['', `<meta name="avature.portal.id" content="4"><div class="list-controls__text__legend">0 results</div>${NONE}`],
  ],
  bamboohr: [['', { meta: { totalCount: 0 }, result: [] }]],
  beisen: [['', { Code: 200, Count: 0, Data: [] }]],
  breezy: [['', []]],
  bite: [
    ['/jobs-api/', 'var y=z.createClient({key:"9d6d3e33a4d7cc7c319d0ccb38cf695f6c3c4172"});'],
    ['', { jobPostings: [], page: { offset: 0, num: 100, total: 0 } }],
  ],
  comeet: [['', '<script>COMPANY_POSITIONS_DATA = [];</script>']],
  cornerstone: [
    [
      '/careersite/',
      '<script>csod.context={"token":"a.b.c","cultureID":1,"cultureName":"en-US","endpoints":{"cloud":"https://eu.api.csod.com/"}};</script>',
    ],
    ['', { status: 'Success', data: { totalCount: 0, requisitions: [] } }],
  ],
  dayforce: [
    ['/auth/csrf', { csrfToken: '0123456789abcdef' }],
    ['', { maxCount: 0, offset: 0, count: 0, jobPostings: [] }],
  ],
  deel: [
    ['/career_page_settings', { organizationId: 'o-1', jobBoard: { id: 'b-2' } }],
    ['', []],
  ],
  keka: [
    ['/embedjobs/', []],
    ['', '<script>fetch("/ats/documents/1b4e28ba-2fa1-41d2-883f-0016d3cca427/careerportal/a.html")</script>'],
  ],
  recruiterbox: [['', `<script>var cfg = {total_jobs: 0};</script>${NONE}`]],
  taleo: [
    ['/jobsearch.ftl', "<script>var s = { portalNo: '101430233', lang: 'en' };</script>"],
    ['', { requisitionList: [], pagingData: { currentPageNo: 1, pageSize: 25, totalCount: 0 } }],
  ],
  welcometothejungle: [
    [
      '/api/env',
      'window.env = {"PUBLIC_ALGOLIA_APPLICATION_ID":"ABC123","PUBLIC_ALGOLIA_API_KEY_CLIENT":"0123456789abcdef","PUBLIC_ALGOLIA_JOBS_INDEX_PREFIX":"jobs"};',
    ],
    ['', { nbHits: 0, hits: [] }],
  ],
  darwinbox: [['', { status: 'success', job_counts: 0, data: [] }]],
  dvinci: [['', []]],
  eightfold: [['', { count: 0, positions: [] }]],
  factorial: [['', `<div data-target="job-filters.list">${NONE}</div>`]],
  freshteam: [['', { jobs: [], branches: [], job_roles: [] }]],
  gem: [['', []]],
  greenhouse: [['', { jobs: [], meta: { total: 0 } }]],
  gupy: [['', NEXT({ props: { pageProps: { careerPage: { name: 'Exemplo' }, jobs: [] } } })]],
  gusto: [['', `<body data-action="job_boards-show">${NONE}</body>`]],
  hibob: [['', { jobAdDetails: [] }]],
  hireology: [['', { count: 0, data: [] }]],
  herp: [['/v1/', '<div class="requisition-list"></div>']],
  homerun: [
    [
      '',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Example</title><author><name>Example</name></author></feed>',
    ],
  ],
  icims: [['', `<div class="iCIMS_ListingsPage">${NONE}</div>`]],
  jazzhr: [
    ['/feeds/export/', '<jobs><publisher>JazzHR</publisher></jobs>'],
    ['', `<div class="job_listings_wrapper">${NONE}</div>`],
  ],
  jobvite: [['', `<body class="jv-desktop"><div class="jv-page-body">${NONE}</div></body>`]],
  jobylon: [['', "<script>JBL.embed_v2['jobs'] = [];</script>"]],
  join: [
    [
      '',
      NEXT({ props: { pageProps: { initialState: { company: {}, jobs: { items: [], pagination: { total: 0 } } } } } }),
    ],
  ],
  lever: [['', []]],
  manatal: [['', { count: 0, next: null, results: [] }]],
  onlyfy: [
    ['/ajax_list', `<div class="row">${NONE}</div>`],
    ['', '<div id="jobList"></div>'],
  ],
  oracle: [['', { items: [{ TotalJobsCount: 0, requisitionList: [] }], count: 1 }]],
  pageup: [['', `<span class="result-count">0</span><div id="search-results-content">${NONE}</div>`]],
  paylocity: [['', '<script>window.pageData = {"Departments":[],"Jobs":[]};</script>']],
  personio: [['', '<workzag-jobs></workzag-jobs>']],
  phenom: [['', { refineSearch: { status: 200, hits: 0, totalHits: 0, data: { jobs: [] } } }]],
  pinpoint: [['', { data: [] }]],
  recruitee: [['', { offers: [] }]],
  rexx: [['', `<section id="joboffer_table_container" data-count="0">${NONE}</section>`]],
  rippling: [['', []]],
  smartrecruiters: [['', { offset: 0, limit: 100, totalFound: 0, content: [] }]],
  softgarden: [['', { '@type': 'DataFeed', numberOfItems: 0, dataFeedElement: [] }]],
  successfactors: [
    ['', '<rss version="2.0"><channel><title>Careers</title><link>https://x.example</link></channel></rss>'],
  ],
  talentbrew: [['', `<section id="search-results" data-total-job-results="0" data-total-pages="0">${NONE}</section>`]],
  talentclue: [['', `<div class="view-jobs">${NONE}</div>`]],
  teamtailor: [
    ['/jobs.json', { title: 'Careers', items: [] }],
    ['/jobs.rss', '<rss version="2.0"><channel><title>Careers</title></channel></rss>'],
  ],
  traffit: [['', []]],
  ukg: [['', { opportunities: [], totalCount: 0 }]],
  umantis: [['', `<div class="tableaslist">${NONE}</div>`]],
  workable: [['', { name: 'Example', jobs: [] }]],
  workday: [['', { total: 0, jobPostings: [] }]],
  zoho: [['', { code: 'success', data: [] }]],
};
