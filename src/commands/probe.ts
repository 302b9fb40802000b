import { messageOf, ParseError } from '../errors.js';
import type { Board } from '../listings/ats/ats.js';
import { detectSystem, findSystems } from '../listings/ats/detection.js';
import { listingOf, recogniseBoard } from '../listings/ats/index.js';
import type { Listing, ListingPage, ListingRequest } from '../listings/listing.js';
import { parseHtml } from '../postings/page/tree/html.js';
import type { FoundPosting } from '../postings/posting.js';
import type { Web, WebAnswer } from '../web/web.js';
import { shapeOf } from './answer-shape.js';
import { readArguments } from './arguments.js';
import { runCommand } from './run-command.js';
import { PROBE_USAGE, probedBoards } from './probed-boards.js';
import { withWeb } from './with-web.js';
import { print } from './terminal-text.js';

type Ask = (request: ListingRequest) => Promise<WebAnswer>;

/** `npm run probe -- <system or address> …`: exit code 1 where one of them does not answer as its adapter expects. */
async function main(): Promise<number> {
  const { positionals } = readArguments(PROBE_USAGE, {});
  const addresses = probedBoards(positionals);
  const changed = await withWeb(addresses.length * 60, async (web) => {
    let notOk = 0;
    for (const address of addresses) {
      const shapes: string[] = [];
      const verdict = await probe(address, asking(web, shapes)).catch(
        (error: unknown) => `${error instanceof ParseError ? 'CHANGED' : 'NO ANSWER'}: ${messageOf(error)}`,
      );
      if (!verdict.startsWith('ok')) notOk++;
      print([address, verdict, ...shapes].join('\n  '));
    }
    return notOk;
  });
  return changed === 0 ? 0 : 1;
}

/**
 * The board an address names, else the first that its page is or embeds: boards on a company's own domain say so
 * themselves.
 */
async function boardAt(address: string, ask: Ask): Promise<Board | undefined> {
  const named = recogniseBoard(new URL(address));
  if (named) return named;
  const page = bodyOf(await ask({ url: address, accept: 'text/html' }));
  return findSystems(parseHtml(page), address, address).boards[0];
}

async function probe(address: string, ask: Ask): Promise<string> {
  const board = await boardAt(address, ask);
  if (!board)
    return `${detectSystem(address) ?? 'no known system'}: neither its address nor its page names a board that can be read`;
  const listing = listingOf(board);
  const page = await firstPage(listing, ask);
  const [posting] = page.postings;
  const total = page.total === undefined ? '' : ` of ${String(page.total)}`;
  const listed = `ok ${board.system}: ${String(page.postings.length)}${total} postings in the first page`;
  if (!posting)
    return page.unknown === true ? `${board.system} does not know this board` : `${listed}, nothing to look at`;
  return `${listed}; ${await fieldsOf(posting, listing, board, ask)}`;
}

/** The first answer with postings, by whichever address the system answers. */
async function firstPage(listing: Listing, ask: Ask): Promise<ListingPage> {
  let open: readonly ListingRequest[] = listing.first().slice(0, 1);
  for (let asked = 0; open[0] && asked < 4; asked++) {
    const answer = await ask(open[0]);
    const page = readable(listing, answer, open[0]);
    if (!page) {
      const again = listing.otherwise?.(open[0], isAnswered(answer) ? 200 : 404);
      open = again ? [again] : [];
      continue;
    }
    if (page.postings.length > 0 || !page.next?.length) return page;
    open = page.next;
  }
  throw new Error('no address of the list answered');
}

/** The last address that there is says itself what is wrong with it. */
function readable(listing: Listing, answer: WebAnswer, request: ListingRequest): ListingPage | undefined {
  const isLast = listing.otherwise?.(request, 404) === undefined;
  if (!isAnswered(answer) && !isLast) return undefined;
  try {
    return listing.read(bodyOf(answer), request);
  } catch (error) {
    if (isLast) throw error;
    return undefined;
  }
}

async function fieldsOf(posting: FoundPosting, listing: Listing, board: Board, ask: Ask): Promise<string> {
  const request = listing.detail?.(posting);
  const detailed = request ? listing.readDetail?.(bodyOf(await ask(request)), posting) : posting;
  return `${posting.fields.job_title ?? 'without a title'} has ${Object.keys(detailed?.fields ?? {}).join(', ')} (${board.url})`;
}

/** Asks one request after the other and writes down which shape each answer had. */
function asking(web: Web, shapes: string[]): Ask {
  return async (request) => {
    let given: WebAnswer | undefined;
    await web.crawl([{ ...request, kind: request.accept === 'text/html' ? 'page' : 'interface' }], (answer) => {
      given = answer;
      return undefined;
    });
    if (!given) throw new Error(`${request.url} was not answered in time`);
    const shape = given.outcome === 'page' ? `${String(given.status)}, ${shapeOf(given.body)}` : given.reason;
    shapes.push(`${request.method ?? 'GET'} ${request.url}: ${shape}`);
    return given;
  };
}

function isAnswered(answer: WebAnswer): boolean {
  return answer.outcome === 'page' && answer.status < 400;
}

function bodyOf(answer: WebAnswer): string {
  if (answer.outcome !== 'page') throw new Error(`${answer.request.url}: ${answer.reason}`);
  if (answer.status >= 400) throw new Error(`${answer.request.url} answered ${String(answer.status)}`);
  return answer.body;
}

await runCommand(main);
