/** A question to the language model, and how its answer is checked. */
export interface Question<Answer> {
  /** What to do; written by us. */
  readonly instructions: string;
  /** What it is about; scraped or sent by a caller, never trusted. */
  readonly material: string;
  /** JSON schema the answer must have. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** @throws ParseError when the answer is not what was asked for */
  read(answer: unknown): Answer;
}

/** A checked answer, with what it took. */
export interface LlmAnswer<Answer> {
  readonly answer: Answer;
  readonly tokens: number;
  /** US dollars, where the endpoint tells. */
  readonly cost?: number;
}

/** The language model: an OpenAI-compatible endpoint, or scripted answers in tests. Asked through `RunContext.paid`. */
export interface Llm {
  ask<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<LlmAnswer<Answer>>;
}
