import { carriedData } from './data/carried-data.js';
import type { Document } from './tree/html.js';
import { joinLists, type JoinedPostings } from './joined-lists.js';
import { readRecordsOf } from './data/json-records.js';
import { languageOf } from './advert/site-countries.js';

/**
 * Postings in the data that a page carries for its own scripts: the longest list of those that most surely are some,
 * and the lists of other departments and kinds beside it.
 */
export function readPageData(document: Document, pageUrl: string): JoinedPostings {
  // Menus, articles and teams are carried too: that the page is about careers says nothing of one of its lists.
  const language = languageOf(document, pageUrl);
  return joinLists(carriedData(document).flatMap((data) => readRecordsOf(data, { url: '', pageUrl, language })));
}
