import { boardKey, type Board } from '../../../listings/ats/ats.js';
import { readList, type ReadList } from '../../../listings/read-list.js';
import { readSinglePages } from '../../../listings/read-single-pages.js';
import type { Source } from '../../../listings/source.js';
import { dedupKey } from '../../../postings/identity.js';
import type { FoundPosting } from '../../../postings/posting.js';
import type { Using } from '../../../runs/pipeline.js';
import { listingAside } from '../../listing-aside.js';

type BoardContext = Using<'web' | 'hosts' | 'readers'>;

/** What a board's list gave. */
export interface ReadBoard extends Pick<ReadList, 'rows' | 'seen' | 'isRead' | 'findings'> {
  readonly board: Board;
}

/** Reads the list of a company's board. */
export async function readBoard(board: Board, context: BoardContext): Promise<ReadBoard> {
  const list = { key: boardKey(board), listing: listingAside(context, 'system', board), source: sourceOf(board) };
  const { rows, seen, isRead, findings } = await readList(list, context);
  return { board, rows, seen, isRead, findings };
}

/** The postings of a board that its list did not decide against. */
export function listedPostings({ rows }: ReadBoard): FoundPosting[] {
  return rows.flatMap(({ posting, verdict }) => (verdict ? [] : [posting]));
}

/** Completes the postings of boards whose list has no details. */
export async function readDetails(
  board: Board,
  postings: readonly FoundPosting[],
  context: BoardContext,
): Promise<FoundPosting[]> {
  const listing = listingAside(context, 'system', board);
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
