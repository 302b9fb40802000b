import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function read(body: string): ReturnType<typeof readHtmlListing>['postings'] {
  const html = `<html><head><title>Mill</title></head><body><nav><a href="/">Home</a></nav>${body}</body></html>`;
  return readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 }).postings;
}

const titlesOf = (body: string): (string | undefined)[] => read(body).map(({ fields }) => fields.job_title);

const card = (title: string): string =>
  `<div class="post"><h2>${title}</h2><p>You start at five.</p><span>Location</span><p>Leeds</p></div>`;
const cards = `<div>${card('Baker')}${card('Miller')}</div>`;

it.each([
  ['<h1>The Team</h1><h2>Our People</h2><p>We like bread.</p><p>Current vacancies</p>', ['Baker', 'Miller']],
  ['<h1>The Team</h1><h2>Our People</h2><p>We like bread.</p>', []],
  ['<h1>The Team</h1><p>Current vacancies</p><p>See our shop.</p><h2>Our People</h2><p>We like bread.</p>', []],
])('below %s stand %j', (above, titles) => {
  expect(titlesOf(above + cards)).toEqual(titles);
});

const advert = (title: string, pay: string): string =>
  `<hr><h4>${title}</h4><p>We seek somebody.</p><h4>Duties:</h4><ul><li>Clean up</li></ul>
   <h4>${pay}</h4><ul><li>£10.30 per hour</li></ul><h4>Requirements:</h4><ul><li>A van of your own for ${title}</li></ul>`;

it('an advert goes on below headings of the rank of its title', () => {
  const behind = '<h4>What we offer</h4><ul><li>Free bread</li></ul><h3>Write to us</h3><p>A van of your own</p>';
  const adverts = `${advert('Baker', 'Pay:')}${advert('Miller', 'Pay:')}`;
  const postings = read(`<h3>Job vacancies</h3>${adverts}${behind}`);
  expect(postings.map(({ fields }) => [fields.job_title, fields.requirements, fields.salary_min])).toEqual([
    ['Baker', ['A van of your own for Baker'], 10.3],
    ['Miller', ['A van of your own for Miller'], 10.3],
  ]);
  expect(postings[1]?.fields.job_description).not.toMatch(/Write to us/);
});

it('what heads no part of an advert ends it', () => {
  const [baker] = read(
    '<h3>Job vacancies</h3><h4>Baker</h4><p>We seek you.</p><h4>The old mill</h4><p>Pay £9 an hour in 1950.</p>' +
      '<h4>Miller</h4><p>We seek you.</p>',
  );
  expect(baker?.fields).toMatchObject({ job_title: 'Baker' });
  expect(baker?.fields.salary_min).toBeUndefined();
});

it.each([
  ['Caring person', 'We are looking for somebody for our bakery.'],
  ['Mühlenteam', 'Wir suchen Verstärkung für unsere Backstube.'],
])('a sentence that seeks at the end of the card of %s heads no list', (title, sentence) => {
  const entry = (name: string, said: string): string =>
    `<article><h2><a href="/jobs/${name}">${name}</a></h2><p>24.11.2026</p><p>${said}</p></article>`;
  const list = `<h1>Jobs</h1><div>${entry(title, sentence)}${entry('Baker', 'Nights.')}</div><h2>Internships</h2>`;
  expect(titlesOf(list)).toEqual([title, 'Baker']);
});

const listed = (...items: string[]): string =>
  `<h1>Jobs</h1><h2>Current vacancies</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

it('a stop behind the only link of an item ends no sentence', () => {
  const link = (title: string): string => `<a href="/jobs/${title.toLowerCase().replace(/\W+/g, '-')}">${title}</a>.`;
  expect(titlesOf(listed(link('Baker – Leeds'), link('Miller (part-time)'), link('Driver')))).toEqual([
    'Baker – Leeds',
    'Miller (part-time)',
    'Driver',
  ]);
  const sentences = ['Our <a href="/a">baker</a> starts early.', 'We bake <a href="/b">with the miller</a>.'];
  expect(titlesOf(listed(...sentences))).toEqual([]);
});
