import { UpstreamError } from '../errors.js';
import { jsonOf, record } from '../postings/text/words.js';
import type { VendorContext } from './vendor-context.js';
import { NetworkError } from '../web/network-errors.js';
import { retryAfterSeconds } from '../web/refusals.js';
import type { ServiceAnswer } from '../web/web.js';
import type { Vendor, VendorRequest } from './people-data.js';

/** Longest Retry-After that is waited for, in seconds. */
const PATIENCE = 60;
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

/**
 * One call with the caller's key, through the ledger: asked once per run, whoever asks again reads the stored answer.
 * 429 and errors of the server are tried again a few times, at the key's pace.
 * @throws VendorRefusal, UpstreamError; neither holds the key or anything the vendor wrote
 */
export function callVendor(context: VendorContext, vendor: Vendor, request: VendorRequest): Promise<unknown> {
  return context.ledger.paid({
    service: vendor.name,
    request,
    ask: async () => {
      const { answer, body } = await askPatiently(context, vendor, request);
      return { answer: body, ...vendor.bill(answer, body) };
    },
  });
}

/** A call that costs nothing, and is asked anew each time. */
export async function askVendor(context: VendorContext, vendor: Vendor, request: VendorRequest): Promise<unknown> {
  return (await askPatiently(context, vendor, request)).body;
}

async function askPatiently(
  context: VendorContext,
  vendor: Vendor,
  request: VendorRequest,
): Promise<{ answer: ServiceAnswer; body: unknown }> {
  const key = (await context.vendors.keys())[vendor.secret] ?? '';
  for (let tries = 1; ; tries++) {
    if (vendor.name === 'people_data') await context.vendors.turn(`${vendor.name}\n${key}`);
    context.signal.throwIfAborted();
    const answer = await tryOnce(context, vendor, request, key);
    if ('body' in answer) return answer;
    // It has been tried often enough here: the queue need not begin anew.
    if (tries >= TRIES[vendor.name]) throw new UpstreamError(vendor.name, answer.problem, { retryable: false });
    await context.vendors.pause(Math.min(PATIENCE, answer.retryAfter ?? 2 ** (tries - 1)));
  }
}

type Tried = { answer: ServiceAnswer; body: unknown } | { problem: string; retryAfter?: number | undefined };

async function tryOnce(context: VendorContext, vendor: Vendor, request: VendorRequest, key: string): Promise<Tried> {
  let answer: ServiceAnswer;
  try {
    answer = await context.web.ask({ ...request, headers: vendor.headers(key) });
  } catch (error) {
    context.signal.throwIfAborted();
    return {
      problem:
        error instanceof NetworkError && error.kind === 'no_answer'
          ? 'it did not answer in time'
          : 'it could not be reached',
    };
  }
  const { status } = answer;
  if (status === 401 || status === 403) throw new VendorRefusal(vendor.name, 'key', status);
  if (status === 402) throw new VendorRefusal(vendor.name, 'credits', status);
  if (status === 429 || status === 408 || status >= 500)
    return {
      problem: `it answered ${String(status)}`,
      retryAfter: retryAfterSeconds(answer.headers['retry-after'], Date.now()),
    };
  const body = jsonOf(answer.body);
  if (status === 404 && body !== undefined) return { answer, body };
  if (status >= 300) throw new VendorRefusal(vendor.name, 'other', status);
  if (body === undefined) return { problem: 'it answered something that is no JSON' };
  return inner(vendor, body) ?? { answer, body };
}

/** Errors that some services send with HTTP 200. */
function inner(vendor: Vendor, body: unknown): Tried | undefined {
  const error = record(body)['error'];
  if (error === undefined || error === null || error === '') return undefined;
  const code = Number(record(error)['code']);
  if (code === 401 || code === 403) throw new VendorRefusal(vendor.name, 'key', code);
  if (code === 402) throw new VendorRefusal(vendor.name, 'credits', code);
  return {
    problem: Number.isNaN(code) ? 'it answered with an error' : `it answered an error ${String(code)} inside HTTP 200`,
  };
}
