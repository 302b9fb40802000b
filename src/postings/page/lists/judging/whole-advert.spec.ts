import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const items = (...texts: readonly string[]): string => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

/** What is read of a page that nothing else says to be about careers. */
const read = (main: string, url = 'https://mill.example/page-7'): unknown =>
  readHtmlListing(parseHtml(`<title>The mill</title><nav><a href="/about">About</a></nav><main>${main}</main>`), {
    url,
    careerScore: 0,
  }).postings.map(({ fields: { job_title, requirements, benefits } }) => [job_title, requirements, benefits]);

type Words = readonly [title: string, tasks: string, asked: string, offered: string];
const advert = ([title, tasks, asked, offered]: Words, rank = 'h2'): string =>
  `<h2>${title}</h2><div><${rank}>${tasks}</${rank}><p>Bread, day and night.</p></div>
   <div><h3>${asked}</h3>${items('Some calm', 'A licence')}</div><div><h3>${offered}</h3>${items('A warm hall')}</div>`;

const ADVERTS: readonly Words[] = [
  ['VAIRUOTOJAI', 'Darbo pobūdis:', 'Reikalavimai', 'Mes siūlome'],
  ['Kierowca', 'Opis stanowiska:', 'Wymagania', 'Oferujemy'],
  ['Drivers', 'Job description:', 'Requirements', 'We offer'],
  ['Pincér', 'Feladatok:', 'Elvárások', 'Amit kínálunk'],
  ['Пекарь', 'Описание работы:', 'Требования', 'Мы предлагаем'],
  ['Boulanger', 'Description du poste', 'Profil recherché', 'Nous offrons'],
];

describe('a heading with what is done, asked and offered below it is an advert wherever it stands', () => {
  it.each(ADVERTS)('%s', (...words) => {
    const found = [[words[0], ['Some calm', 'A licence'], ['A warm hall']]];
    expect(read(advert(words))).toEqual(found);
    expect(read(advert(words, 'h3'))).toEqual(found);
  });

  const [, , english] = ADVERTS as [Words, Words, Words];

  it('but not in the news, without an offer, or of what is no occupation', () => {
    expect(read(advert(english), 'https://mill.example/blog/drivers-explained')).toEqual([]);
    expect(read(advert(['Drivers', 'Job description:', 'Requirements', 'History']))).toEqual([]);
    expect(read(advert(['Our bread', 'Job description:', 'Requirements', 'We offer']))).toEqual([]);
  });
});
