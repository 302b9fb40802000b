import { afterAll, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { interruptTwice, startCommand } from './built-command.js';

/** What a newcomer runs first, as the built command: nothing but loopback is there for it. */
describe('the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  afterAll(() => {
    for (const path of [folder, `${folder}-demo`]) rmSync(path, { recursive: true, force: true });
  });

  const isRunning = (): boolean => existsSync(join(`${folder}-demo`, 'postgres', 'postmaster.pid'));

  it('a second Ctrl-C ends at once; the next one plays a site through the service: progress, table, account and a row', async () => {
    const interrupted = startCommand('commands/demo.js', [], { DATA_DIR: folder });
    await interrupted.until(/Wanted: /);
    await interruptTwice(interrupted, `${folder}-demo`);
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['dist/commands/demo.js'], {
      // Settings that would lead elsewhere have no effect on it.
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: folder,
        DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
        OUTGOING_PROXY_URL: 'http://127.0.0.1:1',
      },
    });
    expect(stderr).toMatch(/: \d pages read, 8 postings found/);
    expect(stdout).toMatch(/^Firmware Engineer +Leipzig +58000–70000 EUR\/year +http:\/\/127\.0\.0\.1:\d+\/jobs\//m);
    expect(stdout).toMatch(
      /^Found 8: 4 returned, 2 filtered \(.+titles\), 1 filtered \(.+locations\), 1 duplicate \(.+\)$/m,
    );
    expect(stdout).toMatch(/^Warning: .+\/jobs\/field-engineer/m);
    const row = JSON.parse(stdout.slice(stdout.indexOf('{\n'))) as Record<string, unknown>;
    expect(row).toMatchObject({
      job_title: 'Firmware Engineer',
      company_name: 'Larkfield Scales',
      salary_min: 58_000,
      remote_policy: 'hybrid',
      min_years_of_experience: 3,
      hiring_manager_name: null,
    });
    expect(isRunning()).toBe(false);
  });

  // Ctrl-C while it starts is that of all commands (`start.spec.ts`).
  it('leaves nothing behind when its terminal is closed in its midst', async () => {
    const demo = spawn(process.execPath, ['dist/commands/demo.js'], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder },
    });
    await once(demo.stderr, 'data');
    const exited = once(demo, 'exit');
    // As npm and the terminal do: both hand the signal on.
    demo.kill('SIGHUP');
    demo.kill('SIGHUP');
    expect(await exited).toEqual([0, null]);
    expect(isRunning()).toBe(false);
  });
});
