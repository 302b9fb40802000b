import type { ToolAnnotations } from '@modelcontextprotocol/server';
import { CHANGE_TYPES } from '../watch/decide-changes.js';

/** Arguments of a tool, judged by its schema and then by the service itself. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A request to the service's own HTTP interface. */
interface ApiRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Arguments;
  readonly idempotencyKey?: unknown;
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool is a request with a description: what it takes and answers is the HTTP interface's business. */
export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  /** Its arguments: fields of its own, or the body of that name in the published document with a few more. */
  readonly input: {
    readonly body?: string;
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  readonly request: (given: Arguments) => ApiRequest;
  /** What of the answer an agent needs; all of it by default. */
  readonly answer?: (body: Arguments, given: Arguments) => Arguments;
}

const STARTS: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: true,
};
const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

const IDEMPOTENCY_KEY: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  // What no header can hold.
  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
  description: 'Repeat a call with the same key, and it is the same run again',
};
const RUN_ID: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'Id that the starting tool answered',
};
const STARTED = 'Answers an id at once: wait with get_run, then read with list_postings.';

/** A trigger with the body of the HTTP interface. */
function trigger(path: string): ToolDefinition['request'] {
  return ({ idempotency_key: idempotencyKey, ...body }) => ({ method: 'POST', path, body, idempotencyKey });
}

const BOARDS: Readonly<Record<string, (given: Arguments) => Pick<ApiRequest, 'path' | 'body'>>> = {
  commercial: ({ title, location, country, posted_within_days, max_jobs }) => ({
    path: '/v1/scrape-commercial-jobs/async',
    body: { title, location, country, posted_within_days, max_jobs },
  }),
  // What it knows no filter for is handed on, and refused by name: to leave it out would find what was not asked for.
  agency: ({ title, location, country, posted_within_days, max_jobs }) => ({
    path: '/v1/scrape-agency-jobs/async',
    body: { title, location, country, posted_within_days, max_jobs, include_details: true },
  }),
  network: ({ title, location, country, posted_within_days, max_jobs }) => ({
    path: '/v1/scrape-network-jobs/async',
    body: {
      titles: [title],
      locations: location === undefined ? [] : [location],
      country,
      posted_within_days,
      max_jobs,
    },
  }),
};

