import { UpstreamError } from '../errors.js';
import { jsonOf, numeric, record } from '../postings/text/words.js';
import type { ServiceAnswer } from '../web/web.js';
import { askPatiently, hasTimeToAsk, type Exchange, type VendorContext } from './ask-vendor.js';
import type { Vendor, VendorRequest } from './people-data.js';

/** Longest Retry-After that is waited for, in seconds. */
const LONGEST_PAUSE = 60;
const TRIES = { people_data: 5, research: 3 } as const;

/** A vendor's refusal that another try does not help with: a bad key, or no credits left. */
export class VendorRefusal extends UpstreamError {
  constructor(
    service: string,
    readonly kind: 'key' | 'credits' | 'other',
    status: number,
  ) {
    super(
      service,
      { key: 'the key was refused', credits: 'the credits are used up', other: 'the request was refused' }[kind] +
        ` (HTTP ${String(status)})`,
      { status, retryable: false },
    );
  }
}

/** The run has no time left for a call that is billed, or its caller wants no more: nothing was asked. */
export class NoTimeError extends UpstreamError {
  constructor(service: string) {
    super(service, 'the time of the run was used up', { retryable: false });
  }
}

interface Answered {
  readonly answer: ServiceAnswer;
  readonly body: unknown;
}

/**
 * One call with the caller's key, through the ledger: asked once per run, whoever asks again reads the stored answer.
 * 429 and errors of the server are tried again a few times, at the key's pace.
 * @throws VendorRefusal, NoTimeError, UpstreamError; neither holds the key or anything the vendor wrote
 */
export function askPaid(context: VendorContext, vendor: Vendor, request: VendorRequest): Promise<unknown> {
  return context.ledger.paid({
    service: vendor.name,
    request,
    ask: async () => {
      const ifTime = (): void => {
        if (!hasTimeToAsk(context)) throw new NoTimeError(vendor.name);
      };
      ifTime();
      // Who waits for a turn may be told meanwhile to end.
      const { answer, body } = await ask(context, vendor, request, ifTime);
      return { answer: body, ...vendor.bill(answer, body) };
    },
  });
}

/** A call that costs nothing, and is asked anew each time. */
export async function askFree(context: VendorContext, vendor: Vendor, request: VendorRequest): Promise<unknown> {
  return (await ask(context, vendor, request)).body;
}

async function ask(
  context: VendorContext,
  vendor: Vendor,
  request: VendorRequest,
  checkBefore: () => void = () => {},
): Promise<Answered> {
  const key = (await context.vendors.keys())[vendor.secret] ?? '';
  return askPatiently(context, {
    request: { ...request, headers: vendor.headers(key) },
    tries: TRIES[vendor.name],
    longestPause: LONGEST_PAUSE,
    resetsIn: (headers, now) => vendor.resetsIn?.(headers, now),
    turn: async () => {
      if (vendor.name === 'people_data') await context.vendors.turn(`${vendor.name}\n${key}`);
      checkBefore();
    },
    judge: (exchange) => {
      const read = judgeAnswer(vendor, exchange);
      // It has been tried often enough here: the queue need not begin anew.
      return typeof read === 'string'
        ? { putOff: new UpstreamError(vendor.name, read, { retryable: false }) }
        : { given: read };
    },
  });
}

/** The answer, or why another try may help. @throws VendorRefusal */
function judgeAnswer(vendor: Vendor, { answer, failure }: Exchange): Answered | string {
  if (!answer) return failure === 'no_answer' ? 'it did not answer in time' : 'it could not be reached';
  const { status } = answer;
  refuseBy(vendor, status);
  if (isPassing(status)) return `it answered ${String(status)}`;
  const body = jsonOf(answer.body);
  if (status === 404 && body !== undefined) return { answer, body };
  if (status >= 300) throw new VendorRefusal(vendor.name, 'other', status);
  if (body === undefined) return 'it answered something that is no JSON';
  return errorInside(vendor, body) ?? { answer, body };
}

/** Whether a status says that another try may help. */
function isPassing(status: number): boolean {
  return status === 429 || status === 408 || status >= 500;
}

/** Errors that some services send with HTTP 200. @throws VendorRefusal */
function errorInside(vendor: Vendor, body: unknown): string | undefined {
  const error = record(body)['error'];
  if (error === undefined || error === null || error === '') return undefined;
  const code = numeric(record(error)['code']) ?? numeric(record(body)['status']) ?? NaN;
  refuseBy(vendor, code);
  return Number.isNaN(code) ? 'it answered with an error' : `it answered an error ${String(code)} inside HTTP 200`;
}

/** @throws VendorRefusal for a status that speaks of the key or its credits */
function refuseBy(vendor: Vendor, status: number): void {
  if (status === 401 || status === 403) throw new VendorRefusal(vendor.name, 'key', status);
  if (status === 402) throw new VendorRefusal(vendor.name, 'credits', status);
}
