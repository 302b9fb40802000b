import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';
import { areGroups, isOfGroup } from './parts-for-groups.js';

it.each([
  'Students',
  'Schüler & Studenten',
  'Studierende und Absolventen',
  'Étudiants et stagiaires',
  'Professionnels confirmés',
  'Studenti a absolventi',
  'Öğrenciler ve yeni mezunlar',
])('"%s" are those for whom a part is', (heading) => {
  expect(isOfGroup(heading)).toBe(true);
});

it.each(['Student assistant', 'Fachkräfte für Lagerlogistik', 'Graduate engineer', 'Baker'])('"%s" is not', (title) => {
  expect(isOfGroup(title)).toBe(false);
});

it('groups that are all kinds of jobs may be sought', () => {
  expect(areGroups(['Students', 'Professionals'])).toBe(true);
  expect(areGroups(['Interns', 'Apprentices'])).toBe(false);
});

it('cards for groups are parts of a site, whatever they say below', () => {
  const card = (group: string, text: string): string =>
    `<a class="card" href="/careers/${group}"><h3>${group}</h3><p>${text}</p></a>`;
  const ways = card('Students', 'Placements and theses') + card('Professionals', 'Millers, bakers and drivers');
  const open = '<ul><li><a href="/jobs/1">Miller</a></li><li><a href="/jobs/2">Baker</a></li></ul>';
  const { postings } = readHtmlListing(
    parseHtml(`<h1>Careers</h1><h2>Your way in</h2><div>${ways}</div><h2>Open positions</h2>${open}`),
    { url: 'https://mill.example/careers', careerScore: 3 },
  );
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Miller', 'Baker']);
});

it.each(['strong', 'h4'])('what stands above the title of an opening says for whom it is (%s)', (tag) => {
  const card = (group: string, title: string): string =>
    `<div class="card"><${tag}>${group}</${tag}><p><a href="/jobs/${title}">${title}</a></p></div>`;
  const cards = card('Professionals', 'Miller') + card('Students', 'Baker') + card('Graduates', 'Engineer');
  const { postings } = readHtmlListing(parseHtml(`<h1>Careers</h1><h2>Open positions</h2>${cards}`), {
    url: 'https://mill.example/careers',
    careerScore: 3,
  });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Miller', 'Baker', 'Engineer']);
});
