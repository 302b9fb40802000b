import type { JsonListing } from '../../postings/page/json-records.js';
import type { PageOfPrograms } from '../../postings/page/program-data.js';
import type { FoundPosting } from '../../postings/posting.js';
import type { Limited } from '../../postings/reading-limits.js';
import type { WebPage } from '../../web/web.js';
import { ReadingGivenUpError } from '../../runs/reading-threads.js';
import { readAside } from '../read-aside.js';
import type { Program } from './scripted-readers.js';
import type { CareerContext } from './career-pages.needs.js';

/**
 * True for an application's own page at an address that its server does not know: hosts of files answer 404 with it.
 */
export async function isApplication({ body, contentType, status }: WebPage, context: CareerContext): Promise<boolean> {
  if (status !== 404 || !/html/i.test(contentType)) return false;
  return (await readAside(context, 'scriptNeed', body, { listing: false, links: false })) === 'app_shell';
}

/**
 * What a page's scripts would show, asked for without a browser: addresses of JSON that they or the page name. Empty
 * where they name none, or where what comes is only a part of what the page would show.
 */
export async function askScripts(
  { body, url: pageUrl }: Pick<WebPage, 'body' | 'url'>,
  context: CareerContext,
): Promise<FoundPosting[]> {
  const { addresses: named, files, language } = await readAside(context, 'namedData', body, pageUrl);
  const page = { url: pageUrl, language };
  if (named.read.length > 0) return askAddresses(named, page, context);
  const programs = await askPrograms(files, context);
  const parts = await readAside(context, 'partsOfPrograms', programs);
  programs.push(
    ...(await askPrograms(
      parts.filter((url) => !files.includes(url)),
      context,
    )),
  );
  if (!(await readAside(context, 'namesPath', programs, pageUrl))) return [];
  const sources = programs.map(({ source }) => source);
  const addresses = await readAside(context, 'programAddresses', sources, pageUrl);
  if (addresses.read.length > 0) return askAddresses(addresses, page, context);
  if (sources.length === 0) return [];
  const { read, findings } = await readAside(context, 'programData', sources, page);
  // Where nothing is found a browser opens the page: nothing is missing then.
  if (read.length > 0) context.report(...findings);
  return read;
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

async function askAddresses(
  { read: addresses, findings }: Limited<readonly string[]>,
  page: PageOfPrograms,
  context: CareerContext,
): Promise<FoundPosting[]> {
  const found: FoundPosting[] = [];
  const told = await context.web.crawl(
    [...new Set(addresses)].map((url) => ({ url, kind: 'interface' as const })),
    async (answer) => {
      if (answer.outcome !== 'page' || answer.status !== 200) return undefined;
      const origin = { url: answer.url, pageUrl: page.url, language: page.language };
      const { read, findings: cut } = await readAside(context, 'jsonLists', answer.body, origin).catch(givenUp);
      const [best] = read;
      if (!best?.postings.every(saysEnough) || !(await isWhole(best, answer, context))) return undefined;
      found.push(...best.postings);
      context.report(...cut);
      return undefined;
    },
  );
  context.report(...told);
  // Where nothing is found a browser opens the page: nothing is missing then.
  if (found.length > 0) context.report(...findings);
  return found;
}

/** Whether an answer has all of its list: as many as it says there are, or nothing that tells of more. */
async function isWhole(list: JsonListing, { url, body, part }: WebPage, context: CareerContext): Promise<boolean> {
  const count = list.postings.length + list.leftOut;
  const total = list.total ?? part?.total;
  if (total !== undefined) return total <= count;
  return !isPart(url, count) && !(await readAside(context, 'saysMore', { url, body, link: part?.next }));
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
function givenUp(error: unknown): Limited<never[]> {
  if (!(error instanceof ReadingGivenUpError)) throw error;
  return { read: [], findings: [] };
}

/** An entry that needs no page to be told: it has its own address, or its text. */
function saysEnough({ fields }: FoundPosting): boolean {
  return fields.job_url !== undefined || (fields.job_description?.length ?? 0) > 80;
}
