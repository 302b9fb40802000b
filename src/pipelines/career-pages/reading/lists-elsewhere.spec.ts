import { describe, expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';

const SITE = 'https://mill.example';
/** Addresses of others that say nothing of careers. */
const LIST = 'https://web7.hiring.example/ext/304/main?site=8';
const SHORT = 'https://go.example/3xyz';

const LISTED = `<main><h1>Open positions</h1><ul>
  <li><a href="/ext/304/1">Head Baker</a> <span>Leeds</span></li>
  <li><a href="/ext/304/2">Night Miller</a> <span>York</span></li></ul></main>`;

/** What is found of a site with these pages, the list being elsewhere. */
async function titlesOf(home: string, careers?: string): Promise<unknown[]> {
  const { context, saved } = fakeRun({
    web: webOf({
      [`${SITE}/`]: `<main><h1>The mill</h1><p>We mill since 1850.</p></main>${home}`,
      ...(careers !== undefined && { [`${SITE}/careers`]: careers }),
      [LIST]: LISTED,
      [SHORT]: LISTED,
    }),
  });
  await careerPages.run({ company_url: `${SITE}/`, max_pages: 20 }, context);
  return saved().map(({ fields }) => fields.job_title);
}

const MENU = '<nav><a href="/careers">Careers</a></nav>';
const page = (content: string, around = ''): string =>
  `<header>${around}</header><main><h1>Careers at the mill</h1><p>Join our team of millers.</p>${content}</main>`;

describe('a career page that shows nothing by itself leads elsewhere', () => {
  it.each([
    ['by a link', `<a href="${LIST}">Open positions</a>`],
    ['by a link in German', `<a href="${LIST}">Zu den offenen Stellen</a>`],
    ['by a short link', `<a href="${SHORT}">See our vacancies</a>`],
    ['by a frame', `<iframe src="${LIST}"></iframe>`],
  ])('%s', async (_how, content) => {
    expect(await titlesOf(MENU, page(content))).toEqual(['Head Baker', 'Night Miller']);
  });

  it.each([
    ['to something else', page(`<a href="${LIST}">Our suppliers</a>`)],
    ['from its menu', page('', `<a href="${LIST}">Open positions</a>`)],
    ['to the front door of another site', page('<a href="https://hiring.example/">Open positions</a>')],
    ['though it says that nothing is open', page(`<p>We have no open positions.</p><a href="${LIST}">Vacancies</a>`)],
    ['by a frame with a map', page('<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>')],
  ])('and not %s', async (_how, careers) => {
    expect(await titlesOf(MENU, careers)).toEqual([]);
  });

  it('and not where it has a list of its own', async () => {
    const own = '<h2>Open positions</h2><ul><li><a href="/careers/clerk">Mill Clerk</a></li></ul>';
    expect(await titlesOf(MENU, page(`${own}<a href="${LIST}">All vacancies of the group</a>`))).toEqual([
      'Mill Clerk',
    ]);
  });
});

it.each([
  ['Careers', ['Head Baker', 'Night Miller']],
  ['Vacancies', ['Head Baker', 'Night Miller']],
  ['Our partners', []],
  ['Join our newsletter', []],
])('a front door that leads elsewhere by “%s”', async (text, titles) => {
  expect(await titlesOf(`<nav><a href="${LIST}">${text}</a></nav>`)).toEqual(titles);
});

it.each([
  ['shows nothing', '<main><h1>The group</h1><p>Welcome.</p></main>'],
  ['speaks of careers only', '<main><h1>Careers</h1><p>Join our team of millers.</p></main>'],
])('a front door’s “Careers” elsewhere that %s ends no search on the site itself', async (_what, elsewhere) => {
  const LINK = '<nav><a href="/about">About us</a><a href="https://portal.example/x/7">Careers</a></nav>';
  const own = LISTED.replaceAll('/ext/304', '/people');
  const { context, saved } = fakeRun({
    web: webOf({
      [`${SITE}/`]: `<main><h1>The mill</h1><p>We mill since 1850.</p></main>${LINK}`,
      'https://portal.example/x/7': elsewhere,
      [`${SITE}/about`]: '<main><h1>About us</h1><a href="/people">Open positions</a></main>',
      [`${SITE}/people`]: own,
    }),
  });
  await careerPages.run({ company_url: `${SITE}/`, max_pages: 20 }, context);
  expect(saved().map(({ fields }) => fields.job_title)).toEqual(['Head Baker', 'Night Miller']);
});

it('a front door’s “Careers” elsewhere that says that nothing is open is an answer', async () => {
  const { context, warnings } = fakeRun({
    web: webOf({
      [`${SITE}/`]: `<main><h1>The mill</h1><p>We mill since 1850.</p></main><nav><a href="https://portal.example/x/7">Careers</a></nav>`,
      'https://portal.example/x/7': '<main><h1>Careers</h1><p>There are currently no open positions.</p></main>',
    }),
  });
  const { summary } = await careerPages.run({ company_url: `${SITE}/`, max_pages: 20 }, context);
  expect([summary.pages_scraped, warnings().join()]).toEqual([
    2,
    expect.stringContaining('says that there is nothing'),
  ]);
});

describe('a place on the host of others', () => {
  const VENDORS = '<footer><a href="https://hiring.example/careers">Careers</a></footer>';
  const ALL = '<nav><a href="/jobs">All jobs</a><a href="/employers">Employers</a></nav>';
  const OTHERS =
    '<main><h1>Jobs</h1><ul><li><a href="/s/1">Night Nurse</a></li><li><a href="/s/2">Bus Driver</a></li></ul></main>';

  async function titlesAt(place: string): Promise<unknown[]> {
    const { context, saved } = fakeRun({
      web: webOf({
        [`${SITE}/`]: `<main><h1>The mill</h1><p>We mill since 1850.</p></main>${MENU}`,
        [`${SITE}/careers`]: page(`<a href="${LIST}">Open positions</a>`),
        [LIST]: place,
        'https://web7.hiring.example/jobs': OTHERS,
        'https://web7.hiring.example/ext/304/all': LISTED,
        'https://hiring.example/careers': OTHERS,
      }),
    });
    await careerPages.run({ company_url: `${SITE}/`, max_pages: 20 }, context);
    return saved().map(({ fields }) => fields.job_title);
  }

  it.each([
    ['has a list', LISTED, ['Head Baker', 'Night Miller']],
    ['shows nothing', '<main><h1>The mill</h1><p>Join our team.</p></main>', []],
    ['has nothing open', '<main><h1>Careers</h1><p>There are currently no open positions.</p></main>', []],
    [
      'leads on',
      '<main><h1>The mill</h1><a href="/ext/304/all">Open positions</a></main>',
      ['Head Baker', 'Night Miller'],
    ],
  ])('that %s does not lead to what the others have open', async (_what, place, titles) => {
    expect(await titlesAt(`${ALL}${place}${VENDORS}`)).toEqual(titles);
  });
});

it('tells how many of the “Careers” elsewhere it followed where nothing was found', async () => {
  const links = [1, 2, 3, 4, 5].map((at) => `<a href="https://portal${String(at)}.example/x/7">Careers</a>`).join('');
  const { context, warnings } = fakeRun({
    web: webOf({ [`${SITE}/`]: `<main><h1>The mill</h1><p>We mill since 1850.</p></main><nav>${links}</nav>` }),
  });
  await careerPages.run({ company_url: `${SITE}/`, max_pages: 20 }, context);
  expect(warnings().join('\n')).toContain('3 of 5 links');
});
