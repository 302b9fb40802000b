import { expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeChromium, findChromium, type ChromiumPlaces } from './find-chromium.js';

const OF_PUPPETEER = 'chrome-headless-shell-linux64/chrome-headless-shell';

/** A machine with browsers at these paths, and maybe the package that carries one. */
async function machineWith(
  paths: readonly string[],
  hasPackage = true,
): Promise<{ at: (path: string) => string; places: ChromiumPlaces }> {
  const root = await mkdtemp(join(tmpdir(), 'machine-'));
  const at = (path: string): string => join(root, path);
  for (const path of paths) {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), '#!/bin/sh\necho 1\n');
    await chmod(at(path), 0o755);
  }
  const folders = [at('local'), at('usr')];
  return { at, places: { folders, downloads: at('cache'), packaged: hasPackage ? at('packed') : undefined } };
}

const ALL = [
  'own/browser',
  'local/google-chrome',
  'usr/chromium',
  'usr/google-chrome',
  `cache/chrome-headless-shell/linux-9.0/${OF_PUPPETEER}`,
  `cache/chrome-headless-shell/linux-10.0/${OF_PUPPETEER}`,
  'cache/chrome/linux-11.0/chrome-linux64/chrome',
];

it.each([
  ['the one that the setting names', ALL, 'own/browser', 'own/browser'],
  ["the system's, by its folders first", ALL, undefined, 'local/google-chrome'],
  ["the system's, by its names then", ALL.slice(2), undefined, 'usr/chromium'],
  ["the newest of puppeteer's own", ALL.slice(4), undefined, ALL[5]],
  ["puppeteer's large one where it has no other", ALL.slice(6), undefined, ALL[6]],
])('finds %s', async (_what, paths, setting, found) => {
  const { at, places } = await machineWith(paths);
  const named = setting === undefined ? undefined : at(setting);
  expect(await findChromium(named, places)).toEqual({ path: at(found ?? '') });
});

it('takes the one that comes with the service last, and says where there is none', async () => {
  const [packaged, none] = [await machineWith([]), await machineWith([], false)];
  expect(await describeChromium(undefined, packaged.places)).toMatch(/unpacked at first use/);
  await expect(findChromium(undefined, none.places)).rejects.toThrow(/no Chromium is installed/);
  await expect(describeChromium(undefined, none.places)).rejects.toThrow(/no Chromium is installed/);
});

it('takes no other browser for one that the setting names and that does not start', async () => {
  const { at, places } = await machineWith(ALL);
  await expect(findChromium(at('own/missing'), places)).rejects.toMatchObject({ name: 'NoChromiumError' });
});
