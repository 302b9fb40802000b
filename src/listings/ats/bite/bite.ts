// As its widget asks (2026): a listing's script holds the key of the search, whose rows have no text; each posting's
// has an answer of its own.
import { ParseError } from '../../../errors.js';
import { balanced } from '../../../postings/page/data/embedded-state.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import { jsonOf, list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { parseJson, type AtsSystem } from '../ats.js';
import { at, type Data, labels, neededList, neededObject, textAt, goesOn } from '../reading.js';
import { detailed, placeFields, prose, readPay } from '../values.js';

const ROWS = 100;
const LISTING = /data-bite-jobs-api-listing="([\w-]+):([\w-]+)"/g;

export const bite: AtsSystem = {
  name: 'bite',
  hosts: /^jobs\.b-ite\.com$|\.b-ite\.careers$/,

  // A posting's own address tells nothing of the listing it is in: only the widget does.
  recogniseMarkup(marks) {
    const found = new Set([...marks.matchAll(LISTING)].map(([, customer = '', name = '']) => `${customer}:${name}`));
    return [...found].map((key) => ({ system: 'bite', key, url: script(key) }));
  },

  listing: ({ key }): Listing => ({
    first: () => [{ url: script(key), accept: 'text/javascript' }],
    read(body, request) {
      if (request.method !== 'POST') return { postings: [], next: [search(setUp(body), 0)] };
      const answer = parseJson(body, 'bite');
      const rows = neededList(answer, 'jobPostings', 'bite');
      const total = numeric(at(answer, 'page.total'));
      const asked = record(request.json);
      const behind = (numeric(at(asked, 'page.offset')) ?? 0) + rows.length;
      return {
        postings: rows.map(readRow),
        ...(total !== undefined && { total }),
        ...(goesOn({ rows: rows.length, end: behind, total, size: ROWS }) && {
          next: [search(asked, behind)],
        }),
      };
    },
    detail: ({ id }) =>
      id === undefined || !/^[\da-f]{40,42}$/.test(id)
        ? undefined
        : { url: `https://jobs.b-ite.com/jobposting/${id}/json?locale=de&contentRendered=true` },
    readDetail: (body, posting) => readPosting(neededObject(parseJson(body, 'bite'), '', 'bite'), posting),
  }),
};

function script(key: string): string {
  const [customer = '', name = ''] = key.split(':');
  return `https://cs-assets.b-ite.com/${customer}/jobs-api/${name}.min.js`;
}

/**
 * What the script of a listing is set up with: the key of the search, a language or channel of its own, and which of
 * the customer's postings it shows.
 */
function setUp(body: string): Data {
  const key = /["'`]([\da-f]{40})["'`]/.exec(body)?.[1];
  if (key === undefined || !/createClient|\bkey\s*:/.test(body)) throw new ParseError('bite: the script has no key');
  return {
    key,
    channel: Number(/\bchannel["']?\s*:\s*(\d{1,6})/.exec(body)?.[1] ?? 0),
    locale: /\blocale["']?\s*:\s*["']([a-z]{2})["']/.exec(body)?.[1] ?? 'de',
    filter: filterOf(body),
  };
}

/** The first filter of fixed values: `{"custom.homepage":{in:["north"]}}`. What visitors choose is none. */
function filterOf(body: string): Data | undefined {
  for (const { index, 0: marker } of body.matchAll(/\bfilter["']?\s{0,9}:\s{0,9}(?=\{)/g)) {
    const written = balanced(body, index + marker.length);
    const filter = record(jsonOf(written.replace(/([{,]\s{0,9})([A-Za-z_]\w{0,50})\s{0,9}:/g, '$1"$2":')));
    const conditions = Object.values(filter);
    const isFixed = conditions.length > 0 && conditions.every((condition) => Array.isArray(record(condition)['in']));
    if (isFixed) return filter;
  }
  return undefined;
}

function search({ key, channel, locale, filter }: Data, offset: number): ListingRequest {
  return {
    url: 'https://jobs.b-ite.com/api/v1/postings/search',
    method: 'POST',
    json: { key, channel, locale, ...(filter !== undefined && { filter }), page: { num: ROWS, offset } },
  };
}

function readRow(row: Data): FoundPosting {
  const url = text(row['url']);
  return foundPosting(
    'ats',
    {
      job_title: text(row['title']),
      job_url: url,
      ...readPlace(row),
      ...readKind(row),
      posted_at: readDate(row['startsOn']) ?? readDate(row['createdOn']),
      application_deadline: readDate(row['endsOn']),
      company_name: textAt(row, 'employer.name'),
    },
    { id: /\/jobposting\/([\da-f]{40,42})/.exec(url ?? '')?.[1] ?? text(row['hash']) ?? url },
  );
}

function readPlace(row: Data): ReturnType<typeof placeFields> {
  const address = record(row['address']);
  return placeFields([
    {
      city: text(address['city']),
      country: text(address['country']),
      postalCode: text(address['postCode']) ?? text(address['postalCode']),
      street:
        [text(address['street']), text(address['houseNumber'])].filter((part) => part !== undefined).join(' ') ||
        undefined,
    },
  ]);
}

function readKind(row: Data): { job_type?: string; contract_type?: string } {
  const kinds = list(row['employmentType']).flatMap((kind) => text(kind)?.replaceAll('_', ' ') ?? []);
  const type = readJobType(kinds.join(' or '));
  const contract =
    readContractType(labels(at(row, 'custom.befristung')).join(' ')) ?? kinds.map(readContractType).find(Boolean);
  return { ...(type !== undefined && { job_type: type }), ...(contract !== undefined && { contract_type: contract }) };
}

function readPosting(answer: Data, posting: FoundPosting): FoundPosting {
  const pay = record(answer['baseSalary']);
  const rendered = at(answer, 'content.html.rendered') ?? at(answer, 'content.html');
  const contact = record(answer['contact']);
  return detailed(posting, {
    job_title: text(answer['title']),
    ...readPlace(answer),
    ...readKind(answer),
    posted_at: readDate(answer['activatedAt']) ?? readDate(answer['startsOn']),
    company_name: textAt(answer, 'employer.name'),
    ...readPay({ min: pay['minValue'], max: pay['maxValue'], currency: pay['currency'], period: pay['unitText'] }),
    hiring_manager_name: text(contact['name']),
    job_description: prose(rendered),
  });
}
