import { expect, it } from '@jest/globals';
import { finding, type Finding } from '../../../findings/finding.js';
import type { ListingPage, ListingRequest } from '../../listing.js';
import { workday } from './workday.js';

it('counts to 2,000 postings, as the system does, and says that there may be more', async () => {
  const board = workday.recogniseUrl?.(new URL('https://firm.wd3.myworkdayjobs.com/en-US/Careers'));
  const listing = board && workday.listing?.(board);
  if (!board || !listing) throw new Error('no board');
  const findings: Finding[] = [];
  let count = 0;
  const waiting: ListingRequest[] = [...listing.first()];
  for (let request = waiting.shift(); request; request = waiting.shift()) {
    const jobPostings = Array.from({ length: 20 }, (_, at) => ({
      ...{ title: 'Welder', externalPath: `/job/Bonn/Welder_R${String(count + at)}`, bulletFields: [] },
    }));
    const body = JSON.stringify({ total: 2000, jobPostings, facets: [] });
    const page: ListingPage = await Promise.resolve(listing.read(body, request));
    count += page.postings.length;
    findings.push(...(page.findings ?? []));
    waiting.push(...(page.next ?? []));
  }
  expect([count, findings]).toEqual([2000, [finding('board_counts_no_further', board.url, { kept: 2000 })]]);
});

it('takes copies of a requisition for one, and requisitions that are counted from 1 for several', () => {
  const url = 'https://firm.wd3.myworkdayjobs.com/Careers';
  const board = workday.recogniseUrl?.(new URL(url));
  const jobPostings = ['R-1', 'R-2', 'R-77', 'R-77-1'].map((number) => ({
    ...{ title: 'Driver', externalPath: `/job/Bonn/Driver_${number}` },
  }));
  const page = board && workday.listing?.(board).read(JSON.stringify({ jobPostings }), { url, json: {} });
  expect(new Set(page?.postings.map(({ id }) => id)).size).toBe(3);
});

it('takes requisitions whose own number ends in one digit for several', () => {
  const url = 'https://firm.wd3.myworkdayjobs.com/Careers';
  const board = workday.recogniseUrl?.(new URL(url));
  const rows = [
    ['JR-2026-4', 'JR-2026-4'],
    ['JR-2026-5', 'JR-2026-5'],
    ['JR-2026-5-1', 'JR-2026-5'],
  ];
  const jobPostings = rows.map(([number = '', stated]) => ({
    ...{ title: 'Driver', externalPath: `/job/Bonn/Driver_${number}`, bulletFields: [stated] },
  }));
  const page = board && workday.listing?.(board).read(JSON.stringify({ jobPostings }), { url, json: {} });
  expect(page?.postings.map(({ id }) => id)).toEqual(
    ['JR-2026-4', 'JR-2026-5', 'JR-2026-5'].map((number) => `/job/Bonn/Driver_${number}`),
  );
});
