import { Injectable } from '@nestjs/common';
import { SecretBox } from './secret-box.js';
import { RunStore } from './run-store.js';

/** Files at signed addresses. */
@Injectable()
export class Files {
  constructor(
    private readonly store: RunStore,
    private readonly box: SecretBox,
  ) {}

  /** The content; undefined when the address is not ours, has expired, or the file is gone. */
  async find(token: string, name: string): Promise<Buffer | undefined> {
    const id = this.box.verify(token, new Date());
    const file = id === undefined ? undefined : await this.store.file(id);
    return file?.name === name ? Buffer.from(file.content) : undefined;
  }
}
