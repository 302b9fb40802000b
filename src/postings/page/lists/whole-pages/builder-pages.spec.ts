import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const PAGE = 'https://mill.example/careers';

/** Fields of what a career page lists, as the readers find them. */
function listed(body: string, footer = ''): Record<string, unknown>[] {
  const html = `<html><head><title>Careers at Mill</title></head><body>${body}<footer>${footer}</footer></body></html>`;
  return readHtmlListing(parseHtml(html), { url: PAGE, careerScore: 3 }).postings.map(({ fields }) => ({ ...fields }));
}

function titlesOf(body: string): unknown[] {
  return listed(`<main>${body}</main>`).map(({ job_title: title }) => title);
}

const part = (head: string, text: string): string => `<h3>${head}</h3><p>${text}</p>`;
const APPLY = '<a href="mailto:jobs@mill.example?subject=Application">Apply</a>';

/** What pages made with site builders have beside their openings, in the same mark-up. */
describe('beside openings', () => {
  const openings = `<h2>Kitchen</h2>${part('Chef (m/f)', 'Full-time – Leeds')}${APPLY}${part('Waiter (m/f)', 'Part-time – York')}${APPLY}`;

  it('benefits in cards of the same form are none, though one names an occupation', () => {
    const benefits = `<h1>Join us</h1>${part('Two days in a row', 'All year.')}${part('The whole family insured', 'Eighty percent.')}${part('Pastry chef as a teacher', 'Each month.')}`;
    expect(titlesOf(benefits + openings)).toEqual(['Chef (m/f)', 'Waiter (m/f)']);
  });

  it.each([
    ['/news/new-head-chef', 'New head chef'],
    ['/aktuelles/detail/maurer-des-jahres', 'Maurer des Jahres'],
    ['/products/the-gardener', 'The Gardener'],
    ['/classes/', 'Becoming a baker: our class of six weeks'],
  ])('what leads to %s is none', (href, title) => {
    const teaser = `<h2>More from us</h2><div><h3><a href="${href}">${title}</a></h3><p>Read on.</p></div>`;
    expect(titlesOf(openings + teaser)).toEqual(['Chef (m/f)', 'Waiter (m/f)']);
    expect(titlesOf(`<h1>Careers</h1><p>Nothing is open.</p>${teaser}`)).toEqual([]);
  });

  it('rows of facts are none, though they are made like the rows of openings', () => {
    const rowsOf = (rows: Record<string, string>): string =>
      Object.entries(rows)
        .map(([head, cell]) => `<tr><td>${head}</td><td class="left">${cell}</td></tr>`)
        .join('');
    const facts = { 근무지: '서울', 제출서류: '이력서', 접수방법: '우편', 문의처: '02) 555-0101', 비고: '상시' };
    const table = (rows: Record<string, string>): string => `<table><tbody>${rowsOf(rows)}</tbody></table>`;
    expect(titlesOf(`<h1>채용</h1><h2>채용 공고</h2>${table(facts)}`)).toEqual([]);
    const staff = { 용접공: '경력 3년', 요리사: '신입' };
    expect(titlesOf(`<h1>채용</h1><h2>채용 공고</h2>${table(staff)}<h2>안내</h2>${table(facts)}`)).toEqual([
      '용접공',
      '요리사',
    ]);
  });

  it('what a table asks of people is none, whatever occupation it names', () => {
    const row = (head: string, cell: string): string => `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`;
    const asked = (label: string, position: string, value: string): string =>
      `<h1>Careers</h1><table>${row(position, 'Baker')}${row(label, value)}</table>`;
    expect(titlesOf(asked('응시자격', '채용분야', '변호사 자격 취득 후 경력 3년 이상'))).toEqual(['Baker']);
    expect(titlesOf(asked('応募資格', '募集職種', '調理師免許をお持ちの方'))).toEqual(['Baker']);
    expect(titlesOf(asked('Requirements', 'Position', 'Trained pastry chef'))).toEqual(['Baker']);
  });

  it('items of a menu that is no navigation to its mark-up are none, nor what stands at their place of the list', () => {
    const row = (href: string, words: string): string => `<div class="line"><a href="${href}">${words}</a></div>`;
    const menu = ['Home', 'News', 'Informator', 'Tenders', 'Praca'].map((words) => row(`${words}.html`, words));
    const files = ['2 etaty.pdf', 'Kucharz.pdf', 'Kelner.pdf'].map((words) => row('/load/1', words));
    const page = `<div class="side">${menu.join('')}</div><div><h3>Aktualne oferty pracy:</h3>${files.join('')}</div>`;
    expect(listed(page).map(({ job_title: title }) => title)).toEqual(['2 etaty', 'Kucharz', 'Kelner']);
  });

  it('ways to take part and questions are none', () => {
    const others = [part('Volunteers', 'Write to us.'), part('Carpenter (m/f/d) – how does it work?', 'Three years.')];
    expect(titlesOf(openings + others.join(''))).toEqual(['Chef (m/f)', 'Waiter (m/f)']);
  });
});

