import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readHtmlListing, type HtmlListing } from './html-listing.js';

const PAGE = 'https://firm.example/careers.html';

function listingOf(body: string): HtmlListing {
  const html = `<html><head><title>Careers at Firm</title></head><body><main>${body}</main></body></html>`;
  return readHtmlListing(parseHtml(html), { url: PAGE, careerScore: 3 });
}

function titlesOf(body: string): (string | undefined)[] {
  return listingOf(body).postings.map(({ fields }) => fields.job_title);
}

/** Forms of lists that sites nobody had seen showed; the pages here are ours. */
describe('lists of unseen sites', () => {
  it('takes tabs that show parts of an entry for no entries, and reads titles that only tabs name', () => {
    const tabs = (about: string): string => `<h3>${about}</h3>
      <ul role="tablist"><li role="tab">Pastry Chef</li><li role="tab">Data Engineer</li></ul>
      <div role="tabpanel"><ul><li>${about} of the first</li></ul></div>
      <div role="tabpanel" hidden><ul><li>${about} of the second</li></ul></div>`;
    const list = '<ul><li>Pastry Chef (Graz team)</li><li>Data Engineer (Graz team)</li></ul>';
    const titles = titlesOf(`<h2>Open positions</h2>${list}${tabs('Tasks')}${tabs('Requirements')}`);
    expect(titles).toContain('Pastry Chef (Graz team)');
    expect(titles).not.toContain('Pastry Chef');
    expect(titlesOf(`<h2>Open positions</h2>${tabs('Tasks')}`)).toEqual(['Pastry Chef', 'Data Engineer']);
  });

  it('reads what tabs list, each with the town its tab names', () => {
    const listing = listingOf(`
      <h3>Open positions</h3>
      <ul role="tablist"><li><a role="tab" href="#p1">Graz</a></li><li><a role="tab" href="#p2">Linz</a></li></ul>
      <div role="tabpanel" id="p1"><p>- <a href="a.pdf">Baker</a><br>- <a href="b.pdf">Confectioner</a></p></div>
      <div role="tabpanel" id="p2"><p>- <a href="c.pdf">Baker</a><br>- <a href="d.pdf">Driver</a></p></div>`);
    const found = listing.postings.map(({ fields }) => [fields.job_title, fields.location, fields.job_url?.slice(-5)]);
    expect(found).toEqual([
      ['Baker', 'Graz', 'a.pdf'],
      ['Confectioner', 'Graz', 'b.pdf'],
      ['Baker', 'Linz', 'c.pdf'],
      ['Driver', 'Linz', 'd.pdf'],
    ]);
  });

  it('reads titles that begin an item in bold, with the sentence behind them', () => {
    const item = (title: string): string =>
      `<li><strong>${title}:</strong> You work in our mill at the river, in a team of six.</li>`;
    expect(titlesOf(`<h2>Production</h2><ul>${item('Senior Miller')}${item('Machine Operator')}</ul>`)).toEqual([
      'Senior Miller',
      'Machine Operator',
    ]);
  });

  it('reads a table by the heads of its columns, in words no list knows', () => {
    const head = '<tr><th>Должность</th><th>Образование</th></tr>';
    const rows = '<tr><td>Квасничий</td><td>-</td></tr><tr><td>Медовар</td><td>-</td></tr>';
    expect(titlesOf(`<h1>Вакансии</h1><table>${head}${rows}</table>`)).toEqual(['Квасничий', 'Медовар']);
  });

  it('reads a link with a word behind it as a title and a place', () => {
    const row = (title: string, town: string): string => `<li><a href="/${title}.html">${title}</a> ${town}</li>`;
    const { postings } = listingOf(`<h2>Open jobs</h2><ul>${row('Miller', 'Leeds')}${row('Baker', 'York')}</ul>`);
    expect(postings.map(({ fields }) => [fields.job_title, fields.location])).toEqual([
      ['Miller', 'Leeds'],
      ['Baker', 'York'],
    ]);
  });

  it('reads one opening below a line in bold for openings, where all headings of the page are such lines', () => {
    const row = (inner: string): string => `<table><tr><td>${inner}</td></tr></table>`;
    const part = (head: string, text: string): string => row(`<font size="4"><b>${head}</b></font><br><p>${text}</p>`);
    const opening = row(
      '<font size="4"><b>Open positions</b></font><br><b>Sales assistant</b><br><p>Our mill has six people.</p>',
    );
    const news = part('News', 'We have a new roof.') + part('About us', 'We have been grinding since 1987.');
    const { postings } = listingOf(`${news}${opening}${part('Contact', 'Mill Lane 4')}`);
    expect(postings.map(({ fields }) => [fields.job_title, fields.job_description])).toEqual([
      ['Sales assistant', 'Our mill has six people.'],
    ]);
  });

  it('reads a heading that breaks in the middle of a title as one', () => {
    const card = (title: string): string => `<div><h3>${title}</h3><p>Full-time, in our office in Ghent.</p></div>`;
    expect(titlesOf(card('Senior<br>web designer') + card('Junior<br>bookkeeper'))).toEqual([
      'Senior web designer',
      'Junior bookkeeper',
    ]);
  });

  it('takes the row with the pin for the place, not the title below it', () => {
    const card = (title: string, town: string): string =>
      `<a href="/jobs/${title}"><div><i class="fa fa-location-dot"></i><span>${town}</span></div><h4>${title}</h4><p>We look after the machines of our customers.</p></a>`;
    const { postings } = listingOf(`<div>${card('Welder', 'Graz')}${card('Fitter', 'Linz')}</div>`);
    expect(postings.map(({ fields }) => [fields.job_title, fields.location])).toEqual([
      ['Welder', 'Graz'],
      ['Fitter', 'Linz'],
    ]);
  });

  it('reads entries of an enumeration, lists of described occupations and tables with two heads', () => {
    const entries = '<ul><li>welders;</li><li>machinists;</li><li>fitters.</li></ul>';
    expect(titlesOf(`<h2>Open positions</h2>${entries}`)).toEqual(['welders', 'machinists', 'fitters']);
    const row = (title: string): string =>
      `<div><div>${title} (£120)</div><div>You keep our mills running.</div></div>`;
    expect(titlesOf(row('Stage Supervisor') + row('Area Manager') + row('Ticket Assistant'))).toEqual([
      'Stage Supervisor',
      'Area Manager',
      'Ticket Assistant',
    ]);
    const table = '<tr><td>Job title</td><td>Closing date</td></tr><tr><td>Baker</td><td>4 May 2026</td></tr>';
    const [baker] = listingOf(`<table>${table}<tr><td>Miller</td><td>5 May 2026</td></tr></table>`).postings;
    expect(baker?.fields).toMatchObject({ job_title: 'Baker', application_deadline: '2026-05-04' });
    expect(baker?.fields.posted_at).toBeUndefined();
  });

  it('reads places and pay beside pins and purses', () => {
    const card = (title: string, town: string): string =>
      `<article><h3>${title}</h3><p><i class="fa fa-map-marker"></i> ${town}</p><a href="/${title}">Apply</a></article>`;
    const { postings } = listingOf(card('Miller', 'Oberkleinhausen an der Ill') + card('Baker', 'Graz'));
    expect(postings.map(({ fields }) => fields.location)).toEqual(['Oberkleinhausen an der Ill', 'Graz']);
  });
});

