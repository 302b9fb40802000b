import type { Document } from '../../postings/page/html.js';
import { readJsonRecords } from '../../postings/page/json-records.js';
import {
  jsonAddressesIn,
  namesPath,
  partsOfProgram,
  preloadedJson,
  programsOf,
} from '../../postings/page/script-addresses.js';
import { languageOf } from '../../postings/page/site-countries.js';
import type { FoundPosting } from '../../postings/posting.js';
import { readAside } from '../readers.js';
import type { CareerContext } from './career-pages.needs.js';

/**
 * What a page's scripts would show, asked for without a browser: addresses of JSON that they or the page name. Empty where they
 * name none, or where what comes is only a part of what the page would show.
 */
export async function askScripts(document: Document, pageUrl: string, context: CareerContext): Promise<FoundPosting[]> {
  const { inline, files } = programsOf(document, pageUrl);
  const language = languageOf(document, pageUrl);
  const named = new Set([...preloadedJson(document, pageUrl), ...jsonAddressesIn(inline, pageUrl)]);
  if (named.size > 0) return askAddresses([...named], { url: pageUrl, language }, context);
  const programs = await askPrograms(files, context);
  const parts = programs
    .flatMap(({ url, source }) => partsOfProgram(source, url))
    .filter((url) => !files.includes(url));
  programs.push(...(await askPrograms([...new Set(parts)], context)));
  if (!programs.some(({ source }) => namesPath(source, pageUrl))) return [];
  const addresses = new Set(programs.flatMap(({ source }) => jsonAddressesIn(source, pageUrl)));
  if (addresses.size > 0) return askAddresses([...addresses], { url: pageUrl, language }, context);
  const sources = programs.map(({ source }) => source);
  return sources.length === 0 ? [] : readAside(context, 'programData', sources, { url: pageUrl, language });
}

async function askPrograms(
  files: readonly string[],
  context: CareerContext,
): Promise<{ url: string; source: string }[]> {
  const programs: { url: string; source: string }[] = [];
  await context.web.crawl(
    files.map((url) => ({ url, kind: 'interface' as const, accept: '*/*' })),
    (answer) => {
      if (answer.outcome === 'page' && answer.status === 200 && !/html/i.test(answer.contentType))
        programs.push({ url: answer.url, source: answer.body });
      return undefined;
    },
  );
  return programs.toSorted((a, b) => files.indexOf(a.url) - files.indexOf(b.url));
}

async function askAddresses(
  addresses: readonly string[],
  page: { url: string; language: string | undefined },
  context: CareerContext,
): Promise<FoundPosting[]> {
  const found: FoundPosting[] = [];
  await context.web.crawl(
    addresses.map((url) => ({ url, kind: 'interface' as const })),
    (answer) => {
      if (answer.outcome !== 'page' || answer.status !== 200) return undefined;
      const [best] = readJsonRecords(answer.body, { url: answer.url, pageUrl: page.url, language: page.language });
      const isWhole =
        best !== undefined && (best.total === undefined || best.total <= best.postings.length + best.inactive);
      if (isWhole && best.postings.every(saysEnough)) found.push(...best.postings);
      return undefined;
    },
  );
  return found;
}

/** An entry that needs no page to be told: it has its own address, or its text. */
function saysEnough({ fields }: FoundPosting): boolean {
  return fields.job_url !== undefined || (fields.job_description?.length ?? 0) > 80;
}
