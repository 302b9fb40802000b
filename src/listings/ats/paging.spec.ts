import { describe, expect, it } from '@jest/globals';
import { record } from '../../postings/text/words.js';
import type { ListingRequest } from '../listing.js';
import { listingOf, recogniseBoard } from './index.js';

/** A system's interface in small. */
interface Interface {
  readonly board: string;
  /** Rows of a full page. */
  readonly size: number;
  /** The answer to a request, of all rows, with this count of them; undefined where there is no such address. */
  readonly answer: (request: ListingRequest, rows: readonly number[], total: number | undefined) => unknown;
}

function asked({ url }: ListingRequest, name: string): number {
  return Number(new URL(url).searchParams.get(name) ?? 0);
}

function sent({ json }: ListingRequest, name: string): number {
  return Number(record(json)[name] ?? 0);
}

function feedOf(rows: readonly number[]): string {
  const items = rows.map(
    (row) => `<item><title>Job ${String(row)}</title><link>https://x.example/jobs/${String(row)}</link></item>`,
  );
  return `<rss><channel>${items.join('')}</channel></rss>`;
}

const title = (row: number): string => `Job ${String(row)}`;

const INTERFACES: Readonly<Record<string, Interface>> = {
  lever: {
    board: 'https://jobs.lever.co/example',
    size: 100,
    answer: (request, rows) =>
      rows
        .slice(asked(request, 'skip'))
        .slice(0, 100)
        .map((id) => ({ id, text: title(id) })),
  },
  smartrecruiters: {
    board: 'https://careers.smartrecruiters.com/Example',
    size: 100,
    answer: (request, rows, totalFound) => ({
      totalFound,
      content: rows
        .slice(asked(request, 'offset'))
        .slice(0, 100)
        .map((id) => ({ id, name: title(id) })),
    }),
  },
  beisen: {
    board: 'https://example.zhiye.com/campus/jobs',
    // Fifty are asked for; where they are counted, twenty are given.
    size: 50,
    answer: (request, rows, total) => {
      const size = Math.min(sent(request, 'PageSize'), (total ?? 0) === 0 ? 50 : 20);
      const from = sent(request, 'PageIndex') * size;
      return { Count: total, Data: rows.slice(from, from + size).map((Id) => ({ Id, JobAdName: title(Id) })) };
    },
  },
  darwinbox: {
    board: 'https://example.darwinbox.in/ms/candidate/careers',
    // A hundred are asked for; where they are counted, forty are given.
    size: 100,
    answer: (request, rows, total) => {
      const size = Math.min(sent(request, 'limit'), (total ?? 0) === 0 ? 100 : 40);
      const from = (sent(request, 'page') - 1) * size;
      const data = rows.slice(from, from + size).map((id) => ({ id, title: title(id) }));
      return { status: 'success', job_counts: total, data };
    },
  },
  workday: {
    board: 'https://example.wd3.myworkdayjobs.com/Site',
    size: 20,
    answer: (request, rows, total) => ({
      // Right on the first page only.
      total: sent(request, 'offset') === 0 ? total : 0,
      jobPostings: rows
        .slice(sent(request, 'offset'))
        .slice(0, 20)
        .map((row) => ({ title: title(row), externalPath: `/job/Wien/Job_R${String(row)}` })),
    }),
  },
  oracle: {
    board: 'https://example.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1',
    // Two hundred are asked for; this tenant gives no more.
    size: 25,
    answer: ({ url }, rows, TotalJobsCount) => {
      const offset = Number(/offset=(\d+)/.exec(url)?.[1]);
      return {
        items: [
          {
            TotalJobsCount,
            requisitionList: rows
              .slice(offset)
              .slice(0, 25)
              .map((Id) => ({ Id, Title: title(Id) })),
          },
        ],
      };
    },
  },
  eightfold: {
    board: 'https://example.eightfold.ai/careers?domain=example.com',
    size: 10,
    answer: (request, rows, count) => ({
      count,
      positions: rows
        .slice(asked(request, 'start'))
        .slice(0, 10)
        .map((id) => ({ id, name: title(id) })),
    }),
  },
  ukg: {
    board: 'https://recruiting2.ultipro.com/EXA1000/JobBoard/00000000-0000-0000-0000-000000000000',
    size: 50,
    answer: ({ json }, rows, totalCount) => {
      const skip = Number(record(record(json)['opportunitySearch'])['Skip']);
      return {
        totalCount,
        opportunities: rows
          .slice(skip)
          .slice(0, 50)
          .map((Id) => ({ Id, Title: title(Id) })),
      };
    },
  },
  adp: {
    board:
      'https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?cid=00000000-0000-0000-0000-000000000000',
    size: 20,
    answer: (request, rows, totalNumber) =>
      request.url.includes('/content-links/')
        ? { meta: { customFieldGroup: { stringFields: [] } } }
        : {
            meta: { totalNumber },
            jobRequisitions: rows
              .slice(asked(request, '$skip') - 1)
              .slice(0, 20)
              .map((itemID) => ({ itemID, requisitionTitle: title(itemID) })),
          },
  },
  rippling: {
    board: 'https://ats.rippling.com/example/jobs',
    size: 50,
    answer: (request, rows, totalItems) =>
      request.url.includes('/v2/')
        ? {
            totalItems,
            items: rows
              .slice(asked(request, 'page') * 50)
              .slice(0, 50)
              .map((id) => ({ id, name: title(id) })),
          }
        : undefined,
  },
  traffit: {
    board: 'https://example.traffit.com/career/',
    size: 100,
    answer: ({ headers }, rows) => {
      const page = Number(headers?.['x-request-current-page']);
      return rows.slice((page - 1) * 100, page * 100).map((id) => ({ id, advert: { name: title(id) } }));
    },
  },
  hireology: {
    board: 'https://careers.hireology.com/example',
    // Five hundred are asked for; where they are counted, a hundred are given.
    size: 500,
    answer: (request, rows, count) => {
      const size = Math.min(asked(request, 'page_size'), (count ?? 0) === 0 ? 500 : 100);
      const from = (asked(request, 'page') - 1) * size;
      return { count, data: rows.slice(from, from + size).map((id) => ({ id, name: title(id), status: 'Open' })) };
    },
  },
  dayforce: {
    board: 'https://jobs.dayforcehcm.com/en-US/example/CANDIDATEPORTAL',
    size: 25,
    answer: (request, rows, maxCount) =>
      request.method === 'POST'
        ? {
            maxCount,
            jobPostings: rows
              .slice(sent(request, 'paginationStart'))
              .slice(0, 25)
              .map((jobPostingId) => ({ jobPostingId, jobTitle: title(jobPostingId) })),
          }
        : { csrfToken: 'x' },
  },
  almacareer: {
    board: 'https://example.jobs.cz/',
    size: 10,
    answer: ({ json }, rows, totalNumberOfItems) => {
      if (json === undefined)
        return `<script>window.__LMC_CAREER_WIDGET__.push({"widgetId":"00000000-0000-4000-8000-000000000001","apiKey":"${'a'.repeat(64)}"});</script>`;
      const { page } = record(record(json)['variables']) as { page: number };
      const jobAds = rows.slice((page - 1) * 10, page * 10).map((id) => ({ id, title: title(id) }));
      return { data: { widget: { jobAdList: { paginator: { totalNumberOfItems }, groupedJobAds: { jobAds } } } } };
    },
  },
  teamtailor: {
    board: 'https://example.teamtailor.com/jobs',
    size: 100,
    answer: (request, rows) =>
      request.url.includes('/jobs.rss') ? feedOf(rows.slice(asked(request, 'offset')).slice(0, 100)) : undefined,
  },
};