describe('lists that only their shape and their heading tell', () => {
  const card = (title: string, day: string): string =>
    `<div class="row"><a class="title" href="/ad/${title}">${title}</a><span class="day">${day}</span></div>`;

  it('takes dated entries that lead on below a heading for openings, whatever they are called', () => {
    const rows = card('Crumbler', '2026-03-31') + card('Summer crew of the north', '2026-04-02');
    expect(titlesOf(`<h2>Open positions</h2>${rows}`)).toEqual(['Crumbler', 'Summer crew of the north']);
  });

  it('takes bare names right below such a heading, and no sentences, places or fields of a form', () => {
    const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    expect(titlesOf(`<h2>Open positions</h2>${list(['Crumbler', 'Fondant hand'])}`)).toEqual([
      'Crumbler',
      'Fondant hand',
    ]);
    expect(titlesOf(`<h2>Open positions</h2>${list(['Leeds', 'York'])}`)).toEqual([]);
    expect(titlesOf(`<h2>Open positions</h2>${list(['Engineering', 'Business'])}`)).toEqual([]);
    const tabs = '<button>Bread and rolls</button><button>Cakes</button>';
    expect(titlesOf(`<h2>Open positions</h2><div>${tabs}</div>`)).toEqual([]);
    expect(titlesOf(`<h2>Open positions</h2>${list(['You like bread.', 'You rise early.'])}`)).toEqual([]);
    expect(titlesOf(`<h2>Open positions</h2><form>${list(['Your name', 'Your telephone'])}</form>`)).toEqual([]);
  });

  it('takes many occupations of one form with a line of duties each', () => {
    const item = (title: string): string =>
      `<div class="job"><span>- ${title}</span><p>Duties: what there is.</p></div>`;
    const titles = ['Baker', 'Miller', 'Driver', 'Plumber'];
    expect(titlesOf(`<h2>Vacancies</h2><div>${titles.map(item).join('')}</div>`)).toEqual(titles);
  });

  it('counts a heading right above, whatever its rank', () => {
    const advert = '<h2>Baker - bread and rolls</h2><ul><li>Early shifts</li><li>Good team</li></ul>';
    expect(titlesOf(`<h1>The mill</h1><h3>Current openings:</h3>${advert}`)).toEqual(['Baker - bread and rolls']);
    const small = '<div><h5>Vacancies</h5><h3>Baker and miller at the river mill</h3><p>Write to us soon.</p></div>';
    expect(titlesOf(small)).toEqual(['Baker and miller at the river mill']);
  });
});

