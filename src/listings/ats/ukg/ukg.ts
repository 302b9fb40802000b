// As its job boards ask (2026, formerly UltiPro): rows by POST; the whole posting is an object in the script of its
// page.
import { ParseError } from '../../../errors.js';
import { balanced } from '../../../postings/page/data/embedded-state.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { jsonOf, list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, pathPart, type AtsSystem } from '../ats.js';
import { jobPage } from '../pages.js';
import { at, type Data, neededList, textAt, goesOn, isTrue, isFalse } from '../reading.js';
import { detailed, placeFields, prose, readPay, type Workplace } from '../values.js';

const HOST = /^(?:recruiting\d?\.ultipro\.(?:com|ca)|[\w-]+\.rec\.pro\.ukg\.net)$/;
const ROWS = 50;
/** As the vendor's own translations number them. */
const WORKPLACES = ['hybrid', 'on-site', 'remote'];

export const ukg: AtsSystem = {
  name: 'ukg',
  liveBoard: 'https://recruiting.ultipro.com/COO5000COOP/JobBoard/163383cc-cbae-4201-956e-c5e437bbfeb3',
  hosts: /\.ultipro\.(?:com|ca)$|\.rec\.pro\.ukg\.net$/,

  recogniseUrl(url) {
    const [company, kind, board] = [0, 1, 2].map((index) => pathPart(url, index));
    if (!HOST.test(url.hostname) || !/^JobBoard$/i.test(kind ?? '') || !/^[\da-f-]{36}$/i.test(board ?? ''))
      return undefined;
    const address = `https://${url.hostname}/${company ?? ''}/JobBoard/${board ?? ''}`;
    return { system: 'ukg', key: (board ?? '').toLowerCase(), url: address };
  },

  listing: ({ url }): Listing => ({
    first: () => [page(url, 0)],
    read(body, request) {
      const answer = parseJson(body, 'ukg');
      const rows = neededList(answer, 'opportunities', 'ukg');
      const total = numeric(record(answer)['totalCount']);
      const behind = (numeric(at(request.json, 'opportunitySearch.Skip')) ?? 0) + rows.length;
      return {
        postings: rows.map((row) => readRow(row, url)),
        ...(total !== undefined && { total }),
        ...(goesOn({ rows: rows.length, end: behind, total, size: ROWS }) && { next: [page(url, behind)] }),
      };
    },
    detail: jobPage,
    readDetail(body, posting) {
      const start = /CandidateOpportunityDetail\(\s*(?=\{)/.exec(body);
      const value = start && jsonOf(balanced(body, start.index + start[0].length));
      // A posting that was taken down answers with an empty page.
      if (!value) throw new ParseError('ukg: the page has no CandidateOpportunityDetail');
      const opportunity = record(value);
      return detailed(posting, {
        ...readFacts(opportunity),
        posted_at: publishedAt(opportunity) ?? posting.fields.posted_at,
        job_description: prose(opportunity['Description']),
      });
    },
  }),
};

function page(url: string, skip: number): ListingRequest {
  return {
    url: `${url}/JobBoardView/LoadSearchResults`,
    method: 'POST',
    json: {
      opportunitySearch: {
        Top: ROWS,
        Skip: skip,
        QueryString: '',
        OrderBy: [{ Value: 'postedDateDesc', PropertyName: 'PostedDate', Ascending: false }],
        Filters: [],
      },
    },
  };
}

function readRow(row: Data, board: string): FoundPosting {
  const id = text(row['Id']);
  return foundPosting(
    'ats',
    {
      ...readFacts(row),
      job_url: id === undefined ? undefined : `${board}/OpportunityDetail?opportunityId=${id}`,
      job_description: prose(row['BriefDescription']),
    },
    { id },
  );
}

/** When it was published to everybody; what is called the posting's date is when it was made. */
function publishedAt(opportunity: Data): string | undefined {
  const boards = list(opportunity['JobBoardMemberships']).map(record);
  return readDate(boards.find((board) => isTrue(board['PublishedExternal']))?.['ExternalPostedDate']);
}

function readFacts(row: Data): Parameters<typeof foundPosting>[1] {
  const isFull = row['FullTime'];
  const workplace = numeric(row['JobLocationType']);
  const category = text(row['JobCategoryName']);
  return {
    job_title: text(row['Title']),
    ...placeFields(list(row['Locations']).map((place) => readPlace(record(place)))),
    department: category === 'All' ? undefined : category,
    job_type: isTrue(isFull) ? 'full-time' : isFalse(isFull) ? 'part-time' : undefined,
    remote_policy: workplace === undefined ? undefined : WORKPLACES[workplace],
    posted_at: readDate(row['PostedDate']),
    ...payOf(row),
  };
}

/** A range is in the data even where the company does not show it: then it is not told. Hourly pay is one rate. */
function payOf(row: Data): ReturnType<typeof readPay> {
  const range = record(row['PayRange']);
  const isHourly = isFalse(row['Salaried']);
  const currency = row['PayRangeCurrencyCode'] ?? row['CompensationCurrencyCode'];
  if (isTrue(row['PayRangeVisible']))
    return readPay({
      min: range['PayRangeMinimum'],
      max: range['PayRangeMaximum'],
      currency,
      period: isHourly ? 'hour' : 'year',
    });
  const rate = at(row, 'CompensationAmount.Value');
  const stated = (span: string): ReturnType<typeof readPay> =>
    readPay({
      min: row[`Compensation${span}Minimum`],
      max: row[`Compensation${span}Maximum`],
      currency: row['CompensationCurrencyCode'] ?? currency,
      period: span,
    });
  return {
    ...readPay({ min: rate, max: rate, currency, period: isHourly ? 'hour' : 'year' }),
    ...stated('Annual'),
    ...stated('Hourly'),
  };
}

/** As the board shows it: the address, or the company's own word for the place where it hides the address. */
function readPlace(place: Data): Workplace {
  const address = record(place['Address']);
  const city = text(address['City']);
  const isShown = !isFalse(place['DisplayAddress']) && city !== undefined;
  const country = textAt(address, 'Country.Name') ?? textAt(address, 'Country.Code');
  return {
    ...(!isShown && { written: text(place['LocalizedName']) ?? text(place['LocalizedDescription']) }),
    city: isShown && !city.includes(',') ? city : undefined,
    region: textAt(address, 'State.Name') ?? textAt(address, 'State.Code'),
    country,
    ...(isShown && { postalCode: text(address['PostalCode']), street: text(address['Line1']) }),
  };
}
