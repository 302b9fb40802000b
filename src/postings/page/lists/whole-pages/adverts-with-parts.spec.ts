import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const parts = (tasks: string, asked: string, offered: string): string =>
  `<h3>About the mill</h3><p>The mill turns since 1822.</p><h3>${tasks}</h3><ul><li>Carrying sacks</li><li>Keeping the hall clean</li></ul>
   <h3>${asked}</h3><ul><li>Some calm</li><li>A driving licence</li></ul><h3>${offered}</h3><ul><li>Bread every day</li><li>Free parking</li></ul>`;

const read = (title: string, main: string, url = 'https://mill.example/blog/jobs-in-leeds'): unknown =>
  readHtmlListing(
    parseHtml(`<title>${title}</title><nav><a href="/blog">Blog</a></nav><main><h1>${title}</h1>${main}</main>`),
    { url, careerScore: 0 },
  ).postings.map(({ fields: { job_title, requirements } }) => [job_title, requirements]);

const ASKED = ['Some calm', 'A driving licence'];
const introOf = (
  one: string,
): string => `<h2>Join the mill: jobs in Leeds</h2><p>The mill is a place for people who like bread.</p>
  <h2>${one} positions: be part of our mill</h2><p>As we grow, we offer jobs to people who rise early.</p>`;

it.each([
  ['Key Responsibilities', 'Qualifications', 'Benefits', 'Baker', 'Sunday Runner (16 to 18 year olds only)'],
  ['What you will do', 'What we are looking for', 'What we offer', 'Head Miller', 'Flour Wizard'],
  ['Deine Aufgaben', 'Dein Profil', 'Wir bieten', 'Bäcker (m/w/d)', 'Müller (m/w/d)'],
])('headings that each have all parts of an advert below them are the openings: %s, %s, %s', (...words) => {
  const [tasks, asked, offered, one, other] = words;
  const main = `${introOf(one)}<h2>${one}</h2>${parts(tasks, asked, offered)}<h2>${other}</h2>${parts(tasks, asked, offered)}`;
  expect(read(`Mill jobs in Leeds | ${one} & more at the mill`, main)).toEqual([
    [one, ASKED],
    [other, ASKED],
  ]);
});

it('entries beside grants, half of which can be no titles, are no openings', () => {
  const entry = (name: string, text: string): string =>
    `<section class="panel"><h2>${name}</h2><p>${text}</p></section>`;
  const main = [
    entry('Arts and Culture', 'Call for applications'),
    entry('Teaching bursary 2027', 'It pays for fees and meals. Apply now.'),
    entry('University applications', 'All pupils of grade 12 may apply.'),
  ].join('');
  expect(read('Vacancies', main, 'https://mill.example/vacancies')).toEqual([]);
});

it('courses, of which none names an occupation, are none', () => {
  const main = `${introOf('Bread')}<h2>Bread in a day</h2>${parts('What you will do', 'Requirements', 'Benefits')}<h2>Rolls in a week</h2>${parts('What you will do', 'Requirements', 'Benefits')}`;
  expect(read('Bread classes', main)).toEqual([]);
});
