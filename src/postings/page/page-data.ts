import type { FoundPosting } from '../posting.js';
import { carriedData } from './carried-data.js';
import type { Document } from './html.js';
import { readRecordsOf, surestOf } from './json-records.js';
import { languageOf } from './site-countries.js';

/** Postings in the data that a page carries for its own scripts: the list that most surely is one, and is longest. */
export function readPageData(document: Document, pageUrl: string): FoundPosting[] {
  // Menus, articles and teams are carried too: that the page is about careers says nothing of one of its lists.
  const language = languageOf(document, pageUrl);
  const listings = carriedData(document).flatMap((data) => readRecordsOf(data, { url: '', pageUrl, language }));
  const [longest] = surestOf(listings).toSorted((a, b) => b.postings.length - a.postings.length || b.score - a.score);
  return [...(longest?.postings ?? [])];
}
