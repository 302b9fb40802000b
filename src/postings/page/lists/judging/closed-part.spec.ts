import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { CHOSEN_WORDS, GROUP_WORDS, IF_WORDS } from '../../../text/words/sentences/condition-words.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing, type HtmlListing } from '../html-listing.js';

function listingOf(body: string): HtmlListing {
  const html = `<html><head><title>Jobs</title></head><body><main>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore: 3 });
}

const cards = (towns: readonly string[]): string =>
  towns
    .map(
      (town, at) =>
        `<div><h3><a href="/jobs/${String(at)}">${['Baker', 'Miller'][at] ?? ''}</a></h3><p>${town}</p></div>`,
    )
    .join('');

describe('words that nothing is open above a list', () => {
  it.each([
    'No openings at our London office at the moment.',
    'Aktuell keine offenen Stellen in München.',
    'An unserem Standort München gibt es derzeit keine offenen Stellen.',
    'Aucun poste à Lyon pour le moment.',
    'No hay vacantes en nuestra oficina de Madrid por el momento.',
    'Nessuna posizione aperta presso la sede di Milano.',
    'Momenteel geen vacatures op ons kantoor in Utrecht.',
    'Just nu inga lediga jobb på vårt kontor i Malmö.',
    'There are no openings in sales right now.',
    'There are no openings for interns right now.',
  ])('leave it open where they are said of a part that it is not of: %s', (line) => {
    for (const heading of ['', '<h2>Open positions</h2>'])
      expect(listingOf(`<h1>Jobs</h1>${heading}<p>${line}</p>${cards(['Leeds', 'York'])}`).saysClosed).toBeUndefined();
  });

  it.each([
    ['London', 'York'],
    ['Graduates', 'Experienced'],
    ['Internships', 'Permanent jobs'],
    ['Sales', 'Production'],
  ])('leave the part "%s" closed alone, not the one below "%s"', (closed, open) => {
    const body = `<h1>Jobs</h1><h2>${closed}</h2><p>No openings at the moment.</p><h2>${open}</h2>${cards(['Leeds', 'York'])}`;
    expect(listingOf(body).saysClosed).toBeUndefined();
  });

  it.each([
    ['London', 'Mill on the river', 'York', 'Mill in the wood'],
    ['Praha', 'Mlýn u řeky', 'Brno', 'Mlýn v lese'],
    ['Sales', 'Who we are', 'Production', 'Who bakes'],
  ])('leave "%s" closed alone where "%s" stands between, not "%s"', (closed, own, open, other) => {
    const body = `<h1>Jobs</h1><h2>${closed}</h2><h4>${own}</h4><p>No openings at the moment.</p>
      <h2>${open}</h2><h4>${other}</h4>${cards(['Leeds', 'York'])}`;
    expect(listingOf(body).saysClosed).toBeUndefined();
  });

  it('close it where the heading of the whole page is a town', () => {
    const body = `<h1>London</h1><h2>Work with us</h2><p>No openings at the moment.</p><h2>Who bakes</h2>${cards(['Leeds', 'York'])}`;
    expect(listingOf(body).saysClosed).toBeDefined();
  });

  it.each([
    'There are no openings right now.',
    'There are no openings at Mill right now.',
    'There are currently no vacancies in our team.',
    'No openings in Leeds at the moment.',
  ])('close it where they are said of all of it: %s', (line) => {
    expect(listingOf(`<h1>Jobs</h1><p>${line}</p>${cards(['Leeds', 'Leeds'])}`).saysClosed).toBe(line);
  });

  it('close it above a part that is past', () => {
    const body = `<h1>Jobs</h1><h2>London</h2><p>No openings at the moment.</p><h2>Past openings</h2>${cards(['Leeds', 'York'])}`;
    expect(listingOf(body).postings).toEqual([]);
  });
});

describe('what people are that are looked for', () => {
  it.each([
    ['We look for people who:', 'Love bread', 'Are good team workers'],
    ['Wir suchen Menschen, die:', 'Brot lieben', 'Teamleiter werden wollen'],
    ['Nous cherchons des personnes qui :', 'aiment le pain', 'aident les boulangers'],
    ['Buscamos personas que:', 'aman el pan', 'ayudan a los panaderos'],
    ['Wij zoeken mensen die:', 'van brood houden', 'kok willen worden'],
    ['Szukamy osób, które:', 'kochają chleb', 'chcą być piekarzem'],
  ])('is no list of openings: %s', (lead, ...qualities) => {
    const items = qualities.map((quality) => `<li>${quality}</li>`).join('');
    for (const said of ['', 'No openings at the moment. '])
      expect(listingOf(`<h1>Jobs</h1><p>${said}${lead}</p><ul>${items}</ul>`).postings).toEqual([]);
  });
});

describe('words that nothing is open', () => {
  const saysClosed = (line: string): string | undefined =>
    listingOf(`<h1>Jobs</h1><p>${line}</p>${cards(['Leeds', 'Leeds'])}`).saysClosed;
  const casesOf = (rows: typeof IF_WORDS): (readonly [string, string])[] =>
    rows.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language] as const));

  itHoldsForEvery('are no more than the answer to a search', casesOf(CHOSEN_WORDS), (word) => {
    expect(saysClosed(`There are no openings right now: ${word}.`)).toBeUndefined();
  });

  itHoldsForEvery('are a condition', casesOf(IF_WORDS), (word) => {
    expect(saysClosed(`${word} there are no openings right now.`)).toBeUndefined();
  });

  it('are no condition behind "yes", "has" or "this" of another language', () => {
    expect(saysClosed('Ja, derzeit keine offenen Stellen.')).toBeDefined();
    expect(saysClosed('Ha, there are no openings right now.')).toBeDefined();
  });

  itHoldsForEvery('are said of the people whom a part is for', casesOf(GROUP_WORDS), (word) => {
    const body = `<h2>${word}</h2><p>No openings at the moment.</p><h2>Others</h2>${cards(['Leeds', 'Leeds'])}`;
    expect(listingOf(`<h1>Jobs</h1>${body}`).saysClosed).toBeUndefined();
  });

  it('are said of all without such', () => {
    expect(saysClosed('Then there are no openings right now: bread.')).toBeDefined();
  });
});
