import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const read = (html: string): { readonly title: string | undefined }[] =>
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

  it.each([' · ', ' | ', ' ・ '])('give the department that a line has beside the place, divided by "%s"', (mark) => {
    const html = [
      ['Baker (m/f/d)', 'Vienna (hybrid)', 'Production'],
      ['Driver (m/f/d)', 'Vienna', 'Logistics'],
      ['Miller (m/f/d), stone', 'Vienna', 'Grindery'],
    ].map(([title = '', place = '', team = '']) => card(title, `${place}${mark}${team}`));
    expect(read(html.join('')).map((posting) => (posting as { department?: string }).department)).toEqual([
      'Production',
      'Logistics',
      'Grindery',
    ]);
  });

  it('give it beside the house of the company, however that is called', () => {
    const lines = ['Mill House • Front Office', 'Oven House • Food & Beverage', 'Head office • Grindery'];
    const html = lines.map((line, at) => card(`Baker (m/f/d), oven ${String(at)}`, line)).join('');
    expect(read(html).map((posting) => (posting as { department?: string }).department)).toEqual([
      'Front Office',
      'Food & Beverage',
      'Grindery',
    ]);
  });

  it('give none of tags, nor of lines of which few name one', () => {
    const none = [undefined, undefined, undefined];
    const tags = ['Design · UX', 'Design · Web', 'Print · Design'];
    const few = ['Vienna · Sales', 'Vienna · 3 May', 'Vienna · since Easter'];
    const fewNamed = ['Mill House · Sales', 'Mill House · 3 May', 'Oven House · since Easter'];
    for (const lines of [tags, few, fewNamed]) {
      const html = lines.map((line, at) => card(`Baker (m/f/d), oven ${String(at)}`, line)).join('');
      expect(read(html).map((posting) => (posting as { department?: string }).department)).toEqual(none);
    }
  });

  it('give no point of a list of what is done, and a department behind a mark of its own', () => {
    const points = (...tasks: string[]): string => `<ul>${tasks.map((task) => `<li>• ${task}</li>`).join('')}</ul>`;
    const tasks = [points('Sales', 'Planning'), points('Oven duty', 'Planning')];
    const listed = tasks.map((list, at) => card(`Baker (m/f/d), oven ${String(at)}`, 'Vienna', list)).join('');
    expect(read(listed)).toMatchObject([{ department: undefined }, { department: undefined }]);
    const marked = ['• Sales', '• Mill'].map((mark, at) => card(`Baker (m/f/d), oven ${String(at)}`, 'Vienna', mark));
    expect(read(marked.join(''))).toMatchObject([{ department: 'Sales' }, { department: 'Mill' }]);
  });

  it('give the place where a card has a village before its country', () => {
    expect(read(card('Baker (m/f/d)', 'Qwertzuela, Mali') + card('Driver (m/f/d)', 'Mali (several regions)'))).toEqual([
      { title: 'Baker (m/f/d)', department: undefined, location: 'Qwertzuela, Mali' },
      { title: 'Driver (m/f/d)', department: undefined, location: 'Mali (several regions)' },
    ]);
  });

  it.each([
    ['Mill Department', 'Oven Department'],
    ['Abteilung Mühle', 'Backstubenabteilung'],
    ['Département moulin', 'Département fournil'],
    ['Departamento técnico', 'Departamento financiero'],
    ['Reparto forni', 'Reparto mulino'],
    ['Afdeling oven', 'Afdeling molen'],
    ['Dział młyna', 'Dział pieców'],
    ['Отдел помола', 'Отдел выпечки'],
    ['Milling & Ovens', 'Quality & Process Safety'],
    ['Molino', 'Mantenimiento'],
    ['磨粉部', '烘焙部'],
    ['製粉部門', '製造部門'],
    ['제분팀', '제빵팀'],
  ])('that a word calls departments are such: %s', (mill, oven) => {
    const html = card('Baker (m/f/d)', oven) + card('Head of the Mill Department (m/f/d)', mill);
    expect(read(html).map((posting) => (posting as { department?: string }).department)).toEqual([oven, mill]);
  });

  const headed = (name: string, ...titles: string[]): string =>
    `<div><h4>${name}</h4><div>${titles.map((title) => `<div class="card"><h4>${title}</h4><p>Full-time</p></div>`).join('')}</div></div>`;

  it.each([
    ['Oven hall', 'Shop counter'],
    ['Balcão', 'Moinho novo'],
    ['Forno', 'Frente de Loja'],
    ['Mahlwerk', 'Ladentheke'],
    ['Piekarnia', 'Lada'],
  ])('that headings of the rank of the titles name before each group: %s', (first, second) => {
    const html = `<h3>Open positions</h3>${headed(first, 'Baker', 'Miller')}${headed(second, 'Driver', 'Cashier')}`;
    expect(read(html).map((posting) => (posting as { department?: string }).department)).toEqual([
      first,
      first,
      second,
      second,
    ]);
  });

  const below = (line: string, title: string): string =>
    `<div class="card"><p>${line}</p><h3>${title}</h3><p>You bake bread.</p></div>`;

  it.each([
    ['Mill House · Vienna', 'Oven House · Rebais', 'Rebais'],
    ['Mühle am Bach | Wien', 'Backhaus | Oberndorf', 'Oberndorf'],
    ['Moulin • Lyon • CDI', 'Fournil • Rebais • CDD', 'Rebais'],
    // What no table knows may be anything; another count of pieces moves them.
    ['Mill House · Vienna', 'Oven House · Qwertzheim', undefined],
    ['Mill House · Vienna', 'Oven House · Rebais · by night', undefined],
    ['Mill House · Vienna', 'Rebais · Oven House', undefined],
  ])('give the town of a line that dots divide, however small: "%s" beside "%s"', (first, second, town) => {
    const [, driver] = read(below(first, 'Baker (m/f/d)') + below(second, 'Driver (m/f/d)'));
    expect((driver as { location?: string }).location).toBe(town);
  });

  it('none are openings, nor what stands before one group alone', () => {
    const [one, ...others] = read(`<h3>Open positions</h3>${headed('Oven hall', 'Baker', 'Miller')}`);
    expect([one, ...others].map((posting) => (posting as { department?: string }).department)).toEqual([
      undefined,
      undefined,
    ]);
    const nested = `<h4>Shift leader</h4><div>${card('Baker', 'Full-time').replaceAll('h3', 'h4')}</div>`;
    expect(
      read(`<h3>Open positions</h3>${nested}${nested.replace('Baker', 'Miller')}`).map(
        (posting) => (posting as { department?: string }).department,
      ),
    ).not.toContain('Shift leader');
  });

  it('a mark before a department is none of its name', () => {
    const html = card('Baker (m/f/d)', '@ 烘焙部') + card('Driver (m/f/d)', '@ 运输');
    expect(read(html)).toMatchObject([{ department: '烘焙部' }, { department: '运输' }]);
  });

  it.each(['北部', '总部', '全部'])('no department is %s', (name) => {
    expect(read(card('Baker (m/f/d)', name) + card('Driver (m/f/d)', name))).toMatchObject([
      { department: undefined },
      { department: undefined },
    ]);
  });

  it('stand before the title as well', () => {
    const above = (title: string, name: string): string =>
      `<div class="card"><span>${name}</span><h3><a href="/jobs/${String(title.length)}">${title}</a></h3></div>`;
    const html = above('Baker (m/f/d)', 'Production & Quality') + above('Driver (m/f/d)', 'Van fleet');
    expect(read(html)).toMatchObject([{ department: 'Production & Quality' }, { department: 'Van fleet' }]);
  });

  it('stand beside a label with its value, too', () => {
    const above = (title: string, name: string): string =>
      `<div class="card"><div><span>${name}</span><span>Posted: 3 May 2027</span></div><h3><a href="/jobs/${String(title.length)}">${title}</a></h3></div>`;
    const html = above('Baker (m/f/d)', 'Production') + above('Driver (m/f/d)', 'Van fleet');
    expect(read(html)).toMatchObject([{ department: 'Production' }, { department: 'Van fleet' }]);
  });

  it('a card without a place gives none where another has no mark above its title', () => {
    const html = `<div class="card"><span>Bakehouse</span><h3>Baker (m/f/d)</h3><p>Full-time</p></div><div class="card"><h3>Driver (m/f/d)</h3><p>Full-time</p></div>`;
    expect(read(html)).toMatchObject([{ location: undefined }, { location: undefined }]);
  });

  it('are counted from the title: a mark in front of one moves nothing', () => {
    const marked = `<div class="card"><span>★ Of the week</span><h3><a href="/jobs/1">Baker (m/f/d)</a></h3><span>Van fleet</span></div>`;
    expect(read(marked + card('Driver (m/f/d)', 'Production') + card('Miller (m/f/d)', 'Production'))).toMatchObject([
      { title: 'Baker (m/f/d)', department: 'Van fleet' },
      { title: 'Driver (m/f/d)', department: 'Production' },
      { title: 'Miller (m/f/d)', department: 'Production' },
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
    ).toEqual(['Vienna', 'Leeds']);
  });
});

