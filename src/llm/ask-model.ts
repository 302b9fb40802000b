import { createHash } from 'node:crypto';
import { ParseError } from '../errors.js';
import { finding, type Finding } from '../findings/finding.js';
import { firstObject } from './answer-format.js';
import { LlmError, type Completion, type Llm, type Question } from './llm.js';

/** What asking needs of a run: its clock, its ledger, and what earlier runs of the same key stored. */
interface Asking {
  readonly run: { timeUsed(): number };
  readonly ledger: {
    paid<Answer>(call: {
      service: string;
      request: unknown;
      ask(): Promise<{ answer: Answer; cost?: number; tokens?: number }>;
    }): Promise<Answer>;
    totals(): Promise<Readonly<Record<string, { readonly cost: number }>>>;
  };
  readonly answers: {
    known<T>(subject: string, days: number): Promise<{ readonly answer: T } | undefined>;
    keep(subject: string, answer: unknown, about: readonly string[]): Promise<void>;
  };
}

export interface LlmLimits {
  /** US dollars of one run. */
  readonly maxCost: number;
  /** Days for which an answer to the same question is used again; 0 for never. */
  readonly reuseDays: number;
}

/** The checked answer, or why there is none: the run goes on without it. */
export type Asked<Answer> =
  | { readonly answer: Answer; readonly finding?: undefined }
  | { readonly answer?: undefined; readonly finding: Finding };

/** Share of a run's time after which no further question is asked: the rest is for storing what there is. */
const ASKING_TIME = 0.9;

/**
 * Asks through the ledger, so that a question is paid once per run, and once per key while its answer is kept. An
 * answer that is not what was asked for is complained about once. Everything that goes wrong is a finding, a bad key
 * included.
 */
export async function askModel<Answer>(
  run: Asking,
  llm: Llm,
  question: Question<Answer>,
  limits: LlmLimits,
): Promise<Asked<Answer>> {
  const subject = contentOf(llm, question);
  const remembered = await recall(run, question, subject, limits);
  if (remembered !== undefined) return { answer: remembered };
  if (run.run.timeUsed() > ASKING_TIME) return { finding: finding('llm_time_used', question.name) };
  const spent = (await run.ledger.totals())[llm.service]?.cost ?? 0;
  if (spent >= limits.maxCost) return { finding: finding('llm_budget_used', question.name, { kept: spent }) };
  try {
    const read = await askTwice(run, llm, question);
    if (!('value' in read)) return { finding: finding('llm_answer_unusable', question.name, { detail: read.problem }) };
    if (limits.reuseDays > 0) await run.answers.keep(subject, read.raw, []);
    return { answer: read.value };
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    return { finding: finding(`llm_${error.kind}`, question.name, { detail: error.message, ...statusOf(error) }) };
  }
}

async function recall<Answer>(
  run: Asking,
  question: Question<Answer>,
  subject: string,
  { reuseDays }: LlmLimits,
): Promise<Answer | undefined> {
  const known = reuseDays > 0 ? await run.answers.known<unknown>(subject, reuseDays) : undefined;
  const read = known && tryRead(question, known.answer);
  return read && 'value' in read ? read.value : undefined;
}

/** How much more room (times) an answer has that was cut off. */
const MORE_ROOM = 3;

/** One complaint at most: a model that gets it wrong twice will do so again. */
async function askTwice<Answer>(run: Asking, llm: Llm, question: Question<Answer>): Promise<Checked<Answer>> {
  const first = check(question, await call(run, llm, question));
  if ('value' in first || !first.isWorthRepeating) return first;
  const isCut = first.problem === PROBLEMS.cut;
  const again = isCut ? { ...question, maxTokens: MORE_ROOM * question.maxTokens } : question;
  return check(question, await call(run, llm, again, first.problem));
}

/** The same question with the same answer: everything but where it is asked, and the key. */
function contentOf(llm: Llm, question: Question<unknown>): string {
  return `llm ${createHash('sha256')
    .update(
      JSON.stringify([
        llm.model,
        question.name,
        question.instructions,
        question.wish,
        question.material,
        question.schema,
      ]),
    )
    .digest('hex')}`;
}

function call(run: Asking, llm: Llm, question: Question<unknown>, complaint?: string): Promise<Completion> {
  const { name, instructions, wish, material } = question;
  return run.ledger.paid<Completion>({
    service: llm.service,
    request: { model: llm.model, name, instructions, wish, material, complaint },
    ask: async () => {
      const completion = await llm.complete(question, complaint);
      const { cost, inputTokens, outputTokens } = completion.usage;
      return { answer: completion, tokens: inputTokens + outputTokens, ...(cost === undefined ? {} : { cost }) };
    },
  });
}

type Checked<Answer> = { value: Answer; raw: unknown } | { problem: string; isWorthRepeating: boolean };

/** In this order: cut, refused or empty, JSON, the question's own check. */
function check<Answer>(question: Question<Answer>, { text, problem }: Completion): Checked<Answer> {
  if (problem !== undefined) return { problem: PROBLEMS[problem], isWorthRepeating: problem !== 'refused' };
  const raw = firstObject(text);
  if (raw === undefined) return { problem: 'the answer is no JSON object', isWorthRepeating: true };
  const read = tryRead(question, raw);
  return 'value' in read ? { ...read, raw } : { problem: read.problem, isWorthRepeating: true };
}

const PROBLEMS = {
  cut: 'the answer was cut off',
  refused: 'the model refused to answer',
  empty: 'the answer was empty',
};

function tryRead<Answer>(question: Question<Answer>, raw: unknown): { value: Answer } | { problem: string } {
  try {
    return { value: question.read(raw) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { problem: error.message };
  }
}

function statusOf({ details }: LlmError): { status?: number } {
  return details.status === undefined ? {} : { status: details.status };
}
