import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config/config.js';
import { makeDataFolder } from '../../config/data-folder.js';
import { messageOf, StartError } from '../../errors.js';

/** A caller's keys as they are stored. */
export interface Encrypted {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly ciphertext: Uint8Array<ArrayBuffer>;
}

const TAG_LENGTH = 16;
const KEY_LENGTH = 32;
/** Time (ms) in which another process that has made the file of the key has written it, too. */
const WRITTEN_WITHIN = 2000;

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
    const text = decipher.update(ciphertext.subarray(0, ciphertext.length - TAG_LENGTH));
    try {
      return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8')) as Record<string, string>;
    } catch (error) {
      // What the cipher says of it, "unable to authenticate data", sends people to look for a wrong password.
      throw new Error(
        'what was encrypted with one SECRETS_KEY cannot be read with another: all processes need the same',
        {
          cause: error,
        },
      );
    }
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

/**
 * The cipher of this service: its key from the settings, or made once and kept beside the embedded Postgres.
 * @throws StartError where that file cannot be written or holds no key: with an empty one anybody could sign
 */
export async function createSecretsCipher({
  SECRETS_KEY: key,
  DATA_DIR: folder,
}: Pick<Config, 'SECRETS_KEY' | 'DATA_DIR'>): Promise<SecretsCipher> {
  if (key !== undefined) return new SecretsCipher(key);
  const file = join(folder, 'secrets-key');
  await makeDataFolder(folder);
  // Two processes may start at once: whoever comes second takes what is there.
  await writeFile(file, randomBytes(KEY_LENGTH).toString('base64'), { mode: 0o600, flag: 'wx' }).catch(
    async (error: unknown) => {
      if ((error as { code?: string }).code === 'EEXIST') return;
      await rm(file, { force: true });
      throw new StartError([`DATA_DIR: ${file} cannot be written: ${messageOf(error)}`]);
    },
  );
  await chmod(file, 0o600);
  return new SecretsCipher(await readKey(file));
}

async function readKey(file: string): Promise<Buffer> {
  for (const until = Date.now() + WRITTEN_WITHIN; ;) {
    const text = await readFile(file, 'utf8');
    const key = Buffer.from(text, 'base64');
    if (key.length === KEY_LENGTH) return key;
    // Half a key is one that is being written.
    if (text.length > 2 * KEY_LENGTH || Date.now() > until)
      throw new StartError([
        `DATA_DIR: ${file} holds no key (32 bytes in base64): put back the one that was there, or remove it; webhooks' secrets and addresses of files that were given out then end`,
      ]);
    await sleep(50);
  }
}

/** The text with every one of these values replaced by `***`. */
export function redacted(text: string, secrets: Iterable<string>): string {
  let clean = text;
  for (const secret of secrets) if (secret !== '') clean = clean.replaceAll(secret, '***');
  return clean;
}
