import { expect, it } from '@jest/globals';
import { fakeRun, webOf, type FakeAnswer } from '../../../../test/fake-context.js';
import type { Board } from '../ats.js';
import { listingOf, recogniseBoard } from '../index.js';
import { readWorkLevel } from './work-level.js';
import { readList, type ReadList } from '../../read-list.js';

function boardAt(address: string): Board {
  const board = recogniseBoard(new URL(address));
  if (!board) throw new Error(`${address} is no board`);
  return board;
}

it('asks a job site in one language only: of several it says that it has nothing', () => {
  const listing = listingOf(boardAt('https://myjobs.adp.com/example/cx'));
  const [settings = { url: '' }] = listing.first();
  const [list] = listing.read(JSON.stringify({ myJobsToken: 'visitor' }), settings).next ?? [];
  expect(list?.headers).toMatchObject({ 'accept-language': 'en-US', myjobstoken: 'visitor' });
});

it('shows the token of a job site to no server but the system’s own', () => {
  const listing = listingOf(boardAt('https://myjobs.adp.com/example/cx'));
  const [settings = { url: '' }] = listing.first();
  const read = (myadpUrl: string): string | undefined =>
    listing.read(JSON.stringify({ myJobsToken: 'visitor', properties: { myadpUrl } }), settings).next?.[0]?.url;
  expect(read('https://elsewhere.example/adp.com')).toMatch(/^https:\/\/my\.adp\.com\//);
  expect(read('https://adp.com.example')).toMatch(/^https:\/\/my\.adp\.com\//);
});

const CENTRE =
  'https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?cid=00000000-0000-0000-0000-000000000000&ccId=1_2';

async function readCentre(links: FakeAnswer, list: unknown): Promise<ReadList> {
  const board = boardAt(CENTRE);
  const web = webOf(({ url }) => (url.includes('/content-links/') ? links : JSON.stringify(list)));
  const source = { name: board.url, isPublic: false };
  return readList({ key: 'x', listing: listingOf(board), source }, fakeRun({ web }).context);
}

const CLOSED = JSON.stringify({
  meta: {
    customFieldGroup: {
      indicatorFields: [{ indicatorValue: false, nameCode: { codeValue: 'PublishedIndicator' } }],
      stringFields: [],
    },
  },
});
const BAKER = { jobRequisitions: [{ itemID: '1', requisitionTitle: 'Baker' }], meta: { totalNumber: 1 } };

it('tells a career centre that its client does not have from one without postings', async () => {
  const read = await readCentre(CLOSED, { jobRequisitions: [] });
  expect([read.rows, read.findings.map(({ why }) => why)]).toEqual([[], ['board_unknown']]);
});

it.each<readonly [FakeAnswer, string[]]>([
  [404, []],
  [CLOSED, []],
  // The postings in other languages may be missing.
  [500, ['board_not_read']],
  ['{}', ['shape_changed']],
])('reads a career centre whose languages are answered with %s', async (links, whys) => {
  const read = await readCentre(links, BAKER);
  expect([read.rows.map(({ posting }) => posting.fields.job_title), read.isRead]).toEqual([['Baker'], true]);
  expect(read.findings.map(({ why }) => why)).toEqual(whys);
});

it('keeps a posting of several languages in the first', async () => {
  const locale = (stringValue: string): object => ({ stringValue, nameCode: { codeValue: 'Locale' } });
  const links = { meta: { customFieldGroup: { stringFields: [locale('en_US'), locale('de_DE')] } } };
  const row = (place: string): object => ({
    jobRequisitions: [
      { itemID: '1', requisitionTitle: 'Baker', requisitionLocations: [{ nameCode: { shortName: place } }] },
    ],
  });
  const board = boardAt(CENTRE);
  const web = webOf(({ url }) =>
    JSON.stringify(url.includes('/content-links/') ? links : row(url.includes('de_DE') ? 'München' : 'Munich')),
  );
  const list = { key: 'x', listing: listingOf(board), source: { name: board.url, isPublic: false } };
  const { rows } = await readList(list, fakeRun({ web }).context);
  expect(rows.filter(({ verdict }) => !verdict).map(({ posting }) => posting.fields.location)).toEqual(['Munich']);
});

it.each([
  ['FT', 'full-time'],
  ['Regular F/T', 'full-time'],
  ['PT', 'part-time'],
  ['PT 129 or Less Hours', 'part-time'],
  ['FT or PT', 'full-time, part-time'],
  ['Temp PT', 'temporary'],
  ['PTO', undefined],
  ['DPT', undefined],
  ['PRN', undefined],
])('reads the work level %s', (label, type) => {
  expect(readWorkLevel(label).job_type).toBe(type);
});

it('reads a job site by another server and order where its own are not known', async () => {
  const rows = Array.from({ length: 60 }, (_row, index) => ({ reqId: String(index), publishedJobTitle: 'Baker' }));
  const board = boardAt('https://myjobs.adp.com/example/cx');
  const web = webOf(({ url }) => {
    const { origin, searchParams } = new URL(url);
    if (origin === 'https://myjobs.adp.com')
      return JSON.stringify({ myJobsToken: 'visitor', properties: { myadpUrl: 'https://elsewhere.adp.com' } });
    if (origin !== 'https://my.adp.com' || searchParams.get('$orderby') !== 'postingDate desc') return 400;
    const skip = Number(searchParams.get('$skip'));
    return JSON.stringify({ jobRequisitions: rows.slice(skip, skip + 50), count: 60 });
  });
  const list = { key: 'x', listing: listingOf(board), source: { name: board.url, isPublic: false } };
  const read = await readList(list, fakeRun({ web }).context);
  expect([read.rows.length, read.findings]).toEqual([60, []]);
});
