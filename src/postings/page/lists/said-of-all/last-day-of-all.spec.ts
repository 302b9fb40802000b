import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const ROWS =
  '<tr><th>Job</th><th>Place</th></tr><tr><td>Baker</td><td>Leeds</td></tr><tr><td>Miller</td><td>York</td></tr>';

function daysOf(behind: string): (string | undefined)[] {
  const html = `<h1>Vacancies</h1><table>${ROWS}</table>${behind}`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  return postings.map(({ fields }) => fields.application_deadline);
}

it.each([
  // In a sentence of which mark-up makes several pieces.
  '<p>Interested applicants may submit a letter to jobs@mill.example <b>on or before 13 September 2027</b>:</p>',
  '<p>Bitte senden Sie Ihre Bewerbung <strong>bis zum 13. September 2027</strong> an jobs@mill.example.</p>',
  '<p>Životopis zašlete <b>do 13. 9. 2027</b> na prace@mlyn.example.</p>',
  // Below a heading that is the label.
  '<h2>How to apply</h2><p>By mail.</p><h2>Closing date</h2><p>Applications should be sent by 13 September 2027.</p>',
  '<h2>Cara Memohon</h2><p>E-mel.</p><h2>Tarikh Tutup</h2><p>Permohonan hendaklah dihantar pada atau sebelum 13 September 2027.</p>',
])('the last day of all openings: %s', (behind) => {
  expect(daysOf(behind)).toEqual(['2027-09-13', '2027-09-13']);
});

it.each([
  '<p>Send us your bread orders <b>by 13 September 2027</b>.</p>',
  '<p>We keep your application.</p><p><b>until 13 September 2027</b> our mill is closed.</p>',
  '<h2>Our next fair</h2><p>Stands can be booked by 13 September 2027.</p>',
])('is that of something else: %s', (behind) => {
  expect(daysOf(behind)).toEqual([undefined, undefined]);
});

const ASKS = '<p>Please send your application to jobs@mill.example by 13 September 2027.</p>';

it.each([
  `<h2>Scholarships</h2><p>The mill gives three.</p><h3>How to apply</h3>${ASKS}`,
  `<h2>Apply for our community fund</h2>${ASKS}`,
  `<h2>Bewerbung zur Sommerakademie</h2>${ASKS}`,
])('the last day of what others apply for: %s', (behind) => {
  expect(daysOf(`<h2>Our mill</h2><p>At the river.</p>${behind}`)).toEqual([undefined, undefined]);
});

it.each(['How to apply', 'Bewerbung', 'Comment postuler', 'Cómo postular', 'Work with us'])(
  'is that of all below "%s"',
  (heading) => {
    const behind = `<h2>Our mill</h2><p>At the river.</p><h2>${heading}</h2><p>By mail.</p>${ASKS}`;
    expect(daysOf(behind)).toEqual(['2027-09-13', '2027-09-13']);
  },
);

it.each([
  // In the card of the last one.
  `<div class="j"><h3>Baker</h3><p>You bake.</p></div><div class="j"><h3>Miller</h3><p>You mill.</p>${ASKS}</div>`,
  // In its one paragraph.
  `<h3>Baker</h3><p>You bake.</p><h3>Miller</h3><p>You mill. Please send your application by 13 September 2027.</p>`,
  // Those who learn a trade have a day of their own.
  `<h3>Baker</h3><p>You bake.</p><h3>Apprentice miller</h3><p>You learn to mill.</p>${ASKS}`,
])('one at the end of the last opening may be its own: %s', (html) => {
  const { postings } = readHtmlListing(parseHtml(`<main><h1>Vacancies</h1>${html}</main>`), {
    url: 'https://mill.example/jobs',
    careerScore: 3,
  });
  expect(postings.map(({ fields }) => fields.application_deadline)).toEqual([undefined, '2027-09-13']);
});

it('is that of all where the mark-up of the last entry ends in front of it', () => {
  const entry = (title: string): string => `<li><b>${title}</b><ul><li>You like bread.</li></ul></li>`;
  const html = `<main><h1>Vacancies</h1><ol>${entry('Baker')}${entry('Apprentice miller')}</ol>${ASKS}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.application_deadline)).toEqual(['2027-09-13', '2027-09-13']);
});
