import { describe, expect, it } from '@jest/globals';
import { factsOf } from '../../advert/short-facts.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';
import { jobTitleScore, titleInSentence } from '../../lines/titles/job-titles.js';
import { kindOfHeading, softLines } from '../../lines/headings/section-headings.js';
import { blocksOf } from '../../tree/text-blocks.js';

const PAGE = 'https://firm.example/careers.html';

function listing(body: string): ReturnType<typeof readHtmlListing> {
  const html = `<html><head><title>Careers at Firm</title></head><body><main>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: PAGE, careerScore: 3 });
}

function titlesOf(body: string): (string | undefined)[] {
  return listing(body).postings.map(({ fields }) => fields.job_title);
}

it('reads headings that end in a colon as titles, but not those that introduce a list', () => {
  const entry = (title: string): string =>
    `<div class="job"><h4>${title}:</h4><p>Requirements:</p><ul><li>Two years of experience</li></ul></div>`;
  expect(titlesOf(entry('Baker') + entry('Tea taster') + entry('Driver'))).toEqual(['Baker', 'Tea taster', 'Driver']);
  expect(titlesOf('<h3>Our team is looking for the following engineers:</h3><p>Please ask us.</p>')).toEqual([]);
});

it('reads entries of one form below headings for kinds of jobs, whatever their titles name', () => {
  const entry = (title: string): string => `<div class="entry"><h4 class="name">${title}</h4><p>In our mill.</p></div>`;
  const group = (kind: string, ...titles: string[]): string =>
    `<div class="box"><h3 class="kind">${kind}</h3>${titles.map(entry).join('')}</div>`;
  const all = ['Baker', 'Marketing manager', 'Truck driver', 'Internal communication', 'Social media'];
  expect(titlesOf(group('Full-time', ...all.slice(0, 3)) + group('Internship', ...all.slice(3)))).toEqual(all);
});

it('takes a known label at the beginning of a line of the source for a line of its own', () => {
  const item = (title: string): string =>
    `<li>${title}\nResponsibilities: mill flour and keep the stones sharp.\nRequirements: steady hands.</li>`;
  expect(titlesOf(`<h3>Open positions</h3><ul>${item('Miller')}${item('Baker')}${item('Driver')}</ul>`)).toEqual([
    'Miller',
    'Baker',
    'Driver',
  ]);
  expect(softLines('We bake\nSunday: closed')).toEqual(['We bake Sunday: closed']);
  expect(blocksOf(parseHtml('<p>Miller\nRequirements: steady hands</p>')).map(({ text }) => text)).toEqual([
    'Miller',
    'Requirements: steady hands',
  ]);
});

it('reads titles behind marks that only some entries have', () => {
  const entry = (mark: string, title: string): string =>
    `<div><button><div><span>${mark}</span></div><div>${title}</div><div>Leeds</div></button><div><p>We mill.</p></div></div>`;
  const body = entry('Closing soon', 'Miller') + entry('', 'Baker') + entry('New', 'Truck driver');
  expect(titlesOf(`<h2>Open positions</h2><div>${body}</div>`)).toEqual(['Miller', 'Baker', 'Truck driver']);
});

it('reads no title from the answers that a form offers', () => {
  const choice = (words: string): string => `<label><input type="checkbox" name="status"> ${words}</label>`;
  expect(titlesOf(`<h2>Apply</h2><form>${choice('Motorisé(e)')}<button>Postuler</button></form>`)).toEqual([]);
});

it('leaves out what is said to be filled in brackets, and what is mostly crossed out', () => {
  const entry = (title: string): string => `<li><a href="/jobs/${String(title.length)}.html">${title}</a></li>`;
  const open = entry('Miller') + entry('Truck driver');
  expect(titlesOf(`<h2>Vacancies</h2><ul>${open}${entry('Baker job description (Filled)')}</ul>`)).toEqual([
    'Miller',
    'Truck driver',
  ]);
  expect(titlesOf(`<h2>Vacancies</h2><ul>${open}${entry('New: <s>Senior baker</s>')}</ul>`)).toEqual([
    'Miller',
    'Truck driver',
  ]);
});

it('reads the place behind the kinds of a job that commas divide', () => {
  const entry = (title: string): string => `<div><h3>${title}</h3><p>CDI, temps plein, Angers</p></div>`;
  const [first] = listing(`<h2>Postes ouverts</h2>${entry('Meunier (H/F)')}${entry('Boulanger (H/F)')}`).postings;
  expect(first?.fields).toMatchObject({ location: 'Angers', job_type: 'full-time', contract_type: 'permanent' });
});

it('reads no department from the words for openings above a title', () => {
  const entry = (title: string): string => `<div><span class="team">Offene Stelle</span><h3>${title}</h3></div>`;
  const [first] = listing(entry('Müller (m/w/d)') + entry('Fahrer (m/w/d)')).postings;
  expect(first?.fields.department).toBeUndefined();
});

it.each([
  ['Are you our next miller?', 'miller'],
  ['Word jij onze nieuwe bakker?', 'bakker'],
  ['Er du vores nye kok?', 'kok'],
  ['¿Eres nuestra próxima enfermera?', 'enfermera'],
])('finds the title in the question "%s"', (question, title) => {
  expect(titleInSentence(question)).toBe(title);
  expect(jobTitleScore(question)).toBe(1);
});

it('drops the article of a sentence in front of a title', () => {
  expect(titlesOf('<h2>Offene Stellen</h2><h3>Eine/n Bäcker/in (m/w/d)</h3><h3>Einen Fahrer (m/w/d)</h3>')).toEqual([
    'Bäcker/in (m/w/d)',
    'Fahrer (m/w/d)',
  ]);
});

it('reads titles of two signs', () => {
  const entry = (title: string): string => `<div><h4>${title}</h4><p>1、两年以上工作经验</p></div>`;
  expect(titlesOf(`<h2>招聘职位</h2>${entry('前台')}${entry('会计')}${entry('Java工程师')}`)).toEqual([
    '前台',
    '会计',
    'Java工程师',
  ]);
});

it('reads headings of occupations amid those of the parts of their adverts', () => {
  const advert = (title: string): string =>
    `<h2>${title}</h2><ul><li>You mill flour</li></ul><h2>Requirements</h2><ul><li>Two years of experience</li></ul>`;
  const leaflets = '<a href="/a.pdf">leaflet for a miller</a><br><a href="/b.pdf">leaflet for a driver</a>';
  expect(titlesOf(`${advert('Miller')}${advert('Truck driver')}<h2>How to apply</h2><p>${leaflets}</p>`)).toEqual([
    'Miller',
    'Truck driver',
  ]);
});

it('takes a card whose link for mail says how to apply for an advert, not for a colleague', () => {
  const card = (title: string): string =>
    `<div class="card"><h3>${title}</h3><p>Leeds | Full-time</p><a href="mailto:jobs@firm.example">Apply now</a></div>`;
  expect(titlesOf(`<h2>Open positions</h2>${card('Miller')}${card('Truck driver')}`)).toEqual([
    'Miller',
    'Truck driver',
  ]);
});

it('takes an entry that leads to its own page for an advert, whatever mailbox stands below it', () => {
  const entry = (title: string, below = ''): string =>
    `<div class="panel"><b>08.01.2018</b><h4><a href="/${title}.pdf">${title}</a></h4>${below}</div>`;
  const below = '<p>Write to <a href="mailto:jobs@firm.example">jobs@firm.example</a></p>';
  expect(titlesOf(`<h2>Open positions</h2>${entry('Miller')}${entry('Baker')}${entry('Driver', below)}`)).toEqual([
    'Miller',
    'Baker',
    'Driver',
  ]);
});

it('takes a sentence that seeks somebody for an advert only where no list stands beside it', () => {
  const sentence = '<p>We are looking for a passionate baker.</p>';
  expect(titlesOf(`<h2>Vacancies</h2>${sentence}`)).toEqual(['Baker']);
  expect(titlesOf(`<h2>Vacancies</h2><a href="/baker">Vacancy: Baker</a>${sentence}`)).toEqual(['Baker']);
});

it('tells the roles of people whom a page of openings names as left out', () => {
  const person = (role: string): string =>
    `<div class="p"><h4>${role}</h4><p>Anna Muster</p><a href="tel:+4930">Call</a></div>`;
  const { postings, leftOut } = listing(`<h2>Open positions</h2>${person('Head miller')}${person('Head baker')}`);
  expect([postings, leftOut.map(({ posting, why }) => [posting.fields.job_title, why])]).toEqual([
    [],
    [
      ['Head miller', 'person'],
      ['Head baker', 'person'],
    ],
  ]);
});

it('reads a place behind a pin in any script', () => {
  const card = (title: string): string =>
    `<div><h3>${title}</h3><p>📍 الرياض - النسيم الغربي</p><a href="#a">قدم</a></div>`;
  const [first] = listing(`<h2>الوظائف المتاحة</h2>${card('ممرض')}${card('موظف استقبال')}`).postings;
  expect(first?.fields.location).toBe('الرياض - النسيم الغربي');
});

it('reads nobody in a sentence that seeks people who are as it says', () => {
  expect(titleInSentence('Cerchiamo persone che sappiano ridere')).toBe('Cerchiamo persone che sappiano ridere');
  expect(titleInSentence('Pincért keresünk!')).toBe('Pincér');
});

it('reads all entries of one form below a heading for openings where one of them names an occupation', () => {
  const entry = (title: string): string =>
    `<li class="card"><div class="name">${title}</div><div>In our mill.</div></li>`;
  const all = ['Mill engineer', 'Back office', 'Business development'];
  const list = `<ul>${all.map(entry).join('')}</ul>`;
  expect(titlesOf(`<h2>Open positions</h2>${list}`)).toEqual(all);
  expect(titlesOf(`<h2>What we do</h2>${list}`)).not.toEqual(all);
});

it('follows elements that a script makes links', () => {
  const entry = (title: string, attributes: string): string =>
    `<div class="card" ${attributes}><h3>${title}</h3><p>Leeds</p></div>`;
  const { postings } = listing(
    entry('Miller', `onclick="window.location.href='/jobs/miller.html'"`) +
      entry('Baker', 'data-href="/jobs/baker.html"') +
      entry('Truck driver', `onclick="location = '/jobs/driver.html'"`) +
      entry('Clerk', `onclick="window.open('/jobs/clerk.html', '_blank')"`) +
      entry('Cook', `onclick="location.assign('/jobs/cook.html')"`),
  );
  expect(postings.map(({ fields }) => fields.job_url)).toEqual(
    ['miller', 'baker', 'driver', 'clerk', 'cook'].map((name) => `https://firm.example/jobs/${name}.html`),
  );
});

