import type { PostingPage, RunRow } from './run-rows.js';

/** Which of a run's postings to answer. */
export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

/** Status of a scraper run, as `GET …/async/{request_id}` answers it. */
export function scraperEnvelope(run: RunRow, page: PostingPage | undefined, request: PageRequest): Record<string, unknown> {
  return {
    request_id: run.id,
    status: run.status,
    result: page === undefined ? null : scraperResult(run, page, request),
    started_at: timestamp(run.startedAt),
    finished_at: timestamp(run.finishedAt),
    credits_consumed: run.creditsConsumed,
    credits_left: run.creditsLeft,
  };
}

/** Result of a COMPLETED scraper run: its summary with one page of its postings. */
export function scraperResult(run: RunRow, page: PostingPage, { limit, offset }: PageRequest): Record<string, unknown> {
  return {
    ...run.summary,
    warnings: run.warnings,
    jobs_returned: page.jobs.length,
    limit,
    offset,
    has_more: offset + page.jobs.length < page.total,
    jobs: page.jobs.map(({ extras, ...job }) => ({ ...job, ...(extras as Record<string, unknown> | null) })),
  };
}

/** Any run, as `GET /v1/runs/{run_id}` answers it. */
export function runEnvelope(run: RunRow, page: PostingPage | undefined, request: PageRequest): Record<string, unknown> {
  const failure = run.status === 'FAILED' ? { error: run.error } : null;
  return {
    run_id: run.id,
    status: run.status,
    result: page === undefined ? failure : scraperResult(run, page, request),
    started_at: timestamp(run.startedAt),
    finished_at: timestamp(run.finishedAt),
  };
}

function timestamp(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
