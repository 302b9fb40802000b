// As its job pages ask (2026): the company's settings name its board, whose postings come in one answer.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage } from '../../listing.js';
import { parseJson, pathPart, tenant, type AtsSystem } from '../ats.js';
import { pageRequest } from '../pages.js';
import { at, type Data, neededList, readFlight, textAt, isTrue } from '../reading.js';
import { placeFields, prose, readEmployment, readPay } from '../values.js';

const INTERFACE = 'https://api-prod.letsdeel.com/guest/ats/organizations';

export const deel: AtsSystem = {
  name: 'deel',
  liveBoard: 'https://jobs.deel.com/dott',
  hosts: /^jobs\.deel\.com$/,

  recogniseUrl(url) {
    if (url.hostname !== 'jobs.deel.com') return undefined;
    const key = tenant(pathPart(url, pathPart(url, 0) === 'job-boards' ? 1 : 0));
    return key === undefined || /^(?:signup|guest|deelapi|job-details)$/.test(key)
      ? undefined
      : { system: 'deel', key, url: `https://jobs.deel.com/${key}` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [{ url: `${INTERFACE}/${encodeURIComponent(key)}/career_page_settings` }],
    // Its pages are given the same postings.
    otherwise: (request) => (request.url === url ? undefined : pageRequest(url)),
    read(body, request) {
      if (request.url === url) return page(readFlight(body, 'jobPostings'), url);
      const answer = parseJson(body, 'deel');
      if (request.url.endsWith('/career_page_settings')) {
        const organization = textAt(answer, 'organizationId');
        const board = textAt(answer, 'jobBoard.id');
        if (organization === undefined || board === undefined)
          throw new ParseError('deel: the settings name no jobBoard.id');
        return { postings: [], next: [{ url: `${INTERFACE}/${organization}/job_boards/${board}/job_postings` }] };
      }
      return page(Array.isArray(answer) ? answer : at(answer, 'jobPostings'), url);
    },
  }),
};

function page(found: unknown, board: string): ListingPage {
  const rows = neededList({ jobPostings: found }, 'jobPostings', 'deel');
  return { postings: rows.map((row) => readPosting(row, board)), total: rows.length };
}

function readPosting(posting: Data, board: string): FoundPosting {
  const id = text(posting['id']);
  const job = record(posting['job']);
  const named = (rows: string, inner: string): string[] =>
    list(job[rows]).flatMap((row) => textAt(row, `${inner}.name`) ?? []);
  const kind = named('jobEmploymentTypes', 'employmentType').join(' or ') || undefined;
  const pay = isTrue(posting['isCompensationVisible']) ? record(job['currentCompensation']) : {};
  return foundPosting(
    'ats',
    {
      job_title: text(posting['title']),
      job_url: id === undefined ? undefined : `${board}/job-details/${id}/overview`,
      ...placeFields(named('jobLocations', 'location').map((written) => ({ written }))),
      department: named('jobDepartments', 'department')[0] ?? named('jobTeams', 'team')[0],
      ...readEmployment(kind),
      posted_at: readDate(posting['createdAt']),
      ...readPay({
        min: pay['minAmount'],
        max: pay['maxAmount'],
        currency: pay['currencyIsoCode'],
        period: pay['rateUnit'] ?? pay['frequency'],
      }),
      job_description: prose(posting['richtextDescription']),
    },
    { id },
  );
}
