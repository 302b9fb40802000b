import type { Board } from '../../../listings/ats/ats.js';
import { listingOf } from '../../../listings/ats/index.js';
import type { Listing } from '../../../listings/listing.js';
import type { FoundPosting } from '../../../postings/posting.js';

/** The board's list, its postings labelled with the system. */
export function labelling(board: Board): Listing {
  const listing = listingOf(board);
  return {
    ...listing,
    read(body, request) {
      const page = listing.read(body, request);
      return {
        ...page,
        postings: page.postings.map((posting) => labelled(posting, board)),
        ...(page.rejected && {
          rejected: page.rejected.map((row) => ({ ...row, posting: labelled(row.posting, board) })),
        }),
      };
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
