import type { SchemaObject } from '../../http/openapi.js';
import { FAILURE, MORE, STATUS, TIMESTAMP } from './run-schemas.js';

/** What the run lookup answers, by pipeline: the component that describes its result, and that of the whole run. */
const PIPELINES = {
  'career-pages': ['CareerPagesResult', 'CareerPagesRun'],
  'commercial-jobs': ['CommercialJobsResult', 'CommercialJobsRun'],
  'network-jobs': ['NetworkJobsResult', 'NetworkJobsRun'],
  'agency-jobs': ['AgencyJobsResult', 'AgencyJobsRun'],
  leavers: ['LeaversResult', 'LeaversRun'],
  'enrich-person': ['EnrichmentResult', 'EnrichmentRun'],
} as const;

const component = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

const FailedRunResultSchema: SchemaObject = {
  title: 'FailedRunResult',
  type: 'object',
  description: 'Result of a FAILED run',
  required: ['error'],
  properties: { error: FAILURE },
};

const CancelledRunResultSchema: SchemaObject = {
  title: 'CancelledRunResult',
  type: 'object',
  description: 'Result of a report that was cancelled before there was one',
  required: ['warnings'],
  additionalProperties: false,
  properties: {
    warnings: {
      type: 'array',
      items: { type: 'string' },
      description: 'What it did not come to',
      example: ['The run was cancelled: what it had not read by then is missing'],
    },
  },
};

/** A run of any pipeline; `pipeline` tells which result it has. */
export const RunEnvelopeSchema: SchemaObject = {
  title: 'Run',
  description: 'A run; its pipeline tells which result it has',
  oneOf: Object.entries(PIPELINES).map(([pipeline, [result, title]]) => runOf(pipeline, result, title)),
  discriminator: {
    propertyName: 'pipeline',
    mapping: Object.fromEntries(
      Object.entries(PIPELINES).map(([pipeline, [, title]]) => [pipeline, component(title).$ref]),
    ),
  },
};

function runOf(pipeline: string, result: string, title: string): SchemaObject {
  return {
    title,
    type: 'object',
    description: `A run of ${pipeline}`,
    required: ['run_id', 'pipeline', 'status', 'result', 'started_at', 'finished_at'],
    properties: {
      run_id: { type: 'string', description: 'Id of the run', example: 'run_k3v5xq2m7t4rj6w2n5b7c3d2fa' },
      pipeline: { type: 'string', enum: [pipeline], description: 'What it does', example: pipeline },
      status: STATUS,
      result: {
        description: 'Null while in progress; of a scraper its first page',
        oneOf: [
          component(result),
          FailedRunResultSchema,
          ...(result === 'LeaversResult' || result === 'EnrichmentResult' ? [CancelledRunResultSchema] : []),
        ],
      },
      started_at: TIMESTAMP('When a worker began'),
      finished_at: TIMESTAMP('When the run ended'),
      ...MORE,
    },
  };
}

const RUN = {
  run_id: '3f0c8a52-9d1e-4b7a-8c65-2e1f4d9b7a30',
  pipeline: 'enrich-person',
  started_at: '2026-05-04T09:30:00.000Z',
};
const ERROR = {
  message: 'the mail servers of example.com were not found: there is no such host',
  step_id: 'waterfall',
};

/** Runs as they are really answered. */
export const RUN_EXAMPLES = {
  running: {
    summary: 'A run that is being worked on',
    value: {
      ...RUN,
      status: 'RUNNING',
      result: null,
      finished_at: null,
      progress: { step: 'waterfall', pages_read: 0, pages_rendered: 0, postings_found: 0 },
    },
  },
  completed: {
    summary: 'A run with its result',
    value: {
      ...RUN,
      status: 'COMPLETED',
      result: {
        full_name: 'Erika Mustermann',
        company_name: 'Example GmbH',
        company_domain: 'example.com',
        email: 'erika.mustermann@example.com',
        status: 'verified',
        reason: null,
        confidence: 0.95,
        provider: 'hunter',
        verification: {
          status: 'valid',
          is_catch_all: false,
          mx_provider: 'google',
          checked_at: '2026-05-04T09:30:03.000Z',
          verifier: 'zerobounce',
        },
        alternatives: [],
        attempts: [
          { provider: 'hunter', outcome: 'found', duration_ms: 420, credits: 1 },
          { provider: 'zerobounce', outcome: 'valid', duration_ms: 380, credits: 1 },
        ],
        credits_consumed: 2,
        warnings: [],
      },
      finished_at: '2026-05-04T09:30:04.000Z',
    },
  },
  failed: {
    summary: 'A run that failed',
    value: {
      ...RUN,
      status: 'FAILED',
      result: { error: ERROR },
      finished_at: '2026-05-04T09:30:04.000Z',
      error: ERROR,
    },
  },
};
