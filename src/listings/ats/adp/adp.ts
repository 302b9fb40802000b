// As its career centres ask (2026): twenty postings a page, counted from one; the text stands in each posting's own answer.
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, type AtsSystem } from '../ats.js';
import { at, type Data, neededList, neededObject, textAt } from '../reading.js';
import { detailed, placeFields, prose, readEmployment, readPay } from '../values.js';

const SITE = 'https://workforcenow.adp.com/mascsr/default';
const ROWS = 20;

export const adp: AtsSystem = {
  name: 'adp',
  hosts: /^(?:workforcenow|myjobs|recruiting)\.adp\.com$/,

  recogniseUrl(url) {
    const client = url.searchParams.get('cid') ?? '';
    const centre = url.searchParams.get('ccId') ?? '';
    if (url.hostname !== 'workforcenow.adp.com' || !/^[\da-f-]{36}$/i.test(client)) return undefined;
    const language = /^[a-z]{2}_[A-Z]{2}$/.exec(url.searchParams.get('lang') ?? '')?.[0] ?? 'en_US';
    const query = `cid=${client.toLowerCase()}&ccId=${/^\w+$/.test(centre) ? centre : '19000101_000001'}&lang=${language}`;
    return { system: 'adp', key: query, url: `${SITE}/mdf/recruitment/recruitment.html?${query}` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [page(key, 1)],
    read(body, request) {
      const answer = parseJson(body, 'adp');
      const rows = neededList(answer, 'jobRequisitions', 'adp');
      const total = numeric(at(answer, 'meta.totalNumber'));
      const behind = Number(new URL(request.url).searchParams.get('$skip') ?? 1) + rows.length;
      return {
        postings: rows.map((row) => readRow(row, url)),
        ...(total !== undefined && { total }),
        ...(rows.length > 0 && behind <= (total ?? 0) && { next: [page(key, behind)] }),
      };
    },
    detail: ({ id }) => (id === undefined ? undefined : { url: `${interfaceOf(id.split(' ')[1])}?${parameters(key)}` }),
    readDetail: (body, posting) => readDetail(neededObject(parseJson(body, 'adp'), '', 'adp'), posting),
  }),
};

function interfaceOf(id?: string): string {
  return `${SITE}/careercenter/public/events/staffing/v1/job-requisitions${id === undefined ? '' : `/${id}`}`;
}

/** The language goes under two names. */
function parameters(key: string): string {
  return `${key}&locale=${/lang=(\w+)/.exec(key)?.[1] ?? 'en_US'}`;
}

function page(key: string, start: number): ListingRequest {
  return {
    url: `${interfaceOf()}?${parameters(key)}&$skip=${String(start)}&$top=${String(ROWS)}`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  };
}

function readRow(row: Data, board: string): FoundPosting {
  const id = text(row['itemID']);
  const client = /cid=([\w-]+)/.exec(board)?.[1] ?? '';
  return foundPosting(
    'ats',
    { ...readFacts(row), job_url: id === undefined ? undefined : `${board}&jobId=${id}` },
    { id: id === undefined ? undefined : `${client} ${id}` },
  );
}

function readFacts(row: Data): Parameters<typeof foundPosting>[1] {
  const kind = textAt(row, 'workLevelCode.shortName');
  const places = list(row['requisitionLocations']).map((place) => ({
    written: textAt(place, 'nameCode.shortName')?.replace(/\s{1,9},/g, ','),
    city: textAt(place, 'address.cityName'),
    country: textAt(place, 'address.countryCode'),
    postalCode: textAt(place, 'address.postalCode'),
  }));
  return {
    job_title: prose(row['requisitionTitle']),
    ...placeFields(places),
    ...readEmployment(kind),
    posted_at: readDate(row['postDate']),
  };
}

/** Some employers put the text into an attached document and a word about that here. */
const ATTACHED = /^.{0,200}\b(?:see|refer to)\s+(?:the\s+)?attached\b.{0,200}$/is;

function readDetail(answer: Data, posting: FoundPosting): FoundPosting {
  const range = record(answer['payGradeRange']);
  const kinds = list(at(answer, 'customFieldGroup.codeFields')).map(record);
  const rate = kinds.find((field) => textAt(field, 'nameCode.codeValue') === 'SalaryType');
  const written = prose(answer['requisitionDescription']);
  return detailed(posting, {
    ...readFacts(answer),
    ...readPay({
      min: at(range, 'minimumRate.amountValue'),
      max: at(range, 'maximumRate.amountValue'),
      currency: textAt(range, 'minimumRate.currencyCode') ?? textAt(range, 'maximumRate.currencyCode'),
      period: textAt(rate, 'shortName') ?? textAt(rate, 'codeValue'),
    }),
    job_description: ATTACHED.test(written) ? undefined : written,
  });
}
