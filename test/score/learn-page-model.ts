import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBuilt } from '../built.ts';
import { HarSet } from '../replay/har-set.ts';
import { compareField, optionsOf } from './compare.ts';
import { readExpected } from './score-set.ts';

/**
 * `node test/score/learn-page-model.ts <folder> [--out FILE] [--half 0|1]`: learns the weights by which record sets are
 * judged (`src/postings/page/lists/judging/page-model.json`) from recorded sites: which titles are postings is in their
 * expected.json. `--half` leaves every other site out, to see what the weights are worth on sites they were not learned
 * from.
 */
const { parseHtml } =
  await loadBuilt<typeof import('../../src/postings/page/tree/html.js')>('postings/page/tree/html.js');
const { readPageTree } = await loadBuilt<typeof import('../../src/postings/page/tree/page-tree.js')>(
  'postings/page/tree/page-tree.js',
);
const { findRecordSets } = await loadBuilt<typeof import('../../src/postings/page/lists/records/record-sets.js')>(
  'postings/page/lists/records/record-sets.js',
);
const { LeafFacts } = await loadBuilt<typeof import('../../src/postings/page/lists/records/leaf-facts.js')>(
  'postings/page/lists/records/leaf-facts.js',
);
const { FeatureReader } = await loadBuilt<typeof import('../../src/postings/page/lists/judging/set-features.js')>(
  'postings/page/lists/judging/set-features.js',
);
const { careerScore } = await loadBuilt<typeof import('../../src/postings/page/lines/headings/career-words.js')>(
  'postings/page/lines/headings/career-words.js',
);
const { decodeText } = await loadBuilt<typeof import('../../src/web/body.js')>('web/body.js');

interface Example {
  readonly site: string;
  readonly features: readonly (readonly [number, number])[];
  readonly isList: boolean;
  weight: number;
}

const names: string[] = [];
const indexes = new Map<string, number>();

function indexOf(name: string): number {
  const known = indexes.get(name);
  if (known !== undefined) return known;
  indexes.set(name, names.length);
  names.push(name);
  return names.length - 1;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, half: { type: 'string' } },
});
const root = resolve(positionals[0] ?? '');
const examples: Example[] = [];
for (const site of (await readdir(root)).sort()) {
  if (options.half !== undefined && String(halfOf(site)) !== options.half) continue;
  examples.push(...(await examplesOf(site)));
}
weigh(examples);
const { weights, bias } = learn(examples);
const model = {
  learned: {
    from: `${String(new Set(examples.map(({ site }) => site)).size)} recorded sites`,
    on: new Date().toISOString().slice(0, 10),
    examples: examples.length,
    lists: examples.filter(({ isList }) => isList).length,
  },
  bias: round(bias),
  weights: Object.fromEntries(names.map((name, index) => [name, round(weights[index] ?? 0)] as const).sort()),
};
console.log(JSON.stringify(model.learned));
const out =
  options.out ??
  join(import.meta.dirname, '..', '..', 'src', 'postings', 'page', 'lists', 'judging', 'page-model.json');
await writeFile(out, `${JSON.stringify(model, undefined, 2)}\n`);

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Sites fall into two halves by their names. */
function halfOf(site: string): number {
  return createHash('sha256').update(site).digest().readUInt8(0) % 2;
}

