import { expect, it } from '@jest/globals';
import { foundPosting, type FoundPosting } from '../postings/posting.js';
import { listingOf } from './ats/index.js';
import { withPlainFields } from './plain-fields.js';

type Fields = Parameters<typeof foundPosting>[1];

function read(fields: Fields): FoundPosting['fields'] {
  const posting = foundPosting('ats', fields, { id: '1' });
  const listing = withPlainFields({
    first: () => [],
    read: () => ({ postings: [posting] }),
    readDetail: () => posting,
  });
  const [listed] = listing.read('', { url: '' }).postings;
  expect(listing.readDetail?.('', posting)).toEqual(listed);
  expect(Object.keys(listed?.evidence ?? {})).toEqual(Object.keys(listed?.fields ?? {}));
  return listed?.fields ?? {};
}

it.each<[Fields, Fields]>([
  [{ job_title: 'Research &amp; Development' }, { job_title: 'Research & Development' }],
  [{ job_title: '<b>Baker</b> <br/>(m/f)' }, { job_title: 'Baker (m/f)' }],
  [{ job_title: '&lt;strong&gt;Baker&lt;/strong&gt;' }, { job_title: 'Baker' }],
  [{ job_title: 'C++ & <T> Engineer, R&D' }, { job_title: 'C++ & <T> Engineer, R&D' }],
  [{ job_title: '<span></span>', city: 'K&ouml;ln' }, { city: 'Köln' }],
  [
    { location: 'Warsaw, , Poland', street_address: 'Main &amp; 5th' },
    { location: 'Warsaw, Poland', street_address: 'Main & 5th' },
  ],
  [
    { location: ', , Germany', city: 'Berlin, ,' },
    { location: 'Germany', city: 'Berlin' },
  ],
  [
    { job_title: 'R&amp;amp;D', department: '&amp;lt;b&amp;gt;Ovens&amp;lt;/b&amp;gt;' },
    { job_title: 'R&D', department: 'Ovens' },
  ],
  [{ job_description: 'a &amp; b <i>' }, { job_description: 'a &amp; b <i>' }],
  [
    { salary_min: 80_000, salary_max: 60_000, salary_currency: 'EUR' },
    { salary_min: 60_000, salary_max: 80_000, salary_currency: 'EUR' },
  ],
  [
    { salary_min: 1, salary_currency: '€' },
    { salary_min: 1, salary_currency: 'EUR' },
  ],
  [
    { salary_min: 1, salary_currency: 'EURO' },
    { salary_min: 1, salary_currency: 'EUR' },
  ],
  [{ salary_min: 1, salary_currency: '$' }, { salary_min: 1 }],
  [
    { salary_min: 1, salary_currency: 'US DOLLAR (USD)' },
    { salary_min: 1, salary_currency: 'USD' },
  ],
  [
    { salary_min: 1, salary_currency: 'EUR - EURO' },
    { salary_min: 1, salary_currency: 'EUR' },
  ],
  [{ job_title: 'N/A', location: 'N/A', city: '-', department: 'No Department' }, { job_title: 'N/A' }],
  [
    { location: 'None Street, Leeds', department: 'Unknown Waters', city: 'Nana' },
    { location: 'None Street, Leeds', department: 'Unknown Waters', city: 'Nana' },
  ],
])('reads %j as %j', (given, expected) => {
  expect(read(given)).toEqual(expected);
});

it('reads boards of career systems so', () => {
  const board = { system: 'lever', key: 'example', url: 'https://jobs.lever.co/example' };
  const rows = JSON.stringify([
    {
      id: '1',
      text: 'Cook &amp; Baker',
      salaryRange: { min: 9, max: 8, currency: 'euro', interval: 'per-hour-wage' },
    },
  ]);
  const [posting] = listingOf(board).read(rows, { url: 'https://api.lever.co/v0/postings/example' }).postings;
  expect(posting?.fields).toMatchObject({
    job_title: 'Cook & Baker',
    salary_min: 8,
    salary_max: 9,
    salary_currency: 'EUR',
  });
});
