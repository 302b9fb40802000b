import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SchemaObject } from './schema-object.js';
import { POSTING_FIELDS, type FieldKind } from '../postings/fields.js';

const STATUS: SchemaObject = { type: 'string', enum: ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED'], description: 'State of the run', example: 'COMPLETED' };
const TIMESTAMP = (description: string): SchemaObject => ({ type: 'string', format: 'date-time', nullable: true, description, example: '2026-05-04T09:30:00.000Z' });

const KINDS: Record<FieldKind, SchemaObject> = {
  text: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  list: { type: 'array', items: { type: 'string' } },
};

/** A job posting: every field is there, null where the source does not say. */
export const JobPostingSchema: SchemaObject = {
  type: 'object',
  description: 'A posting; a field is null when the source does not state it',
  additionalProperties: true,
  properties: Object.fromEntries(
    Object.entries(POSTING_FIELDS).map(([name, { kind, description, example }]) => [name, { ...KINDS[kind], nullable: true, description, example: example as never }]),
  ),
};

/** Answer of a scraper's trigger. */
export const AcceptedSchema: SchemaObject = {
  type: 'object',
  required: ['request_id', 'status'],
  properties: {
    request_id: { type: 'string', description: 'Id to poll with', example: 'run_k3v5xq2m7t4rj6w8n1b9c0d2fa' },
    status: { type: 'string', enum: ['QUEUED'], description: 'State of the run', example: 'QUEUED' },
  },
};

/** Status of a scraper run around its pipeline's result. */
export function scraperEnvelopeSchema(result: SchemaObject): SchemaObject {
  return {
    type: 'object',
    required: ['request_id', 'status'],
    properties: {
      request_id: { type: 'string', description: 'Id of the run', example: 'run_k3v5xq2m7t4rj6w8n1b9c0d2fa' },
      status: STATUS,
      result: { ...result, nullable: true, description: 'Result, once COMPLETED' },
      started_at: TIMESTAMP('When a worker began'),
      finished_at: TIMESTAMP('When the run ended'),
      credits_consumed: { type: 'number', nullable: true, description: 'Credits charged; null while in progress', example: 12 },
      credits_left: { type: 'number', nullable: true, description: 'Balance of the key after the run; null while in progress', example: 988 },
    },
  };
}

/** A run of any pipeline. */
export const RunEnvelopeSchema: SchemaObject = {
  type: 'object',
  required: ['run_id', 'status'],
  properties: {
    run_id: { type: 'string', description: 'Id of the run', example: 'run_k3v5xq2m7t4rj6w8n1b9c0d2fa' },
    status: STATUS,
    result: { type: 'object', nullable: true, additionalProperties: true, description: 'Output by pipeline; {error: {message, step_id}} when FAILED; null while in progress' },
    started_at: TIMESTAMP('When a worker began'),
    finished_at: TIMESTAMP('When the run ended'),
  },
};

const DETAIL: SchemaObject = { type: 'object', required: ['detail'], properties: { detail: { type: 'string', description: 'What is wrong', example: 'Run not found' } } };
const VALIDATION: SchemaObject = {
  type: 'object',
  properties: {
    detail: {
      type: 'array',
      description: 'Everything that is wrong with the request',
      items: {
        type: 'object',
        required: ['loc', 'msg', 'type'],
        properties: {
          type: { type: 'string', description: 'Kind of error', example: 'missing' },
          loc: { type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'integer' }] }, description: 'Where', example: ['body', 'company_url'] },
          msg: { type: 'string', description: 'What is wrong', example: 'Field required' },
          input: { description: 'What was sent' },
          ctx: { type: 'object', additionalProperties: true, description: 'Bounds and the like' },
        },
      },
    },
  },
};

const ERRORS: Record<number, { description: string; schema: SchemaObject }> = {
  400: { description: 'The body cannot be read', schema: DETAIL },
  401: { description: 'Missing or invalid API key', schema: DETAIL },
  404: { description: 'No such run for this key', schema: DETAIL },
  413: { description: 'The body is too large', schema: DETAIL },
  422: { description: 'The header is missing or the request is not valid', schema: VALIDATION },
  503: { description: 'The key cannot be checked at the moment', schema: DETAIL },
};

/** Documents the errors every route may answer, and those named. */
export function ApiCommonErrors(...more: (keyof typeof ERRORS)[]): MethodDecorator {
  const statuses = [...new Set([401, 422, 503, ...more])].sort();
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, ...(ERRORS[status] ?? { description: '' }) })));
}
