// No public interface (the feed has a key); as its job sites serve it (2026): the search has all postings in pages of
// 50, where /jobs may have a part of them or none: github.com/sarthakjain004/headstart
// src/headstart/scrapers/jobvite.py
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
import { pathPart, tenant, tenantsIn, type AtsSystem } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, readOwnPage } from '../pages.js';

const HOST = /^jobs\.jobvite\.com$/;
/** `data-careersite="example"`, or the address of the site; as a setting of the script as well. */
const EMBED =
  /(?:\bdata-careersite="|\bJobvite\s{0,9}=\s{0,9}\{\s{0,9}careersite\s{0,9}:\s{0,9}["'])(?:(?:(?:https?:)?\/\/)?jobs\.jobvite\.com\/)?([\w-]+)(?=["'/?#])/g;
/** What only a site of the system has: a company that left is sent to a page of the vendor's. */
const SITE = /\bjv-(?:page|job|desktop|mobile|pagination|careersite)/;

export const jobvite: AtsSystem = {
  name: 'jobvite',
  liveBoard: 'https://jobs.jobvite.com/thehavasgroup/',
  hosts: /\.jobvite\.com$/,

  recogniseUrl(url) {
    if (!HOST.test(url.hostname)) return undefined;
    const key = tenant(pathPart(url, 0) === 'careers' ? pathPart(url, 1) : pathPart(url, 0));
    return key === undefined || key === 'support' || !/^[\w-]+$/.test(key)
      ? undefined
      : { system: 'jobvite', key: key.toLowerCase(), url: `https://jobs.jobvite.com/${key}/jobs` };
  },

  // The script of the embed is the same for everybody: the element that it fills names the site.
  recogniseMarkup(marks) {
    if (!/jv-careersite|jobvite/i.test(marks)) return [];
    return tenantsIn(marks, EMBED).map((key) => ({
      system: 'jobvite',
      key: key.toLowerCase(),
      url: `https://jobs.jobvite.com/${key}/jobs`,
    }));
  },

  listing: ({ key, url }): Listing => ({
    first: () => [pageRequest(url.replace(/\/jobs$/, '/search'))],
    otherwise: (request, status) => {
      if (request.url.endsWith('/search')) return pageRequest(url);
      const isOwn = status === 404 && request.url === url;
      return isOwn ? pageRequest(`https://jobs.jobvite.com/careers/${key}/jobs`) : undefined;
    },
    read(body, request) {
      const page = readPage(body, request.url, key);
      // An older site has a search that shows nothing until somebody searches.
      const isBlank = page.postings.length === 0 && request.url.endsWith('/search');
      return isBlank ? { ...page, next: [pageRequest(url), ...(page.next ?? [])] } : page;
    },
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'jobvite'),
  }),
};

function readPage(body: string, url: string, key: string): ListingPage {
  const document = parseHtml(body);
  const links = elementsNamed(document, 'a');
  const isPosting = new RegExp(`^/${key}/job/([\\w-]{4,})/?$`, 'i');
  const postings = postingElements(document, url, isPosting).map(readPosting);
  if (postings.length === 0 && !SITE.test(body)) throw new ParseError('jobvite: the page has no jv- list');
  const total = totalOf(document);
  return {
    postings: [...new Map(postings.map((posting) => [posting.id, posting] as const)).values()],
    // A category's page counts the category only.
    ...(total !== undefined && !new URL(url).searchParams.has('c') && { total }),
    next: furtherPages(links, url, key),
  };
}

/** "1-50 of 73", "1-50 de 2.831" */
function totalOf(document: Document): number | undefined {
  const label = ofClass(document, 'jv-pagination-text').map(lineOf)[0] ?? '';
  return numeric(/(\d[\d.,]{0,12})\D{0,40}$/.exec(label)?.[1]?.replace(/\D/g, ''));
}

/** The pages of a category, and the list that a front page leads to. */
function furtherPages(links: readonly Element[], url: string, key: string): ListingRequest[] {
  const { pathname, searchParams } = new URL(url);
  const isSearch = /\/search\/?$/i.test(pathname);
  const current = isSearch ? Number(searchParams.get('p') ?? 0) : -1;
  const isFurther = new RegExp(
    `^/(?:${key}/search/?\\?${isSearch ? '' : `|${key}/jobs(?:/positions|/viewall)?/?$`})`,
    'i',
  );
  const found = links.flatMap((link) => {
    const address = absolute(attribute(link, 'href'), url);
    if (address === undefined) return [];
    const target = new URL(address);
    const isPaged = target.search === '' || Number(target.searchParams.get('p') ?? -1) > current;
    return HOST.test(target.hostname) && isPaged && isFurther.test(target.pathname + target.search)
      ? address.split('#', 1)
      : [];
  });
  return [...new Set(found)].filter((address) => address !== url).map((address) => pageRequest(address));
}

/** What shows a posting: a link to it, or a row that leads there by a script. */
interface Shown {
  readonly element: Element;
  readonly id: string;
  readonly path: string;
  /** The largest part of the page that shows no other posting. */
  readonly row: Element;
}

function postingElements(document: Document, base: string, isPosting: RegExp): Shown[] {
  const found = elementsNamed(document, 'a', 'tr', 'li', 'div').flatMap((element) => {
    const scripted = /location(?:\.href)?\s?=\s?'([^']{1,300})'/.exec(attribute(element, 'onclick'))?.[1];
    const address = absolute(element.name === 'a' ? attribute(element, 'href') : scripted, base);
    if (address === undefined) return [];
    const { hostname, pathname } = new URL(address);
    const id = HOST.test(hostname) ? isPosting.exec(pathname)?.[1] : undefined;
    return id === undefined ? [] : [{ element, id, path: pathname }];
  });
  const idsIn = new Map<Element, Set<string>>();
  for (const { element, id } of found)
    for (const part of partsAround(element)) idsIn.set(part, (idsIn.get(part) ?? new Set()).add(id));
  return found.map((shown) => ({
    ...shown,
    row: partsAround(shown.element).findLast((part) => idsIn.get(part)?.size === 1) ?? shown.element,
  }));
}

/** An element and those around it, up to its row of a table or list. */
function partsAround(element: Element): Element[] {
  const parts = [element];
  for (let up = element.parent; up && 'name' in up && !/^(?:table|ul|tbody|body)$/.test(up.name); up = up.parent) {
    if (/^(?:tr|li)$/.test(parts.at(-1)?.name ?? '')) break;
    parts.push(up);
  }
  return parts;
}

function readPosting({ element, id, path, row }: Shown): FoundPosting {
  const name = ofClass(element, 'title')[0] ?? ofClass(row, 'jv-job-list-name')[0];
  const place = text(ofClass(row, 'jv-job-list-location').map(lineOf)[0]);
  return foundPosting(
    'ats',
    {
      job_title: lineOf(name ?? element),
      job_url: `https://jobs.jobvite.com${path}`,
      // "21 Locations" is a number, not a place.
      location: place !== undefined && /^\d+ \p{L}+$/u.test(place) ? undefined : place,
    },
    { id },
  );
}
