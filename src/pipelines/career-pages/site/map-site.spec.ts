import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';

const LIST =
  '<main><h1>Jobs</h1><ul><li><a href="/jobs/baker">Baker</a></li><li><a href="/jobs/clerk">Clerk</a></li></ul></main>';

it.each([
  ['https://mill.example/', 404, 'https://www.mill.example/'],
  ['https://mill.example/', 503, 'https://www.mill.example/'],
  ['https://www.mill.example/', 503, 'https://mill.example/'],
  ['https://mill.example/', 503, 'http://mill.example/'],
  ['https://mill.example/old/page.html', 404, 'https://www.mill.example/old/page.html'],
  ['https://www.mill.example/de/', 404, 'https://www.mill.example/'],
])('the site that %s answers with %d is read at %s', async (given, status, home) => {
  const jobs = new URL('/jobs', home).href;
  const { context, saved } = fakeRun({
    web: webOf({
      [given]: status,
      [home]: '<title>Mill</title><main><a href="/jobs">Jobs</a></main>',
      [jobs]: LIST,
    }),
  });
  const { summary } = await careerPages.run({ company_url: given, max_pages: 10 }, context);
  expect(summary.career_page_urls).toEqual([jobs]);
  expect(saved().map(({ fields }) => fields.job_title)).toEqual(['Baker', 'Clerk']);
});

it('a front door of frames is read in all of them', async () => {
  const home = 'https://mill.example/';
  const { context, saved } = fakeRun({
    web: webOf({
      [home]: '<title>Mill</title><frameset cols="20%,*"><frame src="menu.htm"><frame src="start.htm"></frameset>',
      [`${home}menu.htm`]: '<a href="p4.htm" target="main">Jobs</a>',
      [`${home}start.htm`]: '<h1>Our flour</h1>',
      [`${home}p4.htm`]: LIST,
    }),
  });
  await careerPages.run({ company_url: home, max_pages: 10 }, context);
  expect(saved().map(({ fields }) => fields.job_title)).toEqual(['Baker', 'Clerk']);
});

it('a site that fails at each of its addresses fails the run, with what the given one said', async () => {
  const { context } = fakeRun({ web: webOf(() => 503) });
  await expect(careerPages.run({ company_url: 'mill.example/jobs', max_pages: 10 }, context)).rejects.toThrow(
    /mill\.example.*503/,
  );
});

it('pages that lead on by themselves are followed a few times: what leads on for ever is not there, and told', async () => {
  const home = 'https://mill.example/';
  const leadsTo = (path: string): string => `<meta http-equiv="refresh" content="0; url=${path}"><p>One moment</p>`;
  const run = async (steps: number): Promise<unknown> => {
    const answer = ({ pathname, searchParams }: URL): string | number => {
      if (pathname === '/') return '<title>Mill</title><main><a href="/jobs">Jobs</a></main>';
      const step = Number(searchParams.get('step'));
      return pathname === '/jobs' ? (step < steps ? leadsTo(`/jobs?step=${String(step + 1)}`) : LIST) : 404;
    };
    const { context, saved, findings } = fakeRun({ web: webOf(({ url }) => answer(new URL(url))) });
    const { summary } = await careerPages.run({ company_url: home, max_pages: 40 }, context);
    return [saved().length, summary.pages_scraped < 10, findings.some(({ why }) => why === 'page_not_read')];
  };
  expect(await run(4)).toEqual([2, true, false]);
  expect(await run(1000)).toEqual([0, true, true]);
});

const HOME = 'https://www.mill.example/';
const sitemap = (...urls: string[]): string =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;

it.each([
  ['a host of its own beside pages of this one', ['https://jobs.mill.example/jobs', `${HOME}flour`], 'jobs'],
  ['the host that it was made on', ['https://stage.mill.example/jobs'], 'www'],
])('a sitemap that names %s leads there', async (_what, urls, host) => {
  const jobs = `https://${host}.mill.example/jobs`;
  const { context, saved } = fakeRun({
    web: webOf({
      [HOME]: '<title>Mill</title><main><h1>Our flour</h1></main>',
      [`${HOME}sitemap.xml`]: sitemap(...urls),
      [jobs]: LIST,
    }),
  });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 10 }, context);
  expect([summary.career_page_urls, saved().length]).toEqual([[jobs], 2]);
});

it.each([
  [403, [true, true]],
  [503, [true, true]],
  [404, [false, false]],
])('a sitemap that robots.txt names and that answers %d: is it told, and the zero free?', async (status, expected) => {
  const { context, warnings } = fakeRun({
    web: webOf({
      [HOME]: '<title>Mill</title><main><h1>Our flour</h1><p>We mill.</p></main>',
      [`${HOME}robots.txt`]: `Sitemap: ${HOME}all.xml`,
      [`${HOME}all.xml`]: status,
      // A guess is none.
      [`${HOME}sitemap.xml`]: 503,
    }),
  });
  const { chargedPostings } = await careerPages.run({ company_url: HOME, max_pages: 10 }, context);
  expect([warnings().some((text) => text.includes('all.xml')), chargedPostings === undefined]).toEqual(expected);
  expect(warnings().join()).not.toContain('sitemap.xml');
});

it('no front door is sought at a registry: who fails at www.gov.uk has failed', async () => {
  const answer = ({ url }: { url: string }): number => (new URL(url).hostname === 'gov.uk' ? 403 : 503);
  const { context } = fakeRun({ web: webOf(answer) });
  await expect(careerPages.run({ company_url: 'www.gov.uk', max_pages: 10 }, context)).rejects.toThrow(/503/);
});
