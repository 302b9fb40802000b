import { expect, it } from '@jest/globals';
import { readExperience } from './experience.js';

it.each([
  ['Hai maturato dai 2 ai 4 anni di esperienza.', 2],
  ['2至4年工作经验。', 2],
  ['2 से 4 साल का अनुभव।', 2],
  ['2-4 წლის გამოცდილება.', 2],
  ['მინიმუმ სამი წლის გამოცდილება.', 3],
  ['Ən azı üç il iş təcrübəsi.', 3],
  ['มีประสบการณ์อย่างน้อยสามปี', 3],
])('the least of "%s" is %s', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});

it.each([
  'Şirkətimizin 30 illik təcrübəsi var.',
  'ჩვენს კომპანიას აქვს 30 წლის გამოცდილება.',
  'La nostra azienda ha 30 anni di esperienza nel settore.',
])('"%s" asks for none', (text) => {
  expect(readExperience(text)).toBeUndefined();
});

it.each([
  ['Laurea e 3 anni di esperienza in cucina, oppure, in assenza di laurea, almeno 6 anni di esperienza.', 3],
  ['Abschluss und 3 Jahre Erfahrung oder, ohne Abschluss, mindestens 6 Jahre Erfahrung.', 3],
  ['3 years of experience or, without a degree, at least 6 years of experience.', 3],
  ['3 years of experience with rye or wheat, of late, at least 6 years of experience in all.', 6],
])('a way in that is told between commas behind "or" is another one: %s', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});
