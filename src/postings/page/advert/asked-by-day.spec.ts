import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { HOUR_BEHIND_WORDS } from '../../text/words/days/day-words.js';
import { CHANNEL_WORDS, DUE_WORDS, OFFICE_WORDS, SEND_WORDS } from '../../text/words/applying/send-words.js';
import { dayAskedBy } from './asked-by-day.js';

itHoldsForEvery('an application is asked for by a day', SEND_WORDS, (_language, ...columns) => {
  const usual = columns.map((words) => words.split('|')[0] ?? '');
  for (const [at, words] of columns.entries())
    for (const word of words.split('|')) {
      const [please = '', send = '', your = '', application = '', to = '', before = ''] = usual.with(at, word);
      const asks = `${please} ${send} ${your} ${application}`.replace('’ ', '’');
      const sentence = `${asks} ${to} jobs@mill.example ${before} 13.09.2027.`;
      expect([sentence, dayAskedBy([sentence])]).toEqual([sentence, '2027-09-13']);
    }
});

itHoldsForEvery('applications have to come by a day', DUE_WORDS, (_language, ...columns) => {
  const usual = columns.map((words) => words.split('|')[0] ?? '');
  for (const [at, words] of columns.entries())
    for (const word of words.split('|')) {
      const [who = '', has = '', come = '', before = ''] = usual.with(at, word);
      const sentence = `${who} ${has} ${come} jobs@mill.example ${before} 13.09.2027.`.replace('’ ', '’');
      expect([sentence, dayAskedBy([sentence])]).toEqual([sentence, '2027-09-13']);
    }
});

it.each([
  'Please return the application form to Anna Mill, anna@mill.example, by Monday 13th September 2027. Interviews follow.',
  'Please send your application as a single PDF to Prof. Dr. Anna Mill (anna@mill.example) by 13 September 2027.',
  'Please send your CV by September 13, 2027.',
  'Ring Anna Mill on 01632 960 123 for a chat, or send your CV to anna@mill.example by Monday 13 September 2027.',
  'Contact our manager, Anna Mill, on 01632 960 123 or email anna@mill.example before 13 September 2027.',
  'Rufen Sie uns an oder schicken Sie Ihre Bewerbung bis zum 13. September 2027.',
  'Please return the application form to Jo McMill, jo@mill.example (01993 555019), by Monday 13th September 2027.',
  'Bewerbungen: bis 13.09.2027 an anna@mill.example',
  'Applications: by 13 September 2027 to anna@mill.example',
  'Кандидатури: до 13.09.2027 г. на anna@mill.example',
  'Candidatures : avant le 13/09/2027 à anna@mill.example',
  'Reageren op deze vacature kan tot en met 13 september 2027 via werken@mill.example.',
  'Du kan søke fram til 13. september 2027.',
  'Email Anna Mill at anna@mill.example by 13 September 2027.',
  'Skriv til Bo Møller på bo@mill.example senest 13. september 2027.',
  'Schreiben Sie an anna@mill.example bis zum 13. September 2027.',
  'Send your CV and cover letter to jobs@mill.example no later than Monday, 13 September 2027.',
  'Bitte senden Sie Ihre Bewerbung bis zum 13. September 2027 an anna@mill.example.',
  'Bitte senden Sie Ihre Bewerbung bis Montag, 13. September 2027.',
  'Bitte senden Sie Ihre Bewerbung (Anschreiben, Lebenslauf, auch Zeugnisse) bis 13.09.2027 an anna@mill.example.',
  'Merci d’envoyer votre candidature à rh@moulin.example avant le 13 septembre 2027.',
  'Stuur je cv naar jobs@molen.example, uiterlijk 13 september 2027.',
  'You bake at night. Closing date: 13 September 2027. Interviews are held in the mill.',
  'Applications should reach the Head, P.O. Box 10, Leeds, or jobs@mill.example not later than 13th September 2027.',
  'Interested candidates are invited to send a CV and copies of papers to jobs@mill.example by Monday 13 September 2027 at noon.',
  'Kontakt Bo på 22 33 44 55. Ansøgningsfrist 13. september 2027.',
  'Bewerbungen bis 13.09.2027 an die Mühle, Am Bach 1, 12345 Mühlheim.',
  'For the old mill (applications until 13 September 2027 – start in March 2028)',
  'Til den gamle mølle (Ansøgning senest 13. sep. 2027 – tiltrædelse marts 2028)',
  'Für die Backstube (Bewerbung bis 13.09.2027)',
])('%s', (text) => {
  expect(dayAskedBy([text])).toBe('2027-09-13');
});

