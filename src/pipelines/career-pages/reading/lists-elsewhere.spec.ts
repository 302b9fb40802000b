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
