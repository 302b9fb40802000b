import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The service's own folder, whether a module asks from its source, from what was compiled or from a bundle. */
const ROOT = rootAbove(import.meta.dirname);

/** Folder with schema.prisma and the migrations. */
export const PRISMA_FOLDER = join(ROOT, 'prisma');

/** Path of a file of the built product, named as below `src/`: threads and assets have no other form. */
export function productFile(path: string): string {
  return join(ROOT, 'dist', path);
}

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));
}
