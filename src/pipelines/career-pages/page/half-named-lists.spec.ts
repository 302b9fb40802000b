import { expect, it } from '@jest/globals';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { readHtmlListing, type HtmlListing } from '../../../postings/page/lists/html-listing.js';
import { doubtfulElsewhere, doubtfulLists } from './doubtful-lists.js';

const PAGE = 'https://firm.example/careers.html';

function listingOf(body: string, { title = 'Careers at Firm', careerScore = 3 } = {}): HtmlListing {
  const html = `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: PAGE, careerScore });
}

function titlesOf({ postings }: HtmlListing): (string | undefined)[] {
  return postings.map(({ fields }) => fields.job_title);
}

/** How many lines the finding of a page counts. */
function toldOf(listing: HtmlListing): number {
  return doubtfulLists(PAGE, listing).reduce((sum, { seen = 0 }) => sum + seen, 0);
}

/** Half of them name occupations. */
const HALF = ['Baker', 'Crust Wizardry', 'Truck driver', 'Dough & Beyond', 'Miller', 'Slow ferments'];
const items = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const rows = (lines: readonly string[], facts: string): string =>
  lines.map((line) => `<div class="row"><h3>${line}</h3>${facts}</div>`).join('');

it.each(['Careers', 'Join our team', 'Karriere', 'Nous rejoindre', 'Trabaja con nosotros'])(
  'tells of bare lines below "%s" half of which name occupations',
  (heading) => {
    const listing = listingOf(`<h2>${heading}</h2>${items(HALF)}`);
    expect(titlesOf(listing)).toEqual([]);
    expect(toldOf(listing)).toBe(HALF.length);
  },
);

it.each(['Open positions', 'Open positions:', 'Wir suchen:', 'Nos offres d’emploi :', 'Vacantes', 'We are hiring'])(
  'reads a list that the line "%s" introduces',
  (line) => {
    expect(titlesOf(listingOf(`<h1>Work with us</h1><p>We mill.</p><p>${line}</p>${items(HALF)}`))).toEqual(HALF);
  },
);

it.each([
  [
    'what is offered',
    'Open positions at our mill come with:',
    ['Free bread', 'A bus pass for drivers', 'Good parking'],
  ],
  ['departments', 'Our vacancies are in:', ['Milling', 'Logistics', 'Administration']],
  ['steps', 'How to apply for our vacancies:', ['Send us a letter', 'Meet the head miller', 'Try a day']],
])('reads no %s below a line that speaks of openings', (_, line, lines) => {
  expect(titlesOf(listingOf(`<h1>Work with us</h1><p>${line}</p>${items(lines)}`))).toEqual([]);
});

const FACTS = '<span>Leeds</span><span>Full-time</span>';

it('reads entries of one form that each state place and kind, below careers on a page about the firm', () => {
  const about = { title: 'About us | Firm', careerScore: 0 };
  const listing = listingOf(`<h1>About us</h1><p>We mill.</p><h2>Careers</h2>${rows(HALF, FACTS)}`, about);
  expect(titlesOf(listing)).toEqual(HALF);
});

it.each([
  ['services', 'Our services', ['Driver training', 'Mill repair', 'Flour analysis'], '<span>Leeds</span>'],
  ['courses', 'Courses', ['Baker for a day', 'Sourdough', 'Miller basics'], '<span>Leeds</span><span>Part-time</span>'],
  ['news', 'News', ['Our miller retires', 'New silo', 'Open day'], '<span>Leeds</span><span>3 May 2026</span>'],
  ['departments', 'Our departments', ['Milling', 'Logistics', 'Sales'], '<span>Leeds</span>'],
])('reads no %s of the same form', (_, heading, lines, facts) => {
  const openings = `<h2>Careers</h2>${rows(HALF, FACTS)}`;
  expect(titlesOf(listingOf(`<h2>${heading}</h2>${rows(lines, facts)}${openings}`))).toEqual(HALF);
});

it('tells of the lines beside the one that was read of a list', () => {
  const lines = ['Baker (m/f/d)', 'Crust Wizardry', 'Slow ferments', 'Dough & Beyond', 'Miller'];
  const listing = listingOf(`<h2>Careers</h2>${items(lines)}`);
  expect(titlesOf(listing).length + toldOf(listing)).toBe(lines.length);
});

/** What a finding says of lines beside the openings of a list. */
const besideOf = (listing: HtmlListing): (string | undefined)[] =>
  doubtfulLists(PAGE, listing).flatMap(({ why, detail }) => (why === 'list_entries_doubtful' ? [detail] : []));

it.each([
  ['Praktikum', items(['Koch', 'Kellner', 'Praktikum', 'Spülhilfe'])],
  [
    'Miller & Sons recrute trois boulangers.',
    rows(['Meunier', 'Miller & Sons recrute trois boulangers.', 'Vendeuse', 'Chauffeur'], ''),
  ],
  ['Internship', rows(['Baker', 'Miller', 'Internship', 'Truck driver'], '<p>Write to us.</p>')],
  [
    'Miller & Sons recrute trois boulangers',
    rows(['Meunier', 'Miller & Sons recrute trois boulangers'.padEnd(139, ' à Lyon'), 'Vendeuse', 'Boulangère'], ''),
  ],
])('tells of what a list of openings refused and is made like them: %s', (line, body) => {
  const listing = listingOf(`<h2>Open positions</h2>${body}`);
  expect(titlesOf(listing)).not.toContain(line);
  expect(titlesOf(listing).length).toBeGreaterThan(1);
  expect(besideOf(listing)).toEqual([expect.stringContaining(line)]);
});

it.each([
  ['buttons', ['Apply now', 'Jetzt bewerben', 'Learn more']],
  ['dates', ['3 May 2026', '12.10.2026']],
  ['headings', ['Your benefits', 'What we offer', 'Our open positions', 'Meet the team']],
  ['facts', ['Full-time', 'Leeds', 'Full-time · Leeds']],
  ['sentences', ['We bake for the whole town.', 'Anything else? Write to us', 'Our mill is by the river']],
  ['open applications', ['Open application', 'Initiativbewerbung', 'Candidature spontanée']],
  ['people', ['Anna Müller']],
  ['what was said', ['Baker']],
])('tells of no %s beside the openings of a list', (_, lines) => {
  for (const line of lines) {
    const listing = listingOf(`<h2>Open positions</h2>${items(['Baker', 'Miller', 'Truck driver', line])}`);
    expect(titlesOf(listing).slice(0, 3)).toEqual(['Baker', 'Miller', 'Truck driver']);
    expect([line, besideOf(listing)]).toEqual([line, []]);
  }
});

const ELSEWHERE = { title: 'The mill at Leeds', careerScore: 0 };
const elsewhere = (body: string): number =>
  doubtfulElsewhere(PAGE, listingOf(`<h1>The mill</h1><p>We mill.</p>${body}`, ELSEWHERE)).reduce(
    (sum, { seen = 0 }) => sum + seen,
    0,
  );

it.each([
  ['headed cards with their hours and places', rows(['Bäcker', 'Konditorin', 'Verkäufer'], '<p>Vollzeit, Leeds</p>')],
  [
    'links with their hours and places',
    items(
      ['Baker', 'Truck driver', 'Sales assistant'].map(
        (title, at) => `<a href="/p/${String(at)}">${title}</a> <span>Leeds</span> <span>Full-time</span>`,
      ),
    ),
  ],
  ['titles for everybody', rows(['Baker (m/f/d)', 'Miller (m/f/d)'], '<p>You rise early.</p>')],
])('tells of %s on a page about something else', (_, body) => {
  expect(titlesOf(listingOf(body, ELSEWHERE))).toEqual([]);
  expect(elsewhere(body)).toBeGreaterThan(1);
});

it.each(['Baker (m/f/d)', 'Bäcker gesucht!', 'Boulanger H/F', 'Bakker gezocht'])(
  'tells of one line there that only an opening is: %s',
  (line) => {
    expect(elsewhere(rows(['Anna', 'Tom'], '<p>Baker</p>') + rows([line], ''))).toBe(1);
  },
);

it.each([
  ['colleagues', rows(['Head miller', 'Baker', 'Driver'], '<p>Anna has been with us since 1999.</p>')],
  ['services', items(['Mill repair', 'Flour analysis', 'Driver training'])],
  ['news', rows(['Our baker wins a prize', 'New driver for Leeds', 'Open day'], '<p>3 May 2026</p>')],
  ['partners', items(['<a href="/a">Gold partner</a>', '<a href="/b">Premier partner</a>'])],
  ['an advertisement', '<h3>0 Data Scientists needed</h3><p>Our mill does it.</p>'],
  ['one occupation', rows(['Baker'], '<p>You rise early.</p>')],
])('tells of no %s there', (_, body) => {
  expect(elsewhere(body)).toBe(0);
});
