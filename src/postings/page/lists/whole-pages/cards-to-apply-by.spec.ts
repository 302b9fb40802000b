import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const card = (name: string, fact: string, button: string): string =>
  `<div class="card"><div class="name">${name}</div><p class="text">We look for somebody who likes to work in the open.</p><div class="fact">${fact}</div><a href="#" class="button">${button}</a></div>`;
const titlesOf = (cards: readonly string[]): unknown[] =>
  readHtmlListing(parseHtml(`<title>Jobs</title><h1>Jobs</h1><h2>Join our team</h2><div>${cards.join('')}</div>`), {
    url: 'https://golf.example/jobs',
    careerScore: 3,
  }).postings.map(({ fields }) => fields.job_title);

it('cards with their hours and a button to apply by are openings, whatever most of them are called', () => {
  const cards = [
    card('Entretien du terrain', 'Temps plein', 'Déposer votre C.V.'),
    card('Réceptionniste', 'Temps partiel', 'Déposer votre C.V.'),
    card('Bar', 'Temps plein', 'Déposer votre C.V.'),
  ];
  expect(titlesOf(cards)).toEqual(['Entretien du terrain', 'Réceptionniste', 'Bar']);
});

it('cards without an occupation, without hours or that only lead on are none', () => {
  const names = ['Greens', 'Kitchen', 'Bar'];
  expect(titlesOf(names.map((name) => card(name, 'Full-time', 'Apply now')))).toEqual([]);
  expect(
    titlesOf(['Greens', 'Receptionist', 'Bar'].map((name) => card(name, 'Since 1920', 'Apply now'))),
  ).not.toContain('Greens');
});
