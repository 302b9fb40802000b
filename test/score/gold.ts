import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getDomain } from 'tldts';
import { loadBuilt } from '../built.ts';
import { optionsOf } from './compare.ts';

/**
 * `npm run score:gold -- <folder> [--json FILE] [--notes]`: the readers on labelled sets, each as the README of its
 * folder says.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, notes: { type: 'boolean' } },
});
const root = resolve(positionals[0] ?? '');
const showMisses = options.notes === true;
const figures: Record<string, number> = {};
const { readSalary } =
  await loadBuilt<typeof import('../../src/postings/text/pay/salary.js')>('postings/text/pay/salary.js');
const { readExperience } = await loadBuilt<typeof import('../../src/postings/text/years/experience.js')>(
  'postings/text/years/experience.js',
);
const { readRemotePlace, readRemoteText } = await loadBuilt<typeof import('../../src/postings/text/kinds/remote.js')>(
  'postings/text/kinds/remote.js',
);
const { readPlace } = await loadBuilt<typeof import('../../src/postings/text/places/place.js')>(
  'postings/text/places/place.js',
);
const { htmlToText, parseHtml } =
  await loadBuilt<typeof import('../../src/postings/page/tree/html.js')>('postings/page/tree/html.js');
const { readStructuredPostings } = await loadBuilt<typeof import('../../src/postings/page/advert/job-page.js')>(
  'postings/page/advert/job-page.js',
);
const { matchesTitle } =
  await loadBuilt<typeof import('../../src/postings/title-filter.js')>('postings/title-filter.js');
const { isCareerUrl } = await loadBuilt<typeof import('../../src/postings/page/lines/headings/career-words.js')>(
  'postings/page/lines/headings/career-words.js',
);
const { detectSystem } =
  await loadBuilt<typeof import('../../src/listings/ats/detection.js')>('listings/ats/detection.js');

type Row = Record<string, unknown>;

/** Right, given and labelled: what precision and recall are made of. */
class Tally {
  right = 0;
  given = 0;
  labelled = 0;
  overClaimed = 0;
  empty = 0;
  readonly misses: string[] = [];

  add(isLabelled: boolean, isGiven: boolean, isRight: boolean, note: string): void {
    if (isGiven) this.given++;
    if (isLabelled) {
      this.labelled++;
      if (isGiven && isRight) this.right++;
    } else {
      this.empty++;
      if (isGiven) this.overClaimed++;
    }
    if (isLabelled ? !isRight : isGiven) this.misses.push(note);
  }

  print(name: string): void {
    const recall = this.labelled === 0 ? 1 : this.right / this.labelled;
    const precision = this.given === 0 ? 1 : this.right / this.given;
    const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
    const over = this.empty === 0 ? 0 : this.overClaimed / this.empty;
    figures[`${name} F1`] = f1;
    figures[`${name} over-claimed`] = over;
    console.log(
      `${name.padEnd(34)} recall ${recall.toFixed(3)}  precision ${precision.toFixed(3)}  F1 ${f1.toFixed(3)}  over-claimed ${over.toFixed(3)}  (${String(this.labelled)} labelled, ${String(this.empty)} null)`,
    );
    if (showMisses) for (const miss of this.misses) console.log(`    ${miss}`);
  }
}

async function jsonLines(path: string): Promise<Row[]> {
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (text === undefined) {
    console.log(`${path} is not there: skipped`);
    return [];
  }
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

async function csv(path: string): Promise<Row[]> {
  const text = await readFile(join(root, path), 'utf8').catch(() => '');
  const [head = [], ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) =>
        (match[1] ?? match[2] ?? '').replaceAll('""', '"'),
      ),
    );
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

const near = (value: number | undefined, label: number, tolerance: number): boolean =>
  value !== undefined && Math.abs(value - label) <= Math.abs(label) * tolerance;

function accepts(label: unknown, value: unknown): boolean {
  return optionsOf(label).some((option) =>
    typeof option === 'number' && typeof value === 'number'
      ? near(value, option, 0.005)
      : (option ?? null) === (value ?? null),
  );
}

/** Whether pay is as labelled; a currency or a period without a label may be any. */
function acceptsPay(expect: Row, { min, max, currency, period }: ReadPay): boolean {
  const isFine = (name: string, value: unknown): boolean => !(name in expect) || accepts(expect[name], value);
  return (
    accepts(expect['salary_min'], min) &&
    accepts(expect['salary_max'], max) &&
    isFine('salary_currency', currency) &&
    isFine('salary_period', period)
  );
}

