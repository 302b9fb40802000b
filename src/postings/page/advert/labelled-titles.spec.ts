import { expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { COUNTED_WORDS } from '../../text/words/titles/opening-words.js';
import { WORK_LABELS } from '../../text/words/headings/work-label-words.js';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
import { labelledTitles } from './labelled-titles.js';
import { cleanTitle } from './html-card.js';

const titlesOf = (body: string): (string | undefined)[] =>
  readHtmlListing(parseHtml(body), { url: 'https://firm.example/careers', careerScore: 3 }).postings.map(
    ({ fields }) => fields.job_title,
  );
const PROSE = '<p>You bake bread for the whole town, from two in the morning on, with four colleagues.</p>';

it.each([
  ['a heading', `<h1>Work with us</h1><h2>Position</h2><p>Baker</p>${PROSE}<h2>How to apply</h2><p>Write to us.</p>`],
  [
    'the head of a row',
    '<h1>採用情報</h1><table><tr><th>職種</th><td>Baker</td></tr><tr><th>給与</th><td>月給 210,000円〜</td></tr></table>',
  ],
  [
    'the head of a row below two words that might be a name',
    '<h1>採用情報</h1><h2>募集要項</h2><p>Job Description</p><table><tr><th>募集職種</th><td>施工管理、多能工</td></tr><tr><th>給与</th><td>月給 210,000円〜</td></tr></table>',
    '施工管理、多能工',
  ],
  ['a term', `<h1>招聘</h1><dl><dt>岗位名称：</dt><dd>Baker</dd><dt>工作内容：</dt><dd>${PROSE}</dd></dl>`],
])('%s that says "position" stands before a title', (_what, body, title = 'Baker') => {
  expect(titlesOf(body)).toEqual([title]);
});

it('what a table calls its work is its title, whatever occupation the duties below it name', () => {
  const row = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`;
  const table =
    row('募集業務', '製粉と梱包') +
    row('職務内容', '・製パン機オペレーター<br>・小麦粉の梱包') +
    row('給与', '月給 210,000円');
  expect(titlesOf(`<h1>採用情報</h1><table>${table}</table>`)).toEqual(['製粉と梱包']);
  // An advert of its own outside of the table is no part of it.
  const two = `<h1>採用情報</h1><table>${table}</table><h2>配送ドライバー</h2><h3>仕事内容</h3><p>${'パンを配達します。'.repeat(9)}</p>`;
  const listing = readHtmlListing(parseHtml(two), { url: 'https://firm.example/careers', careerScore: 3 });
  expect(listing.postings.map(({ fields }) => fields.job_description)).not.toContainEqual(
    expect.stringContaining('配送ドライバー'),
  );
  const { lists, tree } = listing;
  const told = lists.doubtful.flatMap(({ set }) => set.titles.map((title) => tree.leaves[title]?.text));
  expect(told).toContain('配送ドライバー');
});

it('is no label what is followed by another one, or by no occupation', () => {
  expect(titlesOf('<h1>Work with us</h1><h2>Position</h2><h2>Place</h2><p>Leeds</p>')).toEqual([]);
  expect(titlesOf('<h1>Work with us</h1><h2>Position</h2><p>We stand for good bread.</p>')).toEqual([]);
});

it('a label that says the title above it again begins no second advert', () => {
  const advert = (title: string): string =>
    `<h2>${title}</h2><h2>Job title: ${title}</h2><h3>Duties</h3><ul><li>Bread</li><li>Rolls</li></ul>`;
  expect(titlesOf(`<h1>Open positions</h1>${advert('Baker')}${advert('Miller')}`)).toEqual(['Baker', 'Miller']);
});

it.each([
  ['en', 'Role', 'Experience', '2 years', 'Baker', 'Miller'],
  ['de', 'Stelle', 'Anforderungen', 'Zwei Jahre an der Mühle', 'Bäcker', 'Fahrer'],
  ['pl', 'Stanowisko', 'Wymagania', 'Dwa lata w piekarni', 'Piekarz', 'Młynarz'],
])('the first of two cells of a row is such a label where other rows begin with labels (%s)', (...words) => {
  const [, label, other, value, ...titles] = words;
  const table = (title: string): string => {
    const row = (one: string, two: string): string => `<tr><td><p>${one}</p></td><td><p>${two}</p></td></tr>`;
    return `<h4>Bread</h4><div><table><tbody>${row(label, title)}${row(other, value)}</tbody></table></div>`;
  };
  expect(titlesOf(`<h1>Careers</h1>${titles.map(table).join('')}`)).toEqual(titles);
});

it('is none in a table of people', () => {
  const person = (name: string, role: string): string =>
    `<table><tr><td>Name</td><td>${name}</td></tr><tr><td>Position</td><td>${role}</td></tr><tr><td>Department</td><td>Bread</td></tr></table>`;
  expect(titlesOf(`<h1>Team</h1>${person('Anna Berg', 'Baker')}${person('Jan Holm', 'Miller')}`)).toEqual([]);
});

const rows = (...facts: readonly (readonly [string, string])[]): string =>
  `<h1>Careers</h1><table>${facts.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;
const KIND = ['雇用形態', '正社員'] as const;

itHoldsForEvery(
  'an occupation alone behind a label for what is done is a title beside the kind of the job',
  WORK_LABELS.flatMap(([language, words]) => words.split('|').map((label) => [label, language] as const)),
  (label) => {
    expect(titlesOf(rows([label, 'Baker'], KIND))).toEqual(['Baker']);
  },
);

it('what is done is no title where it is told in more words, beside a title, or in no advert', () => {
  expect(titlesOf(rows(['仕事内容', 'Bake bread, and sell it in our shops'], KIND))).toEqual([]);
  const tree = readPageTree(parseHtml(rows(['職種', 'Miller'], ['仕事内容', 'Baker'], KIND)));
  expect(labelledTitles(tree).map((at) => tree.leaves[at]?.text)).toEqual(['Miller']);
  expect(titlesOf(rows(['氏名', '山田 花子'], ['仕事内容', 'Baker']))).toEqual([]);
});

itHoldsForEvery(
  'a title stands behind what is open and how often',
  COUNTED_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language])),
  (word) => {
    expect(cleanTitle(`2 (two) ${word} : Baker`)).toBe('Baker');
  },
);

it.each([
  ['Vacancy - 2 voluntary positions: Baker', 'Baker'],
  ['Voluntary position: Baker', 'Baker'],
  ['Postdoc position: Marine Engineer', 'Postdoc position: Marine Engineer'],
  ['2 positions: Leeds', '2 positions: Leeds'],
  ['Bakery 24: Baker', 'Bakery 24: Baker'],
])('"%s" has the title "%s"', (line, title) => {
  expect(cleanTitle(line)).toBe(title);
});

it('to whose attention one writes is no title', () => {
  expect(
    titlesOf('<h1>Careers</h1><h2>Now hiring</h2><p>The Mill<br>Attn: Baker position<br>12 Mill Street</p>'),
  ).toEqual([]);
});

it('what stands behind the same label as an occupation is a title, whatever its words; the last one ends with its list', () => {
  const terms = (role: string): string =>
    `<li><dl><dt>Rolle</dt><dd><a href="">${role}</a></dd><dt>Stillingsbrøk</dt><dd>Fulltid</dd></dl></li>`;
  const body = `<h1>Jobb hos oss</h1><ul>${terms('Kokk')}${terms('Brødvenn')}</ul><p><a href="/kontakt">Om oss</a></p>`;
  const { postings } = readHtmlListing(parseHtml(body), { url: 'https://firm.example/jobb', careerScore: 3 });
  expect(postings.map(({ fields: { job_title, job_url } }) => [job_title, job_url])).toEqual([
    ['Kokk', undefined],
    ['Brødvenn', undefined],
  ]);
  expect(titlesOf(`<h1>Jobb hos oss</h1><ul>${terms('Kokk')}${terms('Vi baker hver dag.')}</ul>`)).toEqual(['Kokk']);
});

const divs = (facts: readonly (readonly [string, string])[]): string =>
  `<div class="table">${facts.map(([label, value]) => `<div class="row"><div>${label}</div><div>${value}</div></div>`).join('')}</div>`;

it.each<readonly [language: string, heading: string, facts: readonly (readonly [string, string])[]]>([
  [
    'ja',
    '採用情報',
    [
      ['募集職種', '製粉図の作成・石臼'],
      ['勤務地', '大阪'],
      ['雇用形態', '正社員'],
      ['給与', '月給 210,000円'],
    ],
  ],
  [
    'de',
    'Karriere',
    [
      ['Offene Stelle', 'Mehlsommelier'],
      ['Arbeitsort', 'Ulm'],
      ['Beginn', 'sofort'],
      ['Gehalt', '2.900 €'],
    ],
  ],
  [
    'es',
    'Empleo',
    [
      ['Puesto vacante', 'Harinología'],
      ['Lugar de trabajo', 'Girona'],
      ['Jornada', 'Completa'],
      ['Salario', '22.000 €'],
    ],
  ],
])('what is open is a title in rows of any elements, whatever its words (%s)', (_language, heading, facts) => {
  expect(titlesOf(`<h1>${heading}</h1>${divs(facts)}`)).toEqual([facts[0]?.[1]]);
});

it('it is none in two lines that look like a row, where it says of which kind the job is, or that nothing is open', () => {
  const open = (value: string, ...others: (readonly [string, string])[]): string =>
    `<h1>採用情報</h1>${divs([['募集職種', value], ...others])}`;
  const others = [
    ['勤務地', '大阪'],
    ['給与', '月給 210,000円'],
    ['勤務時間', '9:00-18:00'],
  ] as const;
  expect(titlesOf(open('製粉図の作成'))).toEqual([]);
  for (const value of ['正社員', 'ab sofort', 'Spring 2027', 'See our job board', '3'])
    expect([value, titlesOf(open(value, ...others))]).toEqual([value, []]);
  expect(titlesOf(open('現在募集しておりません', ...others))).toEqual([]);
});

it('two tables of one title are two openings', () => {
  const table = (pay: string): string =>
    divs([
      ['募集職種', '製粉図の作成・石臼'],
      ['勤務地', '大阪'],
      ['給与', pay],
      ['勤務時間', '9:00-18:00'],
    ]);
  const body = `<h1>採用情報</h1>${table('月給 210,000円')}${table('時給 1,100円')}`;
  expect(titlesOf(body)).toEqual(['製粉図の作成・石臼', '製粉図の作成・石臼']);
});

const ASKED = '<h4>Requirements</h4><ul><li>You rise early</li><li>You carry sacks</li></ul>';

it.each([
  ['<h2>Role: Flour Development</h2>', 'Flour Development'],
  ['<p><strong>Position: Bread Relations</strong></p>', 'Bread Relations'],
  ['<h2>Stelle: Mehlwesen</h2>', 'Mehlwesen'],
  ['<h2>Puesto: Harinas</h2>', 'Harinas'],
])('an only line %s heads an advert, whatever it is called', (line, title) => {
  expect(titlesOf(`<h1>Careers</h1>${line}<p>Leeds</p>${ASKED}`)).toEqual([title]);
});

it('such a line heads none where nothing of a job is near, in a text, or beside the name of somebody', () => {
  const line = '<h2>Role: Flour Development</h2>';
  expect(titlesOf(`<h1>Careers</h1>${line}<p>We have milled since 1920.</p>`)).toEqual([]);
  expect(titlesOf(`<h1>Careers</h1><p>Role: Flour Development</p>${ASKED}`)).toEqual([]);
  expect(titlesOf(`<h1>Careers</h1><h3>Anna Berg</h3><p><strong>Role: Founder</strong></p>`)).toEqual([]);
});

it('a dash divides a title from its label, too, and one label is of all: whatever they are called, in one piece or two', () => {
  const lines = [
    '<h5><b>Designation – Baker, (PGT)</b></h5>',
    '<h5><b>Designation - Miller</b></h5>',
    '<h5><b>Designation – English, (TGT)</b></h5>',
    '<h5><b>Designation – </b><b>Head Cook</b></h5>',
  ];
  const counted = '<h5><b>No of Post – ONE</b></h5><ul><li>You rise early</li><li>You carry sacks</li></ul>';
  expect(titlesOf(`<h1>Careers</h1>${lines.map((line) => line + counted).join('')}`)).toEqual([
    'Baker, (PGT)',
    'Miller',
    'English, (TGT)',
    'Head Cook',
  ]);
  expect(titlesOf('<h1>Careers</h1><h2>Position – Leeds</h2><h2>Mill – Baker</h2>')).not.toContain('Leeds');
});

it.each([
  ['Stock Clerk - Leeds (Full-time)', 'Stock Clerk', 'Stock Clerk'],
  ['Stock Clerk – York', 'Stock Clerk', 'Stock Clerk'],
  ['Stock Clerk - Night shift', 'Stock Clerk', 'Stock Clerk - Night shift'],
  ['Stock Clerk - Leeds', 'Baker', 'Stock Clerk - Leeds'],
])('"%s" with "Job title: %s" in its card is called "%s"', (heading, own, title) => {
  const card = (head: string, label: string): string =>
    `<div><h3>${head}</h3><p>Job title: ${label}</p><p>Job type: Full-time</p><p>You keep our stores in order.</p></div>`;
  const html = `<main><h1>Careers</h1><h2>Open positions</h2>${card(heading, own)}${card('Miller - Hull', 'Miller')}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.job_title)).toEqual([title, 'Miller']);
});

const SECTIONS = `<h3>Responsibilities</h3><p>You bake bread.</p><h3>Requirements</h3><p>A driving licence.</p>`;

it.each([
  ['Job title: Baker<br>Location: Leeds<br>Employment type: Full-time', 1],
  ['Position: Baker<br>Salary: £14 per hour', 1],
  ['Name: Anna Berg<br>Position: Baker<br>Location: Leeds', 0],
])('lines "%s" of one paragraph begin %d adverts, to their end', (lines, adverts) => {
  const html = `<main><h1>Careers</h1><p>${lines}</p>${SECTIONS}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
  const whole = postings.filter(({ fields }) => fields.job_description?.endsWith('A driving licence.'));
  expect([postings.length, whole.length]).toEqual([adverts, adverts]);
});
