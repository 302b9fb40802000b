import { ParseError } from '../../errors.js';
import type { FoundPosting } from '../../postings/posting.js';
import { jsonOf, record } from '../../postings/text/words.js';
import type { Listing } from '../listing.js';

/** What a JSON answer about nothing but an error has. */
const ABOUT_ERRORS = /^(?:errors?|error_?(?:code|message)|messages?|code|status(?:_?code)?|success|details?)$/i;

/**
 * The listing, strict about details: an answer that holds nothing, or is about another posting, is none of this one. A
 * system answers so for a posting that is gone.
 */
export function strictAboutDetails(listing: Listing, system: string): Listing {
  if (!listing.readDetail) return listing;
  return {
    ...listing,
    readDetail(body, posting) {
      if (isNothing(body)) throw new ParseError(`${system}: the answer has no details`);
      if (namesNoWord(body, posting)) throw new ParseError(`${system}: the answer does not name its posting`);
      const read = listing.readDetail?.(body, posting) ?? posting;
      if (isOther(read, posting)) throw new ParseError(`${system}: the answer is about another posting`);
      return read;
    },
  };
}

/** Whether an answer is JSON that holds nothing, or but an error. */
function isNothing(body: string): boolean {
  const data = body.length < 2000 ? jsonOf(body) : undefined;
  if (data === undefined) return false;
  if (Array.isArray(data)) return data.length === 0;
  return Object.entries(record(data)).every(
    ([name, value]) => ABOUT_ERRORS.test(name) && (typeof value !== 'object' || /^errors?$/i.test(name)),
  );
}

/** Whether no piece of a title stands anywhere in a page; letters with accents may be written otherwise there. */
function namesNoWord(body: string, { fields }: FoundPosting): boolean {
  const pieces = fields.job_title?.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  if (pieces.length === 0 || !/^\s*</.test(body)) return false;
  const written = body.toLowerCase();
  return !pieces.some((piece) => written.includes(piece));
}

function isOther(read: FoundPosting, { id }: FoundPosting): boolean {
  return id !== undefined && read.id !== undefined && read.id.toLowerCase() !== id.toLowerCase();
}
