// No public documentation; as its own career sites ask (2026). Always on the company's own host; where the interface is
// closed, the pages of the search carry ten rows each in `phApp.ddo`.
import { ParseError } from '../../../errors.js';
import { readEmbeddedState } from '../../../postings/page/data/embedded-state.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { jsonOf, joined, list, numeric, record, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import type { AtsSystem } from '../ats.js';
import { firstText, goesOn } from '../reading.js';
import { jobPage, pageRequest, readOwnPage } from '../pages.js';
import { placesOf, prose, readEmployment, readPayLine } from '../values.js';

const PAGE = 100;
const PAGE_OF_SITE = 10;
/** Region and language, below which a career site stands: /us/en. */
const SITE = /^\/([a-z-]{2,20}\/[a-z]{2}(?:-[a-z]{2,4})?)(?=\/|$)/i;

export const phenom: AtsSystem = {
  name: 'phenom',
  liveBoard: 'https://careers.phenom.com/global/en',

  recogniseMarkup(marks, { hostname, pathname }) {
    if (!/\bphApp\.ddo\b|\bcdn[\w-]{0,60}\.phenompeople\.com/.test(marks)) return [];
    const site = SITE.exec(pathname)?.[1] ?? /"baseUrl"\s*:\s*"https?:\/\/[^/"]+\/([\w/-]+?)\/?"/.exec(marks)?.[1];
    const path = site === undefined ? '' : `/${site}`;
    return [{ system: 'phenom', key: `${hostname}${path}`, url: `https://${hostname}${path}/search-results` }];
  },

  listing({ key, url }): Listing {
    const [host = '', region, language] = key.split('/');
    const base = url.replace(/\/search-results$/, '');
    const search = (from: number): ListingRequest => ({
      url: `https://${host}/widgets`,
      method: 'POST',
      json: searchOf(from, region, language),
    });
    const page = (from: number): ListingRequest => pageRequest(`${url}?from=${String(from)}&s=1`);
    return {
      first: () => [search(0)],
      otherwise: (request) => (request.url.endsWith('/widgets') ? page(0) : undefined),
      read(body, request): ListingPage {
        const isPage = request.accept === 'text/html';
        const found = foundIn(body, isPage);
        const rows = found['rows'];
        const from = isPage
          ? Number(new URL(request.url).searchParams.get('from'))
          : (numeric(record(request.json)['from']) ?? 0);
        const end = from + rows.length;
        const { total } = found;
        const isMore = goesOn({ rows: rows.length, end, total, size: PAGE_OF_SITE });
        return {
          postings: rows.map((row) => readJob(record(row), base)),
          ...(total === undefined ? {} : { total }),
          ...(isMore ? { next: [isPage ? page(end) : search(end)] } : {}),
        };
      },
      detail: jobPage,
      readDetail: (body, posting) => readDetail(body, posting, base),
    };
  },
};

/** What the site's own search sends. */
function searchOf(from: number, region: string | undefined, language: string | undefined): Record<string, unknown> {
  return {
    ddoKey: 'refineSearch',
    jobs: true,
    from,
    size: PAGE,
    pageName: 'search-results',
    siteType: 'external',
    deviceType: 'desktop',
    global: true,
    counts: true,
    keywords: '',
    selected_fields: {},
    jdsource: 'facets',
    ...(region === undefined || language === undefined ? {} : { country: region, lang: `${language}_${region}` }),
  };
}

function foundIn(body: string, isPage: boolean): { rows: readonly unknown[]; total: number | undefined } {
  const answer = record(isPage ? readEmbeddedState(body, 'phApp.ddo') : jsonOf(body));
  const path = isPage ? 'eagerLoadRefineSearch' : 'refineSearch';
  const found = record(answer[path]);
  const rows = record(found['data'])['jobs'];
  if (!Array.isArray(rows)) throw new ParseError(`phenom: ${isPage ? 'phApp.ddo' : '$'}.${path}.data.jobs is no list`);
  return { rows, total: numeric(found['totalHits']) };
}

/**
 * The page carries the posting as data; where it does not, its text is read. The list's teaser is no description beside
 * either.
 */
function readDetail(body: string, posting: FoundPosting, base: string): FoundPosting {
  const { job_description: teaser, ...fields } = posting.fields;
  const known = { ...posting, fields };
  const state = record(readEmbeddedState(body, 'phApp.ddo'));
  const stated = readJob(record(record(record(state['jobDetail'])['data'])['job']), base);
  const complete =
    stated.fields.job_description === undefined ? readOwnPage(body, known, 'phenom') : completed(known, stated);
  return complete.fields.job_description === undefined && teaser !== undefined
    ? { ...complete, fields: { ...complete.fields, job_description: teaser } }
    : complete;
}

function readJob(job: Readonly<Record<string, unknown>>, base: string): FoundPosting {
  const id = firstText(job, 'jobSeqNo', 'jobId', 'reqId');
  const places = list(job['multi_location']).map(text);
  const isSingle = places.length < 2;
  const country = isSingle ? readCountry(text(job['country'])) : undefined;
  const city = isSingle ? text(job['city']) : undefined;
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url: id && `${base}/job/${id}`,
      location: isSingle ? writtenPlace(job, country) : placesOf(places),
      city,
      country,
      postal_code: text(job['postalCode']),
      department: firstText(job, 'department', 'category'),
      ...readEmployment(job['type'], job['employmentType'], job['jobType'], job['timeType']),
      remote_policy: readRemoteLabel(firstText(job, 'workplaceType', 'workLocation', 'locationType')),
      posted_at: readDate(job['postedDate'] ?? job['dateCreated']),
      company_name: text(job['companyName']),
      ...readPayLine(job['salaryRange'] ?? job['salary'], country),
      job_description: prose(job['description'], job['ml_Description'], job['descriptionTeaser']),
    },
    { id },
  );
}

function writtenPlace(job: Readonly<Record<string, unknown>>, country: string | undefined): string {
  return firstText(job, 'location', 'cityStateCountry') ?? joined(text(job['city']), text(job['state']), country);
}
