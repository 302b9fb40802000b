import { ParseError } from '../../errors.js';
import type { Board } from '../../listings/ats/ats.js';
import { listingOf } from '../../listings/ats/index.js';
import type { Listing, ListingPage, ListingRequest } from '../../listings/listing.js';
import type { FoundPosting } from '../../postings/posting.js';

/** The board's list, its postings labelled with the system. */
export function labelling(board: Board): Listing {
  const listing = listingOf(board);
  return {
    ...listing,
    read(body, request) {
      const page = listing.read(body, request);
      return { ...page, postings: page.postings.map((posting) => labelled(posting, board)) };
    },
    ...(listing.readDetail && {
      readDetail: (body, posting) => labelled(listing.readDetail?.(body, posting) ?? posting, board),
    }),
  };
}

function labelled(posting: FoundPosting, { system }: Board): FoundPosting {
  return {
    ...posting,
    fields: { ...posting.fields, ats_system: system, source: 'ats_api' },
    evidence: { ...posting.evidence, ats_system: { source: 'ats' }, source: { source: 'ats' } },
  };
}

/** A page of a board's list, or why it is none: errors lose their class on the way between threads. */
export function readBoardPage(
  board: Board,
  body: string,
  request: ListingRequest,
): ListingPage | { readonly unreadable: string } {
  try {
    return labelling(board).read(body, request);
  } catch (error) {
    if (error instanceof ParseError) return { unreadable: error.message };
    throw error;
  }
}
