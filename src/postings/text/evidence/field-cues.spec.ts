import { expect, it } from '@jest/globals';
import { readCuedWindows } from './field-cues.js';

it.each([
  'You have 3 years of experience',
  'Du hast drei Jahre Erfahrung',
  'Masz 3 lata doświadczenia',
  'Máte tři roky praxe',
  'Három év tapasztalat',
  'Опыт работы 3 года',
  'Досвід роботи 3 роки',
  'Εμπειρία 3 χρόνια',
  '3 yıl deneyim',
  '経験3年',
])('"%s" speaks of years of experience', (line) => {
  expect(readCuedWindows({}, line)?.fields).toEqual(['min_years_of_experience']);
});

it.each(['We have been baking for 3 years', 'Experience with rye', 'We mill flour in Leeds'])(
  '"%s" does not',
  (line) => {
    expect(readCuedWindows({}, line)).toBeUndefined();
  },
);