it('links of several parts side by side are entries, whatever stands glued in them', () => {
  const row = (title: string, ...facts: string[]): string =>
    `<a class="row" href="/jobs/${String(title.length)}"><span>${title}</span>${facts.map((fact) => `<span>${fact}</span>`).join('')}</a>`;
  const rows = [
    row('Yard Hand', 'Remote', 'Internship'),
    row('HGV Class 1 Driver', 'Remote', 'Temporary'),
    row('Retail Assistant', 'Leeds', 'Full-time'),
  ];
  expect(read(`<div class="rows">${rows.join('')}</div>`).map(({ title }) => title)).toEqual([
    'Yard Hand',
    'HGV Class 1 Driver',
    'Retail Assistant',
  ]);
});

it('the first items of two lists are no list of their own', () => {
  const items = (...titles: string[]): string =>
    `<ul>${titles.map((title) => `<li><a href="/jobs/${String(title.length)}">${title}</a><span>Leeds</span></li>`).join('')}</ul>`;
  const html = `<div><h2>Open positions</h2><h3>Engineering</h3>${items('Electrician', 'Saturday help', 'Clerk of works')}<h3>Operations</h3>${items('Night nurse', 'Web developer', 'Bookkeeper')}</div>`;
  expect(read(html)).toHaveLength(6);
});

