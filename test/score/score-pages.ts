import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBuilt } from '../built.ts';
import { asWebPage } from '../composed/judge-page.ts';
import { HarSet } from '../replay/har-set.ts';
import { optionsOf } from './compare.ts';
import { readExpected } from './score-set.ts';

/**
 * `npm run score:pages -- <folder>`: reads every recorded page by itself. Prints on how many of those that are neither
 * a career page nor the page of a labelled posting the readers see a list of postings all the same, and what one page
 * costs (milliseconds of the second of two readings: the first one also compiles the reader).
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run score:pages -- <folder>');
  process.exit(1);
}
const { readPage } = await loadBuilt<typeof import('../../src/pipelines/career-pages/page/page-facts.js')>(
  'pipelines/career-pages/page/page-facts.js',
);

const { pageKey } = await loadBuilt<typeof import('../../src/pipelines/career-pages/site/site-crawl.js')>(
  'pipelines/career-pages/site/site-crawl.js',
);
const { decodeText } = await loadBuilt<typeof import('../../src/web/body.js')>('web/body.js');

const times: { readonly spent: number; readonly page: string }[] = [];
const lists: string[] = [];
let [others, adverts] = [0, 0];
// A folder of recorded sites, or one of them.
const sets = existsSync(join(folder, 'site.har'))
  ? ['.']
  : (await readdir(folder).catch(() => [])).filter((name) => existsSync(join(folder, name, 'site.har'))).sort();
if (sets.length === 0) {
  console.error(`There is no site.har below ${folder}`);
  process.exit(1);
}
for (const set of sets) {
  const known = await labelledPages(join(folder, set));
  for (const { url, contentType, body } of await (await HarSet.load(join(folder, set))).pages()) {
    const facts = read(url, decodeText(body, contentType), set);
    if (facts.isCareerPage || known.has(pageKey(url))) continue;
    others++;
    if (facts.listed.length === 0) continue;
    // The page of an advert that no label names, one that is over for example, is no list.
    if (facts.isAdvert) adverts++;
    else lists.push(`${set} ${url}: ${facts.listed.map(({ fields }) => fields.job_title).join(', ')}`);
  }
}
for (const list of lists) console.log(list.slice(0, 200));
console.log(
  `${String(others)} other pages: ${String(lists.length)} show a list (${((lists.length / Math.max(others, 1)) * 100).toFixed(1)} %), ${String(adverts)} one advert`,
);
times.sort((one, other) => one.spent - other.spent);
const at = (share: number): string => times[Math.floor(share * (times.length - 1))]?.spent.toFixed(1) ?? '';
console.log(
  `${String(times.length)} pages: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms (${times.at(-1)?.page ?? ''})`,
);

function read(url: string, html: string, set: string): ReturnType<typeof readPage> {
  const page = asWebPage({ url, html });
  readPage(page, '');
  const start = performance.now();
  const facts = readPage(page, '');
  times.push({ spent: performance.now() - start, page: `${set} ${url}` });
  return facts;
}

/** The pages that labels name as those about careers or of a posting. */
async function labelledPages(path: string): Promise<ReadonlySet<string>> {
  const { runs = [] } = (await readExpected(path)) ?? {};
  const addresses = runs.flatMap((run) => [
    ...(run.career_page_urls ?? []),
    ...(run.career_page_urls_also_right ?? []),
    ...(run.postings ?? []).flatMap(({ fields }) => optionsOf(fields['job_url'])),
  ]);
  return new Set(addresses.flatMap((address) => (typeof address === 'string' ? [pageKey(address)] : [])));
}
