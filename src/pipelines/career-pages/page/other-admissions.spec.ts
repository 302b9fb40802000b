import { expect, it } from '@jest/globals';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { readPageTree } from '../../../postings/page/tree/page-tree.js';
import { ADMITTED } from '../../../postings/text/words/state/admission-words.js';
import { admitsOthers } from './other-admissions.js';

const says = (text: string): boolean => admitsOthers(readPageTree(parseHtml(`<main><h1>Vacancies</h1>${text}</main>`)));

it.each(ADMITTED)('a page in %s that speaks of pupils or dwellings alone seeks nobody for work: %s', (_, words) => {
  const missed = words.split('|').filter((word) => !says(`<p>${word.replace('*', '')}</p>`));
  expect(missed).toEqual([]);
});

it.each([
  '<p>Rekrutacja dzieci do naszego przedszkola trwa do końca marca.</p>',
  '<p>At present all units of our house are let. Ask us about the next one.</p><a href="/work">How we work</a>',
  '<p>Die Anmeldung für Kinder unter drei Jahren ist ab Mai möglich.</p>',
])('is about others: %s', (text) => {
  expect(says(text)).toBe(true);
});

it.each([
  '<p>Our nursery looks after forty children. Send us your CV.</p>',
  '<p>Wir betreuen vierzig Kinder und freuen uns auf deine Bewerbung.</p>',
  '<p>Opiekujemy się dziećmi. Praca w naszym przedszkolu to radość.</p>',
  '<p>Come back later.</p>',
])('is about work, or may be: %s', (text) => {
  expect(says(text)).toBe(false);
});
