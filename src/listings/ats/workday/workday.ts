// No public documentation; as its own career site asks (2026). `total` is right on the first page only, limits above 20
// are refused, an offset past the end may wrap around; what counts to 2,000 is read in parts.
import { ParseError } from '../../../errors.js';
import { finding } from '../../../findings/finding.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import { partsOf, type Filters } from './facets.js';
import { parseJson, pathPart, type AtsSystem, type Board } from '../ats.js';
import { textAt } from '../reading.js';
import { prose } from '../values.js';

const PAGE = 20;
/** Workday counts no further. */
const MOST = 2000;
/** In links that people wrote also in small letters: de-DE, zh-Hans, es-419. Two capitals are a site. */
const LOCALE = /^[a-z]{2}(?:-(?:[A-Z]{2}|[a-z]{2}|[A-Z][a-z]{3}|\d{3}))?$/;

export const workday: AtsSystem = {
  name: 'workday',
  liveBoard: 'https://workday.wd5.myworkdayjobs.com/Workday',

  recogniseUrl(url) {
    const own = /^([\w-]+)\.(wd\d+)\.myworkdayjobs(?:-impl)?\.com$/.exec(url.hostname);
    if (own) {
      if (pathPart(url, 0) === 'wday') return board(url.hostname, pathPart(url, 2), pathPart(url, 3));
      return board(url.hostname, own[1], pathPart(url, LOCALE.test(pathPart(url, 0) ?? '') ? 1 : 0));
    }
    return sharedBoard(url);
  },

  listing({ key, url }): Listing {
    const [host = '', tenantName = '', site = ''] = key.split('/');
    const interfaceOf = (name: string): string => `https://${host}/wday/cxs/${tenantName}/${name}`;
    const page = (name: string, offset: number, appliedFacets: Filters = {}): ListingRequest => ({
      url: `${interfaceOf(name)}/jobs`,
      method: 'POST',
      json: { appliedFacets, limit: PAGE, offset, searchText: '' },
    });
    return {
      // Without a site in the address, robots.txt names the tenant's sites by their sitemaps.
      first: () => [site === '' ? { url: `https://${host}/robots.txt`, accept: 'text/plain' } : page(site, 0)],
      read(body, request) {
        if (request.url.endsWith('/robots.txt'))
          return { postings: [], next: sitesOf(body).map((name) => page(name, 0)) };
        const answer = record(parseJson(body, 'workday'));
        if (!Array.isArray(answer['jobPostings'])) throw new ParseError('workday: $.jobPostings is no list');
        const name = request.url.split('/').at(-2) ?? site;
        const asked = record(request.json);
        const applied = record(asked['appliedFacets']) as Filters;
        const offset = numeric(asked['offset']) ?? 0;
        const total = offset === 0 ? numeric(answer['total']) : undefined;
        const parts = (total ?? 0) >= MOST ? partsOf(answer['facets'], applied, MOST) : undefined;
        // The postings come again, each in its part.
        if (parts)
          return { postings: [], total: parts.count, next: parts.filters.map((filters) => page(name, 0, filters)) };
        const postings = list(answer['jobPostings']).map((row) =>
          readRow(record(row), site === '' ? `https://${host}/${name}` : url, interfaceOf(name)),
        );
        return {
          postings,
          ...(total !== undefined && { total }),
          ...furtherOf(url, { rows: postings.length, end: offset + PAGE, total }, (end) => page(name, end, applied)),
        };
      },
      detail: ({ extras }) => {
        const address = text(extras?.['detailUrl']);
        return address === undefined ? undefined : { url: address };
      },
      readDetail: (body, posting) => {
        const { extras: _detailUrl, ...complete } = completed(readDetail(record(parseJson(body, 'workday'))), posting);
        return complete;
      },
    };
  },
};

/** The next page behind a full one; at the end of what Workday counts, that there may be more. */
function furtherOf(
  url: string,
  { rows, end, total }: { rows: number; end: number; total: number | undefined },
  page: (offset: number) => ListingRequest,
): Pick<ListingPage, 'next' | 'findings'> {
  if (rows !== PAGE || end === total) return {};
  return end < MOST ? { next: [page(end)] } : { findings: [finding('board_counts_no_further', url, { kept: MOST })] };
}

