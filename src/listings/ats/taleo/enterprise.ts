import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { decoded } from '../../../postings/page/lines/headings/page-routes.js';
import { unescapeHtml } from '../../../postings/page/tree/html.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { jsonOf, list, numeric, record, text } from '../../../postings/text/words.js';
import type { ListingPage, ListingRequest } from '../../listing.js';
import { parseJson } from '../ats.js';
import { neededList, neededObject, goesOn } from '../reading.js';
import { description, detailed, prose, readDigitDate } from '../values.js';

const ROWS = 25;

/** A career section of the Enterprise Edition. */
export interface Section {
  readonly host: string;
  readonly name: string;
  readonly language: string;
}

/** The search of a section: 25 rows a page; without the header of a time zone it answers 500. */
export function searchRequest({ host, language }: Section, portal: string, pageNo: number): ListingRequest {
  return {
    url: `https://${host}/careersection/rest/jobboard/searchjobs?lang=${language}&portal=${portal}`,
    method: 'POST',
    headers: { tz: 'GMT+00:00' },
    json: {
      multilineEnabled: false,
      sortingSelection: { sortBySelectionParam: '3', ascendingSortingOrder: 'false' },
      fieldData: { fields: { KEYWORD: '', LOCATION: '', ORGANIZATION: '' }, valid: true },
      filterSelectionParam: { searchFilterSelections: [] },
      advancedSearchFiltersSelectionParam: { searchFilterSelections: [] },
      pageNo,
    },
  };
}

