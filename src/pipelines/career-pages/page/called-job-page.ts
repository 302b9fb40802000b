import type { FoundPosting } from '../../../postings/posting.js';
import { readJobPage } from '../../../postings/page/advert/job-page.js';
import { divideGluedTexts } from '../../../postings/page/tree/glued-names.js';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { baseOf, readCanonical } from './page-links.js';

/** The extra of a posting that says by which other address its page calls itself, or where it was led to. */
export const CALLED = 'page_called';

/** What a page of one posting says of it, and by which other address the page goes. */
export function readCalledJobPage(body: string, url: string, known: FoundPosting): FoundPosting {
  const document = parseHtml(body);
  divideGluedTexts(document);
  const called = readCanonical(document, baseOf(document, url)) ?? url;
  const read = readJobPage(document, url, known);
  return called === known.fields.job_url ? read : calledAs(read, called);
}

/** The posting as one whose page is called by an address. */
export function calledAs(posting: FoundPosting, called: string): FoundPosting {
  return { ...posting, extras: { ...posting.extras, [CALLED]: called } };
}
