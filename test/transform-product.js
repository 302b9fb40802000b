import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const load = createRequire(import.meta.url);
const ROOT = join(import.meta.dirname, '..');
const OWN = readFileSync(import.meta.filename, 'utf8');

/** What was built of a source. */
const builtOf = (source) => join(ROOT, 'dist', relative(join(ROOT, 'src'), source).replace(/\.ts$/, '.js'));

/** What stands for a module of the product in a spec's own context: the names of what was built and loaded by Node. */
export default {
  getCacheKey: (_, source) => {
    const file = builtOf(source);
    return createHash('sha1')
      .update([OWN, file, readFileSync(file, 'utf8')].join('\0'))
      .digest('hex');
  },
  process: (_, source) => {
    const file = builtOf(source);
    const names = Object.keys(load(file)).map((name) => `export const ${name} = product.${name};`);
    return { code: [`const product = loadProduct(${JSON.stringify(file)});`, ...names].join('\n') };
  },
};