it.each([
  [`href="javascript:void(0)" onclick="window.open('/jobs/7')"`, '/jobs/7'],
  [`href="#" data-href="/jobs/7"`, '/jobs/7'],
  [`href="javascript:window.open('/jobs/7','job','width=500')"`, '/jobs/7'],
  [`href="javascript:location.href='/jobs/7'"`, '/jobs/7'],
  [`href="/jobs/8" onclick="location.href='/count/7'"`, '/jobs/8'],
  [`href="#" onclick="show('/jobs/7')"`, undefined],
  [`onclick="location.href='/jobs/7'"`, '/jobs/7'],
  [`href="" onclick="return window.top.location.href='/jobs/7'"`, '/jobs/7'],
  [`href="#!" onclick="event.preventDefault(); window.location='/jobs/7'"`, '/jobs/7'],
  [`href="#0" onclick="navigateTo('/jobs/7')"`, '/jobs/7'],
  [`href="#" onclick="location.href='/jobs/' + id"`, undefined],
  ['href="#" onclick="location.href=`/jobs/${id}`"', undefined],
  [`href="#" onclick="openDialog('/jobs/7')"`, undefined],
  [`href="#apply" onclick="location.href='/count/7'"`, undefined],
])('a link with %s leads to %s', (attributes, path) => {
  const { postings } = listing(
    `<h2>Jobs</h2><ul><li><a ${attributes}>Baker</a></li><li><a href="/jobs/9">Miller</a></li></ul>`,
  );
  expect(postings[0]?.fields.job_url).toBe(path && new URL(path, 'https://firm.example').href);
});

