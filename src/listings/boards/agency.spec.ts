import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../test/fake-context.js';
import { readList } from '../read-list.js';
import { agencyListing } from './arbeitsagentur/agency-listing.js';

const INPUT = {
  title: 'Bäcker',
  radius: 25,
  max_pages: 20,
  page_size: 100,
  include_details: false,
  include_recruiter_details: false,
};
const listing = agencyListing(INPUT, { baseUrl: 'https://agency.test', versions: ['v6'] });

it.each([
  ['gives fewer rows a page than are asked for', 25, []],
  ['lost a row of a page since it counted', 100, [30]],
])('reads all pages of a board that %s', async (_what, size, lost) => {
  const all = Array.from({ length: 130 }, (_, at) => ({ referenznummer: String(at), stellenangebotsTitel: 'Bäcker' }));
  const web = webOf(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page'));
    const rows = all.slice((page - 1) * size, page * size).filter((_row, at) => page > 1 || !lost.includes(at));
    return JSON.stringify({ maxErgebnisse: 130, page, size, ...(rows.length > 0 && { ergebnisliste: rows }) });
  });
  const list = { key: 'search', listing, source: { name: 'agency', isPublic: true } };
  const { rows, pages } = await readList(list, fakeRun({ web }).context);
  expect([rows.length, pages]).toEqual([130 - lost.length, Math.ceil(130 / size)]);
});
