import { boardKey, type Board } from '../../listings/ats/ats.js';
import { listingOf } from '../../listings/ats/index.js';
import type { Listing } from '../../listings/listing.js';
import { readList, type ReadList } from '../../listings/read-list.js';
import { readSinglePages } from '../../listings/read-single-pages.js';
import type { ListContext, Source } from '../../listings/source.js';
import { dedupKey } from '../../postings/identity.js';
import type { FoundPosting } from '../../postings/posting.js';

/** What a board's list gave. */
export interface ReadBoard extends Pick<ReadList, 'rows' | 'isRead' | 'findings'> {
  readonly board: Board;
}

/** Reads the list of a company's board. */
export async function readBoard(board: Board, context: ListContext): Promise<ReadBoard> {
  const list = { key: boardKey(board), listing: labelling(board), source: sourceOf(board) };
  const { rows, isRead, findings } = await readList(list, context);
  return { board, rows, isRead, findings };
}

/** The postings of a board that its list did not decide against. */
export function listedPostings({ rows }: ReadBoard): FoundPosting[] {
  return rows.flatMap(({ posting, verdict }) => (verdict ? [] : [posting]));
}

/** Completes the postings of boards whose list has no details. */
export async function readDetails(
  board: Board,
  postings: readonly FoundPosting[],
  context: ListContext,
): Promise<FoundPosting[]> {
  const listing = labelling(board);
  const { found, findings } = await readSinglePages<FoundPosting>(
    {
      what: 'details',
      source: sourceOf(board),
      wanted: postings.flatMap((subject) => {
        const request = listing.detail?.(subject);
        return request ? [{ subject, key: dedupKey(subject), request }] : [];
      }),
      read: (body, posting) => listing.readDetail?.(body, posting),
      otherwise: (request, status) => listing.otherwise?.(request, status),
    },
    context,
  );
  context.report(...findings);
  return postings.map((posting) => found.get(posting) ?? posting);
}

function sourceOf({ url }: Board): Source {
  return { name: url, isPublic: false };
}

/** The board's list, its postings labelled with the system. */
function labelling(board: Board): Listing {
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
