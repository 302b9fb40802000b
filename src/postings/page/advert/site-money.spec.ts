import { describe, expect, it } from '@jest/globals';
import { analysePosting } from '../../analyse.js';
import { foundPosting } from '../../posting.js';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from '../tree/html.js';

function paid(html: string, body: string, footer = ''): unknown {
  const card = (title: string, text: string): string => `<article><h3>${title}</h3>${text}</article>`;
  const page = `<html${html}><title>Jobs</title><main><h1>Open positions</h1>${card('Baker', body)}${card('Miller', body)}</main><footer>${footer}</footer></html>`;
  const [posting] = readHtmlListing(parseHtml(page), { url: 'https://firm.example/jobs', careerScore: 3 }).postings;
  return posting && analysePosting(posting).fields.salary_currency;
}
const PROSE = '<p>You bake our bread every day. We pay $34 - $42 an hour.</p>';
const LABEL = '<p>Wage: $34 - $42 an hour</p><p>You bake our bread every day.</p>';

describe('the money of a posting that names no country', () => {
  it.each([
    [' lang="en-NZ"', '', 'NZD'],
    [' lang="es-CL"', '', 'CLP'],
    ['', '<p>Tel. +61 2 5550 1234</p>', 'AUD'],
    ['', '<p>12 Mill Road, Cambridge, Ontario N1R 6T8</p>', 'CAD'],
    ['', '<p>12 Mill Road, Springfield, IL 62701</p>', 'USD'],
    ['', '<p>12 Mill Road</p>', 'USD'],
    // A country that has no dollar of its own pays in that of the United States.
    [' lang="en-KE"', '', 'USD'],
  ])('is that of the site: %s%s', (html, footer, currency) => {
    expect([paid(html, PROSE, footer), paid(html, LABEL, footer)]).toEqual([currency, currency]);
  });

  it.each([
    ['<p>Place: Sydney, Australia</p><p>Wage: $34 - $42 an hour</p><p>You bake our bread.</p>', 'AUD'],
    ['<p>Wage: US$34 - US$42 an hour</p><p>You bake our bread every day.</p>', 'USD'],
    ['<p>We pay €34 - €42 an hour and you bake our bread.</p>', 'EUR'],
    ['<p>You bake our bread every day, and we are glad of it.</p>', undefined],
  ])('is another one where the posting says so: %s', (body, currency) => {
    expect(paid(' lang="en-NZ"', body)).toBe(currency);
  });

  it.each([
    ['<p>Tel. +373 22 555 101</p>', 'MDL'],
    ['<p>Tel. +40 21 555 0101</p>', 'RON'],
    ['', 'RON'],
  ])('leu: %s', (footer, currency) => {
    expect(paid('', '<p>Coci pâine în fiecare zi. Salariu: 9 800 lei pe lună.</p>', footer)).toBe(currency);
  });
});

it.each([
  [['New Zealand'], 'NZD'],
  [['New Zealand', 'Australia'], 'USD'],
  [[], 'USD'],
])('the end of the host name tells whose dollar it is: %j', (countries, currency) => {
  const posting = foundPosting('page', { job_title: 'Baker', job_description: 'We pay $34 an hour.' });
  expect(analysePosting(posting, { countries }).fields.salary_currency).toBe(currency);
});
