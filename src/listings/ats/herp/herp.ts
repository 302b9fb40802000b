// No public interface; as its boards are served in stored pages (2026): cards of openings with a link each, and pages
// of groups that list theirs again.
import { ParseError } from '../../../errors.js';
import { attribute, findFirst, lineOf, parseHtml, type Element } from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import type { Listing, ListingPage } from '../../listing.js';
import { pathPart, tenant, type AtsSystem } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, postingLinks, readOwnPage } from '../pages.js';

const HOST = /^herp\.careers$/;

export const herp: AtsSystem = {
  name: 'herp',
  hosts: HOST,

  recogniseUrl(url) {
    const key = HOST.test(url.hostname) && pathPart(url, 0) === 'v1' ? tenant(pathPart(url, 1)) : undefined;
    return key === undefined ? undefined : { system: 'herp', key, url: `https://herp.careers/v1/${key}` };
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read: (body, request) => readPage(body, request.url, url),
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'herp'),
  }),
};

function readPage(body: string, url: string, board: string): ListingPage {
  const document = parseHtml(body);
  const cards = ofClass(document, 'requisition-list-card__header-anchor');
  if (cards.length === 0 && !/\brequisition-list|herp\.careers/.test(body))
    throw new ParseError('herp: the page has no list of openings');
  const groups = postingLinks(document, url, /\/requisition-groups\/[\w-]+\/?$/);
  return {
    postings: cards.flatMap((card) => readCard(card, url) ?? []),
    // A group's page lists no further groups.
    next: url === board ? groups.map((group) => pageRequest(group.url)) : [],
  };
}

function readCard(card: Element, base: string): FoundPosting | undefined {
  const address = absolute(attribute(card, 'href'), base);
  const title = lineOf(findFirst(card, ({ name }) => /^h[1-6]$/.test(name)) ?? card);
  if (address === undefined || title === '') return undefined;
  return foundPosting(
    'ats',
    { job_title: title, job_url: address },
    { id: new URL(address).pathname.split('/').at(-1) },
  );
}
