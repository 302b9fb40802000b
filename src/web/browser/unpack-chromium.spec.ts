import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { unpackChromium } from './unpack-chromium.js';

const PROGRAM = `#!/bin/sh\necho 1\n${'#'.repeat(4_000_000)}`;

/** A packed browser as its package brings it, and a temporary folder that nobody has used. */
async function packedBrowser(): Promise<{ folder: string; temporary: string }> {
  const [folder, temporary] = await Promise.all(['packed-', 'fresh-'].map((name) => mkdtemp(join(tmpdir(), name))));
  if (folder === undefined || temporary === undefined) throw new Error('no folder was made');
  await mkdir(join(folder, 'lib'));
  await writeFile(join(folder, 'lib', 'libnss3.so'), 'library');
  const libraries = execFileSync('tar', ['-c', '-C', folder, 'lib']);
  await writeFile(join(folder, 'chromium.br'), brotliCompressSync(PROGRAM));
  await writeFile(join(folder, 'al2023.tar.br'), brotliCompressSync(libraries));
  return { folder, temporary };
}

describe('a browser that comes packed', () => {
  it('is unpacked whole by several at the same time, and nothing half unpacked stays', async () => {
    const { folder, temporary } = await packedBrowser();
    const targets = await Promise.all(Array.from({ length: 4 }, () => unpackChromium(folder, temporary)));
    const [target = ''] = targets;
    expect(new Set(targets).size).toBe(1);
    expect(await readFile(join(target, 'chromium'), 'utf8')).toBe(PROGRAM);
    expect(await readFile(join(target, 'lib', 'libnss3.so'), 'utf8')).toBe('library');
    expect((await stat(target)).mode & 0o777).toBe(0o755);
    expect(await readdir(join(target, '..'))).toHaveLength(1);
  });
});
