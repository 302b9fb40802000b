import type { SchemaObject } from '../../http/openapi.js';
import { POSTING_FIELDS, type FieldKind } from '../../postings/fields.js';

/** OpenAPI schemas of what runs answer. */

const RUN_ID = 'run_k3v5xq2m7t4rj6w2n5b7c3d2fa';
export const STATUS: SchemaObject = {
  type: 'string',
  enum: ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED'],
  description: 'State of the run',
  example: 'COMPLETED',
};
export const TIMESTAMP = (description: string): SchemaObject => ({
  type: 'string',
  format: 'date-time',
  nullable: true,
  description,
  example: '2026-05-04T09:30:00.000Z',
});

const KINDS: Record<FieldKind, SchemaObject> = {
  text: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  list: { type: 'array', items: { type: 'string' } },
};

const POSTING_PROPERTIES: Record<string, SchemaObject> = Object.fromEntries(
  Object.entries(POSTING_FIELDS).map(([name, { kind, description, example }]) => [
    name,
    { ...KINDS[kind], nullable: true, description, example: example as never },
  ]),
);

/** A job posting: every field is there, null where the source does not say. */
export const JobPostingSchema: SchemaObject = {
  title: 'JobPosting',
  type: 'object',
  description: 'A posting; a field is null when the source does not state it',
  additionalProperties: true,
  properties: POSTING_PROPERTIES,
};

/** A job posting with the fields that one board adds. */
export function boardPostingSchema(
  title: string,
  description: string,
  extras: Record<string, SchemaObject>,
): SchemaObject {
  return {
    title,
    type: 'object',
    description,
    additionalProperties: true,
    properties: { ...POSTING_PROPERTIES, ...extras },
  };
}

/** Answer of a scraper's trigger. */
export const AcceptedSchema: SchemaObject = {
  title: 'AcceptedScrape',
  type: 'object',
  description: 'The run is stored and waits for a worker',
  required: ['request_id', 'status'],
  properties: {
    request_id: { type: 'string', pattern: '^run_[a-z2-7]{26}$', description: 'Id to poll with', example: RUN_ID },
    status: { type: 'string', enum: ['QUEUED'], description: 'State of the run', example: 'QUEUED' },
  },
};

/** Answer of the triggers whose runs are polled at the run lookup. */
export function acceptedRunSchema(title: string, extras: Record<string, SchemaObject> = {}): SchemaObject {
  return {
    title,
    type: 'object',
    description: 'The run is stored and waits for a worker',
    required: ['run_id', 'status', ...Object.keys(extras)],
    properties: {
      run_id: {
        type: 'string',
        format: 'uuid',
        description: 'Id to poll with',
        example: '3f0c8a52-9d1e-4b7a-8c65-2e1f4d9b7a30',
      },
      status: { type: 'string', enum: ['QUEUED'], description: 'State of the run', example: 'QUEUED' },
      ...extras,
    },
  };
}

/** Result of a scraper: what its summary tells, and one page of its postings. */
export function pagedResultSchema(
  title: string,
  description: string,
  { summary, job }: { summary: Record<string, SchemaObject>; job: SchemaObject },
): SchemaObject {
  return {
    title,
    type: 'object',
    // Until the run is COMPLETED, and when it FAILED.
    nullable: true,
    description,
    additionalProperties: true,
    required: ['limit', 'offset', 'has_more', 'jobs'],
    properties: {
      ...summary,
      warnings: {
        type: 'array',
        items: { type: 'string' },
        nullable: true,
        description: 'What went wrong without failing the run; of a board that refused: retry shortly',
        example: [],
      },
      jobs_returned: { type: 'integer', description: 'Postings on this page', example: 25 },
      limit: { type: 'integer', description: 'Size of a page', example: 25 },
      offset: { type: 'integer', description: 'Postings before this page', example: 0 },
      has_more: { type: 'boolean', description: 'True while postings remain beyond this page', example: true },
      jobs: { type: 'array', items: job, description: 'This page of the postings; empty when there are none' },
    },
  };
}

/** Status of a scraper run around its pipeline's result. */
export function scraperEnvelopeSchema(
  title: string,
  result: SchemaObject,
  extras: Record<string, SchemaObject> = {},
): SchemaObject {
  return {
    title,
    type: 'object',
    description: 'A run and, once COMPLETED, its result',
    required: ['request_id', 'status', 'result', 'started_at', 'finished_at', ...Object.keys(extras)],
    properties: {
      request_id: { type: 'string', description: 'Id of the run', example: RUN_ID },
      status: STATUS,
      result,
      started_at: TIMESTAMP('When a worker began'),
      finished_at: TIMESTAMP('When the run ended'),
      ...MORE,
      ...extras,
    },
  };
}

export const CREDIT_PROPERTIES: Record<string, SchemaObject> = {
  credits_consumed: {
    type: 'number',
    nullable: true,
    description: 'Credits charged; null while in progress',
    example: 12,
  },
  credits_left: {
    type: 'number',
    nullable: true,
    description: 'Balance of the key after the run; null while in progress',
    example: 988,
  },
};

/** Why a run FAILED. */
export const FAILURE: SchemaObject = {
  title: 'RunFailure',
  type: 'object',
  nullable: true,
  description: 'Why the run FAILED; absent or null otherwise',
  required: ['message', 'step_id'],
  properties: {
    message: {
      type: 'string',
      description: 'What went wrong',
      example: 'https://example.com was not read: there is no such host',
    },
    step_id: { type: 'string', description: 'The step that failed', example: 'map-site' },
  },
};

/** What every poll says beyond the published members. */
export const MORE: Record<string, SchemaObject> = {
  error: FAILURE,
  warnings: {
    type: 'array',
    items: { type: 'string' },
    description:
      'What a FAILED run told before it failed, members of its body that are no fields among them; absent otherwise',
    example: ['target_title is not a field and had no effect: did you mean target_titles?'],
  },
  progress: {
    title: 'RunProgress',
    type: 'object',
    description: 'How far the run is, while RUNNING',
    required: ['step', 'pages_read', 'pages_rendered', 'postings_found'],
    properties: {
      step: { type: 'string', nullable: true, description: 'The present step', example: 'read-postings' },
      pages_read: { type: 'integer', description: 'Pages read so far', example: 12 },
      pages_rendered: { type: 'integer', description: 'How many of them a browser opened', example: 2 },
      postings_found: { type: 'integer', description: 'Postings found so far', example: 40 },
    },
  },
  cancelled_at: TIMESTAMP('When an early end was asked for; absent otherwise'),
};