it('takes what a kind of job pays for no title', () => {
  const entry = (title: string): string =>
    `<section><h3>${title}</h3><p>Part-time: €15 an hour</p><p>Full-time: €2,900 a month</p></section>`;
  expect(titlesOf(`<h2>Open positions</h2>${entry('Miller')}${entry('Baker')}`)).toEqual(['Miller', 'Baker']);
});

it('reads what the mails one applies by say in their subject, whatever it is called', () => {
  const entry = (title: string): string =>
    `<section><h3>${title}</h3><p>In our mill.</p><a href="mailto:jobs@firm.example?subject=Application%20${encodeURIComponent(title)}">Write to us</a></section>`;
  expect(titlesOf(entry('Flour & Friends') + entry('Night shift'))).toEqual(['Flour & Friends', 'Night shift']);
  expect(titlesOf(entry('Flour & Friends'))).toEqual(['Flour & Friends']);
  expect(titlesOf(entry('Night shift').replaceAll('subject=', 'cc='))).toEqual([]);
});

it('reads a card that leads to an advert further down the page, and the advert, as one posting', () => {
  const card = `<div class="card"><h3>Miller</h3><p>Leeds</p><a href="#miller">More</a></div>`;
  const other = `<div class="card"><h3>Baker</h3><p>York</p><a href="#baker">More</a></div>`;
  const advert = (title: string): string =>
    `<section id="${title.toLowerCase()}"><h3>${title}</h3><h4>Your tasks</h4><ul><li>Run the mill</li><li>Keep it clean</li></ul><h4>Requirements</h4><ul><li>Two years at a mill</li></ul></section>`;
  const { postings } = listing(`<h2>Open positions</h2>${card}${other}${advert('Miller')}${advert('Baker')}`);
  expect(postings.map(({ fields }) => [fields.job_title, fields.location, fields.requirements])).toEqual([
    ['Miller', 'Leeds', ['Two years at a mill']],
    ['Baker', 'York', ['Two years at a mill']],
  ]);
});

