import { jsonOf, list, record } from '../postings/text/words.js';
import { askPatiently, hasTimeToAsk, type Exchange, type VendorContext } from './ask-vendor.js';
import { problemInWords, type EmailAnswer, type EmailRequest, type VendorProblem } from './email.js';

/** A call that was put off (429, 503) is tried so often; anything else may have been billed, and is not asked twice. */
const PATIENCE = { tries: 3, longestPause: 10 };
/** Looks at an answer still being made that may fail one after the other: it is paid for, and looking is free. */
const FAILED_LOOKS = 3;
/** Longest time (seconds) that an answer is waited for which is still being made. */
const LONGEST_WAIT = 90;

/** What came of a vendor's question besides what vendors answer: silence is its own kind, and never a no. */
interface NoAnswer {
  readonly outcome: VendorProblem['outcome'] | 'timed_out';
}

type Pending = { readonly outcome: 'pending'; readonly next?: EmailRequest };
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
  readSaid: (answer: EmailAnswer) => T,
): Promise<Settled<T> | NoAnswer> {
  const read = (answer: EmailAnswer): T | VendorProblem => problemIn(answer, readSaid(answer)) ?? readSaid(answer);
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
    return await settled<T>(context, first, read);
  } catch (error) {
    if (error instanceof NoAnswerError) return error.problem;
    throw error;
  }
}

/** Asks again for an answer that was still being made. @throws NoAnswerError */
async function settled<T extends Read>(
  context: VendorContext,
  first: EmailAnswer,
  read: (answer: EmailAnswer) => T | VendorProblem,
): Promise<Settled<T> | VendorProblem> {
  let found = read(first);
  let next: EmailRequest | undefined;
  for (let waited = 0, pause = 1; found.outcome === 'pending'; waited += pause, pause = Math.min(5, pause * 1.5)) {
    if (waited > LONGEST_WAIT || !hasTimeToAsk(context)) throw new NoAnswerError({ outcome: 'timed_out' });
    next = (found as Pending).next ?? next;
    if (!next) throw new NoAnswerError({ outcome: 'error' });
    await context.vendors.pause(pause);
    found = await look(context, next, read);
  }
  return found as Settled<T> | VendorProblem;
}

/** What has become of an answer. @throws NoAnswerError when it could not be looked at again and again */
async function look<T extends Read>(
  context: VendorContext,
  request: EmailRequest,
  read: (answer: EmailAnswer) => T | VendorProblem,
): Promise<T | VendorProblem> {
  for (let failed = 1; ; failed++) {
    try {
      return read(await ask(context, request, read));
    } catch (error) {
      if (!(error instanceof NoAnswerError) || failed === FAILED_LOOKS) throw error;
      await context.vendors.pause(failed);
    }
  }
}

/** @throws NoAnswerError */
function ask(context: VendorContext, request: EmailRequest, read: (answer: EmailAnswer) => Read): Promise<EmailAnswer> {
  return askPatiently(context, {
    ...PATIENCE,
    request,
    judge: (exchange) => {
      if (!exchange.answer) throw new NoAnswerError({ outcome: noAnswerOf(exchange) });
      const { status, body } = exchange.answer;
      const answer = { status, body: jsonOf(body) };
      // A page that is not there tells of no person.
      const isPage = status === 404 && answer.body === undefined && body.trim() !== '';
      const { outcome } = isPage ? { outcome: 'error' } : read(answer);
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

/** Outcomes that readers come to where they find nothing: also in what is no answer at all. */
const NOTHING = new Set(['not_found', 'unknown', 'read', 'error']);

/**
 * The problem with an answer in which a reader found nothing: a page where JSON should be, JSON that holds nothing, or
 * an error inside HTTP 200 in words of its own. What somebody else failed at is no "not found", and bills nothing.
 */
function problemIn({ status, body }: EmailAnswer, { outcome }: Read): VendorProblem | undefined {
  if (!NOTHING.has(outcome)) return undefined;
  if (status >= 400) return outcome === 'unknown' ? { outcome: 'error' } : undefined;
  const said = record(body);
  if (Object.keys(said).length === 0) return { outcome: 'error' };
  const [told] = [said['error'], ...list(said['errors'])].filter((one) => typeof one === 'string' || isObject(one));
  return told === undefined || told === '' ? undefined : problemInWords(JSON.stringify(told));
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
