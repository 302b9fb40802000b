import { expect, it } from '@jest/globals';
import { IS_OVER } from '../../postings/over.js';
import { foundPosting } from '../../postings/posting.js';
import type { ListingPage } from '../listing.js';
import { indeed } from './indeed/indeed.js';
import { stepstone } from './stepstone/stepstone.js';

const JOBS = 'https://www.indeed.com/jobs?q=Baker';
const NOTHING = '<h1>The search <b>Baker</b> did not match any jobs.</h1>';

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

it.each([
  ['Baker in Voll- oder Teilzeit', 'full-time', undefined],
  ['Baker in Voll- oder Teilzeit', 'part-time', undefined],
  ['Baker in Teilzeit', 'full-time', 'other_job_type'],
  ['Baker', 'full-time', undefined],
] as const)('tells of StepStone’s “%s” to who asks for %s: %s', (title, job_type, reason) => {
  const { listing } = stepstone({ ...INPUT, country: 'de', job_type }, OPTIONS);
  const state = JSON.stringify({ searchResults: { items: [{ id: 1, title, url: '/jobs/1' }] } });
  const body = `<script>window.__PRELOADED_STATE__["app-unifiedResultlist"] = ${state};</script>`;
  expect(told(listing.read(body, { url: 'https://www.stepstone.de/jobs/baker' }))).toEqual([['1', reason]]);
});

function indeedPage(total: number, results?: readonly object[]): string {
  const cards = JSON.stringify({ metaData: { mosaicProviderJobCardsModel: { results } } });
  const shown = results ? `window.mosaic.providerData["mosaic-provider-jobcards"]=${cards};` : '';
  return `<script>window._initialData={"totalJobCount":${String(total)}};${shown}</script>`;
}

it('believes no words of Indeed that nothing matched where it counts matches and shows no card', () => {
  const { listing } = indeed({ ...INPUT, country: 'us' }, OPTIONS);
  const texts = '<script>i18n={"none":"did not match any jobs"}</script>';
  expect(() => listing.read(indeedPage(6217) + texts, { url: JOBS })).toThrow('no job cards');
  expect(listing.read(indeedPage(0) + NOTHING, { url: JOBS })).toEqual({ postings: [], total: 0 });
});

it('takes what Indeed shows beside its words that nothing matched for suggestions', () => {
  const { listing } = indeed({ ...INPUT, country: 'us' }, OPTIONS);
  const page = indeedPage(0, [{ jobkey: '1', title: 'Confectioner' }]);
  expect(told(listing.read(page + NOTHING, { url: JOBS }))).toEqual([['1', 'suggestion']]);
  expect(told(listing.read(page, { url: JOBS }))).toEqual([['1', undefined]]);
});

it.each([
  [true, 'expired'],
  [false, undefined],
])('takes from the page of a posting on Indeed whether it expired: %s', (expired, words) => {
  const { listing } = indeed({ ...INPUT, country: 'us' }, OPTIONS);
  const job = { title: 'Baker', expired, description: { html: '<p>You bake.</p>' } };
  const state = JSON.stringify({ hostQueryExecutionResult: { data: { jobData: { results: [{ job }] } } } });
  const posting = foundPosting('page-data', { job_title: 'Baker' }, { id: '1' });
  const read = listing.readDetail?.(`<script>window._initialData=${state};</script>`, posting);
  expect([read?.fields.job_description, read?.extras?.[IS_OVER]]).toEqual(['You bake.', words]);
});