it.each(['Employment application', 'Work experience and internships', 'Praktikum und Praktika'])(
  'takes %s for what stands below it, no title',
  (heading) => {
    expect(jobTitleScore(heading)).toBeLessThanOrEqual(0);
  },
);

it.each(['Baker (PDF)', 'Baker [PDF, 120 KB]', 'Baker – PDF', 'Baker.pdf'])(
  'reads %j without the file it leads to',
  (text) => {
    expect(titlesOf(`<h2>Open positions</h2><ul><li><a href="/files/1.pdf">${text}</a></li></ul>`)).toEqual(['Baker']);
  },
);

it('reads the pieces of one link as one posting', () => {
  const row = '<a class="row" href="/jobs/1"><span>Night Porter</span><span>Leeds</span><span>Full-time</span></a>';
  const [first, ...others] = listing(`<h2>Open positions</h2><div>${row}</div>`).postings;
  expect([first?.fields.job_title, first?.fields.location, first?.fields.job_type]).toEqual([
    'Night Porter',
    'Leeds',
    'full-time',
  ]);
  expect(others).toEqual([]);
});

it('reads where a job is and of what kind, in one line below its title, as facts of it', () => {
  const entry = (title: string, facts: string): string =>
    `<div><div><p><b>${title}</b></p></div><div><p>${facts}</p></div><a href="/jobs/${title}">Apply</a></div>`;
  const { postings } = listing(
    `<h2>Open positions</h2><div>${entry('Miller', 'Graz · Part-time')}${entry('Night shift', 'Linz · Full-time')}</div>`,
  );
  expect(postings.map(({ fields: { job_title: title, location, job_url: url } }) => [title, location, url])).toEqual([
    ['Miller', 'Graz', 'https://firm.example/jobs/Miller'],
    ['Night shift', 'Linz', 'https://firm.example/jobs/Night%20shift'],
  ]);
});

const benefit = (title: string): string =>
  `<div class="card"><h3>${title}</h3><p>We take care of it.</p><a href="/about">More</a></div>`;
const benefits = ['Flexible hours', 'Room to grow', 'Seguro médico', 'Good coffee'].map(benefit).join('');

