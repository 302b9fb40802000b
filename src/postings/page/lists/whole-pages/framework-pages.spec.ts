import { describe, expect, it } from '@jest/globals';
import { expectLinear } from '../../../../../test/linear-time.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing, type HtmlListing } from '../html-listing.js';

/** A career page as frameworks write them: few headings, classes that programs name. */
function read(body: string): HtmlListing {
  const html = `<html><head><title>Careers at Mill</title></head><body><main>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
}

const fieldsOf = (body: string): Record<string, unknown>[] => read(body).postings.map(({ fields }) => ({ ...fields }));
const titlesOf = (body: string): unknown[] => fieldsOf(body).map(({ job_title: title }) => title);

const TEXTS = ['You bake our bread.<br>Write to us.', 'You sell it.<br>Write to us.', 'You bring it.<br>Write to us.'];
const ROLES = ['Baker', 'Miller', 'Driver'];

describe('titles without headings', () => {
  const cards = (card: (title: string, text: string) => string): string =>
    ROLES.map((title, at) => `<div>${card(title, TEXTS[at] ?? '')}</div>`).join('');

  it('are told from their texts by classes that a program named', () => {
    const styled = cards((title, text) => `<p class="T css-1t0ws4e">${title}</p><p class="T css-1rnm1vn">${text}</p>`);
    expect(titlesOf(styled)).toEqual(ROLES);
  });

  it('are no lines of the paragraphs below them', () => {
    expect(titlesOf(cards((title, text) => `<p>${title}</p><p>${text}</p>`))).toEqual(ROLES);
  });

  it('are no items of a list below a line for benefits or requirements', () => {
    const list = (head: string, items: readonly string[]): string =>
      `<div><p>${head}</p><ul>${items.map((item) => `<li><span>${item}</span></li>`).join('')}</ul></div>`;
    const offered = list('What we offer', ['A bright workshop', 'Fair pay', 'Time to learn']);
    const asked = list('What we expect', ['A year at an oven', 'Careful work']);
    expect(titlesOf(`<h1>Jobs</h1><section><p>Baker wanted</p></section>${offered}${asked}`)).toEqual(['Baker']);
    const roles = list('Who we are looking for', ['Bakers', 'Miller', 'Driver']);
    expect(titlesOf(`<h1>Jobs</h1>${roles}`)).toContain('Miller');
  });
});

it('who says something is not sought', () => {
  const said =
    '<p>We do not look for staff, we look for people who care for bread as we do.</p><p>— The head baker</p>';
  const open = '<h2>Open positions</h2><div><h3>Miller</h3><p>Leeds</p></div><div><h3>Driver</h3><p>York</p></div>';
  expect(titlesOf(`${said}${open}`)).toEqual(['Miller', 'Driver']);
  expect(titlesOf(`<h1>Jobs</h1>${said}`)).toEqual([]);
});

it('an example within a sentence is no title', () => {
  const card = (role: string): string => `<article><h2>Position</h2><p>${role}</p></article>`;
  const asked =
    '<div><h2>Apply</h2><p>Put the position and your whole name in it, e.g. <span>Baker — Jan Mill</span></p>';
  expect(titlesOf(`${card('Baker')}${card('Miller')}${asked}</div>`)).toEqual(['Baker', 'Miller']);
});

describe('facts beside each other', () => {
  it('are several where a style sets them in a row, though nothing divides them', () => {
    const card = (title: string, place: string): string =>
      `<div><button><div><h3>${title}</h3><div class="flex gap-4"><span>${place}</span><span>full time</span><span>2 years</span></div></div></button></div>`;
    const found = fieldsOf(`<h2>Open positions</h2>${card('Baker', 'leeds')}${card('Miller', 'York')}`);
    expect(found.map(({ location, job_type }) => [location, job_type])).toEqual([
      [undefined, 'full-time'],
      ['York', 'full-time'],
    ]);
    const arabic = card('خباز', 'الدار البيضاء').replace('full time', 'دوام كامل');
    expect(fieldsOf(`<h2>الوظائف الشاغرة</h2>${arabic}${card('Miller', 'York')}`)[0]).toMatchObject({
      location: 'الدار البيضاء',
      job_type: 'full-time',
    });
  });

  it('are lines of a paragraph behind their labels', () => {
    const lines = ['<span>Puesto</span>', 'AUXILIAR DE ALMACÉN.', '<span>Requisitos</span>', '- Licencia de conducir'];
    expect(titlesOf(`<h2>Únete a la familia</h2><p>${lines.join('<br>')}</p>`)).toEqual(['AUXILIAR DE ALMACÉN']);
  });
});

describe('openings that are over', () => {
  const role = (title: string, text = 'You bake bread for all of us.'): string =>
    `<div><h3>${title}</h3><p>${text}</p></div>`;

  it('are crossed out by a class', () => {
    const past = role('Miller').replace('<h3>', '<h3 class="text-lg line-through">');
    const { postings, past: over } = read(`<h2>Open positions</h2>${role('Baker')}${past}${role('Driver')}`);
    expect([postings, over].map((of) => of.map(({ fields }) => fields.job_title))).toEqual([
      ['Baker', 'Driver'],
      ['Miller'],
    ]);
  });

  it('are named by a line above their texts', () => {
    const overview = '<p>営業職 現在のところ募集はありません</p>';
    const roles =
      role('技術職', '機械を整備します。') + role('営業職', 'パンを販売します。') + role('事務職', '書類を作ります。');
    expect(titlesOf(`<h2>採用情報</h2>${overview}${roles}`)).toEqual(['技術職', '事務職']);
  });
});

it('a line that closes another posting, or speaks of a case, closes none', () => {
  const role = (title: string): string => `<div><h3>${title}</h3><p>You sell bread in Leeds.</p></div>`;
  const other = '<p>Sales Assistant: no vacancies at present</p>';
  const sellers = ['Sales', 'Sales Manager', 'Driver'].map(role).join('');
  expect(titlesOf(`${other}<h2>Open positions</h2>${sellers}`)).toContain('Sales Manager');
  const closed = '<p>Miller: no vacancies at present</p>';
  const roles = ['Baker', 'Miller', 'Miller Assistant'].map(role).join('');
  expect(titlesOf(`${closed}<h2>Open positions</h2>${roles}`)).toEqual(['Baker', 'Miller Assistant']);
});

describe('lines of a paragraph', () => {
  it('have each its own words, though one begins like another', () => {
    const lines = ['Koch – Vollzeit, Graz', 'Kellner – Teilzeit, Linz', 'Koch'];
    const found = fieldsOf(`<h1>Wir suchen</h1><p>${lines.join('<br>')}</p>`);
    expect(found.at(-1)).not.toHaveProperty('location');
    expect(found.at(-1)).not.toHaveProperty('job_type');
  });

  it('are read in time that grows with them', () => {
    expectLinear(2000, (count) => {
      const lines = Array.from({ length: count }, (_, at) => `Baker ${String(at)} – Leeds`).join('<br>');
      const items = Array.from({ length: 4 * count }, () => '<span>a</span>').join('');
      read(`<h1>Jobs</h1><p>${lines}</p><div class="grid">${items}</div>`);
    });
  });
});

describe('headings of adverts', () => {
  const asked = '<h6>Requirements:</h6><p>- Two years at an oven</p><p>- Careful work</p>';

  it('are titles where half of them name occupations and all of them ask for something', () => {
    const titles = ['Baker', 'LOGISTICS', 'Miller', 'HR', 'Driver'];
    expect(
      titlesOf(`<p>Vacancies at our mill:</p>${titles.map((title) => `<h3>${title}</h3>${asked}`).join('')}`),
    ).toEqual(titles);
  });

  it('have nothing of what stands behind a list of them', () => {
    const list = `<div>${ROLES.map((role) => `<div><h3>${role}</h3></div>`).join('')}</div>`;
    const found = fieldsOf(`<h2>Open positions</h2>${list}<p>Our office is open full-time in Leeds.</p>`);
    expect(found.at(-1)).toEqual({ job_title: 'Driver' });
  });

  it('stand in a part of their own above what they head', () => {
    const advert =
      '<div><h2>Mill seeks:</h2><h3>Baker</h3></div><section><h4>Duties</h4><ul><li>You bake bread.</li></ul></section><section><h4>Requirements</h4><ul><li>Two years at an oven.</li></ul></section>';
    const [found] = fieldsOf(`<h1>Jobs</h1><section>${advert}</section>`);
    expect(found).toMatchObject({ job_title: 'Baker', job_description: expect.stringContaining('You bake bread') });
  });
});

describe('a title that folds its text', () => {
  it('has all of it, headings of parts too', () => {
    const facts = '<div><span>📍 Mont-de-Marsan</span><span>💰 1 955 € brut / mois</span></div>';
    const parts = '<h3>Vos missions</h3><ul><li>Accueil des clients</li></ul><h3>Profil</h3><ul><li>Souriant</li></ul>';
    const [found] = fieldsOf(
      `<h1>Recrutement</h1><details><summary>Serveur (CDI)</summary><div>${facts}${parts}</div></details>`,
    );
    expect(found).toMatchObject({ location: 'Mont-de-Marsan', job_description: expect.stringContaining('1 955 €') });
  });
});

describe('a part of a home page', () => {
  const fieldsAt = (part: string): Record<string, unknown>[] => {
    const html = `<html><head><title>Mill</title></head><body><main><h1>パンの未来</h1><section>${part}</section></main></body></html>`;
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/', careerScore: 0 });
    return postings.map(({ fields }) => ({ ...fields }));
  };

  it('is about careers where a few words in small on top of its heading say so', () => {
    const cards = (facts: string): string[] =>
      ['Baker', 'Miller', 'Driver'].map((title) => `<div><h3>${title}</h3>${facts}</div>`);
    const titles = (onTop: string, facts = '<p>Full-time</p><p>Leeds</p>'): unknown[] =>
      fieldsAt(`${onTop}<h2>Bread is our future</h2>${cards(facts).join('')}`).map(({ job_title: title }) => title);
    expect(titles('<p class="label">Careers</p>')).toEqual(['Baker', 'Miller', 'Driver']);
    expect(titles('<p class="label">Careers</p>', '<p>Anna joined us in 2012.</p>')).toEqual([]);
    expect(titles('<p class="label">Careers</p><p>Since 1911</p>')).toEqual([]);
    expect(titles('<p class="label">Products</p>')).toEqual([]);
  });

  it('has places without their pins, and sentences that head nothing', () => {
    const card = (title: string, words: string, place: string): string =>
      `<div><h3>${title}</h3><span>正社員</span><p>${words}</p><span>📍 ${place}</span><a href="#contact">Apply →</a></div>`;
    const engineer = card('エンジニア', '開発を担当。Reactの経験者歓迎。', '東京都（リモート可）');
    const [first, second] = fieldsAt(
      '<h2>採用情報</h2>' + engineer + card('営業', '提案を担当。業界未経験でも熱意があればOK。', '東京都'),
    );
    expect(first).toMatchObject({ location: '東京都（リモート可）', remote_policy: 'remote' });
    expect(second).toMatchObject({ location: '東京都' });
    for (const posting of [first, second]) expect(posting).not.toHaveProperty('requirements');
    expect(first).not.toHaveProperty('nice_to_have');
  });
});

it('cards that say a kind, a place and how to apply are openings on a page about anything', () => {
  const card = (title: string, facts: string): string =>
    `<a href="#contact" class="card"><div>${title}</div><p>${facts.split(', ').join('</p><p>')}</p><span>Apply →</span></a>`;
  const home = (cards: string): unknown[] =>
    readHtmlListing(
      parseHtml(`<title>Mill</title><main><h1>Bread for all</h1><p>We have baked since 1900.</p>${cards}</main>`),
      {
        url: 'https://mill.example/',
        careerScore: 0,
      },
    ).postings.map(({ fields }) => fields.job_title);
  const facts = ['Leeds, Full-time', 'York, Part-time', 'Leeds, Contract'];
  expect(home(ROLES.map((title, at) => card(title, facts[at] ?? '')).join(''))).toEqual(ROLES);
  expect(home(ROLES.map((title) => card(title, 'We bake, We mill')).join(''))).toEqual([]);
});

describe('parts of a page', () => {
  const part = (head: string, roles: string, folder: string): string => {
    const link = (role: string): string =>
      `<div><a class="button" href="/files/${folder}-${role}.pdf">${role}</a></div>`;
    return `<section><h2>${head}</h2><p>We bake.</p><h6>OPEN POSITIONS</h6>${roles.split(' ').map(link).join('')}</section>`;
  };
  const page = part('Bakery (Leeds)', 'Baker Miller', 'leeds') + part('Mill (York)', 'Miller Driver', 'york');

  it('say where their openings are above a heading that all have', () => {
    expect(fieldsOf(page).map(({ job_title, location }) => [job_title, location])).toEqual([
      ['Baker', 'Bakery (Leeds)'],
      ['Miller', 'Bakery (Leeds)'],
      ['Miller', 'Mill (York)'],
      ['Driver', 'Mill (York)'],
    ]);
  });

  it('say so above another heading that names no town', () => {
    const town = (name: string, head: string, ...roles: readonly string[]): string =>
      `<h2>${name}</h2><h4>${head}</h4><ul>${roles.map((role) => `<li><span>${role}</span></li>`).join('')}</ul>`;
    const found = fieldsOf(
      `<h1>Jobs</h1>${town('Leeds', 'Ten reasons to bake', 'Baker', 'Miller')}${town('York', 'All about us', 'Driver', 'Clerk')}`,
    );
    expect(found.map(({ job_title, location }) => [job_title, location])).toEqual([
      ['Baker', 'Leeds'],
      ['Miller', 'Leeds'],
      ['Driver', 'York'],
      ['Clerk', 'York'],
    ]);
  });

  it('name a street before the town', () => {
    const shop = (street: string, role: string): string =>
      `<h2>${street}</h2><div><h3>${role}</h3><p>You sell cheese.</p></div>`;
    const shops = shop('Green Street, Bath', 'Cheesemonger') + shop('High Street, York', 'Baker');
    expect(fieldsOf(`<h1>Jobs</h1>${shops}`).map(({ location }) => location)).toEqual(['Bath', 'York']);
  });

  it('may name the same people in two towns, beside a list of another form', () => {
    const role = (title: string): string => `<div><h3>${title}</h3><p>Full-time</p><p>Leeds</p></div>`;
    const town = (name: string, roles: string): string =>
      `<h3>Location ${name}</h3><ul>${roles
        .split(' ')
        .map((title) => `<li><span>${title}</span></li>`)
        .join('')}</ul>`;
    const trained = `<h2>Apprenticeships at Mill</h2>${town('Leeds', 'Florist Gardener Baker')}${town('York', 'Florist Baker')}`;
    const found = fieldsOf(`<h2>Open positions</h2>${role('Head gardener')}${role('Driver')}${role('Cook')}${trained}`);
    expect(found.map(({ job_title, location, job_type }) => [job_title, location, job_type])).toEqual([
      ['Head gardener', 'Leeds', 'full-time'],
      ['Driver', 'Leeds', 'full-time'],
      ['Cook', 'Leeds', 'full-time'],
      ...['Florist', 'Gardener', 'Baker'].map((title) => [title, 'Leeds', 'apprenticeship']),
      ...['Florist', 'Baker'].map((title) => [title, 'York', 'apprenticeship']),
    ]);
  });
});

describe('tabs above the one entry that is shown', () => {
  const tabs = (...names: string[]): string =>
    `<h2>Open positions</h2><div role="tablist">${names.map((name, at) => `<button role="tab" class="tab${at === 2 ? ' on' : ''}">${name}</button>`).join('')}</div>`;
  const card = '<article><h3>Accounts Clerk</h3><p>Leeds</p><p>You look after our invoices, all year.</p></article>';

  it('are no title', () => {
    expect(titlesOf(`${tabs('Production', 'Logistics', 'Finance', 'Retail')}<div>${card}</div>`)).toEqual([
      'Accounts Clerk',
    ]);
  });
});
