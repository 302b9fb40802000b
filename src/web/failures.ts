import { messageOf } from '../errors.js';
import { RefusedAddressError } from './address-guard.js';
import type { FailureKind } from './web.js';

/** Robots.txt does not allow the address. */
export class RobotsRefusal extends Error {}

/** The guard's or robots.txt's refusal, also where a connector wrapped it. */
export function findRefusal(error: unknown): RefusedAddressError | RobotsRefusal | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RefusedAddressError || cause instanceof RobotsRefusal) return cause;
  }
  return undefined;
}

/** A network error that another try a few seconds later meets again: no such host, or a certificate that is not its own. */
export function isLasting(error: unknown): boolean {
  return /^(?:ENOTFOUND$|CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(
    (error as { code?: string }).code ?? '',
  );
}

/** A network error as data, and in words a person understands. */
export function failureOf(error: unknown): { kind: FailureKind; reason: string } {
  const code = (error as { code?: string }).code ?? '';
  const known = FAILURES[code];
  if (known) return known;
  if (/^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code))
    return { kind: 'certificate', reason: messageOf(error) };
  // Crawlee hands errors over with their names in their messages.
  if (/TimeoutError|timed? ?out/i.test(`${(error as Error).name} ${messageOf(error)}`))
    return { kind: 'timed_out', reason: 'it did not answer in time' };
  return { kind: 'other', reason: messageOf(error) };
}

const FAILURES: Readonly<Record<string, { kind: FailureKind; reason: string }>> = {
  ENOTFOUND: { kind: 'no_such_host', reason: 'there is no such host' },
  ECONNREFUSED: { kind: 'unreachable', reason: 'it does not accept connections' },
  ECONNRESET: { kind: 'unreachable', reason: 'the connection broke' },
  UND_ERR_SOCKET: { kind: 'unreachable', reason: 'the connection broke' },
  UND_ERR_CONNECT_TIMEOUT: { kind: 'timed_out', reason: 'it could not be connected to in time' },
  UND_ERR_HEADERS_TIMEOUT: { kind: 'timed_out', reason: 'it did not answer in time' },
  UND_ERR_BODY_TIMEOUT: { kind: 'timed_out', reason: 'it did not answer in time' },
};