describe('marks around a title', () => {
  it('takes the numbers of a list for none of its titles', () => {
    const list = (first: number): string =>
      ['Baker', 'Miller'].map((title, at) => `<h3>${String(first + at)}. ${title}</h3><p>In Leeds.</p>`).join('');
    expect(titlesOf(list(1))).toEqual(['Baker', 'Miller']);
    expect(titlesOf(list(7))).toEqual(['7. Baker', '8. Miller']);
  });

  it('tells a title in capitals from the place that only a style sets apart', () => {
    const [baker] = listingOf(
      '<h1>Open positions</h1><p>BAKER<span>Leeds</span></p><p>MILLER<span>York</span></p>',
    ).postings;
    expect(baker?.fields.job_title).toBe('BAKER');
  });

  it('reads what a page declares as the shadow of an element', () => {
    const card = (title: string): string => `<h3>${title}</h3><p>Full-time in Leeds</p>`;
    const shadow = `<job-list><template shadowrootmode="open">${card('Baker')}${card('Miller')}</template></job-list>`;
    expect(titlesOf(shadow)).toEqual(['Baker', 'Miller']);
    expect(titlesOf(shadow.replace(' shadowrootmode="open"', ''))).toEqual([]);
  });

  it('tells a badge for the kind of job from the title beside it', () => {
    const cell = (kind: string, title: string): string =>
      `<div class="card"><h3><span class="badge">${kind}</span>${title}</h3><p>パンを焼きます。</p></div>`;
    const { postings } = listingOf(
      `<h2>募集職種</h2>${cell('正社員', '調理スタッフ')}${cell('アルバイト', '販売スタッフ')}`,
    );
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['調理スタッフ', '販売スタッフ']);
  });

  it('takes no pay, no address and no day that is closed for more than it says', () => {
    const card = (kind: string, pay: string): string =>
      `<div class="card"><p>${kind}</p><h3>警備員<small>交通誘導</small></h3><p>${pay}</p></div>`;
    expect(
      titlesOf(`<h2>募集職種</h2>${card('正社員', '月給 210,000円〜')}${card('アルバイト', '日給 10,000円〜')}`),
    ).toEqual(['警備員', '警備員']);
    const hours = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => `<li>${day}</li><li>Closed</li>`);
    const text = '<p>You work behind the bar of the oldest café in town and know all its guests.</p>'.repeat(3);
    expect(titlesOf(`<h1>Barista</h1>${text}<h2>Hours</h2><p>Call us.</p><ul>${hours.join('')}</ul>`)).toEqual([
      'Barista',
    ]);
  });
});

