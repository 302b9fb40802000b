import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readJobPage } from './job-page.js';

const factsIn = (html: string): unknown => {
  const known = { fields: { job_title: 'Miller' }, evidence: {} };
  const document = parseHtml(`<body><main>${html}<h2>Your tasks</h2><p>You mill our flour.</p></main></body>`);
  const { location, job_type, contract_type } = readJobPage(document, 'https://firm.example/jobs/miller', known).fields;
  return { location, job_type, contract_type };
};
const NOTHING = { location: undefined, job_type: undefined, contract_type: undefined };

it.each([
  '<section><span>Leeds</span><span>Part-time</span><span>Start now</span><h1>Miller</h1></section>',
  '<header><div><p>Leeds</p><p>Part-time</p></div><h1>Miller</h1></header>',
])('marks above the title of an advert say where and how: %s', (html) => {
  expect(factsIn(html)).toEqual({ ...NOTHING, location: 'Leeds', job_type: 'part-time' });
});

it.each([
  '<section><p>Leeds</p><p>Part-time</p></section><section><h1>Miller</h1></section>',
  '<section><a href="/leeds">Leeds</a> <a href="/part-time">Part-time</a><h1>Miller</h1></section>',
  '<section><p>Leeds</p><p>Our mill</p><h1>Miller</h1></section>',
])('what stands above in another part, leads away or names no kind says nothing: %s', (html) => {
  expect(factsIn(html)).toEqual(NOTHING);
});
