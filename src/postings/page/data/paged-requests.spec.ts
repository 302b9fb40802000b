import { describe, expect, it } from '@jest/globals';
import { nextPart, saysMore, type ListPart } from './paged-requests.js';

const part = (more: Partial<ListPart>): ListPart => ({
  url: 'https://firm.example/api/jobs',
  method: 'GET',
  headers: {},
  body: '{}',
  count: 10,
  ...more,
});
const next = (...parts: Partial<ListPart>[]): string | undefined => {
  const request = nextPart(parts.map(part));
  return (
    request && `${request.method} ${request.url.slice(20)} ${request.sent ?? request.headers['range'] ?? ''}`.trim()
  );
};

describe('the request for the next part of a list', () => {
  it.each([
    ['a page in the address', [{ url: 'https://firm.example/jobs?size=10&page=1' }], 'GET /jobs?size=10&page=2'],
    ['an offset', [{ url: 'https://firm.example/jobs?limit=10&offset=0' }], 'GET /jobs?limit=10&offset=10'],
    ['a nested name', [{ url: 'https://firm.example/jobs?page[number]=3' }], 'GET /jobs?page[number]=4'],
    ['a page in the path', [{ url: 'https://firm.example/jobs/page-1.json' }], 'GET /jobs/page-2.json'],
    [
      'two that differ in a number without a telling name',
      [{ url: 'https://firm.example/j/0?v=3' }, { url: 'https://firm.example/j/8?v=3' }],
      'GET /j/16?v=3',
    ],
    ['a body', [{ method: 'POST', sent: '{"limit":20,"offset":20}' }], 'POST /api/jobs {"limit":20,"offset":30}'],
    ['a form', [{ method: 'POST', sent: 'action=jobs&paged=2' }], 'POST /api/jobs action=jobs&paged=3'],
    [
      'an address within a body',
      [{ method: 'POST', sent: '{"requests":[{"params":"query=&hitsPerPage=10&page=0"}]}' }],
      'POST /api/jobs {"requests":[{"params":"query=&hitsPerPage=10&page=1"}]}',
    ],
    [
      'a cursor that the body has a place for',
      [
        {
          method: 'POST',
          sent: '{"variables":{"first":8,"after":null}}',
          body: '{"data":{"jobs":{"pageInfo":{"endCursor":"abc","hasNextPage":true}}}}',
        },
      ],
      'POST /api/jobs {"variables":{"first":8,"after":"abc"}}',
    ],
    [
      'a cursor in the address',
      [{ url: 'https://firm.example/jobs?cursor=a', body: '{"nextCursor":"b"}' }],
      'GET /jobs?cursor=b',
    ],
    ['a link in the headers', [{ link: '/api/jobs?p2' }], 'GET /api/jobs?p2'],
    ['a range in the headers', [{ headers: { range: 'items=10-19' } }], 'GET /api/jobs items=20-29'],
    ['a link', [{ body: '{"links":{"next":"/api/jobs?p2"}}' }], 'GET /api/jobs?p2'],
  ])('%s', (_what, parts, expected) => {
    expect(next(...parts)).toBe(expected);
  });

  it.each<[string, Partial<ListPart>[]]>([
    ['nothing counts', [{ url: 'https://firm.example/jobs?department=4' }]],
    ['another host', [{ body: '{"next":"https://other.example/jobs"}' }]],
    [
      'the end',
      [
        {
          sent: '{"after":"a"}',
          body: '{"pageInfo":{"endCursor":"b","hasNextPage":false}}',
        },
      ],
    ],
    ['the same cursor again', [{ url: 'https://firm.example/jobs?cursor=a', body: '{"cursor":"a"}' }]],
  ])('none: %s', (_what, parts) => {
    expect(next(...parts)).toBeUndefined();
  });
});

it.each<[string, boolean, Partial<ListPart>]>([
  ['a cursor', true, { body: '{"items":[],"next_cursor":"b"}' }],
  ['a link', true, { body: '{"links":{"next":"/api/jobs?p2"}}' }],
  ['a link in the headers', true, { link: '/api/jobs?p2' }],
  ['words', true, { body: '{"hasMore":true}' }],
  ['no cursor', false, { body: '{"items":[],"next_cursor":null}' }],
  ['a cursor behind the last entry', false, { body: '{"pageInfo":{"endCursor":"b","hasNextPage":false}}' }],
  ['a link to itself', false, { link: '/api/jobs' }],
  ['nothing', false, {}],
])('whether an answer says that more follows: %s', (_what, expected, more) => {
  expect(saysMore(part(more))).toBe(expected);
});