describe('what looks like a list and is none', () => {
  it.each([
    [
      'an item of a list of requirements',
      '<h3>What we look for</h3><ul><li>A degree</li><li>Own driver or car</li><li>Patience</li><li>Good humour</li></ul>',
    ],
    ['the role of whoever says something', '<div class="testimonial"><p>A fine firm.</p><p>Tom</p><p>Baker</p></div>'],
    [
      'a service in a footer',
      '<footer><h6>Services</h6><ul><li><a href="/electrician">Electrician</a></li></ul></footer>',
    ],
    [
      'an occupation among benefits',
      ['Good pay', 'Dispatcher', 'New cars', 'Parties']
        .map((title) => `<div class="perk"><h3>${title}</h3><p>You never drive alone.</p></div>`)
        .join(''),
    ],
    ['the name of the company in its picture', '<a href="index.html"><img alt="Society of master bakers"></a>'],
    ['text that was to be replaced', '<h1>[Title of the engineer]</h1><p>Full-time in Leeds</p>'],
  ])('takes %s for no posting', (_what, body) => {
    expect(titlesOf(body)).toEqual([]);
  });

  it('counts adverts that the page calls past apart from those that are open', () => {
    const list = (title: string): string => `<ul><li><a href="/jobs/${title}">${title}</a></li></ul>`;
    const { postings, past } = listingOf(
      `<h2>Open roles</h2>${list('Baker')}<h2>Past roles</h2>${list('Miller')}<h2>Open roles</h2>`,
    );
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Baker']);
    expect(past.map(({ fields }) => fields.job_title)).toEqual(['Miller']);
  });

  it('says that nothing is open where the page says so above old adverts, unless it speaks of a search', () => {
    const adverts = '<div><h3>Baker</h3><p>Full-time</p></div><div><h3>Miller</h3><p>Full-time</p></div>';
    expect(listingOf(`<p>We are not currently hiring.</p>${adverts}`).saysClosed).toBe('We are not currently hiring.');
    expect(listingOf(`<p>No internships: not hiring.</p><h2>Open positions</h2>${adverts}`).saysClosed).toBeUndefined();
    expect(listingOf(`<p>No vacancies found for your search.</p>${adverts}`).saysClosed).toBeUndefined();
  });
});

describe('on a page that says nothing is open', () => {
  const parts =
    '<h2>Baking the bread of our grandmothers, says the baker</h2><p>We mill and bake since the bridge was built.</p>' +
    '<h2>Made in Leeds and sold everywhere</h2><p>Our shops stand in the middle of the town, by the river.</p>';
  const closed = '<h2>Open positions</h2><p>There are no open positions at the moment.</p>';

  it('headings above prose are no titles, and adverts are', () => {
    expect(titlesOf(`<h1>The mill is hiring</h1>${parts}${closed}`)).toEqual([]);
    const adverts = '<h2>Baker (m/f/d)</h2><p>Full-time</p><h2>Miller (m/f/d)</h2><p>Full-time</p>';
    expect(titlesOf(`<h1>The mill is hiring</h1>${adverts}${closed}`)).toEqual(['Baker (m/f/d)', 'Miller (m/f/d)']);
  });
});

describe('what is sought later', () => {
  it('is not open yet', () => {
    const list = '<ul><li>Bakers</li><li>Millers</li></ul>';
    expect(listingOf(`<p>We will be recruiting soon for these roles:</p>${list}`).saysClosed).toMatch(/soon/);
    expect(listingOf(`<p>We recruit for these roles:</p>${list}`).saysClosed).toBeUndefined();
  });
});

describe('a sure title among headings of its form', () => {
  it('is the one advert of the page', () => {
    const part = (title: string): string => `<div><h3>${title}</h3><p>That is how we work here.</p></div>`;
    const body = `${part('Family spirit')}${part('Many bakers trained')}${part('Fine ovens')}<section><h3>Baker (m/f/x)</h3><p>Full-time</p></section>`;
    expect(titlesOf(body)).toEqual(['Baker (m/f/x)']);
  });
});

