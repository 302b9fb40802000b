import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { DUE_BEFORE, NOT_DUE, PAPERS } from '../../text/words/due-day-words.js';
import { dueDayOf } from './due-day.js';

itHoldsForEvery('a day that applications have to come by', DUE_BEFORE, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Lebenslauf, gern mit Foto, ${word} 13.09.2027.`.replace("' ", "'");
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, '2027-09-13']);
  }
});

itHoldsForEvery('what one applies with', PAPERS, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `${word} mühle@mill.example bis 13.09.2027.`;
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, '2027-09-13']);
  }
});

itHoldsForEvery('something else ends on a day', NOT_DUE, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Lebenslauf ${word} bis 13.09.2027.`;
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, undefined]);
  }
});

it.each([
  'Die Unterlagen senden Sie, gern auch per Mail, bis spätestens 13.09.2027 an die Gemeinde Seetal, Bachweg 1.',
  'CV et lettre de motivation à Anne Meunier avant le 13 septembre 2027 : emploi@moulin.example',
  'Las solicitudes se presentarán en el registro de la panadería hasta el 13 de septiembre de 2027 a las 14:00 horas.',
  'Životopis zašlete do 13. 9. 2027 na e-mail prace@mlyn.example, kontaktní osoba Jana Malá.',
  'Dokumenty prosimy przesłać na adres praca@mlyn.example do dnia 13 września 2027 r.',
  'Søknad sendes til post@molla.example innen 13. september 2027.',
  'Prijave se podnose u roku od osam dana, najkasnije do 13. rujna 2027., na adresu pekare.',
  'Nộp hồ sơ từ ngày 01/09/2027 đến hết ngày 13/09/2027 tại phòng tổ chức.',
])('%s', (sentence) => {
  expect(dueDayOf(sentence)).toBe('2027-09-13');
});

it.each([
  'Ihre Bewerbungsunterlagen werden bis zum 31.12.2027 aufbewahrt.',
  'Wir freuen uns auf Ihre Bewerbung für diese Stelle, befristet bis 31.12.2027.',
  'Bitte senden Sie Ihre Bewerbung für die bis zum 31. Dezember 2028 befristete Stelle.',
  'Wir informieren alle Bewerberinnen bis 1.3.2027.',
  'Les candidatures seront conservées jusqu’au 31 décembre 2027.',
  'Si vous êtes disponible avant le 1er mars 2027, envoyez votre CV.',
  'Los currículums recibidos se conservarán hasta el 31 de diciembre de 2027.',
  'Unser Café ist bis 13.09.2027 geschlossen.',
  'We review all applications by 13 September 2027.',
])('is no last day to apply: %s', (sentence) => {
  expect(dueDayOf(sentence)).toBeUndefined();
});
