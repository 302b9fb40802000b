import { UpstreamError } from '../errors.js';

/** A question to the language model, and how its answer is checked. */
export interface Question<Answer> {
  /** Name of the question, in the ledger and in the schema that is sent. */
  readonly name: string;
  /** What to do; written by us, the same text for every call of this kind, so that endpoints can cache it. */
  readonly instructions: string;
  /** What the caller of the run asks for; sent as an instruction of the user. */
  readonly wish?: string;
  /** What it is about; scraped, never trusted. It is sent between marks that nobody can foresee. */
  readonly material: string;
  /** JSON schema the answer must have: flat, every field required, null where there is nothing. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Tokens the answer may have at most. */
  readonly maxTokens: number;
  /** @throws ParseError when the answer is not what was asked for */
  read(answer: unknown): Answer;
}

/** What a call used, as far as the endpoint tells. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens: number;
  readonly cacheWriteTokens: number;
  /** US dollars: what the endpoint says, else tokens times the operator's prices; absent where neither is known. */
  readonly cost?: number;
}

/** What came back of one billed call. Not yet checked: `text` is empty where a `problem` says why. */
export interface Completion {
  readonly text: string;
  readonly problem?: CompletionProblem;
  readonly usage: Usage;
}

/** Why a billed answer cannot be used: it was cut off, the model or a filter refused, or there was nothing in it. */
type CompletionProblem = 'cut' | 'refused' | 'empty';

/**
 * Why there is no answer at all: a bad key, no credits left, a request that is not accepted, or a service that is away.
 */
type LlmErrorKind = 'key' | 'credits' | 'request' | 'unavailable';

/** No answer came, and nothing was billed. The message holds neither a key nor what the endpoint wrote. */
export class LlmError extends UpstreamError {
  constructor(
    service: string,
    readonly kind: LlmErrorKind,
    message: string,
    status?: number,
  ) {
    super(service, message, { retryable: false, ...(status === undefined ? {} : { status }) });
  }
}

/** One model at one endpoint with one key. Asked through `askModel`, which checks, bills and remembers. */
export interface Llm {
  /** Name of the service in the ledger: `llm` for the operator's, `llm_gateway` for a caller's. */
  readonly service: string;
  readonly model: string;
  /**
   * Sends one question; with `complaint`, once more with what was wrong with the answer before.
   * Waits and asks again while the service is busy. @throws LlmError
   */
  complete(question: Question<unknown>, complaint?: string): Promise<Completion>;
  /** Asks nothing but whether the key works. @throws LlmError */
  checkKey(): Promise<void>;
}

/** Where a model is and what it costs. */
export interface LlmEndpoint {
  readonly service: string;
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
  /** US dollars per million tokens, used where the endpoint does not tell a cost. */
  readonly inputPrice?: number;
  readonly outputPrice?: number;
  /** Seconds that one answer may take. */
  readonly timeoutSeconds: number;
  /** Factor on pauses before the service is asked again (1). */
  readonly retryPace?: number;
}

/** The models a run may ask: the operator's, where one is set, and others with keys that callers bring. */
export interface Models {
  readonly operators: Llm | undefined;
  readonly withKey: (endpoint: Pick<LlmEndpoint, 'service' | 'baseUrl' | 'key' | 'model'>) => Llm;
}
