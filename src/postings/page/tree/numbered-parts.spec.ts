import { expect, it } from '@jest/globals';
import { numberedParts } from './numbered-parts.js';

it.each([
  ['1. 会做面包；2. 2年以上经验；3. 能早起。', ['1. 会做面包；', '2. 2年以上经验；', '3. 能早起。']],
  ['岗位要求：1、会做面包；2、能早起。', ['岗位要求：1、会做面包；', '2、能早起。']],
  ['１つの仕事', ['１つの仕事']],
  ['1、会做面包', ['1、会做面包']],
  ['会做面包；2、能早起', ['会做面包；2、能早起']],
  ['1. Bake bread; 2. Rise early', ['1. Bake bread; 2. Rise early']],
])('"%s" has the items %j', (line, parts) => {
  expect(numberedParts(line)).toEqual(parts);
});
