import { ParseError } from '../../../errors.js';
import {
  attribute,
  findAll,
  isTag,
  lineOf,
  parseHtml,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { numeric, record, text } from '../../../postings/text/words.js';
import type { ListingPage, ListingRequest } from '../../listing.js';
import { parseJson } from '../ats.js';
import { ownId, titleAndPlace, withoutPostalCode } from './feed.js';
import { absolute, ofClass, pageRequest } from '../pages.js';
import { type Data, labels, neededList, goesOn } from '../reading.js';
import { prose } from '../values.js';

/** The search page of a career site without a feed, or of a brand that has a folder of the site. */
export function searchPage(site: string, startrow = 0): ListingRequest {
  return pageRequest(
    `https://${site}/search/?q=&sortColumn=referencedate&sortDirection=desc&startrow=${String(startrow)}`,
  );
}

/** Rows of a search page: a table, tiles, or, in the newer skin, data of an interface of its own. @throws ParseError */
export function readSearch(body: string, { url }: ListingRequest): ListingPage {
  const document = parseHtml(body);
  const rows = [...ofClass(document, 'data-row'), ...ofClass(document, 'job-tile')];
  const total = totalOf(document, body);
  if (rows.length > 0) return readRows(rows, { url, total, isTiled: ofClass(document, 'job-tile').length > 0 });
  if (/services\/recruiting\/v1|unifiedSearch|recruiting-marketing-unif/i.test(body))
    return { postings: [], next: [jobsRequest(url, localeOf(body), 0, csrfOf(body))] };
  if (total === 0 || /noresults|no-results|keine (?:offenen )?stellen/i.test(body) || startOf(url) > 0)
    return { postings: [], ...(total !== undefined && { total }) };
  throw new ParseError('successfactors: the search page has no data-row and no job-tile');
}

function readRows(
  rows: readonly Element[],
  { url, total, isTiled }: { url: string; total: number | undefined; isTiled: boolean },
): ListingPage {
  const postings = unique(rows.flatMap((row) => readRow(row, url) ?? []));
  const end = startOf(url) + postings.length;
  return {
    postings,
    ...(total !== undefined && { total }),
    ...(postings.length > 0 && end !== total && { next: [furtherRows(url, end, isTiled)] }),
  };
}

function startOf(url: string): number {
  return Number(new URL(url).searchParams.get('startrow') ?? 0);
}

function furtherRows(url: string, start: number, isTiled: boolean): ListingRequest {
  const next = new URL(url);
  // A brand's search stands in a folder of its own.
  if (isTiled) next.pathname = next.pathname.replace(/(?:tile-search-results|search)\/?$/, 'tile-search-results/');
  next.searchParams.set('startrow', String(start));
  return pageRequest(next.href);
}

/**
 * "Results 1 – 25 of 123", "Showing 1 to 25 of 26 Jobs", the last number of what the table is called, or the one in the
 * page's script.
 */
function totalOf(document: Document, body: string): number | undefined {
  const label = [...ofClass(document, 'paginationLabel'), ...findAll(document, isResultLabel)].map(lineOf)[0] ?? '';
  const [table] = findAll(document, (element) => attribute(element, 'id') === 'searchresults');
  const written =
    /(?:of|von|de|sur|di|van|av|af|z)\s+([\d.,\s]+)/i.exec(label)?.[1] ??
    /(\d[\d.,]{0,12})\D{0,20}$/.exec(attribute(table, 'aria-label'))?.[1] ??
    /jobRecordsFound\s*:\s*parseInt\("(\d+)"/.exec(body)?.[1];
  return written === undefined ? undefined : numeric(written.replace(/\D/g, ''));
}

function isResultLabel(element: Element): boolean {
  return attribute(element, 'id') === 'tile-search-results-label';
}

function unique(postings: readonly FoundPosting[]): FoundPosting[] {
  return [...new Map(postings.map((posting) => [posting.id, posting] as const)).values()];
}

function readRow(row: Element, base: string): FoundPosting | undefined {
  const [link] = ofClass(row, 'jobTitle-link');
  const url = absolute(attribute(link, 'href') || attribute(row, 'data-url'), base);
  const id = /\/(\d+)(?:-[a-z]{2}_[A-Z]{2})?\/?(?:\?[\s\S]*)?$/.exec(url ?? '')?.[1];
  if (!link || id === undefined) return undefined;
  const { title, place } = titleAndPlace(lineOf(link), fact(row, 'location'));
  return foundPosting(
    'ats',
    {
      job_title: title,
      job_url: url,
      ...withoutPostalCode(place),
      department: fact(row, 'department') ?? fact(row, 'dept'),
      posted_at: readDate(fact(row, 'date')),
    },
    { id: ownId(url, id) },
  );
}

/** A cell of the table (`jobLocation`), or a section of a tile, where the value stands behind its label. */
function fact(row: Element, name: string): string | undefined {
  const [cell] = ofClass(row, `job${name.slice(0, 1).toUpperCase()}${name.slice(1)}`);
  if (cell) return text(lineOf(cell).replace(/\s\+\d+ more[\s\S]*/, ''));
  const [section] = [
    ...findAll(row, (element) => new RegExp(`-section-${name}$`).test(attribute(element, 'id'))),
    ...ofClass(row, 'section-field').filter((field) =>
      new RegExp(`(?:^|\\s)${name}(?:\\s|$)`).test(attribute(field, 'class')),
    ),
  ];
  const parts = section?.children.filter(isTag) ?? [];
  const value = parts.find(({ name: tag }) => tag === 'div') ?? parts.at(-1);
  return value && text(lineOf(value));
}

/** The interface of the newer skin: ten postings a page, whatever is asked. */
function jobsRequest(url: string, locale: string, pageNumber: number, token?: string): ListingRequest {
  return {
    url: new URL('/services/recruiting/v1/jobs', url).href,
    method: 'POST',
    json: {
      locale,
      pageNumber,
      sortBy: '',
      keywords: '',
      location: '',
      facetFilters: {},
      brand: '',
      skills: [],
      categoryId: 0,
    },
    ...(token !== undefined && { headers: { 'x-csrf-token': token } }),
  };
}

function localeOf(body: string): string {
  return /["']?(?:currentLocale|locale)["']?\s*[:=]\s*["']([a-z]{2}_[A-Z]{2})/.exec(body)?.[1] ?? 'en_US';
}

function csrfOf(body: string): string | undefined {
  return /CSRFToken["']?\s*[:=]\s*["']([^"']{8,})/.exec(body)?.[1];
}

/** Postings of the newer skin's interface. @throws ParseError */
export function readJobs(body: string, request: ListingRequest): ListingPage {
  const answer = parseJson(body, 'successfactors');
  const rows = neededList(answer, 'jobSearchResult', 'successfactors');
  const asked = record(request.json);
  const locale = text(asked['locale']) ?? 'en_US';
  const page = numeric(asked['pageNumber']) ?? 0;
  const total = numeric(record(answer)['totalJobs']);
  const isMore = goesOn({ rows: rows.length, end: page * 10 + rows.length, total, size: 10 });
  return {
    postings: rows.map((row) => readUnified(record(row['response']), request.url, locale)),
    ...(total !== undefined && { total }),
    ...(isMore && { next: [jobsRequest(request.url, locale, page + 1, request.headers?.['x-csrf-token'])] }),
  };
}

function readUnified(job: Data, base: string, locale: string): FoundPosting {
  const id = text(job['id']);
  const slug = text(job['urlTitle']) ?? text(job['unifiedUrlTitle']) ?? '';
  const places = labels(job['jobLocationShort']).map((place) => prose(place));
  return foundPosting(
    'ats',
    {
      job_title: text(job['unifiedStandardTitle']),
      job_url: id === undefined ? undefined : new URL(`/job/${slug}/${id}-${locale}`, base).href,
      ...(places.length === 1 ? withoutPostalCode(places[0]) : { location: places.join('; ') }),
      department: labels(job['jobFunction'])[0],
      posted_at: readDate(job['unifiedStandardStart']),
    },
    { id: ownId(base, id) },
  );
}
