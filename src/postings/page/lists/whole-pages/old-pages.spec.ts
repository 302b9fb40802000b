import { describe, expect, it } from '@jest/globals';
import type { JobPosting } from '../../../fields.js';
import { isCareerUrl } from '../../lines/headings/career-words.js';
import { showChosenParts } from '../shown-parts/chosen-parts.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** A career page without headings, as pages were written before there were styles, in the language it is given. */
function read(body: string, title = 'Jobs at Mill', language = 'en'): JobPosting[] {
  const document = parseHtml(
    `<html lang="${language}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
  );
  showChosenParts(document);
  return readHtmlListing(document, { url: 'https://mill.example/jobs', careerScore: 3 }).postings.map(
    ({ fields }) => fields,
  );
}

const titlesOf = (...page: Parameters<typeof read>): unknown[] => read(...page).map(({ job_title: title }) => title);

describe('pages without headings', () => {
  const part = (head: string, body: string): string =>
    `<table><tr><td><font size="4"><b>${head}</b></font><br>${body}</td></tr></table>`;

  it('have lines in bold that head their parts: the one item of a list ends with its part', () => {
    const people = part('Our people', '<table><tr><td><b>Anna Berg</b><br><p>Head of bread</p></td></tr></table>');
    const open = part('Open positions', '<p>We are a small team.</p><ul><li>Miller</li></ul>');
    const offered = part('What we offer', '<ul><li>Fair pay</li><li>Free bread</li></ul>');
    expect(titlesOf(`${people}${open}${offered}`)).toEqual(['Miller']);
  });

  it('are not where their news are', () => {
    const news = part('News', '<p><b>A new workshop in Leeds</b></p><p>12.03.2026</p>');
    const card = (role: string): string => `<td><b>${role}</b><br><p>You work with us.</p></td>`;
    const open = part('Open positions', `<table><tr>${card('Baker')}${card('Miller')}</tr></table>`);
    expect(read(`${news}${open}`)).toEqual([
      expect.not.objectContaining({ location: expect.anything() as unknown }),
      expect.not.objectContaining({ location: expect.anything() as unknown }),
    ]);
  });

  it('name each advert above its parts, the last one though the page goes on with its contact', () => {
    const advert = (role: string): string =>
      `<font size="3"><b>${role}</b></font><br><p>You work with us.</p><b>Your tasks</b><ul><li>Early shifts</li></ul><b>Requirements</b><ul><li>Two years at an oven</li></ul>`;
    const body = `${part('Join us', ['Baker', 'Miller', 'Driver'].map(advert).join(''))}${part('Contact', '<p>Write to us.</p>')}`;
    expect(titlesOf(body)).toEqual(['Baker', 'Miller', 'Driver']);
  });
});

describe('an address that several openings lead to', () => {
  const card = (role: string, href: string): string =>
    `<div class="card"><h3>${role}</h3><p>You work with us every day.</p><a href="${href}">Apply</a></div>`;

  it('is where one applies: they are where the page says it is', () => {
    const shared = read(`${card('Baker', '/apply')}${card('Miller', '/apply')}`, 'Jobs in Leeds');
    expect(shared).toMatchObject([{ location: 'Leeds' }, { location: 'Leeds' }]);
    const [own] = read(`${card('Baker', '/jobs/baker')}${card('Miller', '/jobs/miller')}`, 'Jobs in Leeds');
    expect(own?.location).toBeUndefined();
  });
});

it('a button right before a title is no part of it', () => {
  const advert = (role: string): string =>
    `<font size="3"><b>${role}</b></font><br><p>Place: Leeds</p><a href="/jobs/${role}">Read more</a>`;
  expect(titlesOf(`<h2>Open positions</h2>${['Baker', 'CNC-miller', 'Driver'].map(advert).join('')}`)).toEqual([
    'Baker',
    'CNC-miller',
    'Driver',
  ]);
});

it.each([
  ['Project manager', 'Project manager'],
  ['Project manager (link to the advert)', 'Project manager'],
  ['Site manager – (Leeds/York)', 'Site manager'],
  ['Site manager – (Head office)', 'Site manager'],
  ['Site manager – (Merkez Ofis)', 'Site manager'],
  ['Site manager – (Türkiye Geneli)', 'Site manager'],
  ['Site manager – (nationwide)', 'Site manager'],
  ['Site manager – (Houses)', 'Site manager – (Houses)'],
  ['Site manager – (Full-time)', 'Site manager – (Full-time)'],
])('%j of a list is the title %j, though its words head other things', (line, title) => {
  const item = (text: string, href: string): string => `<li><a href="/files/${href}.pdf">${text}</a></li>`;
  expect(titlesOf(`<h3>Vacancies</h3><ul>${item(line, 'a')}${item('Baker', 'b')}</ul>`)).toEqual([title, 'Baker']);
});

it('towns in brackets behind the dash of a title are its place', () => {
  const card = (role: string): string =>
    `<div><h4>${role}</h4><p>You build houses.</p><a href="/apply">Apply</a></div>`;
  expect(read(`<h2>Vacancies</h2>${card('Site manager – (Leeds/York)')}${card('Mason – (Leeds)')}`)).toMatchObject([
    { job_title: 'Site manager', location: 'Leeds, York' },
    { job_title: 'Mason', location: 'Leeds' },
  ]);
});

it('what a title says is no place, whatever town is called so', () => {
  const file = (role: string): string => `<li><a href="/files/${role}.pdf">${role}</a> (PDF)</li>`;
  const found = read(`<h2>Volné pozice</h2><ul>${file('Kuchař')}${file('Zahradník')}</ul>`, 'Kariéra', 'cs');
  expect(found.map(({ job_title: title, location }) => [title, location])).toEqual([
    ['Kuchař', undefined],
    ['Zahradník', undefined],
  ]);
});

describe('a table of labels and values', () => {
  const row = ([label, value]: readonly [string, string]): string => `<tr><th>${label}</th><td>${value}</td></tr>`;
  const table = (...rows: (readonly [string, string])[]): string => `<table>${rows.map(row).join('')}</table>`;

  it('has a title behind its label alone, whatever else is called like an occupation', () => {
    const advert = table(['職種', '営業'], ['雇用形態', '正社員（未経験可）'], ['資格', '普通免許']);
    expect(read(`<h3>募集要項</h3>${advert}`, '採用情報', 'ja')).toMatchObject([
      { job_title: '営業', job_type: 'full-time', requirements: ['普通免許'] },
    ]);
  });

  it('states pay behind a label for it by its span, without a currency', () => {
    const advert = (role: string): string =>
      `<div class="job"><h4>${role}</h4>${table(['薪金待遇', '3000-5000/月'], ['工作地点', '北京'])}</div>`;
    expect(read(`<h3>招聘职位</h3>${advert('平面设计师')}${advert('前台接待')}`, '招聘', 'zh')).toMatchObject([
      { salary_min: 3000, salary_max: 5000, salary_period: 'month' },
      { salary_min: 3000, salary_max: 5000, salary_period: 'month' },
    ]);
  });
});

describe('parts of which a list to choose from shows one', () => {
  const hidden = (name: string, role: string): string =>
    `<div class="text for-${name}" style="display: none"><h2>${role}</h2><p>You work with us.</p><b>Requirements</b><ul><li>Two years at an oven</li></ul></div>`;
  const parts = `${hidden('baker', 'Baker')}${hidden('miller', 'Miller')}`;

  it('are read', () => {
    const choice = '<select><option value="baker">Baker</option><option value="miller">Miller</option></select>';
    expect(titlesOf(`${choice}${parts}`)).toEqual(['Baker', 'Miller']);
  });

  it('stay hidden where nothing names them', () => {
    expect(titlesOf(`<select><option value="1">One</option><option value="2">Two</option></select>${parts}`)).toEqual(
      [],
    );
  });
});

it.each([
  ['lowongan-kerja.php', true],
  ['open_vacancies', true],
  ['lowongan', true],
  ['visa-jobs-in-leeds-and-york', false],
  ['bread-and-cakes', false],
  ['postulez-moulin', true],
])('an address with the segment %j is that of a career page: %j', (segment, expected) => {
  expect(isCareerUrl(`https://mill.example/${segment}`)).toBe(expected);
});

