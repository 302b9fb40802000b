import { ParseError } from '../../errors.js';
import { boardKey, type Board } from '../../listings/ats/ats.js';
import type { ListingPage, ListingRequest } from '../../listings/listing.js';
import { readList, type ReadList } from '../../listings/read-list.js';
import { readSinglePages } from '../../listings/read-single-pages.js';
import type { ListContext, Source } from '../../listings/source.js';
import { dedupKey } from '../../postings/identity.js';
import type { FoundPosting } from '../../postings/posting.js';
import type { Using } from '../../runs/pipeline.js';
import { ReadingGivenUpError } from '../../runs/reading-threads.js';
import { readAside } from '../readers.js';
import { labelling } from './board-listing.js';

/** What a board's list gave. */
export interface ReadBoard extends Pick<ReadList, 'rows' | 'isRead' | 'findings'> {
  readonly board: Board;
}

/** Reads the list of a company's board. */
export async function readBoard(board: Board, context: Using<'web' | 'hosts' | 'readers'>): Promise<ReadBoard> {
  const list = {
    key: boardKey(board),
    listing: labelling(board),
    source: sourceOf(board),
    readLarge: (body: string, request: ListingRequest) => readLarge(board, context, { body, request }),
  };
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

/** @throws ParseError also where it takes too long to read */
async function readLarge(
  board: Board,
  context: Using<'readers'>,
  { body, request }: { body: string; request: ListingRequest },
): Promise<ListingPage> {
  try {
    const page = await readAside(context, 'boardPage', board, body, request);
    if (!('unreadable' in page)) return page;
    throw new ParseError(page.unreadable);
  } catch (error) {
    if (error instanceof ReadingGivenUpError) throw new ParseError(error.message, { cause: error });
    throw error;
  }
}

function sourceOf({ url }: Board): Source {
  return { name: url, isPublic: false };
}
