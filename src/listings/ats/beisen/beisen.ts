// No public documentation; as its career sites ask (2026): one interface for all kinds of openings, which gives the
// fields that are asked for.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, tenant, type AtsSystem } from '../ats.js';
import { goesOn, labels, neededList, type Data } from '../reading.js';
import { description, placesOf, prose, readEmployment, readPayLine } from '../values.js';

const PAGE = 50;
const FIELDS = [
  'Category',
  'Kind',
  'LocId',
  'Org',
  'PostDate',
  'EndTime',
  'Salary',
  'ClassificationOne',
  'Duty',
  'Require',
];
/** The part of a site by the kind of opening: for the experienced, for graduates, for interns. */
const PARTS: Readonly<Record<string, string>> = { 1: 'social', 2: 'campus', 3: 'intern' };

export const beisen: AtsSystem = {
  name: 'beisen',
  hosts: /^[\w-]+\.zhiye\.com$/,

  recogniseUrl({ hostname }) {
    const key = tenant(/^([\w-]+)\.zhiye\.com$/.exec(hostname)?.[1]);
    return key === undefined ? undefined : { system: 'beisen', key, url: `https://${hostname}/` };
  },

  listing: ({ url }): Listing => ({
    first: () => [page(url, 0, PAGE)],
    read: (body, request) => readList(body, request, url),
  }),
};

function page(site: string, number: number, size: number): ListingRequest {
  return {
    url: `${site}api/Jobad/GetJobAdPageList`,
    method: 'POST',
    json: { PageIndex: number, PageSize: size, KeyWords: '', SpecialType: 0, PortalId: '', DisplayFields: FIELDS },
  };
}

function readList(body: string, request: ListingRequest, site: string): ListingPage {
  const answer = record(parseJson(body, 'beisen'));
  const code = numeric(answer['Code']);
  if (code !== undefined && code !== 0 && code !== 200)
    throw new ParseError(`beisen: $.Code is ${String(code)}, ${text(answer['Message']) ?? 'without a message'}`);
  const rows = neededList(answer, 'Data', 'beisen');
  const { PageIndex, PageSize } = record(request.json) as { PageIndex?: unknown; PageSize?: unknown };
  const number = numeric(PageIndex) ?? 0;
  // A site may cut a page: the next ones are counted in pages of the size that came.
  const size = number === 0 ? rows.length : (numeric(PageSize) ?? PAGE);
  const total = numeric(answer['Count']);
  const isMore = goesOn({ rows: rows.length, end: number * size + rows.length, total, size: PAGE });
  return {
    postings: rows.map((row) => readJob(row, site)),
    ...(total !== undefined && { total }),
    ...(isMore && { next: [page(site, number + 1, size)] }),
  };
}

function readJob(job: Data, site: string): FoundPosting {
  const id = text(job['Id']);
  const part = PARTS[text(job['CategoryId']) ?? ''] ?? 'social';
  return foundPosting(
    'ats',
    {
      job_title: text(job['JobAdName']),
      job_url: id === undefined ? undefined : `${site}${part}/detail?jobAdId=${id}`,
      location: placesOf(labels(job['LocNames'])),
      department: text(job['Org']) ?? text(job['ClassificationOne']),
      ...readEmployment(job['Kind'], job['Category']),
      ...readPayLine(text(job['Salary'])),
      posted_at: readDate(setDate(job['PostDate'])),
      application_deadline: readDate(setDate(job['EndTime'])),
      job_description: description(['岗位职责', prose(job['Duty'])], ['任职要求', prose(job['Require'])]),
    },
    { id: id && `${new URL(site).host} ${id}` },
  );
}

/** A date nobody set is of the year 1 or 2222. */
function setDate(value: unknown): string | undefined {
  const written = text(value);
  return written !== undefined && /^20\d{2}\b/.test(written) ? written : undefined;
}
