import { expect, it } from '@jest/globals';
import { readExperience } from './experience.js';

it.each([
  ['You have run bakeries for at least two years.', 2],
  ['You’ve been baking professionally for a minimum of 3 years', 3],
  ['Applicants must have worked at a mill for no less than 4 years.', 4],
  ['Having managed a shop for at least five years, you know its books.', 5],
  ['Du arbeitest seit mindestens 2 Jahren am Ofen.', 2],
  ['Du hast bereits seit mindestens 3 Jahren Erfahrung am Ofen gesammelt.', 3],
  ['Je werkt al minstens twee jaar in een bakkerij.', 2],
  ['Vous travaillez depuis au moins 3 ans dans un moulin.', 3],
  ['Has trabajado al menos dos años en un horno.', 2],
  // Time that passed in other ways.
  ['You have lived in the country for at least 5 years.', undefined],
  ['You have held a driving licence for at least two years.', undefined],
  ['We have run bakeries for more than 20 years.', undefined],
  ['You have worked hard for years.', undefined],
  ['Du bist seit mindestens 2 Jahren im Besitz eines Führerscheins.', undefined],
  ['Wir backen seit mindestens 10 Jahren.', undefined],
])('work done for years: %s', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});

it.each([
  ['At least 12 months’ experience at a mill', 1],
  ['24 months of bakery experience required', 2],
  ['Mindestens 12 Monate Berufserfahrung', 1],
  ['12 maanden werkervaring', 1],
  ['Au moins 12 mois d’expérience', 1],
  ['Al menos 24 meses de experiencia', 2],
  ['Pelo menos 12 meses de experiência', 1],
  ['Almeno 12 mesi di esperienza', 1],
  ['A year of experience in a bakery', 1],
  ['You have a full year’s retail experience.', 1],
  ['One year or more operating a mill', 1],
  ['2 ili više godina na sličnim pozicijama', 2],
  ['3 nebo více let u pece', 3],
  ['2 lub więcej lat na podobnym stanowisku', 2],
  ['2 sau mai mulți ani într-o brutărie', 2],
  ['2 и более лет на аналогичной должности', 2],
  ['2 і більше років на аналогічній посаді', 2],
  ['Djeca od 3 ili više godina', undefined],
  ['Years’ experience: 4', 4],
  // No whole years, or the months of something else.
  ['18 months’ experience', undefined],
  ['6 months of experience', undefined],
  ['6–12 months of bakery experience', undefined],
  ['6 to 12 months of experience', undefined],
  ['Half a year of experience', undefined],
  ['A 12 months fixed-term contract for an experienced baker', undefined],
  ['£30,000 a year, depending on experience', undefined],
  ['Children of 3 years or more', undefined],
])('years in other words: %s', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});

it.each([
  ['You profit from our 20 years of experience in milling.', undefined],
  ['We bring over 15 years of experience to each loaf.', undefined],
  ['You bring 5 years of experience to our mill.', 5],
])('whose years they are: %s', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});
