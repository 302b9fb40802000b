/**
 * `node trim-packages.ts [FOLDER]`: takes out of node_modules what no program of the image opens, and says what is
 * left. It imports nothing of ours: the Dockerfile runs it as it stands, beside an installation and nothing else.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Paths below node_modules, with the reason why nobody opens them. */
const NEVER_OPENED: readonly RegExp[] = [
  // Debian's Chromium is in the image.
  /^@sparticuz\//,
  // Maps and types are for editors; Node refuses TypeScript below node_modules.
  /\.(?:map|tsbuildinfo)$/,
  /\.[cm]?ts$/,
  // The compilers of other databases than ours.
  /^@prisma\/client\/runtime\/query_compiler_\w+\.(?!postgresql\.)/,
];

/** True for a file that the service never opens; its path is relative to node_modules. */
export function isNeverOpened(path: string): boolean {
  return NEVER_OPENED.some((pattern) => pattern.test(path));
}

/**
 * Bytes of the files that stay in `below`, a path inside of the folder node_modules. With `trim` the others are
 * deleted.
 */
export function sizeOf(folder: string, { trim = false, below = '' } = {}): number {
  let bytes = 0;
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) bytes += sizeOf(folder, { trim, below: path });
    else if (!isNeverOpened(path)) bytes += entry.isFile() ? statSync(join(folder, path)).size : 0;
    else if (trim) rmSync(join(folder, path));
  }
  return bytes;
}

if (process.argv[1] === import.meta.filename) {
  const bytes = sizeOf(resolve(process.argv[2] ?? 'node_modules'), { trim: true });
  console.log(`node_modules has ${(bytes / 1_000_000).toFixed(0)} MB now`);
}
