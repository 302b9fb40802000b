import type { PostingPage, RunRow } from './run-rows.js';

/** Which of a run's postings to answer. */
export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

type Envelope = Record<string, unknown>;

/** Status of a scraper run, as `GET …/async/{request_id}` answers it. */
export function scraperEnvelope(run: RunRow, page: PostingPage | undefined, request: PageRequest): Envelope {
  return {
    request_id: run.id,
    status: run.status,
    result: page === undefined ? null : scraperResult(run, page, request),
    started_at: timestamp(run.startedAt),
    finished_at: timestamp(run.finishedAt),
  };
}

/** The envelope of a pipeline whose runs are charged. */
export function withCredits(envelope: Envelope, { creditsConsumed, creditsLeft }: RunRow): Envelope {
  return { ...envelope, credits_consumed: creditsConsumed, credits_left: creditsLeft };
}

/** Result of a COMPLETED scraper run: its summary with one page of its postings. */
function scraperResult(run: RunRow, page: PostingPage, { limit, offset }: PageRequest): Envelope {
  return {
    ...run.summary,
    warnings: run.warnings,
    jobs_returned: page.jobs.length,
    limit,
    offset,
    has_more: offset + page.jobs.length < page.total,
    jobs: page.jobs.map(({ extras, ...job }) => ({ ...job, ...(extras as Envelope | null) })),
  };
}

/** Any run, as `GET /v1/runs/{run_id}` answers it. */
export function runEnvelope(run: RunRow, page: PostingPage | undefined, request: PageRequest): Envelope {
  return {
    run_id: run.id,
    status: run.status,
    result: resultOf(run, page, request),
    started_at: timestamp(run.startedAt),
    finished_at: timestamp(run.finishedAt),
  };
}

function resultOf(run: RunRow, page: PostingPage | undefined, request: PageRequest): Envelope | null {
  if (run.status === 'FAILED') return { error: run.error };
  if (run.status !== 'COMPLETED') return null;
  return page === undefined ? { ...run.summary, warnings: run.warnings } : scraperResult(run, page, request);
}

function timestamp(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
