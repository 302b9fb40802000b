/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/test/environment.js',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    // Specs and what stands in a spec's own context: the client that Prisma made, and what is given a false clock.
    '\\.spec\\.ts$|/test/.*\\.ts$|/src/db/client/|/src/runs/work/run-gate\\.ts$': '@swc/jest',
    '/src/.*\\.ts$': '<rootDir>/test/transform-product.js',
  },
  moduleNameMapper: { '^(\\.{1,2}/(?!.*\\.json\\.js$).*)\\.js$': '$1' },
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // What hangs ends; what a busy machine makes slow does not fail.
  testTimeout: 420_000,
  // Two more than the processors of CI: specs that wait for a process, a pause or a page leave them to others.
  maxWorkers: 4,
  // A worker that has ended still gives its memory back, on a busy machine for longer than Jest's half second.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/test/longest-first.js',
};