describe('small towns', () => {
  const card = (title: string, town: string): string =>
    `<details><summary><h3>${title}</h3><span>Pełny etat</span><span>${town}</span></summary><p>Pracujesz z nami.</p></details>`;
  const placesOn = (language: string, host: string): (string | undefined)[] =>
    readHtmlListing(
      parseHtml(
        `<html lang="${language}"><body><main><h1>Praca</h1>${card('Piekarz', 'Wąchock')}${card('Kierowca', 'Wąchock')}</main></body></html>`,
      ),
      { url: `https://${host}/praca.html`, careerScore: 3 },
    ).postings.map(({ fields }) => fields.location);

  it('are places beside the kind of a job on a site of their country', () => {
    expect(placesOn('pl', 'piekarnia.example')).toEqual(['Wąchock', 'Wąchock']);
    expect(placesOn('en', 'piekarnia.pl')).toEqual(['Wąchock', 'Wąchock']);
    expect(placesOn('de', 'baeckerei.de')).toEqual([undefined, undefined]);
  });
});

describe('cards', () => {
  it('with a telephone number are adverts where they list more than that', () => {
    const card = (title: string): string =>
      `<div class="card"><h3>${title}</h3><ul><li>Graz</li><li>Good pay</li></ul><a href="tel:+43123456">Call us</a></div>`;
    expect(titlesOf(card('Baker') + card('Miller'))).toEqual(['Baker', 'Miller']);
    const person = (role: string): string =>
      `<div class="card"><h3>${role}</h3><p>Anna Muster</p><a href="tel:+43123456">Call</a></div>`;
    expect(titlesOf(person('Baker') + person('Miller'))).toEqual([]);
  });

  it('that name no occupation and lead nowhere are none of a list whose others do', () => {
    const card = (title: string, link: string): string =>
      `<div class="entry"><h2>${title}</h2><p>Text.</p>${link}</div>`;
    const adverts = ['Baker', 'Miller', 'Driver', 'Cook'].map((title) =>
      card(title, `<a href="/jobs/${title}">Details</a>`),
    );
    expect(titlesOf(card('Bread meets machine', '') + adverts.join(''))).toEqual(['Baker', 'Miller', 'Driver', 'Cook']);
  });

  it('of an advert lead to no page that its sentences speak of', () => {
    const body = `<h1>Baker</h1><p>You work on our core product, <a href="https://bread.example.org/x">Bread</a>, and on other things that we sell in town.</p><p>Full-time</p>`;
    expect(listingOf(body).postings.map(({ fields }) => fields.job_url)).toEqual([undefined]);
  });
});

describe('one list shown twice', () => {
  it('is read where it has more text', () => {
    const summary = (title: string): string => `<li><strong>${title}</strong><p>Graz</p></li>`;
    const advert = (title: string): string =>
      `<article><h3>${title}</h3><p>Graz</p><p>You rise early and leave early, six days a week, with us.</p></article>`;
    const both = (of: (title: string) => string): string => of('Baker') + of('Miller');
    const { postings } = listingOf(`<ul>${both(summary)}</ul><section>${both(advert)}</section>`);
    expect(postings.map(({ fields }) => /rise early/.test(fields.job_description ?? ''))).toEqual([true, true]);
  });
});

