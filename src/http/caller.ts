import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerKey } from './caller-key.js';
import { readPreferences } from './preferences.js';

/** Who asks, and what of the request's headers concerns the answer. */
export interface Caller {
  readonly apiKeyId: string;
  /** The key itself, to be hidden in what is kept of the request; undefined for the service itself. */
  readonly key?: string | undefined;
  /** What the caller should know of a body that was accepted. */
  readonly notes: readonly string[];
  /** Members of a body that no field takes are refused. */
  readonly isStrict: boolean;
  /** The caller's key for repeating a trigger safely. */
  readonly idempotencyKey: string | undefined;
  /** Seconds the caller would wait for a run's end. */
  readonly wait: number;
  /** Tags of answers that the caller has already. */
  readonly ifNoneMatch: string | undefined;
  /** A signal that aborts when the caller has gone. */
  whenGone(): AbortSignal;
  /** Sets a header of the answer. */
  answerWith(header: string, value: string): void;
  /** Sets the answer's status. */
  answerAs(status: number): void;
}

/** The caller of a request whose key is known. */
export function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  known: Pick<Caller, 'apiKeyId' | 'idempotencyKey' | 'notes'>,
): Caller {
  return {
    ...known,
    key: bearerKey(request.headers.authorization),
    isStrict: readPreferences(request.headers).handling === 'strict',
    wait: readPreferences(request.headers).wait ?? 0,
    ifNoneMatch: request.headers['if-none-match'],
    whenGone: () => goneSignal(reply),
    answerWith: (header, value) => void reply.header(header, value),
    answerAs: (status) => void reply.status(status),
  };
}

/** Aborted when the caller has gone. Made where somebody waits only: polls that answer at once do without. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = (): void => {
    // A reason of our own: the built-in one collects a stack each time.
    gone.abort('the caller has gone');
  };
  if (raw.closed) abort();
  else raw.once('close', abort);
  return gone.signal;
}

/** The service itself, on behalf of a key: it waits for nothing and knows no answer already. */
export function serviceCaller(apiKeyId: string, more: Partial<Pick<Caller, 'idempotencyKey' | 'notes'>> = {}): Caller {
  return {
    ...{ apiKeyId, notes: [], isStrict: false, idempotencyKey: undefined, wait: 0, ifNoneMatch: undefined, ...more },
    whenGone: () => new AbortController().signal,
    answerWith: () => {},
    answerAs: () => {},
  };
}
