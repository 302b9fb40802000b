import type { Document } from '../../postings/page/html.js';
import { readJsonRecords } from '../../postings/page/json-records.js';
import { jsonAddressesIn, preloadedJson, programsOf } from '../../postings/page/script-addresses.js';
import { languageOf } from '../../postings/page/site-countries.js';
import type { FoundPosting } from '../../postings/posting.js';
import type { CareerContext } from './career-pages.needs.js';

/**
 * What a page's scripts would show, asked for without a browser: addresses of JSON that they or the page name. Empty where they
 * name none, or where what comes is only a part of what the page would show.
 */
export async function askScripts(document: Document, pageUrl: string, context: CareerContext): Promise<FoundPosting[]> {
  const { inline, files } = programsOf(document, pageUrl);
  const addresses = new Set([...preloadedJson(document, pageUrl), ...jsonAddressesIn(inline, pageUrl)]);
  if (addresses.size === 0)
    await context.web.crawl(
      files.map((url) => ({ url, kind: 'interface' as const, accept: '*/*' })),
      (answer) => {
        if (answer.outcome === 'page' && answer.status === 200)
          jsonAddressesIn(answer.body, pageUrl).forEach((address) => addresses.add(address));
        return undefined;
      },
    );
  const found: FoundPosting[] = [];
  const language = languageOf(document, pageUrl);
  await context.web.crawl(
    [...addresses].map((url) => ({ url, kind: 'interface' as const })),
    (answer) => {
      if (answer.outcome !== 'page' || answer.status !== 200) return undefined;
      const [best] = readJsonRecords(answer.body, { url: answer.url, pageUrl, language });
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
