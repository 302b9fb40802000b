// No public interface (the feed has a key); as its job sites serve it (2026): one page, or categories that go on behind
// "Show more".
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  lineOf,
  parseHtml,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { numeric, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { pathPart, tenant, type AtsSystem } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, readOwnPage } from '../pages.js';

const HOST = /^jobs\.jobvite\.com$/;

export const jobvite: AtsSystem = {
  name: 'jobvite',
  liveBoard: 'https://jobs.jobvite.com/thehavasgroup/',
  hosts: /\.jobvite\.com$/,

  recogniseUrl(url) {
    if (!HOST.test(url.hostname)) return undefined;
    const key = tenant(pathPart(url, 0) === 'careers' ? pathPart(url, 1) : pathPart(url, 0));
    return key === undefined || /^(?:support|__assets__)$/.test(key)
      ? undefined
      : { system: 'jobvite', key: key.toLowerCase(), url: `https://jobs.jobvite.com/${key}/jobs` };
  },

  listing: ({ key, url }): Listing => ({
    first: () => [pageRequest(url)],
    otherwise: (request, status) =>
      status === 404 && request.url === url ? pageRequest(`https://jobs.jobvite.com/careers/${key}/jobs`) : undefined,
    read: (body, request) => readPage(body, request.url, key),
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'jobvite'),
  }),
};

function readPage(body: string, url: string, key: string): ListingPage {
  const document = parseHtml(body);
  const links = elementsNamed(document, 'a');
  const isPosting = new RegExp(`^/${key}/job/([\\w-]{4,})/?$`, 'i');
  const postings = links.flatMap((link) => readLink(link, url, isPosting) ?? []);
  if (postings.length === 0 && !/\bjv-|jobvite/i.test(body)) throw new ParseError('jobvite: the page has no jv- list');
  const total = totalOf(document);
  return {
    postings: [...new Map(postings.map((posting) => [posting.id, posting] as const)).values()],
    // A category's page counts the category only.
    ...(total !== undefined && !new URL(url).searchParams.has('c') && { total }),
    next: furtherPages(links, url, key),
  };
}

/** "1-50 of 73" */
function totalOf(document: Document): number | undefined {
  const label = ofClass(document, 'jv-pagination-text').map(lineOf)[0] ?? '';
  return numeric(/of\s+([\d,]+)/.exec(label)?.[1]);
}

/** The pages of a category, and the list that a front page leads to. */
function furtherPages(links: readonly Element[], url: string, key: string): ListingRequest[] {
  const isFurther = new RegExp(`^/(?:${key}/search/?\\?|${key}/jobs(?:/positions|/viewall)?/?$)`, 'i');
  const found = links.flatMap((link) => {
    const address = absolute(attribute(link, 'href'), url);
    if (address === undefined) return [];
    const target = new URL(address);
    const isPaged = /[?&]p=\d+/.test(target.search) || target.search === '';
    return HOST.test(target.hostname) && isPaged && isFurther.test(target.pathname + target.search)
      ? address.split('#', 1)
      : [];
  });
  return [...new Set(found)].filter((address) => address !== url).map((address) => pageRequest(address));
}

function readLink(link: Element, base: string, isPosting: RegExp): FoundPosting | undefined {
  const address = absolute(attribute(link, 'href'), base);
  if (address === undefined) return undefined;
  const url = new URL(address);
  const id = HOST.test(url.hostname) ? isPosting.exec(url.pathname)?.[1] : undefined;
  if (id === undefined) return undefined;
  const row = rowOf(link);
  const name = ofClass(link, 'title')[0] ?? ofClass(link, 'jv-job-list-name')[0];
  const place = text(ofClass(row, 'jv-job-list-location').map(lineOf)[0]);
  return foundPosting(
    'ats',
    {
      job_title: lineOf(name ?? link),
      job_url: `https://jobs.jobvite.com${url.pathname}`,
      // "21 Locations" is a number, not a place.
      location: place !== undefined && /^\d+ \p{L}+$/u.test(place) ? undefined : place,
    },
    { id },
  );
}

/** The row of a table or list in which the link stands: the place is beside it, or inside it. */
function rowOf(link: Element): Element {
  let row: Element = link;
  for (let up = link.parent; up && 'name' in up; up = up.parent) {
    if (/^(?:tr|li)$/.test(up.name)) return up;
    if (/^(?:table|ul|tbody|body)$/.test(up.name)) break;
    row = up;
  }
  return ofClass(link, 'jv-job-list-location').length > 0 ? link : row;
}
