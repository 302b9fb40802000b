import type { Config } from '../../config/config.js';
import type { Envelope } from './envelopes.js';
import type { SecretsCipher } from './secrets-cipher.js';

const REFERENCE = /^file:([0-9a-f-]{36})\/(.+)$/;

/** How a run's summary names a file of the run. */
export function fileReference(id: string, name: string): string {
  return `file:${id}/${name}`;
}

/** The file that a value of a summary names; undefined when it names none. */
export function readFileReference(value: string): { id: string; name: string } | undefined {
  const [, id, name] = REFERENCE.exec(value) ?? [];
  return id === undefined || name === undefined ? undefined : { id, name };
}

/** The envelope with the files of its result under signed addresses that expire. */
export function withFileAddresses(
  envelope: Envelope,
  by: { cipher: SecretsCipher; config: Config; now: Date },
): Envelope {
  const { result } = envelope;
  if (typeof result !== 'object' || result === null) return envelope;
  const expiresAt = new Date(by.now.getTime() + by.config.FILE_URL_HOURS * 3_600_000);
  const addressed = Object.entries(result).map(([name, value]: [string, unknown]) => {
    const file = typeof value === 'string' ? readFileReference(value) : undefined;
    return [
      name,
      file === undefined
        ? value
        : `${by.config.PUBLIC_BASE_URL ?? ''}/v1/files/${by.cipher.sign(file.id, expiresAt)}/${encodeURIComponent(file.name)}`,
    ];
  });
  return { ...envelope, result: Object.fromEntries(addressed) as Envelope };
}
