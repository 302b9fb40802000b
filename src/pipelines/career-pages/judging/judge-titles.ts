import { ParseError } from '../../../errors.js';
import { finding, type Finding, type FindingCode } from '../../../findings/finding.js';
import { askModel } from '../../../llm/ask-model.js';
import type { Llm, Question } from '../../../llm/llm.js';
import type { FoundPosting, JudgedPosting } from '../../../postings/posting.js';
import { reasonOf } from '../../../postings/reasons.js';
import { record, text, wordsOf } from '../../../postings/text/words.js';
import { plainLine } from '../../../postings/text/evidence/plain-line.js';
import { modelLimits } from '../../model-limits.js';
import type { CareerContext } from '../career-pages.needs.js';
import { decideTitle, NO_RULES, rulesQuestion, type TitleRules } from './title-rules.js';

/** What became of the titles of a run whose caller wished for some in plain words. */
interface JudgedTitles {
  /** The wish as rules; the run's account shows them. */
  readonly rules: TitleRules;
  /** Why a title is rejected, by its key. */
  readonly rejected: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

/** Titles of one call: enough that a call is rare, few enough that none is forgotten. */
const TITLES_A_CALL = 100;
const REASON_MAX = 200;
/** What may be the matter with the titles of one call; after so many of these the others are not asked about. */
const OF_A_BATCH: ReadonlySet<FindingCode> = new Set(['llm_answer_unusable', 'llm_request']);
const FAILURES_MAX = 3;

const INSTRUCTIONS = `You decide which job titles a person wants to see. Each line of the material has an id, then a title, then its department and place where they are known.
Answer with JSON: {"decisions": [{"id": the id of the line, "keep": true or false, "reason": at most ten words}]}, one entry for each line. Decide on what the title means, in whatever language. When it is unclear whether a title is wanted, keep it.`;

/** Under this key two postings are the same as far as the wish is concerned: a model is shown no more of them. */
export function titleKey({ fields }: FoundPosting): string {
  return [fields.job_title, fields.department, fields.location]
    .map((part) => wordsOf(part ?? '').join(' '))
    .join(' | ');
}

/**
 * Compiles the wish into rules once, applies them in code, and asks about those titles only that no rule decides.
 * What cannot be decided is kept, with a finding: nobody's posting is lost because a model was away.
 */
export async function judgeTitles(
  postings: readonly FoundPosting[],
  wish: string,
  context: CareerContext,
): Promise<JudgedTitles> {
  const llm = context.models.operators;
  if (!llm)
    return {
      rules: NO_RULES,
      rejected: {},
      findings: [finding('titles_not_judged', 'the prompt', { seen: postings.length })],
    };
  const compiled = await askModel(context, llm, rulesQuestion(wish), modelLimits(context));
  const rules = compiled.answer ?? NO_RULES;
  const rejected: Record<string, string> = {};
  const open = new Map<string, FoundPosting>();
  for (const posting of postings) {
    const ruled = decideTitle(posting.fields.job_title ?? '', rules);
    if (ruled === undefined) open.set(titleKey(posting), posting);
    else if (!ruled.isKept) rejected[titleKey(posting)] = ruled.rule;
  }
  const asked = await decideOpen(open, wish, llm, context);
  return {
    rules,
    rejected: { ...rejected, ...asked.rejected },
    findings: [...(compiled.finding ? [compiled.finding] : []), ...asked.findings],
  };
}

async function decideOpen(
  open: ReadonlyMap<string, FoundPosting>,
  wish: string,
  llm: Llm,
  context: CareerContext,
): Promise<Pick<JudgedTitles, 'rejected' | 'findings'>> {
  const rejected: Record<string, string> = {};
  const findings: Finding[] = [];
  let waiting = [...open.entries()];
  let unjudged = 0;
  // Ids that an answer leaves out are asked once more; who is left out twice is kept.
  for (let round = 0; round < 2; round++) {
    const missing: typeof waiting = [];
    for (const batch of batchesOf(waiting)) {
      const asked = isToAsk(findings)
        ? await askModel(context, llm, decisionsQuestion(batch, wish), modelLimits(context))
        : undefined;
      if (asked?.finding) findings.push(asked.finding);
      const answer = asked?.answer;
      if (answer === undefined) unjudged += batch.length;
      else sortBatch(batch, answer, { rejected, missing });
    }
    waiting = missing;
  }
  const left = unjudged + waiting.length;
  return { rejected, findings: left === 0 ? findings : [...findings, notJudged(left)] };
}

/** Of titles that a model did not take others know nothing; what ends its asking ends it for all of them. */
function isToAsk(failures: readonly Finding[]): boolean {
  return failures.length < FAILURES_MAX && failures.every(({ why }) => OF_A_BATCH.has(why));
}

type OpenTitle = readonly [key: string, posting: FoundPosting];

function batchesOf(titles: readonly OpenTitle[]): (readonly OpenTitle[])[] {
  return Array.from({ length: Math.ceil(titles.length / TITLES_A_CALL) }, (_, index) =>
    titles.slice(index * TITLES_A_CALL, (index + 1) * TITLES_A_CALL),
  );
}

/** What an answer rejects of a batch, and what it leaves out. */
function sortBatch(
  batch: readonly OpenTitle[],
  answer: ReadonlyMap<number, Decision>,
  { rejected, missing }: { rejected: Record<string, string>; missing: OpenTitle[] },
): void {
  for (const [index, title] of batch.entries()) {
    const decision = answer.get(index + 1);
    if (decision === undefined) missing.push(title);
    else if (!decision.isKept) rejected[title[0]] = decision.reason;
  }
}

function notJudged(seen: number): Finding {
  return finding('titles_not_judged', 'the prompt', { seen });
}

interface Decision {
  readonly isKept: boolean;
  readonly reason: string;
}

/** Titles, departments and places only: a posting's text could praise itself. */
function decisionsQuestion(batch: readonly OpenTitle[], wish: string): Question<ReadonlyMap<number, Decision>> {
  const lines = batch.map(([, { fields }], index) =>
    [String(index + 1), fields.job_title, fields.department, fields.location]
      .map((part) => plainLine(part ?? '', 200))
      .join('\t'),
  );
  const decision = {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'keep', 'reason'],
    properties: { id: { type: 'integer' }, keep: { type: 'boolean' }, reason: { type: 'string' } },
  };
  return {
    name: 'title_decisions',
    instructions: INSTRUCTIONS,
    wish: `What the person wants: ${wish}`,
    material: lines.join('\n'),
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['decisions'],
      properties: { decisions: { type: 'array', items: decision } },
    },
    maxTokens: 100 + 40 * batch.length,
    read: (raw) => readDecisions(raw, batch.length),
  };
}

