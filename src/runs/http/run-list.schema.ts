import type { SchemaObject } from '../../http/openapi.js';
import { DISPOSITIONS } from '../../postings/posting.js';
import { REASON_CODES, reasonOf } from '../../postings/reasons.js';
import { FAILURE, JobPostingSchema, STATUS, TIMESTAMP } from './run-schemas.js';

/** OpenAPI schemas of the lists of runs and postings. */

const RUN_ID: SchemaObject = {
  type: 'string',
  description: 'Id of the run',
  example: 'run_k3v5xq2m7t4rj6w2n5b7c3d2fa',
};
const PAGED: Record<string, SchemaObject> = {
  has_more: { type: 'boolean', description: 'True while entries remain beyond this page', example: false },
  next_cursor: { type: 'string', nullable: true, description: 'Where the next page begins', example: null },
};

export const RunListSchema: SchemaObject = {
  title: 'RunList',
  type: 'object',
  description: 'A page of runs, newest first',
  required: ['runs', 'has_more', 'next_cursor'],
  properties: {
    runs: {
      type: 'array',
      description: 'The runs',
      items: {
        title: 'ListedRun',
        type: 'object',
        description: 'A run without its result',
        required: ['run_id', 'pipeline', 'status', 'created_at'],
        properties: {
          run_id: RUN_ID,
          pipeline: { type: 'string', description: 'What it does', example: 'career-pages' },
          status: STATUS,
          tags: { type: 'array', items: { type: 'string' }, description: 'Your words for it', example: ['crm-4711'] },
          error: FAILURE,
          credits_consumed: { type: 'integer', nullable: true, description: 'Credits charged', example: 12 },
          created_at: TIMESTAMP('When it was accepted'),
          started_at: TIMESTAMP('When a worker began'),
          finished_at: TIMESTAMP('When it ended'),
          cancelled_at: TIMESTAMP('When an early end was asked for'),
        },
      },
    },
    ...PAGED,
  },
};

export const PostingListSchema: SchemaObject = {
  title: 'PostingList',
  type: 'object',
  description: 'A page of what a run discovered',
  required: ['run_id', 'postings', 'has_more', 'next_cursor'],
  properties: {
    run_id: RUN_ID,
    postings: {
      type: 'array',
      description: 'The postings, in order of discovery',
      items: {
        title: 'DiscoveredPosting',
        type: 'object',
        description: 'A posting, what became of it and why, and where its values come from',
        additionalProperties: true,
        required: ['number', 'disposition', 'reason', 'reason_code', 'evidence'],
        properties: {
          number: { type: 'integer', description: 'Place in the order of discovery', example: 0 },
          disposition: {
            type: 'string',
            enum: [...DISPOSITIONS],
            description: 'What became of it',
            example: 'filtered',
          },
          reason: {
            type: 'string',
            nullable: true,
            description: 'Why it was not returned, in words',
            example: reasonOf('title_not_wanted').reason,
          },
          reason_code: {
            type: 'string',
            nullable: true,
            description: `Why it was not returned, to decide on: ${REASON_CODES.join(', ')}. Further codes may come`,
            example: 'title_not_wanted',
          },
          evidence: {
            type: 'object',
            nullable: true,
            additionalProperties: true,
            description: 'By field: where the value comes from',
            example: { job_title: 'json-ld' },
          },
          extras: {
            type: 'object',
            nullable: true,
            additionalProperties: true,
            description: 'What only its board states',
            example: null,
          },
          ...JobPostingSchema.properties,
        },
      },
    },
    ...PAGED,
  },
};

export const CancelledSchema: SchemaObject = {
  title: 'CancelledRun',
  type: 'object',
  description: 'A run that was asked to end',
  required: ['run_id', 'status', 'cancelled_at'],
  properties: { run_id: RUN_ID, status: STATUS, cancelled_at: TIMESTAMP('When an early end was asked for') },
};

export const UsageSchema: SchemaObject = {
  title: 'Usage',
  type: 'object',
  description: 'A key and what it spent',
  required: ['credits_left', 'days'],
  properties: {
    credits_left: { type: 'integer', description: 'Balance of the key', example: 988 },
    days: {
      type: 'array',
      description: 'Newest first',
      items: {
        title: 'UsageDay',
        type: 'object',
        description: 'One day (UTC)',
        required: ['day', 'credits', 'runs'],
        properties: {
          day: { type: 'string', format: 'date', description: 'The day', example: '2026-05-04' },
          credits: { type: 'integer', description: 'Credits charged', example: 12 },
          runs: { type: 'integer', description: 'Runs triggered', example: 3 },
        },
      },
    },
  },
};
