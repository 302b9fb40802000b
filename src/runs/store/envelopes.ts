import type { PostingRow, RunRow } from './run-rows.js';

/** Which of a run's postings to answer. */
export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
  /** Names of the jobs' fields, where they are not those of a JobPosting. */
  readonly jobFields?: Readonly<Record<string, string>> | undefined;
}

export type Envelope = Record<string, unknown>;

/** Status of a scraper run, as `GET …/async/{request_id}` answers it. */
export function scraperEnvelope(run: RunRow, jobs: readonly PostingRow[] | undefined, request: PageRequest): Envelope {
  return {
    request_id: run.id,
    status: run.status,
    result: jobs === undefined ? null : scraperResult(run, jobs, request),
    started_at: timestamp(run.startedAt),
    finished_at: timestamp(run.finishedAt),
    ...moreOf(run),
  };
}

/** The envelope of a pipeline whose runs are charged. */
export function withCredits(envelope: Envelope, { creditsConsumed, creditsLeft }: RunRow): Envelope {
  return { ...envelope, credits_consumed: creditsConsumed, credits_left: creditsLeft };
}

/** Result of a COMPLETED scraper run: its summary with one page of its postings. */
function scraperResult(run: RunRow, jobs: readonly PostingRow[], { limit, offset, jobFields }: PageRequest): Envelope {
  return {
    ...run.summary,
    warnings: run.warnings,
    jobs_returned: jobs.length,
    limit,
    offset,
    has_more: offset + jobs.length < (run.returned ?? 0),
    jobs: jobs.map((job) => shaped(job, jobFields)),
  };
}

function shaped(job: PostingRow, jobFields: PageRequest['jobFields']): Envelope {
  // Undefined is left out of JSON: rows of 36 fields are not copied for the sake of one.
  const whole: Envelope = Object.assign(job, job.extras, { extras: undefined });
  return jobFields === undefined
    ? whole
    : Object.fromEntries(Object.entries(jobFields).map(([name, field]) => [name, whole[field] ?? null]));
}

/** Any run, as `GET /v1/runs/{run_id}` answers it. */
export function runEnvelope(run: RunRow, jobs: readonly PostingRow[] | undefined, request: PageRequest): Envelope {
  return {
    run_id: run.id,
    pipeline: run.pipeline,
    status: run.status,
    result: resultOf(run, jobs, request),
    started_at: timestamp(run.startedAt),
    finished_at: timestamp(run.finishedAt),
    ...moreOf(run),
  };
}

function resultOf(run: RunRow, jobs: readonly PostingRow[] | undefined, request: PageRequest): Envelope | null {
  if (run.status === 'FAILED') return { error: run.error };
  if (run.status !== 'COMPLETED') return null;
  return jobs === undefined ? { ...run.summary, warnings: run.warnings } : scraperResult(run, jobs, request);
}

/**
 * Beyond the published members: why a run failed and what it told until then, how far one is, when it was cancelled.
 */
function moreOf({ status, error, warnings, progress, cancelledAt }: RunRow): Envelope {
  return {
    ...(status === 'FAILED' && { error, warnings }),
    ...(status === 'RUNNING' && { progress: progressOf(progress) }),
    ...(cancelledAt && { cancelled_at: timestamp(cancelledAt) }),
  };
}

function progressOf(progress: RunRow['progress']): Envelope {
  const { step = null, pagesRead = 0, pagesRendered = 0, postingsFound = 0 } = progress ?? {};
  return { step, pages_read: pagesRead, pages_rendered: pagesRendered, postings_found: postingsFound };
}

export function timestamp(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
