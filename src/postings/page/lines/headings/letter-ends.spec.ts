import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { APPLICATION_CALLS, EQUAL_CHANCES } from '../../../text/words/applying/application-call-words.js';
import { endsAdvert } from './letter-ends.js';

const wordsOf = (rows: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replaceAll('*', ''), language] as const));

itHoldsForEvery('an advert ends with a call to apply', wordsOf(APPLICATION_CALLS), (words) => {
  expect(endsAdvert(`${words} 1 2 3 by Friday.`)).toBe(true);
  expect(endsAdvert(`– ${words} …`)).toBe(true);
  expect(endsAdvert(`Rye, ${words}`)).toBe(false);
});

itHoldsForEvery('an advert ends with the equal chances of all', wordsOf(EQUAL_CHANCES), (words) => {
  expect(endsAdvert(`Rye and oats and spelt and wheat, ${words}, are welcome.`)).toBe(true);
  expect(endsAdvert(words.slice(0, 39))).toBe(false);
});

it.each([
  ['Interested? Send us your CV.', true],
  ['Interesse? Stuur je cv op.', true],
  ['Ça vous intéresse ? Écrivez-nous.', true],
  ['Interested in bread', false],
  ['Interesse in techniek', false],
  ['Interessiert an neuen Öfen', false],
  ['Interested candidates must have a licence', false],
  ['If you are interested in old ovens, you know how they burn', false],
  ['Apply your knowledge of rye', false],
  ['Contact with our guests', false],
  ['Ready to travel', false],
  ['Wir freuen uns auf deine Bewerbung!', true],
  ["Merci d'envoyer votre CV et une lettre", true],
  ['Equal pay and equal opportunities', false],
])('"%s" ends an advert: %s', (line, ends) => {
  expect(endsAdvert(line)).toBe(ends);
});
