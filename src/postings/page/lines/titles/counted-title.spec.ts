import { describe, expect, it } from '@jest/globals';
import { cleanTitle } from '../../advert/html-card.js';
import { COUNTED_WORDS, SEVERAL_WORDS } from '../../../text/words/titles/opening-words.js';
import { shareLanguage } from '../../../text/words/pattern-parts.js';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { namesSeveralPosts, withoutPeople } from './counted-title.js';
import { readHtmlListing } from '../../lists/html-listing.js';
import { parseHtml } from '../../tree/html.js';
import { jobTitleScore } from './job-titles.js';

const titlesOf = (body: string): (string | undefined)[] =>
  readHtmlListing(parseHtml(`<h1>Jobs</h1>${body}`), { url: 'https://firm.example/jobs', careerScore: 3 }).postings.map(
    ({ fields }) => fields.job_title,
  );

it.each(['Baker (2 posts)', 'Baker [1 vacancy]', 'Baker (3 Stellen)', 'Baker (2 вакансии)', 'Baker (1 місце)'])(
  '%s is a title and a count',
  (title) => {
    expect(titlesOf(`<h2>${title}</h2><p>Full-time in Leeds</p><h2>Miller</h2><p>Full-time in Leeds</p>`)).toEqual([
      'Baker',
      'Miller',
    ]);
  },
);

it.each(['Baker x 2', 'Baker x2', 'Baker × 3', 'Baker (x2)', 'Baker [2x]', 'Baker (m/f/d) x 2'])(
  '%s is a title and how often it is sought',
  (title) => {
    const named = title.replace(/\s[x×[(][^/]*$/, '');
    expect(titlesOf(`<h2>${title}</h2><p>Full-time in Leeds</p><h2>Miller</h2><p>Full-time in Leeds</p>`)).toEqual([
      named,
      'Miller',
    ]);
  },
);

it('a count behind a dash leaves a title', () => {
  expect(['Baker – 2 vacancies', 'Baker | 3 Stellen', 'Bakery – vacancies'].map(jobTitleScore)).toEqual([1, 1, -1]);
});

it.each(['Baker 4 x 4', 'Baker 12x2', 'Croissants x 2'])('%s counts nobody', (title) => {
  expect(cleanTitle(title)).toBe(title);
});

it('a title with its count begins a paragraph about it', () => {
  const text = 'You rise early and leave early, six days a week; pay and bread are good.';
  expect(titlesOf(`<p>Baker (2 posts). ${text}</p><p>Miller (1 post). ${text}</p>`)).toEqual(['Baker', 'Miller']);
});

it.each(['販売員（2名）', '販売員2名', '販売員 ２名', '판매원 2명', '销售员若干名'])(
  '%s counts people behind a title',
  (title) => {
    expect(withoutPeople(title)).toBe(title.replace(/[\s（].*$|[2若].*$/u, ''));
  },
);

it('people counted behind an occupation are sought, behind anything else they are not', () => {
  expect(jobTitleScore('販売員2名')).toBe(2);
  expect(jobTitleScore('従業員25名')).toBe(-1);
  expect(jobTitleScore('社員数30名')).toBeLessThan(1);
});

it('people of any trade are sought where a verb stands before them', () => {
  expect(jobTitleScore('招聘系统开发/维护10名')).toBe(2);
  expect(withoutPeople('招聘系统开发/维护10名')).toBe('系统开发/维护');
  expect(withoutPeople('招聘会')).toBe('招聘会');
  expect(['招聘专员1名', '招商经理3名', '招生老师5名'].map(withoutPeople)).toEqual([
    '招聘专员',
    '招商经理',
    '招生老师',
  ]);
  expect(jobTitleScore('招生计划50名')).toBeLessThan(1);
});

it('a title with its people begins a paragraph about it', () => {
  expect(titlesOf('<h5>销售员1名：懂贸易，有经验，工资面议。</h5><h5>会计3名：底薪加提成，条件优越。</h5>')).toEqual([
    '销售员',
    '会计',
  ]);
});

describe('a count in words and figures in front of a title', () => {
  it.each([
    'Two (2) positions of Baker',
    'Δύο (2) θέσεις Προγραμματιστή Android',
    'Μια (1) θέση προγραμματιστή web',
    "Deux (02) postes d'infirmier",
    'Dos (2) plazas de enfermero',
    'Duas (2) vagas de motorista',
    'Due (2) posti di autista',
    'Două (2) posturi de asistent medical',
    'Zwei (2) Stellen als Krankenpfleger',
  ])('is one that only postings have: %s', (title) => {
    expect(jobTitleScore(title)).toBe(2);
  });

  it.each(['Two (2) positions available', 'Three (3) open positions in our teams'])('counts no titles: %s', (text) => {
    expect(jobTitleScore(text)).toBeLessThan(2);
  });
});

itHoldsForEvery('several posts are named', SEVERAL_WORDS, (languages, words) => {
  const [post = ''] = COUNTED_WORDS.filter(([counted]) => shareLanguage(counted, languages)).flatMap(([, all]) =>
    all.replaceAll('*', '').split('|'),
  );
  for (const several of words.split('|'))
    expect([several, namesSeveralPosts(`${several} ${post} – miller, baker`)]).toEqual([several, true]);
});

it('what are several of something else, or one post, are no several posts', () => {
  expect(
    ['Various breads for bakers', 'One position of baker', 'Baker in various posts'].map(namesSeveralPosts),
  ).toEqual([false, false, false]);
});

it.each(['Two (2) positions of baker:', 'Δύο (2) θέσεις μηχανικού:', 'Dos (2) plazas de panadero:'])(
  'the colon behind "%s" is none of a sentence',
  (heading) => {
    expect(jobTitleScore(heading)).toBe(2);
  },
);

const asked = '<p><strong>Requirements:</strong></p><ul><li>You rise early</li><li>A licence</li></ul>';
const newsOf = (...headings: string[]): (string | undefined)[] =>
  readHtmlListing(
    parseHtml(`<h1>News of the mill</h1>${headings.map((each) => `<h2>${each}</h2>${asked}`).join('')}`),
    { url: 'https://firm.example/archives/12', careerScore: 0 },
  ).postings.map(({ fields }) => fields.job_title);

it.each([
  ['Two (2) positions of baker', 'One (1) position of miller:'],
  ['2 positions of baker', '1 position of miller'],
  ['Δύο (2) θέσεις μηχανικού', 'Μία (1) θέση νοσηλευτή'],
])('headings that count their posts are openings on any page: "%s", "%s"', (one, other) => {
  expect(newsOf(one, other)).toEqual([one, other.replace(':', '')]);
});

it('headings that count anything else, or name no occupation, are none', () => {
  expect(newsOf('Two (2) bakers of Leeds', 'One (1) miller of York')).toEqual([]);
  expect(newsOf('Two (2) positions of honour', 'One (1) post of the fence')).toEqual([]);
});
