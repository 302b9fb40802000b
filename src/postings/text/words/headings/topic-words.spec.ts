import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { saysCareer, saysNoneOpen, saysNothingOpen, topicOf } from '../../../page/lines/headings/topics.js';
import { NONE_WORDS } from '../state/nothing-open-words.js';
import { OPENINGS_ALONE, TOPIC_WORDS } from './topic-words.js';

const WORDS = TOPIC_WORDS.flatMap(([topic, language, words]) =>
  words.split('|').map((word) => [word.replaceAll('*', ''), language, topic] as const),
);

itHoldsForEvery('words speak of their topic', WORDS, (word, _language, topic) => {
  switch (topic) {
    case 'openings':
    case 'careers':
      // What one language calls its openings is a word for careers in another: both lead to postings.
      expect(['openings', 'careers']).toContain(topicOf(word));
      expect(saysCareer(word)).toBe(true);
      break;
    case 'heading':
      expect(topicOf(word)).toBe('openings');
      break;
    case 'other':
      expect(topicOf(word)).toBe('other');
      break;
    case 'nothing':
      expect(saysNothingOpen(`Sorry: ${word}.`)).toBe(true);
      break;
    case 'elsewhere':
      expect(saysCareer('Careers')).toBe(true);
      expect(saysCareer(`Careers: ${word}`)).toBe(false);
  }
});

itHoldsForEvery('there are none of what stands above', NONE_WORDS, (_language, words) => {
  for (const none of words.split('|')) {
    expect([none, saysNoneOpen(none, 'Open positions')]).toEqual([none, true]);
    expect([none, saysNoneOpen(`Open positions: ${none}`, 'Our mill')]).toEqual([none, true]);
    expect([none, saysNoneOpen(none, 'Events')]).toEqual([none, false]);
    expect([none, saysNothingOpen(none)]).toEqual([none, false]);
  }
});

itHoldsForEvery('a whole heading names openings', OPENINGS_ALONE, (_language, words) => {
  for (const heading of words.split('|')) {
    expect(topicOf(heading)).toBe('openings');
    expect(topicOf(`${heading} a destacar`)).toBeUndefined();
  }
});

it.each(['Our bakery', 'Unser Brot', 'Хлеб', '焼きたてのパン'])('"%s" speaks of none of them', (heading) => {
  expect(topicOf(heading)).toBeUndefined();
  expect(saysNothingOpen(heading)).toBe(false);
});

it('follows no link for words that only a heading says of openings', () => {
  expect(topicOf('Nos offres')).toBe('openings');
  expect(saysCareer('Nos offres')).toBe(false);
});
