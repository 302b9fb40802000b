import { expect, it } from '@jest/globals';
import type { Metrics } from '../../operations/metrics.js';
import type { Attempt } from '../store/run-rows.js';
import type { RunStore } from '../store/run-store.js';
import { ledgerOf, peopleOf, waited } from './run-services.js';

it('says of each spelling of somebody that it is on the list', async () => {
  const spellings = ['https://www.linkedin.com/in/j%C3%BCrgen', 'linkedin.com/in/jürgen/', 'linkedin.com/in/jürgen'];
  const people = peopleOf({ doNotContact: (hashes) => Promise.resolve(hashes.slice(0, 1)) });
  const listed = await people.doNotContact([...spellings, 'linkedin.com/in/erika']);
  expect([...listed]).toEqual(spellings);
});

it('stores what is paid for whatever a service says that it cost: figures that no bill has are none', async () => {
  const closed: object[] = [];
  const store = {
    openPaidCall: () => Promise.resolve(undefined),
    closePaidCall: (_run: string, _hash: string, paid: object) => {
      closed.push(paid);
      return Promise.resolve();
    },
  } as unknown as RunStore;
  const nothing = { inc: () => {} };
  const ledger = ledgerOf({
    attempt: { runId: 'run' } as Attempt,
    store,
    metrics: { paidCalls: nothing, paidCost: nothing } as unknown as Metrics,
    presentStep: () => 'step',
  });
  for (const told of [
    { cost: -1, credits: -2, tokens: -3 },
    { cost: Infinity, credits: NaN, tokens: 1e12 },
    { cost: 0.5, credits: 0.5, tokens: 10.5 },
    {},
  ])
    await ledger.paid({ service: 'x', request: 1, ask: () => Promise.resolve({ answer: 'a', ...told }) });
  expect(closed).toEqual([
    { answer: 'a' },
    { answer: 'a', tokens: 2 ** 31 - 1 },
    { answer: 'a', cost: 0.5, credits: 0.5, tokens: 11 },
    { answer: 'a' },
  ]);
});

it('waits no longer than the run may ask, and not for one that is over', async () => {
  const open = new AbortController().signal;
  const ended = AbortSignal.abort(new Error('over'));
  await expect(waited(3600, { signal: open, timeUp: ended })).resolves.toBeUndefined();
  await expect(waited(3600, { signal: ended, timeUp: ended })).rejects.toThrow();
});
