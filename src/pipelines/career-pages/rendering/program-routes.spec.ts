import { expect, it } from '@jest/globals';
import { fakeRun, rendered, webOf } from '../../../../test/fake-context.js';
import type { Web } from '../../../web/web.js';
import { careerPages } from '../career-pages.pipeline.js';

const CAREERS = 'https://lumenfold.example/careers';
const TEXT = 'You weld the frames of our lamps and keep the workshop in order with two colleagues.';
const DATA = JSON.stringify([
  { title: 'Welder', slug: 'welder-graz', town: 'Graz', text: TEXT },
  { title: 'Fitter', slug: 'fitter-linz', town: 'Linz', text: TEXT.replace('weld', 'fit') },
]);
const FINDER =
  '<h1>Careers</h1><p>Find your place in two steps.</p><select id="town"><option>Choose</option></select><div id="found"></div>';
const page = (title: string): string =>
  `<main><h1>${title}</h1><p>${TEXT.repeat(4)}</p><h2>Requirements</h2><ul><li>A licence to weld</li></ul></main>`;

/** What a run finds where only a choice shows an opening, and which pages it opens. */
async function runWith(program: string, shown = ''): Promise<{ opened: string[]; found: Record<string, unknown>[] }> {
  const fetched = webOf({
    'https://lumenfold.example/':
      '<h1>Lumenfold</h1><p>We make lamps.</p><a href="/careers">Careers</a> <a href="/lamps">Lamps</a>',
    [CAREERS]: `${FINDER}<script src="/js/finder.js"></script>`,
    'https://lumenfold.example/js/finder.js': program,
    'https://lumenfold.example/careers/welder-graz': '<div id="job">Loading …</div><script src="/js/job.js"></script>',
    'https://lumenfold.example/careers/fitter-linz': '<div id="job">Loading …</div><script src="/js/job.js"></script>',
  });
  const opened: string[] = [];
  const web: Web = {
    ...fetched,
    render: ({ url }) => {
      opened.push(url);
      const view = url === CAREERS ? `${FINDER}${shown}` : page(url.includes('welder') ? 'Welder' : 'Fitter');
      return Promise.resolve(
        rendered(url, view, url === CAREERS ? [['https://lumenfold.example/data.json', DATA]] : []),
      );
    },
  };
  const { context, saved } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 9 }, context);
  return { opened, found: saved().map(({ fields }) => ({ ...fields })) };
}

it('gives entries that a browser only got as data the addresses that the program of the page makes', async () => {
  const { opened, found } = await runWith(`town.onchange=()=>{found.innerHTML='<a href="/careers/'+job.slug+'">'}`);
  expect(found.map(({ job_url: url }) => url)).toEqual([`${CAREERS}/welder-graz`, `${CAREERS}/fitter-linz`]);
  expect(opened).toEqual([CAREERS, `${CAREERS}/welder-graz`, `${CAREERS}/fitter-linz`]);
  expect(found.map(({ requirements }) => requirements)).toEqual([['A licence to weld'], ['A licence to weld']]);
});

it('and none where the program only asks there for what it shows, or makes no address', async () => {
  for (const program of ['fetch("/careers/"+job.slug)', 'found.textContent=job.title']) {
    const { opened, found } = await runWith(program);
    expect(opened).toEqual([CAREERS]);
    expect(found.map(({ job_title: title, job_url: url }) => [title, url])).toEqual([
      ['Welder', undefined],
      ['Fitter', undefined],
    ]);
  }
});

const urlsOf = (found: readonly Record<string, unknown>[]): unknown[] => [
  ...new Set(found.map(({ job_url: url }) => url)),
];

it('gives those that a page does not link the addresses that its program makes, where it makes those of the others', async () => {
  const shown = (address: string): string => `<article><h3><a href="${address}">Welder</a></h3><p>Graz</p></article>`;
  const program = `find.onclick=()=>{found.innerHTML='<a href="/careers/'+job.slug+'">'}`;
  const { found } = await runWith(program, shown('/careers/welder-graz'));
  expect(urlsOf(found)).toEqual([`${CAREERS}/welder-graz`, `${CAREERS}/fitter-linz`]);
  const other = await runWith(program, shown('/welders/7'));
  expect(urlsOf(other.found)).toEqual(['https://lumenfold.example/welders/7', undefined]);
});
