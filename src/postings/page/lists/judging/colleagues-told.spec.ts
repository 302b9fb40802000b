import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const titlesOf = (head: string, cards: readonly (readonly [title: string, text: string])[]): (string | undefined)[] => {
  const parts = cards.map(([title, text]) => `<div class="c"><h3>${title}</h3>${text}</div>`).join('');
  const page = `<html lang="en"><title>Careers at Mill</title><main><h1>Careers</h1><p>We mill since 1900.</p><h2>${head}</h2>${parts}</main></html>`;
  const listing = readHtmlListing(parseHtml(page), { url: 'https://mill.example/careers', careerScore: 3 });
  return listing.postings.map(({ fields }) => fields.job_title);
};

const TOLD: readonly (readonly [string, string])[] = [
  ['Bakers', '<p>Our bakers turn flour into bread each night.</p>'],
  ['Millers', '<p>They look after four old mills.</p>'],
  ['Drivers', '<p>Our drivers bring bread to Leeds.</p>'],
];

it('shows who does it already, no openings', () => {
  expect(titlesOf('Hands at the mill', TOLD)).toEqual([]);
});

it('shows openings below a heading for them, or where each may be applied for, or speaks to the reader', () => {
  const titles = TOLD.map(([title]) => title);
  const apply = TOLD.map(([title, text], at) => [title, `${text}<a href="/apply/${String(at)}">Apply</a>`] as const);
  expect(titlesOf('Open positions', TOLD)).toEqual(titles);
  expect(titlesOf('Hands at the mill', apply)).toEqual(titles);
  const spoken = TOLD.map(
    ([title, text]) => [title, `${text.replace('</p>', '')} You join them at dawn.</p>`] as const,
  );
  expect(titlesOf('Hands at the mill', spoken)).toEqual(titles);
});

it('shows who is called by a given name above a role, no openings', () => {
  const people = [
    ['Anna', '<p>Baker in Leeds</p><p>It was my first job.</p>'],
    ['Tom', '<p>Miller in York</p><p>I stayed for the people.</p>'],
  ] as const;
  expect(titlesOf('They came', people)).toEqual([]);
});

const titlesIn = (page: string): (string | undefined)[] =>
  readHtmlListing(parseHtml(page), { url: 'https://mill.example/careers', careerScore: 3 }).postings.map(
    ({ fields }) => fields.job_title,
  );

it('no role is open that the team has already, beside one that is open', () => {
  const role = (title: string): string => `<h3><a href="/team">${title}</a></h3><p>Bread by the river.</p>`;
  const open = '<h2>Open positions</h2><p><a href="/jobs/miller">Miller</a></p>';
  expect(titlesIn(`<h1>Careers</h1>${open}<h2>Our existing roles</h2>${role('Baker')}${role('Driver')}`)).toEqual([
    'Miller',
  ]);
  expect(titlesIn(`<h1>Careers</h1><h2>Our roles</h2>${role('Baker')}${role('Driver')}`)).toHaveLength(2);
});

it.each(['Our departments', 'Nos pôles', 'Onze afdelingen', 'Meet our team – apply now'])(
  'what states jobs is open below "%s", and what does not is none',
  (heading) => {
    const card = (title: string, said: string): string =>
      `<div class="c"><h3><a href="/jobs/${title}">${title}</a></h3><p>${said}</p></div>`;
    const page = (said: string): (string | undefined)[] =>
      titlesIn(
        `<h1>Careers</h1><h2>${heading}</h2>${card('Baker', said)}${card('Miller', said)}${card('Driver', said)}`,
      );
    expect(page('Leeds, full-time')).toEqual(['Baker', 'Miller', 'Driver']);
    expect(page('Bread by the river.')).toEqual([]);
  },
);

it('no opening is what a label says of the one that stands above it', () => {
  const advert = '<h1>Vacancies</h1><p><b>Baker</b></p><p>Education: any craftsman<br>Apply by 3 May 2027</p>';
  expect(titlesIn(advert)).toEqual(['Baker']);
});