describe('cards in front of the adverts that they choose between', () => {
  const card = (title: string, pay: string): string =>
    `<div class="card" data-advert="7"><h3 class="name">${title}</h3><div><p>Graz</p><p class="pay">${pay}</p></div></div>`;
  const advert = (title: string, pay: string, text: string): string =>
    `<div class="advert"><div><div><h2>${title}</h2><p>Graz</p><p class="pay">${pay}</p></div></div><button>Apply</button>
     <div><div><h3>${title}</h3><p>${text}</p><h4>Requirements</h4><ul><li>Two years of it</li><li>Patience</li></ul></div></div></div>`;
  const bakery = ['Baker', '€ 2,400 – 2,500 a month', 'You rise early and leave early.'] as const;
  const mill = ['Miller', '€ 2,600 – 2,700 a month', 'You grind what the farmers bring.'] as const;
  const page = (cards: string, adverts: string): string =>
    `<h2>Open <b>positions</b></h2><section><div class="cards">${cards}</div><div class="adverts">${adverts}</div></section>`;

  it('are the same openings, whose texts the adverts have', () => {
    const [first, second] = [bakery, mill];
    const { postings } = listingOf(
      page(card(first[0], first[1]) + card(second[0], second[1]), advert(...first) + advert(...second)),
    );
    expect(postings.map(({ fields }) => [fields.job_title, fields.department])).toEqual([
      ['Baker', undefined],
      ['Miller', undefined],
    ]);
    expect(postings.every(({ fields }) => fields.requirements?.length === 2)).toBe(true);
  });

  it('of one form are several openings of a title, each for its own town', () => {
    const role = (title: string, town: string): string =>
      `<div class="card"><h3>${title}</h3><p>${town}</p><a href="/jobs/${title}-${town}">View</a></div>`;
    const roles = (town: string): string => role('Baker', town) + role('Miller', town);
    expect(titlesOf(`<h2>Open positions</h2><div>${roles('Graz')}${roles('Linz')}</div>`)).toEqual([
      ...['Baker', 'Miller'],
      ...['Baker', 'Miller'],
    ]);
  });

  it('in two columns with an address each are so, too', () => {
    const role = (title: string, town: string, style: string): string =>
      `<div><h3 class="${style}">${title}</h3><p>${town}</p><a href="/jobs/${title}-${town}">View</a></div>`;
    const roles = (town: string, style: string): string => role('Baker', town, style) + role('Miller', town, style);
    expect(titlesOf(`<h2>Open positions</h2><div>${roles('Graz', 'red')}${roles('Linz', 'blue')}</div>`)).toHaveLength(
      4,
    );
  });

  it.each([
    ['in the entries', '', '<p>Graz</p>', '', '<p>Linz</p>'],
    ['above them', '<h4>Graz</h4>', '', '<h4>Linz</h4>', ''],
  ])('with towns of their own %s are so, too', (_where, ...[above, town, aboveOthers, otherTown]) => {
    const roles = (style: string, place = ''): string =>
      ['Baker', 'Miller']
        .map((title) => `<div><h3 class="${style}">${title}</h3>${place}<p>Full-time. Come to us.</p></div>`)
        .join('');
    const body = `<h2>Open positions</h2><div>${above}${roles('red', town)}${aboveOthers}${roles('blue', otherTown)}</div>`;
    expect(titlesOf(body)).toHaveLength(4);
  });
});

describe('a line that heads cards of its own form', () => {
  const card = (title: string): string =>
    `<div class="card"><span>Mill</span><h3>${title}</h3><p>You work with us by the river.</p><a href="mailto:jobs@firm.example">Apply</a></div>`;
  const head = (words: string, text: string): string => `<div class="head"><h3>${words}</h3><p>${text}</p></div>`;
  const roles = (...titles: string[]): string => `<div class="grid">${titles.map(card).join('')}</div>`;

  it.each([
    ['Production & Office', 'What we look for in the mill and in its rooms.'],
    ['Produktion & Verwaltung', 'Stellen in der Mühle und in ihren Räumen.'],
    ['Production & Bureau', 'Des postes au moulin et dans ses bureaux.'],
  ])('is no opening: %s', (words, text) => {
    const body = `<h2>Open positions</h2>${head(words, text)}${roles('Baker', 'Miller', 'Truck driver')}`;
    expect(titlesOf(body)).toEqual(['Baker', 'Miller', 'Truck driver']);
    expect(listingOf(body).leftOut.map(({ posting, why }) => [posting.fields.job_title, why])).toEqual([
      [words, 'stranger'],
    ]);
  });

  it('is one where it names an occupation, or states something', () => {
    const body = `<h2>Open positions</h2>${head('Accountant', 'You count.')}${roles('Baker', 'Miller')}`;
    expect(titlesOf(body)).toEqual(['Accountant', 'Baker', 'Miller']);
    const applied = head('Production & Office', 'Graz</p><p><a href="mailto:jobs@firm.example">Apply</a>');
    expect(titlesOf(`<h2>Open positions</h2>${applied}${roles('Baker', 'Miller')}`)).toContain('Production & Office');
  });

  it('is one where it is the last of a part of its own', () => {
    const part = (heading: string, ...cards: string[]): string =>
      `<section><h2>${heading}</h2>${cards.join('')}</section>`;
    const body =
      part('Jobs in the mill', card('Miller'), head('Night Grinding', 'You grind by night.')) +
      part('Jobs in the office', card('Accountant'), card('Buyer'));
    expect(titlesOf(body)).toEqual(['Miller', 'Night Grinding', 'Accountant', 'Buyer']);
  });
});

