import { describe, expect, it } from '@jest/globals';
import { HostPacer } from './host-pacer.js';

const signal = new AbortController().signal;

/** Servers that answer for many companies. */
const BOARDS = { servers: /(?:^|\.)boards\.example$/, requestsPerSecond: 10, concurrency: 1 };

/**
 * Who asks at once, and under which names turns are taken, when one request goes to each host and none is answered yet.
 */
async function askAll(
  pacer: HostPacer,
  hosts: readonly string[],
): Promise<{ asking: string[]; turns: [string, number][] }> {
  const asking: string[] = [];
  const turns: [string, number][] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = hosts.map((host) =>
    pacer.run(
      host,
      signal,
      () => (asking.push(host), answered),
      (name, seconds) => (turns.push([name, seconds]), Promise.resolve(0)),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = [...asking];
  answer();
  await Promise.all(asked);
  return { asking: before.sort(), turns };
}

describe('the pace of hosts', () => {
  const byDefault = { requestsPerSecond: 100, concurrency: 8 };

  it('is one for all boards of a system whose vendor serves them from the same servers', async () => {
    const pacer = new HostPacer(byDefault, [], [BOARDS]);
    const { asking, turns } = await askAll(pacer, ['oak.boards.example', 'elm.boards.example', 'jobs.oak.example']);
    expect(asking).toEqual(['jobs.oak.example', 'oak.boards.example']);
    expect(turns).toEqual([
      ['boards.example', 0.1],
      ['boards.example', 0.1],
    ]);
  });

  it('of such servers is never faster than that of any host', async () => {
    const { turns } = await askAll(new HostPacer({ requestsPerSecond: 5, concurrency: 1 }, [], [BOARDS]), [
      'oak.boards.example',
    ]);
    expect(turns).toEqual([['boards.example', 0.2]]);
  });

  it('of such servers is the operator’s where the operator named the host', async () => {
    const named = { requestsPerSecond: 50, concurrency: 2 };
    const pacer = new HostPacer(byDefault, [['oak.boards.example', named]], [BOARDS]);
    const { asking, turns } = await askAll(pacer, ['oak.boards.example', 'oak.boards.example']);
    expect(asking).toEqual(['oak.boards.example', 'oak.boards.example']);
    expect(turns).toEqual([
      ['oak.boards.example', 0.02],
      ['oak.boards.example', 0.02],
    ]);
  });

  it('is nobody’s own where the operator asks faster than strangers tolerate: these are the operator’s servers', async () => {
    const pacer = new HostPacer({ ...byDefault, requestsPerSecond: 101 }, [], [BOARDS]);
    const { asking, turns } = await askAll(pacer, ['oak.boards.example', 'elm.boards.example']);
    expect(asking).toEqual(['elm.boards.example', 'oak.boards.example']);
    expect(turns).toEqual([]);
  });

  it('is one for all that lies below a host with a rate of its own', async () => {
    const pacer = new HostPacer(byDefault, [['jobs.example', { requestsPerSecond: 100, concurrency: 1 }]]);
    const { asking, turns } = await askAll(pacer, ['de.jobs.example', 'jobs.example', 'otherjobs.example']);
    expect(asking).toEqual(['de.jobs.example', 'otherjobs.example']);
    expect(turns).toEqual([
      ['jobs.example', 0.01],
      ['jobs.example', 0.01],
    ]);
  });

  it('is as slow as the slowest robots.txt of its origins asks for, until that one is content', async () => {
    const pacer = new HostPacer({ ...byDefault, requestsPerSecond: 10_000 });
    const timeOfTwo = async (): Promise<number> => {
      const before = performance.now();
      for (let at = 0; at < 2; at++) await pacer.turn('mill.example', signal);
      return performance.now() - before;
    };
    pacer.slowDown('https://mill.example', 0.2);
    pacer.slowDown('http://mill.example', 0);
    expect(await timeOfTwo()).toBeGreaterThanOrEqual(190);
    pacer.slowDown('https://mill.example', 0);
    await pacer.turn('mill.example', signal);
    expect(await timeOfTwo()).toBeLessThan(150);
  });

  it('lets nobody wait whose time is over, for whom others hold the host', async () => {
    const pacer = new HostPacer({ ...byDefault, concurrency: 1 });
    let leave = (): void => undefined;
    const held = pacer.run('mill.example', signal, () => new Promise<void>((resolve) => (leave = resolve)));
    const timeUp = new AbortController();
    const late = pacer.run('mill.example', timeUp.signal, () => Promise.resolve());
    const next = pacer.run('mill.example', signal, () => Promise.resolve('next'));
    timeUp.abort(new Error('time is up'));
    await expect(late).rejects.toThrow('time is up');
    leave();
    await held;
    expect(await next).toBe('next');
  });

  it('is each host’s own elsewhere', async () => {
    const { asking, turns } = await askAll(new HostPacer({ ...byDefault, concurrency: 1 }), ['a.example', 'b.example']);
    expect(asking).toEqual(['a.example', 'b.example']);
    expect(turns).toEqual([]);
  });
});
