import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { makeDataFolder } from '../../config/data-folder.js';

/** A caller's keys as they are stored. */
export interface Encrypted {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly ciphertext: Uint8Array<ArrayBuffer>;
}

const TAG_LENGTH = 16;

/** Encrypts callers' keys for the time of their run, and signs the addresses of files. */
export class SecretsCipher {
  private readonly encryptionKey: Buffer;
  private readonly signingKey: Buffer;

  /** @param key 32 random bytes, the same for all processes of the service */
  constructor(private readonly key: Buffer) {
    this.encryptionKey = this.deriveKey('callers keys');
    this.signingKey = this.deriveKey('file addresses');
  }

  /** A key of 32 bytes for one purpose; nothing can be learned from it about the others. */
  deriveKey(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', purpose, 32));
  }

  /** AES-256-GCM, bound to the run: a row that is moved to another run is not decrypted. */
  encrypt(runId: string, values: Readonly<Record<string, string>>): Encrypted {
    const nonce = new Uint8Array(randomBytes(12));
    const cipher = createCipheriv('aes-256-gcm', this.encryptionKey, nonce).setAAD(Buffer.from(runId));
    const ciphertext = Buffer.concat([
      cipher.update(JSON.stringify(values), 'utf8'),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return { nonce, ciphertext: new Uint8Array(ciphertext) };
  }

  /** @throws Error when the row is another run's or was encrypted with another key */
  decrypt(runId: string, { nonce, ciphertext }: Encrypted): Record<string, string> {
    const decipher = createDecipheriv('aes-256-gcm', this.encryptionKey, nonce).setAAD(Buffer.from(runId));
    decipher.setAuthTag(ciphertext.subarray(ciphertext.length - TAG_LENGTH));
    const text = Buffer.concat([
      decipher.update(ciphertext.subarray(0, ciphertext.length - TAG_LENGTH)),
      decipher.final(),
    ]).toString('utf8');
    return JSON.parse(text) as Record<string, string>;
  }

  /** The token of a file's address: which file, until when, and that we say so. */
  sign(fileId: string, expiresAt: Date): string {
    const content = `${fileId}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
    return `${content}.${this.signature(content)}`;
  }

  /** The file that a token is for; undefined when it is not ours or has expired. */
  verify(token: string, now: Date): string | undefined {
    const [, content = '', fileId = '', expires = '', signature = ''] =
      /^(([0-9a-f-]{36})\.([0-9a-z]{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
    if (content === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(this.signature(content))))
      return undefined;
    return parseInt(expires, 36) * 1000 > now.getTime() ? fileId : undefined;
  }

  private signature(content: string): string {
    return createHmac('sha256', this.signingKey).update(content).digest('base64url');
  }
}

/** The cipher of this service: its key from the settings, or made once and kept beside the embedded Postgres. */
export async function createSecretsCipher({ SECRETS_KEY: key, DATA_DIR: folder }: Config): Promise<SecretsCipher> {
  if (key !== undefined) return new SecretsCipher(key);
  const file = join(folder, 'secrets-key');
  await makeDataFolder(folder);
  // Two processes may start at once: whoever comes second takes what is there.
  await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  });
  await chmod(file, 0o600);
  return new SecretsCipher(Buffer.from(await readFile(file, 'utf8'), 'base64'));
}

/** The text with every one of these values replaced by `***`. */
export function redacted(text: string, secrets: Iterable<string>): string {
  let clean = text;
  for (const secret of secrets) if (secret !== '') clean = clean.replaceAll(secret, '***');
  return clean;
}
