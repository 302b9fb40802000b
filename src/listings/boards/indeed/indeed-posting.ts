// Rows of Indeed's result list and its /viewjob pages: JSON-LD, and window._initialData where it says more.
import { detectSystem } from '../../ats/detection.js';
import { at, firstText, isTrue } from '../../ats/reading.js';
import { ParseError } from '../../../errors.js';
import { countryOfCode } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readEmbeddedState } from '../../../postings/page/data/embedded-state.js';
import { findFirst, htmlToText, parseHtml, textOf } from '../../../postings/page/tree/html.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import { readJsonLd } from '../../../postings/page/data/json-ld.js';
import { IS_OVER } from '../../../postings/over.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';

type Item = Readonly<Record<string, unknown>>;
/** Fields as `foundPosting` takes them. */
type Given = Parameters<typeof foundPosting>[1];

const PERIODS: Record<string, string> = {
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

/** A row of the list. */
export function readIndeedRow(row: Item, country: string): FoundPosting {
  const id = text(row['jobkey']);
  const host = `https://${country === 'us' ? 'www' : country}.indeed.com`;
  const kinds = [...list(row['jobTypes']), ...labelled(row, 'job-types')]
    .map(text)
    .filter((kind) => kind !== undefined);
  const rating = numeric(row['companyRating']);
  const applyUrl = text(row['thirdPartyApplyUrl']);
  return foundPosting(
    'page-data',
    {
      job_title: firstText(row, 'displayTitle', 'title'),
      job_url: id === undefined ? undefined : `${host}/viewjob?jk=${id}`,
      company_name: firstText(row, 'company', 'truncatedCompany'),
      company_profile_url: profileOf(row, host),
      ...placeOf(row, country),
      job_type: readJobType(kinds.join(' or ')),
      contract_type: kinds.map(readContractType).find((type) => type !== undefined),
      remote_policy: remotePolicyOf(row),
      ...salaryOf(row),
      benefits: labelled(row, 'benefits'),
      posted_at: readDate(row['createDate']) ?? readDate(row['pubDate']),
      ats_system: applyUrl === undefined ? undefined : detectSystem(applyUrl),
      source: 'commercial',
    },
    {
      ...(id !== undefined && { id }),
      extras: {
        ...(rating !== undefined && rating > 0 && { company_rating: rating }),
        ...(applyUrl !== undefined && { apply_url: applyUrl }),
      },
    },
  );
}

function profileOf(row: Item, host: string): string | undefined {
  const path = /^\/cmp\/[^/?#]+/.exec(text(row['companyOverviewLink']) ?? '')?.[0];
  return path === undefined ? undefined : `${host}${path}`;
}

function placeOf(row: Item, country: string): Pick<Given, 'location' | 'city' | 'postal_code' | 'country'> {
  const location = text(row['formattedLocation']);
  const city = text(row['jobLocationCity']);
  return {
    location,
    // Of postings for remote work the board names "Remote" as the city.
    city: city === undefined || /^remote$/i.test(city) ? undefined : city,
    postal_code:
      text(row['jobLocationPostal']) ?? /\s(\d{4,5}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2})$/.exec(location ?? '')?.[1],
    country: countryOfCode(text(row['country']) ?? country),
  };
}

/** The row completed by its own page. @throws ParseError when the page is another one */
export function readIndeedDetail(body: string, posting: FoundPosting): FoundPosting {
  const document = parseHtml(body);
  const [structured] = readJsonLd(document, posting.fields.job_url ?? 'https://www.indeed.com/');
  const { info, job } = stateOf(body);
  const shown = findFirst(document, ({ attribs }) => attribs['id'] === 'jobDescriptionText');
  if (!structured && !shown && Object.keys(info).length === 0 && Object.keys(job).length === 0)
    throw new ParseError('indeed: the page of a posting has no data');
  const description = text(record(job['description'])['html']) ?? text(info['sanitizedJobDescription']);
  const stated = readJob(job, description === undefined ? shown && textOf(shown) : htmlToText(description));
  return completed(completed(posting, stated), furtherFacts(structured));
}

/** The structured data without what the row knows better or what the board says of itself there. */
function furtherFacts(structured: FoundPosting | undefined): FoundPosting {
  const {
    city: _city,
    job_url: _url,
    source: _source,
    company_profile_url: _profile,
    company_website: _website,
    ...fields
  } = structured?.fields ?? {};
  return { fields, evidence: structured?.evidence ?? {} };
}

/** What the page's script holds of the posting, in the two places that there are. */
function stateOf(body: string): { info: Item; job: Item } {
  const state = readEmbeddedState(body, 'window._initialData');
  const [result] = list(at(state, 'hostQueryExecutionResult.data.jobData.results'));
  return { info: record(at(state, 'jobInfoWrapperModel.jobInfoModel')), job: record(at(result, 'job')) };
}

function readJob(job: Item, description: string | undefined): FoundPosting {
  const place = record(job['location']);
  const applyUrl = text(job['url']);
  return foundPosting(
    'page-data',
    {
      job_description: description,
      postal_code: text(place['postalCode']),
      street_address: text(place['streetAddress']),
      benefits: list(job['benefits'])
        .map((benefit) => text(record(benefit)['label']))
        .filter((label) => label !== undefined),
      ats_system: applyUrl === undefined ? undefined : detectSystem(applyUrl),
    },
    {
      extras: {
        ...(applyUrl !== undefined && { apply_url: applyUrl }),
        ...(isTrue(job['expired']) && { [IS_OVER]: 'expired' }),
      },
    },
  );
}

/** Labels of one group of the board's own classification. */
function labelled(row: Item, group: string): string[] {
  const attributes = list(row['taxonomyAttributes'])
    .map(record)
    .filter((entry) => entry['label'] === group)
    .flatMap((entry) => list(entry['attributes']));
  return attributes.map((attribute) => text(record(attribute)['label'])).filter((label) => label !== undefined);
}

function remotePolicyOf(row: Item): string | undefined {
  const type = text(record(row['remoteWorkModel'])['type']);
  if (type === 'REMOTE_ALWAYS') return 'remote';
  return type === 'REMOTE_HYBRID'
    ? 'hybrid'
    : labelled(row, 'remote')
        .map(readRemoteLabel)
        .find((policy) => policy !== undefined);
}

/** 0 and -1 are the board's open ends: "From $40,000", "Up to $3,200". */
function salaryOf(row: Item): {
  salary_min?: number;
  salary_max?: number;
  salary_currency?: string;
  salary_period?: string;
} {
  const salary = record(row['extractedSalary']);
  const [min, max] = [salary['min'], salary['max']].map((value) => {
    const amount = numeric(value);
    return amount !== undefined && amount > 0 ? amount : undefined;
  });
  if (min === undefined && max === undefined) return {};
  const currency = text(record(row['salarySnippet'])['currency']);
  const period = PERIODS[text(salary['type']) ?? ''];
  return {
    ...(min !== undefined && { salary_min: min }),
    ...(max !== undefined && { salary_max: max }),
    ...(currency !== undefined && { salary_currency: currency }),
    ...(period !== undefined && { salary_period: period }),
  };
}
