import { applyDecorators } from '@nestjs/common';
import { ApiResponse, type OpenAPIObject } from '@nestjs/swagger';

/** A schema of the OpenAPI document. One with a `title` becomes a component of that name. */
export type SchemaObject = Exclude<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { $ref: string }
>;

export const DetailSchema: SchemaObject = {
  title: 'Detail',
  type: 'object',
  description: 'What is wrong, in a sentence',
  required: ['detail'],
  properties: { detail: { type: 'string', description: 'What is wrong', example: 'Run not found' } },
};

const ValidationErrorSchema: SchemaObject = {
  title: 'ValidationError',
  type: 'object',
  description: 'One thing that is wrong with a request',
  required: ['loc', 'msg', 'type'],
  properties: {
    type: { type: 'string', description: 'Kind of error', example: 'missing' },
    loc: {
      type: 'array',
      items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      description: 'Where: the part of the request, then fields and list positions',
      example: ['body', 'company_url'],
    },
    msg: { type: 'string', description: 'What is wrong', example: 'Field required' },
    input: { description: 'What was sent; secrets are hidden', example: {} },
    ctx: { type: 'object', additionalProperties: true, description: 'Bounds and the like', example: { ge: 1 } },
  },
};

const HttpValidationErrorSchema: SchemaObject = {
  title: 'HTTPValidationError',
  type: 'object',
  description: 'Everything that is wrong with a request',
  required: ['detail'],
  properties: {
    detail: {
      type: 'array',
      items: ValidationErrorSchema,
      description: 'One entry per problem',
      example: [{ type: 'missing', loc: ['body', 'company_url'], msg: 'Field required', input: {} }],
    },
  },
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0, example: 5 } as const },
};

const ERRORS = {
  400: { description: 'The body cannot be read: not UTF-8, or nested beyond reason', schema: DetailSchema },
  401: {
    description: 'Missing or invalid API key',
    schema: DetailSchema,
    headers: { 'WWW-Authenticate': { description: 'Bearer', schema: { type: 'string', example: 'Bearer' } as const } },
  },
  402: { description: 'The credits of the key are used up', schema: DetailSchema },
  404: { description: 'No such run for this key', schema: DetailSchema },
  405: {
    description: 'The path takes other methods: Allow names them',
    schema: DetailSchema,
    headers: { Allow: { description: 'Methods', schema: { type: 'string', example: 'GET' } as const } },
  },
  409: { description: 'The run goes on: cancel it first', schema: DetailSchema },
  413: { description: 'The body is larger than 1 MB', schema: DetailSchema },
  422: {
    description: 'The Authorization header is missing, or the request is not valid',
    schema: HttpValidationErrorSchema,
  },
  429: {
    description: 'Too many triggers a minute, or too many runs that wait',
    schema: DetailSchema,
    headers: RETRY_AFTER,
  },
  503: {
    description: 'The key cannot be checked, or the database is away, at the moment',
    schema: DetailSchema,
    headers: RETRY_AFTER,
  },
};

/** Documents the errors that a trigger may answer. */
export const ApiTriggerErrors = (): MethodDecorator => errors(400, 401, 402, 405, 413, 422, 429, 503);

/** Documents the errors that a poll may answer. */
export const ApiPollErrors = (): MethodDecorator => errors(401, 404, 405, 422, 503);

/** Documents that the run must have ended. */
export const ApiConflict = (): MethodDecorator => errors(409);

/** Documents that nothing has changed since the answer with the tag that was sent. */
export const ApiNotModified = (): MethodDecorator =>
  ApiResponse({ status: 304, description: 'Nothing has changed since the answer that If-None-Match names' });

function errors(...statuses: (keyof typeof ERRORS)[]): MethodDecorator {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, ...ERRORS[status] })));
}
