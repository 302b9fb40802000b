import { join } from 'node:path';

/** A file of the built product, for programs beside the tests that run or load it as it is. */
export function built(path: string): string {
  return join(import.meta.dirname, '..', 'dist', path);
}

declare global {
  /** Given to specs by their environment (`environment.js`). */
  var loadProduct: ((file: string) => unknown) | undefined;
}

/**
 * A module of the built product; `Module` is the type of its source. In a spec it is loaded once per worker of Jest.
 */
export async function loadBuilt<Module>(path: string): Promise<Module> {
  return (globalThis.loadProduct?.(built(path)) ?? (await import(built(path)))) as Module;
}

/** A package as the product has it: decorators and the one who reads them must share what they remember. */
export async function loadPackage<Module>(name: string): Promise<Module> {
  return (globalThis.loadProduct?.(name) ?? (await import(name))) as Module;
}
