import { expect, it } from '@jest/globals';
import { MAX_TRIES, tryOf, verdictOn } from './next-try.js';

it('tries ten times within three and a half days', () => {
  let seconds = 0;
  let tries = 0;
  for (;;) {
    const verdict = verdictOn({ status: 500 }, ++tries, 0.5);
    if (verdict.status !== 'waiting') {
      expect(verdict).toEqual({ status: 'failed', isGone: false });
      break;
    }
    seconds += verdict.inSeconds;
  }
  expect([tries, MAX_TRIES]).toEqual([10, 10]);
  expect(seconds / 86_400).toBeGreaterThan(3);
  expect(seconds / 86_400).toBeLessThan(3.6);
});

it.each([
  [{ status: 204 }, { status: 'delivered' }],
  [{ status: 301 }, { status: 'waiting', inSeconds: 4.5 }],
  [{ status: 410 }, { status: 'failed', isGone: true }],
  [{ error: 'there is no such host' }, { status: 'waiting', inSeconds: 4.5 }],
  [
    { status: 429, retryAfterSeconds: 90 },
    { status: 'waiting', inSeconds: 90 },
  ],
  [
    { status: 503, retryAfterSeconds: 1e9 },
    { status: 'waiting', inSeconds: 86_400 },
  ],
])('%j at the first try is %j', (result, verdict) => {
  expect(verdictOn(result, 1, 0)).toEqual(verdict);
});

it.each([
  ['nothing', undefined, undefined],
  ['seconds', '90', 90],
  ['a date', 'Thu, 01 Jan 1970 00:02:00 GMT', 120],
  ['a word', 'soon', undefined],
])('reads a Retry-After of %s', (_what, header, seconds) => {
  const read = tryOf({ status: 503, headers: { 'retry-after': header } }, 0);
  expect(read).toEqual({
    ...{ status: 503, error: 'it answered 503' },
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  });
});