async function salaryStrings(): Promise<void> {
  const tally = new Tally();
  for (const row of await jsonLines('salary_strings/salary_strings.jsonl')) {
    if (row['ambiguous'] === true) continue;
    const expect = row['expect'] as Row;
    const written = String(row['text']);
    const isProse = /^</.test(written);
    const salary = readSalary(isProse ? htmlToText(written) : written, { isSalaryField: !isProse });
    const isLabelled = expect['salary_min'] !== null || expect['salary_max'] !== null;
    tally.add(
      isLabelled,
      salary !== undefined,
      acceptsPay(expect, salary ?? {}),
      `${written} → ${JSON.stringify(salary)} for ${JSON.stringify(expect)}`,
    );
  }
  tally.print('salary strings (all four)');
}

interface ReadPay {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly currency?: string | undefined;
  readonly period?: string | undefined;
}

/** Whether the pay of a posting is right in all four of its fields. */
function addSalary(
  salaries: Tally,
  { input, expect, salary }: { input: Row; expect: Row; salary: ReadPay | undefined },
): void {
  const label = expect['salary_min'] as number | null;
  const top = expect['salary_max'] as number | null;
  const isRight =
    salary !== undefined &&
    (label === null || near(salary.min, label, 0.01)) &&
    (top === null ? salary.max === undefined || salary.max === salary.min : near(salary.max, top, 0.01)) &&
    salary.currency === expect['salary_currency'] &&
    salary.period === expect['salary_period'];
  salaries.add(
    label !== null || top !== null,
    salary !== undefined,
    isRight,
    `${String(input['company_key'])} ${String(input['location'] ?? '')}: ${JSON.stringify(salary)} for ${JSON.stringify([label, top, expect['salary_currency'], expect['salary_period']])}`,
  );
}

function statedPay(stated: Row): ReadPay {
  return {
    min: stated['min_amount'] as number | undefined,
    max: stated['max_amount'] as number | undefined,
    currency: stated['currency'] as string,
    period: stated['interval'] as string,
  };
}

interface LabelledText {
  readonly input: Row;
  readonly expect: Row;
  readonly text: string;
}

function addYears(years: Tally, { input, expect, text }: LabelledText): void {
  const experience = readExperience(text);
  const label = expect['min_years_of_experience'];
  years.add(
    label !== null,
    experience !== undefined,
    experience?.years === label,
    `${String(input['company_key'])}: ${JSON.stringify(experience)} for ${String(label)}`,
  );
}

function addRemote(remotes: Tally, { input, expect, text }: LabelledText): void {
  const location = String(input['location'] ?? '');
  const title = String(input['job_title']);
  const read = readRemotePlace(title, location) ?? readRemoteText(text);
  const isRemote = read?.policy === 'remote';
  remotes.add(
    expect['remote'] === true,
    isRemote,
    isRemote,
    `${location} | ${title}: remote ${String(isRemote)} for ${String(expect['remote'])} ${JSON.stringify(read)}`,
  );
}

async function postings(): Promise<void> {
  const [salaries, years, remotes, countries, cities] = [
    new Tally(),
    new Tally(),
    new Tally(),
    new Tally(),
    new Tally(),
  ];
  for (const row of await jsonLines('postings/postings.jsonl')) {
    const input = row['input'] as Row;
    const expect = row['expect'] as Row;
    const text = String(input['description'] ?? '');
    const location = String(input['location'] ?? '');
    const place = readPlace(location);
    if ('salary_min' in expect) {
      const stated = input['structured_salary'] as Row | null;
      const salary = stated ? statedPay(stated) : readSalary(text, { country: place.country });
      addSalary(salaries, { input, expect, salary });
    }
    if ('min_years_of_experience' in expect) addYears(years, { input, expect, text });
    if ('remote' in expect) addRemote(remotes, { input, expect, text });
    for (const [part, tally] of [
      ['country', countries],
      ['city', cities],
    ] as const)
      if (part in expect)
        tally.add(
          expect[part] !== null,
          place[part] !== undefined,
          accepts(expect[part], place[part]),
          `${location}: ${String(place[part])} for ${JSON.stringify(expect[part])}`,
        );
  }
  salaries.print('postings: salary (all four)');
  years.print('postings: years of experience');
  remotes.print('postings: remote');
  countries.print('postings: country');
  cities.print('postings: city');
}

