import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';

const SITE = 'https://mill.example';

/** What a run makes of a site whose list leads to these adverts: each with its path, its title and its head. */
async function dispositionsOf(
  ...adverts: readonly (readonly [path: string, title: string, canonical: string, place?: string])[]
): Promise<unknown[]> {
  const pageOf = (title: string, canonical: string, place: string): string =>
    `<title>${title}</title>${canonical === '' ? '' : `<link rel="canonical" href="${canonical}">`}
     <main><h1>${title}</h1><p>Location: ${place}</p><h2>Requirements</h2><ul><li>Two years of it</li></ul></main>`;
  const entries = adverts.map(([path, title]) => `<li><a href="${path}">${title}</a></li>`);
  const { context, saved } = fakeRun({
    web: webOf({
      [`${SITE}/`]: '<a href="/careers">Careers</a>',
      [`${SITE}/careers`]: `<main><h1>Careers</h1><h2>Open positions</h2><ul>${entries.join('')}</ul></main>`,
      ...Object.fromEntries(
        adverts.map(([path, title, canonical, place = 'Leeds']) => [SITE + path, pageOf(title, canonical, place)]),
      ),
    }),
  });
  await careerPages.run({ company_url: `${SITE}/`, max_pages: 20 }, context);
  expect(saved().every(({ extras }) => extras?.['page_called'] === undefined)).toBe(true);
  return saved().map(({ fields, disposition, reasonCode }) => [
    fields.job_url?.replace(SITE, ''),
    reasonCode ?? disposition,
  ]);
}

it('an opening below several categories is one, at the address that its pages are called by', async () => {
  expect(
    await dispositionsOf(
      ['/category/night/baker', 'Baker', '/jobs/baker'],
      ['/jobs/baker', 'Baker', '/jobs/baker'],
      ['/jobs/miller', 'Miller', ''],
    ),
  ).toEqual([
    ['/category/night/baker', 'already_found'],
    ['/jobs/baker', 'returned'],
    ['/jobs/miller', 'returned'],
  ]);
});

it('likewise where nothing leads to that address, the first of them stays', async () => {
  expect(
    await dispositionsOf(
      ['/category/night/baker', 'Baker', `${SITE}/jobs/baker`],
      ['/category/town/baker', 'Baker', `${SITE}/jobs/baker`],
    ),
  ).toEqual([
    ['/category/night/baker', 'returned'],
    ['/category/town/baker', 'already_found'],
  ]);
});

it.each([
  ['all pages of the site are called by the list', '/careers', '/careers', 'Leeds'],
  ['all pages of the site are called by its front page', '/', '/', 'Leeds'],
  ['one was copied from the other for another town', '/jobs/7', '/jobs/7', 'York'],
  ['each is called by itself', '/jobs/7', '/jobs/8', 'Leeds'],
  ['each is called by the other: one of them stays', '/jobs/8', '/jobs/7', undefined],
])('two openings of one title are two where %s', async (_, first, second, place) => {
  const became = await dispositionsOf(['/jobs/7', 'Baker', first], ['/jobs/8', 'Baker', second, place ?? 'Leeds']);
  expect(became).toEqual([
    ['/jobs/7', place === undefined ? 'already_found' : 'returned'],
    ['/jobs/8', 'returned'],
  ]);
});

it('and two of unlike titles, whatever their pages are called by', async () => {
  expect(await dispositionsOf(['/jobs/7', 'Baker', '/jobs/7'], ['/jobs/8', 'Miller', '/jobs/7'])).toEqual([
    ['/jobs/7', 'returned'],
    ['/jobs/8', 'returned'],
  ]);
});

it('and where only their queries tell their pages apart', async () => {
  expect(await dispositionsOf(['/job?id=7', 'Baker', '/job'], ['/job?id=8', 'Baker', '/job'])).toEqual([
    ['/job?id=7', 'returned'],
    ['/job?id=8', 'returned'],
  ]);
});

it('the page of all openings that the front page calls the advert of its one opening is a career page', async () => {
  const advert =
    '<main><h1>Bakers wanted</h1><p>The mill is looking for bakers.</p><h2>Requirements</h2><ul><li>Two years of it</li></ul></main>';
  const { context } = fakeRun({
    web: webOf({
      [`${SITE}/`]:
        '<nav><a href="#work">Jobs</a></nav><section id="work"><p>Jobs</p><h2>Bakers wanted</h2><p>The mill is looking for bakers who like the night.</p><a href="jobs.html">Read the advert</a></section>',
      [`${SITE}/jobs.html`]: `<title>Mill – Bakers wanted</title>${advert}`,
    }),
  });
  const { summary } = await careerPages.run({ company_url: `${SITE}/`, max_pages: 20 }, context);
  expect(summary).toMatchObject({ career_page_urls: expect.arrayContaining([`${SITE}/jobs.html`]) as unknown });
});
