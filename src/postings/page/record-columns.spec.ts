import { describe, expect, it } from '@jest/globals';
import { parseHtml } from './html.js';
import { readHtmlListing } from './html-listing.js';

const read = (html: string): object[] =>
  readHtmlListing(parseHtml(`<h1>Careers</h1>${html}`), {
    url: 'https://bakery.example/careers',
    careerScore: 3,
  }).postings.map(({ fields: { job_title: title, department, location } }) => ({ title, department, location }));
const card = (title: string, ...facts: string[]): string =>
  `<div class="card"><h3><a href="/jobs/${String(title.length)}">${title}</a></h3>${facts.map((fact) => `<span>${fact}</span>`).join(' ')}</div>`;

describe('columns of a list', () => {
  it('give every card its department and place where one has a name we know', () => {
    expect(
      read(card('Baker (m/f/d)', 'Production', 'Vienna') + card('Driver (m/f/d)', 'Van fleet', 'Qwertzheim')),
    ).toEqual([
      { title: 'Baker (m/f/d)', department: 'Production', location: 'Vienna' },
      { title: 'Driver (m/f/d)', department: 'Van fleet', location: 'Qwertzheim' },
    ]);
  });

  it('quote what stands in them', () => {
    const html = card('Baker (m/f/d)', 'Production', 'Vienna') + card('Driver (m/f/d)', 'Van fleet', 'Qwertzheim');
    const { postings } = readHtmlListing(parseHtml(`<h1>Careers</h1>${html}`), {
      url: 'https://bakery.example/careers',
      careerScore: 3,
    });
    expect(postings[1]?.evidence).toMatchObject({
      location: { source: 'page', quote: 'Qwertzheim' },
      department: { source: 'page', quote: 'Van fleet' },
    });
  });

  it('a list in groups has the departments above them; one heading above all is none', () => {
    const groups = `<h2>Bakehouse</h2>${card('Baker (m/f/d)')}<h2>Counter</h2>${card('Seller (m/f/d)')}`;
    expect(read(groups).map((posting) => (posting as { department?: string }).department)).toEqual([
      'Bakehouse',
      'Counter',
    ]);
    const single = `<h2>Bakehouse</h2>${card('Baker (m/f/d)')}${card('Seller (m/f/d)')}`;
    expect(read(single).map((posting) => (posting as { department?: string }).department)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the place of a whole list', () => {
  const list = '<ul><li>Baker (m/f/d)</li><li>Driver (m/f/d), Leeds</li></ul>';

  it('is that of its postings without a word of their own', () => {
    expect(
      read(`<p>We are hiring in Vienna.</p>${list}`).map((posting) => (posting as { location?: string }).location),
    ).toEqual(['Vienna', undefined]);
  });
});
