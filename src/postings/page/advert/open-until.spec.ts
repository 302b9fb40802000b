import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { OPEN_UNTIL_WORDS } from '../../text/words/open-until-words.js';
import { dayAskedBy } from './asked-by-day.js';
import { dayOpenUntil } from './open-until.js';

itHoldsForEvery('something is open for applications until a day', OPEN_UNTIL_WORDS, (_language, ...columns) => {
  const usual = columns.map((words) => words.split('|')[0] ?? '');
  for (const [at, words] of columns.entries())
    for (const word of words.split('|')) {
      const [what = '', isOpen = '', until = '', from = '', to = ''] = usual.with(at, word);
      const sentences = [
        `${what} ${isOpen} ${until} 13.09.2027.`,
        `${what} ${isOpen} ${from} 1.09.2027 ${to} 13.09.2027.`,
      ];
      for (const sentence of sentences) expect([sentence, dayOpenUntil(sentence)]).toEqual([sentence, '2027-09-13']);
    }
});

it.each([
  ['El termini romandrà obert del 20 de novembre al 18 de desembre de 2026', '2026-12-18'],
  ['El termini per a presentar instàncies romandrà obert del 2 al 18 de desembre de 2026.', '2026-12-18'],
  ['El plazo de presentación de solicitudes será del 1 al 20 de enero de 2027.', '2027-01-20'],
  ['O prazo para apresentação de candidaturas decorre de 1 a 20 de janeiro de 2027', '2027-01-20'],
  ['Esta vaga estará aberta até o dia 22 de janeiro de 2027.', '2027-01-22'],
  ['Le domande possono essere presentate dal 1 al 20 gennaio 2027.', '2027-01-20'],
  ['Les candidatures sont ouvertes du 1er au 20 janvier 2027.', '2027-01-20'],
  ['Die Bewerbungsfrist läuft vom 1. bis 20. Januar 2027.', '2027-01-20'],
])('%s', (sentence, day) => {
  expect(dayAskedBy([sentence])).toBe(day);
});

it.each([
  'Der Vertrag läuft vom 1. Mai 2027 bis 30. April 2028.',
  'The shop is open until 31 December 2027.',
  'El museo estará abierto hasta el 31 de diciembre de 2027.',
  'Bewerbungen werden bis 31.12.2027 aufbewahrt.',
  'Candidature e colloqui: il contratto va dal 1 maggio 2027 al 30 aprile 2028.',
  'La convocatoria es para una sustitución del 1 al 20 de enero de 2027.',
])('says no last day to apply: %s', (sentence) => {
  expect(dayOpenUntil(sentence)).toBeUndefined();
});
