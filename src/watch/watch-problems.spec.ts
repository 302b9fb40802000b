import { expect, it } from '@jest/globals';
import { problemOf, refusalOf } from './watch-problems.js';

it.each([
  ['agency-jobs', {}, ['agency'], 'agency'],
  ['commercial-jobs', { board: 'indeed' }, ['indeed'], 'indeed'],
  ['commercial-jobs', { board: 'stepstone' }, ['indeed'], undefined],
  ['commercial-jobs', {}, ['indeed'], undefined],
  ['commercial-jobs', {}, ['stepstone', 'indeed'], 'indeed'],
  ['commercial-jobs', { board: null }, ['commercial'], 'commercial'],
  ['career-pages', { board: 'indeed' }, ['indeed', 'commercial'], undefined],
])('%s of %j with %j switched off is refused for %s', (pipeline, input, disabled, off) => {
  const refusal = refusalOf(pipeline, input, { BOARDS_DISABLED: disabled, LLM_BASE_URL: undefined });
  expect(refusal?.msg).toBe(off && `The operator has switched this board off: ${off}`);
});

it('a prompt needs a model, and what reads no page is not watched', () => {
  const config = { BOARDS_DISABLED: [], LLM_BASE_URL: undefined };
  expect(refusalOf('career-pages', { target_titles_prompt: 'Bakers' }, config)?.type).toBe('llm_not_configured');
  expect(problemOf('career-pages', { reuse_run_id: 'run_1' }, config)?.type).toBe('nothing_to_watch');
  expect(refusalOf('career-pages', { reuse_run_id: 'run_1' }, config)).toBeUndefined();
});
