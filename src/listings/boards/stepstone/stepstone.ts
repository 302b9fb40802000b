// https://www.stepstone.de/jobs/<title>/in-<place> — the rows lie in a script as
// __PRELOADED_STATE__["app-unifiedResultlist"]; sections other than main and semantic are the board's own suggestions.
import { ParseError } from '../../../errors.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readEmbeddedState } from '../../../postings/page/data/embedded-state.js';
import { htmlToText, parseHtml } from '../../../postings/page/tree/html.js';
import { readJobType } from '../../../postings/text/kinds/job-type.js';
import { readJsonLd } from '../../../postings/page/data/json-ld.js';
import type { ListingPage, ListingRequest } from '../../listing.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { reasonOf, type ReasonCode } from '../../../postings/reasons.js';
import { fold, list, numeric, record, text } from '../../../postings/text/words.js';
import type { CommercialBoard } from '../commercial-board.js';
import type { CommercialJobsInput } from '../commercial-search.js';

type Item = Readonly<Record<string, unknown>>;

const RESULT_LIST = 'window.__PRELOADED_STATE__["app-unifiedResultlist"]';
const SECTIONS = new Set(['main', 'semantic']);
const PERIODS: Record<string, string> = {
  year: 'year',
  yearly: 'year',
  month: 'month',
  monthly: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  hourly: 'hour',
};
/** As its own filter numbers how much may be done from home; 0 is what nobody said. */
const REMOTE: Record<string, string> = { 1: 'remote', 2: 'hybrid' };
const ONLY_REMOTE = '1';
/** Editions of the board by country; Germany's is the one that is asked for any other. */
const HOSTS: Record<string, string> = {
  de: 'www.stepstone.de',
  at: 'www.stepstone.at',
  be: 'www.stepstone.be',
  nl: 'www.stepstone.nl',
};
/** Countries of the editions, by the ending of the host. */
const COUNTRIES: Record<string, string> = { at: 'Austria', be: 'Belgium', nl: 'Netherlands' };

/** A search on StepStone. `oldest` is the first moment that posted_within_days leaves in. */
export function stepstone(
  input: CommercialJobsInput,
  { baseUrl, oldest }: { baseUrl: string | undefined; oldest: Date | undefined },
): CommercialBoard {
  const host = baseUrl ?? `https://${HOSTS[input.country] ?? 'www.stepstone.de'}`;
  const page = (number: number): ListingRequest => ({
    url: searchAddress(input, host, number),
    headers: { 'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5' },
  });
  return {
    label: 'StepStone',
    listing: {
      first: () => [page(1)],

      read(body, request) {
        const results = record(record(readEmbeddedState(body, RESULT_LIST))['searchResults']);
        if (!Array.isArray(results['items'])) throw new ParseError('stepstone: the page has no result list');
        const items = list(results['items']).map(record);
        const total = numeric(record(results['meta'])['total']) ?? numeric(record(results['pagination'])['totalCount']);
        const number = Number(new URL(request.url).searchParams.get('page') ?? 1);
        const pages = numeric(record(results['pagination'])['pageCount']) ?? (items.length > 0 ? number + 1 : number);
        return {
          ...judged(items, { host, input, oldest }),
          ...(total !== undefined && { total }),
          ...(items.length > 0 && number < pages && { next: [page(number + 1)] }),
        };
      },

      detail: ({ fields }) =>
        fields.job_url === undefined ? undefined : { url: new URL(new URL(fields.job_url).pathname, host).href },
      readDetail: (body, posting) => readDetail(body, posting),
    },
  };
}

