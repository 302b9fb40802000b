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

/** Limits that cut the list of postings itself, and those that cut what is known of single postings. */
const LIMITS = [
  'max_pages_careers',
  'page_truncated',
  'page_postings_limit',
  'reading_limit',
  'links_limit',
  'sitemaps_limit',
  'sitemap_pages_limit',
  'render_cut',
  'render_limit',
  'list_parts_limit',
  'board_counts_no_further',
  'run_time_used',
  'run_cancelled',
] as const;
const DETAILS = ['max_pages_postings', 'job_pages_render_limit'] as const;

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
  ...LIMITS.map((why): [string, [], Finding[], string] => [
    `was read up to a limit (${why})`,
    [],
    [finding(why, 'https://firm.example/', { seen: 30, kept: 20 })],
    'not_checked',
  ]),
  ['has postings whose pages a limit left unread', [], DETAILS.map((why) => finding(why, 'max_pages')), 'not_found'],
  ['was read up to a limit and advertises the title', [vacancy], [finding('page_truncated', '/')], 'open'],
  ['refused in part and advertises the title', [vacancy], [finding('page_not_read', 'https://firm.example/x')], 'open'],
])('of a company whose site %s the vacancy is known as far as it can be', async (_what, postings, findings, status) => {
  const run = fakeRun({ sites: { read: () => Promise.resolve({ postings, findings }) } });
  expect(Object.values(await checkVacancies([leaver], run.context))).toEqual([{ status }]);
  expect(run.findings.map(({ why }) => why)).toEqual(status === 'not_checked' ? ['vacancy_not_checked'] : []);
});

it.each([
  ['Managing Director', 'Executive Assistant to the Managing Director (m/f/d)', 'not_found'],
  ['Managing Director', 'Werkstudent Office of the Managing Director', 'not_found'],
  ['Managing Director', 'Managing Director (m/f/d)', 'open'],
  ['Assistant to the Managing Director', 'Assistant to the Managing Director', 'open'],
  ['Head of Sales', 'Regional Head of Sales DACH', 'open'],
])('of the title %s, %j is %s', async (vacated, advertised, status) => {
  const postings: FoundPosting[] = [{ fields: { job_title: advertised }, evidence: {} }];
  const { context } = fakeRun({ sites: { read: () => Promise.resolve({ postings, findings: [] }) } });
  const { p1 } = await checkVacancies([{ ...leaver, role: { title: vacated } }], context);
  expect(p1?.status).toBe(status);
});

it('says why vacancies of a company without a known site are not checked', async () => {
  const { context, warnings } = fakeRun({});
  const company = { id: 'c2', name: 'Siteless' };
  expect(
    await checkVacancies(
      [
        { ...leaver, company },
        { ...leaver, company },
      ],
      context,
    ),
  ).toEqual({});
  expect(warnings()).toEqual(['Vacancies of Siteless are not_checked: the address of its site is not known']);
});

it('names all companies without a known site in one warning', async () => {
  const { context, warnings } = fakeRun({});
  const names = Array.from({ length: 30 }, (_, n) => `Siteless ${String(n)}`);
  const leavers = names.map((name, n) => ({ ...leaver, company: { id: `s${String(n)}`, name } }));
  expect(await checkVacancies(leavers, context)).toEqual({});
  expect(warnings()).toEqual([
    `Vacancies of ${names.join(', ')} are not_checked: the addresses of their sites are not known`,
  ]);
});
