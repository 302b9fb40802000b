import { messageOf } from '../errors.js';

/** What kept an answer from coming, for decisions; its words are for people. */
export type FailureKind =
  | 'no_such_host'
  | 'certificate'
  | 'no_answer'
  | 'not_connected'
  | 'server_error'
  | 'robots_unreadable'
  | 'time_used_up'
  | 'stopped'
  | 'no_browser'
  | 'not_rendered'
  | 'known_end'
  | 'other';

/** A network error as a visitor gets it. */
export interface KnownError {
  readonly kind: FailureKind;
  readonly reason: string;
}

/** A call to a service got no answer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly kind: FailureKind;

  constructor({ kind, reason }: KnownError, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.kind = kind;
  }
}

const KNOWN: Readonly<Record<string, KnownError>> = {
  ENOTFOUND: { kind: 'no_such_host', reason: 'there is no such host' },
  EAI_AGAIN: { kind: 'not_connected', reason: 'its name servers do not answer' },
  ECONNREFUSED: { kind: 'not_connected', reason: 'it does not accept connections' },
  ECONNRESET: { kind: 'not_connected', reason: 'the connection broke' },
  EPIPE: { kind: 'not_connected', reason: 'the connection broke' },
  EHOSTUNREACH: { kind: 'not_connected', reason: 'no way leads to it' },
  ENETUNREACH: { kind: 'not_connected', reason: 'no way leads to it' },
  EPROTO: { kind: 'not_connected', reason: 'it could not agree with us on how to encrypt' },
  UND_ERR_SOCKET: { kind: 'not_connected', reason: 'the connection broke' },
  UND_ERR_CONNECT_TIMEOUT: { kind: 'no_answer', reason: 'it could not be connected to in time' },
  UND_ERR_HEADERS_TIMEOUT: { kind: 'no_answer', reason: 'it did not answer in time' },
  NOT_TEXT: { kind: 'other', reason: 'what it sends is no text' },
  UND_ERR_HEADERS_OVERFLOW: { kind: 'other', reason: 'its headers are too long' },
  UND_ERR_BODY_TIMEOUT: { kind: 'no_answer', reason: 'it did not answer in time' },
};

const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** A network error as data: its kind, and its reason in words a person understands. */
export function knownError(error: unknown): KnownError {
  const code = (error as { code?: string }).code ?? '';
  const known = KNOWN[code];
  if (known) return known;
  if (CERTIFICATE.test(code)) return { kind: 'certificate', reason: messageOf(error) };
  // Crawlee hands errors over with their names in their messages.
  if (/TimeoutError|timed? ?out/i.test(`${(error as Error).name} ${messageOf(error)}`))
    return { kind: 'no_answer', reason: 'it did not answer in time' };
  return { kind: 'other', reason: messageOf(error) };
}

/**
 * True for an error that another try a few seconds later meets again: no such host, or a certificate that is not its
 * own.
 */
export function isLasting(error: unknown): boolean {
  const { kind } = knownError(error);
  return kind === 'no_such_host' || kind === 'certificate';
}
