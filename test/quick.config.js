import config from '../jest.config.js';

/**
 * `npm run test:quick`: what is pure, and the architecture, for work in between. Left out are the specs that open
 * sockets, start threads or measure time, and the Postgres that none of the others needs.
 * @type {import('jest').Config}
 */
export default {
  ...config,
  rootDir: '..',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/architecture.spec.ts'],
  testPathIgnorePatterns: ['/src/web/', 'reading-threads', 'hostile-text'],
  globalSetup: undefined,
  globalTeardown: undefined,
};
