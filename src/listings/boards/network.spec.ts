import { expect, it } from '@jest/globals';
import { finding } from '../../findings/finding.js';
import { foundPosting } from '../../postings/posting.js';
import { networkListing } from './linkedin/network-listing.js';

const INPUT = {
  titles: 'Baker',
  locations: [],
  max_jobs: 1000,
  include_details: true,
  include_company_details: false,
};
const listing = networkListing({ title: 'Baker', place: undefined }, INPUT, 'https://network.test');

function card(id: string): string {
  return `<div class="base-card" data-entity-urn="urn:li:jobPosting:${id}"><h3 class="base-search-card__title">Baker ${id}</h3></div>`;
}

function page(id: string): string {
  return `<h1 class="top-card-layout__title">Baker ${id}</h1><div class="show-more-less-html__markup">Bake ${id}.</div>
    <code id="decoratedJobPostingId" style="display: none"><!--"${id}"--></code>`;
}

it('says of a search that the network lists no more than it does', () => {
  const cards = Array.from({ length: 10 }, (_, at) => card(String(4_000_000_000 + at))).join('');
  const read = (start: number): ReturnType<typeof listing.read> =>
    listing.read(cards, {
      url: `https://network.test/jobs-guest/jobs/api/seeMoreJobPostings/search?start=${String(start)}`,
    });
  expect(read(980)).toMatchObject({ next: [{}], findings: [] });
  expect(read(990)).toMatchObject({
    findings: [finding('board_counts_no_further', "The network's job search", { kept: 1000 })],
  });
  expect(read(990).next).toBeUndefined();
});

it('takes the page of another posting for none, where an address leads there', () => {
  const posting = foundPosting('page', { job_title: 'Baker 41' }, { id: '41' });
  expect(listing.readDetail?.(page('41'), posting).fields.job_description).toBe('Bake 41.');
  expect(() => listing.readDetail?.(page('42'), posting)).toThrow('another posting');
});
