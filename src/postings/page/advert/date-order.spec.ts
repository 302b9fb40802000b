import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readHtmlListing } from '../lists/html-listing.js';

function deadlinesOf({ lang, host, dates }: { lang: string; host: string; dates: readonly string[] }): unknown[] {
  const rows = dates.map((date, at) => `<tr><td><a href="/${String(at)}">Lifeguard</a></td><td>${date}</td></tr>`);
  const html = `<html lang="${lang}"><body><h1>Job vacancies</h1>
    <table><tr><th>Job title</th><th>Closing date</th></tr>${rows.join('')}</table></body></html>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: `https://${host}/jobs`, careerScore: 3 });
  return postings.map(({ fields }) => fields.application_deadline);
}

it.each([
  ['another date of the page', 'en', 'pool.example', ['04/12/2026', '15/01/2027'], ['2026-12-04', '2027-01-15']],
  ['another one, the month first', 'en', 'pool.example', ['04/12/2026', '01/15/2027'], ['2026-04-12', '2027-01-15']],
  ['the language', 'fr', 'piscine.example', ['04/12/2026', '05/12/2026'], ['2026-12-04', '2026-12-05']],
  ['the country', 'en-US', 'pool.uk', ['4/12/2026', '05-12-2026'], ['2026-12-04', '2026-12-05']],
  ['the country, the month first', 'en', 'pool.us', ['04/12/2026', '05/12/2026'], ['2026-04-12', '2026-05-12']],
  ['nothing', 'en', 'pool.example', ['04/12/2026', '05/12/2026'], [undefined, undefined]],
  ['another date of short years', 'en', 'pool.example', ['4/12/26', '15/1/27'], ['2026-12-04', '2027-01-15']],
  ['another one, its month first', 'en', 'pool.example', ['3/06/26', '2/23/26'], ['2026-03-06', '2026-02-23']],
  ['nothing, of short years', 'en', 'pool.example', ['4/12/26', '05/12/26'], [undefined, undefined]],
  [
    'nothing, since it says both',
    'en',
    'pool.example',
    ['04/12/2026', '15/01/2027', '01/15/2027'],
    [undefined, '2027-01-15', '2027-01-15'],
  ],
])('whether a day or a month stands first is told by %s', (_by, lang, host, dates, expected) => {
  expect(deadlinesOf({ lang, host, dates })).toEqual(expected);
});
