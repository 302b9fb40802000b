import { expect, it } from '@jest/globals';
import { saysNothingOpen, topicOf } from '../../page/leaf-facts.js';
import { TOPIC_WORDS } from './topic-words.js';

const WORDS = TOPIC_WORDS.flatMap(([topic, language, words]) =>
  words.split('|').map((word) => [word.replace('*', ''), language, topic] as const),
);

it.each(WORDS)('"%s" (%s) speaks of %s', (word, _language, topic) => {
  if (topic === 'nothing') expect(saysNothingOpen(`Sorry: ${word}.`)).toBe(true);
  // What one language calls its openings is a word for careers in another: both lead to postings.
  else expect(['openings', 'careers']).toContain(topicOf(word));
});

it.each(['Our bakery', 'Unser Brot', 'Хлеб', '焼きたてのパン'])('"%s" speaks of neither', (heading) => {
  expect(topicOf(heading)).toBeUndefined();
  expect(saysNothingOpen(heading)).toBe(false);
});
