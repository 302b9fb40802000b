import { applyDecorators, Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { InvalidRequestError } from '../../http/http-errors.js';
import { ApiNotModified, ApiPollErrors, ApiTriggerErrors, type SchemaObject } from '../../http/openapi.js';
import { ApiQueryFields } from '../../http/query-fields.js';
import { Accepts } from '../../http/request-check.guard.js';
import { PageQuery } from './page.dto.js';
import { AcceptedSchema } from './run-schemas.js';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** A body to try, where the examples of its fields do not go together. */
  readonly example?: object;
}

/**
 * Boards can be switched off by the operator.
 * @throws InvalidRequestError when one of these names is
 */
export function assertEnabled(disabled: readonly string[], ...names: string[]): void {
  const name = names.find((candidate) => disabled.includes(candidate));
  if (name !== undefined)
    throw new InvalidRequestError([
      { type: 'board_disabled', loc: ['body'], msg: `The operator has switched this board off: ${name}`, input: null },
    ]);
}

/** The POST of a scraper: takes that body, answers the id at once. */
export function ScraperTrigger(body: new () => object, { example, ...operation }: Operation): MethodDecorator {
  return applyDecorators(
    Post(),
    HttpCode(202),
    Accepts({ body }),
    ApiOperation(operation),
    ApiBody({ type: body, ...(example && { examples: { example: { value: example } } }) }),
    ApiAcceptedResponse({ description: 'Accepted', schema: AcceptedSchema }),
    ApiTriggerErrors(),
  );
}

/** The GET of a scraper: the run with one page of its postings. */
export function ScraperStatus(envelope: SchemaObject, operation: Operation): MethodDecorator {
  return applyDecorators(
    Get(':request_id'),
    Accepts({ query: PageQuery }),
    ApiOperation(operation),
    ApiParam({
      name: 'request_id',
      description: 'Id that the trigger answered',
      example: 'run_k3v5xq2m7t4rj6w2n5b7c3d2fa',
      schema: { type: 'string' },
    }),
    ApiQueryFields(PageQuery),
    ApiOkResponse({ description: 'The run', schema: envelope }),
    ApiNotModified(),
    ApiPollErrors(),
  );
}
