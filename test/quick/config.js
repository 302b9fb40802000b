import config from '../../jest.config.js';

/**
 * `npm run test:quick`: what is pure, and the architecture, for work in between. Left out are the specs that open
 * sockets, start threads, measure time, or take seconds for one large or hundreds of varied inputs, and the Postgres
 * that none of the others needs. They run in Node as it is: a context of Jest's own for each spec, with all of Jest
 * compiled in it anew, takes as long as what the specs do.
 * @type {import('jest').Config}
 */
export default {
  ...config,
  rootDir: '../..',
  runner: 'jest-light-runner',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/architecture.spec.ts'],
  testPathIgnorePatterns: [
    '/src/web/',
    'reading-thread',
    'reading-limits',
    'hostile-text',
    'judging/refilter',
    'reading/read-pages',
    'career-pages.pipeline',
    'reading/pdf-adverts',
    'rendering/scripted-pages',
    'reading/site-lists',
    'pdf-text',
    'lists/layouts',
    'html-listing.unseen',
    'lists/closed-part',
    'lists/entry-forms',
    'lists/over-cards',
    'lists/builder-pages',
    'lists/said-of-all',
    'lists/jump-links',
    'lists/sibling-parts',
    'lists/old-pages',
    'lists/record-columns',
    'lists/entries-of-other-forms',
    'lines/asking-sentences',
    'page/half-named-lists',
    'reading/further-pages',
    'reading/guessed-pages',
    'data/json-labels',
    'data/json-languages',
    'advert/last-days',
    'data/json-public',
    'advert/person-card',
    'place-judgement',
    'ats/faults',
    'labels/labels',
    'words/not-open-words',
    'words/position-words',
    'words/person-words',
    'words/jump-words',
    'site/map-site',
    'words/place-words',
    'ats/paging',
    'ats/variations',
    'decide-changes',
    // A false clock that waits for promises is in Jest's own runner only.
    'work/run-gate',
    'heap.spec',
  ],
  testNamePattern: '^(?!.*(?:linear|hostile|in time that|fast enough|90 days|made to overflow))',
  // Nothing here waits: a third worker would only share the two processors.
  maxWorkers: 2,
  globalSetup: undefined,
  globalTeardown: undefined,
};
