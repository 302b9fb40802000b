// No public documentation; as its own career sites ask (2026). Two interfaces, of which a company has one or both; ten
// rows a page whatever is asked; the company is named by its mail domain.
import { ParseError } from '../../../errors.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, tenant, type AtsSystem, type Board } from '../ats.js';
import { firstText, goesOn, isTrue, publicRows } from '../reading.js';
import { pageRequest } from '../pages.js';
import { placeFields, placesOf, prose, readEmployment, type Workplace } from '../values.js';

const PAGE = 10;
const DOMAIN = /_EF_GROUP_ID\s*=\s*["']([\w-]+(?:\.[\w-]+)+)["']|["']domain["']\s*:\s*["']([\w-]+(?:\.[\w-]+)+)["']/;

function board(hostname: string, domain: string): Board {
  return { system: 'eightfold', key: `${hostname}/${domain}`, url: `https://${hostname}/careers` };
}

function domainIn(marks: string): string | undefined {
  const match = DOMAIN.exec(marks);
  return match?.[1] ?? match?.[2];
}

export const eightfold: AtsSystem = {
  name: 'eightfold',
  liveBoard: 'https://trimble.eightfold.ai/careers',
  hosts: /\.eightfold\.ai$/,

  recogniseUrl(url) {
    const key = tenant(/^([\w-]+)\.eightfold\.ai$/.exec(url.hostname)?.[1]);
    const isShown = /^\/(?:careers|api\/(?:apply|pcsx))(?:\/|$)/.test(url.pathname);
    if (isShown && key !== undefined) return board(url.hostname, url.searchParams.get('domain') ?? '');
    const ofInterface = /^\/api\/(?:apply\/v2\/jobs|pcsx\/search)/.test(url.pathname) && url.searchParams.get('domain');
    return typeof ofInterface === 'string' ? board(url.hostname, ofInterface) : undefined;
  },

  recogniseMarkup(marks, { hostname }) {
    const isBoard = /\b(?:static\.)?vscdn\.net\/|\beightfold\.ai\/|smartApplyData|EFSmartApply/.test(marks);
    const domain = domainIn(marks);
    return isBoard && domain !== undefined && !hostname.endsWith('.eightfold.ai') ? [board(hostname, domain)] : [];
  },

  listing({ key, url }): Listing {
    const [host = '', stated = ''] = key.split('/');
    return {
      // A link without the domain: the board's page says it.
      first: () => [stated === '' ? pageRequest(url) : jobs(host, stated, 0)],
      otherwise: (request) => {
        const domain = new URL(request.url).searchParams.get('domain') ?? '';
        if (/\/v2\/jobs\?/.test(request.url)) return newer(host, domain, 0);
        const id = /\/v2\/jobs\/(\d+)/.exec(request.url)?.[1];
        return id === undefined
          ? undefined
          : { url: `https://${host}/api/pcsx/position_details?position_id=${id}&domain=${domain}&hl=en` };
      },
      read(body, request) {
        if (request.url === url) {
          const domain = domainIn(body);
          if (domain === undefined) throw new ParseError('eightfold: the page names no domain');
          return { postings: [], next: [jobs(host, domain, 0)] };
        }
        return readList(body, request, host);
      },
      detail: ({ id, extras, fields }) =>
        id === undefined || fields.job_description !== undefined
          ? undefined
          : { url: `https://${host}/api/apply/v2/jobs/${id}?domain=${text(extras?.['domain']) ?? stated}` },
      readDetail(body, posting) {
        const answer = record(parseJson(body, 'eightfold'));
        const position = 'data' in answer ? record(answer['data']) : answer;
        if (text(position['name']) === undefined) throw new ParseError('eightfold: $ has no name');
        const { extras: _domain, ...complete } = completed(posting, readPosition(position, host));
        return complete;
      },
    };
  },
};