it('one of several people with their roles is no opening, though one name is known', () => {
  const cell = (name: string, role: string): string => `<td valign="top"><b>${name}</b><br><p>${role}</p></td>`;
  const people = `${cell('Anna Mäkinen', 'Tuotantojohtaja')}${cell('Xukka Virtanen', 'Myyntijohtaja')}`;
  expect(titlesOf(`<b>Tutustu tiimiin</b><table><tr>${people}</tr></table>`, 'Töihin meille', 'fi')).toEqual([]);
});

it('a department that says of which kind it is is an opening', () => {
  const card = '<dt class="bold">Commerciale</dt><dd>Milano · Tempo determinato</dd><a href="/jobs/1">Candidati</a>';
  expect(titlesOf(`<h2>Offerte di lavoro</h2><dl><div>${card}</div></dl>`, 'Lavora con noi', 'it')).toEqual([
    'Commerciale',
  ]);
});

it('labels in bold on one line each have their value', () => {
  const item = (text: string): string => `<li>${text}</li>`;
  const items = [
    '<strong>Puesto:</strong> Panadero <strong>Sector:</strong>HORNOS',
    '<strong>Puesto:</strong> Molinero',
    '<strong>Puesto:</strong> Chofer',
  ];
  expect(titlesOf(`<h2>Vacantes</h2><ul>${items.map(item).join('')}</ul>`, 'Vacantes', 'es')).toEqual([
    'Panadero',
    'Molinero',
    'Chofer',
  ]);
});

