import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { OTHER_OPENINGS_WORDS } from '../../text/words/headings/other-openings-words.js';
import { parseHtml } from '../tree/html.js';
import { readJobPage } from './job-page.js';
import { headsOtherOpenings } from './other-openings.js';
import type { JobPosting } from '../../fields.js';

const INTRODUCTION =
  '<p>You keep our mill running, plan the week with two others and talk to those who bring us grain.</p>';
const OFFER = '<h3>What we offer</h3><ul><li>Free bread</li><li>Thirty days of holiday</li></ul>';

function read(body: string): JobPosting {
  const page = parseHtml(`<title>Miller</title><main><h1>Miller</h1>${INTRODUCTION}${body}</main>`);
  return readJobPage(page, 'https://firm.example/jobs/miller', { fields: { job_title: 'Miller' }, evidence: {} })
    .fields;
}

itHoldsForEvery(
  'a heading of other openings is one',
  OTHER_OPENINGS_WORDS.flatMap(([language, headings]) =>
    headings.split('|').map((heading) => [heading, language] as const),
  ),
  (heading) => {
    expect(headsOtherOpenings(heading.toUpperCase())).toBe(true);
    expect(headsOtherOpenings(`${heading} Miller`)).toBe(false);
  },
);

const CARDS =
  '<div><div><h4>Baker</h4><p>Leeds · Part-time</p></div><div><h4>Driver</h4><p>York · Internship</p></div></div>';
it.each([
  ['a part of its own', `<section><h3>Other openings</h3>${CARDS}</section>`],
  ['a heading beside it', `<h3>Other openings</h3>${CARDS}`],
  ['a list', '<h3>Similar jobs</h3><ul><li><a href="/baker">Baker</a> Leeds, part-time</li></ul>'],
])('says nothing of a posting that is shown below it: %s', (_what, others) => {
  const { job_description: text, benefits, location, job_type: type } = read(`${OFFER}${others}`);
  expect([benefits, location, type]).toEqual([['Free bread', 'Thirty days of holiday'], undefined, undefined]);
  expect(text).not.toContain('Leeds');
});

it('leaves the posting in, also where other openings stand before it', () => {
  const side = `<div><div><h3>Latest jobs</h3>${CARDS}</div><div><h1>Miller</h1>${INTRODUCTION}${OFFER}</div></div>`;
  const page = parseHtml(`<title>Miller</title><main>${side}</main>`);
  const known = { fields: { job_title: 'Miller' }, evidence: {} };
  const { benefits, job_description: text } = readJobPage(page, 'https://firm.example/jobs/miller', known).fields;
  expect([benefits, text?.includes('grain')]).toEqual([['Free bread', 'Thirty days of holiday'], true]);
});

it('goes on behind the next heading', () => {
  expect(read(`<h3>Other openings</h3>${CARDS}${OFFER}`).benefits).toEqual(['Free bread', 'Thirty days of holiday']);
});

it('ends a list where something stands beside the text', () => {
  const facts = '<aside><ul><li><b>Location</b> Leeds</li><li><b>Department</b> Mill</li></ul></aside>';
  const { benefits, location, department } = read(`${OFFER}${facts}`);
  expect([benefits, location, department]).toEqual([['Free bread', 'Thirty days of holiday'], 'Leeds', 'Mill']);
});

it('reads the parts that buttons fold up', () => {
  const part = (name: string, ...items: string[]): string =>
    `<button aria-expanded="true">${name}</button><div>${items.map((item) => `<div><i class="fa fa-check"></i><span>${item}</span></div>`).join('')}</div>`;
  expect(
    read(
      `${part('Requirements', 'Two years at a mill', 'Strong arms')}${part('What we offer', 'Free bread', 'Good coffee')}`,
    ),
  ).toMatchObject({
    requirements: ['Two years at a mill', 'Strong arms'],
    benefits: ['Free bread', 'Good coffee'],
  });
});

it('reads pay behind a bold label, not as a label before a dash', () => {
  expect(read('<ul><li><b>Salary</b> €45,000 – €55,000 per year</li></ul>')).toMatchObject({
    salary_min: 45000,
    salary_max: 55000,
  });
  expect(read('<p><b>Position</b> open: we are two</p>').job_title).not.toBe('open: we are two');
});
