import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  findAll,
  findFirst,
  isTag,
  lineOf,
  parseHtml,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import type { Listing, ListingRequest } from '../../listing.js';
import type { Board } from '../ats.js';
import { ofClass, pageRequest, type PostingLink, postingLinks, readOwnPage } from '../pages.js';
import { placesOf, readEmployment, readPayLine } from '../values.js';

/** A career site of the classic kind: pages of 20 to 50 rows, shown inside a frame. */
export function classicListing({ key: host }: Board): Listing {
  const page = (number: number): ListingRequest =>
    pageRequest(`https://${host}/jobs/search?ss=1&in_iframe=1&pr=${String(number)}`);
  const posting = new RegExp(`^https://${host.replaceAll('.', '\\.')}/jobs/(\\d+)/(?:[^/?]+/)?job(?:\\?|$)`);
  return {
    first: () => [page(0)],
    otherwise: ({ url }) => (url.endsWith('&pr=0') ? pageRequest(url.replace(/&pr=0$/, '')) : undefined),
    read(body, request) {
      if (!/iCIMS_/i.test(body)) throw new ParseError('icims: the page has no iCIMS_ListingsPage');
      const document = parseHtml(body);
      const rows = postingLinks(document, request.url, posting).filter(({ line }) => line !== '');
      const number = Number(new URL(request.url).searchParams.get('pr') ?? 0);
      const pages = /\bPage\s+\d+\s+of\s+(\d+)\b/i.exec(lineOf(document))?.[1];
      // In other languages the links say whether there are more; some sites of many pages say nothing.
      const isMore =
        pages === undefined ? rows.length >= ROWS || isLinked(document, number + 1) : number + 1 < Number(pages);
      return {
        postings: rows.map((row) => readRow(row, posting)),
        ...(rows.length > 0 && isMore ? { next: [page(number + 1)] } : {}),
      };
    },
    detail: ({ fields: { job_url: url } }) => (url === undefined ? undefined : pageRequest(`${url}?in_iframe=1`)),
    readDetail(body, found) {
      const complete = readOwnPage(body, found, 'icims');
      // The site computes a validity; nobody set it as a deadline.
      const { application_deadline: _computed, posted_at: posted, ...fields } = complete.fields;
      const stated = found.fields.posted_at ?? (COMPUTED_DATE.test(body) ? undefined : posted);
      return { ...complete, fields: { ...fields, ...(stated !== undefined && { posted_at: stated }) } };
    },
  };
}

/** Rows of the smallest page that sites with more have by default. */
const ROWS = 20;

/**
 * Some sites give the moment of two years ago as the date of every posting. A date that somebody set is of a whole
 * second: github.com/sarthakjain004/headstart src/headstart/scrapers/icims.py
 */
const COMPUTED_DATE = /"datePosted"\s{0,9}:\s{0,9}"[\dT:-]{10,19}\.(?!000Z)\d{3}Z"/;

/** Whether a page of the list has a link to the one with that number, or a choice of it. */
function isLinked(document: Document, number: number): boolean {
  const isOfNumber = new RegExp(`[?&]pr=${String(number)}(?:&|$)`);
  return elementsNamed(document, 'a', 'link', 'option').some(
    (element) => isOfNumber.test(attribute(element, 'href')) || isOfNumber.test(attribute(element, 'value')),
  );
}

function readRow({ url, line, element }: PostingLink, posting: RegExp): FoundPosting {
  const facts = factsOf(rowOf(element));
  const under = (label: RegExp): string | undefined => facts.find(([name]) => label.test(name))?.[1];
  const heading = findFirst(element, (inner) => /^h[1-6]$/.test(inner.name));
  const places = (under(/location/i) ?? '').split('|').map((place) => place.trim());
  const [place] = places.length === 1 ? places.map(readCode) : [];
  return foundPosting(
    'ats',
    {
      job_title: heading ? lineOf(heading) : line.replace(/^(?:job )?title\s*:?\s*/i, ''),
      job_url: url.replace(/\?[\s\S]*/, ''),
      location: placesOf(places.map((one) => readCode(one).location)),
      city: place?.city,
      country: place?.country,
      department: under(/category|department/i),
      ...readEmployment(under(/(?:position|employment|job) type|^type$|schedule/i)),
      remote_policy: readRemoteLabel(under(/remote|workplace|work (?:model|arrangement|mode|style)/i)),
      posted_at: readDate(under(/posted date|date posted/i)),
      ...payOf(under),
    },
    { id: `${new URL(url).host} ${posting.exec(url)?.[1] ?? ''}` },
  );
}

/** Pay in a line, or "USD $20.00/Hr." and "USD $25.00/Hr." below labels of their own. */
function payOf(under: (label: RegExp) => string | undefined): ReturnType<typeof readPayLine> {
  const [min, max] = [readPayLine(under(/^min(?:imum)?$/i)), readPayLine(under(/^max(?:imum)?$/i))];
  const line = readPayLine(under(/\bpay\b|salary|compensation/i));
  return { ...max, ...min, ...(max.salary_max !== undefined && { salary_max: max.salary_max }), ...line };
}

/** Places are written "US-NY-New York". */
function readCode(written: string): { location: string; city?: string; country?: string } {
  const match = /^([A-Z]{2})-(?:([A-Z0-9]{2,3})-)?(.+)$/.exec(written);
  const country = readCountry(match?.[1]);
  if (!match || country === undefined) return { location: written };
  const city = match[3] ?? '';
  return /^remote$/i.test(city) ? { location: written, country } : { location: written, city, country };
}

/** The largest element around a link that holds no other posting's link. */
function rowOf(link: Element): Element {
  let row = link;
  for (let parent = link.parent; parent && isTag(parent); parent = parent.parent) {
    const ids = new Set(
      elementsNamed(parent, 'a').flatMap((other) => /\/jobs\/(\d+)\//.exec(attribute(other, 'href'))?.[1] ?? []),
    );
    if (ids.size > 1) break;
    row = parent;
  }
  return row;
}

/** Labels with their values: hidden ones beside a value, pairs of a definition list, and heads of two elements. */
function factsOf(row: Element): [string, string][] {
  const hidden = findAll(row, ({ attribs }) => /\bfield-label\b/.test(attribs['class'] ?? '')).map(
    (label): [string, string] => [lineOf(label), valueAfter(label)],
  );
  const pairs = elementsNamed(row, 'dt').map((label): [string, string] => [lineOf(label), valueAfter(label)]);
  const headed = ofClass(row, 'header').flatMap((cell): [string, string][] => {
    const [label, value] = cell.children.filter(isTag);
    return label && value ? [[lineOf(label), valueAfter(label)]] : [];
  });
  return [...hidden, ...pairs, ...headed].filter(([, value]) => value !== '');
}

/** Dates show "3 weeks ago" and have the day in their title. */
function valueAfter(label: Element): string {
  let next = label.next;
  while (next && !isTag(next)) next = next.next;
  if (!next || !isTag(next)) return '';
  const dated = /\d{4}/.test(attribute(next, 'title'))
    ? next
    : findFirst(next, (inner) => /\d{4}/.test(attribute(inner, 'title')));
  return attribute(dated, 'title') || lineOf(next);
}
