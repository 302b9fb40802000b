import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { factsOf } from './short-facts.js';

const YEARS =
  '3-5 Yıl|3+ years|3–5 Jahre|3-5 ans|3-5 años|3-5 anos|3-5 anni|3-5 jaar|3-5 år|3-5 lat|3-5 let|3-5 rokov|3-5 év|3-5 ani|3-5 години|3-5 лет|3-5 років|3-5 godina|3-5 aastat|3-5 metai|3-5 gadi|3-5 vuotta|3-5 χρόνια|3-5年|3-5년|3-5 tahun|3-5 năm|3-5 ปี|3-5 سنوات|3-5 שנים';

itHoldsForEvery(
  'years among the facts of a job are those of experience',
  YEARS.split('|').map((years) => [years] as const),
  (years) => {
    expect(factsOf(['Graz', years])).toMatchObject({ location: 'Graz', min_years_of_experience: 3 });
  },
);

it.each([
  ['3 years'],
  ['3-5 Tage'],
  ['10-20 kg'],
  ['For 3-5 years'],
  ['Ausbildung', '2-3 Jahre'],
  ['Praktikum', '1-2 Jahre'],
])('%s asks for no years', (...facts) => {
  expect(factsOf(facts).min_years_of_experience).toBeUndefined();
});
