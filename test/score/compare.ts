/** A value as `expected.json` words it. */
type Expected = unknown;

type Job = Readonly<Record<string, unknown>>;

export interface ExpectedPosting {
  readonly id?: string;
  readonly optional?: boolean;
  readonly fields: Readonly<Record<string, Expected>>;
}

export type Verdict = 'right' | 'wrong' | 'over-claimed';

/** How a found value compares with an expected one. A value where null is expected is over-claimed. */
export function compareField(name: string, expected: Expected, found: unknown): Verdict {
  const value = found === undefined || (Array.isArray(found) && found.length === 0) ? null : found;
  if (expected === null) return value === null ? 'right' : 'over-claimed';
  if (typeof expected === 'object' && !Array.isArray(expected))
    return follows(name, expected as Record<string, unknown>, value) ? 'right' : 'wrong';
  return equal(name, expected, value) ? 'right' : 'wrong';
}

/** The values of which any is right: those that a label names, or the one that it is. */
export function optionsOf(label: Expected): readonly unknown[] {
  return typeof label === 'object' && label !== null && 'any_of' in label ? (label.any_of as unknown[]) : [label];
}

function follows(name: string, rule: Record<string, unknown>, value: unknown): boolean {
  if ('any_of' in rule)
    return optionsOf(rule).some((option) => (option === null ? value === null : equal(name, option, value)));
  if ('contains' in rule) return (rule['contains'] as string[]).every((text) => holds(value, text));
  if ('contains_any' in rule) return (rule['contains_any'] as string[]).some((text) => holds(value, text));
  const { min = -Infinity, max = Infinity } = rule as { min?: number; max?: number };
  return typeof value === 'number' && value >= min && value <= max;
}

function holds(value: unknown, text: string): boolean {
  const items = Array.isArray(value) ? [...(value as unknown[]), (value as unknown[]).join(' ')] : [value];
  return items.some((item) => typeof item === 'string' && folded(item).includes(folded(text)));
}

function equal(name: string, expected: unknown, value: unknown): boolean {
  if (typeof expected === 'number' || typeof expected === 'boolean') return value === expected;
  if (Array.isArray(expected))
    return (
      Array.isArray(value) &&
      JSON.stringify(expected.map((item) => folded(String(item)))) ===
        JSON.stringify(value.map((item) => folded(String(item))))
    );
  return typeof expected === 'string' && typeof value === 'string' && saySame(name, expected, value);
}

function saySame(name: string, expected: string, value: string): boolean {
  if (/_at$|deadline/.test(name)) return sameDate(expected, value);
  if (/_url$|website/.test(name)) return address(expected) === address(value);
  if (/^(?:remote_policy|job_type|contract_type|salary_period)$/.test(name)) return word(expected) === word(value);
  if (name === 'country') return country(expected) === country(value);
  return folded(expected) === folded(value);
}

/** Case, white space and Unicode form folded. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function word(text: string): string {
  return folded(text).replace(/[_ ]/g, '-');
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

function country(text: string): string {
  const code = /^[A-Z]{2}$/.test(text) ? names.of(text) : undefined;
  return folded(code ?? text);
}

/** The same instant, or the same calendar day where one side names only a day. */
function sameDate(expected: string, value: string): boolean {
  const day = (text: string): string => text.slice(0, 10);
  const isDay = (text: string): boolean => !/\d[T ]\d/.test(text);
  if (isDay(expected) || isDay(value)) return day(expected) === day(value) || day(iso(expected)) === day(iso(value));
  return iso(expected) === iso(value);
}

function iso(text: string): string {
  const time = Date.parse(text.replace(/ UTC$/, 'Z').replace(/^(\d{4}-\d\d-\d\d) /, '$1T'));
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

const TRACKING = /^(?:utm_\w+|gclid|fbclid|ref|source|lever-source|gh_src)$/i;

/** An address without tracking parameters and trailing slash. */
export function address(text: string): string {
  if (!URL.canParse(text)) return folded(text);
  const url = new URL(text);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}${url.search}${url.hash}`;
}

/**
 * Pairs found with expected postings: by id in the address or reference, by address (of several at one address by title
 * first), else by title and place.
 */
export function pairPostings(expected: readonly ExpectedPosting[], found: readonly Job[]): Map<ExpectedPosting, Job> {
  const pairs = new Map<ExpectedPosting, Job>();
  const free = new Set(found);
  const take = (matches: (posting: ExpectedPosting, job: Job) => boolean): void => {
    for (const posting of expected) {
      if (pairs.has(posting)) continue;
      const job = [...free].find((candidate) => matches(posting, candidate));
      if (!job) continue;
      pairs.set(posting, job);
      free.delete(job);
    }
  };
  const matchesField = (posting: ExpectedPosting, job: Job, name: string): boolean =>
    posting.fields[name] !== undefined &&
    posting.fields[name] !== null &&
    compareField(name, posting.fields[name], job[name]) === 'right';
  take(
    ({ id }, job) =>
      id !== undefined &&
      [job['job_url'], job['reference_number']].some(
        (value) => typeof value === 'string' && decoded(value).includes(id),
      ),
  );
  take((posting, job) => matchesField(posting, job, 'job_url') && matchesField(posting, job, 'job_title'));
  take((posting, job) => matchesField(posting, job, 'job_url'));
  take(
    (posting, job) =>
      matchesField(posting, job, 'job_title') &&
      (matchesField(posting, job, 'location') || matchesField(posting, job, 'city')),
  );
  take((posting, job) => matchesField(posting, job, 'job_title'));
  return pairs;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
