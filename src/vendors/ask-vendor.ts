import type { Using } from '../runs/pipeline.js';
import { NetworkError } from '../web/network-errors.js';
import { retryAfterSeconds } from '../web/refusals.js';
import type { ServiceAnswer, ServiceRequest } from '../web/web.js';

/** Share of a run's time after which no vendor is asked anything more: the rest is for storing what there is. */
const ASKING_TIME = 0.9;

/** Whether a vendor may be asked: not when the run was cancelled, or its time is nearly over. */
export function hasTimeToAsk({ run }: Pick<VendorContext, 'run'>): boolean {
  return run.timeUsed() <= ASKING_TIME;
}

/** What asking a vendor needs of a run. */
export type VendorContext = Using<'web' | 'ledger' | 'vendors'>;

/** What came of one request: an answer of any status, or none. */
export type Exchange =
  | { readonly answer: ServiceAnswer; readonly failure?: undefined }
  | { readonly answer?: undefined; readonly failure: 'no_answer' | 'not_reached' };

/** A question to a vendor, and how patiently it is asked. */
interface VendorQuestion<T> {
  readonly request: ServiceRequest;
  /** Requests at most. */
  readonly tries: number;
  /** Longest Retry-After that is waited for, in seconds. */
  readonly longestPause: number;
  /** How long (seconds) the vendor asks to be left alone where it has no Retry-After. */
  resetsIn?(headers: ServiceAnswer['headers'], now: number): number | undefined;
  /** Waits until the key may be used. */
  turn?(): Promise<void>;
  /**
   * What is given, or with what the question ends when it was put off too often. @throws what no further try helps with
   */
  judge(exchange: Exchange): { readonly given: T } | { readonly putOff: Error };
}

/**
 * The one way to ask a vendor: at its pace, again when it puts us off, with the pause it asks for or one that doubles.
 * Free as it stands; what is billed is asked in a paid call of the ledger.
 * @throws what `judge` throws or puts off with; nothing that holds the key or what the vendor wrote
 */
export async function askPatiently<T>(context: VendorContext, question: VendorQuestion<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    await question.turn?.();
    context.signal.throwIfAborted();
    const exchange = await exchanged(context, question.request);
    const judged = question.judge(exchange);
    if ('given' in judged) return judged.given;
    if (tries >= question.tries || !hasTimeToAsk(context)) throw judged.putOff;
    await context.vendors.pause(Math.min(question.longestPause, wishedPause(exchange, question) ?? 2 ** (tries - 1)));
    if (!hasTimeToAsk(context)) throw judged.putOff;
  }
}

/** How long (seconds) the vendor asks to be left alone; undefined where it does not say. */
function wishedPause({ answer }: Exchange, question: VendorQuestion<unknown>): number | undefined {
  if (!answer) return undefined;
  const now = Date.now();
  return retryAfterSeconds(answer.headers['retry-after'], now) ?? question.resetsIn?.(answer.headers, now);
}

async function exchanged(context: VendorContext, request: ServiceRequest): Promise<Exchange> {
  try {
    return { answer: await context.web.ask(request) };
  } catch (error) {
    context.signal.throwIfAborted();
    return { failure: error instanceof NetworkError && error.kind === 'no_answer' ? 'no_answer' : 'not_reached' };
  }
}
