import { expect, it } from '@jest/globals';
import { shapeOf } from './answer-shape.js';

it.each([
  ['[{"id":1,"title":"Baker","place":{"city":"Ulm"}},{"id":2}]', 'list of 2 {id, title, place: {city}}'],
  ['{"jobs":[{"id":1}],"meta":{"total":1},"next":null}', '{jobs: list of 1 {id}, meta: {total}, next}'],
  ['{"a":[1,2]}', '{a: list of 2}'],
  ['[]', 'list of 0'],
  [' <?xml version="1.0"?>\n<rss version="2.0"><channel/></rss>', 'XML <rss>'],
  ['<!DOCTYPE html><html><head><title> Jobs </title></head></html>', 'page "Jobs"'],
  ['window.x = 1;', 'text of 13 characters'],
  ['', 'empty'],
])('%s is shown as %s', (body, shape) => {
  expect(shapeOf(body)).toBe(shape);
});
