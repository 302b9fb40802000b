import { expect, it } from '@jest/globals';
import { fakeRun } from '../../test/fake-context.js';
import { askModel } from './ask-model.js';
import type { Completion, Llm, Question } from './llm.js';

const USAGE = { inputTokens: 1, outputTokens: 1, cachedTokens: 0, cacheWriteTokens: 0 };
const LIMITS = { maxCost: 1, reuseDays: 0 };
const QUESTION: Question<unknown> = {
  ...{ name: 'colour', instructions: 'Name the colour.', material: 'green', schema: {}, maxTokens: 50 },
  read: (answer) => answer,
};

/** A model that answers so, one after the other, and the questions it got. */
function modelOf(...completions: Pick<Completion, 'text' | 'problem'>[]): { llm: Llm; asked: Question<unknown>[] } {
  const asked: Question<unknown>[] = [];
  const complete = (question: Question<unknown>): Promise<Completion> => {
    asked.push(question);
    return Promise.resolve({ text: '', ...completions[asked.length - 1], usage: USAGE });
  };
  return { llm: { service: 'llm', model: 'm', complete, checkKey: () => Promise.resolve() }, asked };
}

it('an answer that was cut off is asked for once more, with room for it', async () => {
  const { llm, asked } = modelOf({ text: '', problem: 'cut' }, { text: '{"colour":"green"}' });
  expect(await askModel(fakeRun({}).context, llm, QUESTION, LIMITS)).toEqual({ answer: { colour: 'green' } });
  expect(asked.map(({ maxTokens }) => maxTokens)).toEqual([50, 150]);
});

it('a run whose time is up, or that is cancelled, asks nothing more', async () => {
  const { llm, asked } = modelOf({ text: '{"colour":"green"}' });
  const { context } = fakeRun({ run: { id: 'run', acceptedAt: new Date(0), timeUsed: () => 1 } });
  expect(await askModel(context, llm, QUESTION, LIMITS)).toMatchObject({ finding: { why: 'llm_time_used' } });
  expect(asked).toEqual([]);
});