describe('a title below a heading for openings', () => {
  it('is the posting, not the heading of the page that says the same', () => {
    const body =
      '<h1>Dentist at Example</h1><p>Come to us.</p><h2>Open positions</h2><div><h3>Dentist (m/f/x)</h3><p>Full-time</p></div>';
    expect(titlesOf(body)).toEqual(['Dentist (m/f/x)']);
  });
});

describe('tables and lines of facts', () => {
  it('read no head of a column as the label of the first row', () => {
    const { postings } = listingOf(
      '<table><thead><tr><td>Position</td><td>Location</td><td></td></tr></thead><tbody><tr><td><a href="/jobs/1">Web developer (Elm)</a></td><td>Hybrid (Vienna, Austria)</td><td>Apply</td></tr></tbody></table>',
    );
    expect(postings.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ location: 'Hybrid (Vienna, Austria)', remote_policy: 'hybrid' }),
    ]);
  });

  it('read each fact of a line that bars divide', () => {
    const card = (title: string): string =>
      `<div><h2>${title}</h2><h3>Standort: Graz | Anstellung: unbefristet | Start: sofort</h3><a href="/${title}">Mehr</a></div>`;
    const { postings } = listingOf(card('Bäcker (m/w/d)') + card('Müller (m/w/d)'));
    expect(postings.map(({ fields }) => [fields.location, fields.contract_type, fields.job_type])).toEqual([
      ['Graz', 'permanent', undefined],
      ['Graz', 'permanent', undefined],
    ]);
  });
});

describe('cards of one form below several headings', () => {
  const role = (title: string): string =>
    `<div class="card"><h3>${title}</h3><p>Graz</p><a href="/jobs/${title}">View</a></div>`;
  const text = (title: string): string => `<div class="card"><h3>${title}</h3><p>That is how we work.</p></div>`;

  it('are postings where they lead to them, and nothing where they lead nowhere and name no occupation', () => {
    const body = `<h2>Open roles</h2>${role('Baker')}${role('Miller')}<h2>Why us</h2>${text('Meaningful work')}${text('Good bread')}`;
    expect(titlesOf(body)).toEqual(['Baker', 'Miller']);
  });

  it('are postings below each department', () => {
    const body = `<h2>Bakery</h2>${role('Baker')}${role('Miller')}<h2>Office</h2>${role('Accountant')}${role('Buyer')}`;
    expect(titlesOf(body)).toEqual(['Baker', 'Miller', 'Accountant', 'Buyer']);
  });
});

describe('records with duties and requirements', () => {
  it('are adverts whatever their titles are called', () => {
    const advert = (title: string): string =>
      `<h2>${title}</h2><p><b>Requirements: </b>patience.<br><b>Benefits: </b>bread.</p>`;
    expect(titlesOf(advert('Crumbologist') + advert('Doughmancer'))).toEqual(['Crumbologist', 'Doughmancer']);
  });
});

describe('several facts on one line', () => {
  it('are told apart by their labels', () => {
    const card = (title: string): string =>
      `<div><p class="t">${title}</p><p><b>Exp:</b> 2+ yrs   <b>Location:</b> Graz</p><p>Graz · Posted Mar 17, 2025</p></div>`;
    const { postings } = listingOf(card('Baker') + card('Miller'));
    const { location, posted_at, min_years_of_experience } = postings[0]?.fields ?? {};
    expect({ location, posted_at, min_years_of_experience }).toEqual({
      location: 'Graz',
      posted_at: '2025-03-17',
      min_years_of_experience: 2,
    });
  });
});

it.each(['Closing date', 'Last date to apply', 'Bewerbungsfrist', 'Date limite', 'Posted on', 'Salary range'])(
  'a heading "%s" over its value within an advert is no opening',
  (label) => {
    const info = (head: string, value: string): string =>
      `<div><h4 class="label">${head}</h4><span>${value}</span></div>`;
    const body = `<h3>Open positions</h3><div><h4 class="head">Software Developer</h4></div><div>${info('Team', 'Oven control')}
      ${info(label, '20 May 2027')}${info('Job Responsibilities', 'You write programs for ovens.')}</div>`;
    expect(titlesOf(body)).toEqual(['Software Developer']);
  },
);
