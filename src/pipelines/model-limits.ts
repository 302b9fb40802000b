import type { LlmLimits } from '../llm/ask-model.js';
import type { Using } from '../runs/pipeline.js';

/** What a run may spend on the operator's model, and for how long an answer is good. */
export function modelLimits({ settings }: Using<never, 'LLM_MAX_COST_PER_RUN' | 'LLM_REUSE_DAYS'>): LlmLimits {
  return { maxCost: settings.LLM_MAX_COST_PER_RUN, reuseDays: settings.LLM_REUSE_DAYS };
}
