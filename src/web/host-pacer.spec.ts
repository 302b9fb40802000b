import { describe, expect, it } from '@jest/globals';
import { HostPacer } from './host-pacer.js';

const signal = new AbortController().signal;

/**
 * Who asks at once, and under which names turns are taken, when one request goes to each host and none is answered yet.
 */
async function askAll(pacer: HostPacer, hosts: readonly string[]): Promise<{ asking: string[]; turns: string[] }> {
  const asking: string[] = [];
  const turns: string[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = hosts.map((host) =>
    pacer.run(
      host,
      signal,
      () => (asking.push(host), answered),
      (name) => (turns.push(name), Promise.resolve(0)),
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
    const pacer = new HostPacer({ ...byDefault, concurrency: 1 });
    const { asking, turns } = await askAll(pacer, ['oak.breezy.hr', 'elm.breezy.hr', 'jobs.oak.example']);
    expect(asking).toEqual(['jobs.oak.example', 'oak.breezy.hr']);
    expect(turns).toEqual(['breezy.hr', 'breezy.hr']);
  });

  it('is one for all that lies below a host with a rate of its own', async () => {
    const pacer = new HostPacer(byDefault, [['jobs.example', { requestsPerSecond: 100, concurrency: 1 }]]);
    const { asking, turns } = await askAll(pacer, ['de.jobs.example', 'jobs.example', 'otherjobs.example']);
    expect(asking).toEqual(['de.jobs.example', 'otherjobs.example']);
    expect(turns).toEqual(['jobs.example', 'jobs.example']);
  });

  it('is each host’s own elsewhere', async () => {
    const { asking, turns } = await askAll(new HostPacer({ ...byDefault, concurrency: 1 }), ['a.example', 'b.example']);
    expect(asking).toEqual(['a.example', 'b.example']);
    expect(turns).toEqual([]);
  });
});
