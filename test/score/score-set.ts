import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HarSet } from '../replay/har-set.ts';
import { address, compareField, pairPostings, type ExpectedPosting } from './compare.ts';
import type { StartedService } from './started-service.ts';

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
  readonly jobs_total?: unknown;
}

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
  seconds: number;
  /** What is not as expected, for people. */
  readonly notes: string[];
}

type Job = Record<string, unknown>;

/** Reads what a set expects; undefined for a folder that is no set. */
export async function readExpected(folder: string): Promise<ExpectedSet | undefined> {
  const text = await readFile(join(folder, 'expected.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ExpectedSet);
}

/** Runs every run of a career-page set through the service and compares. */
export async function scoreSet(expected: ExpectedSet, service: StartedService, loadHar: () => Promise<HarSet>): Promise<SetScore> {
  const score: SetScore = {
    name: expected.set, kind: expected.kind, needsBrowser: expected.needs_browser === true, isAmbiguous: expected.ambiguous === true || expected.runs.every((run) => run.ambiguous === true),
    expected: 0, found: 0, missing: 0, invented: 0, values_right: 0, values_wrong: 0, over_claimed: 0,
    career_pages_right: 0, career_pages_missing: 0, career_pages_wrong: 0, warnings: 0, requests: 0, seconds: 0, notes: [],
  };
  for (const run of expected.runs) {
    const har = await loadHar();
    const startedAt = performance.now();
    const result = await runOnce(run, service);
    score.seconds += (performance.now() - startedAt) / 1000;
    score.requests += har.requests;
    judge(run, result, score);
  }
  return score;
}

interface RunResult {
  readonly status: string;
  readonly result: Job;
  readonly jobs: Job[];
}

async function runOnce(run: ExpectedRun, service: StartedService): Promise<RunResult> {
  const { status, body } = await service.post('/v1/scrape-career-pages/async', run.request);
  if (status !== 202) throw new Error(`the request was refused with ${String(status)}: ${JSON.stringify(body)}`);
  const id = String(body['request_id']);
  let page = await service.get(`/v1/scrape-career-pages/async/${id}?limit=50`);
  while (page.body['status'] === 'QUEUED' || page.body['status'] === 'RUNNING') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    page = await service.get(`/v1/scrape-career-pages/async/${id}?limit=50`);
  }
  if (page.body['status'] !== 'COMPLETED') {
    const lookup = await service.get(`/v1/runs/${id}`);
    return { status: String(page.body['status']), result: { warnings: [JSON.stringify(lookup.body['result'])] }, jobs: [] };
  }
  const first = page.body['result'] as Job;
  const jobs = [...(first['jobs'] as Job[])];
  for (let more = first['has_more'] as boolean; more; ) {
    const next = (await service.get(`/v1/scrape-career-pages/async/${id}?limit=50&offset=${String(jobs.length)}`)).body['result'] as Job;
    jobs.push(...(next['jobs'] as Job[]));
    more = next['has_more'] as boolean;
  }
  return { status: 'COMPLETED', result: first, jobs };
}

function judge(run: ExpectedRun, { status, result, jobs }: RunResult, score: SetScore): void {
  const warnings = (result['warnings'] as string[] | null) ?? [];
  score.warnings += warnings.length;
  if (status !== run.status) score.notes.push(`${run.name}: status ${status}, expected ${run.status}: ${warnings.join('; ')}`);
  if (run.warnings === true && warnings.length === 0) score.notes.push(`${run.name}: no warning`);
  if (run.warnings === false && warnings.length > 0) score.notes.push(`${run.name}: needless warnings: ${warnings.join(' | ')}`);
  judgeCareerPages(run, (result['career_page_urls'] as string[] | undefined) ?? [], score);
  const totals = (run.jobs_total as { any_of?: number[] } | null | undefined)?.any_of;
  if (totals && run.postings?.length === 0) {
    if (!totals.includes(jobs.length)) score.notes.push(`${run.name}: ${String(jobs.length)} postings for one of ${totals.join(', ')}`);
  } else if (run.postings) judgePostings(run.name, run.postings, jobs, score);
  judgeFilter(run, jobs, score);
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

function judgePostings(name: string, expected: readonly ExpectedPosting[], jobs: readonly Job[], score: SetScore): void {
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
  for (const job of invented) score.notes.push(`${name}: invented ${JSON.stringify(job['job_title'])} ${String(job['job_url'])}`);
  for (const [posting, job] of pairs) judgeFields(name, posting, job, score);
}

function judgeFields(name: string, posting: ExpectedPosting, job: Job, score: SetScore): void {
  for (const [field, expected] of Object.entries(posting.fields)) {
    const verdict = compareField(field, expected, job[field]);
    if (verdict === 'right') score.values_right++;
    else if (verdict === 'wrong') score.values_wrong++;
    else score.over_claimed++;
    if (verdict !== 'right') score.notes.push(`${name}: ${String(job['job_title'])}: ${field} ${verdict}: ${JSON.stringify(job[field] ?? null).slice(0, 160)} for ${JSON.stringify(expected).slice(0, 200)}`);
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
