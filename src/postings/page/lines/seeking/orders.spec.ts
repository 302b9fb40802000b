import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { ORDER_WORDS } from '../../../text/words/titles/order-words.js';
import { jobTitleScore } from '../titles/job-titles.js';

/** Each with an occupation on the side where its language has it. */
const LINES = ORDER_WORDS.flatMap(([position, language, words]) =>
  words.split('|').map((word) => [position === 'ahead' ? `${word} Engineer` : `Engineer ${word}`, language] as const),
);

itHoldsForEvery('whom customers are to call, book or ask is not sought', LINES, (line) => {
  expect(jobTitleScore(line)).toBe(-1);
});

it.each([
  'Вызвать мастера на объект бесплатно*',
  'Find a doctor',
  'Trouver un médecin',
  'Solicitar un técnico',
  'Monteur inschakelen',
  'Usta çağır',
])('so in "%s"', (line) => {
  expect(jobTitleScore(line)).toBe(-1);
});

it.each([
  'On call doctor',
  'Call centre agent',
  'Book editor',
  'Hire desk assistant',
  'Booking agent',
  'Talent acquisition manager',
  'Fachkraft für Buchungen',
  'Se solicita un técnico',
  'Solicita técnico empresa de agua',
  'Заказчик-инженер',
  'Monteur zoekt collega monteur',
  'Become a driver',
  'Verkoper boeken',
  'Medewerker outbound bellen',
  'Disponent Rufbereitschaft',
  'Hitta ditt jobb som tekniker',
  'Trouvez votre poste de boulanger',
])('"%s" says so of nobody', (line) => {
  expect(jobTitleScore(line)).toBeGreaterThanOrEqual(0);
});
