import Sequencer from '@jest/test-sequencer';

/**
 * The specs that take longest, longest first. On a fresh clone Jest knows no durations and goes by the size of files:
 * a line that runs a hundred recorded sites would begin last, and one worker of two would wait for it.
 */
const LONG = [
  'recorded-sites',
  'browser',
  'leavers',
  'recorded-boards',
  'start',
  'chaos',
  'boards',
  'recovery',
  'hostile',
  'career-pages',
  'watch',
  'floors',
  'patterns',
  'e2e/runs',
  'enrich-person',
  'enrich-faults',
  'hostile-text',
  'recorded-people',
  'console',
  'fetcher',
  'swagger-ui',
];

/** Begins what takes long early, so that the workers end together. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const placeOf = ({ path }) => {
      const place = LONG.findIndex((name) => path.endsWith(`/${name}.spec.ts`));
      return place < 0 ? LONG.length : place;
    };
    return super.sort(tests).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
