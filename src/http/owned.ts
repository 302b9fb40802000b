import { applyDecorators } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ApiError } from './openapi.js';

/**
 * A route of something that belongs to a key: `…/:<thing>_id`, and what is answered where this key has none of that id.
 */
export function ApiOwned(thing: 'watchlist' | 'webhook' | 'delivery'): MethodDecorator {
  const name = thing === 'delivery' ? 'message' : thing;
  return applyDecorators(
    ApiParam({
      name: `${thing}_id`,
      description: `Id of the ${name}`,
      example: '3f0c8a52-9d1e-4b7a-8c65-2e1f4d9b7a30',
      schema: { type: 'string' },
    }),
    ApiError(404, `No such ${name} for this key`, `${thing.charAt(0).toUpperCase()}${thing.slice(1)} not found`),
  );
}
