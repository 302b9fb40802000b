// No public interface; as its career sites serve it (2026), on its host or the company's: a page of links, and a link
// for more that counts the rest.
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  findAll,
  lineOf,
  parseHtml,
  textOf,
  type Element,
} from '../../../postings/page/tree/html.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { numeric, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import type { AtsSystem, Board } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, plainAddress, readOwnPage } from '../pages.js';
import { readEmployment } from '../values.js';

const HOST = 'careers.pageuppeople.com';
const ROWS = 500;
/** `/968/cw/en`, on a company's own host also `/cw/en` and `/en-us`, before what is shown. */
const SITE = /^((?:\/\d+)?(?:\/[a-z][\w-]*)?\/[a-z]{2,3}(?:-[\w-]+)?)\/(?:listing|job|search|filter)(?:\/|$)/i;
const NO_TITLE = /^(?:apply(?: now)?|learn more|read more|view (?:details|job|position)|more)$/i;

export const pageup: AtsSystem = {
  name: 'pageup',
  liveBoard: 'https://careers.pageuppeople.com/793/cw/en-us',
  hosts: /\.pageuppeople\.com$/,

  recogniseUrl({ hostname, pathname }) {
    const site = /^\/\d+\/[a-z][\w-]*\/[a-z]{2,3}(?:-[\w-]+)?(?=\/|$)/i.exec(pathname)?.[0];
    return hostname === HOST && site !== undefined ? boardOf(HOST, site) : undefined;
  },

  recogniseMarkup(marks, { host, pathname }) {
    const site = SITE.exec(pathname)?.[1];
    const isServed = /\/\/careers-static\.pageuppeople\.com\/|\bPU\.Jobs\.source\b/.test(marks);
    return isServed && host !== HOST && site !== undefined ? [boardOf(host, site)] : [];
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(`${url}?page=1&page-items=${String(ROWS)}`)],
    read: readPage,
    detail: jobPage,
    readDetail,
  }),
};

function boardOf(host: string, site: string): Board {
  const path = site.toLowerCase();
  return {
    system: 'pageup',
    key: host === HOST ? path.slice(1) : `${host}${path}`,
    url: `https://${host}${path}/listing/`,
  };
}

function readPage(body: string, { url }: ListingRequest): ListingPage {
  const document = parseHtml(body);
  const links = ofClass(document, 'job-link');
  const counted = numeric(ofClass(document, 'result-count').map(lineOf)[0]);
  if (links.length === 0 && counted !== 0 && !/PU\.Jobs\.source|id="search-results-content"/.test(body))
    throw new ParseError('pageup: the page has no job-link');
  const found = links.flatMap((link) => readLink(link, url) ?? []);
  const postings = [...new Map(found.map((posting) => [posting.id, posting] as const)).values()];
  const [more] = ofClass(document, 'more-link');
  const next = absolute(attribute(more, 'href'), url);
  const isFirst = new URL(url).searchParams.get('page') === '1';
  const total = counted ?? (isFirst ? withRest(postings.length, more) : undefined);
  return {
    postings,
    ...(total !== undefined && { total }),
    ...(next !== undefined && next !== url && postings.length > 0 && { next: [pageRequest(next)] }),
  };
}

/** What the page shows and what its link for more counts; without that link it shows all. */
function withRest(shown: number, more: Element | undefined): number | undefined {
  if (!more) return shown;
  const rest = numeric(ofClass(more, 'count').map(lineOf)[0]?.replaceAll(',', ''));
  return rest === undefined ? undefined : shown + rest;
}

function readLink(link: Element, base: string): FoundPosting | undefined {
  const url = plainAddress(attribute(link, 'href'), base);
  const id = /\/job\/(\d+)\//.exec(url ?? '')?.[1];
  const title = lineOf(link);
  if (id === undefined || NO_TITLE.test(title)) return undefined;
  const { host, pathname } = new URL(base);
  const row = rowOf(link);
  const department = row && valueOf(row, 'department', 'category');
  return foundPosting(
    'ats',
    { job_title: title, job_url: url, ...(row && factsOf(row)), department },
    { id: `${host === HOST ? (pathname.split('/')[1] ?? '') : host} ${id}` },
  );
}

/** The classes are the same in a row and on the page of a posting. */
function factsOf(part: Element): Parameters<typeof foundPosting>[1] {
  const dateOf = (name: string): string | undefined => {
    const [cell] = ofClass(part, name);
    const [time] = cell ? elementsNamed(cell, 'time') : [];
    // What is written is the day where the job is.
    return readDate(cell && lineOf(cell)) ?? readDate(attribute(time, 'datetime'));
  };
  return {
    location: valueOf(part, 'location'),
    ...readEmployment(valueOf(part, 'work-type')),
    posted_at: dateOf('open-date'),
    application_deadline: dateOf('close-date'),
  };
}

function valueOf(part: Element, ...names: string[]): string | undefined {
  return names.flatMap((name) => ofClass(part, name).flatMap((element) => text(lineOf(element)) ?? []))[0];
}

function rowOf(link: Element): Element | undefined {
  for (let up = link.parent; up && 'name' in up; up = up.parent) if (/^(?:tr|li|article)$/.test(up.name)) return up;
  return undefined;
}

function readDetail(body: string, posting: FoundPosting): FoundPosting {
  const read = readOwnPage(body, posting, 'pageup');
  const part = (id: string): Element | undefined =>
    findAll(parseHtml(body), (element) => attribute(element, 'id') === id)[0];
  const [content, details] = [part('job-content'), part('job-details')];
  if (!content) return read;
  const own = { ...factsOf(content), job_description: details && textOf(details) };
  return completed(posting, completed(foundPosting('ats', own), read));
}
