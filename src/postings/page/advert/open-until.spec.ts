import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { NO_CALLS, OPEN_UNTIL_WORDS } from '../../text/words/days/open-until-words.js';
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

it.each(NO_CALLS.flatMap(([, words]) => words.split('|')))('"%s" is open for something else', (word) => {
  expect(dayOpenUntil('The call for bakers is open until 3 May 2027.')).toBe('2027-05-03');
  expect(dayOpenUntil(`The call for ${word} is open until 3 May 2027.`)).toBeUndefined();
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
  'El plazo de ejecución del contrato será del 1 de febrero al 31 de diciembre de 2027.',
  'El plazo de incorporación es hasta el 3 de mayo de 2027.',
  'El plazo de matrícula estará abierto hasta el 3 de mayo de 2027.',
  'El termini del contracte serà del 1 de febrer al 31 de desembre de 2027.',
  'A vaga é temporária e o prazo do projeto decorre até 31 de dezembro de 2027.',
  'The vacancy is maternity cover and runs until 31 December 2027.',
  'Конкурс проводится с 5 по 7 мая 2027.',
  'Výběrové řízení probíhá od 5. května do 7. května 2027.',
  'Rekrutacja do przedszkola trwa do 3 maja 2027.',
])('says no last day to apply: %s', (sentence) => {
  expect(dayOpenUntil(sentence)).toBeUndefined();
});
