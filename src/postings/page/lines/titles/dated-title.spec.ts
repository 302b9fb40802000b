import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { APPLY_WORDS, OPEN_WORDS } from '../../../text/words/days/apply-words.js';
import { BEGINNING_WORDS, LABELS_OF_ANY_DAY, ENDING_WORDS } from '../../../text/words/days/day-words.js';
import { datedTitle } from './dated-title.js';
import { labelOf } from '../headings/field-labels.js';
import { jobTitleScore, withoutEnd } from './job-titles.js';

itHoldsForEvery(
  'words say of a day that it is the last to apply',
  APPLY_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(datedTitle(`Baker (${word.replace('!', '')} 2026-05-03)`)).toEqual({
      title: 'Baker',
      deadline: '2026-05-03',
    });
  },
);

itHoldsForEvery(
  'words say that something is open, which a day ends only with another word',
  OPEN_WORDS.flatMap(([language, words, end]) =>
    words.split('|').map((word) => [`${word.replace('!', '')}|${end}`, language] as const),
  ),
  (words) => {
    const [word = '', end = ''] = words.split('|');
    expect(datedTitle(`Baker (${word} ${end} 2026-05-03)`)).toEqual({ title: 'Baker', deadline: '2026-05-03' });
    expect(datedTitle(`Baker (${word} 2026-05-03)`)).toBeUndefined();
  },
);

itHoldsForEvery(
  'words say of a day that something begins with it, and none of it is the last',
  BEGINNING_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language])),
  (word) => {
    expect(datedTitle(`Baker (apply ${word} 2026-05-03)`)).toBeUndefined();
  },
);

itHoldsForEvery(
  'words say of a day that something ends with it',
  ENDING_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language])),
  (word) => {
    expect(datedTitle(`Baker (open ${word} 2026-05-03)`)?.deadline).toBe('2026-05-03');
  },
);

it.each([
  ['Mills: Baker (Open now through Sunday, May 3, 2026 at 11:59pm Eastern)', 'Mills: Baker', '2026-05-03'],
  ['Baker – apply by 3 May 2026', 'Baker', '2026-05-03'],
  ['Baker (apply by 3 May)', 'Baker', '--05-03'],
  ['Bäcker (m/w/d) (Bewerbung bis 3. Mai 2026)', 'Bäcker (m/w/d)', '2026-05-03'],
  ['Boulanger H/F (candidature jusqu’au 3 mai 2026)', 'Boulanger H/F', '2026-05-03'],
  ['Panadero (abierta hasta el 3 de mayo de 2026)', 'Panadero', '2026-05-03'],
  ['Padeiro (candidaturas até 3 de maio de 2026)', 'Padeiro', '2026-05-03'],
  ['Panettiere (scadenza 3 maggio 2026)', 'Panettiere', '2026-05-03'],
  ['Bakker (reageer voor 3 mei 2026)', 'Bakker', '2026-05-03'],
  ['Piekarz (aplikuj do 3 maja 2026)', 'Piekarz', '2026-05-03'],
  ['Bagare (ansök senast 3 maj 2026)', 'Bagare', '2026-05-03'],
  ['Пекарь (приём заявок до 3 мая 2026)', 'Пекарь', '2026-05-03'],
  ['製パン技術者（応募締切 2026年5月3日）', '製パン技術者', '2026-05-03'],
  ['Baker (open from 1 May until 3 May 2026)', 'Baker', '2026-05-03'],
  ['Baker, 70 %, application deadline 03.05.2026', 'Baker, 70 %', '2026-05-03'],
  ['Reinhaldar 70 % 3. etasje 26/117 frist 03.05.26', 'Reinhaldar 70 % 3. etasje 26/117', '2026-05-03'],
  ['Bäcker (m/w/d) Bewerbungsfrist: 03.05.2026', 'Bäcker (m/w/d)', '2026-05-03'],
  ['Panettiere scadenza 23/05/2026', 'Panettiere', '2026-05-23'],
  ['Пекарь срок 03.05.2026', 'Пекарь', '2026-05-03'],
])('%s is %s until %s', (line, title, deadline) => {
  expect(datedTitle(line)).toEqual({ title, deadline });
  expect(withoutEnd(line)).toBe(title);
  expect(jobTitleScore(line)).toBeGreaterThan(0);
});

