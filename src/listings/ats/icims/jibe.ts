import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { joined, list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, type Board } from '../ats.js';
import { firstText, goesOn } from '../reading.js';
import { placesOf, prose, readBlocks, readEmployment, readPay } from '../values.js';

const PAGE = 100;

/** A career site of the newer kind: JSON in pages of a hundred. */
export function jibeListing({ key, url }: Board): Listing {
  const host = key.replace(/^jibe\//, '');
  const page = (number: number, size: number): ListingRequest => ({
    url: `https://${host}/api/jobs?page=${String(number)}&limit=${String(size)}`,
  });
  return {
    first: () => [page(1, PAGE)],
    read(body, request) {
      const answer = record(parseJson(body, 'icims'));
      if (!Array.isArray(answer['jobs'])) throw new ParseError('icims: $.jobs is no list');
      const rows = list(answer['jobs']);
      const { searchParams } = new URL(request.url);
      const number = Number(searchParams.get('page'));
      const total = numeric(answer['totalCount']);
      // A site may cut a page: the next ones are counted in pages of the size that came.
      const size = number === 1 ? rows.length : Number(searchParams.get('limit'));
      const end = (number - 1) * size + rows.length;
      const isMore = goesOn({ rows: rows.length, end, total, size: PAGE });
      return {
        postings: rows.map((row) => readJob(record(record(row)['data'] ?? row), url)),
        ...(total === undefined ? {} : { total }),
        ...(isMore ? { next: [page(number + 1, size)] } : {}),
      };
    },
  };
}

function readJob(job: Readonly<Record<string, unknown>>, boardUrl: string): FoundPosting {
  const slug = firstText(job, 'slug', 'req_id');
  const others = list(job['additional_locations']).map(record);
  const [category] = list(job['categories']).map(record);
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: slug && `${boardUrl}/${slug}`,
      location: text(job['full_location']) ?? placesOf([job, ...others].map(writtenPlace)),
      city: text(job['city']),
      country: countryOf(job),
      postal_code: text(job['postal_code']),
      street_address: text(job['street_address']),
      department: text(category?.['name']) ?? text(list(job['category'])[0]) ?? text(job['department']),
      ...readEmployment(job['employment_type']),
      remote_policy: readRemoteLabel(text(job['workplace_type'])) ?? readRemoteLabel(text(job['location_type'])),
      posted_at: readDate(job['posted_date']),
      application_deadline: readDate(job['posting_expiry_date']),
      company_name: text(job['hiring_organization']),
      ...readPay({
        min: job['salary_min_value'] ?? job['salary_value'],
        max: job['salary_max_value'] ?? job['salary_value'],
        currency: job['salary_currency'],
        period: job['salary_frequency'],
      }),
      ...readBlocks([
        { heading: '', content: prose(job['description']) },
        { heading: 'Responsibilities', content: prose(job['responsibilities']) },
        { heading: 'Qualifications', content: prose(job['qualifications']) },
        { heading: 'Benefits', content: prose(job['benefits']) },
      ]),
    },
    { id: slug && `${new URL(boardUrl).host} ${slug}` },
  );
}

function countryOf(place: Readonly<Record<string, unknown>>): string | undefined {
  return readCountry(text(place['country_code'])) ?? readCountry(text(place['country']));
}

function writtenPlace(place: Readonly<Record<string, unknown>>): string {
  return joined(text(place['city']), text(place['state']), countryOf(place)) || (text(place['location_name']) ?? '');
}
