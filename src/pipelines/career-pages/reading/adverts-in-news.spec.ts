import { expect, it } from '@jest/globals';
import { finding } from '../../../findings/finding.js';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';

const HOME = 'https://mill.example/';

/** What a run finds on a site of these pages: titles, and the pages that list them. */
async function foundOn(pages: Readonly<Record<string, string>>): Promise<unknown> {
  const web = webOf(Object.fromEntries(Object.entries(pages).map(([path, body]) => [new URL(path, HOME).href, body])));
  const { context, saved } = fakeRun({ web });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 20 }, context);
  const returned = saved().filter(({ disposition }) => disposition === 'returned');
  return [returned.map(({ fields }) => fields.job_title), summary.career_page_urls];
}

const menu = '<nav><a href="/">Home</a><a href="/about">About</a><a href="/notices">Notices</a></nav>';
const page = (title: string, main: string): string =>
  `<title>${title} – The Mill</title>${menu}<main>${main}</main><footer>The Mill, Leeds</footer>`;
const about = page('About', '<h1>About</h1><p>The mill turns since 1822.</p>');

it.each([
  [
    'sv',
    'Kvarnen letar efter en tf. verksamhetsledare för 2027',
    'Tf. verksamhetsledare',
    'Skicka ansökan senast 8.1.2027.',
  ],
  ['de', 'Die Mühle sucht einen Bäcker', 'Bäcker', 'Bewerbungen bitte bis 8.1.2027 an post@mill.example.'],
  ['en', 'The mill is looking for a baker', 'Baker', 'Send your CV to post@mill.example.'],
])('a post that is headed by whom it seeks is an advert (%s)', async (_language, head, title, how) => {
  const post = page(head, `<article><h1>${head}</h1><p>${head}.</p><p>${how}</p></article>`);
  const other = page('Fair', '<article><h1>The fair is on Sunday</h1><p>Come and see the mill.</p></article>');
  const news = `<h2>News</h2><h3><a href="/2026/post">${head}</a></h3><h3><a href="/2026/fair">The fair is on Sunday</a></h3>`;
  expect(await foundOn({ '/': page('Home', news), '/about': about, '/2026/post': post, '/2026/fair': other })).toEqual([
    [title],
    [],
  ]);
});

it('a post that seeks somebody else, or tells of it, is none', async () => {
  const head = 'The mill is looking for a buyer';
  const post = page(head, `<article><h1>${head}</h1><p>The mill is for sale. Ask the bank.</p></article>`);
  const news = `<h2>News</h2><h3><a href="/2026/post">${head}</a></h3>`;
  expect(await foundOn({ '/': page('Home', news), '/about': about, '/2026/post': post })).toEqual([[], []]);
});

it('calls for one post among notices of any kind are openings, and their page lists them', async () => {
  const notices = `<h2>Обяви</h2><table><tr><td>18.11.2026</td><td><a href="/k1">Конкурс за длъжността „Секретар“</a></td></tr>
    <tr><td>18.11.2026</td><td><a href="/k2">Конкурс за длъжността „Главен библиотекар“</a></td></tr>
    <tr><td>2.11.2026</td><td><a href="/k3">Конкурс за детска рисунка</a></td></tr>
    <tr><td>1.11.2026</td><td><a href="/k4">Търг за мелницата</a></td></tr></table>`;
  const advert = (post: string): string =>
    page(
      'Конкурс',
      `<h2>ОБЯВА</h2><p>Мелницата обявява конкурс за длъжността <b>${post}</b></p><p>Автобиография се изпраща до 8.1.2027 г.</p>`,
    );
  const site = {
    '/': page('Начало', '<h1>Мелница</h1><p>Мелницата работи от 1822 г.</p>'),
    '/about': about,
    '/notices': page('Обяви', notices),
    '/k1': advert('СЕКРЕТАР'),
    '/k2': advert('ГЛАВЕН БИБЛИОТЕКАР'),
    '/k3': page('Рисунка', '<h1>Конкурс за детска рисунка</h1><p>Рисувайте мелницата.</p>'),
  };
  expect(await foundOn(site)).toEqual([['Секретар', 'Главен библиотекар'], [`${HOME}notices`]]);
});

it('calls of a public body are a list of openings, what is over among them none', async () => {
  const row = (name: string, state: string): string =>
    `<div class="row"><div><a href="/l/${String(name.length)}">${name}</a></div><div><span>Estado: </span><span>${state}</span></div><div><span>Cierre: </span><span>21/12/2026</span></div></div>`;
  const calls = `<h1>Llamados</h1><h2>Abiertos</h2><div>${row('Encargado/a de Molino', 'Abierto')}${row('Panadero/a', 'Abierto')}</div>
    <h2>Finalizados</h2><div>${row('Conserje', 'Finalizado')}</div>`;
  expect(
    await foundOn({ '/': page('Inicio', '<h1>Molino</h1>'), '/about': about, '/notices': page('Llamados', calls) }),
  ).toEqual([['Encargado/a de Molino', 'Panadero/a'], [`${HOME}notices`]]);
});

it.each([
  [
    'as cards',
    (href: string, name: string) => `<ul><li><a href="${href}"><h2>${name}</h2><p>Read it.</p></a></li></ul>`,
  ],
  ['as rows', (href: string, name: string) => `<div><h3><a href="${href}">${name}</a></h3><p>05.25.26</p></div>`],
])('a post among news that is called after its one opening is read (%s)', async (_how, entry) => {
  const name = 'Mill Manager (Part-Time) – The Mill, Leeds';
  const post = `<article><h1>${name}</h1><time datetime="2026-01-20">20 January 2026</time>
    <h3>About the role</h3><p>You run the mill and its shop.</p><h3>Key details</h3><ul><li>20 hours per week</li><li>Permanent</li></ul>
    <p>Closing date: 2 February 2026</p><p>Please send your CV to post@mill.example.</p></article><a href="/2026">Back to News</a>`;
  const other = '<article><h1>Miller of the year 1922</h1><p>He was my grandfather.</p></article>';
  const news = `<h1>News</h1>${entry('/2026/post', name)}${entry('/2026/miller', 'Miller of the year 1922')}`;
  const site = {
    '/': page('Home', '<h1>The Mill</h1>'),
    '/about': about,
    '/notices': page('News', news),
    '/2026/post': page(name, post),
    '/2026/miller': page('Miller', other),
  };
  expect(await foundOn(site)).toEqual([['Mill Manager (Part-Time)'], []]);
});

it('tells of the posts that it did not open, where only five of those named after occupations are', async () => {
  const post = (at: number): string => `<li><a href="/2026/${String(at)}">Miller of the year ${String(at)}</a></li>`;
  const findingsOf = async (posts: number): Promise<unknown[]> => {
    const news = page(
      'News',
      `<h1>News</h1><ul>${Array.from({ length: posts }, (_, at) => post(1922 + at)).join('')}</ul>`,
    );
    const pages = { [HOME]: page('Home', '<h1>The Mill</h1>'), [`${HOME}about`]: about, [`${HOME}notices`]: news };
    const { context, findings } = fakeRun({ web: webOf(pages) });
    await careerPages.run({ company_url: HOME, max_pages: 50 }, context);
    return findings.filter(({ why }) => why === 'links_limit');
  };
  expect(await findingsOf(5)).toEqual([]);
  expect(await findingsOf(8)).toEqual([finding('links_limit', `${HOME}notices`, { seen: 8, kept: 5 })]);
});
