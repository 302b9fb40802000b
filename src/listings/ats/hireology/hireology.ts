// As its career sites ask (2026): 500 postings a page with everything; filled ones are among them.
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem } from '../ats.js';
import { type Data, neededList, textAt, isTrue, goesOn, publicRows } from '../reading.js';
import { placeFields, prose, readEmployment, readPay } from '../values.js';

const ROWS = 500;

export const hireology: AtsSystem = {
  name: 'hireology',
  liveBoard: 'https://careers.hireology.com/hireology',
  hosts: /\.hireology\.(?:com|careers)$/,

  recogniseUrl(url) {
    const isShared = url.hostname === 'careers.hireology.com';
    const own = /^([\w-]+)\.hireology\.careers$/.exec(url.hostname)?.[1];
    const key = tenant(isShared ? pathPart(url, 0) : own);
    return key === undefined ? undefined : { system: 'hireology', key, url: `https://careers.hireology.com/${key}` };
  },

  listing: ({ key }): Listing => ({
    first: () => [page(key, 1, ROWS)],
    read(body, request) {
      const answer = parseJson(body, 'hireology');
      const rows = neededList(answer, 'data', 'hireology');
      const total = numeric(record(answer)['count']);
      const { searchParams } = new URL(request.url);
      const number = Number(searchParams.get('page'));
      const size = number === 1 ? rows.length : Number(searchParams.get('page_size'));
      return {
        // The count is of all, open or not: it says nothing of what is shown.
        ...publicRows(
          rows,
          (row) => /^(?:open|)$/i.test(text(row['status']) ?? ''),
          (row) => readJob(row, key),
        ),
        ...(goesOn({ rows: rows.length, end: (number - 1) * size + rows.length, total, size: ROWS }) && {
          next: [page(key, number + 1, size)],
        }),
      };
    },
  }),
};

function page(key: string, number: number, size: number): ListingRequest {
  return {
    url: `https://api.hireology.com/v2/public/careers/${encodeURIComponent(key)}?page_size=${String(size)}&page=${String(number)}`,
  };
}

function readJob(job: Data, key: string): FoundPosting {
  const id = text(job['id']);
  const kind = text(job['employment_status']);
  const pay = record(job['compensation']);
  const isRange = isTrue(pay['is_comp_range']);
  const places = list(job['locations']).map((place) =>
    typeof place === 'string'
      ? { written: text(place) }
      : {
          city: textAt(place, 'city'),
          region: textAt(place, 'state'),
          country: textAt(place, 'country'),
          postalCode: textAt(place, 'zip') ?? textAt(place, 'zip_code') ?? textAt(place, 'zipCode'),
          street: textAt(place, 'street') ?? textAt(place, 'address'),
        },
  );
  return foundPosting(
    'ats',
    {
      job_title: text(job['name']),
      job_url: text(job['career_site_url']) ?? (id && `https://careers.hireology.com/${key}/${id}/description`),
      ...placeFields(places),
      department: textAt(job, 'job_family.name'),
      ...readEmployment(kind),
      remote_policy: isTrue(job['remote']) ? 'remote' : undefined,
      company_name: textAt(job, 'organization.name'),
      // It names no currency.
      ...readPay({
        min: isRange ? pay['comp_range_min'] : pay['comp_single_amount'],
        max: isRange ? pay['comp_range_max'] : pay['comp_single_amount'],
        period: pay['comp_period'],
      }),
      posted_at: readDate(job['created_at']),
      job_description: prose(job['job_description']),
    },
    { id },
  );
}