it('a line in bold above the next entry is about that one', () => {
  const html = ['Leeds', 'York']
    .map(
      (town) =>
        `<p><b>${town}</b></p><ul><li><a href="/jobs/${town}">Baker of ${town === 'York' ? 'bread' : 'rolls'}</a></li></ul>`,
    )
    .join('');
  expect(read(`<h2>Open positions</h2>${html}`)).toEqual([
    expect.objectContaining({ title: 'Baker of rolls', location: 'Leeds' }),
    expect.objectContaining({ title: 'Baker of bread', location: 'York' }),
  ]);
});

it('the month of a date is no town, nor are codes that only look like those of countries', () => {
  const html = card('Baker (m/f/d)', 'March 2026') + card('Driver (m/f/d)', 'CI/CD');
  expect(read(html).map((posting) => 'location' in posting && posting.location)).toEqual([undefined, undefined]);
});

it('what heads a part of an advert is neither the place nor the department of a card', () => {
  const group = (title: string, holidays: string): string =>
    `<div class="card"><h3>${title}</h3><p><b>${holidays}</b></p><p>All about the work at our ovens, at night.</p></div>`;
  const places = group('Baker (m/f/d)', 'Leeds') + group('Driver (m/f/d)', 'Description');
  expect(read(places)[1]).toMatchObject({ location: undefined, department: undefined });
});

it('what stands below another label than that of the place in one card is no place', () => {
  const post = (title: string, ...facts: string[]): string =>
    `<div class="card"><h3>${title}</h3>${facts.map((fact) => `<p>${fact}</p>`).join('')}<p>You work with us at night.</p></div>`;
  const html =
    post('Baker (m/f/d)', '<b>Location</b>', 'Leeds') + post('Driver (m/f/d)', '<b>Purpose</b>', 'Warm Rounds');
  expect(read(html).map((posting) => (posting as { location?: string }).location)).toEqual(['Leeds', undefined]);
});

it.each([['Baker'], ['Baker', 'Miller']])(
  'the heads of a table are no part of its rows, however few: %s',
  (...titles) => {
    const heads = ['Post', 'Qualification', 'No. of posts', 'Apply'].map((head) => `<th>${head}</th>`).join('');
    const rows = titles.map(
      (title) =>
        `<tr><td>${title}</td><td>Diploma in milling</td><td>5</td><td><a href="mailto:a@mill.example">Apply</a></td></tr>`,
    );
    const html = `<h1>Careers</h1><h2>Current openings</h2><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
    expect(postings.map(({ fields: { requirements, job_description: text } }) => [requirements, text])).toEqual(
      titles.map(() => [['Diploma in milling'], 'Diploma in milling\n5\nApply']),
    );
  },
);
