/**
 * What the image has in node_modules, from the lock file. As `node --import …/image-packages.ts PROGRAM` it answers the
 * program as the image would: every other package, and every file that is trimmed, is not there.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNeverOpened } from '../src/commands/trim-packages.ts';

const ROOT = join(import.meta.dirname, '..');

type Locked = Readonly<Record<'dev' | 'optional' | 'devOptional', boolean | undefined>>;

/**
 * Folders of the packages that `npm ci --omit=dev --omit=optional` installs and the Dockerfile keeps, as
 * node_modules/NAME.
 */
export function imagePackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path]) => path)
    .filter((path) => !isNeverOpened(`${path.replace('node_modules/', '')}/`));
}

if (process.env['NODE_OPTIONS']?.includes('image-packages.ts') === true) {
  const installed = new Set(imagePackages());
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!found.url.startsWith('file:') || !found.url.includes('/node_modules/')) return found;
      const path = fileURLToPath(found.url).slice(ROOT.length + 1);
      const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '';
      if (installed.has(folder) && !isNeverOpened(path.replace('node_modules/', ''))) return found;
      throw Object.assign(new Error(`the image has no ${path}`), { code: 'ERR_MODULE_NOT_FOUND' });
    },
  });
}
