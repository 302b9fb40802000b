import { describe, expect, it } from '@jest/globals';
import { APPLICATION_PERIODS } from '../../text/words/labels/application-deadline-labels.js';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from '../tree/html.js';

function deadlineOf(line: string): unknown {
  const card = `<div><h3>Baker (m/f/d)</h3><p>You bake our bread.</p><p>${line}</p></div>`;
  const other = '<div><h3>Miller (m/f/d)</h3><p>You run our mill.</p></div>';
  const context = { url: 'https://firm.example/jobs', careerScore: 3 };
  const { postings } = readHtmlListing(parseHtml(`<main><h1>Jobs</h1>${card}${other}</main>`), context);
  return postings[0]?.fields.application_deadline;
}

describe('the last day to apply', () => {
  it.each([
    'The closing date for applications is <strong>Tuesday 22 December 2026</strong>. Interviews will be held on 5 January 2027.',
    'Please write to us. The deadline for applications is 22 December 2026.',
    'Der Bewerbungsschluss ist der 22. Dezember 2026. Wir freuen uns auf dich.',
    'La date limite de candidature est le 22 décembre 2026. Les entretiens ont lieu le 5 janvier 2027.',
    'De sluitingsdatum is 22 december 2026. Wij horen graag van je.',
  ])('stands in a sentence: %s', (line) => {
    expect(deadlineOf(line)).toBe('2026-12-22');
  });

  it.each(
    APPLICATION_PERIODS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  )('ends the days behind "%s" (%s)', (word) => {
    expect(deadlineOf(`${word}: 16/11/2026 a 31/01/2027`)).toBe('2027-01-31');
    expect(deadlineOf(`${word}: 31/01/2027`)).toBeUndefined();
  });

  it('is not when interviews are held', () => {
    expect(deadlineOf('Interviews will be held on 5 January 2027.')).toBeUndefined();
  });
});
