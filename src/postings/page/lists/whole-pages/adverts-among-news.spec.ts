import { expect, it } from '@jest/globals';
import { goesOnSeeking } from '../../lines/openings/sought-titles.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** The titles that a career page with this content lists. */
function titlesOf(main: string): (string | undefined)[] {
  const { postings } = readHtmlListing(parseHtml(`<title>Careers | The Mill</title><main>${main}</main>`), {
    url: 'https://mill.example/about/careers',
    careerScore: 3,
  });
  return postings.map(({ fields }) => fields.job_title);
}

it('occupations below a heading for openings may lead to the news, each behind its day', () => {
  const list = `<h1>Natječaji</h1><ul>
    <li>23.11.2026. – <a href="/novosti/natjecaj-pekar">Natječaj – pekar/ica</a></li>
    <li>20.11.2026. – <a href="/novosti/natjecaj-mlinar">Natječaj – prodavač/ica</a></li>
    <li>14.9.2026. – Odluka o odabiru – spremač/ica</li></ul>`;
  expect(titlesOf(list)).toEqual(['Natječaj – pekar/ica', 'Natječaj – prodavač/ica']);
});

it('one advert among the news, beside one that is filled and what volunteers do', () => {
  const page = `<h1>Work &amp; Volunteer</h1><h2>Employment</h2><ul>
    <li><a href="/news/job-posting-bookkeeper">Mill Bookkeeper</a></li>
    <li><s>Bakery Coordinator</s> – <em>this position has been filled. Thank you!</em></li></ul>
    <h2>Volunteer</h2><p>We would love help with:</p><ul><li>Coffee hour hosts</li><li>Flour drivers</li></ul>`;
  expect(titlesOf(page)).toEqual(['Mill Bookkeeper']);
});

it('bullets before links are no part of them, and labels below them no titles', () => {
  const page = `<h1>Ledige stillinger</h1><p>For tiden har vi følgende stillinger ledige:</p>
    <p>► <a href="/jobb/baker">Elektriker til bakeriet</a><br>Søknadsfrist: 20. januar 2027</p>
    <p>► <a href="/jobb/sommer">Sommerjobb butikk 2027</a><br>Søknadsfrist: 1. mars 2027</p>`;
  expect(titlesOf(page)).toEqual(['Elektriker til bakeriet', 'Sommerjobb butikk 2027']);
});

it('what is crossed out below the last entry says nothing of it', () => {
  const page = `<h2>Volná pracovní místa na pozici:</h2><p>- <a href="/pekar">pekař na noční směny</a></p>
    <p>- <a href="/mlynar">účetní mlýna</a></p><p>- <del>prodavač</del> obsazeno</p>`;
  expect(titlesOf(page)).toEqual(['pekař na noční směny', 'účetní mlýna']);
});

it('a deadline crossed out below an entry takes nothing from what is said of the entry', () => {
  const page = `<h2>Open positions</h2><div class="c"><h3>Baker</h3><p><s>Apply by 1 May 2027</s></p><p>Position filled</p></div>
    <div class="c"><h3>Miller</h3><p>York</p></div><div class="c"><h3>Driver</h3><p>Leeds</p></div>`;
  expect(titlesOf(page)).toEqual(['Miller', 'Driver']);
});

it.each([
  '<b>Dyrektor Piekarni<br>zatrudni pracownika na stanowisku: młodszy bibliotekarz</b>',
  '<p><b>Dyrektor Piekarni</b></p><p><b>ogłasza nabór na stanowisko: młodszy bibliotekarz</b></p>',
])('who seeks is none of those sought: %s', (heading) => {
  const terms = '<p>Warunki:</p><ul><li>umowa o pracę</li></ul><p>Wymagania</p><ul><li>wykształcenie średnie</li></ul>';
  expect(titlesOf(`<h2>Rekrutacja</h2>${heading}${terms}`)).not.toContain('Dyrektor Piekarni');
});

it('an occupation above "suchen wir" is sought', () => {
  const page = `<h2>Offene Stellen</h2><h3>Bäcker (m/w/d)</h3><p>suchen wir ab sofort in Vollzeit.</p>
    <h3>Müller (m/w/d)</h3><p>suchen wir zum Mai.</p>`;
  expect(titlesOf(page)).toEqual(['Bäcker (m/w/d)', 'Müller (m/w/d)']);
});

it('nobody is sought by a sentence that always seeks, nor for places that are taken', () => {
  const always = `<h1>Jobs</h1><p>Wir suchen immer wieder engagierte Bäckerinnen und Bäcker mit Freude am Brot.</p>`;
  expect(titlesOf(always)).toEqual([]);
  const taken = `<h1>Jobs</h1><h3>Bäcker (m/w/d)</h3><p>Du bäckst gern in der Nacht und am Morgen.</p>
    <h3>Ferialjob</h3><p>Die Plätze für Sommer 2027 sind leider schon vergeben.</p>`;
  expect(titlesOf(taken)).toEqual(['Bäcker (m/w/d)']);
});

it.each(['zatrudni na stanowisku: piekarz', 'sucht ab sofort', 'recrute un boulanger', 'ogłasza nabór na stanowisko'])(
  '"%s" goes on from who seeks',
  (line) => {
    expect(goesOnSeeking(line)).toBe(true);
  },
);

it.each(['suchen wir ab sofort', 'Sucht ab sofort', 'sieht gern Brot', 'piekarz'])('"%s" does not', (line) => {
  expect(goesOnSeeking(line)).toBe(false);
});

/** What the page of a tag lists. */
function taggedTitles(url: string, titles: readonly string[]): (string | undefined)[] {
  const post = (title: string, at: number): string =>
    `<div class="post"><h1><a href="/news/2026/post-${String(at)}">${title}</a></h1><time>2026-11-20</time></div>`;
  const html = `<title>careers :: Mill</title><main><h1>Posts for: #careers</h1>${titles.map(post).join('')}</main>`;
  return readHtmlListing(parseHtml(html), { url, careerScore: 3 }).postings.map(({ fields }) => fields.job_title);
}

it('on the page of a tag for careers articles that are all named after occupations are adverts', () => {
  const tag = 'https://mill.example/tags/jobs/';
  expect(taggedTitles(tag, ['Head baker wanted', 'Miller'])).toHaveLength(2);
  expect(taggedTitles(tag, ['Miller', 'The old mill turns again'])).toEqual([]);
  expect(taggedTitles(tag, ['Baker', 'Electrician', 'Plumber'])).toEqual([]);
  expect(taggedTitles('https://mill.example/careers/', ['Head baker wanted', 'Miller'])).toEqual([]);
});
