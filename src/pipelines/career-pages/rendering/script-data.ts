import type { JoinedPostings, ParallelLists } from '../../../postings/page/joined-lists.js';
import type { JsonListing } from '../../../postings/page/data/json-records.js';
import type { PageOfPrograms } from '../../../postings/page/program-data.js';
import { completed, type FoundPosting } from '../../../postings/posting.js';
import type { Limited } from '../../../postings/reading-limits.js';
import { titleOf } from '../../../postings/same-place.js';
import type { WebPage } from '../../../web/web.js';
import { ReadingGivenUpError } from '../../../runs/work/reading-threads.js';
import { readAside } from '../../read-aside.js';
import type { Program } from './scripted-readers.js';
import type { CareerContext } from '../career-pages.needs.js';

/**
 * True for an application's own page at an address that its server does not know: hosts of files answer 404 with it.
 */
export async function isApplication({ body, contentType, status }: WebPage, context: CareerContext): Promise<boolean> {
  if (status !== 404 || !/html/i.test(contentType)) return false;
  return (await readAside(context, 'scriptNeed', body, { listing: false, links: false })) === 'app_shell';
}

/** What a page's scripts would show, as far as it is told without running them. */
export interface ScriptPostings extends JoinedPostings {
  /** Entries of lists that are only a part of what the page would show, or that need its pages to be told. */
  readonly unread: number;
  /** Nothing more is to be learned from a browser. */
  readonly isAll: boolean;
}

const NOTHING: ScriptPostings = { postings: [], leftOut: [], seen: 0, unread: 0, isAll: false };

/**
 * What a page's scripts would show, asked for without a browser: addresses of JSON that they or the page name. Empty
 * where they name none, and where all that comes is only a part of what the page would show.
 */
export async function askScripts(
  { body, url: pageUrl }: Pick<WebPage, 'body' | 'url'>,
  context: CareerContext,
): Promise<ScriptPostings> {
  const { addresses: named, files, language } = await readAside(context, 'namedData', body, pageUrl);
  const page = { url: pageUrl, language };
  if (named.read.length > 0) return askAddresses(named, page, context);
  const programs = await askProgramsAndParts(files, context);
  if (!(await readAside(context, 'namesPath', programs, pageUrl))) return NOTHING;
  const sources = programs.map(({ source }) => source);
  const addresses = await readAside(context, 'programAddresses', sources, pageUrl);
  if (addresses.read.length > 0) {
    const asked = await askAddresses(addresses, page, context);
    return { ...asked, postings: await readAside(context, 'withRoutes', asked.postings, sources, pageUrl) };
  }
  if (sources.length === 0) return NOTHING;
  const { read, findings } = await readAside(context, 'programData', sources, page);
  // Where nothing is found a browser opens the page: nothing is missing then.
  if (read.postings.length > 0) context.report(...findings);
  return { ...read, unread: 0, isAll: read.postings.length > 0 && read.isOneList };
}

/**
 * Whether the data that a page's scripts ask for lists openings under titles that the page, as it came, does not show.
 */
export async function stateOthers(
  { body, url: pageUrl }: Pick<WebPage, 'body' | 'url'>,
  shown: readonly FoundPosting[],
  context: CareerContext,
): Promise<boolean> {
  const { addresses, files, language } = await readAside(context, 'namedData', body, pageUrl);
  const programs = addresses.read.length > 0 ? [] : await askPrograms(files, context);
  const sources = programs.map(({ source }) => source);
  const { read, findings } =
    addresses.read.length > 0 ? addresses : await readAside(context, 'programAddresses', sources, pageUrl);
  const known = new Set(shown.map(titleOf));
  const others: FoundPosting[] = [];
  await eachAnswer(read, { url: pageUrl, language }, context, ({ read: { sure } }) => {
    const stated = sure.flatMap(({ postings }) => postings);
    others.push(...stated.filter((posting) => !known.has(titleOf(posting))));
  });
  context.report(...(others.length > 0 ? [] : findings));
  return others.length > 0;
}

/**
 * Postings that a page lists without texts, completed by what the code of its programs says of them: what a press shows
 * there needs no browser.
 */
export async function withProgramTexts(
  { body, url: pageUrl }: Pick<WebPage, 'body' | 'url'>,
  postings: readonly FoundPosting[],
  context: CareerContext,
): Promise<readonly FoundPosting[]> {
  const { files, language } = await readAside(context, 'namedData', body, pageUrl);
  const programs = await askProgramsAndParts(files, context);
  if (programs.length === 0) return postings;
  const sources = programs.map(({ source }) => source);
  const { read, findings } = await readAside(context, 'programDetails', postings, sources, { url: pageUrl, language });
  context.report(...findings);
  return read;
}

/** Hands on the lists of what each address of JSON answers. */
async function eachAnswer(
  addresses: readonly string[],
  page: PageOfPrograms,
  context: CareerContext,
  take: (lists: Limited<ParallelLists>, answer: WebPage) => Promise<void> | void,
): Promise<void> {
  const told = await context.web.crawl(
    [...new Set(addresses)].map((url) => ({ url, kind: 'interface' as const })),
    async (answer) => {
      if (answer.outcome !== 'page' || answer.status !== 200) return undefined;
      const origin = { url: answer.url, pageUrl: page.url, language: page.language };
      await take(await readAside(context, 'jsonLists', answer.body, origin).catch(givenUp), answer);
      return undefined;
    },
  );
  context.report(...told);
}

