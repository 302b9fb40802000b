import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { ACADEMIC_STAGES } from '../../../text/words/headings/academic-stage-words.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const titlesOf = (body: string): unknown[] => {
  const context = { url: 'https://lab.example/jobs', careerScore: 3, title: 'Jobs' };
  return readHtmlListing(parseHtml(`<title>Jobs</title><main><h1>Jobs</h1>${body}</main>`), context).postings.map(
    ({ fields }) => fields.job_title,
  );
};
const sections = (...parts: string[]): string =>
  parts.map((part, at) => (at % 2 === 0 ? `<h2>${part}</h2>` : `<p>${part}</p>`)).join('');

describe('headings of stages of a career', () => {
  it.each([
    ['PhDs', 'Apply through the programme of the university.', 'Postdocs and Fellowships', 'Please send an enquiry.'],
    ['PhD students', 'Write to us with a CV.', 'Visiting Researchers', 'There are schemes that fund visitors.'],
    ['Doktoranden', 'Bitte schreiben Sie uns.', 'Masterarbeiten', 'Themen gibt es auf Anfrage.'],
    ['Doctorants', 'Écrivez-nous.', 'Post-doctorants', 'Des bourses existent.'],
    ['PhD-studenten', 'Stuur ons een bericht.', 'Gastonderzoekers', 'Er zijn beurzen.'],
  ])('are no openings: %s', (...parts) => {
    expect(titlesOf(sections(...parts))).toEqual([]);
  });

  it('are openings where what stands below seeks somebody', () => {
    const seeking = sections('PhD students', 'We are looking for two PhD students.', 'Postdocs', 'Please send a CV.');
    expect(titlesOf(seeking)).toContain('PhD students');
    const named = sections('PhD student in milling', 'Start in May.', 'Postdoc in baking', 'Start in June.');
    expect(titlesOf(named)).toEqual(['PhD student in milling', 'Postdoc in baking']);
  });

  it('are openings where each leads to its page', () => {
    const list =
      '<h2>Open positions</h2><ul><li><a href="/a">PhD students</a></li><li><a href="/b">Postdocs</a></li></ul>';
    expect(titlesOf(list)).toEqual(['PhD students', 'Postdocs']);
  });
});

itHoldsForEvery('is no opening beside another stage', ACADEMIC_STAGES, (_language, stages, either) => {
  const [first = ''] = stages.split('|');
  for (const word of [...stages.split('|'), ...either.split('|')])
    expect([word, ...titlesOf(sections(first, 'Hello.', word, 'Hello.'))]).toEqual([word]);
});
