// https://api.traffit.com — pages are asked for in headers, and counted in headers: a page that is not full is the
// last.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { jsonOf, list, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, tenant, type AtsSystem } from '../ats.js';
import { at, type Data, textAt, isTrue, publicRows } from '../reading.js';
import { description, placeFields, prose, readEmployment, readPay } from '../values.js';

const HOST = /^(?!cdn\d|knowledge)([\w-]+)\.traffit\.com$/;
const ROWS = 100;

export const traffit: AtsSystem = {
  name: 'traffit',
  liveBoard: 'https://bat.traffit.com/career/',
  hosts: /\.traffit\.com$/,

  recogniseUrl({ hostname }) {
    const key = tenant(HOST.exec(hostname)?.[1]);
    return key === undefined ? undefined : { system: 'traffit', key, url: `https://${hostname}/career/` };
  },

  listing: ({ key }): Listing => ({
    first: () => [page(key, 1)],
    read(body, request) {
      const rows = parseJson(body, 'traffit');
      if (!Array.isArray(rows)) throw new ParseError('traffit: the answer is no list');
      const number = Number(request.headers?.['x-request-current-page'] ?? 1);
      const jobs = rows.map(record);
      return {
        // What was given to someone is shown no more.
        ...publicRows(jobs, (job) => !isTrue(job['awarded']), readJob),
        ...(rows.length === ROWS && { next: [page(key, number + 1)] }),
      };
    },
  }),
};

/** The number of the page goes along in the address too: two requests with one address would be one. */
function page(key: string, number: number): ListingRequest {
  return {
    url: `https://${key}.traffit.com/public/job_posts/published${number === 1 ? '' : `?page=${String(number)}`}`,
    headers: { 'x-request-page-size': String(ROWS), 'x-request-current-page': String(number) },
  };
}

function readJob(job: Data): FoundPosting {
  const advert = record(job['advert']);
  const options = record(job['options']);
  const values = list(advert['values']).map(record);
  const value = (name: string): unknown => values.find((field) => field['field_id'] === name)?.['value'];
  const place = record(jsonOf(text(value('geolocation')) ?? ''));
  const kinds =
    [options['job_type'], options['_job_type'], options['_job_type.translation']]
      .flat()
      .flatMap((kind) => text(kind) ?? [])
      .join(' or ') || undefined;
  const requirements = prose(value('requirements'));
  const benefits = prose(value('benefits'));
  return foundPosting(
    'ats',
    {
      job_title: text(advert['name']),
      job_url: text(job['url']),
      ...placeFields([
        {
          city: text(place['locality']),
          region: text(place['region1']),
          country: text(place['country']),
          postalCode: text(place['postal_code']),
          street: text(place['street']),
        },
      ]),
      department: text(options['branches']) ?? text(list(options['branches'])[0]),
      ...readEmployment(kinds),
      remote_policy:
        readRemoteLabel(text(options['_work_model'])) ?? (text(options['remote']) === '1' ? 'remote' : undefined),
      posted_at: readDate(job['valid_start']),
      application_deadline: readDate(job['valid_end']),
      ...readPay({
        min: options['_Salary_MIN'],
        max: options['_Salary_MAX'],
        currency: options['_Salary_Currency'],
        period: options['_Salary_Rate'],
      }),
      requirements: itemsOf(requirements),
      benefits: itemsOf(benefits),
      job_description: description(
        prose(value('description')),
        prose(value('responsibilities')),
        requirements,
        benefits,
      ),
    },
    { id: text(job['id']) ?? textAt(at(advert, 'recruitment'), 'nr_ref') ?? text(job['url']) },
  );
}
