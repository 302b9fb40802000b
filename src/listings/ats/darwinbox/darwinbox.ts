// As its career portals ask (2026): a hundred postings a page with everything. Some portals let browsers in only: then
// it is a refusal.
import { ParseError } from '../../../errors.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem } from '../ats.js';
import { at, type Data, firstText, labels, neededList, isTrue, goesOn } from '../reading.js';
import { prose, readEmployment } from '../values.js';

const HOST = /^([\w-]+)\.darwinbox\.(?:in|com)$/;
const ROWS = 100;

export const darwinbox: AtsSystem = {
  name: 'darwinbox',
  liveBoard: 'https://kotaksecurities.darwinbox.in/ms/candidate/careers',
  hosts: HOST,

  recogniseUrl(url) {
    if (tenant(HOST.exec(url.hostname)?.[1]) === undefined || pathPart(url, 0) !== 'ms') return undefined;
    if (!/^candidate(?:v2)?$/.test(pathPart(url, 1) ?? '')) return undefined;
    const third = pathPart(url, 2) ?? 'careers';
    const company = third === 'careers' ? 'main' : third;
    return {
      system: 'darwinbox',
      key: `${url.hostname}/${company}`,
      url: `https://${url.hostname}/ms/candidatev2/${company}/careers`,
    };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [page(key, 1, ROWS)],
    otherwise: (request) => (request.method === 'POST' ? older(key) : undefined),
    read(body, request) {
      const answer = parseJson(body, 'darwinbox');
      if (!/^success$/i.test(text(record(answer)['status']) ?? ''))
        throw new ParseError('darwinbox: the answer has no status of success');
      if (request.method !== 'POST') {
        const rows = neededList(answer, 'message.jobs', 'darwinbox');
        return {
          postings: rows.map((row) => readRow(row, url)),
          total: numeric(at(answer, 'message.jobscount')) ?? rows.length,
        };
      }
      const rows = neededList(answer, 'data', 'darwinbox');
      const total = numeric(record(answer)['job_counts']);
      const number = numeric(at(request.json, 'page')) ?? 1;
      // A portal may cut a page: the next ones are counted in pages of the size that came.
      const size = number === 1 ? rows.length : (numeric(at(request.json, 'limit')) ?? ROWS);
      const end = (number - 1) * size + rows.length;
      return {
        postings: rows.map((row) => readRow(row, url)),
        ...(total !== undefined && { total }),
        ...(goesOn({ rows: rows.length, end, total, size: ROWS }) && { next: [page(key, number + 1, size)] }),
      };
    },
    // The older list has no texts.
    detail: ({ id, fields }) =>
      id === undefined || fields.job_description !== undefined ? undefined : { url: older(key, `/${id}`).url },
    readDetail: (body, posting) => readDetail(parseJson(body, 'darwinbox'), posting, url),
  }),
};

function page(key: string, number: number, limit: number): ListingRequest {
  const [host = '', companyId = ''] = key.split('/');
  return {
    url: `https://${host}/ms/candidateapi/job/alljobs?companyId=${companyId}`,
    method: 'POST',
    json: { companyId, page: number, sort_option: 'new', limit },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  };
}

/** The interface of portals that have not moved: the whole list in one answer, and one for each posting. */
function older(key: string, posting = ''): ListingRequest {
  const [host = '', companyId = ''] = key.split('/');
  const list = posting === '' ? 'page=1&limit=1000&' : '';
  return { url: `https://${host}/ms/candidateapi/job${posting}?${list}companyId=${companyId}` };
}

function readDetail(answer: unknown, posting: FoundPosting, board: string): FoundPosting {
  const places = ['message.job', 'message.data', 'message', 'data'].map((path) => record(at(answer, path)));
  const row = places.find((place) => text(place['jd']) !== undefined);
  if (!row) throw new ParseError('darwinbox: the answer has no jd');
  return completed(posting, readRow(row, board));
}

const [QUARTER, DAY] = [900, 86_400];

/**
 * The day that a number names by its midnight where the posting was written, 18:30 of the day before for India; any
 * other moment is that moment: github.com/sarthakjain004/headstart src/headstart/scrapers/darwinbox.py
 */
function dayOf(number: number | undefined): string | undefined {
  if (number === undefined) return undefined;
  const seconds = number > 1e11 ? number / 1000 : number;
  if (seconds % QUARTER !== 0) return readDate(number);
  return readDate(Math.round(seconds / DAY) * DAY)?.slice(0, 10);
}

function readRow(row: Data, board: string): FoundPosting {
  const id = text(row['id']);
  const named = ['tool_tip_locations', 'officelocations_without_area', 'officelocations_area']
    .map((name) => labels(row[name]))
    .find((places) => places.length > 0);
  const written = firstText(row, 'locations', 'officelocation_show_arr');
  const place = written !== undefined && /^multiple locations$/i.test(written) ? undefined : written;
  return foundPosting(
    'ats',
    {
      job_title: firstText(row, 'title', 'designation_display_name'),
      job_url: id === undefined ? undefined : `${board}/jobDetails/${id}`,
      location: named?.join('; ') ?? place,
      department: firstText(row, 'department_name_only', 'department'),
      ...readEmployment(firstText(row, 'emp_type_name', 'emp_type')),
      remote_policy: isTrue(row['is_remote']) ? 'remote' : undefined,
      posted_at: dayOf(numeric(row['posted_on']) ?? numeric(row['job_posting_on'])) ?? readDate(row['created_on']),
      job_description: prose(row['jd']),
    },
    { id },
  );
}
