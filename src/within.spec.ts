import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { within } from './within.js';

describe('what comes within a time', () => {
  it('is what came', async () => {
    await expect(within(1000, Promise.resolve('came'))).resolves.toBe('came');
    await expect(within(1000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('is an error when nothing does', async () => {
    await expect(within(200, new Promise(() => {}))).rejects.toThrow('no answer within 200 ms');
  });

  it('is not late because the thread that waits for it was busy', async () => {
    const coming = within(300, readFile(import.meta.filename, 'utf8'));
    const startedAt = Date.now();
    while (Date.now() - startedAt < 600);
    await expect(coming).resolves.toContain('was busy');
  });
});
