import { readConfig } from '../config/config.js';
import { messageOf, StartError } from '../errors.js';
import type { Board } from '../listings/ats/ats.js';
import { detectSystem } from '../listings/ats/detection.js';
import { listingOf, recogniseBoard } from '../listings/ats/index.js';
import type { Listing, ListingPage, ListingRequest } from '../listings/listing.js';
import { Metrics } from '../operations/metrics.js';
import type { FoundPosting } from '../postings/posting.js';
import { WebFactory } from '../web/web-factory.js';
import type { Web, WebAnswer } from '../web/web.js';

const USAGE = 'Usage: npm run probe -- <address of a board or of one of its postings> …';

/** `npm run probe -- <address> …`: asks live boards, a page and a posting of each, and says whether they answer as their adapters expect. */
async function main(): Promise<number> {
  const addresses = process.argv.slice(2);
  if (addresses.length === 0 || !addresses.every((address) => URL.canParse(address))) throw new StartError([USAGE]);
  const webs = new WebFactory(readConfig(), new Metrics());
  const web = webs.create(AbortSignal.timeout(addresses.length * 60_000));
  let changed = 0;
  try {
    for (const address of addresses) {
      const verdict = await probe(address, web).catch((error: unknown) => `CHANGED: ${messageOf(error)}`);
      if (!verdict.startsWith('ok')) changed++;
      console.log(`${address}\n  ${verdict}`);
    }
  } finally {
    await webs.onApplicationShutdown();
  }
  return changed === 0 ? 0 : 1;
}

async function probe(address: string, web: Web): Promise<string> {
  const board = recogniseBoard(new URL(address));
  if (!board) return `${detectSystem(address) ?? 'no known system'}: its address names no board that can be read`;
  const listing = listingOf(board);
  const page = await firstPage(listing, web);
  const [posting] = page.postings;
  const total = page.total === undefined ? '' : ` of ${String(page.total)}`;
  const listed = `ok ${board.system}: ${String(page.postings.length)}${total} postings in the first page`;
  if (!posting)
    return page.unknown === true ? `${board.system} does not know this board` : `${listed}, nothing to look at`;
  return `${listed}; ${await fieldsOf(posting, listing, board, web)}`;
}

/** The first answer with postings, by whichever address the system answers. */
async function firstPage(listing: Listing, web: Web): Promise<ListingPage> {
  let open: readonly ListingRequest[] = listing.first().slice(0, 1);
  for (let asked = 0; open[0] && asked < 4; asked++) {
    const answer = await ask(open[0], web);
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

async function fieldsOf(posting: FoundPosting, listing: Listing, board: Board, web: Web): Promise<string> {
  const request = listing.detail?.(posting);
  const detailed = request ? listing.readDetail?.(bodyOf(await ask(request, web)), posting) : posting;
  return `${posting.fields.job_title ?? 'without a title'} has ${Object.keys(detailed?.fields ?? {}).join(', ')} (${board.url})`;
}

async function ask(request: ListingRequest, web: Web): Promise<WebAnswer> {
  let given: WebAnswer | undefined;
  await web.crawl([{ ...request, kind: request.accept === 'text/html' ? 'page' : 'interface' }], (answer) => {
    given = answer;
    return undefined;
  });
  if (!given) throw new Error(`${request.url} was not answered in time`);
  return given;
}

function isAnswered(answer: WebAnswer): boolean {
  return answer.outcome === 'page' && answer.status < 400;
}

function bodyOf(answer: WebAnswer): string {
  if (answer.outcome !== 'page') throw new Error(`${answer.request.url}: ${answer.reason}`);
  if (answer.status >= 400) throw new Error(`${answer.request.url} answered ${String(answer.status)}`);
  return answer.body;
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof StartError ? error.problems.join('\n') : error);
  process.exit(1);
}
