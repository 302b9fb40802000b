import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Every error leaves as JSON with a `detail`; what nobody expected is logged here, once, and says nothing of itself. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const status = statusOf(error);
    if (status >= 500 && !(error instanceof HttpException)) {
      const request = host.switchToHttp().getRequest<FastifyRequest>();
      this.logger.error(`${request.method} ${request.url.replace(/\?.*/, '')} failed`, error instanceof Error ? error.stack : String(error));
    }
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    if (status === 503 || status === 429) void reply.header('retry-after', '5');
    void reply.status(status).send(bodyOf(error, status));
  }
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  // Errors of the adapter: body too large, wrong content length.
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? status : 500;
}

const DETAILS: Record<number, string> = { 404: 'Not Found', 405: 'Method Not Allowed', 413: 'Request body too large', 500: 'Internal Server Error' };

function bodyOf(error: unknown, status: number): object {
  const response = error instanceof HttpException ? error.getResponse() : undefined;
  if (typeof response === 'object' && 'detail' in response) return response;
  return { detail: DETAILS[status] ?? 'Bad Request' };
}
