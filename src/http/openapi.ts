import { applyDecorators } from '@nestjs/common';
import { ApiResponse, type ApiResponseSchemaHost, type OpenAPIObject } from '@nestjs/swagger';

/** A schema of the OpenAPI document. One with a `title` becomes a component of that name. */
export type SchemaObject = Exclude<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { $ref: string }
>;

const DetailSchema: SchemaObject = {
  title: 'Detail',
  type: 'object',
  description: 'What is wrong, in a sentence',
  required: ['detail'],
  properties: { detail: { type: 'string', description: 'What is wrong', example: 'Method Not Allowed' } },
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

/** The body of an error with this status, as it is really answered. */
const said = (detail: unknown, schema: SchemaObject = DetailSchema): Pick<ApiResponseSchemaHost, 'content'> => ({
  content: { 'application/json': { schema, example: { detail } } },
});

/** Documents an error that has a `detail` in words. */
export const ApiError = (status: number | 'default', description: string, detail: string): MethodDecorator =>
  ApiResponse({ status, description, ...said(detail) });

const ERRORS = {
  400: {
    description: 'The body cannot be read: not UTF-8, or nested beyond reason',
    ...said('There was an error parsing the body'),
  },
  401: {
    description: 'Missing or invalid API key',
    ...said('Invalid or missing API key'),
    headers: { 'WWW-Authenticate': { description: 'Bearer', schema: { type: 'string', example: 'Bearer' } as const } },
  },
  402: { description: 'The credits of the key are used up', ...said('The credits of this API key are used up') },
  404: { description: 'No such run for this key', ...said('Run not found') },
  405: {
    description: 'The path takes other methods: Allow names them',
    ...said('Method Not Allowed'),
    headers: { Allow: { description: 'Methods', schema: { type: 'string', example: 'GET' } as const } },
  },
  409: { description: 'The run goes on: cancel it first', ...said('The run goes on: cancel it first') },
  413: { description: 'The body is larger than 1 MB', ...said('Request body too large') },
  422: {
    description: 'The Authorization header is missing, or the request is not valid',
    ...said(
      [{ type: 'missing', loc: ['header', 'authorization'], msg: 'Field required', input: null }],
      HttpValidationErrorSchema,
    ),
  },
  429: {
    description: 'Too many triggers a minute, or too many runs that wait',
    ...said('This API key may trigger 600 runs a minute'),
    headers: RETRY_AFTER,
  },
  503: {
    description: 'The key cannot be checked, or the database is away, at the moment',
    ...said('Authentication service temporarily unavailable'),
    headers: RETRY_AFTER,
  },
};

/** Documents the errors that a trigger may answer. */
export const ApiTriggerErrors = (): MethodDecorator => errors(400, 401, 402, 405, 413, 422, 429, 503);

/** Documents the errors that a poll may answer. */
export const ApiPollErrors = (): MethodDecorator => errors(401, 404, 405, 422, 503);

/** Documents the errors that a list may answer. */
export const ApiListErrors = (): MethodDecorator => errors(401, 405, 422, 503);

/** Documents the errors that a body may cause beside those of its content. */
export const ApiBodyErrors = (): MethodDecorator => errors(400, 413);

/** Documents that the run must have ended. */
export const ApiConflict = (): MethodDecorator => errors(409);

/** Documents that nothing has changed since the answer with the tag that was sent. */
export const ApiNotModified = (): MethodDecorator =>
  ApiResponse({ status: 304, description: 'Nothing has changed since the answer that If-None-Match names' });

function errors(...statuses: (keyof typeof ERRORS)[]): MethodDecorator {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, ...ERRORS[status] })));
}
