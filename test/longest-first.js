import Sequencer from '@jest/test-sequencer';

/**
 * The specs that take longest, longest first. On a fresh clone Jest knows no durations and goes by the size of files:
 * a line that runs a hundred recorded sites would begin last, and one worker of two would wait for it.
 */
const LONG = [
  'recorded-sites',
  'leavers',
  'start',
  'browser',
  'recorded-boards',
  'boards',
  'chaos',
  'recovery',
  'hostile',
  'hostile-text',
  'openapi',
  'e2e/refilter',
  'enrich-person',
  'career-pages',
  'watch',
  'mcp',
  'pydantic.properties',
  'wrong-answers',
  'reading-threads',
  'floors',
  'patterns',
  'reading-limits',
  'e2e/runs',
  'enrich-faults',
  'recorded-people',
  'kernel',
  'decide-changes',
  'variations',
  'crawlee-web',
  'career-pages/refilter',
  'career-pages.pipeline',
  'limits',
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
