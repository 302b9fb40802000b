import { Injectable } from '@nestjs/common';
import { SecretsCipher } from '../store/secrets-cipher.js';
import { RunStore } from '../store/run-store.js';

/** Files at signed addresses. */
@Injectable()
export class Files {
  constructor(
    private readonly store: RunStore,
    private readonly cipher: SecretsCipher,
  ) {}

  /** The content; undefined when the address is not ours, has expired, or the file is gone. */
  async find(token: string, name: string): Promise<Buffer | undefined> {
    const id = this.cipher.verify(token, new Date());
    const file = id === undefined ? undefined : await this.store.file(id);
    return file?.name === name ? Buffer.from(file.content) : undefined;
  }
}
