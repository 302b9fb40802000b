import { expect, it } from '@jest/globals';
import { saidBy } from '../../../../test/said-by.js';
import { fakeRun, webOf, type FakeAnswer } from '../../../../test/fake-context.js';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { careerPages } from '../career-pages.pipeline.js';
import { NO_OPENINGS_WORDS, OPENINGS_IN_ENGLISH } from '../../../postings/text/words/state/no-openings-words.js';
import { findNoOpenings } from './no-openings.js';

it.each([
  'There are currently no open positions.',
  'We have no vacancies at the moment, but feel free to send us a note.',
  'No job openings available right now',
  'Sorry, we do not have any open roles today.',
  'Aktuell haben wir keine offenen Stellen.',
  'Derzeit keine Stellenangebote',
  "Nous n'avons aucun poste à pourvoir.",
  'Actualmente no hay vacantes.',
  'Al momento non ci sono posizioni aperte',
  'Op dit moment zijn er geen vacatures.',
  'Vi har inga lediga tjänster just nu',
  'Obecnie nie mamy otwartych ofert pracy',
  'No momento não há vagas abertas.',
  'Il n’y a actuellement pas d’offres d’emploi',
  'We don’t have any open positions at the moment.',
  'Momentálně nemáme volné pozice.',
  'Avoimia työpaikkoja ei ole juuri nyt, ei avoimia tehtäviä',
  'Jelenleg nincs nyitott pozíciónk.',
  'Сейчас нет открытых вакансий.',
  '現在募集はありません。',
])('takes "%s" for a statement that there is nothing', (words) => {
  expect(findNoOpenings(parseHtml(`<h1>Careers</h1><p>${words}</p>`))).toBe(words);
});

it.each([
  ['<h2>Open positions</h2><p>None at the moment.</p>', 'None at the moment.'],
  ['<h2>Events</h2><p>None at the moment.</p>', undefined],
])('what there is none of stands above: %s', (html, said) => {
  expect(findNoOpenings(parseHtml(`<h1>Our mill</h1>${html}`))).toBe(said);
});

it.each([
  'No experience needed for most positions',
  'We leave no stone unturned.',
  'Keine Lust auf Langeweile? Dann komm zu uns!',
  'There is no typical day in this role',
  'Nemáme jen pozice, máme dobré pečivo.',
  'Nejsou to jen pozice.',
  'Nu sunt doar posturi, sunt brutari.',
  'Нет скучных вакансий.',
  'Pas de surprise sur les offres.',
  'Brak oferty specjalnej.',
])('takes "%s" for no such statement', (words) => {
  expect(findNoOpenings(parseHtml(`<p>${words}</p>`))).toBeUndefined();
});

const findsNone = (words: string): boolean => findNoOpenings(parseHtml(`<p>Rye, ${words}</p>`)) !== undefined;

itHoldsForEvery('words say that there are none', NO_OPENINGS_WORDS, (_language, nones, between, openings) => {
  const word = typeof between === 'number' ? 'rye' : (between.split('|').at(-1) ?? '');
  for (const none of saidBy(nones))
    for (const opening of saidBy(openings)) {
      const found = [none, `x${none}`].map((said) => findsNone(`${said} ${word} ${opening}`));
      expect([none, opening, ...found]).toEqual([none, opening, true, false]);
      expect([opening, findsNone(`${none} ${word} x${opening}`)]).toEqual([opening, false]);
    }
});

it.each(saidBy(OPENINGS_IN_ENGLISH))('There may be no %s', (opening) => {
  expect(findsNone(`no rye ${opening} today`)).toBe(true);
});

