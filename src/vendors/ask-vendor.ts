import type { EmailAnswer, EmailRequest, VendorProblem } from './email.js';
import { jsonOf } from '../postings/text/words.js';
import type { VendorContext } from './vendor-context.js';
import { NetworkError } from '../web/network-errors.js';
import { retryAfterSeconds } from '../web/refusals.js';
import type { ServiceAnswer } from '../web/web.js';

/** Tries of a call that was put off (429, 503); anything else may have been billed, and is not asked twice. */
const TRIES = 3;
/** Longest pause between them, and longest time (seconds) that an answer is waited for. */
const PAUSE_MAX = 10;
const PATIENCE = 90;

/** What came of a rung's question, besides what vendors answer: silence is its own kind, and never a no. */
export interface NoAnswer {
  readonly outcome: VendorProblem['outcome'] | 'timed_out';
}

type Pending = { readonly outcome: 'pending'; readonly next: EmailRequest };
type Read = { readonly outcome: string; readonly credits?: number | undefined } | Pending;
type Settled<T> = Exclude<T, Pending>;

class NoAnswerError extends Error {
  constructor(readonly problem: NoAnswer) {
    super(problem.outcome);
  }
}

const PROBLEMS: ReadonlySet<string> = new Set(['bad_key', 'no_credits', 'rate_limited', 'error']);

/** Asks a vendor through the ledger: what it answered is read back by a later attempt, what failed is asked anew. */
export async function askVendor<T extends Read>(
  context: VendorContext,
  vendor: string,
  request: EmailRequest,
  read: (answer: EmailAnswer) => T,
): Promise<Settled<T> | NoAnswer> {
  try {
    const first = await context.ledger.paid<EmailAnswer>({
      service: `email:${vendor}`,
      request,
      ask: async () => {
        const answer = await askPatiently(context, request, read);
        const { credits, cost } = read(answer) as { credits?: number; cost?: number };
        return { answer, ...(credits !== undefined && { credits }), ...(cost !== undefined && { cost }) };
      },
    });
    return await settled(context, first, read);
  } catch (error) {
    if (error instanceof NoAnswerError) return error.problem;
    throw error;
  }
}

/** Asks again for an answer that was still being made. @throws NoAnswerError */
async function settled<T extends Read>(
  context: VendorContext,
  first: EmailAnswer,
  read: (answer: EmailAnswer) => T,
): Promise<Settled<T>> {
  let found = read(first);
  for (let waited = 0, pause = 1; found.outcome === 'pending'; waited += pause, pause = Math.min(5, pause * 1.5)) {
    if (waited > PATIENCE) throw new NoAnswerError({ outcome: 'timed_out' });
    await context.vendors.pause(pause);
    found = read(await askPatiently(context, (found as Pending).next, read));
  }
  return found as Settled<T>;
}

/** @throws NoAnswerError */
async function askPatiently(
  context: VendorContext,
  request: EmailRequest,
  read: (answer: EmailAnswer) => Read,
): Promise<EmailAnswer> {
  for (let tries = 1; ; tries++) {
    const answer = await exchanged(context, request);
    const body = { status: answer.status, body: jsonOf(answer.body) };
    const { outcome } = isAnswer(body) ? read(body) : { outcome: 'error' };
    if (!PROBLEMS.has(outcome)) return body;
    const isPutOff = answer.status === 429 || answer.status === 503;
    if (!isPutOff || tries >= TRIES) throw new NoAnswerError({ outcome: outcome as NoAnswer['outcome'] });
    const pause = Math.min(PAUSE_MAX, retryAfterSeconds(answer.headers['retry-after'], Date.now()) ?? tries);
    await context.vendors.pause(pause);
  }
}

/** @throws NoAnswerError where the network gave none */
async function exchanged(context: VendorContext, request: EmailRequest): Promise<ServiceAnswer> {
  try {
    return await context.web.ask(request);
  } catch (error) {
    context.signal.throwIfAborted();
    throw new NoAnswerError({
      outcome: error instanceof NetworkError && error.kind === 'no_answer' ? 'timed_out' : 'error',
    });
  }
}

/** A page where JSON should be is no answer, whatever a reader finds missing in it. */
function isAnswer({ status, body }: EmailAnswer): boolean {
  return body !== undefined || status >= 400;
}
