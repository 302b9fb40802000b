import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HarSet } from '../replay/har-set.ts';
import { address, compareField, pairPostings, type ExpectedPosting } from './compare.ts';

interface ExpectedRun {
  readonly name: string;
  readonly request: Record<string, unknown>;
  readonly status: string;
  readonly warnings?: boolean | null;
  readonly career_page_urls?: readonly string[] | null;
  readonly career_page_urls_also_right?: readonly string[] | null;
  readonly postings?: readonly ExpectedPosting[];
  readonly must_keep_ids?: readonly string[];
  readonly must_reject_ids?: readonly string[];
  readonly ambiguous?: boolean;
  readonly jobs_total?: number | { readonly any_of?: readonly number[] } | null;
  /** Boards: which postings by the board's number, and what the run must ask and tell. */
  readonly ids?: readonly string[];
  readonly optional_ids?: readonly string[];
  readonly must_include_ids?: readonly string[];
  readonly accepted_outcomes?: readonly {
    readonly ids: readonly string[];
    readonly optional_ids?: readonly string[];
  }[];
  readonly all_jobs?: Readonly<Record<string, unknown>>;
  readonly must_send_query?: Readonly<Record<string, string>>;
  readonly must_not_send_query?: readonly string[];
  readonly skip_result?: boolean;
  readonly board_match_count?: number;
  readonly jobs_scraped?: number;
  readonly successful_scrapes?: number;
  readonly failed_scrapes?: number;
}

type AcceptedOutcomes = NonNullable<ExpectedRun['accepted_outcomes']>;

/** What a run answered: its state, its result without the postings, and the postings. */
export interface RunResult {
  readonly status: string;
  readonly result: Job;
  readonly jobs: readonly Job[];
  /** False where its rows are not what its readers counted; known of runs in this process. */
  readonly isAccounted?: boolean;
}

/** Runs one request of a kind to its end, whose requests to the network are answered from the recording. */
export type RunRecorded<Recorded = HarSet> = (
  kind: string,
  request: Record<string, unknown>,
  recorded: Recorded,
) => Promise<RunResult>;

interface ExpectedSet {
  readonly set: string;
  readonly kind: string;
  readonly needs_browser?: boolean;
  readonly ambiguous?: boolean;
  readonly runs: readonly ExpectedRun[];
}

/** The row of one set. */
export interface SetScore {
  readonly name: string;
  readonly kind: string;
  readonly needsBrowser: boolean;
  readonly isAmbiguous: boolean;
  expected: number;
  found: number;
  missing: number;
  invented: number;
  values_right: number;
  values_wrong: number;
  over_claimed: number;
  career_pages_right: number;
  career_pages_missing: number;
  career_pages_wrong: number;
  warnings: number;
  requests: number;
  /** Pages read, and how many of them a browser opened. */
  pages?: number;
  rendered?: number;
  /** Runs whose rows are not what their readers counted. */
  unaccounted: number;
  seconds: number;
  /** Values compared of each field, and those of them that are not as expected. */
  readonly fields: FieldScores;
  /** What is not as expected, for people. */
  readonly notes: string[];
}

/** By field. */
export type FieldScores = Record<string, { compared: number; differing: number }>;

/** A posting as it is answered. */
export type Job = Record<string, unknown>;

