import { HttpException, HttpStatus } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { findJsonError } from './fastapi/json-error.js';
import type { ValidationError } from './fastapi/validation-errors.js';
import { validationError } from './fastapi/validation-errors.js';

/** Nesting no request of ours comes near to, and no recursive reader of ours breaks at. */
const MAX_DEPTH = 200;

type JsonBody = { readonly value: unknown } | { readonly missing: true } | { readonly error: ValidationError };

/**
 * The JSON of a request. A body with another content type is its raw text, as FastAPI hands it on.
 * @throws HttpException 400 for bytes that are not UTF-8 and for nesting beyond all reason
 */
export function readJsonBody(request: FastifyRequest): JsonBody {
  const bytes = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
  if (bytes.length === 0) return { missing: true };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers['content-type'] ?? ''))
    return { value: text };
  const found = findJsonError(text, MAX_DEPTH);
  if (found === 'too deep') throw unreadable();
  if (found)
    return {
      error: { ...validationError('json_invalid', ['body', found.position], {}), ctx: { error: found.message } },
    };
  const value: unknown = JSON.parse(text, exactIntegers as (name: string, value: unknown) => unknown);
  return value === null ? { missing: true } : { value };
}

/** Integers that a double cannot hold stay what was written: Python's reader knows no largest one. */
function exactIntegers(_name: string, value: unknown, context: { readonly source?: string }): unknown {
  if (
    typeof value !== 'number' ||
    Number.isSafeInteger(value) ||
    context.source === undefined ||
    !/^-?\d+$/.test(context.source)
  )
    return value;
  return BigInt(context.source);
}

function unreadable(): HttpException {
  return new HttpException({ detail: 'There was an error parsing the body' }, HttpStatus.BAD_REQUEST);
}
