import { describe, expect, it } from '@jest/globals';
import { pagingLinks, partHeaders } from './part-headers.js';

const LINK =
  '</app.css>; rel=preload; as=style, <https://a.example/jobs?page=1,2>; rel="prev", </jobs?page=3>; title="on"; rel="next"';

describe('partHeaders', () => {
  it.each<[string, Record<string, string>, unknown]>([
    ['a link to the next part', { link: LINK }, { next: '/jobs?page=3' }],
    ['a range of a list', { 'content-range': '0-9/240' }, { total: 240 }],
    ['a range with its unit', { 'content-range': 'items 0-9/240' }, { total: 240 }],
    ['a list that is empty', { 'content-range': '*/0' }, { total: 0 }],
    ['a count', { 'x-total-count': '48' }, { total: 48 }],
    ['the counts of a blog', { 'x-wp-total': '48', 'x-wp-totalpages': '5' }, { total: 48 }],
    ['a part of a file', { 'content-range': 'bytes 0-9/240' }, undefined],
    ['a total that is not known', { 'content-range': '0-9/*' }, undefined],
    ['nothing', { 'content-type': 'text/html', link: '</app.css>; rel=preload' }, undefined],
  ])('%s', (_what, headers, expected) => {
    expect(partHeaders(headers)).toEqual(expected);
  });
});

it('leaves a browser the links through a list alone', () => {
  expect(pagingLinks(LINK)).toBe(
    ' <https://a.example/jobs?page=1,2>; rel="prev", </jobs?page=3>; title="on"; rel="next"',
  );
  expect(pagingLinks('</app.css>; rel="preload"; title="next"')).toBeUndefined();
});
