import type { SchemaObject } from '../http/openapi.js';
import { CHANGE_TYPES } from './decide-changes.js';
import { JobPostingSchema, TIMESTAMP } from '../runs/http/run-schemas.js';

const ID = '3f0c8a52-9d1e-4b7a-8c65-2e1f4d9b7a30';
const RUN_ID = 'run_k3v5xq2m7t4rj6w2n5b7c3d2fa';

export const WatchlistSchema: SchemaObject = {
  title: 'Watchlist',
  type: 'object',
  description: 'What is watched, and how its reads go',
  required: ['id', 'pipeline', 'input', 'cron', 'timezone', 'next_at', 'paused_at', 'reads', 'held'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Id of the watchlist', example: ID },
    pipeline: { type: 'string', description: 'What each read does', example: 'career-pages' },
    input: {
      type: 'object',
      additionalProperties: true,
      description: 'What it reads; keys of services are not shown',
      example: { company_url: 'example.com' },
    },
    cron: { type: 'string', description: 'When it reads', example: '0 7 * * 1-5' },
    timezone: { type: 'string', description: 'Time zone of the schedule', example: 'Europe/Berlin' },
    next_at: TIMESTAMP('When it reads next; null while it is paused'),
    paused_at: TIMESTAMP('When it was paused'),
    running_run_id: { type: 'string', nullable: true, description: 'The read that goes on', example: null },
    last_run_id: { type: 'string', nullable: true, description: 'The last read that was compared', example: RUN_ID },
    reads: { type: 'integer', description: 'Reads that were compared', example: 12 },
    held: {
      type: 'integer',
      description:
        'Postings that the last read lacks and that are held back: it lost too much at once to be believed yet',
      example: 0,
    },
    skipped: {
      type: 'integer',
      description: 'Reads left out since the last one: the one before went on, or credits or the board were gone',
      example: 0,
    },
    created_at: TIMESTAMP('When it was made'),
  },
};

export const WatchlistListSchema: SchemaObject = {
  title: 'WatchlistList',
  type: 'object',
  description: 'The watchlists of the key',
  required: ['watchlists'],
  properties: { watchlists: { type: 'array', items: WatchlistSchema, description: 'The oldest first' } },
};

const LeaverSchema: SchemaObject = {
  title: 'WatchedLeaver',
  type: 'object',
  nullable: true,
  description: 'Of leaver_found and vacated_role_open: who left, and what the old company advertises now',
  additionalProperties: true,
  properties: {
    full_name: { type: 'string', description: 'Name', example: 'Erika Mustermann' },
    linkedin_url: { type: 'string', description: 'Profile', example: 'https://www.linkedin.com/in/erika-mustermann' },
    old_company_name: { type: 'string', description: 'Company that was left', example: 'Example GmbH' },
    old_company_domain: { type: 'string', description: 'Its domain', example: 'example.com' },
    old_title: { type: 'string', description: 'The vacated title', example: 'Head of Sales' },
    left_date: { type: 'string', description: 'When', example: '2026-09' },
    new_company_name: { type: 'string', description: 'Company that was joined', example: 'Sample AG' },
    new_company_domain: { type: 'string', description: 'Its domain', example: 'sample.example' },
    new_title: { type: 'string', description: 'The title there', example: 'Managing Director' },
    vacancy_status: {
      type: 'string',
      enum: ['open', 'not_found', 'not_checked'],
      description: 'Whether the old company advertises the vacated title; looked up with check_vacancies',
      example: 'open',
    },
    vacancy_url: { type: 'string', description: 'The posting', example: 'https://example.com/jobs/1' },
    vacancy_posted_at: { type: 'string', description: 'When it was published', example: '2026-09-14' },
  },
};

export const ChangeListSchema: SchemaObject = {
  title: 'ChangeList',
  type: 'object',
  description: 'What happened, in order',
  required: ['changes', 'has_more', 'next_cursor'],
  properties: {
    changes: {
      type: 'array',
      description: 'The changes',
      items: {
        title: 'Change',
        type: 'object',
        description: 'Something that happened to a posting or a leaver, and why it is said',
        required: [
          'sequence',
          'type',
          'watchlist_id',
          'run_id',
          'key',
          'reason',
          'is_backfill',
          'changed',
          'posting',
          'leaver',
          'at',
        ],
        properties: {
          sequence: { type: 'string', description: 'Grows from change to change', example: '4711' },
          type: {
            type: 'string',
            enum: [...CHANGE_TYPES],
            description: 'What happened',
            example: 'closed',
          },
          watchlist_id: { type: 'string', format: 'uuid', description: 'Whose change', example: ID },
          run_id: { type: 'string', description: 'The read that showed it', example: RUN_ID },
          key: {
            type: 'string',
            description: 'Names the posting or leaver over all reads',
            example: 'greenhouse:127817',
          },
          reason: { type: 'string', description: 'Why it is said', example: 'a complete read lacks it' },
          is_backfill: { type: 'boolean', description: 'True for the first read: all of it is new', example: false },
          changed: {
            type: 'object',
            nullable: true,
            additionalProperties: true,
            description: 'Of a changed posting, by field: before and after',
            example: { salary_min: { before: 60000, after: 65000 } },
          },
          posting: { ...JobPostingSchema, nullable: true },
          leaver: LeaverSchema,
          at: TIMESTAMP('When it was written'),
        },
      },
    },
    has_more: { type: 'boolean', description: 'True while changes remain behind this page', example: false },
    next_cursor: {
      type: 'string',
      nullable: true,
      description: 'Where to read on, also when there is nothing more now; null before the first change',
      example: 'WzEsIkx1Ii',
    },
  },
};
