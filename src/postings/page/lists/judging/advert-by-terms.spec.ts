import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** What is read of a post among the news, which nothing else says to be about careers. */
const read = (title: string, lines: readonly string[]): unknown =>
  readHtmlListing(
    parseHtml(
      `<title>${title} | The Mill</title><nav><a href="/news">News</a></nav>
      <main><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`,
    ),
    { url: 'https://mill.example/news/post', careerScore: 0 },
  ).postings.map(({ fields }) => fields.job_title);

it.each([
  ['Church Administrator', ['20 hours per week', '£25,500 pro rata', 'Permanent', 'Closing date: Monday 2nd February']],
  ['Assistant Cook', ['Part-time', '£12.50 per hour', 'To apply, send your CV to jobs@mill.example by 3 March 2026.']],
  ['Nursery Manager', ['Contract: Fixed term', 'Salary: £32,000 - £35,000', 'Application deadline: 3 March 2026']],
  ['Gardener (part time)', ['16 hours per week', '£12.60 per hour', 'Return the application form to the office.']],
  ['Hausmeister', ['Teilzeit, 20 Stunden pro Woche', '15 € pro Stunde', 'Bewerbungsschluss: 3. März 2026']],
  ['Boulanger', ['CDI, temps plein', 'Salaire : 2 100 € par mois', 'Envoyez votre CV avant le 3 mars 2026.']],
])('the main heading of a post is an opening where its terms stand below: %s', (title, lines) => {
  expect(read(title, lines)).toEqual([title]);
});

it.each([
  ['Head Chef', ['Our head chef works full-time and loves bread. A loaf is £3.', 'Apply for our bread class.']],
  ['Baker of the Year', ['Full-time', 'Anna Berg wins £500.', '3 March 2026']],
  ['Grants for bakers', ['Grants of £500 for those who work part-time.', 'Closing date: 3 March 2026']],
  ['The new mill', ['20 hours per week', '£12.60 per hour', 'Closing date: 3 March 2026']],
])('but nothing else with figures and dates: %s', (title, lines) => {
  expect(read(title, lines)).toEqual([]);
});
