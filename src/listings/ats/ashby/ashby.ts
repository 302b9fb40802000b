// https://developers.ashbyhq.com/docs/public-job-posting-api — one answer; unlisted jobs are in it; equity stands among
// the pay components.
import { ParseError } from '../../../errors.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readJobType } from '../../../postings/text/kinds/job-type.js';
import type { Listing } from '../../listing.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import { parseJson, pathPart, tenant, tenantsIn, type AtsSystem, type Board } from '../ats.js';
import { isTrue, isFalse, publicRows } from '../reading.js';
import { furtherPlaces, prose, readPay } from '../values.js';

function board(key: string): Board {
  return { system: 'ashby', key, url: `https://jobs.ashbyhq.com/${encodeURIComponent(key)}` };
}

export const ashby: AtsSystem = {
  name: 'ashby',
  liveBoard: 'https://jobs.ashbyhq.com/ashby',

  recogniseUrl(url) {
    let part: string | undefined;
    if (url.hostname === 'jobs.ashbyhq.com') part = pathPart(url, 0);
    else if (url.hostname === 'api.ashbyhq.com') part = pathPart(url, 2);
    const key = tenant(part);
    return key === undefined ? undefined : board(key);
  },

  recogniseMarkup: (marks) =>
    tenantsIn(
      marks,
      /(?:ashby_?(?:org|organization|jobBoard)(?:Name|Id)?|organizationHostedJobsPageName)["']?\s*[:=]\s*["']([\w .-]+)["']/gi,
    ).map(board),

  listing: ({ key }): Listing => ({
    first: () => [
      { url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(key)}?includeCompensation=true` },
    ],
    read(body) {
      const { jobs } = record(parseJson(body, 'ashby')) as { jobs?: unknown };
      if (!Array.isArray(jobs)) throw new ParseError('ashby: $.jobs is no list');
      return publicRows(jobs, (job) => !isFalse(record(job)['isListed']), readJob);
    },
  }),
};

const JOB_TYPES: Record<string, string> = {
  FullTime: 'full-time',
  PartTime: 'part-time',
  Intern: 'internship',
  Contract: 'contract',
  Temporary: 'temporary',
};
function readJob(value: unknown): FoundPosting {
  const job = record(value);
  const address = record(record(job['address'])['postalAddress']);
  const kind = text(job['employmentType']) ?? '';
  const workplace = text(job['workplaceType']);
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: text(job['jobUrl']),
      location: text(job['location']),
      city: text(address['addressLocality']),
      country: readCountry(text(address['addressCountry'])),
      postal_code: text(address['postalCode']),
      street_address: text(address['streetAddress']),
      department: text(job['department']) ?? text(job['team']),
      job_type: JOB_TYPES[kind] ?? readJobType(kind),
      remote_policy: readRemoteLabel(workplace) ?? (isTrue(job['isRemote']) ? 'remote' : undefined),
      posted_at: readDate(job['publishedAt']),
      // Pay is in the answer even where the company chose not to show it.
      ...(isFalse(job['shouldDisplayCompensationOnJobPostings']) ? {} : payOf(record(job['compensation']))),
      job_description: prose(job['descriptionHtml'], job['descriptionPlain']),
    },
    {
      id: text(job['id']),
      ...furtherPlaces(list(job['secondaryLocations']).map((place) => record(place)['location'])),
    },
  );
}

/** What is paid once, "Compensation per finished project", is no salary. */
function isSalary(component: Readonly<Record<string, unknown>>): boolean {
  return text(component['compensationType']) === 'Salary' && text(component['interval']) !== '1 TIME';
}

/**
 * The salary of the summary; where there is none, that of the tiers, from the lowest to the highest in one currency and
 * period.
 */
function payOf(compensation: Readonly<Record<string, unknown>>): ReturnType<typeof readPay> {
  const tiers = list(compensation['compensationTiers']).flatMap((tier) => list(record(tier)['components']));
  for (const components of [list(compensation['summaryComponents']), tiers]) {
    const salaries = components.map(record).filter(isSalary);
    const [first] = salaries;
    const isOneKind = salaries.every((one) =>
      ['currencyCode', 'interval'].every((name) => one[name] === first?.[name]),
    );
    const amounts = (name: string): number[] => salaries.flatMap((one) => numeric(one[name]) ?? []);
    const pay = readPay({
      min: Math.min(...amounts('minValue')),
      max: Math.max(...amounts('maxValue')),
      currency: first?.['currencyCode'],
      period: first?.['interval'],
    });
    if (isOneKind && Object.keys(pay).length > 0) return pay;
  }
  return {};
}
