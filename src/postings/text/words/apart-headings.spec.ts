import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { isApartHeading, topicOf } from '../../page/lines/topics.js';
import { APART_HEADINGS } from './apart-headings.js';

const HEADINGS = APART_HEADINGS.flatMap(([language, headings]) =>
  headings.split('|').map((heading) => [heading, language] as const),
);

itHoldsForEvery(
  'headings of what is no list of openings are known whole, and are none of openings',
  HEADINGS,
  (heading) => {
    expect(isApartHeading(heading.toLocaleUpperCase())).toBe(true);
    expect(topicOf(heading)).not.toBe('openings');
  },
);

it.each(['Join our team', 'Our team is looking for', 'Open positions in our services', 'Roles in training'])(
  '"%s" may stand above openings',
  (heading) => {
    expect(isApartHeading(heading)).toBe(false);
  },
);
