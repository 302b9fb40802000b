import { afterAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecretsCipher, SecretsCipher } from './secrets-cipher.js';

describe('the key of the secrets', () => {
  const above = mkdtempSync(join(tmpdir(), 'secrets-'));
  const folder = (): string => mkdtempSync(join(above, 'data-'));
  afterAll(() => {
    rmSync(above, { recursive: true, force: true });
  });

  it('is made once for all processes of a folder', async () => {
    const DATA_DIR = folder();
    const of = async (): Promise<SecretsCipher> => createSecretsCipher({ SECRETS_KEY: undefined, DATA_DIR });
    const [one, two] = await Promise.all([of(), of()]);
    expect(two.decrypt('run', one.encrypt('run', { key: 'value' }))).toEqual({ key: 'value' });
    expect((await of()).decrypt('run', one.encrypt('run', { key: 'value' }))).toEqual({ key: 'value' });
  });

  it('is waited for where another process has made its file and not written it yet', async () => {
    const DATA_DIR = folder();
    const file = join(DATA_DIR, 'secrets-key');
    writeFileSync(file, '');
    const coming = createSecretsCipher({ SECRETS_KEY: undefined, DATA_DIR });
    const key = randomBytes(32);
    await new Promise((resolve) => setTimeout(resolve, 100));
    writeFileSync(file, key.toString('base64'));
    expect(new SecretsCipher(key).decrypt('run', (await coming).encrypt('run', { a: 'b' }))).toEqual({ a: 'b' });
  });

  it.each(['x'.repeat(100), ''])('is no other text that stands there: %j', async (text) => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, 'secrets-key'), text);
    await expect(createSecretsCipher({ SECRETS_KEY: undefined, DATA_DIR })).rejects.toThrow(
      /^DATA_DIR: \S+secrets-key holds no key/,
    );
    expect(readFileSync(join(DATA_DIR, 'secrets-key'), 'utf8')).toBe(text);
  });

  it('is named where another process has another one', () => {
    const [one, two] = [new SecretsCipher(randomBytes(32)), new SecretsCipher(randomBytes(32))];
    expect(() => two.decrypt('run', one.encrypt('run', { key: 'value' }))).toThrow(/one SECRETS_KEY .* with another/);
  });
});
