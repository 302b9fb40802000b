import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { APPLY_UNTIL_WORDS } from '../../text/words/days/apply-until-words.js';
import { COME_WORDS, ONLY_WORDS, OTHER_WEEKDAYS, WEEKDAYS, WITH_WORDS } from '../../text/words/days/day-words.js';
import { dayAskedBy } from './asked-by-day.js';
import { dayAppliedUntil } from './applied-until.js';

const sentenceOf = (asked: string, until = ''): string =>
  until.startsWith('…') ? `${asked} 13.09.2027 ${until.slice(1)}.` : `${asked} ${until} 13.09.2027.`;

itHoldsForEvery('an application is awaited until a day', APPLY_UNTIL_WORDS, (_language, ...columns) => {
  const usual = columns.map((words) => words.split('|')[0] ?? '');
  for (const [at, words] of columns.entries())
    for (const word of words.split('|')) {
      const [awaits = '', your = '', application = '', apply = '', until = ''] = usual.with(at, word);
      const awaited = [awaits, your, application].filter((part) => part !== '').join(' ');
      for (const asked of [awaited, apply].filter((said) => said !== '')) {
        const sentence = sentenceOf(asked, until);
        expect([sentence, dayAppliedUntil(sentence)]).toEqual([sentence, '2027-09-13']);
      }
    }
});

itHoldsForEvery(
  'a day of the week stands in front of the day',
  [...WEEKDAYS, ...OTHER_WEEKDAYS],
  (_language, words) => {
    for (const word of words.split('|')) {
      const weekday = word.replace('*', '');
      expect([weekday, dayAppliedUntil(`Bewirb dich bis ${weekday}, 13. September 2027`)]).toEqual([
        weekday,
        '2027-09-13',
      ]);
    }
  },
);

itHoldsForEvery('a way to apply is the only one', ONLY_WORDS, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Bewerben Sie sich bis 13.09.2027 ${word} an die Mühle.`;
    expect([sentence, dayAppliedUntil(sentence)]).toEqual([sentence, '2027-09-13']);
  }
});

itHoldsForEvery('what has to be in an application', WITH_WORDS, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Apply by 13 September 2027 ${word} a reference.`;
    expect([sentence, dayAppliedUntil(sentence)]).toEqual([sentence, '2027-09-13']);
  }
});

it.each([
  'Please complete the short application form by 13 September 2027 including:',
  'Fill in our online form by 13 September 2027.',
  'Apply by 5pm on Monday 13 September 2027.',
  'Apply by 12 noon (GMT) on 13 September 2027',
  'Apply with our application form by 13 September 2027.',
  'Please apply via our online recruitment portal by 13 September 2027.',
  'We look forward to your application until 13 September 2027.',
  'Apply by Monday, September 13, 2027',
  'Apply by email to anna@mill.example no later than 13 September 2027, 12:00.',
  'Senden Sie Ihre vollständigen Unterlagen bis am 13. September 2027 an: anna@mill.example.',
  'Wir freuen uns auf Ihre aussagekräftige Bewerbung bis zum 13. September 2027 an die Mühle Bachtal.',
  'Bitte schicken Sie uns Ihre vollständigen Unterlagen mit Lebenslauf bis spätestens Montag, 13.09.2027.',
  'Wij ontvangen je sollicitatie graag vóór 13 september 2027.',
  'Skicka din ansökan till anna@kvarn.example senast den 13 september 2027.',
  'Vi ser frem til at modtage din ansøgning senest mandag den 13. september 2027.',
  'Lähetä hakemuksesi 13.9.2027 mennessä osoitteeseen anna@mylly.example.',
  'Lähetä hakemuksesi viimeistään 13.9.2027 osoitteeseen anna@mylly.example.',
  'Jelentkezését 2027. szeptember 13-ig várjuk.',
  'Zgłoszenia prosimy przesyłać do 13 września 2027 r. na adres anna@mlyn.example.',
  'Başvurularınızı 13 Eylül 2027 tarihine kadar bekliyoruz.',
])('%s', (sentence) => {
  expect(dayAppliedUntil(sentence)).toBe('2027-09-13');
});

it.each([
  'Wir suchen bis 31.12.2027 einen Bäcker – jetzt bewerben!',
  'Wir freuen uns auf Ihre Bewerbung für die bis 31.12.2027 geförderte Stelle.',
  'Wir freuen uns auf Ihre Bewerbung bis 31.12.2027 geförderter Projekte.',
  'Bewerben Sie sich: Die Mühle ist bis 31.12.2027 geöffnet.',
  'Apply now - the bakery is open until 31 December 2027',
  'Apply if you can start by 13 September 2027.',
  'Apply flour until 31 December 2027.',
  'You apply and are employed until 31 December 2027.',
  'We keep your application until 31 December 2027.',
  'We look forward to answering your application by 31 December 2027.',
  'Wij bewaren je sollicitatie tot 31 december 2027.',
  'Envoyez votre CV, contrat jusqu’au 31 décembre 2027.',
  'Envía tu CV para la sustitución hasta el 31 de diciembre de 2027.',
  'Prosimy o przesyłanie CV na zastępstwo do 31 grudnia 2027.',
  'Solliciteer voor 2 functies vanaf 1 mei 2027.',
  'Sækið um fyrir 2 störf frá 1. maí 2027.',
  'Ansök senast 3 veckor före 1 maj 2027.',
  'Solliciteer voor 1 september en start 1 oktober 2027.',
])('is no last day to apply: %s', (sentence) => {
  expect(dayAppliedUntil(sentence)).toBeUndefined();
});

it.each(COME_WORDS.flatMap(([, words]) => words.split('|')))('"%s" ends a sentence behind the last day', (word) => {
  expect(dayAskedBy([`Bewerbungsunterlagen bis zum 23. Mai 2027 ${word}.`])).toBe('2027-05-23');
  expect(dayAskedBy([`Bewerbungsunterlagen bis zum 23. Mai 2027 befristet ${word}.`])).toBeUndefined();
});
