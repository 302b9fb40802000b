import { ParseError } from '../../errors.js';
import { findFirst, isTag, parseHtml, parseXml, type Element } from '../../postings/page/tree/html.js';
import { readHtmlListing } from '../../postings/page/lists/html-listing.js';
import type { Listing, ListingPage, ListingRequest } from '../listing.js';

/** Parts of a feed's head that are put together as rows are. */
const HEAD_OF_FEED = /^(?:rss|feed|channel|image|author|contributor|textInput|generator)$/i;
const NAME_OF_ROW = /^(?:[\w-]+:)?\w*(?:title|name|position)$/i;

/**
 * The listing, strict about nothing found: a reader that sees no row where the page or feed has some does not know its
 * shape any more. Where the source itself counts none, or names a further page, that is believed.
 */
export function strictAboutNothing(listing: Listing, system: string): Listing {
  return {
    ...listing,
    read(body, request) {
      const page = listing.read(body, request);
      const unseen = isNothing(page) ? unseenIn(body, request) : undefined;
      if (unseen !== undefined) throw new ParseError(`${system}: no posting was read where there is ${unseen}`);
      return page;
    },
  };
}

function isNothing({ postings, rejected = [], next = [], total, unknown }: ListingPage): boolean {
  return postings.length + rejected.length + next.length === 0 && total === undefined && unknown !== true;
}

function unseenIn(body: string, { url, accept }: ListingRequest): string | undefined {
  if (accept?.includes('xml') === true) {
    const row = findFirst(parseXml(body), isRow);
    return row && `<${row.name}>`;
  }
  if (accept !== 'text/html') return undefined;
  const [posting] = readHtmlListing(parseHtml(body), { url, careerScore: 3 }).postings;
  return posting && `“${posting.fields.job_title ?? ''}”`;
}

function isRow({ name, children }: Element): boolean {
  const parts = children.filter(isTag);
  return !HEAD_OF_FEED.test(name) && parts.length > 1 && parts.some((part) => NAME_OF_ROW.test(part.name));
}
