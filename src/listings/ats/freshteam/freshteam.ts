// As its careers widget asks (2026; the vendor's own interface needs a key): all postings in one answer, offices and
// teams by number, a thousand at most. Where the widget is off, the page of the board lists them.
import { ParseError } from '../../../errors.js';
import { finding } from '../../../findings/finding.js';
import { attribute, elementsNamed, lineOf, parseHtml } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { parseJson, tenant, type AtsSystem } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, readOwnPage } from '../pages.js';
import { type Data, isTrue, neededList, publicRows } from '../reading.js';
import { placeFields, prose } from '../values.js';

const HOST = /^([\w-]+)\.freshteam\.com$/;
const WIDGET = '/hire/widgets/jobs.json';
const JOB = /\/jobs\/([\w-]{6,})\/[\w-]+/;
const MOST = 1000;
/** As the widget numbers them: github.com/sarthakjain004/headstart src/headstart/scrapers/freshteam.py */
const TYPES: Record<number, { job_type?: string; contract_type?: string }> = {
  1: { job_type: 'contract' },
  2: { job_type: 'full-time' },
  3: { job_type: 'internship' },
  4: { job_type: 'part-time' },
  5: { job_type: 'temporary' },
  6: { job_type: 'temporary' },
  8: { contract_type: 'fixed-term' },
};

export const freshteam: AtsSystem = {
  name: 'freshteam',
  hosts: HOST,

  recogniseUrl({ hostname }) {
    const key = tenant(HOST.exec(hostname)?.[1]);
    return key === undefined ? undefined : { system: 'freshteam', key, url: `https://${hostname}/jobs` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [{ url: `https://${key}.freshteam.com${WIDGET}` }],
    otherwise: ({ url: asked }) => (asked.endsWith(WIDGET) ? pageRequest(url) : undefined),
    read(body, request) {
      if (!request.url.endsWith(WIDGET)) return { postings: readBoard(body, request.url) };
      const answer = record(parseJson(body, 'freshteam'));
      const jobs = neededList(answer, 'jobs', 'freshteam');
      const branches = byId(answer['branches']);
      const roles = byId(answer['job_roles']);
      return {
        ...publicRows(jobs, isOpen, (job) => readJob(job, { key, branches, roles })),
        ...(jobs.length >= MOST && { findings: [finding('board_counts_no_further', url, { kept: jobs.length })] }),
      };
    },
    detail: (posting) => (posting.fields.job_description === undefined ? jobPage(posting) : undefined),
    readDetail: (body, posting) => readOwnPage(body, posting, 'freshteam'),
  }),
};

function isOpen(job: Data): boolean {
  return !isTrue(job['deleted']) && !/^(?:closed|on_hold|draft)$/i.test(text(job['status']) ?? '');
}

/** The links of a board's page say in attributes what its filters go by. */
function readBoard(body: string, url: string): FoundPosting[] {
  const document = parseHtml(body);
  const links = elementsNamed(document, 'a').filter((link) => JOB.test(attribute(link, 'href')));
  if (links.length === 0 && !/freshteam|open positions/i.test(body))
    throw new ParseError('freshteam: the page has no list of openings');
  return links.map((link) => {
    const [title] = ofClass(link, 'job-title');
    const location = attribute(link, 'data-portal-location');
    return foundPosting(
      'ats',
      {
        job_title: lineOf(title ?? link),
        job_url: absolute(attribute(link, 'href'), url),
        ...placeFields([{ written: location === '' ? undefined : location }]),
        remote_policy: attribute(link, 'data-portal-remote-location') === 'true' ? 'remote' : undefined,
        ...TYPES[Number(attribute(link, 'data-portal-job-type'))],
      },
      { id: JOB.exec(attribute(link, 'href'))?.[1] },
    );
  });
}

function byId(rows: unknown): Map<string | undefined, Data> {
  return new Map(list(rows).map((row) => [text(record(row)['id']), record(row)] as const));
}

function readJob(
  job: Data,
  board: { key: string; branches: Map<string | undefined, Data>; roles: Map<string | undefined, Data> },
): FoundPosting {
  const branch = record(board.branches.get(text(job['branch_id'])));
  const id = text(job['unique_id']) ?? text(job['id']);
  // Where a remote posting hires; its branch is where the company is registered.
  const abroad = (text(job['preferred_remote_job_locations']) ?? '')
    .split('|')
    .flatMap((place) => text(place) ?? [])
    .map((written) => ({ written }));
  const office = {
    written: text(branch['location']),
    city: text(branch['city']),
    region: text(branch['state']),
    country: text(branch['country_code']),
    postalCode: text(branch['zip']),
  };
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: text(job['url']) ?? (id && `https://${board.key}.freshteam.com/jobs/${id}`),
      ...placeFields(isTrue(job['remote']) && abroad.length > 0 ? abroad : [office]),
      department: text(record(board.roles.get(text(job['job_role_id'])))['name']),
      remote_policy: isTrue(job['remote']) ? 'remote' : undefined,
      ...TYPES[numeric(job['job_type']) ?? 0],
      posted_at: readDate(job['created_at']),
      application_deadline: readDate(job['closing_date']),
      job_description: prose(job['description']),
    },
    { id },
  );
}
