import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ProcessGroup } from './process-group.js';

(process.platform === 'linux' ? describe : describe.skip)('the processes of a browser', () => {
  it('are its leader and all its children, those too that come after a look, and nobody else', async () => {
    const leader = spawn('sh', ['-c', 'read line; sleep 60 & echo begun; wait'], {
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const pid = leader.pid ?? 0;
    try {
      const group = new ProcessGroup(pid);
      expect([...group.memory().keys()]).toEqual([pid]);
      const begun = once(leader.stdout, 'data');
      leader.stdin.write('\n');
      await begun;
      const both = group.work();
      expect(both.size).toBe(2);
      expect(both.has(pid)).toBe(true);
      expect(both.has(process.pid)).toBe(false);
      expect([...group.memory().values()].every((bytes) => bytes > 0)).toBe(true);
    } finally {
      process.kill(-pid, 'SIGKILL');
    }
    await once(leader, 'exit');
    // A number that no process has: Linux gives none above 4,194,304.
    expect(new ProcessGroup(5_000_000).work().size).toBe(0);
  });
});
