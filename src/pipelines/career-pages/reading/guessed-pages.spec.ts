import { expect, it } from '@jest/globals';
import { fakeRun } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';
import type { Web, WebAnswer, WebRequest } from '../../../web/web.js';

const HOME = 'https://firm.example/';
const front =
  '<title>Bread | Firm</title><main><h1>Bread for the town</h1><a href="/">Home</a><a href="/mill">Mill</a></main>';
const mill = '<title>Mill | Firm</title><main><h1>The mill</h1><p>It turns since 1822.</p></main>';
const careers =
  '<title>Careers | Firm</title><main><h1>Careers</h1><a href="/">Home</a><a href="/mill">Mill</a></main>';

/** A site that answers at every address: with a page of its own at some, with one and the same at all others. */
function siteOf(pages: Readonly<Record<string, string>>, atAllOthers: string): { web: Web; asked: string[] } {
  const asked: string[] = [];
  const answerTo = (request: WebRequest): WebAnswer => {
    asked.push(request.url);
    const { pathname } = new URL(request.url);
    const isText = /\.(?:txt|xml)$/.test(pathname);
    const body = isText ? '' : (pages[pathname] ?? atAllOthers);
    const page = { url: request.url, status: isText ? 404 : 200, contentType: 'text/html', truncated: false } as const;
    return { outcome: 'page', request, body, ...page };
  };
  const web: Partial<Web> = {
    render: (request) => Promise.resolve({ outcome: 'failed', request, kind: 'other', reason: 'no browser' }),
    async crawl(seeds, visit) {
      const queue = [...seeds];
      for (let request = queue.shift(); request; request = queue.shift()) {
        const more = (await visit(answerTo(request))) ?? {};
        queue.unshift(...(more.urgent ?? []), ...(more.next ?? []));
      }
      return [];
    },
  };
  return { web: web as Web, asked };
}

it.each([
  ['its front page', front],
  ['a page that says it is not there', '<title>Firm</title><main><h1>This page does not exist</h1></main>'],
])('takes no address for a career page at which a site shows %s', async (_, atAllOthers) => {
  const { web, asked } = siteOf({ '/': front, '/mill': mill }, atAllOthers);
  const { context } = fakeRun({ web });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 50 }, context);
  expect(summary.career_page_urls).toEqual([]);
  expect(asked.filter((url) => url === HOME)).toHaveLength(1);
});

it('takes an address that nothing links for a career page where it has a page of its own', async () => {
  const { web } = siteOf({ '/': front, '/mill': mill, '/careers': careers }, front);
  const { context } = fakeRun({ web });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 50 }, context);
  expect(summary.career_page_urls).toEqual([`${HOME}careers`]);
});

it('a site that sends every guess to its front page is not asked for that again, and nothing is told of it', async () => {
  const { web } = siteOf({ '/': front, '/mill': mill }, front);
  let followed = 0;
  const led = (answer: WebAnswer): WebAnswer => {
    const { request } = answer;
    if (answer.outcome !== 'page' || answer.status !== 200 || ['/', '/mill'].includes(new URL(request.url).pathname))
      return answer;
    if (request.stopsAt?.has(HOME) === true)
      return { outcome: 'failed', request, kind: 'known_end', reason: `it leads to ${HOME}` };
    followed++;
    return { ...answer, url: HOME };
  };
  const { context, findings } = fakeRun({
    web: { ...web, crawl: (seeds, visit) => web.crawl(seeds, (answer) => visit(led(answer))) },
  });
  const { summary } = await careerPages.run({ company_url: HOME, max_pages: 50 }, context);
  expect([summary.career_page_urls, followed]).toEqual([[], 0]);
  expect(findings.map(({ why }) => why)).not.toContain('page_not_read');
});