/** Ids that were not asked about are dropped. @throws ParseError where none is decided */
function readDecisions(raw: unknown, count: number): Map<number, Decision> {
  const { decisions } = record(raw);
  if (!Array.isArray(decisions)) throw new ParseError('decisions must be a list');
  const read = new Map(
    decisions.map(record).flatMap(({ id, keep, reason }): [number, Decision][] => {
      const number = Number(id);
      if (!Number.isInteger(number) || number < 1 || number > count || typeof keep !== 'boolean') return [];
      return [[number, { isKept: keep, reason: (text(reason) ?? 'not what is wanted').slice(0, REASON_MAX) }]];
    }),
  );
  // Kept as an answer, it would be the answer for a month.
  if (read.size === 0) throw new ParseError('no decision names the id of a line and says true or false');
  return read;
}

/** The postings whose titles the caller's wish does not reject, and the wish as rules where there is one. */
export async function selectByPrompt(
  postings: readonly JudgedPosting[],
  wish: string | undefined,
  context: CareerContext,
): Promise<{ readonly postings: readonly JudgedPosting[]; readonly rules?: TitleRules }> {
  if (!wish) return { postings };
  const open = postings.filter(({ disposition }) => disposition === 'returned');
  const judged = await context.step('judge-titles', async () => {
    const { findings, ...verdicts } = await judgeTitles(open, wish, context);
    context.report(...findings);
    return verdicts;
  });
  const verdict = (posting: JudgedPosting): JudgedPosting => {
    const reason = posting.disposition === 'returned' ? judged.rejected[titleKey(posting)] : undefined;
    return reason === undefined
      ? posting
      : { ...posting, disposition: 'filtered', ...reasonOf('title_not_wished', reason) };
  };
  return { postings: postings.map(verdict), rules: judged.rules };
}
