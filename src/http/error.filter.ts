import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/database.js';
import { bearerKey } from './caller-key.js';
import { InvalidRequestError, TooManyRequestsError } from './http-errors.js';

/** Seconds after which asking again makes sense when Postgres was away. */
const RETRY_AFTER = 5;

/**
 * Every error leaves as JSON with a `detail`; what nobody expected is logged here, once, and says nothing of itself.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Pick<Logger, 'warn' | 'error'> = new Logger('http')) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    // Who hangs up in mid-request breaks a connection, too: it is not the database's.
    const status = request.raw.errored === error ? 400 : statusOf(error);
    const { authorization } = request.headers;
    if (status >= 500 && !(error instanceof HttpException)) {
      const { id, method, routeOptions } = request;
      const line = { request: id, method, route: routeOptions.url };
      if (status === 503) this.logger.warn({ ...line, msg: 'the database is away' });
      else
        this.logger.error({
          ...line,
          msg: 'request failed',
          error: error instanceof Error ? error.stack : String(error),
        });
    }
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    if (status === 503) void reply.header('retry-after', String(RETRY_AFTER));
    if (error instanceof TooManyRequestsError) void reply.header('retry-after', String(error.retryAfterSeconds));
    void reply
      .status(status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(bodyOf(error, status, bearerKey(authorization)), exactNumbers));
  }
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (isUnavailable(error)) return 503;
  // Errors of the adapter: body too large, wrong content length.
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

const DETAILS: Record<number, string> = {
  404: 'Not Found',
  413: 'Request body too large',
  500: 'Internal Server Error',
  503: 'The database is temporarily unavailable',
};

function bodyOf(error: unknown, status: number, key: string | undefined): object {
  if (error instanceof InvalidRequestError) return error.answerTo(key);
  const response = error instanceof HttpException ? error.getResponse() : undefined;
  if (typeof response === 'object' && 'detail' in response) return response;
  return { detail: DETAILS[status] ?? 'Bad Request' };
}

/** Integers beyond the exact ones of a double are repeated digit by digit. */
function exactNumbers(_name: string, value: unknown): unknown {
  return typeof value === 'bigint'
    ? (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(String(value))
    : value;
}
