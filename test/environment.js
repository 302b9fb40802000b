import { TestEnvironment } from 'jest-environment-node';

/**
 * A spec's surroundings. Those of the service in `e2e/` load the built product as Node itself does: once per worker of
 * Jest and not once per spec, where every module would be compiled anew.
 */
export default class BuiltProductEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    if (!/[\\/]e2e[\\/]/.test(context.testPath)) return;
    this.global.importBuilt = (file) => import(file);
    // What such a spec throws in a callback of the product is an error to the product, too.
    this.global.Error = Error;
  }
}
