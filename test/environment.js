import { TestEnvironment } from 'jest-environment-node';

/**
 * A spec's surroundings, which let it load the built product as Node itself does: once per worker of Jest and not once
 * per spec, where every module would be compiled anew.
 */
export default class BuiltProductEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importBuilt = (file) => import(file);
    // What a spec throws in a callback of the product is an error to the product, too.
    this.global.Error = Error;
  }
}
