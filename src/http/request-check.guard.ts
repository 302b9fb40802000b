import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiKeys } from '../accounts/api-keys.js';
import { apiKeyIdOf, missingHeader } from './caller-key.js';
import { InvalidRequestError } from './http-errors.js';
import { readJsonBody } from './json-body.js';
import { UNKNOWN_BODY_MAX } from './large-bodies.js';
import { validate, type Validated } from './fastapi/validation.js';
import { notesOn } from './unknown-fields.js';
import { callerOf, type Caller } from './caller.js';
import { readPreferences } from './preferences.js';
import { validationError, type ValidationError } from './fastapi/validation-errors.js';

/** What a route takes: the DTOs of its body and its query. */
interface Takes {
  readonly body?: new () => object;
  readonly query?: new () => object;
}

interface CheckedRequest extends FastifyRequest {
  checked: { apiKeyId: string; body: object | undefined; query: object | undefined; caller: Caller };
}

/** Length (characters) of an idempotency key. */
const IDEMPOTENCY_KEY_MAX = 255;

const TAKES = 'hiring-signals:takes';
const PUBLIC = 'hiring-signals:public';

/** Names the DTOs of a route; they arrive through `@Checked`. */
export const Accepts = (takes: Takes): MethodDecorator => SetMetadata(TAKES, takes);

/** A route that needs no API key. */
export const Public = (): ClassDecorator & MethodDecorator => SetMetadata(PUBLIC, true);

/** The checked body or query of the request, its caller, or the id of the caller's key. */
export const Checked = createParamDecorator((part: keyof CheckedRequest['checked'], context: ExecutionContext) => {
  return context.switchToHttp().getRequest<CheckedRequest>().checked[part];
});

/**
 * Key, query and body of every request, in the order in which FastAPI checks them: JSON that does not parse is told
 * even with a wrong key, a wrong key before anything else, and a missing header together with what else is missing.
 */
@Injectable()
export class RequestCheckGuard implements CanActivate {
  constructor(
    private readonly keys: ApiKeys,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const layers = [context.getHandler(), context.getClass()];
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, layers) === true;
    const request = context.switchToHttp().getRequest<CheckedRequest>();
    const takes = this.reflector.get<Takes | undefined>(TAKES, context.getHandler()) ?? {};
    const errors: ValidationError[] = [];
    const { apiKeyId, json } = await this.read(request, { takes, isPublic, errors });
    const query = checkQuery(takes.query, request.query as Record<string, unknown>);
    const body = checkBody(takes.body, json, request);
    const idempotencyKey = readIdempotencyKey(request, errors);
    errors.push(...query.errors, ...body.errors);
    if (errors.length > 0 || apiKeyId === undefined) throw new InvalidRequestError(errors, sentBody(json));
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const notes = notesOn(takes.body, sentBody(json));
    const caller = callerOf(request, reply, { apiKeyId, idempotencyKey, notes });
    request.checked = { apiKeyId, query: query.value, body: body.value, caller };
    return true;
  }

  /** The caller and the body. A large body costs time to read: its caller must show a key first. */
  private async read(
    request: CheckedRequest,
    { takes, isPublic, errors }: { takes: Takes; isPublic: boolean; errors: ValidationError[] },
  ): Promise<{ apiKeyId: string | undefined; json: ReturnType<typeof readJsonBody> | undefined }> {
    const caller = (): Promise<string | undefined> => this.caller(request.headers.authorization, errors);
    const known = isLarge(request.body) && !isPublic ? await caller() : undefined;
    if (errors.length > 0) throw new InvalidRequestError(errors);
    const json = takes.body && readJsonBody(request);
    if (json && 'error' in json) throw new InvalidRequestError([json.error]);
    return { apiKeyId: isPublic ? '' : (known ?? (await caller())), json };
  }

  private async caller(header: string | undefined, errors: ValidationError[]): Promise<string | undefined> {
    if (header === undefined) {
      errors.push(missingHeader());
      return undefined;
    }
    return apiKeyIdOf(this.keys, header);
  }
}

/** Quoted as the draft of the header has it, or bare as most clients send it. */
function readIdempotencyKey({ headers }: FastifyRequest, errors: ValidationError[]): string | undefined {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return undefined;
  const key = String(sent).replace(/^"(.*)"$/, '$1');
  const loc = ['header', 'idempotency-key'];
  if (key === '') errors.push(validationError('string_too_short', loc, key, { min_length: 1 }));
  if (key.length > IDEMPOTENCY_KEY_MAX)
    errors.push(validationError('string_too_long', loc, key, { max_length: IDEMPOTENCY_KEY_MAX }));
  return key;
}

function isLarge(body: unknown): boolean {
  return body instanceof Buffer && body.length > UNKNOWN_BODY_MAX;
}

function sentBody(json: ReturnType<typeof readJsonBody> | undefined): unknown {
  return json && 'value' in json ? json.value : undefined;
}

const NOTHING: Validated<object> = { value: undefined, errors: [] };

function checkQuery(type: (new () => object) | undefined, query: Record<string, unknown>): Validated<object> {
  return type ? validate(type, lastValues(query), { place: 'query' }) : NOTHING;
}

function checkBody(
  type: (new () => object) | undefined,
  json: ReturnType<typeof readJsonBody> | undefined,
  { headers }: FastifyRequest,
): Validated<object> {
  if (!type) return NOTHING;
  if (json && 'value' in json)
    return validate(type, json.value, { place: 'body', isStrict: readPreferences(headers).handling === 'strict' });
  return { value: undefined, errors: [validationError('missing', ['body'], null)] };
}

/** A query parameter that comes twice has its last value, as with FastAPI. */
function lastValues(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}
