import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRecordedSets, setsOf } from './recorded-sets.js';

const ROOT = '../shared/recordings/dev/sites';

/** One site in so many goes through the service; `RECORDED_SITES=all`: every one. */
const ONE_IN = process.env['RECORDED_SITES'] === 'all' ? 1 : 5;

function needsBrowser(name: string): boolean {
  const expected = JSON.parse(readFileSync(join(ROOT, name, 'expected.json'), 'utf8')) as { needs_browser?: boolean };
  return expected.needs_browser === true;
}

/**
 * Every site is read in a process of its own, with its floors and its accounts (`test/score/floors.spec.ts`): what the
 * service adds is the same for all, but for those that need a browser.
 */
const names = setsOf(ROOT).filter((name, at) => at % ONE_IN === 0 || needsBrowser(name));
describeRecordedSets('browser', ROOT, names);
