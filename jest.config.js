/** Specs of the product that need a context of their own: a false clock that waits for promises, a heap to measure. */
const IN_CONTEXTS = ['work/run-gate', 'work/heap', 'web/crawlee-web'];

const project = { roots: ['<rootDir>/src', '<rootDir>/test'], extensionsToTreatAsEsm: ['.ts'] };

/**
 * The specs of single modules and of the architecture: Node runs them as it is. A context of Jest's own for each spec,
 * with all of Jest compiled in it anew, takes as long as what they do.
 * @type {import('jest').Config}
 */
export const inNode = {
  ...project,
  runner: 'jest-light-runner/child-process',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/architecture.spec.ts'],
  testPathIgnorePatterns: IN_CONTEXTS,
};

/** The others, most of them of the whole service: with a Postgres. */
const inContexts = {
  ...project,
  testEnvironment: '<rootDir>/test/environment.js',
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  testMatch: ['<rootDir>/test/**/*.spec.ts', ...IN_CONTEXTS.map((name) => `<rootDir>/src/**/${name}.spec.ts`)],
  testPathIgnorePatterns: ['test/architecture'],
  transform: {
    // Specs and what stands in a spec's own context: the client that Prisma made, and what is given a false clock.
    '\\.spec\\.ts$|/test/.*\\.ts$|/src/db/client/|/src/runs/work/run-gate\\.ts$': '@swc/jest',
    '/src/.*\\.ts$': '<rootDir>/test/transform-product.js',
  },
  moduleNameMapper: { '^(\\.{1,2}/(?!.*\\.json\\.js$).*)\\.js$': '$1' },
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** @type {import('jest').Config} */
export default {
  projects: [inNode, inContexts],
  // What hangs ends; what a busy machine makes slow does not fail.
  testTimeout: 420_000,
  // Two more than the processors of CI: specs that wait for a process, a pause or a page leave them to others.
  maxWorkers: 4,
  // A worker that has ended still gives its memory back, on a busy machine for longer than Jest's half second.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/test/longest-first.js',
};
