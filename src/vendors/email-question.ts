import { jsonOf } from '../postings/text/words.js';
import { askPatiently, type Exchange, type VendorContext } from './ask-vendor.js';
import type { EmailAnswer, EmailRequest, VendorProblem } from './email.js';

/** A call that was put off (429, 503) is tried so often; anything else may have been billed, and is not asked twice. */
const PATIENCE = { tries: 3, longestPause: 10 };
/** Longest time (seconds) that an answer is waited for which is still being made. */
const LONGEST_WAIT = 90;

/** What came of a vendor's question besides what vendors answer: silence is its own kind, and never a no. */
interface NoAnswer {
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

/**
 * Asks a finder or verifier through the ledger: what it answered is read back by a later attempt, what failed is asked
 * anew.
 */
export async function askForEmail<T extends Read>(
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
        const answer = await ask(context, request, read);
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
    if (waited > LONGEST_WAIT) throw new NoAnswerError({ outcome: 'timed_out' });
    await context.vendors.pause(pause);
    found = read(await ask(context, (found as Pending).next, read));
  }
  return found as Settled<T>;
}

/** @throws NoAnswerError */
function ask(context: VendorContext, request: EmailRequest, read: (answer: EmailAnswer) => Read): Promise<EmailAnswer> {
  return askPatiently(context, {
    ...PATIENCE,
    request,
    judge: (exchange) => {
      if (!exchange.answer) throw new NoAnswerError({ outcome: noAnswerOf(exchange) });
      const { status } = exchange.answer;
      const answer = { status, body: jsonOf(exchange.answer.body) };
      const { outcome } = isAnswer(answer) ? read(answer) : { outcome: 'error' };
      if (!PROBLEMS.has(outcome)) return { given: answer };
      const problem = new NoAnswerError({ outcome: outcome as NoAnswer['outcome'] });
      if (status !== 429 && status !== 503) throw problem;
      return { putOff: problem };
    },
  });
}

function noAnswerOf({ failure }: Exchange): NoAnswer['outcome'] {
  return failure === 'no_answer' ? 'timed_out' : 'error';
}

/** A page where JSON should be is no answer, whatever a reader finds missing in it. */
function isAnswer({ status, body }: EmailAnswer): boolean {
  return body !== undefined || status >= 400;
}
