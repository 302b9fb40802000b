import { HttpException, HttpStatus } from '@nestjs/common';
import { repeatable } from './fastapi/repeated-input.js';
import type { ValidationError } from './fastapi/validation-errors.js';

/** 422 with the list of everything that is wrong; what was sent is repeated in it, secrets are not. */
export class InvalidRequestError extends HttpException {
  /** @param body the whole body, so that its secrets are hidden wherever they stand */
  constructor(
    private readonly errors: readonly ValidationError[],
    private readonly body?: unknown,
  ) {
    super({}, HttpStatus.UNPROCESSABLE_ENTITY);
  }

  override getResponse(): { detail: ValidationError[] } {
    return this.answerTo(undefined);
  }

  /** What a caller with this key is answered: the key may stand in what was sent, too. */
  answerTo(key: string | undefined): { detail: ValidationError[] } {
    return { detail: repeatable(this.errors, { body: this.body, secrets: [key] }) };
  }
}

/** 401. The body never says which part of the key was wrong. */
export class InvalidKeyError extends HttpException {
  constructor() {
    super({ detail: 'Invalid or missing API key' }, HttpStatus.UNAUTHORIZED);
  }
}

/** 402: the key has no credits left; nothing was accepted. */
export class CreditsUsedUpError extends HttpException {
  constructor() {
    super({ detail: 'The credits of this API key are used up' }, HttpStatus.PAYMENT_REQUIRED);
  }
}

/** 404 for ids that are unknown, malformed or another key's: they cannot be told apart. */
export class RunNotFoundError extends HttpException {
  constructor() {
    super({ detail: 'Run not found' }, HttpStatus.NOT_FOUND);
  }
}

/** 404 for what is no run: unknown, malformed and another key's cannot be told apart. */
export class NotFoundError extends HttpException {
  /** @param what as the sentence begins: "Webhook" */
  constructor(what: string) {
    super({ detail: `${what} not found` }, HttpStatus.NOT_FOUND);
  }
}

/** 409: the run has not ended. */
export class RunGoesOnError extends HttpException {
  constructor() {
    super({ detail: 'The run goes on: cancel it first' }, HttpStatus.CONFLICT);
  }
}

/** 409: only a run that has a result can be exported. */
export class RunNotCompletedError extends HttpException {
  constructor() {
    super({ detail: 'Only a COMPLETED run can be exported' }, HttpStatus.CONFLICT);
  }
}

/** 409: no read of a paused watchlist begins. */
export class WatchlistPausedError extends HttpException {
  constructor() {
    super({ detail: 'The watchlist is paused: resume it first' }, HttpStatus.CONFLICT);
  }
}

/** 429: the key triggers too fast or has too many runs that wait. */
export class TooManyRequestsError extends HttpException {
  constructor(
    detail: string,
    readonly retryAfterSeconds: number,
  ) {
    super({ detail }, HttpStatus.TOO_MANY_REQUESTS);
  }
}

/** 503: the key could not be checked. */
export class AuthenticationUnavailableError extends HttpException {
  constructor(cause: unknown) {
    super({ detail: 'Authentication service temporarily unavailable' }, HttpStatus.SERVICE_UNAVAILABLE, { cause });
  }
}
