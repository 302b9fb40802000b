import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readJobPage } from './job-page.js';

const departmentOf = (main: string): string | undefined =>
  readJobPage(
    parseHtml(`<main>${main}<p>We bake bread for the whole valley, at night and by hand.</p></main>`),
    'https://bakery.example/jobs/miller',
    {
      fields: { job_title: 'Head miller' },
      evidence: {},
    },
  ).fields.department;

it.each([
  ['<span>Production & Quality</span><h1>Head miller</h1>', 'Production & Quality'],
  ['<h1>Head miller</h1><span>Leeds</span> <span>Full-time</span> <span>Logistics</span>', 'Logistics'],
  ['<h1>磨粉師</h1><h1>Head miller</h1><p>製造部</p>', '製造部'],
])('a mark right beside the title of an advert is its department: %s', (main, department) => {
  expect(departmentOf(main)).toBe(department);
});

it.each([
  '<span>Sales</span><p>Careers</p><h1>Head miller</h1>',
  '<h1>Head miller</h1><span>Logistics</span><span>Production</span>',
  '<h1>Head miller</h1><p>The mill</p><p>Oven</p><p>Flour</p><h2>Quality</h2>',
  '<h1>Head miller</h1><p>What you do:</p><ul><li>Logistics</li></ul>',
  '<h1>Head miller</h1><h3>Your tasks</h3><ul><li>Logistics</li></ul>',
  '<h1>Our mills</h1><p>Quality</p><p>Head miller</p>',
])('none is told by %s', (main) => {
  expect(departmentOf(main)).toBeUndefined();
});
