import { setImmediate as nextTurn } from 'node:timers/promises';
import { ParseError } from '../errors.js';
import { finding, type Finding, type FindingCode } from '../findings/finding.js';
import { askModel } from '../llm/ask-model.js';
import type { Llm, Question } from '../llm/llm.js';
import type { JudgedPosting } from '../postings/posting.js';
import {
  ASKABLE_FIELDS,
  readCuedWindows,
  type AskableField,
  type CuedWindows,
} from '../postings/text/evidence/field-cues.js';
import { readGrounded, type QuotedValue } from '../postings/text/evidence/grounding.js';
import { list, record, text } from '../postings/text/words.js';
import type { Using } from '../runs/pipeline.js';
import { modelLimits } from './model-limits.js';

/** A service that fails this often in a row is not asked about the rest. */
const FAILURES_MAX = 3;
/** What is told once, and not of each posting that is not asked about. */
const ENDS_ASKING: ReadonlySet<FindingCode> = new Set(['llm_budget_used', 'llm_time_used']);

const INSTRUCTIONS = `You read facts from parts of a job posting. For each fact asked for that the material states, answer with its value and the exact words of the material that state it; copy them letter by letter. Leave out what is not stated: do not infer, do not convert, do not translate.
Answer with JSON: {"values": [{"field": ..., "value": ..., "quote": ...}]}.
Values: salary_min and salary_max as plain numbers in the main unit, salary_currency as ISO code, salary_period as hour, day, week, month or year, min_years_of_experience as the number of years required at least, remote_policy as remote, hybrid or on-site, job_type as full-time, part-time, internship or apprenticeship, contract_type as permanent or fixed-term.`;

type AskContext = Using<'models' | 'ledger' | 'answers', 'LLM_MAX_COST_PER_RUN' | 'LLM_REUSE_DAYS'>;

/**
 * Completes returned postings by what a model reads in the parts of their texts that speak of fields still missing.
 * Never asked: fields that a source gave, texts without a cue, persons. Without a model the run only says so.
 */
export async function askMissingFields(
  postings: readonly JudgedPosting[],
  context: AskContext,
): Promise<{ readonly postings: JudgedPosting[]; readonly findings: readonly Finding[] }> {
  const llm = context.models.operators;
  const cues = await cuesOfReturned(postings);
  if (!llm) return { postings: [...postings], findings: wouldAsk(cues.size) };
  const completed: JudgedPosting[] = [];
  const findings: Finding[] = [];
  let failures = 0;
  let isSpent = false;
  const counts = { asked: 0, skipped: 0, seen: 0, kept: 0 };
  for (const posting of postings) {
    const cued = cues.get(posting);
    if (!cued || failures >= FAILURES_MAX) {
      if (cued && !isSpent) counts.skipped++;
      completed.push(posting);
      continue;
    }
    context.signal.throwIfAborted();
    counts.asked++;
    counts.seen += cued.seen;
    counts.kept += cued.kept;
    const { failed, ...read } = await askOne(posting, cued, llm, context);
    failures = failed ? failures + 1 : 0;
    if (failed && ENDS_ASKING.has(failed.why)) {
      failures = FAILURES_MAX;
      isSpent = true;
    }
    findings.push(...read.findings);
    completed.push(read.posting);
  }
  return { postings: completed, findings: [...findings, ...notAsked(counts)] };
}

/** The posting with the values that its text bears out; the others are told, and a failure of the service is. */
async function askOne(
  posting: JudgedPosting,
  cued: CuedWindows,
  llm: Llm,
  context: AskContext,
): Promise<{ posting: JudgedPosting; findings: readonly Finding[]; failed: Finding | undefined }> {
  const { answer, finding: failed } = await askModel(context, llm, question(cued), modelLimits(context));
  const findings = failed ? [failed] : [];
  const { fields, rejected } = grounded(cued, answer ?? [], posting.fields.country);
  if (rejected.length > 0)
    findings.push(finding('llm_value_not_in_text', rejected.join(', '), { detail: posting.fields.job_title ?? '' }));
  return { posting: withValues(posting, fields), findings, failed };
}