it('the share of a full week on a line of its own is the kind of a job', () => {
  const card = (role: string, share: string): string =>
    `<div><h3>${role}</h3><p>${share}</p><p>Du bäckst unser Brot.</p><a href="/${role}">Bewerben</a></div>`;
  const found = read(`<h2>Offene Stellen</h2>${card('Bäcker', '100 %')}${card('Müller', '60 %')}`, 'Jobs', 'de');
  expect(found.map(({ job_type: kind }) => kind)).toEqual(['full-time', 'part-time']);
});

it('a line that leads on to a title heads no requirements', () => {
  const page =
    '<p>Wir suchen eine/n</p><h1>Bäcker/in</h1><p>Du liebst Brot? Dann komm zu uns in die Mühle.</p><h2>Profil</h2><ul><li>Zwei Jahre am Ofen</li></ul>';
  expect(read(page, 'Stelle', 'de')).toMatchObject([{ requirements: ['Zwei Jahre am Ofen'] }]);
});

describe('a label for the place', () => {
  it.each([
    ['ru', 'Город: г. Яхрома', 'Токарь', 'Сварщик', 'г. Яхрома'],
    ['uk', 'Місто: м. Бурштин', 'Токар', 'Зварювальник', 'м. Бурштин'],
  ])('may have a short word before the name of a small town (%s)', (language, line, one, other, location) => {
    const card = (role: string): string => `<li><h3>${role}</h3><ul><li>${line}</li></ul><a href="/${role}">›</a></li>`;
    expect(read(`<ul>${card(one)}${card(other)}</ul>`, 'Jobs', language)).toMatchObject([{ location }, { location }]);
  });
});

