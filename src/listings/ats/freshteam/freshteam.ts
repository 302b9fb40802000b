// As its careers widget asks (2026; the vendor's own interface needs a key): all postings in one answer, offices and
// teams by number, a thousand at most.
import { finding } from '../../../findings/finding.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { parseJson, tenant, type AtsSystem } from '../ats.js';
import { type Data, isTrue, neededList } from '../reading.js';
import { placeFields, prose } from '../values.js';

const HOST = /^([\w-]+)\.freshteam\.com$/;
const MOST = 1000;
/** As the widget's own filter numbers them. */
const TYPES: Record<number, string> = { 1: 'contract', 2: 'full-time', 3: 'internship' };

export const freshteam: AtsSystem = {
  name: 'freshteam',
  hosts: HOST,

  recogniseUrl({ hostname }) {
    const key = tenant(HOST.exec(hostname)?.[1]);
    return key === undefined ? undefined : { system: 'freshteam', key, url: `https://${hostname}/jobs` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [{ url: `https://${key}.freshteam.com/hire/widgets/jobs.json` }],
    read(body) {
      const answer = record(parseJson(body, 'freshteam'));
      const jobs = neededList(answer, 'jobs', 'freshteam').filter(
        (job) => !isTrue(job['deleted']) && !/^(?:closed|on_hold|draft)$/i.test(text(job['status']) ?? ''),
      );
      const branches = byId(answer['branches']);
      const roles = byId(answer['job_roles']);
      return {
        postings: jobs.map((job) => readJob(job, { key, branches, roles })),
        ...(jobs.length >= MOST && { findings: [finding('board_incomplete', url, { kept: jobs.length })] }),
      };
    },
  }),
};

function byId(rows: unknown): Map<string | undefined, Data> {
  return new Map(list(rows).map((row) => [text(record(row)['id']), record(row)] as const));
}

function readJob(
  job: Data,
  board: { key: string; branches: Map<string | undefined, Data>; roles: Map<string | undefined, Data> },
): FoundPosting {
  const branch = record(board.branches.get(text(job['branch_id'])));
  const id = text(job['unique_id']) ?? text(job['id']);
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: text(job['url']) ?? (id && `https://${board.key}.freshteam.com/jobs/${id}`),
      ...placeFields([
        {
          written: text(branch['location']),
          city: text(branch['city']),
          region: text(branch['state']),
          country: text(branch['country_code']),
          postalCode: text(branch['zip']),
        },
      ]),
      department: text(record(board.roles.get(text(job['job_role_id'])))['name']),
      remote_policy: isTrue(job['remote']) ? 'remote' : undefined,
      job_type: TYPES[numeric(job['job_type']) ?? 0],
      posted_at: readDate(job['created_at']),
      application_deadline: readDate(job['closing_date']),
      job_description: prose(job['description']),
    },
    { id },
  );
}
