import { describe, expect, it } from '@jest/globals';
import { fakeRun, webOf, type FakeAnswer } from '../../../test/fake-context.js';
import { readList, type ReadList } from '../read-list.js';
import { parseHtml } from '../../postings/page/tree/html.js';
import { findSystems } from './detection.js';
import { listingOf, recogniseBoard } from './index.js';

async function readAt(address: string, answer: (url: string) => FakeAnswer): Promise<ReadList> {
  const board = recogniseBoard(new URL(address));
  if (!board) throw new Error(`${address} is no board`);
  const list = { key: 'x', listing: listingOf(board), source: { name: board.url, isPublic: false } };
  return readList(list, fakeRun({ web: webOf(({ url }) => answer(url)) }).context);
}

const GREENHOUSE = 'https://boards-api.greenhouse.io/v1/boards/example/jobs?content=true';
const JOBVITE = 'https://jobs.jobvite.com/Example-Inn';
const FEED = '7e680810-90b3-483a-bc7f-ab0bb57f7d5c';
const KEKA = 'https://example.keka.com/careers';
const RIPPLING = 'https://ats.rippling.com/api/v2/board/example/jobs?page=0&pageSize=50';

const rowOf = (path: string): string => `<ul class="jv-job-list"><li><a href="${path}">Baker</a></li></ul>`;

/** Where a board is asked, and all that answers: what older servers, or older recordings, know. */
const FORMER: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'Greenhouse without the pay',
    'https://job-boards.greenhouse.io/example',
    { [GREENHOUSE]: JSON.stringify({ jobs: [{ id: 1, title: 'Baker' }] }) },
  ],
  ['Jobvite without a search', `${JOBVITE}/jobs`, { [`${JOBVITE}/jobs`]: rowOf('/Example-Inn/job/oA11111') }],
  [
    'Jobvite with a search that shows nothing by itself',
    `${JOBVITE}/jobs`,
    {
      [`${JOBVITE}/search`]: '<form class="jv-page-search"><input name="q"></form>',
      [`${JOBVITE}/jobs`]: rowOf('/Example-Inn/job/oA11111'),
    },
  ],
  [
    'Keka by the word for the default portal',
    KEKA,
    {
      [KEKA]: `<meta name="portalName" content="leeds"><script>get("/ats/documents/${FEED}/careerportal/a.html")</script>`,
      [`${KEKA}/api/embedjobs/default/active/${FEED}`]: JSON.stringify([{ id: 1, title: 'Baker' }]),
    },
  ],
  [
    'the older feed of Paylocity',
    `https://recruiting.paylocity.com/recruiting/api/feed/jobs/${FEED}`,
    {
      [`https://recruiting.paylocity.com/recruiting/api/feed/jobs/${FEED}`]: JSON.stringify({
        jobs: [{ jobId: 1, title: 'Baker' }],
      }),
    },
  ],
  [
    'Rippling’s newer list',
    'https://ats.rippling.com/example/jobs',
    { [RIPPLING]: JSON.stringify({ items: [{ id: '1', name: 'Baker' }], totalItems: 1 }) },
  ],
];

describe.each([404, 400])('where everything else is answered %i', (status) => {
  it.each(FORMER)('reads %s, and warns of nothing', async (_what, address, answers) => {
    const { rows, findings, isRead } = await readAt(address, (url) => answers[url] ?? status);
    expect([rows.map(({ posting }) => posting.fields.job_title), findings, isRead]).toEqual([['Baker'], [], true]);
  });
});

it('does not ask pages of Jobvite without end that lead to each other', async () => {
  const asked = new Set<string>();
  await readAt(`${JOBVITE}/jobs`, (url) => {
    asked.add(url);
    const page = Number(new URL(url).searchParams.get('p') ?? 0);
    return `${rowOf('/Example-Inn/job/oA11111')}<a href="/Example-Inn/search?p=${String(page + 1)}">Next</a>`;
  });
  expect(asked.size).toBeLessThan(4);
});

it('reads a widget of JOIN whose script another one writes', () => {
  const key = `a.${Buffer.from('{"companyPublicId":"0c1f"}').toString('base64url')}.b`;
  const page = `<script>load("https:\\/\\/join.com\\/api\\/widget\\/bundle\\/${key}")</script>`;
  const url = 'https://example.com/jobs';
  const [board] = findSystems(parseHtml(page), url, url).boards;
  if (!board) throw new Error('no board is found');
  const listing = listingOf(board);
  const [request] = listing.read(page, { url, accept: 'text/html' }).next ?? [];
  expect([board.key, request?.headers]).toEqual(['widget/0c1f', { 'access-token': key }]);
});
