import { expect, it } from '@jest/globals';
import { fakeRun } from '../../../test/fake-context.js';
import { finding, type Finding } from '../../findings/finding.js';
import type { FoundPosting } from '../../postings/posting.js';
import { checkVacancies } from './vacancies.js';
import type { Leaver } from './verdict.js';

const leaver = {
  person: { id: 'p1', fullName: 'Ada Example', stays: [] },
  company: { id: 'c1', name: 'Firm', domain: 'firm.example' },
  role: { title: 'Head of Sales' },
} as unknown as Leaver;
const vacancy: FoundPosting = { fields: { job_title: 'Head of Sales' }, evidence: {} };

it.each<[string, readonly FoundPosting[], readonly Finding[], string]>([
  ['advertises the title', [vacancy], [], 'open'],
  ['advertises nothing', [], [], 'not_found'],
  ['refused', [], [finding('page_refused', 'https://firm.example/', { status: 403 })], 'not_checked'],
  [
    'could not be read at all',
    [],
    [finding('site_not_read', 'firm.example', { detail: 'no such host' })],
    'not_checked',
  ],
  [
    'has a board that refused',
    [],
    [finding('board_not_read', 'https://board.example/', { status: 403 })],
    'not_checked',
  ],
  [
    'has postings whose details were missed',
    [],
    [finding('posting_pages_not_read', 'https://firm.example/a')],
    'not_found',
  ],
  ['refused in part and advertises the title', [vacancy], [finding('page_not_read', 'https://firm.example/x')], 'open'],
])('of a company whose site %s the vacancy is known as far as it can be', async (_what, postings, findings, status) => {
  const run = fakeRun({ sites: { read: () => Promise.resolve({ postings, findings }) } });
  expect(Object.values(await checkVacancies([leaver], run.context))).toEqual([{ status }]);
  expect(run.findings.map(({ why }) => why)).toEqual(status === 'not_checked' ? ['vacancy_not_checked'] : []);
});
