// No public interface; as its career pages serve it (2026): all postings in the data of the front page, the text on
// each one's page.
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { tenant, type AtsSystem } from '../ats.js';
import { jobPage, pageRequest, readOwnPage } from '../pages.js';
import { type Data, neededList, readNextData, sortedRows, textAt } from '../reading.js';
import { placeFields } from '../values.js';

const HOST = /^([\w-]+)\.gupy\.io$/;
/** As its data name the kinds of vacancy; one is written without `type` as well. */
const KINDS: Record<string, { job_type?: string; contract_type?: string }> = {
  vacancy_type_effective: { contract_type: 'permanent' },
  vacancy_type_temporary: { contract_type: 'fixed-term' },
  vacancy_type_internship: { job_type: 'internship' },
  vacancy_type_apprentice: { job_type: 'apprenticeship' },
  vacancy_type_freelancer: { job_type: 'freelance' },
  vacancy_type_legal_entity: { job_type: 'freelance' },
  vacancy_legal_entity: { job_type: 'freelance' },
  vacancy_type_autonomous: { job_type: 'freelance' },
  vacancy_type_trainee: {},
};

export const gupy: AtsSystem = {
  name: 'gupy',
  liveBoard: 'https://acrisure.gupy.io/',
  hosts: HOST,

  recogniseUrl({ hostname }) {
    const key = hostname === 'portal.gupy.io' ? undefined : tenant(HOST.exec(hostname)?.[1]);
    return key === undefined ? undefined : { system: 'gupy', key, url: `https://${hostname}/` };
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read(body) {
      const data = readNextData(body);
      // A talent pool has no work to give yet.
      const isVacancy = (row: Data): boolean => row['type'] !== 'vacancy_type_talent_pool';
      const rows = neededList(data, 'props.pageProps.jobs', 'gupy');
      const company = textAt(data, 'props.pageProps.careerPage.name');
      return {
        ...sortedRows(rows, isVacancy, (row) => readJob(row, url, company), 'open_application'),
        total: rows.length,
      };
    },
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'gupy'),
  }),
};

function readJob(job: Data, board: string, company: string | undefined): FoundPosting {
  const id = text(job['id']);
  const place = record(record(job['workplace'])['address']);
  const model = textAt(job, 'workplace.workplaceType') ?? text(job['workplaceType']);
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']) ?? text(job['name']),
      job_url: id === undefined ? undefined : `${board}jobs/${id}`,
      ...placeFields([
        {
          city: text(place['city']),
          region: text(place['state']) ?? text(place['stateShortName']),
          country: text(place['country']),
          postalCode: text(place['zipCode']),
        },
      ]),
      department: text(job['department']) ?? textAt(job, 'department.name'),
      remote_policy: readRemoteLabel(model),
      ...(KINDS[text(job['type']) ?? ''] ?? {}),
      posted_at: readDate(job['publishedDate'] ?? job['publishedAt']),
      application_deadline: readDate(job['applicationDeadline'] ?? job['expiresAt']),
      company_name: company,
    },
    { id },
  );
}
