import { attribute, elementsNamed, lineOf, parseHtml, type Document, type Element } from '../../postings/page/html.js';
import { readJobPage } from '../../postings/page/job-page.js';
import type { FoundPosting } from '../../postings/posting.js';
import type { ListingRequest } from '../listing.js';

/** A request for a page that people read, where a system has no interface: it obeys robots.txt. */
export function pageRequest(url: string): ListingRequest {
  return { url, accept: 'text/html' };
}

/** A link to a posting, as a list shows it. */
export interface PostingLink {
  readonly url: string;
  /** What the link says, on one line. */
  readonly line: string;
  readonly element: Element;
}

/** The links of a page whose address fits the pattern, each address once: of several the first that says something. */
export function postingLinks(document: Document, base: string, pattern: RegExp): PostingLink[] {
  const links = new Map<string, PostingLink>();
  for (const element of elementsNamed(document, 'a')) {
    const href = attribute(element, 'href');
    if (href === '' || !URL.canParse(href, base)) continue;
    const url = new URL(href, base);
    url.hash = '';
    if (!pattern.test(url.href)) continue;
    const known = links.get(url.href);
    if (!known || known.line === '') links.set(url.href, { url: url.href, line: lineOf(element), element });
  }
  return [...links.values()];
}

/** A posting completed by its own page: structured data where the page has them, else its text. What the list said stays. */
export function readPostingPage(body: string, posting: FoundPosting): FoundPosting {
  return readJobPage(parseHtml(body), posting.fields.job_url ?? 'https://invalid.example/', posting);
}
