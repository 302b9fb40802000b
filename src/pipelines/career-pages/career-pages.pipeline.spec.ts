import { sentenceOf } from '../../findings/finding.js';
import { expect, it } from '@jest/globals';
import { readConfig } from '../../config/config.js';
import type { JudgedPosting } from '../../postings/posting.js';
import type { RunContext } from '../../runs/pipeline.js';
import type { MailDoor } from '../../web/mail.js';
import { requestKey, type Web, type WebAnswer, type WebRequest } from '../../web/web.js';
import { careerPages } from './career-pages.pipeline.js';

/** A network of the answers given; everything else is 404. */
function webOf(answers: Readonly<Record<string, string>>): Web {
  return {
    ask: () => Promise.reject(new Error('not asked here')),
    render: (request) =>
      Promise.resolve({ outcome: 'failed', request, kind: 'no_browser', reason: 'there is no browser here' }),
    close: () => Promise.resolve(),
    async crawl(seeds, visit) {
      const queue: WebRequest[] = [...seeds];
      const seen = new Set<string>();
      for (let request = queue.shift(); request; request = queue.shift()) {
        if (seen.has(requestKey(request))) continue;
        seen.add(requestKey(request));
        const body = answers[request.url];
        const answer: WebAnswer = {
          outcome: 'page',
          request,
          url: request.url,
          status: body === undefined ? 404 : 200,
          contentType: 'text/html',
          body: body ?? '',
          truncated: false,
        };
        const next = await visit(answer);
        queue.push(...(next?.urgent ?? []), ...(next?.next ?? []));
      }
      return [];
    },
  };
}

it('reads the details of each posting from its own board, also where two boards are on one system', async () => {
  const base = 'https://api.smartrecruiters.com/v1/companies';
  const list = (id: string): string =>
    JSON.stringify({ totalFound: 1, content: [{ id, name: `Engineer ${id}`, location: {} }] });
  const detail = (id: string): string =>
    JSON.stringify({
      id,
      name: `Engineer ${id}`,
      location: {},
      jobAd: { sections: { jobDescription: { text: `Text of ${id}` } } },
    });
  const web = webOf({
    'https://firm.example/': '<a href="/careers">Careers</a>',
    'https://firm.example/careers':
      '<h1>Careers</h1><a href="https://careers.smartrecruiters.com/North">North</a><a href="https://careers.smartrecruiters.com/South">South</a>',
    [`${base}/North/postings?limit=100&offset=0`]: list('1'),
    [`${base}/South/postings?limit=100&offset=0`]: list('2'),
    [`${base}/North/postings/1`]: detail('1'),
    [`${base}/South/postings/2`]: detail('2'),
  });
  let saved: readonly JudgedPosting[] = [];
  const warnings: string[] = [];
  const context: RunContext = {
    runId: 'run',
    acceptedAt: new Date(0),
    signal: new AbortController().signal,
    timeUsed: () => 0,
    web,
    mail: {} as MailDoor,
    models: { operators: undefined, withKey: () => Promise.reject(new Error('no model')) as never },
    step: (_id, work) => work(),
    recall: () => undefined,
    remember: () => Promise.resolve(),
    paid: async (call) => (await call.ask()).answer,
    savePostings: (postings) => {
      saved = postings;
      return Promise.resolve();
    },
    report: (...findings) => {
      warnings.push(...findings.map(sentenceOf));
    },
    settings: readConfig({}),
    secrets: () => Promise.resolve({}),
    pace: () => Promise.resolve(),
    paidTotals: () => Promise.resolve({}),
    doNotContact: () => Promise.resolve(new Set()),
    readPostings: () => Promise.resolve({ postings: [], findings: [] }),
    knownAnswer: () => Promise.resolve(undefined),
    keepAnswer: () => Promise.resolve(),
    saveFile: (name) => Promise.resolve(name),
    hosts: { pauseOf: () => Promise.resolve(0), refused: () => Promise.resolve(), answered: () => Promise.resolve() },
    progress: () => {},
  };
  await careerPages.run({ company_url: 'https://firm.example/', max_pages: 10 }, context);
  expect(saved.map(({ fields }) => fields.job_description)).toEqual(['Text of 1', 'Text of 2']);
  expect(warnings).toEqual([]);
});