describe('openings of a page', () => {
  it.each([
    ['<h2>Koch gesucht!</h2><p>Sonntags frei.</p><h2>Servicekraft gesucht!</h2><p>Ab 17 Uhr.</p>', 'Koch|Servicekraft'],
    ['<h3>Kapper gezocht!</h3><p>Vier dagen.</p><h3>Schoonmaker gezocht</h3><p>Twee dagen.</p>', 'Kapper|Schoonmaker'],
    ['<h2>Cuoco cercasi</h2><p>Per la stagione.</p><h2>Cameriere cercasi</h2><p>Serale.</p>', 'Cuoco|Cameriere'],
    ['<h2>Kock sökes!</h2><p>Heltid.</p><h2>Diskare sökes!</h2><p>Helger.</p>', 'Kock|Diskare'],
    ['<h2>Повар требуется</h2><p>Смены 2/2.</p><h2>Официант требуется</h2><p>Вечером.</p>', 'Повар|Официант'],
  ])('are headings that seek: %s', (body, titles) => {
    expect(titlesOf(`<h1>Jobs</h1>${body}`)).toEqual(titles.split('|'));
  });

  it('go on below the part of the page that only holds their main heading', () => {
    const [fields] = listed(`<header><nav><a href="/">Home</a></nav></header>
      <section class="hero"><h1>Glaszetter gezocht!</h1><p>Kom werken bij de molen.</p></section>
      <section><span>Fulltime</span><h2>Wat wij vragen</h2><ul><li>Rijbewijs B</li><li>Ervaring met glas</li></ul></section>`);
    expect(fields).toMatchObject({ job_title: 'Glaszetter', requirements: ['Rijbewijs B', 'Ervaring met glas'] });
  });

  it('are bold words that seek and begin a sentence', () => {
    const body = `<p><strong>Péket keresünk</strong> győri üzemünkbe, éjszakai műszakba.</p>
      <p><strong>Eladót keresünk</strong> mosonmagyaróvári boltunkba, 8 órás munkarendbe.</p>`;
    expect(titlesOf(`<h1>Állásajánlatok</h1>${body}`)).toEqual(['Pék', 'Eladó']);
    const short = '<p><strong>CERCASI CUOCO</strong> per la sera.</p><p><strong>CERCASI CAMERIERE</strong> estivo.</p>';
    expect(titlesOf(`<h1>Lavora con noi</h1>${short}`)).toEqual(['CUOCO', 'CAMERIERE']);
  });

  it('are counted, and say in their line of which kind they are', () => {
    const items = ['1 boulanger (H/F), CDI, 39h', '2 vendeurs en boutique, CDD, 30h', '1 apprenti pâtissier'];
    const found = listed(`<h1>On recrute !</h1><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    expect(found.map((fields) => [fields['job_title'], fields['contract_type']])).toEqual([
      ['boulanger (H/F)', 'permanent'],
      ['vendeurs en boutique', 'fixed-term'],
      ['apprenti pâtissier', undefined],
    ]);
  });

  it.each([
    ['Position', 'Site Supervisor', 'Quantity Surveyor'],
    ['Stelle', 'Bauleiter', 'Rüstmeister'],
    ['Poste', 'Conducteur de travaux', 'Métreur'],
    ['Puesto', 'Albañil', 'Gruista de obra'],
  ])('are what lines name behind the label "%s"', (label, first, second) => {
    const part = (title: string, town: string): string =>
      `<p><b>${label}:</b> ${title}<br><b>Location:</b> ${town}<br><b>Experience:</b> 5 years</p>`;
    const found = listed(`<h1>Careers</h1>${part(first, 'Accra')}${part(second, 'Kumasi')}<p>Write to us.</p>`);
    expect(found.map((fields) => [fields['job_title'], fields['location']])).toEqual([
      [first, 'Accra'],
      [second, 'Kumasi'],
    ]);
  });

  it('have the facts of the columns that a row of labels heads, in elements that are no table', () => {
    const row = (...parts: string[]): string =>
      `<div class="r">${parts.map((text) => `<div>${text}</div>`).join('')}</div>`;
    const rows = [
      row('<a href="/j/1">Baker</a>', 'Xyzburg', '2027-04-01', 'Apply'),
      row('<a href="/j/2">Quality Wrangler</a>', 'Qwertham', '2027-04-02', 'Apply'),
      row('<a href="/j/3">Miller</a>', 'Leeds', '2027-04-03', 'Apply'),
    ].join('');
    const facts = (heads: string): unknown[] =>
      listed(`<main><h1>Open positions</h1>${heads}${rows}</main>`).map((posting) => [
        posting['location'],
        posting['application_deadline'],
      ]);
    const told = [
      ['Xyzburg', '2027-04-01'],
      ['Qwertham', '2027-04-02'],
      ['Leeds', '2027-04-03'],
    ];
    expect(facts(row('Position', 'Office', 'Apply until', ''))).toEqual(told);
    const filters =
      '<div><button>Position</button><button>Office</button><button>Apply until</button><button></button></div>';
    expect(facts(`${filters}<div>`)).not.toEqual(told);
    // Of other parts than its rows have, it heads none.
    expect(facts(row('Position', 'Office', 'Apply until'))).not.toEqual(told);
  });

  it('have labels of two words in their own facts, and none of them is a place', () => {
    const spec = (name: string, label: string, value: string): string =>
      `<div class="item job-${name}"><span class="label"><strong>${label}: </strong></span><span class="term">${value}</span></div>`;
    const body = `<h1>Miller</h1>${spec('category', 'Job Category', 'Production')}${spec('type', 'Job Type', 'Full Time')}${spec('location', 'Job Location', 'Remote Location')}<p>You mill our flour and keep the stones sharp.</p>${APPLY}`;
    expect(listed(`<main>${body}</main>`)).toEqual([
      expect.objectContaining({ job_title: 'Miller', department: 'Production', remote_policy: 'remote' }),
    ]);
    expect(listed(`<main>${body}</main>`)[0]).not.toHaveProperty('location');
  });

  it('are named before what they pay, on one line', () => {
    const lines = [
      'Landscape Gardener – full time, £28,000 a year',
      'Tree Surgeon – freelance, day rate',
      'Groundsman, Leeds, £13.50 per hour',
    ];
    const found = listed(`<h1>We're hiring!</h1><p>${lines.join('<br>')}</p><p>Message us.</p>`);
    expect(found.map(({ job_title, salary_min, salary_period }) => [job_title, salary_min, salary_period])).toEqual([
      ['Landscape Gardener', 28000, 'year'],
      ['Tree Surgeon – freelance, day rate', undefined, undefined],
      ['Groundsman', 13.5, 'hour'],
    ]);
    expect(found.at(2)).toMatchObject({ location: 'Leeds' });
    expect(found.at(0)).toMatchObject({ job_type: 'full-time' });
  });

  it('are what the parts of a paragraph begin with that empty lines divide', () => {
    const parts = [
      'Koch<br>Vollzeit in Graz, ab Mai.<br>Du kochst gern.',
      'Konditor<br>Teilzeit in Linz, ab Juni.',
      'Abräumer<br>Samstags.',
    ];
    const cell = `<table><tr><td>${parts.join('<br>\n<br>')}</td></tr></table>`;
    expect(titlesOf(`<h1>Wir suchen</h1>${cell}`)).toEqual(['Koch', 'Konditor', 'Abräumer']);
    const prose = 'Unsere Köche<br>kochen gern.<br><br>Unsere Kellner<br>lachen viel.<br><br>Du fehlst uns<br>noch.';
    expect(titlesOf(`<h1>Karriere</h1><p>${prose}</p>`)).toEqual([]);
  });

  it('share no facts with the other lines of their paragraph', () => {
    const lines = ['Koch – Vollzeit, Graz', 'Kellner – Teilzeit, Linz', 'Spülhilfe'];
    const found = listed(`<h1>Wir suchen</h1><p>${lines.join('<br>')}</p><p>Melde dich.</p>`);
    expect(found.map(({ job_type, location }) => [job_type, location])).toEqual([
      ['full-time', 'Graz'],
      ['part-time', 'Linz'],
      [undefined, undefined],
    ]);
    const below = '<p>Koch<br>Vollzeit in Graz, ab Mai.<br><br>Kellner<br>Teilzeit in Linz, ab Juni.</p>';
    const described = listed(`<h1>Wir suchen</h1>${below}`);
    expect(described.map((fields) => fields['job_description'])).toEqual([
      'Vollzeit in Graz, ab Mai.',
      'Teilzeit in Linz, ab Juni.',
    ]);
  });

  it('are links with their closing dates in brackets behind them', () => {
    const item = (title: string, day: string): string =>
      `<li><a href="/v/${title}.pdf">${title}</a> (closing date ${day})</li>`;
    const found = listed(`<h1>Vacancies</h1><ul>${item('Clerk', '12 June 2027')}${item('Cook', '30 June')}</ul>`);
    expect(found.map((fields) => [fields['job_title'], fields['application_deadline']])).toEqual([
      ['Clerk', '2027-06-12'],
      ['Cook', '--06-30'],
    ]);
  });

  it('are kinds of training, too, where they lead on beside occupations', () => {
    const card = (at: string, title: string): string =>
      `<a class="card" href="/jobs/${at}"><h3>${title}</h3><span>Vollzeit</span></a>`;
    const cards = [card('a', 'Mediengestalter (m/w/d)'), card('b', 'Webentwickler (m/w/d)'), card('c', 'Praktikum')];
    expect(titlesOf(`<h1>Jobs</h1>${cards.join('')}`)).toEqual([
      'Mediengestalter (m/w/d)',
      'Webentwickler (m/w/d)',
      'Praktikum',
    ]);
  });

  it('that a form is around stand in its main part, its menu in none', () => {
    const page = `<form action="/page.aspx"><nav><a href="/baker.aspx">Our baker</a></nav><h1>Vacancies</h1>
      <table><tr><th>Job title</th><th>Status</th></tr>
      <tr><td><a href="/1.aspx">Lifeguard</a></td><td>Open</td></tr>
      <tr><td><a href="/2.aspx">Town clerk</a></td><td>Open</td></tr>
      <tr><td>Finance officer</td><td>Closed - interviews in progress</td></tr></table></form>`;
    expect(listed(page).map(({ job_title: title }) => title)).toEqual(['Lifeguard', 'Town clerk']);
  });

  it('stand in a column headed in bold, beside one that is over', () => {
    const row = (title: string, ...cells: string[]): string =>
      `<tr><td><font size="2"><b>${title}</b></font></td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const rows = [
      row('Position', '<b>Shift</b>', '<b>Pay</b>', '<b>Requirements</b>'),
      row('CNC Lathe Operator', '2nd, full time', '$22 - $27 / hr', 'Two years of experience.'),
      row('Tool & Die Maker', '1st, full time', '$30 / hr and up', 'Own tools.'),
      row('Quality Inspector', '<font color="red">FILLED - THANK YOU</font>'),
    ];
    expect(titlesOf(`<h2>Employment</h2><table>${rows.join('')}</table>`)).toEqual([
      'CNC Lathe Operator',
      'Tool & Die Maker',
    ]);
  });

  it('have their places in badges of their headings', () => {
    const item = (title: string, town: string): string =>
      `<h2><button>${title} <span class="badge">${town}</span> <span class="badge">CLT</span></button></h2><div><p>You repair cold stores.</p></div>`;
    const found = listed(`<main>${item('Technician', 'Porto Alegre')}${item('Clerk', 'Curitiba')}</main>`);
    expect(found.map(({ job_title: title, location }) => [title, location])).toEqual([
      ['Technician', 'Porto Alegre'],
      ['Clerk', 'Curitiba'],
    ]);
  });

  it.each([
    ['class="avada-has-boxed-modal-shadow-none fusion-sub-menu-fade"'],
    ['class="page-template-with-testimonials"'],
    ['style="display: none"'],
  ])('are read whatever names and styles the whole page has: %s', (attributes) => {
    const html = `<html><head><title>Careers</title></head><body ${attributes}><h2>Jobs</h2>${part('Baker (m/f)', 'Leeds')}</body></html>`;
    const { postings } = readHtmlListing(parseHtml(html), { url: PAGE, careerScore: 3 });
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Baker (m/f)']);
  });

  it.each([
    ['Receptionist (position now filled)', 'We thank everybody.'],
    ['Pastry Cook — CLOSED', 'We thank everybody.'],
    ['Receptionist', 'Thank you. This role has now been filled.'],
  ])('are over where they say so: %s, %s', (title, text) => {
    expect(titlesOf(`<h2>Jobs</h2>${part('Baker (m/f)', 'Leeds')}${APPLY}${part(title, text)}${APPLY}`)).toEqual([
      'Baker (m/f)',
    ]);
  });

  it('are where their titles end, for a town of the company', () => {
    const footer = '<p>4 Priory Lane, Ludlow SY8 1XX</p>';
    const [found] = listed(`<main><h2>Vacancies</h2>${part('Nurse – Ludlow', 'Part-time.')}${APPLY}</main>`, footer);
    expect(found).toMatchObject({ location: 'Ludlow' });
  });

  it('are in no town that a common word of their titles is called like', () => {
    const html = `<html lang="nl-NL"><body><h2>Vacatures</h2>${part('Medewerker – Winkel', 'Deeltijd.')}${APPLY}</body></html>`;
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://molen.nl/vacatures', careerScore: 3 });
    expect(postings.map(({ fields }) => [fields.job_title, fields.location])).toEqual([
      ['Medewerker – Winkel', undefined],
    ]);
  });

  it('unfold below buttons in headings, beside other things that do', () => {
    const item = (title: string): string =>
      `<li><h3><button aria-expanded="false"><span>${title}</span></button></h3><div><p>We tell you more.</p></div></li>`;
    const titles = ['Architectural Assistant', 'Project Architect', 'Speculative applications', 'Work experience'];
    expect(titlesOf(`<h2>Open roles</h2><ul>${titles.map(item).join('')}</ul>`)).toEqual(titles.slice(0, 2));
  });

  it('say in one line what divides by dashes, and in their titles where they are', () => {
    const found = listed(
      `<main><h2>Jobs</h2>${part('Chef de partie (H/F)', 'CDI – temps plein – Lyon 2e')}${APPLY}${part('Serveur (H/F)', 'CDD - temps partiel - Villeurbanne')}${APPLY}</main>`,
    );
    expect(found.map(({ location }) => location)).toEqual(['Lyon 2e', 'Villeurbanne']);
    const bold = (title: string): string => `<p><strong>${title}</strong></p><p>You pour soap. $17 per hour.</p>`;
    const titles = ['Production Assistant – Beaufort, SC', 'Seasonal Helper – Charleston, SC (part-time)'];
    expect(titlesOf(`<h3>Openings</h3>${titles.map(bold).join('')}`)).toEqual(titles);
  });

  it('are in the village of the company where their text names it', () => {
    const [found] = listed(
      `<main><h2>Vacatures</h2>${part('Stagiair(e) Social Work', 'Drie dagen per week in Gorssel.')}${APPLY}</main>`,
      '<p>Lindelaan 8<br>7213 AB Gorssel</p>',
    );
    expect(found).toMatchObject({ location: 'Gorssel' });
  });

  it('lead to no form, and their mailbox for applications makes nobody of them', () => {
    const file = '<p>Application form <a href="/files/application-form.pdf">Download</a></p>';
    const mail = '<p>Email your CV to <a href="mailto:office@mill.example">office@mill.example</a>.</p>';
    const found = listed(
      `<main><h1>Vacancies</h1>${part('Teacher', 'Full-time, from January.')}${file}${part('Café Assistant', 'Part-time.')}${mail}</main>`,
    );
    expect(found.map(({ job_title: title }) => title)).toEqual(['Teacher', 'Café Assistant']);
    expect(found[0]).not.toHaveProperty('job_url');
  });

  it('are no labels where their titles begin like one', () => {
    const card = (title: string, team: string): string =>
      `<a href="/${team}"><h4>${title}</h4><p>${team}</p><p>Leeds</p><p>Part-time</p></a>`;
    const found = listed(
      `<main><h2>Open positions</h2>${card('Office & People Coordinator', 'Operations')}${card('Product Engineer', 'Engineering')}</main>`,
    );
    expect(found.map(({ location }) => location)).toEqual(['Leeds', 'Leeds']);
  });
});
