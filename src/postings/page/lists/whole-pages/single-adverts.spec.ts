import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** Titles of pages about careers; the texts are ours. */
function titlesOf(body: string): (string | undefined)[] {
  const html = `<html><head><title>Careers – Old Mill</title></head><body>${body}</body></html>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 2 });
  return postings.map(({ fields: { job_title } }) => job_title);
}

const OFFER = '<p>We offer:</p><ul><li>Free bread</li><li>Flexible hours</li><li>A warm team</li></ul>';
const APPLY = '<p>To learn more of this position call us or <a href="apply.php">apply online</a>.</p>';

const menu = (entries: readonly (readonly [href: string, name: string])[]): string =>
  `<td>${entries.map(([href, name]) => `<a class="menu" href="${href}">${name}</a>`).join(' • ')}</td>`;

it('takes no entry of a menu that no element names for the one opening of a page', () => {
  const entries = [
    ['index.php', 'Home'],
    ['bakers.php', 'Bakers'],
    ['bread.php', 'Bread'],
    ['careers.php', 'Careers'],
  ] as const;
  const page = `<table><tr>${menu(entries)}</tr></table><table>
    <tr><td><p>Employment</p><p>Below is the list of positions we have.</p></td></tr>
    <tr><td><p><u>Pastry Baker</u></p><p>Are you an experienced baker?</p>${OFFER}${APPLY}</td></tr></table>`;
  expect(titlesOf(page)).toEqual(['Pastry Baker']);
});

it('reads openings in one line that does not begin with the way home', () => {
  const entries = [
    ['baker.php', 'Baker'],
    ['miller.php', 'Miller'],
    ['driver.php', 'Van driver'],
    ['clerk.php', 'Office clerk'],
  ] as const;
  const page = `<h1>Open positions</h1><table><tr>${menu(entries)}</tr></table>`;
  expect(titlesOf(page)).toEqual(['Baker', 'Miller', 'Van driver', 'Office clerk']);
});

it('reads what seeks somebody before a second call as the title of its advert', () => {
  const advert = (heading: string): string => `<h2>${heading}</h2><p>You bake at night.</p>${OFFER}${APPLY}`;
  const page = `<h1>Jobs</h1>${advert('Skilled baker wanted! The best job for students!')}${advert('Miller wanted!')}`;
  expect(titlesOf(page)).toEqual(['Skilled baker', 'Miller']);
});

it('takes no sentence of the kinds of people there are for an opening', () => {
  const page = `<h1><span>Join the mill — </span><span>We seek people who work hard.</span><span>Bakers, millers,
    talents.</span></h1><p>Bakers, millers and clerks: here work is real.</p>${OFFER}`;
  expect(titlesOf(page)).toEqual([]);
});

it.each([
  ['a block', 'block text-[10px]'],
  ['small', 'text-xs'],
  ['a block of Bootstrap', 'd-block'],
])('divides a Japanese title from the line below it that is shown as %s', (_, style) => {
  const entry = (title: string, lead: string): string => `<div class="item"><button type="button"><span><span
    class="name">${title}</span><span class="${style}">${lead}</span></span></button>
    <dl><dt>雇用形態</dt><dd>正社員</dd><dt>給与</dt><dd>25万円〜</dd></dl></div>`;
  const entries = entry('看護師', '札幌で働く方を募集｜未経験から') + entry('調理師', '札幌の食堂で募集｜社割あり');
  expect(titlesOf(`<h1>採用情報</h1><h2>募集中の職種</h2>${entries}`)).toEqual(['看護師', '調理師']);
});

it('keeps a title whose words a style only colours', () => {
  const entry = (first: string, second: string): string =>
    `<h3><span class="text-red">${first}</span><span class="text-blue">${second}</span></h3><p>正社員</p>`;
  const page = `<h1>採用情報</h1><h2>募集中の職種</h2>${entry('訪問', '看護師')}${entry('病院', '調理師')}`;
  expect(titlesOf(page)).toEqual(['訪問看護師', '病院調理師']);
});

it('takes the name of the company below the heading of its openings for no opening', () => {
  const page = (said: string): string =>
    `<a href="/">Master Miller</a><a href="/bread">Bread</a><h1>Open positions</h1><div>Master Miller</div>${said}<h2>Our mill</h2><p>We have been milling at the river for two hundred years.</p>`;
  expect(titlesOf(page('<p>Come and join a mill that everybody in the valley knows.</p>'))).toEqual([]);
  expect(titlesOf(page('<p>Full-time, Leeds</p>'))).toEqual(['Master Miller']);
  expect(titlesOf(page('').replace('<a href="/">', '<a href="/bread/rye">'))).toEqual(['Master Miller']);
});

it('a file beside the whole advert on its own page is a copy of it', () => {
  const told = `<h3>Your profile</h3><ul><li>You have learned to bake</li><li>You rise early</li></ul>${'<p>Our mill has turned since 1822, and its bread is known in all of Leeds.</p>'.repeat(24)}`;
  const page = (head: string): string =>
    `<title>Baker (m/f/d)</title><main>${head}<p><a href="/files/baker.pdf">Download</a></p>${told}</main>`;
  const addressOf = (html: string): string | undefined => {
    const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs/baker', careerScore: 2 });
    return postings[0]?.fields.job_url;
  };
  expect(addressOf(page('<h1>Baker (m/f/d)</h1>'))).toBeUndefined();
  expect(addressOf(page('<h1>Jobs</h1><h2>Baker (m/f/d)</h2>'))).toBe('https://mill.example/files/baker.pdf');
});

it('reads links above a title that state facts as those of its advert', () => {
  const facts = ['Leeds', 'Full-time', 'Permanent', 'Bakery'].map((fact) => `<a href="/jobs/of/${fact}">${fact}</a>`);
  const page = `<h1>Pastry baker</h1><p>You bake at night.</p>${OFFER}${APPLY}`;
  const { postings } = readHtmlListing(parseHtml(`<main><div>${facts.join(' ')}${page}</div></main>`), {
    url: 'https://mill.example/jobs/pastry-baker',
    careerScore: 3,
  });
  expect(postings.map(({ fields }) => fields.location)).toEqual(['Leeds']);
});

describe('an advert below a menu that says its title, on a page that says elsewhere that nothing is open', () => {
  const page = (
    seeks: string,
  ): string => `<div><a href="#one">Master baker</a><a href="#open">Open application</a></div>
    <div><div><div><h2>Master baker</h2><a href="#">Back to top</a></div><div><p>${seeks}</p>
    <p>You knead the dough by hand and fire the oven at night, in a mill that has turned since 1822.</p></div></div>
    <div><div><h2>Open application</h2></div><div><p>We have no vacancies at the moment.</p></div></div></div>`;
  const read = (body: string): ReturnType<typeof readHtmlListing> =>
    readHtmlListing(parseHtml(`<title>Old Mill</title>${body}`), {
      url: 'https://mill.example/vacancies',
      careerScore: 3,
    });

  it.each([
    ['Master baker', 'The mill is looking for a baker.'],
    ['Zelfstandig bakker', 'De molen is op zoek naar een bakker.'],
    ['Bäcker', 'Die Mühle sucht einen Bäcker.'],
    ['Boulanger confirmé', 'Le moulin recherche un boulanger.'],
  ])('%s is one opening where its own text seeks somebody', (title, seeks) => {
    const { postings } = read(page(seeks).replaceAll('Master baker', title));
    expect(postings.map(({ fields }) => fields.job_title)).toEqual([title]);
    expect(postings[0]?.fields.job_description?.startsWith(seeks)).toBe(true);
  });

  it('is none where it only tells what somebody does there', () => {
    expect(titlesOf(page('The mill has a baker.'))).toEqual([]);
  });
});

it.each([
  ['Azubis', '<p>Lena Dorn, Auszubildende zur Zahnmedizinischen Fachangestellten</p><p>Sprechzeiten</p>'],
  ['Lehrlinge', '<p>Unsere Lehrlinge im Porträt: Anna lernt bei uns backen.</p>'],
  ['Apprentices', '<p>Tom Hill, apprentice baker</p><p>Opening hours</p>'],
  ['Stagiaires', '<p>Marie Dupont, stagiaire en communication</p><p>Horaires</p>'],
])('a page that is called "%s" may be about those who are there', (heading, told) => {
  const nothing = titlesOf(`<main><h1>${heading}</h1>${told}</main>`);
  expect(nothing).toEqual([]);
  expect(titlesOf(`<main><h2>${heading}</h2>${told}</main>`)).toEqual([]);
});

it.each([
  ['Auszubildende', '<p>Wir suchen zum 1. September Auszubildende zum Bäcker.</p>'],
  ['Azubis', '<p>Lena Dorn, Auszubildende, beantwortet deine Fragen. Wir suchen eine Auszubildende.</p>'],
  ['Apprentice', OFFER + APPLY],
])('a page that is called "%s" is an advert where it seeks', (heading, told) => {
  expect(titlesOf(`<main><h1>${heading}</h1>${told}</main>`)).toEqual([heading]);
});

describe('a line that calls what stands behind its label the title', () => {
  const APPLYING = '<p>Please send your CV to jobs@mill.example.</p>';

  it('names the opening of a page that says where one applies', () => {
    expect(
      titlesOf(`<main><h1>Careers</h1><p>Do you like coffee?</p><p>Position: Barista</p>${APPLYING}</main>`),
    ).toEqual(['Barista']);
  });

  it('names none where it tells of somebody', () => {
    const told = '<h2>Meet Anna</h2><p>Name: Anna Miller</p><p>Position: Baker</p><p>I like that days are new.</p>';
    expect(titlesOf(`<main><h1>Careers at Old Mill</h1><p>We like bread.</p>${told}</main>`)).toEqual([]);
  });
});
