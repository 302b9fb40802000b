import { expect, it } from '@jest/globals';
import type { Rendering } from '../../../web/browser/rendering.js';
import { readRendered } from './rendered-page.js';

const PAGE = 'https://mill.example/jobs';

/** Title and address of each posting of these views of one page. */
function read(...views: readonly string[]): unknown[] {
  const rendering: Rendering = {
    outcome: 'rendered',
    request: { url: PAGE },
    url: PAGE,
    status: 200,
    views: views.map((view) => `<title>Jobs</title><h1>Open positions</h1>${view}`),
    answers: [],
    addresses: [],
    opened: [],
    findings: [],
  };
  const asked = { request: { url: PAGE }, anchor: 'Jobs', assumeCareerPage: true };
  return readRendered(rendering, asked).listed.map(({ fields }) => [fields.job_title, fields.job_url]);
}

const linked = (title: string, path: string): string =>
  `<h3><a href="/jobs/${path}">${title} (m/f/d)</a></h3><p>Leeds</p>`;
const plain = (title: string, place: string): string => `<h3>${title} (m/f/d)</h3><p>${place}</p>`;
const [BAKER, MILLER] = [linked('Baker', '1'), linked('Miller', '2')];

it('takes what one view shows with an address and another without for one posting', () => {
  const wanted = [
    ['Baker (m/f/d)', `${PAGE}/1`],
    ['Miller (m/f/d)', `${PAGE}/2`],
  ];
  expect(read(BAKER + MILLER, plain('Baker', 'Leeds'))).toEqual(wanted);
  expect(read(plain('Baker', 'Leeds') + plain('Miller', 'Leeds'), BAKER + MILLER)).toEqual(wanted);
});

it('takes two for two that are at two places', () => {
  expect(read(BAKER + MILLER, plain('Baker', 'York') + plain('Carter', 'York'))).toHaveLength(4);
});
