// As its career sites ask (2026): all postings in one answer; without the site as referrer it answers 401.
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { fold, joined, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { parseJson, tenant, type AtsSystem } from '../ats.js';
import { type Data, neededList } from '../reading.js';
import { description, placeFields, prose, readEmployment, readPay, type Workplace } from '../values.js';

const HOST = /^([\w-]+)\.careers\.hibob\.com$/;

export const hibob: AtsSystem = {
  name: 'hibob',
  liveBoard: 'https://zepz.careers.hibob.com/',
  hosts: HOST,

  recogniseUrl({ hostname }) {
    const key = tenant(HOST.exec(hostname)?.[1]);
    return key === undefined ? undefined : { system: 'hibob', key, url: `https://${hostname}/` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [{ url: `${url}api/job-ad`, headers: { referer: url, companyidentifier: key } }],
    read: (body) => ({
      postings: neededList(parseJson(body, 'hibob'), 'jobAdDetails', 'hibob').map((job) => readJob(job, url)),
    }),
  }),
};

function readJob(job: Data, site: string): FoundPosting {
  const id = text(job['id']);
  const requirements = prose(job['requirements']);
  const benefits = prose(job['benefits']);
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: id === undefined ? undefined : `${site}jobs/${id}`,
      ...placeFields([placeOf(text(job['site']), text(job['country']))]),
      department: text(job['department']),
      // The one says "Employee" where the other says "Permanent".
      ...readEmployment(job['employmentType'], job['employmentTypeId']),
      remote_policy: readRemoteLabel(text(job['workspaceType']) ?? text(job['workspaceTypeId'])),
      posted_at: readDate(job['publishedAt']),
      ...readPay({
        min: job['payTransparencyMinSalary'],
        max: job['payTransparencyMaxSalary'],
        currency: job['payTransparencySalaryCurrency'],
        period: job['payTransparencySalaryPayPeriod'],
      }),
      requirements: itemsOf(requirements),
      benefits: itemsOf(benefits),
      job_description: description(prose(job['description']), prose(job['responsibilities']), requirements, benefits),
    },
    { id },
  );
}

/** Sites are named by the company: "Dublin", "HQ", "Madrid, Spain". */
function placeOf(site: string | undefined, country: string | undefined): Workplace {
  const isNamed = site === undefined || country === undefined || fold(site).includes(fold(country));
  return { written: isNamed ? (site ?? country) : joined(site, country), country };
}