function jobs(host: string, domain: string, start: number): ListingRequest {
  return {
    url: `https://${host}/api/apply/v2/jobs?domain=${domain}&start=${String(start)}&num=${String(PAGE)}`,
  };
}

function newer(host: string, domain: string, start: number): ListingRequest {
  return {
    url: `https://${host}/api/pcsx/search?domain=${domain}&query=&location=&start=${String(start)}`,
  };
}

function readList(body: string, request: ListingRequest, host: string): ListingPage {
  const answer = record(parseJson(body, 'eightfold'));
  const isNewer = request.url.includes('/api/pcsx/');
  const data = isNewer ? record(answer['data']) : answer;
  if (!Array.isArray(data['positions'])) throw new ParseError('eightfold: $.positions is no list');
  const rows = list(data['positions']);
  const { searchParams } = new URL(request.url);
  const domain = searchParams.get('domain') ?? '';
  const end = Number(searchParams.get('start') ?? 0) + rows.length;
  const total = numeric(data['count']);
  const isMore = goesOn({ rows: rows.length, end, total, size: PAGE });
  return {
    ...publicRows(
      rows.map(record),
      (row) => !isTrue(row['isPrivate']),
      (row) => ({ ...readPosition(row, host), extras: { domain } }),
    ),
    ...(total === undefined ? {} : { total }),
    ...(isMore ? { next: [(isNewer ? newer : jobs)(host, domain, end)] } : {}),
  };
}

function readPosition(row: Readonly<Record<string, unknown>>, host: string): FoundPosting {
  const id = text(row['id']);
  const path = firstText(row, 'canonicalPositionUrl', 'positionUrl') ?? (id && `/careers/job/${id}`);
  const places = list(row['locations']).flatMap((place) => text(place) ?? []);
  const [place] = places.length === 1 ? places.map(readPlaceLine) : [];
  return foundPosting(
    'ats',
    {
      job_title: firstText(row, 'name', 'posting_name'),
      job_url:
        path !== undefined && URL.canParse(path, `https://${host}`) ? new URL(path, `https://${host}`).href : undefined,
      ...(places.length > 0 ? { location: placesOf(places), ...place } : placeFields(standardPlaces(row))),
      department: text(row['department']),
      ...readEmployment(row['employment_type'], row['employmentType'], row['job_type'], ...ownKinds(row)),
      remote_policy: readRemoteLabel(firstText(row, 'work_location_option', 'workLocationOption')),
      posted_at: readDate(row['t_create'] ?? row['postedTs'] ?? row['creationTs']),
      job_description: prose(row['job_description'], row['jobDescription']),
    },
    { id },
  );
}

/** Fields of the company's own, by their names: `efcustomTextTimeType`. */
function ownKinds(row: Readonly<Record<string, unknown>>): unknown[] {
  const names = Object.keys(row).filter((name) =>
    /^efcustom.*(?:time|employment|worker|job|contract)_?type$/i.test(name),
  );
  return names.flatMap((name) => (Array.isArray(row[name]) ? list(row[name]) : [row[name]]));
}

/** Places as the system itself words them, a line or its parts; the rest as the company wrote it. */
function standardPlaces(row: Readonly<Record<string, unknown>>): Workplace[] {
  const places = list(row['standardizedLocations']).map((value): Workplace => {
    const place = record(value);
    return {
      written: text(value),
      city: text(place['city']),
      region: text(place['state']),
      country: text(place['country']),
    };
  });
  return places.length > 0 ? places : [{ written: text(row['location']) }];
}

/** Many companies write "Springfield, IL USA 62701". */
function readPlaceLine(line: string | undefined): { city?: string; country?: string; postal_code?: string } {
  const match = /^([^,]+), [A-Z]{2,3} ([A-Z]{2,3})(?: (\d[\d -]{2,9}))?$/.exec(line ?? '');
  const country = readCountry(match?.[2]);
  if (!match || country === undefined) return {};
  return { city: match[1] ?? '', country, ...(match[3] === undefined ? {} : { postal_code: match[3] }) };
}
