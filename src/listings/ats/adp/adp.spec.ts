import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import type { Board } from '../ats.js';
import { listingOf, recogniseBoard } from '../index.js';
import { readList } from '../../read-list.js';

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

it('tells a career centre that its client does not have from one without postings', async () => {
  const board = boardAt(
    'https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?cid=00000000-0000-0000-0000-000000000000&ccId=1_2',
  );
  const links = {
    meta: {
      customFieldGroup: {
        indicatorFields: [{ indicatorValue: false, nameCode: { codeValue: 'PublishedIndicator' } }],
        stringFields: [],
      },
    },
  };
  const list = { key: 'x', listing: listingOf(board), source: { name: board.url, isPublic: false } };
  const web = webOf(({ url }) => JSON.stringify(url.includes('/content-links/') ? links : { jobRequisitions: [] }));
  const read = await readList(list, fakeRun({ web }).context);
  expect([read.rows, read.findings.map(({ why }) => why)]).toEqual([[], ['board_unknown']]);
});