async function examplesOf(site: string): Promise<Example[]> {
  const folder = join(root, site);
  const expected = await readExpected(folder);
  if (expected?.kind !== 'career_page' || expected.needs_browser === true) return [];
  const titles = expected.runs.flatMap((run) => run.postings ?? []).map(({ fields }) => fields['job_title']);
  const known = new Map<string, boolean>();
  const isTitle = (text: string): boolean => {
    const verdict = known.get(text) ?? titles.some((title) => matches(title, text));
    known.set(text, verdict);
    return verdict;
  };
  const pages = await (await HarSet.load(folder)).pages();
  const anchors = new Map<string, number>();
  const trees = pages.map(({ url, body, contentType }) => {
    const tree = readPageTree(parseHtml(decodeText(body, contentType)));
    for (const { link, text } of tree.leaves) {
      const href = link?.attribs['href'] ?? '';
      if (!URL.canParse(href, url)) continue;
      const target = new URL(href, url).href.replace(/#.*$/, '');
      anchors.set(target, Math.max(anchors.get(target) ?? 0, careerScore(target, text)));
    }
    return { url, tree };
  });
  return trees.flatMap(({ url, tree }) => {
    const score = Math.max(careerScore(url, ''), anchors.get(url) ?? 0);
    const reader = new FeatureReader(tree, new LeafFacts(tree), { url, careerScore: score });
    return findRecordSets(tree).sets.flatMap((set) => {
      const right = set.titles.filter((index) => isTitle(tree.leaves[index]?.text ?? '')).length / set.titles.length;
      if (isUndecided(right)) return [];
      // Most single pieces of a page are no titles: one in four shows that.
      const isSample = right === 0 && set.titles.length === 1;
      if (isSample && (set.titles[0] ?? 0) % 4 > 0) return [];
      const read = reader.read(set);
      // An advert that is closed looks like one that is open: what its page says teaches nothing.
      if (isSample && score > 0 && isAdvert(read)) return [];
      const features = Object.entries(read).flatMap(([name, value]) =>
        value === 0 ? [] : [[indexOf(name), value] as const],
      );
      return [{ site, features, isList: right >= 0.75, weight: isSample ? 4 : set.titles.length }];
    });
  });
}

/** Whether too many of a set's titles are postings' for no list, and too few for one. */
function isUndecided(right: number): boolean {
  return right > 0.15 && right < 0.75;
}

/** Whether a title is a heading that names a role. */
function isAdvert(features: Readonly<Record<string, number>>): boolean {
  const sum = (name: string, other: string): number => (features[name] ?? 0) + (features[other] ?? 0);
  return sum('title main heading', 'title heading') > 0 && sum('title role', 'title sure') > 0;
}

function matches(expected: unknown, text: string): boolean {
  if (expected === undefined || expected === null) return false;
  if (compareField('job_title', expected, text) === 'right') return true;
  const plain = bare(text);
  return optionsOf(expected).some((option) => typeof option === 'string' && bare(option) === plain);
}

/** A title without brackets, numbers and signs. */
function bare(title: string): string {
  return title
    .toLowerCase()
    .replace(/\([^)]*\)|[^\p{L}]+/gu, ' ')
    .trim();
}

/** Every site counts the same, lists and the rest alike; a page of many sets is no more than a page of few. */
function weigh(all: readonly Example[]): void {
  const sums = new Map<string, number>();
  const keyOf = ({ site, isList }: Example): string => `${site} ${String(isList)}`;
  for (const example of all) sums.set(keyOf(example), (sums.get(keyOf(example)) ?? 0) + example.weight);
  for (const example of all) example.weight *= (example.isList ? 1 : 6) / (sums.get(keyOf(example)) ?? 1);
}

/** Logistic regression by gradient descent with momentum; `decay` keeps single sites from deciding. */
function learn(all: readonly Example[], rounds = 400, decay = 0.0006): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(names.length + 1);
  const speeds = new Float64Array(names.length + 1);
  const always = names.length;
  const columns = Int32Array.from(all.flatMap(({ features }) => [...features.map(([index]) => index), always]));
  const values = Float64Array.from(all.flatMap(({ features }) => [...features.map(([, value]) => value), 1]));
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < rounds; round++) {
    const slopes = new Float64Array(names.length + 1);
    let start = 0;
    for (const { features, isList, weight } of all) {
      const end = start + features.length + 1;
      let score = 0;
      for (let at = start; at < end; at++) score += (weights[columns[at] as number] as number) * (values[at] as number);
      const error = ((1 / (1 + Math.exp(-score)) - Number(isList)) * weight) / total;
      for (let at = start; at < end; at++)
        slopes[columns[at] as number] = (slopes[columns[at] as number] as number) + error * (values[at] as number);
      start = end;
    }
    for (const [index, slope] of slopes.entries()) {
      const pull = index === always ? 0 : decay * (weights[index] as number);
      speeds[index] = 0.9 * (speeds[index] as number) - 2 * (slope + pull);
      weights[index] = (weights[index] as number) + speeds[index];
    }
  }
  return { weights, bias: weights[always] as number };
}
