import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  HttpException,
  Injectable,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isSame, Sessions, type Session } from './sessions.js';

interface ConsoleRequest extends FastifyRequest {
  session: Session;
  form: URLSearchParams;
}

/** Nobody is signed in: the sign-in page is shown in place of what was asked for. */
export class SignInNeededError extends HttpException {
  constructor() {
    super('Sign in first', 401);
  }
}

/** A form that no page of this session sent. */
class ForeignFormError extends HttpException {
  constructor() {
    super('This form is not from a page of your session. Open the page again and repeat what you did.', 403);
  }
}

/** The session of the request. */
export const SignedIn = createParamDecorator((_part: unknown, context: ExecutionContext): Session => {
  return context.switchToHttp().getRequest<ConsoleRequest>().session;
});

/** The fields of the form that was sent. */
export const Form = createParamDecorator((_part: unknown, context: ExecutionContext): URLSearchParams => {
  return context.switchToHttp().getRequest<ConsoleRequest>().form;
});

/** A page of the console needs a session, and what changes something needs the token of that session's forms. */
@Injectable()
export class ConsoleGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ConsoleRequest>();
    const session = await this.sessions.find(request.headers.cookie);
    if (!session) throw new SignInNeededError();
    request.session = session;
    request.form = readForm(request);
    if (request.method !== 'GET' && !isSame(request.form.get('form_token') ?? '', session.formToken))
      throw new ForeignFormError();
    return true;
  }
}

/** Forms that stand outside of a session: a browser says when another site sent them. */
@Injectable()
export class OwnFormGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<ConsoleRequest>();
    const from = request.headers['sec-fetch-site'];
    if (request.method !== 'GET' && from !== undefined && from !== 'same-origin') throw new ForeignFormError();
    request.form = readForm(request);
    return true;
  }
}

function readForm({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(body instanceof Buffer ? body.toString('utf8') : '');
}
