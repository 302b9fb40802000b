import { createHmac, randomBytes } from 'node:crypto';

/** Random bytes of a secret; Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

const PREFIX = 'whsec_';

/** A secret as callers see it. */
export function newSecret(): string {
  return asSecret(randomBytes(SECRET_BYTES));
}

/** Key bytes in the form in which callers see them. */
export function asSecret(key: Buffer): string {
  return PREFIX + key.toString('base64');
}

/**
 * Headers of one try as https://www.standardwebhooks.com has them: the id is the message's, the time (s) the try's, and
 * each secret signs, so that a change of secrets loses nothing.
 */
export function signedHeaders(
  message: { id: string; body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${message.id}.${timestamp}.${message.body}`).digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
    'content-type': 'application/json',
  };
}
