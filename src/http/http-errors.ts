import { HttpException, HttpStatus } from '@nestjs/common';
import type { ValidationError } from './validation-errors.js';

/** 422 with the list of everything that is wrong. */
export class InvalidRequestError extends HttpException {
  constructor(errors: readonly ValidationError[]) {
    super({ detail: errors }, HttpStatus.UNPROCESSABLE_ENTITY);
  }
}

/** 401. The body never says which part of the key was wrong. */
export class InvalidKeyError extends HttpException {
  constructor() {
    super({ detail: 'Invalid or missing API key' }, HttpStatus.UNAUTHORIZED);
  }
}

/** 503: the key could not be checked. */
export class AuthenticationUnavailableError extends HttpException {
  constructor(cause: unknown) {
    super({ detail: 'Authentication service temporarily unavailable' }, HttpStatus.SERVICE_UNAVAILABLE, { cause });
  }
}

/** 404 for ids that are unknown, malformed or another key's: they cannot be told apart. */
export class RunNotFoundError extends HttpException {
  constructor() {
    super({ detail: 'Run not found' }, HttpStatus.NOT_FOUND);
  }
}