it('reads the one opening among cards of its form: the one below a heading for openings, or for joining in', () => {
  for (const heading of ['Open positions', 'Join our team'])
    expect(titlesOf(`<h2>Why work with us</h2>${benefits}<h2>${heading}</h2>${benefit('Volunteer driver')}`)).toEqual([
      'Volunteer driver',
    ]);
});

it('reads what stands below the name of a department, not the name', () => {
  const group = (name: string, title: string): string =>
    `<h3>${name}</h3><ul><li><a href="/jobs/1">${title}</a><span>Leeds</span></li></ul>`;
  expect(titlesOf(`<h2>Vacantes</h2>${group('Técnica', 'Carpintero')}`)).toEqual(['Carpintero']);
});

it('reads titles alone in a list below a heading for joining in, and one alone in its list', () => {
  const titles = ['Plumber', 'Front of house', 'Line cook', 'Graphic designer', 'Warehouse operative'];
  const items = (all: readonly string[]): string => `<ul>${all.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  expect(titlesOf(`<h2>Join our team</h2><p>In our mill.</p>${items(titles)}`)).toEqual(titles);
  expect(
    titlesOf(
      `<h2>Vacancies</h2>${items(['Plumber'])}<h2>What we offer</h2>${items(['Free lunch', 'Pension', 'Holidays'])}`,
    ),
  ).toEqual(['Plumber']);
});

it('takes no place for all postings from what stands below another heading', () => {
  const [first] = listing(
    `<h2>News</h2><p>New workshop in Sevilla</p><h2>Open positions</h2><div><h3>Miller</h3><p>In our mill.</p></div>`,
  ).postings;
  expect([first?.fields.job_title, first?.fields.location]).toEqual(['Miller', undefined]);
});

it('takes a card with a mail to write for an opening, and one with a mailbox for a colleague', () => {
  const card = (title: string, words: string): string =>
    `<div><p><strong>${title}</strong></p><p>In our mill.</p><a href="mailto:jobs@firm.example">${words}</a></div>`;
  expect(titlesOf(`<h2>Open positions</h2>${card('Miller', 'Write to us')}${card('Baker', 'Write to us')}`)).toEqual([
    'Miller',
    'Baker',
  ]);
  expect(
    titlesOf(`<h2>Open positions</h2>${card('Miller', 'jobs@firm.example')}${card('Baker', 'jobs@firm.example')}`),
  ).toEqual([]);
});

it('reads a part of any page that is headed as one of openings, and one for joining in where it names occupations', () => {
  const entry = (title: string): string => `<div class="c"><h3>${title}</h3><p>In our mill.</p></div>`;
  const home = (heading: string, ...titles: string[]): (string | undefined)[] =>
    readHtmlListing(
      parseHtml(
        `<title>Firm – flour</title><main><h1>Flour since 1987</h1><p>We grind.</p><h2>${heading}</h2>${titles.map(entry).join('')}</main>`,
      ),
      { url: 'https://firm.example/', careerScore: 0 },
    ).postings.map(({ fields }) => fields.job_title);
  expect(home('Open positions', 'Miller', 'Flour lab')).toEqual(['Miller', 'Flour lab']);
  expect(home('Join our team', 'Miller', 'Truck driver')).toEqual(['Miller', 'Truck driver']);
  expect(home('Join our team', 'Flour lab', 'Sourdough', 'Good coffee')).toEqual([]);
  expect(home('What we do', 'Miller', 'Truck driver')).toEqual([]);
});

it('reads what is bold at the beginning of an entry as its title, what follows a comma as more of it', () => {
  const entry = (title: string): string =>
    `<li><a href="/jobs/1"><b>${title}</b>, opened on <i>Jan 12, 2026</i>. (#${String(title.length)})</a></li>`;
  expect(titlesOf(`<h2>Open positions</h2><ul>${entry('PhD research')}${entry('Master research')}</ul>`)).toEqual([
    'PhD research',
    'Master research',
  ]);
});

it('reads a list whose bullets are written into one paragraph', () => {
  const blocks = blocksOf(
    parseHtml('<p>We look for you if you:\n • have two years of experience\n • hold a driving licence</p>'),
  );
  expect(blocks.map(({ text, kind }) => [text, kind])).toEqual([
    ['We look for you if you:', 'line'],
    ['have two years of experience', 'item'],
    ['hold a driving licence', 'item'],
  ]);
});

it('takes the title of an item for no place, also where a town is called like it', () => {
  const { postings } = listing('<h2>Open positions</h2><ul><li>Kuchař</li><li>Kock</li><li>Svářeč</li></ul>');
  expect(postings.map(({ fields: { job_title: title, location } }) => [title, location])).toEqual(
    ['Kuchař', 'Kock', 'Svářeč'].map((title) => [title, undefined]),
  );
});

it('reads no heading of a form for an opening as another one', () => {
  const advert = (title: string): string =>
    `<div class="job"><h2>${title}</h2><p>You work in our mill by the river and like it.</p><h3>Requirements</h3><ul><li>Two years of it</li></ul></div>`;
  const form = (title: string): string =>
    `<div class="modal"><h2>Apply: ${title}</h2><form><label>Name <input></label><button>Send</button></form></div>`;
  const titles = ['Miller (m/f/d)', 'Clerk (m/f/d)'];
  expect(titlesOf(titles.map(advert).join('') + titles.map(form).join(''))).toEqual(titles);
});

it('reads the entries of two lists whose items are cards with links, not the first of each', () => {
  const card = (title: string): string =>
    `<div class="col"><a href="/jobs/${title.replace(/ /g, '-')}"><div class="card"><p class="name"><p>${title}</p></p><p>Leeds</p></div></a></div>`;
  const part = (heading: string, ...titles: string[]): string =>
    `<div class="row"><h4>${heading}</h4>${titles.map(card).join('')}</div>`;
  expect(
    titlesOf(
      `<h2>Open positions</h2><div>${part('In the mill', 'Site Engineer', 'Electrician')}${part('In town', 'Marketing Lead', 'Community Manager')}</div>`,
    ),
  ).toEqual(['Site Engineer', 'Electrician', 'Marketing Lead', 'Community Manager']);
});

it.each(['Full-time Positions', 'Internship Positions', 'Engineering Roles', 'Posizioni'])(
  '"%s" heads postings and is none',
  (heading) => {
    expect(jobTitleScore(heading)).toBe(-1);
  },
);

it('divides title and place where no space does: by a link that ends, and by an element that is a place', () => {
  expect(
    titlesOf(
      '<h2>募集職種</h2><ul><li><a href="/j/1">大工</a><span>札幌市</span></li><li><a href="/j/2">調理師</a><span>福岡市</span></li></ul>',
    ),
  ).toEqual(['大工', '調理師']);
  expect(
    titlesOf(
      '<h2>募集職種</h2><div><a href="/j/1"><span>大工</span><span>札幌市</span></a><a href="/j/2"><span>調理</span><span>スタッフ</span></a></div>',
    ),
  ).toEqual(['大工', '調理スタッフ']);
});

it('takes what is asked for as no kind of the job, and a heading of openings as no place', () => {
  const [baker] = listing(
    '<h2>Haemme</h2><div><h3>Bäcker</h3><p>Wir backen seit 1987.</p><h4>Ihr Profil</h4><ul><li>Abgeschlossene Ausbildung</li><li>Führerschein</li></ul></div>',
  ).postings;
  expect(baker?.fields).toMatchObject({
    job_title: 'Bäcker',
    requirements: ['Abgeschlossene Ausbildung', 'Führerschein'],
  });
  expect(baker?.fields).not.toHaveProperty('job_type');
  expect(baker?.fields).not.toHaveProperty('location');
});

it('takes a visitor’s question as no heading of requirements', () => {
  expect(kindOfHeading('未経験でも応募できますか？')).toBeUndefined();
  expect(kindOfHeading('求める人物像は何ですか？')).toBe('requirements');
});

it.each([
  ['(m/w/d) – Ulm', 'Ulm'],
  ['Ulm (m/w/d)', 'Ulm'],
  ['(M/V - Centrum Leuven)', 'Centrum Leuven'],
  ['(H/F) - Lyon', 'Lyon'],
  ['M/V – 37 u/week', undefined],
])('reads the place beside who may apply: %s', (line, place) => {
  expect(factsOf([line]).location).toBe(place);
});

it('takes the hours that a title names before what else is possible, and an area beside hours for a place', () => {
  const entry = (title: string): string =>
    `<div class="job"><h3>${title}</h3><span>Köln Region</span><ul><li>Vollzeit möglich</li><li>Viel Obst</li></ul></div>`;
  const found = listing(`<h2>Offene Stellen</h2>${entry('Fahrer in Teilzeit')}${entry('Müller')}`).postings;
  expect(found.map(({ fields }) => [fields.job_type, fields.location])).toEqual([
    ['part-time', 'Köln Region'],
    ['full-time', 'Köln Region'],
  ]);
});

it('takes entries below a heading for openings for such, whatever they are called, where each names its hours', () => {
  const entry = (title: string, facts: string): string =>
    `<div class="job"><div><h3>${title}</h3><span>${facts}</span></div><p>We search you.</p><button>More</button></div>`;
  const all = entry('Flour wizard / Mill', 'Full-time | Leeds') + entry('Crumb star', 'Part-time | Leeds');
  expect(titlesOf(`<h2>Open positions</h2>${all}`)).toEqual(['Flour wizard / Mill', 'Crumb star']);
});

it.each([
  ['a list of offers with a word beside each', ['Summer at the lake|Seasonal', 'Winter at the mill|Seasonal']],
  ['ways of working', ['Flexible working|Part-time', 'Working with us|Full-time']],
  ['what is there for students', ['Student housing|Full-time', 'Student life|Part-time']],
  ['words with hours among others', ['Student housing|Rooms for full-time students', 'Night bus|For part-time staff']],
  ['them together', ['Summer at the lake|Seasonal', 'Flexible working|Part-time', 'Student housing|Full-time']],
])('takes entries below a heading for openings for none that say nothing of a position: %s', (_what, entries) => {
  const items = entries.map((entry) => `<li><h3>${entry.replace('|', '</h3><span>')}</span></li>`).join('');
  expect(titlesOf(`<h2>Open positions</h2><ul>${items}</ul>`)).toEqual([]);
});

it.each(['<span>Leeds</span>', '<button>Apply</button>', '<a href="/jobs/1">Details</a>'])(
  'takes entries for openings that have hours and beside them %s',
  (fact) => {
    const entry = (title: string): string => `<li><h3>${title}</h3><span>Part-time</span>${fact}</li>`;
    const all = ['Flour wizard', 'Crumb star'];
    expect(titlesOf(`<h2>Open positions</h2><ul>${all.map(entry).join('')}</ul>`)).toEqual(all);
  },
);

it('reads guides beside other occupations', () => {
  const all = ['Guide de montagne', 'Guide de musée', 'Moniteur de ski'];
  const items = all.map((title) => `<li><h3>${title}</h3><span>Chamonix</span></li>`).join('');
  expect(titlesOf(`<h2>Offres d’emploi</h2><ul>${items}</ul>`)).toEqual(all);
});

it('takes no link within a sentence that leads to another site for the page of a posting', () => {
  const body = (link: string): string =>
    `<h2>Open positions</h2><div><h3>Baker</h3><ul><li>You like to know more of ${link}.</li></ul></div>`;
  const [prose] = listing(body('<a href="https://code.example/mill">what we do</a>')).postings;
  expect(prose?.fields.job_url).toBeUndefined();
});

it('icons in one line divide it: each says what stands behind it', () => {
  const card = (title: string, place: string): string =>
    `<li><h3><a href="/jobs/${String(title.length)}">${title}</a></h3><p><img src="/date.svg" alt=""> 09/01/2021 <img src="/location-marker.svg" alt=""> ${place}</p></li>`;
  const { postings } = readHtmlListing(
    parseHtml(`<h1>Careers</h1><ul>${card('Baker (m/f/d)', 'Leeds or at home')}${card('Driver (m/f/d)', 'Hull')}</ul>`),
    { url: 'https://bakery.example/careers', careerScore: 3 },
  );
  expect(postings.map(({ fields }) => fields.location)).toEqual(['Leeds or at home', 'Hull']);
});

it('icons in lines of one paragraph say what stands behind each in its own line', () => {
  const entry = (title: string, place: string): string =>
    `<b>${title}</b><br><i class="fa fa-map-marker"></i> ${place}<br><i class="fa fa-clock"></i> Full-time<br><br>`;
  const found = listing(`<h2>Open positions</h2><p>${entry('Baker', 'Leeds')}${entry('Driver', 'York')}</p>`).postings;
  expect(found.map(({ fields }) => [fields.job_title, fields.location])).toEqual([
    ['Baker', 'Leeds'],
    ['Driver', 'York'],
  ]);
});

it('several icons in a line say what stands behind each, also where a break ends the line', () => {
  const icons = (line: string): string =>
    line.replace(/\[([a-z ]+)\]/g, (_sign, name: string) => `<img src="/i.png" alt="${name}">`);
  const entry = (title: string, place: string): string =>
    `<li><h3><a href="/jobs/${title}">${title}</a></h3><p>${icons(`[location] ${place} [employment type] Full-time<br>[salary] £30,000 a year [date] 3 May 2027<br>`)}</p></li>`;
  const found = listing(`<h2>Open positions</h2><ul>${entry('Baker', 'Leeds')}${entry('Driver', 'York')}</ul>`);
  expect(found.postings.map(({ fields }) => [fields.location, fields.job_type, fields.salary_min])).toEqual([
    ['Leeds', 'full-time', 30_000],
    ['York', 'full-time', 30_000],
  ]);
  const one = `<li><h3><a href="/jobs/1">Miller</a></h3><p>${icons('[location] Hull [employment type] Full-time<br>')}</p></li>`;
  const lone = listing(`<h2>Open positions</h2><ul>${one}${one.replaceAll('Mill', 'Till').replace('/1', '/2')}</ul>`);
  expect(lone.postings.map(({ fields }) => fields.location)).toEqual(['Hull', 'Hull']);
});

it.each([
  ['Lavoro a tempo pieno', 'full-time'],
  ['Empleo a tiempo completo', 'full-time'],
  ['Emplois à temps partiel', 'part-time'],
  ['Part-time jobs', 'part-time'],
  ['Jobs & full-time internships', undefined],
  ['Emplois et stages à temps partiel', undefined],
])('the heading "%s" says of each entry below it that it is %s', (heading, kind) => {
  const entry = (title: string): string => `<li><a href="/jobs/${title.toLowerCase()}">${title}</a></li>`;
  const found = listing(`<h2>${heading}</h2><ul>${entry('Barista')}${entry('Designer')}</ul>`).postings;
  expect(found.map(({ fields }) => fields.job_type)).toEqual([kind, kind]);
});

it('reads entries that are shown on the left and on the right by turns as one list', () => {
  const entry = (side: string, title: string): string =>
    `<li class="entry ${side}"><div class="words"><h3>${title}</h3><p>You work with us by the river.</p></div></li>`;
  const body = entry('left', 'Care of ovens') + entry('right', 'Miller');
  expect(titlesOf(`<h2>Open positions</h2><ul>${body}</ul>`)).toEqual(['Care of ovens', 'Miller']);
});

describe('what is no opening although it names an occupation', () => {
  const entry = (title: string): string => `<div class="role"><h3>${title}</h3><p>You help us by the river.</p></div>`;

  it.each(['Volunteering', 'Ehrenamt', 'Bénévolat', 'Wolontariat', 'Vrijwilligers'])(
    'stands below a heading for people who work for nothing: %s',
    (heading) => {
      expect(titlesOf(`<h1>${heading}</h1><h2>Help wanted</h2>${entry('Cleaner')}${entry('Driver')}`)).toEqual([]);
      expect(titlesOf(`<h1>Careers</h1>${entry('Cleaner')}${entry('Driver')}<h2>${heading}</h2>`)).toHaveLength(2);
    },
  );

  it('is one of several numbered lines that name none', () => {
    const part = (line: string): string => `<p><strong>${line}</strong></p><p>They have plenty to do by the river.</p>`;
    expect(titlesOf(`<h2>Join us</h2>${part('1. Flour')}${part('2. Cleaners')}${part('3. The shop')}`)).toEqual([]);
  });
});
