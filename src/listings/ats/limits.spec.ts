import { expect, it } from '@jest/globals';
import { fakeRun, webOf, type FakeAnswer } from '../../../test/fake-context.js';
import { sentenceOf } from '../../findings/finding.js';
import type { WebRequest } from '../../web/web.js';
import { readList, type ReadList } from '../read-list.js';
import { listingOf, recogniseBoard } from './index.js';

/** Reads the board at an address from what the answers give. */
async function readAt(address: string, answerTo: (request: WebRequest) => FakeAnswer): Promise<ReadList> {
  const board = recogniseBoard(new URL(address));
  if (!board) throw new Error(`${address} is no board`);
  const list = { key: 'x', listing: listingOf(board), source: { name: board.url, isPublic: false } };
  return readList(list, fakeRun({ web: webOf(answerTo) }).context);
}

it('reads every group of openings of a board', async () => {
  const links = Array.from({ length: 60 }, (_, at) => `<a href="/v1/firm/requisition-groups/g${String(at)}">Group</a>`);
  const { rows } = await readAt('https://herp.careers/v1/firm', ({ url }) => {
    const group = /requisition-groups\/(g\d+)/.exec(url)?.[1];
    if (group === undefined) return `<div class="requisition-list">${links.join('')}</div>`;
    return `<a class="requisition-list-card__header-anchor" href="/v1/firm/${group}-baker"><h3>Baker</h3></a>`;
  });
  expect(rows).toHaveLength(60);
});

it('says that a search gave no more, where mirrors are among what it counts', async () => {
  const hits = Array.from({ length: 1000 }, (_, at) => ({
    reference: String(Math.max(1, at)),
    slug: 's',
    name: 'Baker',
  }));
  const { findings } = await readAt('https://www.welcometothejungle.com/fr/companies/firm/jobs', ({ method }) =>
    method === 'POST'
      ? JSON.stringify({ nbHits: 1400, hits })
      : 'window.env={"ALGOLIA_APPLICATION_ID":"A1","ALGOLIA_API_KEY_CLIENT":"k"}',
  );
  expect(findings.map(sentenceOf)).toEqual([expect.stringContaining('lists no more than 999 postings: there may be')]);
});

it('tells of an older board which of the jobs that it counts are not there', async () => {
  const job = '<script type="application/ld+json">{"@type":"JobPosting","title":"Baker"}</script>';
  const { rows, findings } = await readAt('https://firm.softgarden.io/', ({ url }) => {
    if (url.endsWith('.softgarden.io/')) return '<script>var complete_job_id_list = [1,2,3];</script>';
    return /\/job\/[13]$/.test(url) ? job : 404;
  });
  expect([rows.length, findings.map(sentenceOf)]).toEqual([
    2,
    [expect.stringContaining('states 3 postings, 2 arrived')],
  ]);
});
