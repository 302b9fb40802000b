import { HttpException, HttpStatus } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { sentContentType } from './content-type.js';
import { INTEGER_DIGITS_MAX } from './fastapi/coercion.js';
import { findJsonError } from './fastapi/json-error.js';
import type { ValidationError } from './fastapi/validation-errors.js';
import { validationError } from './fastapi/validation-errors.js';

/** Nesting no request of ours comes near to, and no recursive reader of ours breaks at. */
const MAX_DEPTH = 200;
/** Lists and objects of one body: each costs its reader, half a million of them in 1 MB some 110 ms (measured). */
const OPENINGS_MAX = 400_000;
/** Long integers of one body that are repeated digit by digit; among more of them they are rounded. */
const LONG_INTEGERS_MAX = 1000;
/** Python converts no longer one: then FastAPI cannot read the body. */
const LONG_INTEGER = new RegExp(`\\d{${String(INTEGER_DIGITS_MAX + 1)}}`);

type JsonBody = { readonly value: unknown } | { readonly missing: true } | { readonly error: ValidationError };

/**
 * The JSON of a request. A body with another content type is its raw text, as FastAPI hands it on.
 * @throws HttpException 400 for bytes that are not UTF-8 and for nesting or lists beyond all reason
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
  if (!isJsonType(sentContentType(request))) return { value: text };
  const value = parse(text);
  if (value === FAULTY) return { error: errorOf(text) };
  return value === null ? { missing: true } : { value };
}

/**
 * For bodies that another reader takes. @throws HttpException 400 for nesting beyond all reason, or more lists than
 * `most`
 */
export function refuseNested({ body }: FastifyRequest, most: number): void {
  const { depth, openings } = nestingOf(body instanceof Buffer ? body.toString('latin1') : '', most);
  if (depth > MAX_DEPTH || openings > most) throw unreadable();
}

const FAULTY = Symbol('not JSON');

function parse(text: string): unknown {
  try {
    // Before it is parsed: an integer of 1 MB costs a third of a second.
    const { depth, openings } = nestingOf(text, OPENINGS_MAX);
    if (openings > OPENINGS_MAX) throw unreadable();
    const isDoubtful = LONG_INTEGER.test(text) || depth > MAX_DEPTH;
    if (isDoubtful && findJsonError(text, MAX_DEPTH) === 'unreadable') throw unreadable();
    return hasFewLongIntegers(text) ? JSON.parse(text, exactIntegers as Reviver) : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return FAULTY;
    throw error;
  }
}

/** Only long integers need the slow way; no request of ours has so many that it would cost a quarter of a second. */
function hasFewLongIntegers(text: string): boolean {
  const long = /\d{16,}/g;
  let seen = 0;
  while (seen <= LONG_INTEGERS_MAX && long.test(text)) seen++;
  return seen > 0 && seen <= LONG_INTEGERS_MAX;
}

/** @throws HttpException 400 where Python's reader gives up before it finds the error */
function errorOf(text: string): ValidationError {
  const found = findJsonError(text, MAX_DEPTH) ?? { position: 0, message: 'Expecting value' };
  if (found === 'unreadable') throw unreadable();
  return { ...validationError('json_invalid', ['body', found.position], {}), ctx: { error: found.message } };
}

/** Whether Python's message parser, which FastAPI asks, takes it for JSON: `application/json` or `…+json`. */
function isJsonType(contentType: string): boolean {
  return /^\s*application\/(?:json|[^/;]*\+json)\s*(?:;|$)/i.test(contentType);
}

/** Brackets within brackets, and how many there are, those in texts left out; no further than reason goes. */
function nestingOf(text: string, most: number): { depth: number; openings: number } {
  let [level, depth, openings, isText] = [0, 0, 0, false];
  const isWithinReason = (): boolean => depth <= MAX_DEPTH && openings <= most;
  for (let at = 0; at < text.length && isWithinReason(); at++) {
    const code = text.charCodeAt(at);
    if (code === 34) isText = !isText;
    else if (isText) at += code === 92 ? 1 : 0;
    else if (code === 93 || code === 125) level--;
    else if (code === 91 || code === 123) {
      openings++;
      depth = Math.max(depth, ++level);
    }
  }
  return { depth, openings };
}

type Reviver = (name: string, value: unknown) => unknown;

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
