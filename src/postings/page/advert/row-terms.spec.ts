import { expect, it } from '@jest/globals';
import { analysePosting } from '../../analyse.js';
import { foundPosting, type FoundPosting } from '../../posting.js';
import { parseHtml } from '../tree/html.js';
import { readJobPage } from './job-page.js';

const read = (facts: string): FoundPosting['fields'] => {
  const page = parseHtml(
    `<main><h1>Baker</h1>${facts}<p>${'You bake bread in our oven at night. '.repeat(8)}</p></main>`,
  );
  return analysePosting(readJobPage(page, 'https://firm.example/jobs/1', foundPosting('page', { job_title: 'Baker' })))
    .fields;
};

it('the head of a row says of what it tells, and no kind of job', () => {
  const permanent = read('<table><tr><th>Contract</th><td>Permanent</td></tr></table>');
  expect([permanent.job_type, permanent.contract_type]).toEqual([undefined, 'permanent']);
  expect(read('<dl><dt>Contract</dt><dd>Permanent</dd></dl>').job_type).toBeUndefined();
});

it('what stands behind such a head does', () => {
  expect(read('<table><tr><th>Contract</th><td>Part-time</td></tr></table>').job_type).toBe('part-time');
  expect(read('<table><tr><th>Job type</th><td>Contract</td></tr></table>').job_type).toBe('contract');
});
