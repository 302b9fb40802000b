import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/database.js';
import { SignInNeededError } from './console.guard.js';
import { problemPage } from './pages/sign-in-page.js';
import { sendPage } from './send-page.js';

/**
 * Every error of the console as a page that a person can read; what nobody expected is logged and says nothing of
 * itself.
 */
@Catch()
export class ConsoleFilter implements ExceptionFilter {
  private readonly logger = new Logger('console');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof SignInNeededError) {
      const next = request.method === 'GET' ? `?next=${encodeURIComponent(request.url)}` : '';
      void reply.redirect(`/console/sign-in${next}`, 303);
      return;
    }
    const status = error instanceof HttpException ? error.getStatus() : isUnavailable(error) ? 503 : 500;
    if (status === 500)
      this.logger.error({
        request: request.id,
        error: error instanceof Error ? error.stack : String(error),
        msg: 'page failed',
      });
    sendPage(reply, problemPage(messageOf(error, status), status), status);
  }
}

function messageOf(error: unknown, status: number): string {
  if (status === 503) return 'The database does not answer at the moment. Try again in some seconds.';
  if (!(error instanceof HttpException)) return 'Something went wrong here. The log of the service says what.';
  const response = error.getResponse();
  if (typeof response === 'string') return response;
  const { detail } = response as { detail?: unknown };
  if (Array.isArray(detail)) return detail.map((problem: { msg?: string }) => problem.msg ?? '').join('; ');
  return typeof detail === 'string' ? detail : error.message;
}
