import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { OFFICE_DAYS } from '../words/remote/office-day-words.js';
import { officeDays } from './office-days.js';
import { readRemoteText } from './remote.js';

const SAID: readonly string[] = [
  'V kanceláři jsme dvakrát týdně.',
  'Do kanceláře chodíme dvakrát týdně, zbytek týdne pracujeme z domova.',
  'Dva dny v týdnu pracujete z kanceláře.',
  'V kanceláři stačí být dvakrát týdně.',
  'Stačí přijít do kanceláře jednou týdně.',
  '2x týdně v kanceláři, jinak home office.',
  'Alespoň 3x týdně v kanceláři v Praze.',
  'Očekáváme přítomnost v kanceláři 2 dny týdně.',
  'Zwei Tage pro Woche im Büro, sonst im Homeoffice.',
  'Zweimal die Woche sind wir im Büro.',
  'Du bist zweimal wöchentlich im Büro.',
  'Mindestens 2x pro Woche im Büro in Hamburg.',
  'An zwei Tagen in der Woche arbeitest du im Büro.',
  'An drei Tagen pro Woche erwarten wir dich im Büro.',
  'Wir kommen zweimal die Woche ins Büro.',
  'Einmal in der Woche bist du vor Ort.',
  'W biurze jesteśmy dwa razy w tygodniu.',
  'Dwa razy w tygodniu pracujesz z biura.',
  'Dwa dni w tygodniu w biurze, resztę pracujesz zdalnie.',
  'Wystarczy być w biurze raz w tygodniu.',
  'Praca z biura 2 razy w tygodniu.',
  'Obecność w biurze 2 dni w tygodniu.',
  'Minimum 2x w tygodniu w biurze.',
  'Do biura przychodzimy dwa razy w tygodniu.',
  'Biuro odwiedzasz raz w tygodniu.',
  'Deux fois par semaine au bureau.',
  'Vous venez au bureau deux fois par semaine.',
  'Présence au bureau deux jours par semaine.',
  'Nous sommes au bureau deux jours par semaine.',
  '2 jours par semaine au bureau, le reste en télétravail.',
  'Présence sur site 2 fois par semaine demandée.',
  'Tu viens au bureau 2x/semaine.',
  'Tweemaal per week op kantoor.',
  'Twee keer per week werk je op kantoor.',
  'Je bent twee dagen per week op kantoor.',
  'Twee keer in de week zijn we op kantoor.',
  'Je komt minimaal twee keer per week naar kantoor.',
  '2x per week op kantoor, de rest thuis.',
  'Eén dag in de week werken we samen op kantoor.',
  'Minimaal 2 dagen per week op kantoor in Utrecht.',
  'We are in the office twice a week.',
  'You come to the office twice a week.',
  'In the office two times per week.',
  'You are expected in the office three days a week.',
  'Estamos en la oficina dos veces por semana.',
  'Due giorni a settimana lavori in ufficio.',
  'Estamos no escritório duas vezes por semana.',
  'Två gånger i veckan är vi på kontoret.',
  'To gange om ugen møder du på kontoret.',
  'Du jobber på kontoret to dager i uken.',
  'V kancelárii sme aspoň dvakrát týždenne.',
  'At least twice a week in the office.',
  'Au moins deux fois par semaine au bureau.',
  'Al menos dos días a la semana en la oficina.',
  'Almeno due volte a settimana in ufficio.',
  'Pelo menos dois dias por semana no escritório.',
  'Minst två dagar i veckan på kontoret.',
  'Mindst to dage om ugen på kontoret.',
];

it.each(SAID)('on the other days one works elsewhere: %s', (text) => {
  expect(readRemoteText(text)?.policy).toBe('hybrid');
});

itHoldsForEvery('a sentence has the words of', OFFICE_DAYS, (_kind, _language, words) => {
  const pattern = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
  expect(SAID.some((text) => pattern.test(text) && officeDays(text).length > 0)).toBe(true);
});

it.each([
  'Dvakrát týdně je v kanceláři čerstvé ovoce.',
  'Zweimal die Woche gibt es frisches Obst im Büro.',
  'Zweimal pro Woche reinigst du das Büro unserer Kunden.',
  'Dwa razy w tygodniu masz w biurze świeże owoce.',
  'Dwa razy w tygodniu joga w biurze.',
  'Deux fois par semaine, des fruits frais au bureau.',
  'Cours de yoga au bureau deux fois par semaine.',
  'Twee keer per week vers fruit op kantoor.',
  'Twee keer per week yoga op kantoor.',
  'Twice a week there is fresh fruit in the office.',
  'Yoga in the office twice a week.',
  'You clean the office twice a week.',
  'Úklid kanceláře dvakrát týdně.',
  'Je maakt tweemaal per week het kantoor schoon.',
  'Du reinigst zweimal wöchentlich das Büro.',
  'Sprzątanie biura dwa razy w tygodniu.',
  'Ménage du bureau deux fois par semaine.',
  'Zweimal pro Woche arbeitest du im Büro unserer Kunden.',
  'Twice a week we meet in the office for breakfast.',
  'We are in the office five days a week.',
])('says nothing of work elsewhere: %s', (text) => {
  expect(readRemoteText(text)?.policy).not.toBe('hybrid');
});
