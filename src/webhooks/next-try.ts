import { retryAfterSeconds } from '../web/refusals.js';

type Answered = Readonly<Record<string, unknown>>;

/** Seconds after each failed try until the next one: ten tries within three and a half days. */
const PAUSES = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** Tries that a message gets. */
export const MAX_TRIES = PAUSES.length + 1;

/** Longest Retry-After (s) that is kept to: longer than the longest pause nobody is waited for. */
const RETRY_AFTER_MAX = 86_400;

/** How one try ended: the status that was answered, or what kept an answer from coming. */
export interface Try {
  readonly status?: number;
  readonly retryAfterSeconds?: number;
  readonly error?: string;
}

/** The try that was answered so; Retry-After may be seconds or a date. */
export function tryOf(answer: { readonly status: number; readonly headers: Answered }, now: number): Try {
  const { status, headers } = answer;
  const asked = retryAfterSeconds(headers['retry-after'], now);
  return {
    status,
    ...(asked !== undefined && { retryAfterSeconds: asked }),
    ...((status < 200 || status > 299) && { error: `it answered ${String(status)}` }),
  };
}

/** What becomes of a message after a try. */
export type Verdict =
  | { readonly status: 'delivered' }
  /** The address says that it is gone, or had its ten tries. */
  | { readonly status: 'failed'; readonly isGone: boolean }
  | { readonly status: 'waiting'; readonly inSeconds: number };

/**
 * Only 2xx is a success; a redirect is none. `tries` counts this one; `chance` (0 to 1) spreads messages that failed
 * together over a fifth of the pause.
 */
export function verdictOn({ status, retryAfterSeconds = 0 }: Try, tries: number, chance: number): Verdict {
  if (status !== undefined && status >= 200 && status < 300) return { status: 'delivered' };
  if (status === 410) return { status: 'failed', isGone: true };
  const pause = PAUSES[tries - 1];
  if (pause === undefined) return { status: 'failed', isGone: false };
  return {
    status: 'waiting',
    inSeconds: Math.max(pause * (0.9 + 0.2 * chance), Math.min(retryAfterSeconds, RETRY_AFTER_MAX)),
  };
}
