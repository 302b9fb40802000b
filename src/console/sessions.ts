import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ApiKeys } from '../accounts/api-keys.js';
import { Config } from '../config/config.js';
import { SecretsCipher } from '../runs/store/secrets-cipher.js';

/** Who looks at the console: the owner of an API key. */
export interface Session {
  readonly apiKeyId: string;
  /** The key's name, as its operator gave it. */
  readonly name: string;
  /** What every form of this session must send along. */
  readonly formToken: string;
}

const COOKIE = 'hiring_signals_console';
/** Seconds for which a session lasts. */
const LIFETIME = 12 * 3600;

/**
 * Sessions without a table: the cookie holds the prefix of the API key and its end, signed. The prefix is looked up
 * with every page, so revoking or rotating the key ends its sessions.
 */
@Injectable()
export class Sessions {
  private readonly key: Buffer;
  private readonly attributes: string;

  constructor(
    private readonly keys: ApiKeys,
    cipher: SecretsCipher,
    @Inject(Config) { PUBLIC_BASE_URL }: Config,
  ) {
    this.key = cipher.deriveKey('console sessions');
    const secure = PUBLIC_BASE_URL?.startsWith('https:') === true ? '; Secure' : '';
    this.attributes = `; Path=/console; HttpOnly; SameSite=Strict${secure}`;
  }

  /** The cookie of a new session; undefined for a key that is not good. */
  async open(apiKey: string): Promise<string | undefined> {
    if ((await this.keys.find(apiKey)) === undefined) return undefined;
    const content = [
      this.keys.prefixOf(apiKey),
      Math.floor(Date.now() / 1000) + LIFETIME,
      randomBytes(9).toString('base64url'),
    ].join('.');
    return `${COOKIE}=${content}.${this.sign(`session ${content}`)}; Max-Age=${String(LIFETIME)}${this.attributes}`;
  }

  /** The cookie that ends the session. */
  close(): string {
    return `${COOKIE}=; Max-Age=0${this.attributes}`;
  }

  /** Whose session the request's cookies name; undefined where it is none, has ended, or its key has. */
  async find(cookies: string | undefined): Promise<Session | undefined> {
    const { content, prefix, end, signature } = readCookie(cookies ?? '');
    if (!isSame(signature, this.sign(`session ${content}`)) || end < Date.now() / 1000) return undefined;
    const owner = await this.keys.ownerOf(prefix);
    return owner && { apiKeyId: owner.id, name: owner.name, formToken: this.sign(`form ${content}`) };
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}

function readCookie(cookies: string): { content: string; prefix: string; end: number; signature: string } {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '';
  const [, content = '', prefix = '', end = '0', signature = ''] =
    /^(([\w-]+)\.(\d+)\.[\w-]+)\.([\w-]{43})$/.exec(value) ?? [];
  return { content, prefix, end: Number(end), signature };
}

/** Compares two texts in a time that does not tell where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