it.each([
  'For the old mill (open until 13 September 2027)',
  'A fixed-term contract (end date: 13 September 2027) in the old mill.',
  'For the old mill (training begins on 13 September 2027, applications are read at once)',
  'Send your loaf to the contest by 13 September 2027.',
  'Applications: since 13 September 2027',
  'Course: until 13 September 2027',
  'Applicants will hear from us by 13 September 2027.',
  'We review all applications by 13 September 2027.',
  'Apply now and start by 13 September 2027.',
  'Please send your CV. We open our shop by 13 September 2027.',
  'Bitte senden Sie Ihre Bewerbung für die bis zum 31. Dezember 2028 befristete Stelle.',
  'If you can start before 1 September 2027, send your CV.',
  'Stuur je cv als je voor 1 september 2027 kunt beginnen.',
  'Skicka din ansökan, du börjar senast den 1 maj 2027.',
  'Envoyez votre CV, prise de poste avant le 1er mai 2027.',
  'Send applications of customers for permits before 31 December 2027.',
  'Applications that you submit are kept and deleted no later than 31 December 2027.',
  'Prosimy wysłać CV wraz ze zgodą na przechowywanie danych do 31 grudnia 2028.',
  'You completed your training before 1 September 2026 and send your CV.',
  'Please send your application for the summer school by 13 May 2027.',
  'Send your application to the Summer School by 13 May 2027.',
  'Send your CV to us if you can start by 13 May 2027.',
  'We email all candidates who applied by 13 May 2027.',
  'We send you our application form by 13 May 2027.',
  'Students send their applications by 13 May 2027.',
  'Send your CV: interviews are held before 13 May 2027.',
  'Send your CV with 13 May 2027.',
  'Candidates should apply if they can start by 13 May 2027.',
  'Applicants must send proof of a degree that ends in May, and start before 13 May 2027.',
  'Applications received by us will be answered by 13 May 2027.',
  'You bake at night. Start: 13 September 2027. Closing date: soon.',
  'You bake at night. Interviews: 13 September 2027.',
  'Bewerbungen vom 13.09.2027 werden bald gelesen.',
])('is no last day to apply: %s', (text) => {
  expect(dayAskedBy([text])).toBeUndefined();
});

it.each([
  'Bitte schicke uns deine Bewerbung (Lebenslauf, nur wenn relevant auch Zeugnisse) bis spätestens 02.09.2027 per E-Mail an Anna.',
  'Envía tu candidatura (CV y carta, si los tienes) antes del 2 de septiembre de 2027 por correo.',
])('what an application consists of is no condition between brackets: %s', (text) => {
  expect(dayAskedBy([text])).toBe('2027-09-02');
});

it.each([
  'Please submit application materials by May 23 by 12:00 pm ET.',
  'To be sure, send your CV to Jo Mill at jo@mill.example by noon on Monday 23 May.',
  'Please return completed forms to the school office by midday on Monday 23rd May.',
  'Please send your resume, cover letter and three references to jo@mill.example by May 23 at 11:59 p.m.',
  'Submit application materials, including a resume and a portfolio, by 23 May.',
  'All application materials are due by May 23.',
  'Please make sure that we have your application by noon on 23 May.',
  'We are accepting applications through May 23.',
  'This vacancy closes on 23 May at 17:00.',
  'Bitte senden Sie Ihre Bewerbungsunterlagen bis zum 23. Mai, 12 Uhr, an jobs@mill.example.',
  'Senden Sie Lebenslauf und Zeugnisse bis 23.05. um 12 Uhr.',
  'Bewerbungsunterlagen sind bis zum 23. Mai einzureichen.',
  "Merci d'envoyer votre CV et lettre de motivation avant le 23 mai à 17h à rh@mill.example.",
  'Stuur je cv en motivatiebrief uiterlijk 23 mei om 12.00 uur naar werk@mill.example.',
  'Envía tu CV y carta de presentación antes del 23 de mayo a las 14:00 h.',
  'Inviare il CV e una lettera di presentazione entro il 23 maggio alle ore 12.',
  'Skicka din ansökan och ditt CV senast den 23 maj kl 12.',
])('a day whose year is left out, with its hour: %s', (text) => {
  expect(dayAskedBy([text])).toBe('--05-23');
});

it.each([
  'Send your CV to be considered for the 23 May workshop.',
  'We read all applications by 23 May.',
  'You submit application materials of clients by 23 May.',
  'Candidates must be available by 23 May.',
  'This post at the shop closes on 23 May.',
  'This position is a fixed-term contract until 23 May 2027.',
  'We send out forms from 23 May to 30 May.',
  'Skicka din ansökan, du börjar den 23 maj.',
  'Senden Sie Ihre Bewerbung, Beginn ist der 23. Mai.',
])('a day of something else, without its year: %s', (text) => {
  expect(dayAskedBy([text])).toBeUndefined();
});

it('a whole day counts before one whose year is left out', () => {
  expect(dayAskedBy(['Please apply by 23 May.', 'Please send your CV by 24 May 2027.'])).toBe('2027-05-24');
});

it.each(OFFICE_WORDS.flatMap(([, words]) => words.split('|')))('an application goes to %s', (whom) => {
  expect(dayAskedBy([`Send your CV to ${whom} by 23 May 2027.`])).toBe('2027-05-23');
  expect(dayAskedBy([`Send your CV to ${whom} of the day by 23 May 2027.`])).toBeUndefined();
});

it.each(CHANNEL_WORDS.flatMap(([, words]) => words.split('|')))('an application goes %s a mailbox', (channel) => {
  const said = 'Please submit your resume/CV and a letter of interest by 23rd May.2027 to the Board of Trustees';
  expect(dayAskedBy([`${said}, ${channel}: jo@mill.example, Please apply in English.`])).toBe('2027-05-23');
  expect(dayAskedBy([`${said} whom we join, ${channel} jo@mill.example.`])).toBeUndefined();
});

itHoldsForEvery('an hour stands behind the last day', HOUR_BEHIND_WORDS, (_language, ahead, hours) => {
  for (const before of ahead.split('|'))
    for (const hour of hours.split('|')) {
      const sentence = `Email Jo Mill at jo@mill.example by 23 May 2027 ${before} 12 ${hour}.`;
      expect([sentence, dayAskedBy([sentence])]).toEqual([sentence, '2027-05-23']);
    }
});
