import type { RunStore } from './run-store.js';
import { redacted, type SecretsCipher } from './secrets-cipher.js';

/** The caller's keys of one run: opened when they are first needed, and kept out of everything that is written. */
export class RunSecrets {
  private opened: Promise<Readonly<Record<string, string>>> | undefined;
  /** Values that must not leave the run, as far as they were opened. */
  private readonly values = new Set<string>();

  constructor(
    private readonly store: Pick<RunStore, 'secretsOf'>,
    private readonly runId: string,
    private readonly cipher: SecretsCipher,
  ) {}

  /** The keys by the names of their fields. */
  keys(): Promise<Readonly<Record<string, string>>> {
    this.opened ??= this.open();
    return this.opened;
  }

  /** The text without any value of the keys. */
  clean(text: string): string {
    return redacted(text, this.values);
  }

  private async open(): Promise<Readonly<Record<string, string>>> {
    const encrypted = await this.store.secretsOf(this.runId);
    const values = encrypted === undefined ? {} : this.cipher.decrypt(this.runId, encrypted);
    Object.values(values).forEach((value) => this.values.add(value));
    return values;
  }
}
