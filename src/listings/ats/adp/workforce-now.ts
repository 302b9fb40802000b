import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, type Board } from '../ats.js';
import { at, neededList, neededObject, textAt, type Data, goesOn } from '../reading.js';
import { detailed, placeFields, prose, readEmployment, readPay } from '../values.js';

const SITE = 'https://workforcenow.adp.com/mascsr/default';
const STAFFING = `${SITE}/careercenter/public/events/staffing/v1`;
/** Whatever is asked, a page has no more. */
const ROWS = 20;
const LANGUAGE = /lang=(\w+)/;

/** The public page of a career centre. */
export function centreAddress(key: string): string {
  return `${SITE}/mdf/recruitment/recruitment.html?${key}`;
}

/**
 * A career centre of Workforce Now: twenty postings a page, counted from one; the text stands in each posting's own
 * answer.
 */
export function careerCentreListing({ key, url }: Board): Listing {
  return {
    first: () => [page(key, 1)],
    read(body, request) {
      if (request.url.includes('/content-links/')) return inOwnLanguage(body, key);
      const answer = parseJson(body, 'adp');
      const rows = neededList(answer, 'jobRequisitions', 'adp');
      const total = numeric(at(answer, 'meta.totalNumber'));
      const start = Number(new URL(request.url).searchParams.get('$skip') ?? 1);
      const behind = start + rows.length;
      const asked = keyIn(request);
      // Postings exist in one language only: an empty list may be the wrong one.
      if (rows.length === 0 && start === 1 && asked === key)
        return { postings: [], next: [{ url: `${STAFFING}/content-links/career-center?${parameters(key)}` }] };
      return {
        postings: rows.map((row) => readRow(row, url.replace(LANGUAGE, LANGUAGE.exec(asked)?.[0] ?? ''))),
        ...(total !== undefined && { total }),
        ...(goesOn({ rows: rows.length, end: behind - 1, total, size: ROWS }) && { next: [page(asked, behind)] }),
      };
    },
    detail: ({ id, fields }) => {
      const item = id?.split(' ')[1];
      const inLanguage = key.replace(LANGUAGE, LANGUAGE.exec(fields.job_url ?? '')?.[0] ?? '');
      return item === undefined ? undefined : { url: `${STAFFING}/job-requisitions/${item}?${parameters(inLanguage)}` };
    },
    readDetail: (body, posting) => readDetail(neededObject(parseJson(body, 'adp'), '', 'adp'), posting),
  };
}

/** The list in the first language that the career centre is set up for. */
function inOwnLanguage(body: string, key: string): ListingPage {
  const meta = neededObject(parseJson(body, 'adp'), 'meta', 'adp');
  neededList(meta, 'customFieldGroup.stringFields', 'adp');
  const locale = text(customField(meta, 'stringFields', 'Locale')['stringValue']);
  return locale === undefined || key.endsWith(`lang=${locale}`)
    ? { postings: [], total: 0 }
    : { postings: [], next: [page(key.replace(LANGUAGE, `lang=${locale}`), 1)] };
}

function keyIn({ url }: ListingRequest): string {
  const [, query = ''] = url.split('?', 2);
  const end = query.lastIndexOf('&locale=');
  return end > 0 ? query.slice(0, end) : '';
}

/** The language goes under two names. */
function parameters(key: string): string {
  return `${key}&locale=${LANGUAGE.exec(key)?.[1] ?? 'en_US'}`;
}

function page(key: string, start: number): ListingRequest {
  return {
    url: `${STAFFING}/job-requisitions?${parameters(key)}&$skip=${String(start)}&$top=${String(ROWS)}`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  };
}

function readRow(row: Data, board: string): FoundPosting {
  const id = text(row['itemID']);
  const client = /cid=([\w-]+)/.exec(board)?.[1] ?? '';
  // Visitors' links carry another number than the interface's.
  const shown = text(customField(row, 'stringFields', 'ExternalJobID')['stringValue']) ?? id;
  return foundPosting(
    'ats',
    { ...readFacts(row), job_url: shown === undefined ? undefined : `${board}&jobId=${shown}` },
    { id: id === undefined ? undefined : `${client} ${id}` },
  );
}

/** One of the company's named fields of a kind: codes, texts, dates. */
function customField(row: Data, kind: string, name: string): Data {
  const fields = list(at(row, `customFieldGroup.${kind}`)).map(record);
  return fields.find((field) => textAt(field, 'nameCode.codeValue') === name) ?? {};
}

function readFacts(row: Data): Parameters<typeof foundPosting>[1] {
  const places = list(row['requisitionLocations']).map((place) => {
    const written = textAt(place, 'nameCode.shortName')?.replace(/\s{1,9},/g, ',');
    return {
      written,
      city: textAt(place, 'address.cityName'),
      // Only the name of the place says its country, at its end: "Plant 2, Akron, OH, US".
      country: textAt(place, 'address.countryCode') ?? /,\s*([A-Z]{2})$/.exec(written ?? '')?.[1],
      postalCode: textAt(place, 'address.postalCode'),
    };
  });
  const rate = customField(row, 'codeFields', 'SalaryType');
  const range = record(row['payGradeRange']);
  return {
    job_title: prose(row['requisitionTitle']),
    ...placeFields(places),
    department: text(customField(row, 'stringFields', 'HomeDepartment')['stringValue']),
    ...readEmployment(textAt(row, 'workLevelCode.shortName')),
    posted_at: readDate(row['postDate']),
    ...readPay({
      min: at(range, 'minimumRate.amountValue'),
      max: at(range, 'maximumRate.amountValue'),
      currency: at(range, 'minimumRate.currencyCode') ?? at(range, 'maximumRate.currencyCode'),
      period: rate['shortName'] ?? rate['codeValue'],
    }),
  };
}

/** Some employers put the text into an attached document and a word about that here. */
const ATTACHED = /^.{0,200}\b(?:see|refer to)\s+(?:the\s+)?attached\b.{0,200}$/is;

function readDetail(answer: Data, posting: FoundPosting): FoundPosting {
  // A posting that is gone is answered with an empty one.
  if (text(answer['itemID']) === undefined) throw new ParseError('adp: the answer has no itemID');
  const written = prose(answer['requisitionDescription']);
  return detailed(posting, {
    ...readFacts(answer),
    job_description: ATTACHED.test(written) ? undefined : written,
  });
}
