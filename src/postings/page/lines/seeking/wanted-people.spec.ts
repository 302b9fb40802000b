import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { EVERYBODY, PEOPLE_WORDS } from '../../../text/words/titles/no-title-words.js';
import { FOLLOWING_WORDS } from '../../../text/words/headings/following-words.js';
import { jobTitleScore } from '../titles/job-titles.js';
import { seeksEverybody } from './wanted-people.js';

const EACH = [...EVERYBODY, ...PEOPLE_WORDS].flatMap(([language, words]) =>
  words.split('|').map((word) => [word, language] as const),
);

itHoldsForEvery('nobody of an occupation is sought by these words', EACH, (word) => {
  if (word.split(' ').length < 3) expect(seeksEverybody(`Miller & Sons seeks new ${word}!`)).toBe(true);
});

describe('a line in which a company seeks anybody', () => {
  it.each([
    'MILLER poszukuje pracowników',
    'Bäckerei Müller sucht neue Mitarbeiter (m/w/d)',
    'Le moulin recrute des collaborateurs',
    'La panaderia busca personal',
    'Il mulino cerca collaboratori',
    'Bakkerij De Molen zoekt nieuwe collega’s',
    'Pekárna Mlýn hledá zaměstnance',
    'Пекарня ищет сотрудников',
    'Miller & Sons is hiring staff',
  ])('is no title: %s', (line) => {
    expect(jobTitleScore(line)).toBe(-1);
  });

  it.each(['Piekarnia poszukuje piekarza', 'Bäckerei Müller sucht Bäcker (m/w/d)', 'Recruiter for hourly staff'])(
    'is another than one that names an occupation: %s',
    (line) => {
      expect(jobTitleScore(line)).toBeGreaterThan(0);
    },
  );
});

const FOLLOWING = FOLLOWING_WORDS.flatMap(([, language, words]) =>
  words.split('|').map((word) => [word.replace('*', ''), language] as const),
);

itHoldsForEvery('who is sought by these words follows', FOLLOWING, (word) => {
  expect(jobTitleScore(`Engineer ${word}`)).toBe(-1);
});

it.each([
  ['Wir suchen Mitarbeiter in Vollzeit', -1],
  ['Приглашаются специалисты на полную занятость', -1],
  ['Wir suchen Mitarbeiter Lager in Vollzeit', 1],
  ['Wir suchen einen Bäcker in Vollzeit', 1],
  ['Специалисты отдела кадров', 1],
  ['Nhân viên bán thời gian', -1],
  ['Nhân viên kho bán thời gian', 1],
  ['Nhân viên bếp toàn thời gian', 1],
])('%j is worth %d as a title', (line, score) => {
  expect(jobTitleScore(line)).toBe(score);
});