function sitesOf(robots: string): string[] {
  return robots
    .split(/[\r\n]/)
    .flatMap((line) => /^sitemap[ \t]*:.*\/([\w-]+)\/sitemap\.xml/i.exec(line.trim())?.[1] ?? []);
}

/** A site of a host that several tenants share. */
function sharedBoard(url: URL): Board | undefined {
  if (!/^(?:[\w-]+\.)?(?:wd\d+\.)?myworkdaysite\.com$/.test(url.hostname)) return undefined;
  if (pathPart(url, 0) === 'wday') return board(url.hostname, pathPart(url, 2), pathPart(url, 3), true);
  const start = LOCALE.test(pathPart(url, 0) ?? '') ? 1 : 0;
  return pathPart(url, start) === 'recruiting'
    ? board(url.hostname, pathPart(url, start + 1), pathPart(url, start + 2), true)
    : undefined;
}

function board(
  host: string,
  tenantName: string | undefined,
  site: string | undefined,
  isShared = false,
): Board | undefined {
  if (tenantName === undefined) return undefined;
  if (site === undefined)
    return isShared ? undefined : { system: 'workday', key: `${host}/${tenantName}/`, url: `https://${host}/` };
  if (/^(?:robots\.txt|job|login|wday)$/.test(site)) return undefined;
  return {
    system: 'workday',
    key: `${host}/${tenantName}/${site}`,
    url: isShared ? `https://${host}/recruiting/${tenantName}/${site}` : `https://${host}/${site}`,
  };
}

function readRow(row: Readonly<Record<string, unknown>>, boardUrl: string, interfaceUrl: string): FoundPosting {
  const path = text(row['externalPath']);
  const place = text(row['locationsText']);
  return foundPosting(
    'ats',
    {
      job_title: text(row['title']),
      job_url: path && `${boardUrl}${path}`,
      // "2 Locations" is a number, not a place.
      location: place !== undefined && /^\d+ \p{L}+$/u.test(place) ? undefined : place,
      job_type: readJobType(text(row['timeType'])),
      remote_policy: readRemoteLabel(text(row['remoteType'])),
    },
    {
      id: path && withoutCopy(path, list(row['bulletFields'])),
      extras: { detailUrl: path && `${interfaceUrl}${path}` },
    },
  );
}

/**
 * Copies of a requisition on other sites end in -1, -2 behind its number: the path without it is the posting. A number
 * that the row states in full ends so itself: "JR-2026-5".
 */
function withoutCopy(path: string, stated: readonly unknown[]): string {
  const isWhole = stated.some((number) => path.endsWith(`_${text(number) ?? ''}`));
  return isWhole ? path : path.replace(/(?<=\d)-\d$/, '');
}

function readDetail(answer: Readonly<Record<string, unknown>>): FoundPosting {
  const info = record(answer['jobPostingInfo']);
  if (text(info['title']) === undefined) throw new ParseError('workday: the details have no title');
  const places = [text(info['location']), ...list(info['additionalLocations']).map(text)].filter(
    (place) => place !== undefined,
  );
  const country = record(info['country']);
  const timeType = text(info['timeType']);
  return foundPosting('ats', {
    job_title: text(info['title']),
    location: places.join('; ') || undefined,
    country:
      readCountry(text(country['descriptor'])) ??
      readCountry(text(country['alpha2Code'])) ??
      readCountry(textAt(info, 'jobRequisitionLocation.country.descriptor')),
    job_type: readJobType(timeType),
    contract_type: readContractType(timeType),
    remote_policy: readRemoteLabel(text(info['remoteType'])),
    posted_at: readDate(info['startDate']),
    application_deadline: readDate(info['endDate']),
    company_name: text(record(answer['hiringOrganization'])['name']),
    job_description: prose(info['jobDescription']),
  });
}
