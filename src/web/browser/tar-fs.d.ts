declare module 'tar-fs' {
  import type { Writable } from 'node:stream';
  /** Unpacks a tar into the folder; nothing is written outside of it. */
  export function extract(folder: string): Writable;
}
