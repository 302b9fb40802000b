import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { saysNothingOpen } from '../../../page/lines/headings/topics.js';
import { NOW_WORDS } from './now-words.js';

itHoldsForEvery('stands anywhere in a sentence that nothing is open', NOW_WORDS, (_language, words, sentence) => {
  const unheard = words.split('|').filter((word) => !saysNothingOpen(sentence.replace('…', word)));
  expect(unheard).toEqual([]);
});

it.each([
  'All roles are now open.',
  'Our jobs are currently in Leeds.',
  'Unsere Stellen sind derzeit in Leeds zu besetzen.',
  'Tous les postes sont actuellement à pourvoir.',
  'Momentálně obsazujeme všechny pozice.',
  'Сейчас все вакансии открыты.',
  'Our jobs are filled with variety.',
  'Our roles are filled by people like you.',
  'With you, our team is complete.',
  'Com você nossa equipe está completa.',
  'Mit jou is ons team compleet.',
  'Unser Team ist komplett per Du.',
  'Wir sind voll besetzt mit netten Menschen.',
  'Wir haben keinen Bedarf an weiteren Personaldienstleistern.',
  'Non cerchiamo personale, cerchiamo persone.',
  'Il nostro organico è completo di cuochi e camerieri.',
  'Nous ne cherchons personne de parfait.',
  'No buscamos a nadie perfecto.',
  'Ми не набираємо випадкових людей.',
  'We are not currently looking for new suppliers.',
  'Brak ogłoszeń spełniających kryteria',
])('does not say that nothing is open: %s', (sentence) => {
  expect(saysNothingOpen(sentence)).toBe(false);
});
