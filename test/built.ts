import { join } from 'node:path';

/** A file of the built product, for programs beside the tests that run or load it as it is. */
export function built(path: string): string {
  return join(import.meta.dirname, '..', 'dist', path);
}