it.each([
  'Bäcker (befristet bis 31.12.2026)',
  'Baker (May 1, 2026 – September 30, 2026)',
  'Baker (start 3 May 2026)',
  'Baker (open kitchen)',
  'Baker – open day (3 May 2026)',
  'Baker (Open Kitchen, 3 May 2026)',
  'Baker – Opening hours 3 May 2026',
  'Baker – New store opening 3 May 2026',
  'Baker – close to town, 3 May 2026',
  'Baker – Limited run, 3 May 2026',
  'Koch (Offenburg, 1. März 2027)',
  'Koch – Offenbach am Main, 1. März 2027',
  'Bäcker – Offenes Haus 3. Mai 2026',
  'Chef – Ouverture le 3 mai 2026',
  'Cuoco – apertura 3 maggio 2026',
  'Bagare – Fristad, 3 maj 2026',
  'Kokki – Hakunila, 3.5.2026',
  'Bäcker befristet bis 31.12.2026',
  'Baker from 03.05.2026',
  'Baker open day application deadline 03.05.2026',
  'Bäcker Grundkurs Termin 03.05.2026',
  'Application deadline 03.05.2026',
])('%s says nothing of the kind', (line) => {
  expect(datedTitle(line)).toBeUndefined();
});

it.each([
  'Miller – open from 3 May 2027',
  'Koch (offen ab 01.03.2027)',
  'Lehrling – Bewerbungen ab 1. März 2027',
  'Cuisinier – ouvert à partir du 1er mars 2027',
  'Panadero (abierta a partir del 3 de mayo de 2027)',
  'Пекарь (приём заявок с 3 мая 2027)',
  'Αρτοποιός (αιτήσεις από 03.05.2027)',
])('what begins with a day has no last one: %s', (line) => {
  expect(datedTitle(line)).toBeUndefined();
});

it.each([
  ['Baker for nights (posted 3 May 2026)', 'Baker for nights', '2026-05-03'],
  ['Baker – Posted on: 2026-05-03', 'Baker', '2026-05-03'],
  ['Bäcker (m/w/d) (veröffentlicht am 3. Mai 2026)', 'Bäcker (m/w/d)', '2026-05-03'],
  ['Bäcker – ausgeschrieben am 03.11.2026', 'Bäcker', '2026-11-03'],
  ['Boulanger (publié le 3 mai 2026)', 'Boulanger', '2026-05-03'],
  ['Bakker [geplaatst op 3 mei 2026]', 'Bakker', '2026-05-03'],
  ['Пекарь (опубликовано 3 мая 2026)', 'Пекарь', '2026-05-03'],
])('%s is %s since %s', (line, title, posted) => {
  expect(datedTitle(line)).toEqual({ title, posted });
  expect(withoutEnd(line)).toBe(title);
  expect(jobTitleScore(line)).toBeGreaterThan(0);
});

it.each([
  ['Baker (posted May 3, 2026; open until filled)', { posted: '2026-05-03' }],
  ['Baker (open until filled, posted May 3, 2026)', { posted: '2026-05-03' }],
  ['Baker (posted 3 May 2026; apply by 1 June 2026)', { posted: '2026-05-03', deadline: '2026-06-01' }],
  ['Baker (open now, until May 3, 2026)', { deadline: '2026-05-03' }],
])('each thing behind a title says its own day: %s', (line, days) => {
  expect(datedTitle(line)).toEqual({ title: 'Baker', ...days });
});

it.each([
  'Baker (opens 3 May 2026)',
  'Baker (posted)',
  'Baker (posted to Leeds, 3 May)',
  'Baker (added sugar 3 May 2026)',
  'Baker – open day (posted 3 May 2026)',
])('%s is not said to be public since a day', (line) => {
  expect(datedTitle(line)).toBeUndefined();
});

itHoldsForEvery(
  'labels of publication stand before other days as well',
  LABELS_OF_ANY_DAY.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(datedTitle(`Baker (${word}: 2026-05-03)`)).toBeUndefined();
    expect(labelOf(word)).toBe('posted_at');
  },
);
