// https://help.workable.com/hc/en-us/articles/115012771647 (widget) — a posting stands once per location: the shortcode
// tells them together.
import { ParseError } from '../../../errors.js';
import { readCountry } from '../../../postings/text/places/countries.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import type { Listing } from '../../listing.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { joined, list, record, text } from '../../../postings/text/words.js';
import { parseJson, pathPart, tenant, tenantsIn, type AtsSystem, type Board } from '../ats.js';
import { firstText, isTrue, type Data } from '../reading.js';
import { placesOf, prose } from '../values.js';

/** An address that names the account. */
const ACCOUNT = /\bapply\.workable\.com\/(?!static|assets|api|_)[\w-]/;
/** The picture that a board is shared with names its account by number, also on the company's own domain. */
const SOCIAL_IMAGE =
  /<meta [^<>]{0,200}\/\/workablehr\.s3\.amazonaws\.com\/uploads\/account\/(?:open_graph_)?logo\/(\d{1,9})\//g;

function board(key: string): Board {
  return { system: 'workable', key, url: `https://apply.workable.com/${key}/` };
}

export const workable: AtsSystem = {
  name: 'workable',
  liveBoard: 'https://apply.workable.com/iceye/',
  hosts: /^(?:apply|jobs|careers-page)\.workable\.com$/,
  // It was seen to answer 429 from the third request at a time on.
  rate: { servers: /(?:^|\.)workable\.com$/, requestsPerSecond: 2, concurrency: 1 },

  recogniseUrl(url) {
    let key: string | undefined;
    if (/^(?:apply|careers-page)\.workable\.com$/.test(url.hostname)) {
      key = pathPart(url, 0) === 'api' ? pathPart(url, url.pathname.includes('/widget/') ? 4 : 3) : pathPart(url, 0);
      if (key === 'j') key = undefined;
    } else if (url.pathname.startsWith('/api/accounts/'))
      key = url.hostname === 'www.workable.com' ? pathPart(url, 2) : undefined;
    else if (url.hostname.endsWith('.workable.com')) key = url.hostname.slice(0, -'.workable.com'.length);
    const found = tenant(key);
    return found === undefined ? undefined : board(found);
  },

  recogniseMarkup(marks, { hostname }) {
    const embedded = tenantsIn(marks, /whr_embed\(\s*["']?([\w-]+)/g).map(board);
    if (embedded.length > 0 || /\.workable\.com$/.test(hostname) || ACCOUNT.test(marks)) return embedded;
    return tenantsIn(marks, SOCIAL_IMAGE).slice(0, 1).map(board);
  },

  listing: ({ key }): Listing => ({
    first: () => [{ url: `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(key)}?details=true` }],
    read(body) {
      const account = record(parseJson(body, 'workable'));
      if (!Array.isArray(account['jobs'])) throw new ParseError('workable: $.jobs is no list');
      const company = text(account['name']);
      return { postings: list(account['jobs']).map((job) => readJob(record(job), key, company)) };
    },
  }),
};

function readJob(job: Readonly<Record<string, unknown>>, account: string, company: string | undefined): FoundPosting {
  const shortcode = text(job['shortcode']);
  const kind = text(job['employment_type']);
  return foundPosting(
    'ats',
    {
      job_title: text(job['title']),
      job_url:
        firstText(job, 'url', 'shortlink') ?? (shortcode && `https://apply.workable.com/${account}/j/${shortcode}/`),
      ...placeOf(job),
      department: text(job['department']) ?? text(list(job['department'])[0]),
      job_type: readJobType(kind),
      contract_type: readContractType(kind),
      remote_policy:
        readRemoteLabel(firstText(job, 'workplace', 'workplace_type')) ??
        (isTrue(job['telecommuting']) ? 'remote' : undefined),
      industry: text(job['industry']),
      posted_at: readDate(job['published_on']) ?? readDate(job['created_at']),
      company_name: company,
      job_description: prose(job['description']),
    },
    { id: shortcode },
  );
}

/**
 * The posting's own fields name its first place; where it has more, the location names them all. Of a hidden place the
 * board shows the country only.
 */
function placeOf(job: Data): { location: string | undefined; city: string | undefined; country: string | undefined } {
  const places = list(job['locations']).filter(Boolean).map(record);
  const [place = {}] = places;
  const [city, state] = isTrue(place['hidden']) ? [] : [text(job['city']) ?? text(place['city']), text(job['state'])];
  const country = text(job['country']) ?? text(place['country']);
  const all = places.map((one) => {
    const parts = isTrue(one['hidden']) ? [] : [text(one['city']), text(one['region'])];
    return joined(...parts, text(one['country']));
  });
  return {
    location: places.length > 1 ? placesOf(all) : joined(city, state, country),
    city,
    country: readCountry(country) ?? readCountry(text(place['countryCode'])),
  };
}
