import { beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrowserHost } from './browser-host.js';
import type { BrowserGate } from './filtering-proxy.js';
import { launchChromium } from './launch.js';

/** A program in the place of a browser, which notes each start beside itself. */
async function programThat(script: string): Promise<{ path: string; starts: () => Promise<number> }> {
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  const path = join(folder, 'chromium');
  await writeFile(
    path,
    `#!/bin/sh\ncase "$*" in *--version*) exit 0;; esac\ncase "$*" in *remote-debugging-pipe*) echo x >> ${folder}/starts;; esac\n${script}\n`,
    {
      mode: 0o755,
    },
  );
  return { path, starts: async () => (await readFile(join(folder, 'starts'), 'utf8')).trim().split('\n').length };
}

const profiles = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('hiring-signals-profile-'));

it.each([
  ['once more where it may be luck', 'exit 1', 2, /does not start/],
  ['once where its sandbox cannot', 'echo No usable sandbox >&2; exit 1', 1, /CHROMIUM_SANDBOX/],
  ['once where a library is missing', 'echo libnss3.so: cannot open shared object file >&2; exit 1', 1, /libnss3/],
])('starts a browser that does not come up %s, says why and leaves no folder', async (_what, script, starts, why) => {
  const program = await programThat(script);
  const before = new Set(await profiles());
  await expect(
    launchChromium({ path: program.path }, { sandbox: false, acceptedKeyHash: 'none' }),
  ).rejects.toMatchObject({ name: 'NoChromiumError', message: expect.stringMatching(why) as unknown });
  expect(await program.starts()).toBe(starts);
  expect((await profiles()).filter((name) => !before.has(name))).toEqual([]);
});

const gate = {} as BrowserGate;
// What is loaded at the first start is loaded here.
beforeAll(() => import('puppeteer-core'));

it.each([
  ['a page has no more time', 1, undefined, { outcome: 'failed', kind: 'not_rendered' }],
  ['its run was called off', 60, 300, undefined],
] as const)('waits for a browser that does not come up no longer than %s', async (_what, seconds, cancel, answer) => {
  const { path } = await programThat('[ -e $0.known ] && exit 1; touch $0.known; exec sleep 9');
  const host = new BrowserHost({
    ...{ isOn: true, chromiumPath: path, sandbox: false, concurrency: 1, timeoutSeconds: seconds },
    ...{ answerMaxBytes: 1, pageMaxBytes: 1, onPage: () => {} },
  });
  const run = cancel === undefined ? new AbortController().signal : AbortSignal.timeout(cancel);
  const begun = performance.now();
  const read = await host
    .session(gate)
    .render({ url: 'http://lumenfold.example/' }, () => false, run)
    .catch(() => undefined);
  expect(performance.now() - begun).toBeLessThan(8000);
  if (answer === undefined) expect(read).toBeUndefined();
  else expect(read).toMatchObject(answer);
  await host.close();
});