/** What is read of a posting's text, under the names of the labels. */
function readAll(input: Row): Row {
  const text = String(input['description'] ?? '');
  const location = String(input['location'] ?? '');
  const salary: ReadPay = readSalary(text, { country: readPlace(location).country }) ?? {};
  const remote = readRemotePlace(String(input['title'] ?? ''), location) ?? readRemoteText(text);
  return {
    salary_min: salary.min,
    salary_max: salary.max,
    salary_currency: salary.currency,
    salary_period: salary.period,
    min_years_of_experience: readExperience(text)?.years,
    remote_policy: remote?.policy,
  };
}

async function edgeCases(): Promise<void> {
  const rows = await jsonLines('postings/edge_cases.jsonl');
  let right = 0;
  for (const row of rows) {
    const expect = row['expect'] as Row;
    const values = readAll(row['input'] as Row);
    const wrong = Object.keys(values).filter((name) => name in expect && !accepts(expect[name], values[name]));
    if (wrong.length === 0) right++;
    else if (showMisses)
      console.log(
        `    ${String(row['id'])}: ${wrong.map((name) => `${name} ${String(values[name])} for ${JSON.stringify(expect[name])}`).join(', ')}`,
      );
  }
  console.log(`${'edge cases fully right'.padEnd(34)} ${String(right)} of ${String(rows.length)}`);
}

async function titles(): Promise<void> {
  const rows = await jsonLines('title_recall/titles.jsonl');
  if (rows.length === 0) return;
  const filter = (
    JSON.parse(await readFile(join(root, 'title_recall/filter.json'), 'utf8')) as {
      title_filter: { positive: string[]; negative: string[] };
    }
  ).title_filter;
  const tally = new Tally();
  for (const row of rows) {
    const title = String(row['title']);
    const matches =
      matchesTitle(
        title,
        filter.positive.map((words) => words.replaceAll('+', ' ')),
      ) && !matchesTitle(title, filter.negative);
    tally.add(row['matches'] === true, matches, matches, `${title}: ${String(matches)}`);
  }
  tally.print('title filter');
}

async function careerUrls(): Promise<void> {
  const rows = await csv('career_urls/urls.csv');
  const share = (label: string): string => {
    const of = rows.filter((row) => row['label'] === label);
    const accepted = of.filter((row) => isCareerUrl(String(row['url'])));
    if (showMisses)
      for (const row of of)
        if (accepted.includes(row) !== (label === 'career')) console.log(`    ${label}: ${String(row['url'])}`);
    return `${label} ${(accepted.length / Math.max(1, of.length)).toFixed(3)} of ${String(of.length)}`;
  };
  console.log(`${'career URLs accepted'.padEnd(34)} ${['career', 'other', 'trap'].map(share).join(', ')}`);
}

/** Which systems addresses tell, beside those that they are of. */
class Detected {
  readonly tallies = new Map<string, { right: number; all: number }>();
  wrong = 0;
  given = 0;
  overClaimed = 0;
  generic = 0;
  onOwnDomain = 0;
  foundOnOwn = 0;

  /** An address that tells no system. */
  addGeneric(url: string): void {
    this.generic++;
    const found = detectSystem(url);
    if (found === undefined) return;
    this.overClaimed++;
    if (showMisses) console.log(`    generic: ${url} → ${found}`);
  }

  /** An address of a system, whether it tells it or not. */
  addAny(url: string, label: string): void {
    const found = detectSystem(url);
    if (found === undefined) return;
    this.given++;
    if (found === label) return;
    this.wrong++;
    if (showMisses) console.log(`    ${label}: ${url} → ${found}`);
  }

  /** An address that is said to tell its system: by the vendor's domain, or on one of the company's own. */
  addTold(url: string, label: string, isVendors: boolean): void {
    const found = detectSystem(url);
    const isRight = found === label;
    if (!isVendors) {
      this.onOwnDomain++;
      if (isRight) this.foundOnOwn++;
      return;
    }
    const tally = this.tallies.get(label) ?? { right: 0, all: 0 };
    tally.all++;
    if (isRight) tally.right++;
    else if (showMisses) console.log(`    missed ${label}: ${url} → ${String(found)}`);
    this.tallies.set(label, tally);
  }
}

