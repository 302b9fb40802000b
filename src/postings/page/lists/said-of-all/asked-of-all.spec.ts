import { expect, it } from '@jest/globals';
import { GENERAL_WORDS } from '../../../text/words/headings/general-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const read = (main: string): (readonly string[] | undefined)[] =>
  readHtmlListing(parseHtml(`<title>Jobs | Mill</title><main>${main}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.requirements);

const list = (...items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const part = (head: string, ...items: readonly string[]): string => `<p><strong>${head}</strong></p>${list(...items)}`;

it.each([
  ['Open positions', 'Baker', 'Accountant', 'General requirements'],
  ['Offene Stellen', 'Bäcker', 'Buchhalter', 'Allgemeine Anforderungen:'],
  ['Ofertas de empleo', 'Panadero', 'Contable', 'Requisitos generales'],
  ['Oferty pracy', 'Piekarz', 'Księgowy', 'Wymagania ogólne'],
  ['Lowongan kerja', 'Kasir', 'Akuntan', 'Persyaratan umum'],
  ['Вакансии', 'Пекарь', 'Бухгалтер', 'Общие требования'],
  ['משרות פתוחות', 'אופה', 'חשמלאי', 'דרישות כלליות'],
  ['الوظائف الشاغرة', 'كهربائي', 'محاسب', 'متطلبات عامة'],
])('below "%s" what is asked in general is never that of the last alone', (heading, one, other, general) => {
  const told = part(one, 'SAP, Excel') + part(other, 'Word, Excel') + part(general, 'Permis B', 'Word');
  const [first, last, ...others] = read(`<h1>${heading}</h1>${told}`);
  expect(others).toEqual([]);
  expect(last).toEqual(first);
});

it('each keeps what is asked for it above what is asked in general', () => {
  const own = (title: string, asked: string): string => `<h3>${title}</h3>${part('Requirements', asked)}`;
  const told = own('Baker', 'A trade certificate') + own('Miller', 'A driving licence');
  expect(read(`<h1>Open positions</h1>${told}${part('General requirements', 'Team spirit')}`)).toEqual([
    ['A trade certificate'],
    ['A driving licence'],
  ]);
});

it('what each, or an only one, asks in general is part of its advert', () => {
  const own = (title: string, asked: string): string => `<h3>${title}</h3>${part('General requirements', asked)}`;
  const [one, other] = [own('Baker', 'A trade certificate'), own('Miller', 'A driving licence')];
  expect(read(`<h1>Open positions</h1>${one}${other}`)).toEqual([['A trade certificate'], ['A driving licence']]);
  expect(read(`<h1>Open positions</h1>${one}`)).toEqual([['A trade certificate']]);
});

it('one that asks in more parts than the others asks for itself', () => {
  const told = `<h3>Baker</h3><p>Bread.</p><h3>Miller</h3>${part('Technical requirements', 'Mills')}`;
  const [, last] = read(`<h1>Open positions</h1>${told}${part('General requirements', 'A driving licence')}`);
  expect(last).toEqual(['Mills', 'A driving licence']);
});

it.each(GENERAL_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language])))(
  '"%s" (%s) is a word of such headings',
  (word) => {
    expect(new PhraseTable(GENERAL_WORDS.map(([, words]) => words)).test(word)).toBe(true);
  },
);