it.each([
  [
    'the career page says so',
    { '/careers': '<h1>Careers</h1><p>There are no open positions at the moment.</p>' },
    {},
    [
      {
        why: 'no_openings_stated',
        about: 'https://firm.example/careers',
        detail: 'There are no open positions at the moment.',
      },
    ],
  ],
  [
    'all were filtered',
    {
      '/careers':
        '<h1>Careers</h1><ul><li><a href="/careers/a">Welder (m/f/d)</a></li><li><a href="/careers/b">Night Nurse (m/f/d)</a></li></ul>',
    },
    { target_titles: ['Pilot'] },
    [{ why: 'all_filtered', about: 'https://firm.example/', detail: '2 because its title is none of target_titles' }],
  ],
  [
    'the pages of all say that they are over',
    {
      '/careers':
        '<h1>Careers</h1><ul><li><a href="/careers/a">Welder (m/f/d)</a></li><li><a href="/careers/b">Night Nurse (m/f/d)</a></li></ul><form><input type="file" name="cv"></form>',
      '/careers/a': '<h1>Welder (m/f/d)</h1><p>This job is no longer available.</p>',
      '/careers/b': '<h1>Night Nurse (m/f/d)</h1><p>This job is no longer available.</p>',
    },
    {},
    [
      {
        why: 'all_dropped',
        about: 'https://firm.example/',
        seen: 2,
        detail: '2 because its page says: This job is no longer available',
      },
    ],
  ],
  [
    'some are over, and the others were filtered',
    {
      '/careers':
        '<h1>Careers</h1><ul><li><a href="/careers/a">Welder (m/f/d)</a></li><li><a href="/careers/b">Night Nurse (m/f/d)</a></li></ul>',
      '/careers/a': '<h1>Welder (m/f/d)</h1><p>This job is no longer available.</p>',
    },
    { target_titles: ['Welder'] },
    [
      {
        why: 'all_filtered',
        detail:
          '1 because its page says: This job is no longer available, 1 because its title is none of target_titles',
      },
    ],
  ],
  [
    'some were filtered, and are told twice',
    {
      '/careers':
        '<h1>Careers</h1><ul><li><a href="/careers/a">Welder (m/f/d)</a></li><li><a href="/careers/b">Night Nurse (m/f/d)</a></li></ul><a href="/en/careers">More openings</a>',
      '/en/careers':
        '<h1>Careers</h1><ul><li><a href="/careers/a">Welder (m/f/d)</a></li><li><a href="/careers/b">Night Nurse (m/f/d)</a></li></ul>',
    },
    { target_titles: ['Pilot'] },
    [{ why: 'all_filtered', seen: 2, detail: '2 because its title is none of target_titles' }],
  ],
  [
    'there are open applications only',
    {
      '/careers':
        '<h1>Careers</h1><script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","title":"Open application","description":"Write to us."}</script>',
    },
    {},
    [
      { why: 'all_dropped', detail: '1 because an open application, no posting' },
      { why: 'no_postings_shown', about: 'https://firm.example/' },
    ],
  ],
  ['the page that is linked as the career page is refused, which is told', { '/careers': 403 }, {}, []],
  ['the page that is called one is refused', { '/': '<a href="/team">Careers</a>', '/team': 403 }, {}, []],
  [
    'a page about something else is refused',
    { '/': '<a href="/pipes">Pipes</a>', '/pipes': 403 },
    {},
    [{ why: 'no_career_page', about: 'https://firm.example/' }],
  ],
  [
    'there is a form only',
    { '/careers': '<h1>Careers</h1><form><input type="file" name="cv"><button>Send</button></form>' },
    {},
    [{ why: 'application_form_only', about: 'https://firm.example/careers' }],
  ],
  [
    'there is a form only that names roles to choose from',
    {
      '/careers':
        '<h1>Careers</h1><form><select><option>Select</option><option>Plumber</option><option>Welder</option><option>Other</option></select><input type="file"></form>',
    },
    {},
    [{ why: 'application_form_only', about: 'https://firm.example/careers', detail: '"Plumber", "Welder"' }],
  ],
  [
    'only lines that may be openings',
    { '/careers': '<title>Careers</title><p>Grain</p><p>Miller</p><p>Baker</p><p>Cooper</p>' },
    {},
    [
      {
        why: 'only_doubtful_lists',
        about: 'https://firm.example/careers',
        detail: '"Grain", "Miller", "Baker", "Cooper"',
      },
    ],
  ],
  [
    'only lines that may be openings, on a page about something else',
    {
      '/': '<title>The mill</title><h1>The mill</h1><h3>Baker (m/f/d)</h3><p>You rise early.</p><h3>Miller (m/f/d)</h3><p>You mill.</p>',
    },
    {},
    [{ why: 'only_doubtful_lists', about: 'https://firm.example/', detail: '"Baker (m/f/d)", "Miller (m/f/d)"' }],
  ],
])('explains a zero: %s', async (_what, pages: Readonly<Record<string, FakeAnswer>>, wanted, findings) => {
  const home = '<a href="/careers">Careers</a>';
  const answers = Object.fromEntries(
    Object.entries({ '/': home, ...pages }).map(([path, body]) => [`https://firm.example${path}`, body]),
  );
  const run = fakeRun({ web: webOf(answers) });
  await careerPages.run({ company_url: 'https://firm.example/', max_pages: 10, ...wanted }, run.context);
  const notes = run.findings.filter(
    ({ kind, why }) => why === 'only_doubtful_lists' || (kind === 'note' && why !== 'llm_not_configured'),
  );
  expect(notes).toMatchObject(findings);
});

it('names the pages that were looked at where none is about careers', async () => {
  const run = fakeRun({
    web: webOf({ 'https://firm.example/': '<h1>Pipes</h1><p>We make pipes.</p><a href="/pipes">Pipes</a>' }),
  });
  await careerPages.run({ company_url: 'https://firm.example/', max_pages: 10 }, run.context);
  expect(run.findings).toMatchObject([
    { why: 'llm_not_configured', about: 'links of the home page', seen: 1 },
    { why: 'no_career_page', detail: expect.stringContaining('https://firm.example/') as unknown },
  ]);
});