/** Reads what a set expects; undefined for a folder that is no set. */
export async function readExpected(folder: string): Promise<ExpectedSet | undefined> {
  const text = await readFile(join(folder, 'expected.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ExpectedSet);
}

/** The row of a set of which nothing has been run yet. */
export function emptyScore(
  expected: Pick<ExpectedSet, 'set' | 'kind' | 'needs_browser' | 'ambiguous'> & {
    readonly runs: readonly { readonly ambiguous?: boolean }[];
  },
): SetScore {
  return {
    name: expected.set,
    kind: expected.kind,
    needsBrowser: expected.needs_browser === true,
    isAmbiguous: expected.ambiguous === true || expected.runs.every((run) => run.ambiguous === true),
    expected: 0,
    found: 0,
    missing: 0,
    invented: 0,
    values_right: 0,
    values_wrong: 0,
    over_claimed: 0,
    career_pages_right: 0,
    career_pages_missing: 0,
    career_pages_wrong: 0,
    warnings: 0,
    requests: 0,
    unaccounted: 0,
    seconds: 0,
    fields: {},
    notes: [],
  };
}

/** Runs every run of a set and compares. */
export async function scoreSet(
  expected: ExpectedSet,
  runRecorded: RunRecorded,
  loadHar: () => Promise<HarSet>,
): Promise<SetScore> {
  const score = emptyScore(expected);
  for (const run of expected.runs) {
    const har = await loadHar();
    const startedAt = performance.now();
    const result = await runRecorded(expected.kind, run.request, har);
    score.seconds += (performance.now() - startedAt) / 1000;
    score.requests += har.requests;
    score.pages = (score.pages ?? 0) + Number(result.result['pages_scraped'] ?? 0);
    score.rendered = (score.rendered ?? 0) + Number(result.result['pages_rendered'] ?? 0);
    if (result.isAccounted === false) {
      score.unaccounted++;
      score.notes.push(`${run.name}: its rows are not what its readers counted`);
    }
    judge(run, result, score);
    judgeRequests(run, har.asked, score);
  }
  return score;
}

function judge(run: ExpectedRun, { status, result, jobs }: RunResult, score: SetScore): void {
  const warnings = (result['warnings'] as string[] | null) ?? [];
  score.warnings += warnings.length;
  if (status !== run.status)
    score.notes.push(`${run.name}: status ${status}, expected ${run.status}: ${warnings.join('; ')}`);
  judgeWarnings(run, warnings, score);
  judgeCareerPages(run, (result['career_page_urls'] as string[] | undefined) ?? [], score);
  if (run.skip_result === true) return;
  judgeNumber(run, jobs.length, score);
  if (run.postings && !isJudgedOtherwise(run)) judgePostings(run.name, run.postings, jobs, score);
  judgeFilter(run, jobs, score);
  judgeBoard(run, result, jobs, score);
}

function judgeWarnings(run: ExpectedRun, warnings: readonly string[], score: SetScore): void {
  if (run.warnings === true && warnings.length === 0) score.notes.push(`${run.name}: no warning`);
  if (run.warnings === false && warnings.length > 0)
    score.notes.push(`${run.name}: needless warnings: ${warnings.join(' | ')}`);
}

function judgeNumber(run: ExpectedRun, found: number, score: SetScore): void {
  const totals = typeof run.jobs_total === 'number' ? [run.jobs_total] : run.jobs_total?.any_of;
  if (totals?.includes(found) === false)
    score.notes.push(`${run.name}: ${String(found)} postings for one of ${totals.join(', ')}`);
}

/** A run that names no postings may be judged by their number, their ids, or what is said of all of them. */
function isJudgedOtherwise(run: ExpectedRun): boolean {
  return (
    run.postings?.length === 0 &&
    [run.jobs_total, run.ids, run.accepted_outcomes, run.all_jobs].some((expected) => expected !== undefined)
  );
}

/** What only sets of boards expect. */
function judgeBoard(run: ExpectedRun, result: Job, jobs: readonly Job[], score: SetScore): void {
  const found = new Set(jobs.map((job) => String(job['reference_number'] ?? job['network_job_id'] ?? job['job_url'])));
  const has = (id: string): boolean => found.has(id) || [...found].some((value) => value.includes(id));
  const problems = outcomesOf(run).map(({ ids, optional_ids: optional = [] }) => ({
    missing: ids.filter((id) => !has(id) && !optional.includes(id)),
    invented: [...found].filter((id) => !ids.includes(id) && !optional.includes(id)),
  }));
  const best = problems.toSorted(
    (a, b) => a.missing.length + a.invented.length - b.missing.length - b.invented.length,
  )[0];
  // Of a page that begins one row later the last row is another one: that is no loss.
  const isShifted = best?.missing.length === best?.invented.length && run.jobs_total === jobs.length;
  if (best && best.missing.length + best.invented.length > 0 && !isShifted) {
    score.missing += best.missing.length;
    score.invented += best.invented.length;
    score.notes.push(`${run.name}: missing ${best.missing.join(', ')}; invented ${best.invented.join(', ')}`);
  }
  const lost = (run.must_include_ids ?? []).filter((id) => !has(id));
  if (lost.length > 0) score.notes.push(`${run.name}: missing ${lost.join(', ')}`);
  judgeWhole(run, result, jobs, score);
}

/** Which postings a run on a board may answer, each as good as the others. */
function outcomesOf({ accepted_outcomes, ids, optional_ids }: ExpectedRun): AcceptedOutcomes {
  return accepted_outcomes ?? (ids ? [{ ids, ...(optional_ids && { optional_ids }) }] : []);
}

/** What is said of all postings of a board, and the figures of its run. */
function judgeWhole(run: ExpectedRun, result: Job, jobs: readonly Job[], score: SetScore): void {
  for (const [field, value] of Object.entries(run.all_jobs ?? {})) {
    if (jobs.some((job) => job[field] !== value))
      score.notes.push(`${run.name}: ${field} must be ${JSON.stringify(value)} in all`);
  }
  for (const name of ['board_match_count', 'jobs_scraped', 'successful_scrapes', 'failed_scrapes'] as const) {
    if (run[name] !== undefined && result[name] !== run[name])
      score.notes.push(`${run.name}: ${name} is ${String(result[name])}, expected ${String(run[name])}`);
  }
}

function judgeRequests(run: ExpectedRun, asked: readonly string[], score: SetScore): void {
  const queries = asked.map((url) => new URL(url).searchParams);
  for (const [name, value] of Object.entries(run.must_send_query ?? {})) {
    if (!queries.some((query) => query.get(name) === value))
      score.notes.push(`${run.name}: ${name}=${value} was not sent`);
  }
  for (const name of run.must_not_send_query ?? []) {
    if (queries.some((query) => query.has(name))) score.notes.push(`${run.name}: ${name} was sent`);
  }
}

function judgeCareerPages(run: ExpectedRun, reported: readonly string[], score: SetScore): void {
  if (!run.career_page_urls) return;
  const found = new Set(reported.map(address));
  const required = run.career_page_urls.map(address);
  const fine = new Set([...required, ...(run.career_page_urls_also_right ?? []).map(address)]);
  const missing = required.filter((url) => !found.has(url));
  const wrong = [...found].filter((url) => !fine.has(url));
  score.career_pages_right += required.length - missing.length;
  score.career_pages_missing += missing.length;
  score.career_pages_wrong += wrong.length;
  if (missing.length > 0) score.notes.push(`${run.name}: career pages missing: ${missing.join(', ')}`);
  if (wrong.length > 0) score.notes.push(`${run.name}: career pages wrong: ${wrong.join(', ')}`);
}

function judgePostings(
  name: string,
  expected: readonly ExpectedPosting[],
  jobs: readonly Job[],
  score: SetScore,
): void {
  const pairs = pairPostings(expected, jobs);
  const required = expected.filter((posting) => posting.optional !== true);
  const missing = required.filter((posting) => !pairs.has(posting));
  const paired = new Set(pairs.values());
  const invented = jobs.filter((job) => !paired.has(job));
  score.expected += required.length;
  score.found += required.length - missing.length;
  score.missing += missing.length;
  score.invented += invented.length;
  for (const posting of missing) score.notes.push(`${name}: missing ${JSON.stringify(posting.fields['job_title'])}`);
  for (const job of invented)
    score.notes.push(`${name}: invented ${JSON.stringify(job['job_title'])} ${String(job['job_url'])}`);
  for (const [posting, job] of pairs) judgeFields(name, posting, job, score);
}

function judgeFields(name: string, posting: ExpectedPosting, job: Job, score: SetScore): void {
  for (const [field, expected] of Object.entries(posting.fields)) {
    // The network's own name of the text is description.
    const verdict = compareField(
      field,
      expected,
      job[field] ?? (field === 'job_description' ? job['description'] : undefined),
    );
    if (verdict === 'right') score.values_right++;
    else if (verdict === 'wrong') score.values_wrong++;
    else score.over_claimed++;
    const counted = (score.fields[field] ??= { compared: 0, differing: 0 });
    counted.compared++;
    if (verdict === 'right') continue;
    counted.differing++;
    score.notes.push(
      `${name}: ${String(job['job_title'] ?? job['title'])}: ${field} ${verdict}: ${JSON.stringify(job[field] ?? null).slice(0, 160)} for ${JSON.stringify(expected).slice(0, 200)}`,
    );
  }
}

function judgeFilter(run: ExpectedRun, jobs: readonly Job[], score: SetScore): void {
  const has = (id: string): boolean => jobs.some((job) => String(job['job_url']).includes(id));
  const lost = (run.must_keep_ids ?? []).filter((id) => !has(id));
  const kept = (run.must_reject_ids ?? []).filter(has);
  score.expected += run.must_keep_ids?.length ?? 0;
  score.found += (run.must_keep_ids?.length ?? 0) - lost.length;
  score.missing += lost.length;
  score.invented += kept.length;
  if (lost.length > 0) score.notes.push(`${run.name}: filtered out although wanted: ${lost.join(', ')}`);
  if (kept.length > 0) score.notes.push(`${run.name}: kept although unwanted: ${kept.join(', ')}`);
}
