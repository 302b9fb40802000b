import { readItemLists, type ListedItem } from '../../../postings/page/data/item-lists.js';
import { depthBelowCareers, isCareerUrl } from '../../../postings/page/lines/headings/career-words.js';
import { topicOf } from '../../../postings/page/lines/headings/topics.js';
import type { HtmlListing } from '../../../postings/page/lists/html-listing.js';
import type { Document } from '../../../postings/page/tree/html.js';
import { canonicalUrl } from '../../../postings/identity.js';
import { completed, foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { titleOf } from '../../../postings/same-place.js';
import { titleWords } from '../../../postings/text/title-level.js';

/** What is known of a page beside what it shows. */
interface Page {
  readonly document: Document;
  readonly url: string;
  readonly listing: HtmlListing;
  /** Where its links lead. */
  readonly links: readonly { readonly url: string }[];
  readonly isCareerPage: boolean;
  /** Openings that it states as data, with addresses of their own. */
  readonly structured: readonly FoundPosting[];
}

/**
 * What a page shows, with the addresses that a list in its data gives the same openings, and those of that list which
 * the page does not show: on an advert's own page such a list holds others.
 */
export function withListedItems(shown: readonly FoundPosting[], page: Page): readonly FoundPosting[] {
  const { document, url, listing, isCareerPage, structured } = page;
  if (!isCareerPage || structured.length > 0 || shown.length === 0) return shown;
  if (listing.isAdvert || listing.saysClosed !== undefined) return shown;
  return readItemLists(document, url).reduce((all, items) => withItems(all, items, page), shown);
}

function withItems(shown: readonly FoundPosting[], items: readonly ListedItem[], page: Page): readonly FoundPosting[] {
  const byTitle = Map.groupBy(items, ({ name }) => titleWords(name));
  const addressed = shown.map((posting) => {
    const [item, other] = posting.fields.job_url === undefined ? (byTitle.get(titleOf(posting)) ?? []) : [];
    return item && !other ? completed(posting, foundPosting('json-ld', { job_url: item.url })) : posting;
  });
  return [...addressed, ...notShown(items, addressed, page)];
}

/** The openings of a list that a page of openings does not show, where it shows most others of the list. */
function notShown(
  items: readonly ListedItem[],
  shown: readonly FoundPosting[],
  { url: page, links, listing: { past } }: Page,
): FoundPosting[] {
  if (!isCareerUrl(page) || depthBelowCareers(page) > 0) return [];
  const known = [...shown, ...past];
  const titles = new Set(known.map(titleOf));
  const addresses = new Set(known.flatMap(({ fields }) => fields.job_url ?? []).map(canonicalUrl));
  const linked = new Set(links.map(({ url }) => canonicalUrl(url)));
  const isShown = ({ name, url }: ListedItem): boolean =>
    titles.has(titleWords(name)) || addresses.has(canonicalUrl(url));
  const others = items.filter((item) => !isShown(item));
  if (others.length * 2 >= items.length) return [];
  // What the page links it was asked about: it took the link for something else.
  return others
    .filter(({ name, url }) => !linked.has(canonicalUrl(url)) && isBelowCareers(url) && topicOf(name) === undefined)
    .map(({ name, url }) => foundPosting('json-ld', { job_title: name, job_url: url }));
}

function isBelowCareers(url: string): boolean {
  return isCareerUrl(url) && depthBelowCareers(url) > 0;
}
