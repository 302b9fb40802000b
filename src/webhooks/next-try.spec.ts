import { expect, it } from '@jest/globals';
import { MAX_TRIES, verdictOn } from './next-try.js';

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