/** What a model would have been asked, where none is configured. */
function wouldAsk(seen: number): Finding[] {
  return seen === 0 ? [] : [finding('llm_not_configured', 'postings whose text speaks of missing fields', { seen })];
}

/** What was not shown to the model, and what it was not asked about because it kept failing. */
function notAsked(counts: { asked: number; skipped: number; seen: number; kept: number }): Finding[] {
  const { asked, skipped, seen, kept } = counts;
  return [
    ...(kept < seen ? [finding('llm_text_cut', 'the sentences that speak of missing fields', { seen, kept })] : []),
    ...(skipped > 0 ? [finding('llm_given_up', 'the postings', { seen: asked + skipped, kept: asked })] : []),
  ];
}

/**
 * What to ask of each returned posting; other runs go on between two texts, each of which takes a millisecond or more.
 */
async function cuesOfReturned(postings: readonly JudgedPosting[]): Promise<Map<JudgedPosting, CuedWindows>> {
  const cues = new Map<JudgedPosting, CuedWindows>();
  for (const posting of postings) {
    if (posting.disposition !== 'returned') continue;
    const cued = readCuedWindows(posting.fields, posting.fields.job_description ?? '');
    if (cued) cues.set(posting, cued);
    await nextTurn();
  }
  return cues;
}

function question({ fields, text: material }: CuedWindows): Question<QuotedValue[]> {
  const value = {
    type: 'object',
    additionalProperties: false,
    required: ['field', 'value', 'quote'],
    properties: {
      field: { type: 'string', enum: ASKABLE_FIELDS },
      value: { type: 'string' },
      quote: { type: 'string' },
    },
  };
  return {
    name: 'posting_fields',
    instructions: INSTRUCTIONS,
    wish: `Facts asked for: ${fields.join(', ')}`,
    material,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['values'],
      properties: { values: { type: 'array', items: value } },
    },
    maxTokens: 400,
    read: readValues,
  };
}

/** @throws ParseError when it is no list of values */
function readValues(raw: unknown): QuotedValue[] {
  const { values } = record(raw);
  if (!Array.isArray(values)) throw new ParseError('values must be a list');
  return list(values)
    .map(record)
    .flatMap((item) => {
      const [field, value, quote] = [text(item['field']), text(item['value']), text(item['quote'])];
      return field === undefined || value === undefined || quote === undefined ? [] : [{ field, value, quote }];
    });
}

type Grounded = Map<AskableField, NonNullable<ReturnType<typeof readGrounded>>>;

function grounded(
  cued: CuedWindows,
  values: readonly QuotedValue[],
  country: string | undefined,
): { fields: Grounded; rejected: string[] } {
  const fields: Grounded = new Map();
  const rejected: string[] = [];
  for (const value of values) {
    const field = cued.fields.find((name) => name === value.field);
    if (field === undefined) continue;
    const read = readGrounded(cued.text, value, country);
    if (read === undefined) rejected.push(field);
    else if (!fields.has(field)) fields.set(field, read);
  }
  if (!hasWholePay(fields)) for (const field of ASKABLE_FIELDS) if (field.startsWith('salary_')) fields.delete(field);
  return { fields, rejected };
}

/** Pay is believed as a whole: no amount without its currency, no currency alone, and no more at least than at most. */
function hasWholePay(fields: Grounded): boolean {
  const [min, max] = [fields.get('salary_min')?.value, fields.get('salary_max')?.value];
  const isUpsideDown = min !== undefined && max !== undefined && min > max;
  return (min !== undefined || max !== undefined) && !isUpsideDown && fields.has('salary_currency');
}

function withValues(posting: JudgedPosting, values: Grounded): JudgedPosting {
  if (values.size === 0) return posting;
  const fields = Object.fromEntries([...values].map(([field, { value }]) => [field, value]));
  const evidence = Object.fromEntries(
    [...values].map(([field, { quote }]) => [field, { source: 'model', quote: quote.slice(0, 300) } as const]),
  );
  return { ...posting, fields: { ...posting.fields, ...fields }, evidence: { ...posting.evidence, ...evidence } };
}
