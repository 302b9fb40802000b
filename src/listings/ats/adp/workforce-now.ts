import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { parseJson, type Board } from '../ats.js';
import { at, isFalse, neededList, neededObject, textAt, type Data, goesOn } from '../reading.js';
import { detailed, placeFields, prose, readPay } from '../values.js';
import { readWorkLevel } from './work-level.js';

const SITE = 'https://workforcenow.adp.com/mascsr/default';
const STAFFING = `${SITE}/careercenter/public/events/staffing/v1`;
/** Whatever is asked, a page has no more. */
const ROWS = 20;
const LANGUAGE = /lang=(\w+)/;
/** Marks the question about a career centre that has postings; no server is told what stands behind a #. */
const LISTED = '#listed';

/** Kinds of rate by their codes, where they have no name. */
const RATES: Readonly<Record<string, string>> = { HR: 'hour', AN: 'year' };

/** The public page of a career centre. */
export function centreAddress(key: string): string {
  return `${SITE}/mdf/recruitment/recruitment.html?${key}`;
}

/**
 * A career centre of Workforce Now: twenty postings a page, counted from one; the text stands in each posting's own
 * answer. A posting is listed in its own languages only, so the list is asked in each that the centre has:
 * github.com/sarthakjain004/headstart src/headstart/scrapers/adp.py
 */
export function careerCentreListing({ key, url }: Board): Listing {
  return {
    isToldAgain: true,
    first: () => [page(key, 1)],
    read(body, request) {
      if (request.url.includes('/content-links/')) return inOtherLanguages(body, key, request.url.endsWith(LISTED));
      const answer = parseJson(body, 'adp');
      const rows = neededList(answer, 'jobRequisitions', 'adp');
      const total = numeric(at(answer, 'meta.totalNumber'));
      const start = Number(new URL(request.url).searchParams.get('$skip') ?? 1);
      const behind = start + rows.length;
      const asked = keyIn(request);
      return {
        postings: rows.map((row) => readRow(row, url.replace(LANGUAGE, LANGUAGE.exec(asked)?.[0] ?? ''))),
        // A language without postings counts none, whatever the others have.
        ...(total !== undefined && rows.length + total > 0 && { total }),
        next: [
          ...(goesOn({ rows: rows.length, end: behind - 1, total, size: ROWS }) ? [page(asked, behind)] : []),
          // Only once the list is there: a centre that tells nothing of its languages loses nothing by it.
          ...(start === 1 && asked === key ? [centre(key, rows.length > 0)] : []),
        ],
      };
    },
    detail: ({ id, extras, fields }) => {
      const item = text(extras?.['itemID']) ?? id?.split(' ')[1];
      const inLanguage = key.replace(LANGUAGE, LANGUAGE.exec(fields.job_url ?? '')?.[0] ?? '');
      return item === undefined ? undefined : { url: `${STAFFING}/job-requisitions/${item}?${parameters(inLanguage)}` };
    },
    readDetail: (body, posting) => readDetail(neededObject(parseJson(body, 'adp'), '', 'adp'), posting),
  };
}

function centre(key: string, isListed: boolean): ListingRequest {
  const url = `${STAFFING}/content-links/career-center?${parameters(key)}`;
  return { url: isListed ? `${url}${LISTED}` : url };
}

/** The lists in the other languages that the career centre has; a centre that the client does not have says so. */
function inOtherLanguages(body: string, key: string, isListed: boolean): ListingPage {
  const meta = neededObject(parseJson(body, 'adp'), 'meta', 'adp');
  const locales = neededList(meta, 'customFieldGroup.stringFields', 'adp')
    .filter((field) => textAt(field, 'nameCode.codeValue') === 'Locale')
    .flatMap((field) => /^[a-z]{2}_[A-Z]{2}$/.exec(text(field['stringValue']) ?? '')?.[0] ?? []);
  const published = customField(meta, 'indicatorFields', 'PublishedIndicator')['indicatorValue'];
  const others = [...new Set(locales)].filter((locale) => !key.endsWith(`lang=${locale}`));
  return {
    postings: [],
    unknown: !isListed && isFalse(published),
    next: others.map((locale) => page(key.replace(LANGUAGE, `lang=${locale}`), 1)),
  };
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
    // The same posting in another language has the same visitors' number.
    {
      id: shown === undefined ? undefined : `${client} ${shown}`,
      ...(id !== undefined && id !== shown && { extras: { itemID: id } }),
    },
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
      region: textAt(place, 'address.countrySubdivisionLevel1.codeValue'),
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
    ...readWorkLevel(textAt(row, 'workLevelCode.shortName')),
    posted_at: readDate(row['postDate']),
    ...readPay({
      min: at(range, 'minimumRate.amountValue'),
      max: at(range, 'maximumRate.amountValue'),
      currency: at(range, 'minimumRate.currencyCode') ?? at(range, 'maximumRate.currencyCode'),
      period: text(rate['shortName']) ?? RATES[text(rate['codeValue']) ?? ''],
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