function searchAddress(
  { title, location, radius, remote, posted_within_days: days }: CommercialJobsInput,
  host: string,
  page: number,
): string {
  const place = slug(location);
  const path = ['jobs', slug(title), place === '' ? '' : `in-${place}`].filter((part) => part !== '').join('/');
  const query = new URLSearchParams({
    ...(radius !== undefined && place !== '' && { radius: String(Math.round(radius)) }),
    // The board offers one day and a week.
    ...(days !== undefined && days <= 7 && { ag: days === 1 ? 'age_1' : 'age_7' }),
    ...(remote === true && { wfh: ONLY_REMOTE }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${host}/${path}${query === '' ? '' : `?${query}`}`;
}

function slug(words: string | undefined): string {
  return encodeURIComponent(
    (words ?? '')
      .trim()
      .toLowerCase()
      .replace(/[\s/]+/g, '-'),
  );
}

function judged(
  items: readonly Item[],
  { host, input, oldest }: { host: string; input: CommercialJobsInput; oldest: Date | undefined },
): Pick<ListingPage, 'postings' | 'rejected'> {
  const read = items.map((item) => ({ item, posting: readItem(item, host) }));
  const isOld = (day: string | undefined): boolean =>
    oldest !== undefined && day !== undefined && new Date(day) < oldest;
  const codeOf = (item: Item, { fields }: FoundPosting): ReasonCode | undefined => {
    if (!SECTIONS.has(text(item['section']) ?? 'main')) return 'suggestion';
    if (isOld(fields.posted_at)) return 'too_old';
    if (input.remote === true && fields.remote_policy !== 'remote') return 'not_from_home';
    return isOfType(fields.job_type, input.job_type) ? undefined : 'other_job_type';
  };
  return {
    postings: read.filter(({ item, posting }) => codeOf(item, posting) === undefined).map(({ posting }) => posting),
    rejected: read.flatMap(({ item, posting }) => {
      const code = codeOf(item, posting);
      return code === undefined ? [] : [{ posting, ...reasonOf(code) }];
    }),
  };
}

/** Whether a posting may be of the kind that is asked for: "full-time, part-time" is open to both. */
function isOfType(stated: string | undefined, asked: string | undefined): boolean {
  return stated === undefined || asked === undefined || stated.split(', ').includes(asked);
}

function readItem(item: Item, host: string): FoundPosting {
  const id = text(item['id']);
  const path = text(item['url']);
  const title = text(item['title']);
  return foundPosting(
    'page-data',
    {
      job_title: title,
      job_url: path === undefined || !URL.canParse(path, host) ? undefined : withoutQuery(new URL(path, host)),
      company_name: item['isAnonymous'] === true ? undefined : text(item['companyName']),
      company_profile_url: text(item['companyUrl']),
      location: text(item['location']),
      postal_code: text(item['postCode']),
      country: COUNTRIES[host.split('.').at(-1) ?? ''],
      job_type: readJobType(title),
      remote_policy: REMOTE[text(item['workFromHome']) ?? ''],
      ...salaryOf(record(item['unifiedSalary'])),
      posted_at: readDate(item['datePosted']),
      source: 'commercial',
    },
    { ...(id !== undefined && { id }) },
  );
}

function salaryOf(salary: Item): Parameters<typeof foundPosting>[1] {
  const [min, max] = [numeric(salary['min']), numeric(salary['max'])].map((amount) =>
    amount !== undefined && amount > 0 ? amount : undefined,
  );
  if (min === undefined && max === undefined) return {};
  return {
    salary_min: min,
    salary_max: max,
    salary_currency: text(salary['currency']),
    salary_period: PERIODS[fold(text(salary['period']) ?? '')],
  };
}

/** @throws ParseError when the page is another one */
function readDetail(body: string, posting: FoundPosting): FoundPosting {
  const [structured] = readJsonLd(parseHtml(body), posting.fields.job_url ?? 'https://www.stepstone.de/');
  const props = record(record(readEmbeddedState(body, 'window.__PRELOADED_STATE__.JobAdContent'))['props']);
  const sections = list(props['textSections'])
    .map(record)
    .map((section) =>
      [text(section['title']), htmlToText(text(section['content']) ?? '')].filter((part) => part).join('\n'),
    );
  const passport = record(props['companyPassportData']);
  if (!structured && sections.length === 0) throw new ParseError('stepstone: the page of a posting has no data');
  const stated = foundPosting('page-data', {
    job_description: sections.join('\n'),
    company_size: text(passport['employees']),
    headquarters: text(passport['address']),
    industry: list(passport['industries'])
      .map(text)
      .filter((industry) => industry !== undefined)
      .join(', '),
  });
  const { job_url: _url, source: _source, ...fields } = structured?.fields ?? {};
  return completed(completed(posting, stated), { fields, evidence: structured?.evidence ?? {} });
}

function withoutQuery(url: URL): string {
  url.search = '';
  return url.href;
}
