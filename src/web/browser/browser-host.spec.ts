import { describe, expect, it } from '@jest/globals';
import { BrowserHost } from './browser-host.js';

const never = new AbortController().signal;

function hostOf(concurrency: number): BrowserHost {
  return new BrowserHost({
    isOn: true,
    chromiumPath: undefined,
    sandbox: true,
    concurrency,
    timeoutSeconds: 10,
    answerMaxBytes: 1,
    pageMaxBytes: 1,
    onPage: () => {},
  });
}

describe('the places of a browser', () => {
  it('go to the next who still waits where one before was called off', async () => {
    const host = hostOf(1);
    const held = Promise.withResolvers<string>();
    const calledOff = new AbortController();
    const order: string[] = [];
    const as = (name: string) => () => Promise.resolve(order.push(name));
    const first = host.withPlace(never, () => held.promise);
    const second = host.withPlace(calledOff.signal, as('second'));
    const others = ['third', 'fourth'].map((name) => host.withPlace(never, as(name)));
    calledOff.abort(new Error('the run was cancelled'));
    await expect(second).rejects.toThrow('the run was cancelled');
    held.resolve('read');
    await first;
    await Promise.all(others);
    expect(order).toEqual(['third', 'fourth']);
  });

  it('are free again when those who had them are done, and never more than the settings allow', async () => {
    const host = hostOf(2);
    let [now, most] = [0, 0];
    const work = async (): Promise<void> => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
    };
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 5 }, () => host.withPlace(never, work)));
    expect(most).toBe(2);
  });
});
