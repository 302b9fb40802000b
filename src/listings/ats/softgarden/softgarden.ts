// As career sites of the system serve it (2026): a schema.org DataFeed with everything; older boards show cards, or
// know only ids, and one page each.
import { ParseError } from '../../../errors.js';
import { attribute, elementsNamed, lineOf, parseHtml, type Element } from '../../../postings/page/tree/html.js';
import { readSchemaPosting } from '../../../postings/page/data/json-ld.js';
import { readStructuredPostings } from '../../../postings/page/advert/job-page.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, tenant, type AtsSystem, type Board } from '../ats.js';
import { at, type Data, neededList, textAt } from '../reading.js';
import { jobPage, ofClass, pageRequest, plainAddress } from '../pages.js';
import { placeFields } from '../values.js';

/** Beside companies' sites are the vendor's own: what a site tells visits to, and where everybody's jobs are shown. */
const HOST = /^(?!(?:matomo|certificate|marketplace)\.)([\w-]+)\.(?:career\.softgarden\.de|softgarden\.io)$/;
const MARKS = /tracker\.softgarden\.de|matomo\.softgarden\.io|certificate\.softgarden\.io|\bcomplete_job_id_list\b/;

export const softgarden: AtsSystem = {
  name: 'softgarden',
  liveBoard: 'https://wavestone.softgarden.io/en/vacancies',
  hosts: /\.softgarden\.(?:io|de)$/,

  recogniseUrl(url) {
    return tenant(HOST.exec(url.hostname)?.[1]) === undefined ? undefined : boardOf(url.host);
  },

  // Its trackers run on the career site only, which is the board on the company's own domain.
  recogniseMarkup(marks, pageUrl) {
    return MARKS.test(marks) ? [boardOf(pageUrl.host)] : [];
  },

  listing: ({ key }): Listing => ({
    first: () => [{ url: `https://${key}/jobs.feed.json` }],
    otherwise: ({ url }) => (url.endsWith('/jobs.feed.json') ? pageRequest(`https://${key}/`) : undefined),
    read(body, request) {
      if (request.url.endsWith('/jobs.feed.json')) return readFeed(body, request.url);
      return /\/job\/\d+/.test(request.url) ? { postings: [readJob(body, request.url)] } : readBoard(body, request);
    },
    detail: (posting) => (posting.fields.job_description === undefined ? jobPage(posting) : undefined),
    readDetail: (body, posting) => completed(posting, readJob(body, posting.fields.job_url ?? '')),
  }),
};

function boardOf(host: string): Board {
  return { system: 'softgarden', key: host, url: `https://${host}/` };
}

function readFeed(body: string, url: string): ListingPage {
  const feed = parseJson(body, 'softgarden');
  const total = numeric(at(feed, 'numberOfItems'));
  return {
    postings: neededList(feed, 'dataFeedElement', 'softgarden').map((element) =>
      readItem(record(element['item']), url),
    ),
    ...(total !== undefined && { total }),
  };
}

/** Places that are not known are dashes. */
function readItem(item: Data, url: string): FoundPosting {
  const posting = asSystem(readSchemaPosting(withoutDashes(item) as Data, url, 'ats'));
  return completed(posting, foundPosting('ats', { industry: textAt(item, 'hiringOrganization.industry') }));
}

function withoutDashes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDashes);
  if (typeof value !== 'object' || value === null) return value === '-' ? undefined : value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutDashes(inner)]));
}

/** Jobs that an older board has no card for are known by their number: the page of each is a page of the list. */
function readBoard(body: string, { url }: ListingRequest): ListingPage {
  const ids = /\bcomplete_job_id_list\s*=\s*(?:\w+\s*=\s*)?\[([\d,\s"']*)\]/.exec(body)?.[1];
  if (ids === undefined) throw new ParseError('softgarden: the page has no complete_job_id_list');
  const numbers = [...new Set(ids.match(/\d+/g))];
  const postings = ofClass(parseHtml(body), 'matchElement').flatMap((card) => readCard(card, url) ?? []);
  const missing = numbers.filter((number) => !postings.some(({ id }) => id === number));
  return {
    postings,
    next: missing.map((number) => pageRequest(new URL(`/job/${number}`, url).href)),
    total: numbers.length,
  };
}

function readCard(card: Element, base: string): FoundPosting | undefined {
  const [title] = ofClass(card, 'title');
  const address = plainAddress(attribute(title && elementsNamed(title, 'a')[0], 'href'), base);
  const id = /\/job\/(\d+)/.exec(address ?? '')?.[1];
  if (!title || id === undefined) return undefined;
  const places = ofClass(card, 'location-view-item').flatMap((place) => text(lineOf(place)) ?? []);
  return foundPosting(
    'ats',
    { job_title: lineOf(title), job_url: address, ...placeFields(places.map((written) => ({ written }))) },
    { id },
  );
}

function readJob(body: string, url: string): FoundPosting {
  const id = /\/job\/(\d+)/.exec(url)?.[1];
  const [found] = readStructuredPostings(parseHtml(body), url);
  if (!found) throw new ParseError('softgarden: the page of a posting has no JobPosting');
  return asSystem({ ...found, id: id ?? found.id ?? url, fields: { ...found.fields, job_url: url } });
}

function asSystem(posting: FoundPosting): FoundPosting {
  return { ...foundPosting('ats', posting.fields, { id: posting.id }) };
}
