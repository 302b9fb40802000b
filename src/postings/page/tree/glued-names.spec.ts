import { describe, expect, it } from '@jest/globals';
import { divideGluedNames } from './glued-names.js';
import { parseHtml } from './html.js';
import { readHtmlListing } from '../lists/html-listing.js';

/** The titles of a career page with one card for each heading. */
function titlesOf(...headings: string[]): unknown[] {
  const card = (heading: string, at: number): string =>
    `<li><h3>${heading}</h3><p>You work with us every day.</p><a href="/jobs/${String(at)}">More</a></li>`;
  const document = parseHtml(
    `<html><head><title>Jobs</title></head><body><main><h1>Jobs</h1><ul>${headings.map(card).join('')}</ul></main></body></html>`,
  );
  divideGluedNames(document);
  return readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 }).postings.map(
    ({ fields }) => fields.job_title,
  );
}

describe('a name that ends several headings without a space before it', () => {
  it('is none of their titles, in whatever letters both are', () => {
    const named = ['Baker', 'Driver', 'Head of IT'].map((role) => `${role}<span>OLD MILL</span>`);
    expect(titlesOf(...named)).toEqual(['Baker', 'Driver', 'Head of IT']);
    const russian = ['Пекарь', 'Водитель', 'Кладовщик'].map((role) => `${role}<small>ХЛЕБ</small>`);
    expect(titlesOf(...russian)).toEqual(['Пекарь', 'Водитель', 'Кладовщик']);
  });

  it('is no ending of a word, and no occupation', () => {
    expect(titlesOf('Bäcker<b>IN</b>', 'Fahrer<b>IN</b>')).toEqual(['BäckerIN', 'FahrerIN']);
    expect(titlesOf('WEB<b>DESIGNER</b>', 'SENIOR<b>DESIGNER</b>')).toEqual(['WEBDESIGNER', 'SENIORDESIGNER']);
  });
});
