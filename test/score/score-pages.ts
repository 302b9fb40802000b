import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBuilt } from '../built.ts';
import { HarSet } from '../replay/har-set.ts';

/**
 * `npm run score:pages -- <folder>`: reads every recorded page by itself. Prints on how many of those that are neither a
 * career page nor the page of a labelled posting the readers see a list of postings all the same, and what one page costs
 * (milliseconds of the second of two readings: the first one also compiles the reader).
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run score:pages -- <folder>');
  process.exit(1);
}
const { readPage } = await loadBuilt<typeof import('../../src/pipelines/career-pages/page-facts.js')>(
  'pipelines/career-pages/page-facts.js',
);

/** What is asked of labels: the addresses of one run that are about careers or of a posting. */
interface LabelledRun {
  readonly career_page_urls?: readonly string[] | null;
  readonly career_page_urls_also_right?: readonly string[] | null;
  readonly postings?: readonly { readonly fields: { readonly job_url?: unknown } }[];
}

const times: { readonly spent: number; readonly page: string }[] = [];
const lists: string[] = [];
let [others, adverts] = [0, 0];
for (const set of (await readdir(folder)).sort()) {
  const known = await labelledAddresses(join(folder, set));
  for (const { url, html } of await (await HarSet.load(join(folder, set))).pages()) {
    const facts = read(url, html, set);
    if (facts.isCareerPage || known.has(keyOf(url))) continue;
    others++;
    if (facts.listed.length === 0) continue;
    // The page of an advert that no label names, one that is over for example, is no list.
    if (facts.isAdvert) adverts++;
    else lists.push(`${set} ${url}: ${facts.listed.map(({ fields }) => fields.job_title).join(', ')}`);
  }
}
for (const list of lists) console.log(list.slice(0, 200));
console.log(
  `${String(others)} other pages: ${String(lists.length)} show a list (${((lists.length / others) * 100).toFixed(1)} %), ${String(adverts)} one advert`,
);
times.sort((one, other) => one.spent - other.spent);
const at = (share: number): string => times[Math.floor(share * (times.length - 1))]?.spent.toFixed(1) ?? '';
console.log(
  `${String(times.length)} pages: median ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms (${times.at(-1)?.page ?? ''})`,
);

function read(url: string, html: string, set: string): ReturnType<typeof readPage> {
  const page = {
    outcome: 'page',
    request: { url },
    url,
    status: 200,
    contentType: 'text/html',
    truncated: false,
  } as const;
  readPage({ ...page, body: html }, '');
  const start = performance.now();
  const facts = readPage({ ...page, body: html }, '');
  times.push({ spent: performance.now() - start, page: `${set} ${url}` });
  return facts;
}

async function labelledAddresses(path: string): Promise<ReadonlySet<string>> {
  const { runs } = JSON.parse(await readFile(join(path, 'expected.json'), 'utf8')) as { runs: readonly LabelledRun[] };
  const addresses = runs.flatMap((run) => [
    ...(run.career_page_urls ?? []),
    ...(run.career_page_urls_also_right ?? []),
    ...(run.postings ?? []).flatMap(({ fields: { job_url: url } }) => anyOf(url)),
  ]);
  return new Set(addresses.map(keyOf));
}

/** A label is an address, or names several that are right. */
function anyOf(label: unknown): string[] {
  const named = typeof label === 'object' && label !== null && 'any_of' in label ? label.any_of : label;
  return [named].flat().filter((one) => typeof one === 'string');
}

function keyOf(address: string): string {
  return address
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/#.*/, '')
    .replace(/index\.html?$/, '')
    .replace(/\/$/, '');
}
