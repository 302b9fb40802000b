import { expect, it } from '@jest/globals';
import { webOf } from '../../test/fake-context.js';
import type { WebAnswer } from '../web/web.js';
import type { KnownPosting } from './decide-changes.js';
import { endStatedBy, readOwnPages } from './own-pages.js';

const url = 'https://firm.example/careers/baker';
const page = (more: Partial<Extract<WebAnswer, { outcome: 'page' }>>): WebAnswer => ({
  ...{ outcome: 'page', request: { url }, url, status: 200, contentType: 'text/html', body: '<h1>Baker</h1>' },
  truncated: false,
  ...more,
});
const LISTS = new Set(['firm.example/jobs']);

it.each<[string, WebAnswer, string | undefined]>([
  ['404', page({ status: 404 }), 'its page answers 404'],
  ['410', page({ status: 410 }), 'its page answers 410'],
  [
    'a redirect to the page above',
    page({ url: 'https://www.firm.example/careers/?from=baker' }),
    'its page leads to the list of postings',
  ],
  ['a redirect to a list', page({ url: 'https://firm.example/jobs' }), 'its page leads to the list of postings'],
  ['its words', page({ body: 'This job is no longer available' }), 'its page says: This job is no longer available'],
  ['the posting', page({}), undefined],
  ['a redirect to the home page', page({ url: 'https://firm.example/' }), undefined],
  ['a redirect to another form of it', page({ url: 'https://firm.example/en/careers/baker/' }), undefined],
  ['a server error', page({ status: 500 }), undefined],
  ['a refusal', { outcome: 'refused', request: { url }, by: 'server', status: 403, reason: 'x' }, undefined],
  ['no answer', { outcome: 'failed', request: { url }, kind: 'no_browser', reason: 'x' }, undefined],
])('%s', (_name, answer, reason) => {
  expect(endStatedBy(answer, LISTS)).toBe(reason);
});

const known = (key: string, jobUrl: string, day = 1): KnownPosting => ({
  ...{ key, fields: { job_url: jobUrl }, lastSeenAt: new Date(day), missed: 0, closedAt: null },
});

it('asks the pages of single postings only, twenty of them, those that are missing for longest', async () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    known(String(at), `https://firm.example/careers/${String(at)}`, at),
  );
  const shared = [known('x', 'https://firm.example/list#x'), known('y', 'https://firm.example/list#x')];
  const gone = await readOwnPages(
    webOf({}),
    [...shared, known('z', 'https://firm.example/jobs/'), ...many.toReversed()],
    ['https://firm.example/jobs'],
  );
  expect([...gone.keys()]).toEqual(Array.from({ length: 20 }, (_, at) => String(at)));
});
