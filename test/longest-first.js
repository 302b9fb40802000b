import Sequencer from '@jest/test-sequencer';

/**
 * The specs that take longest, longest first. On a fresh clone Jest knows no durations and goes by the size of files:
 * a line that runs a hundred recorded sites would begin last, and one worker of two would wait for it.
 */
const LONG = [
  'start',
  'browser',
  'floors',
  'leavers',
  'recorded-sites',
  'recorded-boards',
  'hostile',
  'interruption',
  'recovery',
  'boards',
  'e2e/runs',
  'watch',
  'chaos',
  'career-pages',
  'demo',
  'killed-while-asking',
  'hostile-text',
  'enrich-faults',
  'openapi',
  'patterns',
  'recorded-people',
  'enrich-person',
  'console',
  'wrong-answers',
  'embedded-postgres',
  'webhooks',
  'reading-threads',
  'composed-sites',
  'opened-entries',
  'swagger-ui',
  'browser-lives',
  'crawlee-web',
  'api-keys',
  'board-readers.properties',
  'variations',
  'requests.properties',
  'large-and-secret-requests',
  'e2e/refilter',
  'mcp',
  'pydantic.properties',
  'reading-limits',
  'decide-changes',
  'kernel',
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
