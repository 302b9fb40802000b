import { expect, it } from '@jest/globals';
import { readExperience } from './experience.js';

it.each([
  'A 2-year post for a baker with experience.',
  '2-year full-time position for a miller with a strong background in grain',
  '3-year postdoctoral position with experience in grain',
  'The post is funded for 3 years and asks for experience with mills',
  'The position is available for 2 years and requires experience with mills',
  '2-jährige Stelle mit Erfahrung in der Backstube',
  'Poste de 2 ans pour un boulanger avec expérience',
  'CDD de 2 ans, expérience en boulangerie',
  'Puesto temporal de 2 años, experiencia en panadería',
  'Posto di lavoro di 2 anni per fornai con esperienza',
  'Vaga temporária de 2 anos, com experiência em padaria',
  'Functie voor 2 jaar, ervaring in de bakkerij',
  'Tijdelijke aanstelling van 2 jaar voor een bakker met ervaring',
  '2-årig stilling for en bager med erfaring',
  'Stillingen er tidsbegrænset til 2 år og kræver erfaring',
  'Tidsbegränsad anställning i 2 år, erfarenhet av bakning',
  'Engasjement i 2 år, erfaring fra bakeri',
  'Määräaikainen työsuhde 2 vuotta, kokemusta leipomosta',
])('"%s" says how long the post lasts', (text) => {
  expect(readExperience(text)).toBeUndefined();
});

it.each([
  '2 years contract experience',
  '2 years contract management experience',
  'Minimum 2 years full-time position experience',
  '2-year post qualification experience',
  '2 years in a full-time post with experience of ovens',
  'Poste de 2 ans d’expérience',
  '2 ans en poste similaire, expérience en boulangerie',
  '2 años en un puesto similar con experiencia',
  'For this 1-year post you have 2 years of experience',
])('"%s" asks for two years', (text) => {
  expect(readExperience(text)?.years).toBe(2);
});
