import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.js';

describe('makeDataFolder', () => {
  const place = mkdtempSync(join(tmpdir(), 'data-folder-'));
  afterAll(() => {
    rmSync(place, { recursive: true });
  });

  it('makes a folder with all above it, for this user alone, and takes one that is there', async () => {
    const folder = join(place, 'a', 'b', 'c');
    await Promise.all([makeDataFolder(folder), makeDataFolder(folder)]);
    await makeDataFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await makeDataFolder('/tmp/');
  });

  it('goes through a link to a folder, and tells of one that leads nowhere', async () => {
    symlinkSync(place, join(place, 'link'));
    await makeDataFolder(join(place, 'link'));
    symlinkSync(join(place, 'nowhere'), join(place, 'broken'));
    await expect(makeDataFolder(join(place, 'broken'))).rejects.toThrow(/DATA_DIR: \S+ cannot be used: EEXIST/);
  });

  it.each(['/proc/hiring-signals', '/proc/hiring-signals/data', 'file', 'file/data'])('ends for %s', async (path) => {
    writeFileSync(join(place, 'file'), '');
    const folder = path.startsWith('/') ? path : join(place, path);
    await expect(makeDataFolder(folder)).rejects.toThrow(`DATA_DIR: ${folder} cannot be used: E`);
  });
});
