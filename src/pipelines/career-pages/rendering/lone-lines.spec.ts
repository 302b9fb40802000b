import { describe, expect, it } from '@jest/globals';
import { fakeRun, rendered, webOf } from '../../../../test/fake-context.js';
import type { Web } from '../../../web/web.js';
import { careerPages } from '../career-pages.pipeline.js';

const HOME = 'https://lumenfold.example/';
const CAREERS = 'https://lumenfold.example/careers';
const ENTRIES = ['Welder', 'Fitter'].map(
  (title) => `<article><h3><a href="/careers/${title.toLowerCase()}">${title}</a></h3><p>Leeds</p></article>`,
);

/** What a run finds where a page came with this and a browser shows that, and which pages it opens. */
async function runOf(came: string, shows: string): Promise<{ opened: string[]; titles: unknown[] }> {
  const opened: string[] = [];
  const web: Web = {
    ...webOf({
      [HOME]: '<h1>Lumenfold</h1><p>We make lamps.</p><a href="/careers">Careers</a> <a href="/lamps">Lamps</a>',
      [CAREERS]: came,
    }),
    render: ({ url }) => {
      opened.push(url);
      return Promise.resolve(rendered(url, shows));
    },
  };
  const { context, saved } = fakeRun({ web });
  await careerPages.run({ company_url: HOME, max_pages: 2 }, context);
  return { opened, titles: saved().map(({ fields }) => fields.job_title) };
}

const pageOf = (list: string, beside: string): string =>
  `<main><h1>Careers</h1><p>${'We make lamps of paper and of glass for rooms of every size. '.repeat(6)}</p><h2>Open positions</h2>${list}${beside}</main><script src="/js/careers.js"></script>`;
const LONE = '<h2>Electrician</h2><p>Call us.</p>';
const TEXT = 'You wire the lamps and test each of them before it leaves our workshop in Leeds. '.repeat(8);

describe('a page that shows a title with next to nothing below it', () => {
  it.each(['<div id="openings"></div>', '<p>Loading…</p>', '<div aria-busy="true"><div></div></div>'])(
    'is opened where it has the place of a list: %s',
    async (place) => {
      const { opened, titles } = await runOf(pageOf(place, LONE), pageOf(ENTRIES.join(''), ''));
      expect(opened).toContain(CAREERS);
      expect(titles).toEqual(['Welder', 'Fitter']);
    },
  );

  it('stays as it came where a browser shows no more', async () => {
    const { titles } = await runOf(pageOf('<div id="openings"></div>', LONE), pageOf('', LONE));
    expect(titles).toEqual(['Electrician']);
  });

  it.each([
    ['has no place of a list', pageOf('', LONE).replace('/js/careers.js', '/js/menu.js')],
    ['tells more of it', pageOf('<div id="openings"></div>', `<h2>Electrician</h2><p>${TEXT}</p>`)],
    ['has a list', pageOf('<div id="openings"></div>', ENTRIES.join(''))],
  ])('is not where it %s', async (_what, came) => {
    expect((await runOf(came, '')).opened.filter((url) => url === CAREERS)).toEqual([]);
  });
});