/** Titles of everything that the reader asks for, and how often it asked. */
function readAll({ board, answer }: Interface, rows: readonly number[], total: number | undefined): [string[], number] {
  const found = recogniseBoard(new URL(board));
  if (!found) throw new Error(`${board} is no board`);
  const listing = listingOf(found);
  const titles = new Set<string>();
  const open = [...listing.first()];
  let requests = 0;
  for (let request = open.shift(); request && requests < 100; request = open.shift()) {
    requests++;
    const body = answer(request, rows, total);
    if (body === undefined) {
      open.push(...[listing.otherwise?.(request, 404)].filter((again) => again !== undefined));
      continue;
    }
    const page = listing.read(typeof body === 'string' ? body : JSON.stringify(body), request);
    for (const { fields } of page.postings) titles.add(fields.job_title ?? '');
    open.push(...(page.next ?? []));
  }
  return [[...titles], requests];
}

describe.each(Object.entries(INTERFACES))('%s', (_name, system) => {
  const cases = [0, 1, system.size, system.size + 1, 2 * system.size, 3 * system.size + 1];

  it.each(cases)('reads %i postings, counted', (count) => {
    const rows = Array.from({ length: count }, (_, index) => index + 1);
    const [titles, requests] = readAll(system, rows, count);
    expect(titles).toEqual(rows.map(title));
    expect(requests).toBeLessThan(20);
  });

  it.each(cases)('reads %i postings that nobody counts, or counts wrongly', (count) => {
    const rows = Array.from({ length: count }, (_, index) => index + 1);
    expect(readAll(system, rows, undefined)[0]).toEqual(rows.map(title));
    expect(readAll(system, rows, 0)[0]).toEqual(rows.map(title));
  });
});
