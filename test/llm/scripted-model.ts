import type { Completion, Llm, Question } from '../../src/llm/llm.js';
import type { PaidCall, Services } from '../../src/runs/services.js';
import { fakeRun, type FullContext } from '../fake-context.js';

/** A model that answers by a script, and writes down what it was asked. */
export interface ScriptedModel extends Llm {
  readonly asked: Question<unknown>[];
}

/** `answer` makes the JSON of an answer; undefined answers with prose. */
export function scriptedModel(answer: (question: Question<unknown>) => object | undefined): ScriptedModel {
  const asked: Question<unknown>[] = [];
  return {
    service: 'llm',
    model: 'scripted',
    asked,
    complete: (question): Promise<Completion> => {
      asked.push(question);
      const made = answer(question);
      return Promise.resolve({
        text: made === undefined ? 'I would rather not.' : JSON.stringify(made),
        usage: { inputTokens: 100, outputTokens: 10, cachedTokens: 0, cacheWriteTokens: 0, cost: 0.001 },
      });
    },
    checkKey: () => Promise.resolve(),
  };
}

/** As much of a run as asking a model needs; answers are stored as a run and its key store them. */
export function modelContext(models: Services['models'], settings: object = {}): FullContext {
  const paid = new Map<string, unknown>();
  const kept = new Map<string, unknown>();
  let cost = 0;
  const { context } = fakeRun({});
  return {
    ...context,
    models,
    settings: { ...context.settings, LLM_MAX_COST_PER_RUN: 1, LLM_REUSE_DAYS: 30, ...settings },
    ledger: {
      async paid<Answer>(call: PaidCall<Answer>): Promise<Answer> {
        const key = JSON.stringify(call.request);
        if (!paid.has(key)) {
          const asked = await call.ask();
          cost += asked.cost ?? 0;
          paid.set(key, asked.answer);
        }
        return paid.get(key) as Answer;
      },
      totals: () => Promise.resolve({ llm: { calls: paid.size, told: paid.size, cost, credits: 0 } }),
    },
    answers: {
      known: <T>(subject: string) =>
        Promise.resolve(kept.has(subject) ? { answer: kept.get(subject) as T, storedAt: new Date(0) } : undefined),
      keep: (subject, answer) => {
        kept.set(subject, answer);
        return Promise.resolve();
      },
    },
  };
}
