// https://developer.rippling.com/documentation/job-board-api — two versions of the list answer; a posting stands once
// per place; text, dates and pay are in the details.
import { ParseError } from '../../../errors.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage } from '../../listing.js';
import { parseJson, tenant, type AtsSystem, type Board } from '../ats.js';
import { firstText, goesOn } from '../reading.js';
import { description, placeFields, prose, readEmployment, readPay, type Workplace } from '../values.js';

/** `/example/jobs`, behind a language, and behind `embed` where a company's own page frames the board. */
const BOARD = /^\/(?:[a-z]{2}(?:-[A-Z]{2})?\/(?!jobs(?:\/|$)))?(?:embed\/)?([^/]+)(?:\/([^/]+))?/;
const PAGE = 50;

function board(key: string): Board {
  return { system: 'rippling', key, url: `https://ats.rippling.com/${key}/jobs` };
}

/** The company in a path. Two letters are a language where nothing is behind them; with a country they always are. */
function companyIn(path: string): string | undefined {
  const [, company, behind] = BOARD.exec(path) ?? [];
  const isLanguage = behind === undefined ? /^[a-z]{2}(?:-[A-Z]{2})?$/ : /^[a-z]{2}-[A-Z]{2}$/;
  return isLanguage.test(company ?? '') ? undefined : company;
}

export const rippling: AtsSystem = {
  name: 'rippling',
  liveBoard: 'https://ats.rippling.com/rippling/jobs',
  hosts: /^ats(?:\.\w+)?\.rippling\.com$|^[\w-]+\.rippling-ats\.com$/,

  recogniseUrl(url) {
    let key: string | undefined;
    if (url.hostname === 'api.rippling.com') key = /\/ats\/v\d\/board\/([^/]+)/.exec(url.pathname)?.[1];
    else if (/^ats(?:\.\w+)?\.rippling\.com$/.test(url.hostname)) {
      const inInterface = /^\/api\/v\d\/board\/([^/]+)/.exec(url.pathname)?.[1];
      key = inInterface ?? companyIn(url.pathname);
    }
    const found = tenant(key);
    return found === undefined ? undefined : board(found);
  },

  listing({ key }): Listing {
    const base = `https://api.rippling.com/platform/api/ats/v1/board/${encodeURIComponent(key)}/jobs`;
    const newerBase = `https://ats.rippling.com/api/v2/board/${encodeURIComponent(key)}/jobs`;
    const newer = (page: number): { url: string } => ({
      url: `${newerBase}?page=${String(page)}&pageSize=${String(PAGE)}`,
    });
    return {
      first: () => [{ url: base }],
      otherwise({ url }) {
        if (url === base) return newer(0);
        return url.startsWith(`${base}/`) ? { url: url.replace(base, newerBase) } : undefined;
      },
      read(body, request) {
        const answer = parseJson(body, 'rippling');
        if (Array.isArray(answer)) return { postings: answer.map((row) => readJob(record(row), key)) };
        return readNewer(record(answer), request.url, key, newer);
      },
      detail: ({ id }) => (id === undefined ? undefined : { url: `${base}/${id}` }),
      readDetail: (body, posting) => completed(readJob(record(parseJson(body, 'rippling')), key), posting),
    };
  },
};

function readNewer(
  answer: Readonly<Record<string, unknown>>,
  url: string,
  key: string,
  next: (page: number) => { url: string },
): ListingPage {
  if (!Array.isArray(answer['items'])) throw new ParseError('rippling: $ and $.items are no list');
  const page = Number(new URL(url).searchParams.get('page') ?? 0);
  const pages = numeric(answer['totalPages']);
  const total = numeric(answer['totalItems']);
  const rows = list(answer['items']).length;
  const isMore =
    pages === undefined ? goesOn({ rows, end: page * PAGE + rows, total, size: PAGE }) : rows > 0 && page + 1 < pages;
  return {
    postings: list(answer['items']).map((row) => readJob(record(row), key)),
    ...(total === undefined ? {} : { total }),
    ...(isMore ? { next: [next(page + 1)] } : {}),
  };
}

/** "SALARIED_FT", "HOURLY_PT": the ending says how much. */
const HOURS: Record<string, string> = { FT: 'full-time', PT: 'part-time' };

function readJob(job: Readonly<Record<string, unknown>>, key: string): FoundPosting {
  const id = firstText(job, 'uuid', 'id');
  const parts = record(job['description']);
  const places = [job['workLocation'], ...list(job['workLocations']), ...list(job['locations'])].map(readWorkplace);
  return foundPosting(
    'ats',
    {
      job_title: text(job['name']),
      job_url: text(job['url']) ?? (id && `https://ats.rippling.com/${key}/jobs/${id}`),
      ...placeFields([...new Map(places.map((place) => [place.written, place] as const)).values()]),
      department: firstText(record(job['department']), 'label', 'name') ?? text(job['department']),
      ...employmentOf(job),
      remote_policy: readRemoteLabel(
        text(job['workplaceType']) ?? text(list(job['locations']).map(record)[0]?.['workplaceType']),
      ),
      posted_at: readDate(job['createdOn']),
      company_name: text(job['companyName']),
      ...payOf(job),
      job_description:
        description(prose(parts['company']), prose(parts['role']), prose(parts['requirements'])) ||
        prose(job['description']),
    },
    { id },
  );
}

function employmentOf(job: Readonly<Record<string, unknown>>): ReturnType<typeof readEmployment> {
  const kind = record(job['employmentType']);
  const label = text(kind['label']) ?? text(job['employmentType']) ?? '';
  const { job_type, contract_type } = readEmployment(label, kind['id']);
  return { job_type: HOURS[label.split('_').at(-1) ?? ''] ?? job_type, contract_type };
}

/** A place is a line, has one as its label, or has its parts beside its name. */
function readWorkplace(value: unknown): Workplace {
  const place = record(value);
  return {
    written: text(value) ?? firstText(place, 'label', 'name'),
    city: text(place['city']),
    region: text(place['state']),
    country: firstText(place, 'countryCode', 'country'),
  };
}

/** A range per place: from the lowest to the highest; nothing where they are in several currencies or periods. */
function payOf(job: Readonly<Record<string, unknown>>): ReturnType<typeof readPay> {
  const ranges = list(job['payRangeDetails'])
    .map((range) => payIn(record(range)))
    .filter((range) => Object.keys(range).length > 0);
  const [first] = ranges;
  const isOne = ranges.every(
    (range) => range.salary_currency === first?.salary_currency && range.salary_period === first?.salary_period,
  );
  if (!first || !isOne) return {};
  const bounds = (name: 'salary_min' | 'salary_max'): number[] => ranges.flatMap((range) => range[name] ?? []);
  const [low, high] = [bounds('salary_min'), bounds('salary_max')];
  return {
    ...first,
    salary_min: low.length > 0 ? Math.min(...low) : undefined,
    salary_max: high.length > 0 ? Math.max(...high) : undefined,
  };
}

function payIn(range: Readonly<Record<string, unknown>>): ReturnType<typeof readPay> {
  return readPay({
    min: range['rangeStart'] ?? range['min'] ?? range['minValue'],
    max: range['rangeEnd'] ?? range['max'] ?? range['maxValue'],
    currency: record(range['currency'])['currencyType'] ?? range['currency'],
    period: range['frequency'] ?? range['period'] ?? range['payPeriod'],
  });
}
