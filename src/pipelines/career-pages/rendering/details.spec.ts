import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { finding } from '../../../findings/finding.js';
import { foundPosting } from '../../../postings/posting.js';
import type { Web } from '../../../web/web.js';
import { careerPages } from '../career-pages.pipeline.js';
import { replayDetails } from './opened-entries.js';
import type { PageFacts } from '../page/page-facts.js';

it.each([
  [500, []],
  [501, [finding('details_not_read', 'https://firm.example/jobs', { seen: 501, kept: 500, detail: 'details' })]],
])('of %d entries of a list the details of 500 are asked for, which is told', async (entries, told) => {
  const structured = Array.from({ length: entries }, (_, at) =>
    foundPosting('page', { job_title: `Baker of oven ${String(1000 + at)}` }, { id: String(1000 + at) }),
  );
  const facts = { url: 'https://firm.example/jobs', structured } as unknown as PageFacts;
  const answer = {
    url: 'https://firm.example/api/jobs/1000',
    method: 'GET',
    status: 200,
    headers: {},
    body: JSON.stringify({
      id: '1000',
      title: 'Baker of oven 1000',
      description: 'You bake bread in our oven at night.',
    }),
  };
  const opened = { title: 'Baker of oven 1000', url: facts.url, before: '', after: '', answers: [answer] };
  let asked = 0;
  const web: Web = {
    ...webOf({}),
    crawl: (seeds) => {
      asked += seeds.length;
      return Promise.resolve([]);
    },
  };
  const { context, findings } = fakeRun({ web });
  await replayDetails(facts, [opened], context);
  expect(asked).toBe(500);
  expect(findings).toEqual(told);
});

it('puts the text of a detail in the place of a line of the list', async () => {
  const detail = (id: string): string =>
    JSON.stringify({ id, title: `Baker ${id}`, description: `You bake bread number ${id} in our oven at night.` });
  const structured = ['10', '11'].map((id) =>
    foundPosting('page', { job_title: `Baker ${id}`, job_description: 'Bread. Read more' }, { id }),
  );
  const url = 'https://firm.example/jobs';
  const facts = { url, structured } as unknown as PageFacts;
  const asked = (id: string): string => `https://firm.example/api/jobs/${id}`;
  const answer = { url: asked('10'), method: 'GET', status: 200, headers: {}, body: detail('10') };
  const opened = { title: 'Baker 10', url, before: '', after: '', answers: [answer] };
  const { context } = fakeRun({ web: webOf({ [asked('10')]: detail('10'), [asked('11')]: detail('11') }) });
  const read = await replayDetails(facts, [opened], context);
  expect(read.structured.map(({ fields }) => fields.job_description)).toEqual([
    'You bake bread number 10 in our oven at night.',
    'You bake bread number 11 in our oven at night.',
  ]);
});

it('tells of the page of a posting that was longer than is read', async () => {
  const pages = webOf({
    'https://firm.example/': '<a href="/careers">Careers</a>',
    'https://firm.example/careers':
      '<h1>Careers</h1><h3><a href="/careers/1">Baker (m/f/d)</a></h3><h3><a href="/careers/2">Driver (m/f/d)</a></h3>',
    'https://firm.example/careers/1': '<h1>Baker (m/f/d)</h1><p>You bake.</p>',
    'https://firm.example/careers/2': '<h1>Driver (m/f/d)</h1><p>You drive.</p>',
  });
  const web: Web = {
    ...pages,
    crawl: (seeds, visit) =>
      pages.crawl(seeds, (answer) =>
        visit(answer.outcome === 'page' && answer.url.endsWith('/2') ? { ...answer, truncated: true } : answer),
      ),
  };
  const { context, findings } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://firm.example/', max_pages: 10 }, context);
  expect(findings).toContainEqual(finding('page_truncated', 'https://firm.example/careers/2'));
});

it('gives a deadline without a year that of the next such day from the date of the posting, or of the run, on', async () => {
  const entry = (at: number, title: string, facts: string): string =>
    `<h3><a href="/careers/${String(at)}">${title} (m/w/d)</a></h3><p>${facts}</p>`;
  const pages = webOf({
    'https://firm.example/': '<a href="/careers">Karriere</a>',
    'https://firm.example/careers': `<h1>Karriere</h1>${entry(1, 'Bäcker', 'Bewerbungsfrist: 15. März')}
      ${entry(2, 'Fahrer', 'Veröffentlicht am: 3.9.2025<br>Bewerbungsfrist: 1. November')}
      ${entry(3, 'Müller', 'Bewerbungsfrist: 15. September')}${entry(4, 'Koch', 'Bewerbungsfrist: 15. März')}`,
    'https://firm.example/careers/4': '<h1>Koch (m/w/d)</h1><p>Bewerbungsfrist: 15.3.2027</p>',
  });
  const run = fakeRun({ web: pages });
  const context = { ...run.context, run: { ...run.context.run, acceptedAt: new Date('2026-02-20T09:00:00Z') } };
  await careerPages.run({ company_url: 'https://firm.example/', max_pages: 10 }, context);
  expect(run.saved().map(({ fields }) => [fields.job_title, fields.application_deadline])).toEqual([
    ['Bäcker (m/w/d)', '2026-03-15'],
    ['Fahrer (m/w/d)', '2025-11-01'],
    ['Müller (m/w/d)', undefined],
    ['Koch (m/w/d)', '2027-03-15'],
  ]);
});
