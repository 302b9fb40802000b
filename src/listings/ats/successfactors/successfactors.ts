// As career sites of the system serve it (2026): /sitemal.xml (so spelled) is the feed, large and slow; classic
// sections have one of their own.
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import type { Listing, ListingRequest } from '../../listing.js';
import type { AtsSystem, Board } from '../ats.js';
import { readClassic, readFeed, withoutPostalCode } from './feed.js';
import { readJobs, readSearch, searchPage } from './search.js';
import { jobPage, readOwnPage } from '../pages.js';

const CLASSIC = /^(?:careers?\d{0,3}|performancemanager\d{0,3})\.(?:successfactors\.(?:com|eu)|sapsf\.(?:com|eu|cn))$/;
const SITE = /\.(?:jobs\.hr\.cloud\.sap|jobs2web\.com)$/;
const SERVED = /rmkcdn\.successfactors\.com|\.jobs2web\.com|\/platform\/(?:js|css)\/(?:j2w|search)/i;
const MARKS = /\bj2w\.\w+|\/platform\/(?:js|css)\/j2w|\bjobTitle-link\b|\/services\/recruiting\/v1\//i;
/** A text of the feed that is shorter is a teaser: the posting's page has the whole. */
const TEASER = 400;

export const successfactors: AtsSystem = {
  name: 'successfactors',
  liveBoard: 'https://jobs.sap.com/',
  hosts: /\.successfactors\.(?:com|eu)$|\.jobs\.hr\.cloud\.sap$|\.sapsf\.(?:com|eu|cn)$|\.jobs2web\.com$/,
  rate: {
    servers: /^(?:careers?\d*|performancemanager\d*)\.(?:successfactors|sapsf)\.\w+$/,
    requestsPerSecond: 1,
    concurrency: 1,
  },

  recogniseUrl(url) {
    const company = url.searchParams.get('company') ?? url.searchParams.get('career_company');
    if (CLASSIC.test(url.hostname) && company !== null && /^[\w-]+$/.test(company)) return classicBoard(url, company);
    return SITE.test(url.hostname) ? siteBoard(url) : undefined;
  },

  recogniseMarkup(marks, pageUrl) {
    return SERVED.test(marks) && MARKS.test(marks) && !CLASSIC.test(pageUrl.hostname) ? [siteBoard(pageUrl)] : [];
  },

  listing: ({ key, url }): Listing => ({
    first: () => {
      if (key.includes('?'))
        return [
          { url: `${url}&career_ns=job_listing_summary&resultType=XML`, accept: 'application/xml', partsOf: 'Job' },
        ];
      // The feed is of all brands.
      return [key.includes('/') ? searchPage(key) : feed(key, 'sitemal.xml')];
    },
    otherwise: (request) => otherwise(request, key),
    read(body, request) {
      if (key.includes('?')) return readClassic(body, url);
      if (request.method === 'POST') return readJobs(body, request);
      return request.url.endsWith('.xml') ? readFeed(body) : readSearch(body, request);
    },
    // A classic section shows its postings by scripts only; its feed has their whole text.
    detail: (posting) =>
      key.includes('?') || (posting.fields.job_description ?? '').length >= TEASER ? undefined : jobPage(posting),
    readDetail: (body, posting) => withPlace(readOwnPage(body, posting, 'successfactors')),
  }),
};

/** What pages put in place of a company's name that is not set: the words of their button. */
const BUTTON = /^(?:apply\b|(?:jetzt )?(?:online )?bewerben\b|postuler\b)/i;

/** The page states its place where others state the street: "Wien, AT, 1010". */
function withPlace(posting: FoundPosting): FoundPosting {
  const { street_address: written, company_name: company, ...rest } = posting.fields;
  const fields = company === undefined || BUTTON.test(company) ? rest : { ...rest, company_name: company };
  if (written === undefined) return { ...posting, fields };
  if (fields.city !== undefined) return { ...posting, fields: { ...fields, street_address: written } };
  return completed({ ...posting, fields }, foundPosting('ats', withoutPostalCode(written)));
}

function classicBoard({ host, pathname }: URL, company: string): Board {
  const path = pathname.startsWith('/careers') ? 'careers' : 'career';
  return { system: 'successfactors', key: `${host}?${company}`, url: `https://${host}/${path}?company=${company}` };
}

/** Brands of a group have a folder each of the group's site: /Bakery/search/, /Bakery/job/… */
const BRAND =
  /^\/(?!(?:search|job|go|content|viewalljobs|topjobs|talentcommunity)\b)([\w-]+)\/(?:search|job|go|content)\//;

function siteBoard({ host, pathname }: URL): Board {
  const brand = BRAND.exec(pathname)?.[1];
  const site = brand === undefined ? host : `${host}/${brand}`;
  return { system: 'successfactors', key: site, url: `https://${site}/` };
}

function feed(host: string, name: string): ListingRequest {
  return { url: `https://${host}/${name}`, accept: 'application/rss+xml, application/xml', partsOf: 'item' };
}

/** Companies switch their feed off: the other feed, then the pages a visitor searches. */
function otherwise({ url }: ListingRequest, host: string): ListingRequest | undefined {
  if (url.endsWith('/sitemal.xml')) return feed(host, 'googlefeed.xml');
  return url.endsWith('/googlefeed.xml') ? searchPage(host) : undefined;
}
