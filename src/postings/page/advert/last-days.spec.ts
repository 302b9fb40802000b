import { describe, expect, it } from '@jest/globals';
import { APPLICATION_PERIODS } from '../../text/words/labels/application-deadline-labels.js';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
import { readLabelled } from './label-values.js';

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

  it.each([
    'Please send your application by 22 December 2026.',
    'Bitte bewerben Sie sich bis zum 22.12.2026.',
    'Merci d’envoyer votre CV avant le 22 décembre 2026.',
    'Envía tu CV antes del 22 de diciembre de 2026.',
    'Inviare il CV entro il 22 dicembre 2026.',
    'Send ansøgning senest 22. december 2026',
    'The closing date is extended to 22 December 2026.',
    'Bewerbungsfrist verlängert bis 22.12.2026',
    'Application deadline: 22 December 2026',
  ])('is asked for: %s', (line) => {
    expect(deadlineOf(line)).toBe('2026-12-22');
  });

  it.each([
    'The deadline for our next project is 22 December 2026.',
    'Deadline driven: we release on 22 December 2026',
    'Project deadline: 22 December 2026',
    'Course end date: 22 December 2026',
    'Die Frist für das nächste Projekt ist der 22.12.2026.',
    'We build since 22 December 2025.',
    'Open from: 22 December 2026',
    'Start date: 22 December 2026',
  ])('is that of nothing else: %s', (line) => {
    expect(deadlineOf(line)).toBeUndefined();
  });

  it('is not when interviews are held', () => {
    expect(deadlineOf('Interviews will be held on 5 January 2027.')).toBeUndefined();
  });
});

describe('the day an advert was published', () => {
  const postedAt = (line: string): unknown =>
    readLabelled(readPageTree(parseHtml(`<main><h1>Baker</h1><p>${line}</p></main>`)).leaves).posted_at;

  it.each([
    'Posted on 4 March 2026',
    'Date: 4 March 2026',
    'March 4, 2026',
    '4 March 2026',
    'Graz | Posted: 4 March 2026',
  ])('is that of "%s"', (line) => {
    expect(postedAt(line)).toBe('2026-03-04');
  });

  it.each([
    'Event date: 4 March 2026',
    'Interview date: 4 March 2026',
    'Interview Date: 4 March 2026',
    'Founded 4 March 2026',
    'Copyright 4 March 2026',
    'Opened our doors on 4 March 2026',
    'Published our first book on 4 March 2026',
    'Start date: 4 March 2026',
  ])('is not that of "%s"', (line) => {
    expect(postedAt(line)).toBeUndefined();
  });
});

it.each(['itemprop="validThrough"', 'property="validThrough"'])(
  'a date with %s is the last day, no other',
  (markUp) => {
    const time = `<time ${markUp} datetime="2026-03-01">1 March 2026</time>`;
    const read = (html: string): ReturnType<typeof readLabelled> =>
      readLabelled(readPageTree(parseHtml(`<main><h1>Baker</h1>${html}</main>`)).leaves);
    expect(read(`<p>Leeds</p>${time}`)).toMatchObject({ application_deadline: '2026-03-01' });
    expect(read(`<p>Leeds</p>${time}`).posted_at).toBeUndefined();
    expect(read(`<p>Leeds, ${time}</p>`).posted_at).toBeUndefined();
  },
);