/**
 * Entries that a browser showed without addresses, with those that the page's programs make of their short names. Where
 * the page links some of them, the programs must make those addresses, too.
 */
export async function withProgramRoutes(
  postings: readonly FoundPosting[],
  { body, url: pageUrl }: Pick<WebPage, 'body' | 'url'>,
  context: CareerContext,
): Promise<readonly FoundPosting[]> {
  const areNamed = postings.every(({ slug, id }) => (slug ?? id) !== undefined);
  if (!areNamed || postings.every(({ fields }) => fields.job_url !== undefined)) return postings;
  const { files, inline } = await readAside(context, 'namedData', body, pageUrl);
  const programs = await askProgramsAndParts(files, context);
  const bare = postings.map(({ fields: { job_url: _url, ...fields }, ...posting }) => ({ ...posting, fields }));
  const routed = await readAside(
    context,
    'withRoutes',
    bare,
    [inline, ...programs.map(({ source }) => source)],
    pageUrl,
  );
  const isSame = ({ fields: { job_url: url } }: FoundPosting, at: number): boolean =>
    url === undefined || url === routed[at]?.fields.job_url;
  return postings.every(isSame) ? postings.map((own, at) => completed(own, routed[at] ?? own)) : postings;
}

async function askProgramsAndParts(files: readonly string[], context: CareerContext): Promise<Program[]> {
  const programs = await askPrograms(files, context);
  const parts = await readAside(context, 'partsOfPrograms', programs);
  const others = parts.filter((url) => !files.includes(url));
  return [...programs, ...(await askPrograms(others, context))];
}

async function askPrograms(files: readonly string[], context: CareerContext): Promise<Program[]> {
  const programs: Program[] = [];
  const told = await context.web.crawl(
    files.map((url) => ({ url, kind: 'interface' as const, accept: '*/*' })),
    (answer) => {
      if (answer.outcome === 'page' && answer.status === 200 && !/html/i.test(answer.contentType))
        programs.push({ url: answer.url, source: answer.body });
      return undefined;
    },
  );
  context.report(...told);
  return programs.toSorted((a, b) => files.indexOf(a.url) - files.indexOf(b.url));
}

/** What addresses of JSON answer, where their lists are whole and their entries need no page to be told. */
async function askAddresses(
  { read: addresses, findings }: Limited<readonly string[]>,
  page: PageOfPrograms,
  context: CareerContext,
): Promise<ScriptPostings> {
  const answers: ParallelLists[] = [];
  let unread = 0;
  await eachAnswer(addresses, page, context, async ({ read, findings: cut }, answer) => {
    const lists = (await isWhole(read.sure, answer, context)) ? read.sure.filter(saysEnough) : [];
    unread += entriesOf(read.sure) - entriesOf(lists);
    if (lists.length === 0) return;
    answers.push({ ...read, sure: lists });
    context.report(...cut);
  });
  if (answers.length === 0) return NOTHING;
  // Where nothing is found a browser opens the page: nothing is missing then.
  context.report(...findings);
  return { ...(await readAside(context, 'joinedLists', answers)), unread, isAll: unread === 0 };
}

/** Whether an answer has all of its lists: as many as it says there are, or nothing that tells of more. */
async function isWhole(
  lists: readonly JsonListing[],
  { url, body, part }: WebPage,
  context: CareerContext,
): Promise<boolean> {
  if (lists.length === 0) return false;
  const totals = new Set(lists.map(({ total }) => total ?? part?.total));
  const [first] = totals;
  // A total that is said of all lists is that of all their entries together.
  if (totals.size === 1 && first !== undefined) return first <= countOf(lists);
  if (lists.some((list) => (list.total ?? 0) > countOf([list]))) return false;
  if (!totals.has(undefined)) return true;
  if ([lists, ...lists.map((list) => [list])].some((some) => isPart(url, countOf(some)))) return false;
  return !(await readAside(context, 'saysMore', { url, body, link: part?.next }));
}

/** How many entries lists have, those that another one has too counted once. */
function countOf(lists: readonly JsonListing[]): number {
  const known = new Set<string>();
  let count = 0;
  for (const { postings, leftOut } of lists) {
    const more = postings.map(keyOf).filter((key) => !known.has(key));
    for (const key of more) known.add(key);
    count += more.length + leftOut;
  }
  return count;
}

function keyOf(posting: FoundPosting): string {
  const { job_url: url, location = '' } = posting.fields;
  return url ?? `${titleOf(posting)}\n${location}`;
}

/** True where as many came as the address asks for at most: there may be more. */
function isPart(address: string, count: number): boolean {
  return [...new URL(address).searchParams].some(
    ([name, value]) =>
      /^(?:per_?page|page_?size|page\[size\]|limit|size|count|take|rows|first|top|\$top)$/i.test(name) &&
      Number(value) === count,
  );
}

/** What took too long to read is left to the browser. @throws any other error */
function givenUp(error: unknown): Limited<ParallelLists> {
  if (!(error instanceof ReadingGivenUpError)) throw error;
  return { read: { sure: [], unsure: [] }, findings: [] };
}

/** A list of entries that need no page to be told: each has its own address, or its text. */
function saysEnough({ postings }: JsonListing): boolean {
  return postings.every(({ fields }) => fields.job_url !== undefined || (fields.job_description?.length ?? 0) > 80);
}

function entriesOf(lists: readonly JsonListing[]): number {
  return lists.reduce((sum, { postings }) => sum + postings.length, 0);
}
