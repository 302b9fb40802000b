import { join } from 'node:path';
import { readExpected } from '../score/score-set.ts';
import { describeRecordedSets, setsOf } from './recorded-sets.js';

const ROOT = '../shared/recordings/dev/sites';

/** One site in so many goes through the service; `RECORDED_SITES=all`: every one. */
const ONE_IN = process.env['RECORDED_SITES'] === 'all' ? 1 : 12;

/**
 * Every site is read in a process of its own, with its floors and its accounts (`test/score/floors.spec.ts`): what the
 * service adds is the same for all, but for those that need a browser.
 */
const names: string[] = [];
for (const [at, name] of setsOf(ROOT).entries())
  if (at % ONE_IN === 0 || (await readExpected(join(ROOT, name)))?.needs_browser === true) names.push(name);
describeRecordedSets('browser', ROOT, names);
