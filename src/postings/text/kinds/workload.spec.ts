import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { readHoursText } from './job-type.js';
import { readTitleWorkload, readWorkload } from './workload.js';
import {
  BEFORE_SHARE,
  BEHIND_SHARE,
  BEHIND_SHARE_IN_ENGLISH,
  HOUR_SIGNS,
  PARTS_OF_WEEK,
  SHARE_LIMITS,
  SHARES_OF_OTHERS,
  SHARES_WITH_LIMITS,
  SUM_LINKS,
} from '../words/kinds/workload-words.js';

const each = (rows: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
  rows.flatMap(([language, words]) =>
    words.split('|').map((word) => [word.replace('.', '’').replace('?', ''), language] as const),
  );

itHoldsForEvery(
  'a share stands in front of its word',
  [...each(BEHIND_SHARE), ...each([['en', BEHIND_SHARE_IN_ENGLISH]])],
  (word) => {
    expect(readWorkload(`Bread, 80 % ${word}, early`)?.type).toBe('part-time');
  },
);

const plain = (rows: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
  each(rows).filter(([word]) => /^[\p{L} ]+$/u.test(word));

itHoldsForEvery('a share at the end of a title is of another thing', plain(SHARES_OF_OTHERS), (word) => {
  expect(readTitleWorkload(`Baker, ${word} 50 %`)).toBeUndefined();
});

itHoldsForEvery(
  'a limited share is of another thing, any other is one of the week',
  plain(SHARES_WITH_LIMITS),
  (word) => {
    expect(readTitleWorkload(`Baker, ${word} max 50 %`)).toBeUndefined();
    expect(readTitleWorkload(`Baker, ${word} 50 %`)).toBe('part-time');
  },
);

itHoldsForEvery('a title says how much of it at most', plain(SHARE_LIMITS), (word) => {
  expect(readTitleWorkload(`Baker, travel ${word} 50 %`)).toBeUndefined();
});

itHoldsForEvery('a share stands behind its word', each(BEFORE_SHARE), (word) => {
  expect(readWorkload(`Bread. ${word}: 60%`)?.type).toBe('part-time');
});

it.each([
  ['Gehalt: 80% Stelle, 3470 Euro brutto', 'part-time'],
  ['Wir bieten eine 75%-Stelle.', 'part-time'],
  ['Eine 100 % Anstellung in Graz', 'full-time'],
  ['A 50% position at our bakery', 'part-time'],
  ['Poste à repourvoir, taux d’activité 80 %', 'part-time'],
  ['80–100% Pensum', 'full-time, part-time'],
  ['Pensum: 60 bis 80 %', 'part-time'],
  ['Eine 50% Stelle und eine 80% Stelle', undefined],
  ['100 % remote position', undefined],
  ['You spend 20% of your time on the job', undefined],
  ['We save 5 % jobs', undefined],
  ['A 60% role, starting in May', 'part-time'],
  ['A 60 % job at our bakery', 'part-time'],
  ['80% position Bern', 'part-time'],
  ['60 % job Zürich', 'part-time'],
  ['50% role until May 2027', 'part-time'],
  ['60% post during the summer', 'part-time'],
  ['100% role working remotely', 'full-time'],
  ['80% job share', 'part-time'],
  ['95% job satisfaction', undefined],
  ['95% Job Satisfaction', undefined],
  ['95% JOB SATISFACTION', undefined],
  ['You get a 20% role-based bonus', undefined],
  ['60% post-consumer flour', undefined],
  ['100% employment rate', undefined],
  ['90% job offers', undefined],
  ['You spend 50% role modelling', undefined],
  ['80 % der Stellen sind besetzt', undefined],
  ['100 % Ökostrom', undefined],
  ['20% discount', undefined],
  ['50 % travel', undefined],
])('"%s" is %s', (text, type) => {
  expect(readWorkload(text)?.type).toBe(type);
});

it.each([
  ['Baker 80%', 'part-time'],
  ['Bäcker/in 60 - 80 %', 'part-time'],
  ['Bäcker (m/w/d) 100 %', 'full-time'],
  ['Bäcker (50 %, m/w/d)', 'part-time'],
  ['Boulanger, 80% (h/f)', 'part-time'],
  ['Baker 80–100 %', 'full-time, part-time'],
  ['Baker, 100% remote', undefined],
  ['Baker, remote 100%', undefined],
  ['Baker (home office 60 %)', undefined],
  ['Verkäufer auf Provision 10 %', undefined],
  ['80%', undefined],
  ['Baker, 20% discount', undefined],
  ['Baker 5 %', undefined],
  ['Millwright (travel up to 50%)', undefined],
  ['Monteur, Reiseanteil 80 %', undefined],
  ['Meunier - déplacements 50 %', undefined],
  ['Verkäufer, Mitarbeiterrabatt 30 %', undefined],
  ['Müller (GdB 50 %)', undefined],
  ['Reiseleiter 80 %', 'part-time'],
  ['Sachbearbeiter Reisen 80 %', 'part-time'],
  ['Fachperson Betreuung Menschen mit Behinderung 80 %', 'part-time'],
  ['Éducateur spécialisé handicap 80 %', 'part-time'],
  ['Spezialist Prämien 80 %', 'part-time'],
  ['Homeopath 60 %', 'part-time'],
  ['Office Manager 60 %', 'part-time'],
  ['Bäckerin (20%), ab Mai oder nach Absprache (Olten, CH)', 'part-time'],
  ['Boulanger 80 %, Genève', 'part-time'],
  ['Fornaio (m/f) 100% – Lugano', 'full-time'],
  ['Bakker 60% | Gent', 'part-time'],
  ['Bäcker 80–100 %, ab sofort (Olten, CH)', 'full-time, part-time'],
  ['Baker 100% (remote)', undefined],
  ['Bäcker 100 % – Homeoffice', undefined],
  ['Baking 20%, selling 80%', undefined],
  ['Monteur (Reiseanteil 80 %), Bern', undefined],
])('the title "%s" is of %s', (title, type) => {
  expect(readTitleWorkload(title)).toBe(type);
});

itHoldsForEvery('a part of a week stands in front of its word', each(PARTS_OF_WEEK), (word) => {
  expect(readWorkload(`Bread, 0,6 ${word}, early`)?.type).toBe('part-time');
  expect(readWorkload(`Bread, 0.6–0.8 ${word}`)?.type).toBe('part-time');
  expect(readWorkload(`Bread, 1,0 ${word}`)).toBeUndefined();
  expect(readWorkload(`We are 12,5 ${word}`)).toBeUndefined();
  expect(readTitleWorkload(`Baker (0,8 ${word})`)).toBe('part-time');
});

it.each([
  ['You work 24 hours a week (0.6 FTE).', 'part-time'],
  ['FTE: 0.6', 'part-time'],
  ['0,8–1,0 fte', undefined],
  ['1,0 fte: 0,5 fte baking and 0,5 fte teaching', undefined],
  ['0,5 fte or 0,8 fte', undefined],
  ['Pay for 1.0 FTE is 3,000 a month', undefined],
  ['FTE: 0.8-1.0', undefined],
  ['0.6 ftemp', undefined],
  ['Version 0.6, FTE reports', undefined],
])('%s', (text, type) => {
  expect(readWorkload(text)?.type).toBe(type);
});

itHoldsForEvery('hours of a week stand at the end of a title', each(HOUR_SIGNS), (sign) => {
  expect(readTitleWorkload(`Baker (20 ${sign})`)).toBe('part-time');
  expect(readTitleWorkload(`Baker, 20–25 ${sign}`)).toBe('part-time');
});

it.each([
  ['Ordinationsassistent/in (20h)', 'part-time'],
  ['Bäcker/in (38,5 Std./Woche)', 'full-time'],
  ['Koch – 30 Wochenstunden', 'part-time'],
  ['Bakker (15u)', 'part-time'],
  ['Verpleegkundige (16-24 uur)', 'part-time'],
  // Hours of a shift, of day and night, and of a course.
  ['Infirmier (12h)', undefined],
  ['Betreuung (24h)', undefined],
  ['Baker (4h)', undefined],
  ['Baker (20 hours of training included)', undefined],
  ['Baker 2h from Leeds', undefined],
])('"%s" tells hours: %s', (title, type) => {
  expect(readTitleWorkload(title)).toBe(type);
});

itHoldsForEvery('a whole position behind a sum is what the sum is paid for', each(SUM_LINKS), (word) => {
  const paid = `from 437 400 to 506 800 kr ${word} 100 % stilling`;
  expect(readWorkload(`A 70 % stilling. Pay ${paid}.`)?.type).toBe('part-time');
  expect(readWorkload(`Pay ${paid}.`)).toBeUndefined();
});

it.each(['Pay 437 400 kr. 100 % stilling', 'Case 26/2317, 100 % stilling', 'In 2027 a 100 % stilling'])(
  'a whole position beside another number is one: %s',
  (text) => {
    expect(readWorkload(text)?.type).toBe('full-time');
  },
);

it.each([
  ['Tjänsten är en projektanställning på 80% (ett år) med lön baserat på 37 000 för heltid.', undefined],
  ['Tjänsten är på heltid.', 'full-time'],
  ['Lön 37 000 för heltid.', 'full-time'],
])('a sum for full time says no hours beside a share of them: %s', (text, type) => {
  expect(readHoursText(text)?.type).toBe(type);
  if (type === undefined) expect(readWorkload(text)?.type).toBe('part-time');
});
