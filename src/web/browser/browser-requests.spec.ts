import { expect, it } from '@jest/globals';
import { headersBack } from './browser-requests.js';

it('leaves a script the links through a list, and a document none', () => {
  const answer = {
    url: 'https://a.example/api',
    status: 200,
    headers: { link: '</app.css>; rel=preload, </api?page=2>; rel="next"' },
    bytes: Buffer.alloc(0),
    truncated: false,
  };
  expect(headersBack(answer, 'data')['link']).toBe(' </api?page=2>; rel="next"');
  expect(headersBack(answer, 'document')).not.toHaveProperty('link');
  expect(headersBack(answer, 'code')).not.toHaveProperty('link');
});
