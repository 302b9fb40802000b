// No public interface; as its company pages serve it (2026): five postings a page in the data of the page; amounts are
// in cents.
import { parseHtml } from '../../../postings/page/tree/html.js';
import { readStructuredPostings } from '../../../postings/page/advert/job-page.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { pathPart, tenant, type AtsSystem, type Board } from '../ats.js';
import { jobPage, pageRequest } from '../pages.js';
import { at, type Data, neededList, neededObject, readNextData, textAt, isTrue } from '../reading.js';
import { detailed, placeFields, prose, readEmployment, readPay } from '../values.js';
import { isWidget, widgetListing, widgetOn } from './widget.js';

const STATE = 'props.pageProps.initialState';

export const join: AtsSystem = {
  name: 'join',
  liveBoard: 'https://join.com/companies/join',

  recogniseUrl(url) {
    if (!/^(?:www\.)?join\.com$/.test(url.hostname) || pathPart(url, 0) !== 'companies') return undefined;
    const key = tenant(pathPart(url, 1));
    return key === undefined || !/^[\w-]+$/.test(key)
      ? undefined
      : { system: 'join', key, url: `https://join.com/companies/${key}` };
  },

  recogniseMarkup: widgetOn,

  listing: (board): Listing => ({
    ...(isWidget(board) ? widgetListing(board) : companyListing(board)),
    detail: jobPage,
    readDetail(body, posting) {
      const job = neededObject(readNextData(body), `${STATE}.job`, 'join');
      const stated = readStructuredPostings(parseHtml(body), posting.fields.job_url ?? '')[0];
      const own = detailed(posting, {
        job_description: prose(job['schemaDescription']) || prose(job['description']),
        ...payOf(job),
      });
      return stated ? withoutExtras(completed(own, stated)) : own;
    },
  }),
};

function companyListing({ key, url }: Board): Pick<Listing, 'first' | 'read'> {
  return {
    first: () => [page(url, 1)],
    read(body, request) {
      const state = neededObject(readNextData(body), STATE, 'join');
      const rows = neededList(state, 'jobs.items', 'join');
      const pages = numeric(at(state, 'jobs.pagination.pageCount')) ?? 1;
      const total = numeric(at(state, 'jobs.pagination.total')) ?? numeric(at(state, 'jobs.pagination.rowCount'));
      const number = Number(new URL(request.url).searchParams.get('page') ?? 1);
      return {
        postings: rows.map((row) => readRow(row, key, textAt(state, 'company.name'))),
        ...(total !== undefined && { total }),
        ...(number < pages && rows.length > 0 && { next: [page(url, number + 1)] }),
      };
    },
  };
}

function withoutExtras({ extras: _extras, ...posting }: FoundPosting): FoundPosting {
  return posting;
}

function page(url: string, number: number): ListingRequest {
  return pageRequest(number === 1 ? url : `${url}?page=${String(number)}`);
}

function readRow(job: Data, company: string, name: string | undefined): FoundPosting {
  const slug = text(job['idParam']) ?? text(job['id']);
  const kind = textAt(job, 'employmentType.name');
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: slug === undefined ? undefined : `https://join.com/companies/${company}/${slug}`,
      ...placeFields([
        {
          city: textAt(job, 'city.cityName'),
          country: textAt(job, 'city.countryName') ?? textAt(job, 'country.name') ?? textAt(job, 'country.iso3166'),
        },
      ]),
      department: textAt(job, 'category.name'),
      ...readEmployment(kind),
      remote_policy: readRemoteLabel(text(job['workplaceType'])),
      posted_at: readDate(job['createdAt']),
      company_name: name,
      ...payOf(job),
    },
    { id: text(job['id']) },
  );
}

/** Currencies without a smaller unit. */
const WHOLE = new Set(['JPY', 'KRW', 'VND', 'CLP', 'PYG', 'UGX', 'XAF', 'XOF', 'ISK']);

/** Pay is in the data even where the company chose not to show it: then it is not told. */
function payOf(job: Data): ReturnType<typeof readPay> {
  if (!isTrue(at(job, 'settings.showSalary'))) return {};
  const [from, to] = [record(job['salaryAmountFrom']), record(job['salaryAmountTo'])];
  const currency = text(from['currency']) ?? text(to['currency']);
  const unit = currency !== undefined && WHOLE.has(currency) ? 1 : 100;
  const amount = (bound: Data): number | undefined => {
    const number = numeric(bound['amount']);
    return number === undefined ? undefined : number / unit;
  };
  return readPay({ min: amount(from), max: amount(to), currency, period: job['salaryFrequency'] });
}