async function systems(): Promise<void> {
  const detected = new Detected();
  const rows = await csv('ats_url_labels/urls.csv');
  const domains = Map.groupBy(rows, ({ url }) => getDomain(String(url)) ?? '');
  // "Yes" is said to mean a vendor's domain, of several rows. Where the labels took a public suffix (gov.au) for one,
  // the domain is one company's: what system it has tells what it serves (src/listings/ats/*/cases/own-domain), no
  // address.
  const isVendors = (url: string): boolean => (domains.get(getDomain(url) ?? '')?.length ?? 0) > 1;
  for (const row of rows) {
    const url = String(row['url']);
    const label = String(row['ats']);
    if (row['decidable_from_url'] === 'must_be_null') {
      detected.addGeneric(url);
      continue;
    }
    detected.addAny(url, label);
    if (row['decidable_from_url'] === 'yes') detected.addTold(url, label, isVendors(url));
  }
  const { tallies, wrong, given, overClaimed, generic, onOwnDomain, foundOnOwn } = detected;
  const covered = [...tallies].filter(([, { right }]) => right > 0);
  const sum = covered.reduce((total, [, { right, all }]) => ({ right: total.right + right, all: total.all + all }), {
    right: 0,
    all: 0,
  });
  figures['system detection'] = sum.right / Math.max(1, sum.all);
  console.log(
    `${'system detection'.padEnd(34)} accuracy ${(sum.right / Math.max(1, sum.all)).toFixed(4)} on ${String(covered.length)} systems (${String(sum.all)} addresses), wrong systems ${String(wrong)} of ${String(given)}, over-claimed ${String(overClaimed)} of ${String(generic)}`,
  );
  console.log(
    `${''.padEnd(34)} ${String(onOwnDomain)} more on a domain of their own, where no address tells the system: ${String(foundOnOwn)} told, the others left open; ${((sum.right + foundOnOwn) / Math.max(1, sum.all + onOwnDomain)).toFixed(4)} with them`,
  );
  const none = [...tallies].filter(([, { right }]) => right === 0).map(([name, { all }]) => `${name} ${String(all)}`);
  if (none.length > 0) console.log(`${''.padEnd(34)} not detected: ${none.join(', ')}`);
}

async function schemaOrg(): Promise<void> {
  const tally = new Tally();
  let nodes = 0;
  let found = 0;
  for (const row of await jsonLines('schema_org/pages.jsonl')) {
    const read = readStructuredPostings(parseHtml(String(row['html'])), 'https://site.example/page');
    const expected = row['expect'] as Row[];
    nodes += Number(row['nodes']);
    found += Math.min(read.length, Number(row['nodes']));
    if (read.length !== Number(row['nodes']) && showMisses)
      console.log(`    ${String(row['id'])}: ${String(read.length)} of ${String(row['nodes'])} nodes`);
    expected.forEach((fields, index) => {
      for (const [name, label] of Object.entries(fields)) {
        const value = (read[index]?.fields as Row | undefined)?.[name];
        const isRight =
          typeof label === 'string' && typeof value === 'string'
            ? sameText(label, value)
            : accepts(label, value) || contains(label, value);
        tally.add(
          label !== null,
          value !== undefined,
          isRight,
          `${String(row['id'])} ${name}: ${JSON.stringify(value ?? null).slice(0, 120)} for ${JSON.stringify(label).slice(0, 150)}`,
        );
      }
    });
  }
  console.log(`${'schema.org nodes'.padEnd(34)} ${String(found)} of ${String(nodes)}`);
  tally.print('schema.org fields');
}

function sameText(label: string, value: string): boolean {
  const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  return plain(label) === plain(value) || (/^\d{4}-\d\d-\d\d/.test(label) && label.slice(0, 10) === value.slice(0, 10));
}

function contains(label: unknown, value: unknown): boolean {
  if (typeof label !== 'object' || label === null) return false;
  const texts = (label as Row)['contains'] as string[] | undefined;
  const options = (label as Row)['any_of'] as unknown[] | undefined;
  const whole = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  if (texts) return texts.every((text) => whole.toLowerCase().includes(text.toLowerCase()));
  return options?.some((option) => typeof option === 'string' && sameText(option, whole)) === true;
}

await salaryStrings();
await postings();
await edgeCases();
await titles();
await careerUrls();
await systems();
await schemaOrg();
if (options.json !== undefined) await writeFile(options.json, JSON.stringify(figures, undefined, 2));
