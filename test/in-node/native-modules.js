import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const [SOURCES, BUILT] = ['../../src/', '../../dist/'].map((folder) => new URL(folder, import.meta.url).href);

/**
 * Specs that Node itself loads (`--import`): it reads their TypeScript, and finds what they import. A module of the
 * product is the one that was built; a helper beside the specs is its source.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return next(new URL('jest-globals.js', import.meta.url).href, context);
    const importer = context.parentURL?.replace(/\?.*$/, '');
    if (!importer?.endsWith('.ts') || !/^\.{1,2}\/.*\.js$/.test(specifier)) return next(specifier, context);
    const named = new URL(specifier, importer).href;
    const found = [named.replace(SOURCES, BUILT), named.replace(/\.js$/, '.ts')].find((url) =>
      existsSync(fileURLToPath(url)),
    );
    return next(found ?? specifier, context);
  },
});