/** The number of the portal, which only the section's own page tells. @throws ParseError */
export function readPortal(body: string): string {
  const portal = /\bportalNo\s*:\s*['"](\d+)['"]/.exec(body)?.[1];
  if (portal === undefined) throw new ParseError('taleo: the page of the career section has no portalNo');
  return portal;
}

/** A page of the search. @throws ParseError */
export function readSearchPage(body: string, request: ListingRequest, section: Section): ListingPage {
  const answer = parseJson(body, 'taleo');
  const rows = neededList(answer, 'requisitionList', 'taleo');
  const paging = neededObject(answer, 'pagingData', 'taleo');
  const total = numeric(paging['totalCount']);
  const pageNo = numeric(record(request.json)['pageNo']) ?? 1;
  const size = numeric(paging['pageSize']) ?? ROWS;
  const end = (pageNo - 1) * size + rows.length;
  const isMore = goesOn({ rows: rows.length, end, total, size });
  const portal = new URL(request.url).searchParams.get('portal') ?? '';
  return {
    postings: rows.map((row) => readRow(row, section)),
    ...(total !== undefined && { total }),
    ...(isMore && { next: [searchRequest(section, portal, pageNo + 1)] }),
  };
}

/**
 * Which column is the title and which are the places, the row itself tells; of the rest, what reads as a date is one.
 */
function readRow(row: Readonly<Record<string, unknown>>, { host, name, language }: Section): FoundPosting {
  const columns = list(row['column']).map((column) => text(column) ?? '');
  const titled = numeric(row['linkedColumn']) ?? 0;
  const stated = list(row['locationsColumns']).map(numeric);
  // Where the row does not tell, only places are lists in a text.
  const placed =
    stated.length > 0 ? stated : columns.flatMap((column, index) => (Array.isArray(jsonOf(column)) ? [index] : []));
  const places = placed.flatMap((column) => placesIn(columns[column ?? -1]));
  const dates = columns
    .filter((_column, index) => index !== titled && !placed.includes(index))
    .flatMap((column) => readColumnDate(column, language) ?? []);
  const id = text(row['contestNo']) ?? text(row['jobId']);
  return foundPosting(
    'ats',
    {
      job_title: columns[titled],
      job_url:
        id === undefined ? undefined : `https://${host}/careersection/${name}/jobdetail.ftl?job=${id}&lang=${language}`,
      location: places.join('; ') || undefined,
      posted_at: dates[0],
    },
    { id: id === undefined ? undefined : `${host} ${id}` },
  );
}

/** A cell of places is a list in a text: '["US-Kansas-Wichita"]', from the country down. */
function placesIn(cell: string | undefined): string[] {
  const written = list(jsonOf(cell ?? '')).flatMap((place) => text(place) ?? []);
  return (written.length > 0 ? written : [cell ?? '']).filter((place) => place !== '').map(fromCountryDown);
}

/**
 * "US-Kansas-Wichita" or "Wichita-Kansas-United States" as everyone else writes it: "Wichita, Kansas, US". A name with
 * a hyphen of its own has no country at its ends.
 */
function fromCountryDown(place: string): string {
  const parts = place.split('-');
  if (parts.length < 2) return place;
  if (readCountry(parts[0]) !== undefined) return parts.reverse().join(', ');
  return readCountry(parts.at(-1)) === undefined ? place : parts.join(', ');
}

/** A column that is a date and nothing else: "10/02/2026" with the month first in English, or "14/May/2026". */
function readColumnDate(written: string, language: string): string | undefined {
  if (!/\d{4}/.test(written)) return undefined;
  const spelled = /^(\d{1,2})\/(\p{L}{3,9})\/(\d{4})/u.exec(written)?.slice(1).join(' ');
  return readDigitDate(spelled ?? written, /^en(?:[-_]US)?$/.test(language));
}

/** Where in the page's list of values each fact stands (2026). */
const AT = { title: 9, description: 11, qualifications: 13, department: 15, location: 17, kind: 23, until: 27 };

/** A posting's page holds its values as one list in a script. @throws ParseError */
export function readEnterpriseDetail(body: string, posting: FoundPosting): FoundPosting {
  const values = valuesIn(body);
  if (values.length <= AT.until) throw new ParseError('taleo: the page of a posting has no descRequisition');
  const value = (name: keyof typeof AT): string | undefined => text(unescapeHtml(values[AT[name]] ?? ''));
  const html = (name: keyof typeof AT): string => prose(percentDecoded(values[AT[name]] ?? ''));
  const qualifications = html('qualifications');
  return detailed(posting, {
    job_title: value('title'),
    location: placesIn(value('location')).join('; '),
    department: value('department'),
    job_type: readJobType(value('kind')),
    contract_type: readContractType(value('kind')),
    remote_policy: readRemoteLabel(/#LI-?(hybrid|remote|on-?site)/i.exec(html('description'))?.[1]),
    application_deadline: readDate(value('until')),
    requirements: itemsOf(qualifications),
    job_description: description(html('description'), qualifications),
  });
}

/** The values are JavaScript strings in single quotes. */
function valuesIn(body: string): string[] {
  const start = /api\.fillList\(\s*'requisitionDescriptionInterface'\s*,\s*'descRequisition'\s*,\s*\[/.exec(body);
  if (!start) return [];
  const values: string[] = [];
  const literal = /\s*'((?:[^'\\]|\\[\s\S])*)'\s*([,\]])/y;
  literal.lastIndex = start.index + start[0].length;
  for (let match = literal.exec(body); match; match = literal.exec(body)) {
    values.push(unescaped(match[1] ?? ''));
    if (match[2] === ']') break;
  }
  return values;
}

function unescaped(literal: string): string {
  return literal.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|([\s\S]))/gi,
    (_whole, hex?: string, unicode?: string, plain = '') =>
      hex === undefined && unicode === undefined
        ? (({ n: '\n', r: '\r', t: '\t' } as Record<string, string>)[plain as string] ?? (plain as string))
        : String.fromCharCode(parseInt(hex ?? unicode ?? '', 16)),
  );
}

/** HTML values are percent-encoded behind a mark. */
function percentDecoded(value: string): string {
  return decoded(value.replace(/^!\*!/, ''));
}
