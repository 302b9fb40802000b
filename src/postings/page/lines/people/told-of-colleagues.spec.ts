import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { COLLEAGUE_WORDS, OWN_WORK_WORDS } from '../../../text/words/people/colleague-words.js';
import { capitalised } from '../../../text/words.js';
import { tellsOfColleagues, tellsOfOwnWork } from './told-of-colleagues.js';

itHoldsForEvery('tells of those who do it already', COLLEAGUE_WORDS, (_language, ours, they, title, sentence) => {
  expect(ours).not.toBe('');
  expect(tellsOfColleagues(title, sentence)).toBe(true);
  for (const word of they.split('|').filter(Boolean))
    expect(tellsOfColleagues(title, `${capitalised(word)} bake bread.`)).toBe(true);
});

it.each([
  ['Baker', 'You bake bread with our bakers.'],
  ['Baker', 'Our bakery makes bread. You bake it.'],
  ['Baker', 'Our shop in Leeds needs a hand.'],
  ['Baker', 'We look for somebody to help our bakers at night.'],
  ['Bäcker (m/w/d)', 'Unsere Bäcker backen Brot.'],
  ['Bäcker', 'Unsere Bäcker freuen sich auf dich.'],
  ['Miller', 'Our bakers need flour.'],
  ['Bakery Manager', 'Our bakery in Leeds is growing.'],
  ['Verkäufer', 'Unser Verkauf am Markt wächst.'],
  ['Boulanger', 'Notre boulangerie de Lyon ouvre tôt.'],
  ['Piekarz', 'Nasi piekarze pracują w nocy. Szukamy kolejnej osoby.'],
])('"%s" is sought: %s', (title, text) => {
  expect(tellsOfColleagues(title, text)).toBe(false);
});

itHoldsForEvery('somebody tells of the own work', OWN_WORK_WORDS, (_language, words) => {
  for (const phrase of words.split('|')) expect(tellsOfOwnWork('Baker', `${capitalised(phrase)} Xyzzy.`)).toBe(true);
});

it.each([
  ['Boulangère', 'J’ai commencé à la rentrée, le plaisir du service est pour les clients.'],
  ['Panadera', 'Empecé en el molino. Lo que me gusta es come se hace el pan.'],
])('"%s" tells in words that speak to readers of other languages: %s', (title, text) => {
  expect(tellsOfOwnWork(title, text)).toBe(true);
});

it.each([
  ['Boulanger', 'J’ai commencé ici, et tu peux faire de même.'],
  ['Baker', 'You start as a baker, and I have been asked to train you.'],
  ['Bäcker (m/w/d)', 'Ich arbeite hier seit Jahren.'],
  ['Miller', 'I am a miller, and I am looking for a second one.'],
])('"%s" is sought, too: %s', (title, text) => {
  expect(tellsOfOwnWork(title, text)).toBe(false);
});
