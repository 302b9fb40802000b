import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { factsOf } from '../../../page/advert/short-facts.js';
import { readHtmlListing } from '../../../page/lists/html-listing.js';
import { parseHtml } from '../../../page/tree/html.js';
import { readPlace } from '../../places/place.js';
import { readTitlePlace } from '../../places/title-place.js';
import { TOWN_AHEAD, TOWNS_OF_OTHER_MEANING } from './town-words.js';

const namesOf = (names: string): (readonly [string])[] => names.split('|').map((name) => [name] as const);
const { thing, line } = TOWNS_OF_OTHER_MEANING;

itHoldsForEvery('a title ends with what is a town where something frames it', namesOf(thing), (name) => {
  expect(readTitlePlace(`Baker, ${name}`)).toBeUndefined();
  expect(readTitlePlace(`Baker ${name}`)).toBeUndefined();
  expect(readTitlePlace(`${name} Specialist`)).toBeUndefined();
  expect(readTitlePlace(`Baker – ${name}`)).toBe(name);
  expect(readTitlePlace(`Baker | ${name}`)).toBe(name);
  expect(readTitlePlace(`Baker (${name})`)).toBe(name);
  expect(readTitlePlace(`Baker in ${name}`)).toBe(name);
});

itHoldsForEvery('a line is a town right below a title', namesOf(`${thing}|${line}`), (name) => {
  expect(factsOf(['Baker', name]).location).toBe(name);
  expect(factsOf(['Baker', name, 'Graz']).location).toBe('Graz');
  expect(factsOf(['Baker', 'We bake', 'Each day', 'For all', name]).location).toBeUndefined();
  expect(factsOf(['Baker', `• ${name}`]).location).toBeUndefined();
});

it('a heading above openings names the town of its street', () => {
  const card = (title: string): string =>
    `<li><h3>${title}</h3><p>You sell cheese.</p><p>Salary: £12.25 per hour</p></li>`;
  const html = `<main><h1>Jobs</h1><h2>Green Street, Bath</h2><ul>${card('Cheesemonger')}${card('Baker')}</ul></main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://firm.example/jobs', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.location)).toEqual(['Bath', 'Bath']);
});

const ahead = TOWN_AHEAD.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const));

itHoldsForEvery('a word in front says that a name is that of a town, known or not', ahead, (word) => {
  expect(readTitlePlace(`Пекар (${word} Мукосеево)`)).toBe(`${word} Мукосеево`);
  expect(readPlace(`${word} Мукосеево`)).toEqual({ city: 'Мукосеево' });
});

it.each(['Пекарь (с опытом)', 'Пекарь (с Опытом)', 'Пекарь (городской)', 'Пекарь (г. бывший)', 'Пекарь, село'])(
  '"%s" names no town',
  (title) => {
    expect(readTitlePlace(title)).toBeUndefined();
  },
);
