import { ParseError } from '../../errors.js';
import { finding, sentenceOf, type Finding } from '../../findings/finding.js';
import { askModel } from '../../llm/ask-model.js';
import { LlmError, type Llm, type Question } from '../../llm/llm.js';
import { numeric, record, text } from '../../postings/text/words.js';
import type { LeaversContext } from './leavers.needs.js';
import { VendorRefusal } from '../../vendors/callers-vendor.js';
import type { Company } from '../../vendors/people.js';
import type { Judged, UsedUp } from './search.js';

/** Whether a company is a good fit, and why. */
export interface Qualification {
  readonly qualified: boolean;
  /** 0 to 1. */
  readonly confidence: number;
  readonly reason: string;
}

const REASON_MAX = 300;
/** A model that is away this often in a row is not asked about the rest of the companies. */
const FAILURES_MAX = 3;

/** The model behind the key that the caller brought. */
async function callersModel(context: LeaversContext): Promise<Llm> {
  const { LLM_GATEWAY_BASE_URL: baseUrl, LLM_GATEWAY_MODEL: model } = context.settings;
  const key = (await context.vendors.keys())['llm_gateway_api_key'] ?? '';
  return context.models.withKey({ service: 'llm_gateway', baseUrl, model, key });
}

/**
 * Which companies meet the criteria, by their ids; one whose verdict cannot be had is not among them, with a finding.
 * @throws VendorRefusal when the key is refused
 */
export async function qualifyCompanies(
  companies: readonly Company[],
  about: Readonly<Record<string, string>>,
  criteria: string,
  context: LeaversContext,
): Promise<Judged<Qualification>> {
  const llm = await callersModel(context);
  // The caller pays and is told the costs of this run: what an earlier one was told is not used again.
  const limits = { maxCost: Infinity, reuseDays: 0 };
  const found: Record<string, Qualification> = {};
  let failures = 0;
  for (const company of companies) {
    const known = about[company.id];
    if (known === undefined) continue;
    if (failures >= FAILURES_MAX) {
      context.report(finding('company_not_qualified', company.name, { detail: 'the model kept failing' }));
      continue;
    }
    const { answer, finding: failed } = await askModel(context, llm, question(company, known, criteria), limits);
    if (answer) found[company.id] = answer;
    failures = failed?.why === 'llm_unavailable' ? failures + 1 : 0;
    if (failed) tellFailure(failed, company, context);
    const end = endBy(failed);
    if (end) return { found, end };
  }
  return { found };
}

/** What ended with this failure, where no further company need be asked about. */
function endBy(failed: Finding | undefined): UsedUp | undefined {
  if (failed?.why === 'llm_credits') return 'credits';
  return failed?.why === 'llm_time_used' ? 'time' : undefined;
}

/** @throws VendorRefusal when the key is refused */
function tellFailure(failed: Finding, { name }: Company, context: LeaversContext): void {
  if (failed.why === 'llm_key') throw new VendorRefusal('llm_gateway', 'key', failed.status ?? 401);
  context.report(finding('company_not_qualified', name, { detail: failed.detail ?? sentenceOf(failed) }));
}

function question(company: Company, about: string, criteria: string): Question<Qualification> {
  const { name, domain, industry, size, country } = company;
  return {
    name: 'qualification',
    instructions: `You decide whether a company meets criteria. Answer with JSON: {"qualified": true or false, "confidence": 0 to 1, "reason": one sentence of at most ${String(REASON_MAX)} characters}.`,
    wish: `Criteria: ${criteria}`,
    material: `${JSON.stringify({ name, domain, industry, size, country })}\n${about}`,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['qualified', 'confidence', 'reason'],
      properties: { qualified: { type: 'boolean' }, confidence: { type: 'number' }, reason: { type: 'string' } },
    },
    maxTokens: 300,
    read: (raw) => {
      const answer = record(raw);
      const { qualified } = answer;
      if (typeof qualified !== 'boolean') throw new ParseError('the answer does not say whether the company qualifies');
      return {
        qualified,
        confidence: Math.min(1, Math.max(0, numeric(answer['confidence']) ?? 0)),
        reason: (text(answer['reason']) ?? '').slice(0, REASON_MAX),
      };
    },
  };
}

/** @throws VendorRefusal when the key is refused; LlmError when the service is away */
export async function checkModelKey(context: LeaversContext): Promise<void> {
  try {
    await (await callersModel(context)).checkKey();
  } catch (error) {
    if (error instanceof LlmError && error.kind === 'key')
      throw new VendorRefusal('llm_gateway', 'key', error.details.status ?? 401);
    throw error;
  }
}
