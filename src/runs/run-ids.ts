import { randomBytes } from 'node:crypto';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** `run_` and 26 base32 characters: 130 random bits, so that an id cannot be guessed. */
export function newScraperRunId(): string {
  return `run_${Array.from(randomBytes(26), (byte) => BASE32[byte & 31] ?? '').join('')}`;
}
