import { expect, it } from '@jest/globals';
import { readConfig } from '../config/config.js';
import type { Pipelines } from '../runs/pipeline.js';
import type { Runs } from '../runs/http/runs.js';
import { Reruns } from './reruns.js';

it.each([
  ['commercial-jobs', { board: 'indeed' }, /switched this board off: indeed/],
  ['commercial-jobs', { board: 'stepstone' }, undefined],
  ['career-pages', { target_titles_prompt: 'Bakers' }, /No language model/],
  ['enrich-person', { full_name: '***' }, /forgotten/],
  ['gone', {}, /no longer/],
])('says why %s of %j is not run again', (pipeline, input, why) => {
  const known = ['commercial-jobs', 'career-pages', 'enrich-person'].map((name) => ({ name }));
  const config = readConfig({ BOARDS_DISABLED: 'indeed' });
  const reruns = new Reruns({} as Runs, known as unknown as Pipelines, config);
  const said = reruns.obstacle({ pipeline, input });
  if (why === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(why);
});
