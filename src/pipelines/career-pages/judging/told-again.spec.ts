import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';

const SITE = 'https://mill.example/';
const HOME = { [SITE]: '<title>Mill</title><a href="/de/karriere">Karriere</a><a href="/en/careers">Careers</a>' };

async function returnedBy(pages: Record<string, string>, titles: readonly string[]): Promise<unknown[]> {
  const { context, saved } = fakeRun({ web: webOf({ ...HOME, ...pages }) });
  await careerPages.run({ company_url: SITE, max_pages: 50, target_titles: [...titles] }, context);
  const kept = saved().filter(({ disposition }) => disposition === 'returned');
  return kept.map(({ fields }) => [fields.job_title, fields.location]);
}

const list = (language: string, heading: string, rows: readonly (readonly [string, string, string])[]): string =>
  `<html lang="${language}"><link rel="alternate" hreflang="de" href="/de/karriere">
  <link rel="alternate" hreflang="en" href="/en/careers"><h1>${heading}</h1><ul>${rows
    .map(([path, title, place]) => `<li><a href="/${path}">${title}</a> <span>${place}</span></li>`)
    .join('')}</ul>`;

const TWINS = {
  [`${SITE}de/karriere`]: list('de', 'Karriere', [
    ['de/jobs/1', 'Bäcker (m/w/d)', 'Graz'],
    ['de/jobs/2', 'Fahrer (m/w/d)', 'Wien'],
    ['de/jobs/3', 'Marketing Manager', 'Wien'],
  ]),
  [`${SITE}en/careers`]: list('en', 'Careers', [
    ['en/jobs/1', 'Baker (f/m/d)', 'Graz'],
    ['en/jobs/2', 'Driver (f/m/d)', 'Wien'],
    ['en/jobs/3', 'Marketing Manager', 'Wien'],
  ]),
};

it.each([
  [['Baker'], ['Baker (f/m/d)']],
  [['Bäcker'], ['Bäcker (m/w/d)']],
  [['Manager'], ['Marketing Manager']],
  [['Pilot'], []],
])('of a list in two languages, %j keeps %j', async (titles, kept) => {
  expect(await returnedBy(TWINS, titles)).toEqual(kept.map((title) => [title, expect.any(String)]));
});

it('keeps each place of a posting that a page lists once per place', async () => {
  const rows = [
    ['jobs/1', 'Baker', 'Graz'],
    ['jobs/1', 'Baker', 'Wien'],
    ['jobs/1', 'Baker', 'Wien, Austria'],
    ['jobs/2', 'Driver', 'Linz'],
    ['jobs/3', 'Clerk', 'Linz'],
  ] as const;
  const pages = { [`${SITE}en/careers`]: list('en', 'Careers', rows) };
  expect(await returnedBy(pages, ['Baker', 'Driver'])).toEqual([
    ['Baker', 'Graz; Wien'],
    ['Driver', 'Linz'],
  ]);
});