describe('a quotation', () => {
  it('frames an advert where a heading and a list stand in it', () => {
    const asked = '<h3>Requirements</h3><ul><li>Two years at an oven</li><li>Early shifts</li></ul>';
    expect(titlesOf(`<blockquote><h1>Jobs</h1><h2>Baker</h2>${asked}</blockquote>`)).toEqual(['Baker']);
  });

  it('has the role of whoever says it', () => {
    expect(titlesOf('<h1>Jobs</h1><blockquote><p>A fine mill to work at.</p><h4>Baker</h4></blockquote>')).toEqual([]);
  });
});

it('what is asked below words for it is no list of openings', () => {
  const asked = ['Atestat profesional', 'Permis de conducere categoria B', 'Experiență de doi ani ca brutar'];
  const list = `<ul>${asked.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  expect(titlesOf(`<h2>Căutăm colegi</h2><p>Ce cerem:</p>${list}`, 'Angajări', 'ro')).toEqual([]);
});

describe('rules that must not be too wide', () => {
  const list = (...roles: string[]): string => roles.map((role) => `<div class="a"><h4>${role}</h4></div>`).join('');

  it('what stands behind a label for anything but kind and place may be a title', () => {
    expect(titlesOf('<table><tr><th>Vacancies</th><td>Baker</td></tr></table>')).toEqual(['Baker']);
  });

  it('the same titles in another form below another heading are other openings', () => {
    const form = (name: string): string => list('Baker', 'Miller').replaceAll('<h4>', `<h4 class="${name}">`);
    expect(titlesOf(`<h3>Early shift</h3>${form('a')}<h3>Late shift</h3>${form('b')}`)).toHaveLength(4);
  });

  it('a town whose name begins like "link" stays', () => {
    expect(titlesOf(`<h2>Lediga jobb</h2>${list('Säljare (Linköping)', 'Bagare')}`)).toContain('Säljare (Linköping)');
  });

  it('what is said in brackets behind a dash and is no place stays', () => {
    expect(titlesOf(`<h2>Jobs</h2>${list('Baker – (nights only)', 'Miller')}`)).toContain('Baker – (nights only)');
  });

  it('what is closed, and whom a letter is for, is not shown by a list to choose from', () => {
    const part = (name: string, role: string): string =>
      `<div id="${name}" hidden><h3>${role}</h3><p>You work.</p></div>`;
    const options = (...values: string[]): string => values.map((value) => `<option value="${value}">`).join('');
    const closed = `<select>${options('open', 'closed', 'archived')}</select>${part('closed', 'Baker')}${part('archived', 'Miller')}`;
    const letter = `<form><select>${options('press', 'sales')}</select><textarea></textarea></form>${part('team-press', 'Press officer')}${part('team-sales', 'Sales manager')}`;
    expect([titlesOf(closed), titlesOf(letter)]).toEqual([[], []]);
  });

  it('a part with a name of many words costs no more than its length (linear)', () => {
    const name = 'a-'.repeat(100_000);
    const choice = '<select><option value="baker"><option value="miller"></select>';
    expect(titlesOf(`${choice}<div hidden id="${name}"><h2>Baker</h2></div>`)).toEqual([]);
  });
});

it('lines in capitals among those of one cell are titles where they name occupations', () => {
  const advert = (title: string): string =>
    `<span>${title}</span> (<b>Based in Leeds</b>)<br>JOB PROFILE : You work in our mill in Leeds from two in the morning on, and lead a team of four colleagues who grind flour for all of the town.<br><br>`;
  const cell = (lines: string): string => `<table><tr><td>${lines}</td></tr></table>`;
  expect(
    read(
      cell(
        `We have baked bread in Leeds since 1931.<br>${advert('MILL MANAGER')}${advert('HEAD BAKER')}All of us eat bread.`,
      ),
    ),
  ).toEqual([
    expect.objectContaining({ job_title: 'MILL MANAGER', location: 'Leeds' }),
    expect.objectContaining({ job_title: 'HEAD BAKER', location: 'Leeds' }),
  ]);
  expect(titlesOf(cell('OUR MILL<br>It stands in Leeds.<br>OUR BREAD<br>It is baked at night.'))).toEqual([]);
});
