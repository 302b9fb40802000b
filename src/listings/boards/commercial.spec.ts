import { expect, it } from '@jest/globals';
import type { ListingPage } from '../listing.js';
import { indeed } from './indeed/indeed.js';
import { stepstone } from './stepstone/stepstone.js';

const INPUT = { title: 'Baker', max_pages: 3, include_details: false, include_company_details: false };
const OPTIONS = { baseUrl: undefined, oldest: undefined };

function told({ postings, rejected = [] }: ListingPage): (string | undefined)[][] {
  return [
    ...postings.map(({ id, fields }) => [id, fields.remote_policy]),
    ...rejected.map(({ posting, reasonCode }) => [posting.id, reasonCode]),
  ];
}

it('returns no row of Indeed that is marked as expired', () => {
  const { listing } = indeed({ ...INPUT, country: 'us' }, OPTIONS);
  const results = [true, false].map((expired) => ({ jobkey: String(expired), title: 'Baker', expired }));
  const cards = JSON.stringify({ metaData: { mosaicProviderJobCardsModel: { results } } });
  const body = `<script>window.mosaic.providerData["mosaic-provider-jobcards"]=${cards};</script>`;
  expect(told(listing.read(body, { url: 'https://www.indeed.com/jobs?q=Baker' }))).toEqual([
    ['false', undefined],
    ['true', 'page_says_over'],
  ]);
});

it.each([
  [
    undefined,
    [
      ['0', undefined],
      ['1', 'remote'],
      ['2', 'hybrid'],
    ],
  ],
  [
    true,
    [
      ['1', 'remote'],
      ['0', 'not_from_home'],
      ['2', 'not_from_home'],
    ],
  ],
])('tells what of StepStone can be done from home, and returns only that where it is asked for: %s', (remote, rows) => {
  const { listing } = stepstone({ ...INPUT, country: 'de', ...(remote !== undefined && { remote }) }, OPTIONS);
  const [request = { url: '' }] = listing.first();
  expect(new URL(request.url).searchParams.get('wfh')).toBe(remote === true ? '1' : null);
  const items = ['0', '1', '2'].map((id) => ({ id, title: 'Baker', url: `/jobs/${id}`, workFromHome: id }));
  const state = JSON.stringify({ searchResults: { items } });
  const body = `<script>window.__PRELOADED_STATE__["app-unifiedResultlist"] = ${state};</script>`;
  expect(told(listing.read(body, request))).toEqual(rows);
});
