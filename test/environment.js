import { TestEnvironment } from 'jest-environment-node';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * A spec's surroundings: the product as it was built is loaded by Node itself, once per worker of Jest and not once per
 * spec, where every module would be compiled, every table of words read and every reader made fast anew.
 */
export default class BuiltProductEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.loadProduct = (file) => load(file);
    // What a spec throws in a callback of the product is an error to the product, too.
    this.global.Error = Error;
  }
}