/** What agents can do, in the order in which they are told. */
export const TOOLS: readonly ToolDefinition[] = [
  {
    name: 'scrape_career_pages',
    title: "Read a company's career pages",
    description: `Finds the career pages and career systems of a company's site and reads all its job postings, filtered by title and place. ${STARTED}`,
    annotations: STARTS,
    input: { body: 'ScrapeCareerPagesBody', properties: { idempotency_key: IDEMPOTENCY_KEY } },
    request: trigger('/v1/scrape-career-pages/async'),
  },
  {
    name: 'search_jobs',
    title: 'Search a job board',
    description: `Searches a commercial job board, a professional network or the German employment agency. ${STARTED}`,
    annotations: STARTS,
    input: {
      properties: {
        board: { type: 'string', enum: Object.keys(BOARDS), description: 'Where to search' },
        title: { type: 'string', description: 'Job title or keyword' },
        location: { type: 'string', description: 'Place' },
        country: { type: 'string', description: 'Two letters; not for the agency' },
        posted_within_days: { type: 'integer', minimum: 1, maximum: 30, description: 'Not for the agency' },
        max_jobs: { type: 'integer', minimum: 1, maximum: 1000, description: 'Postings at most' },
        idempotency_key: IDEMPOTENCY_KEY,
      },
      required: ['board', 'title'],
    },
    request: (given) => ({
      method: 'POST',
      path: '',
      ...BOARDS[String(given['board'])]?.(given),
      idempotencyKey: given['idempotency_key'],
    }),
  },
  {
    name: 'find_leavers',
    title: 'Find people who just left',
    description:
      'Finds people who recently left companies of your choice and decision-makers there. Needs keys of three services. Answers an id at once: wait with get_run, whose result has addresses of three CSV files.',
    annotations: STARTS,
    input: { body: 'LeaversBody', properties: { idempotency_key: IDEMPOTENCY_KEY } },
    request: trigger('/v1/hiring-signals/leavers'),
  },
  {
    name: 'enrich_person',
    title: "Find a person's work e-mail",
    description: "Finds and verifies one person's work e-mail address. Answers an id at once: wait with get_run.",
    annotations: STARTS,
    input: { body: 'EnrichPersonBody', properties: { idempotency_key: IDEMPOTENCY_KEY } },
    request: trigger('/v1/enrich-person'),
  },
  {
    name: 'get_run',
    title: 'Wait for a run',
    description:
      'State, result and warnings of a run; waits for its end. Call it again while the status is QUEUED or RUNNING. Postings are read with list_postings.',
    annotations: READS,
    input: {
      properties: {
        run_id: RUN_ID,
        wait: { type: 'integer', minimum: 0, maximum: 45, default: 30, description: 'Seconds to wait for the end' },
      },
      required: ['run_id'],
    },
    request: ({ run_id: runId, wait = 30 }) => ({
      method: 'GET',
      path: `/v1/runs/${segment(runId)}`,
      query: { wait: Number(wait) },
    }),
    answer: (run) => ({ ...run, result: withoutJobs(run['result']) }),
  },
  {
    name: 'list_postings',
    title: 'List the postings of a run',
    description:
      'What a run found, by page: returned ones, or those that were filtered, duplicate or dropped with the reason. Pass next_cursor on as cursor.',
    annotations: READS,
    input: {
      properties: {
        run_id: RUN_ID,
        disposition: { type: 'string', enum: ['returned', 'filtered', 'duplicate', 'dropped'], default: 'returned' },
        limit: { type: 'integer', minimum: 1, maximum: 25, default: 10 },
        cursor: { type: 'string', description: 'next_cursor of the page before' },
        include_descriptions: { type: 'boolean', default: false, description: 'With the whole texts and the evidence' },
      },
      required: ['run_id'],
    },
    request: ({ run_id: runId, disposition = 'returned', limit = 10, cursor }) => ({
      method: 'GET',
      path: `/v1/runs/${segment(runId)}/postings`,
      query: { disposition: text(disposition), limit: Number(limit), cursor: text(cursor) },
    }),
    answer: (page, { include_descriptions: isWhole }) =>
      isWhole === true ? page : { ...page, postings: (page['postings'] as Arguments[]).map(brief) },
  },
  {
    name: 'list_changes',
    title: 'What changed at watched companies',
    description:
      'The feed of what changed between reads of your watchlists: new, changed, reposted and closed postings, people who left, vacated roles that are advertised. Pass next_cursor on as cursor, also another day.',
    annotations: READS,
    input: {
      properties: {
        cursor: { type: 'string', description: 'next_cursor of the page before' },
        limit: { type: 'integer', minimum: 1, maximum: 25, default: 10 },
        type: {
          type: 'string',
          enum: [...CHANGE_TYPES],
          description: 'Only changes of this kind',
        },
        watchlist_id: { type: 'string', description: 'Only changes of this watchlist' },
      },
    },
    request: ({ cursor, limit = 10, type, watchlist_id: watchlistId }) => ({
      method: 'GET',
      path: '/v1/changes',
      query: { cursor: text(cursor), limit: Number(limit), type: text(type), watchlist_id: text(watchlistId) },
    }),
    answer: (page) => ({
      ...page,
      changes: (page['changes'] as Arguments[]).map((change) => ({
        ...change,
        posting: change['posting'] && brief(change['posting'] as Arguments),
      })),
    }),
  },
  {
    name: 'cancel_run',
    title: 'End a run early',
    description: 'It ends within seconds with what it has, and is charged for that.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    input: { properties: { run_id: RUN_ID }, required: ['run_id'] },
    request: ({ run_id: runId }) => ({ method: 'POST', path: `/v1/runs/${segment(runId)}/cancel` }),
  },
];

function segment(value: unknown): string {
  return encodeURIComponent(text(value) ?? '');
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Postings have a tool of their own, which pages. */
function withoutJobs(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('jobs' in result)) return result;
  const { jobs: _jobs, limit: _limit, offset: _offset, has_more: _more, ...rest } = result as Record<string, unknown>;
  return rest;
}

/** A posting without its text, its evidence and what is not stated. */
function brief({ job_description: _text, evidence: _evidence, ...posting }: Arguments): Arguments {
  return Object.fromEntries(Object.entries(posting).filter(([, value]) => value !== null));
}
