import { titleOf } from '../../../postings/same-place.js';
import type { PageFacts } from '../page/page-facts.js';
import type { PageLink } from '../page/page-links.js';
import { pageKey } from '../site/site-crawl.js';

/**
 * Follows lists over their pages. Some lead on for ever: to a page of any number they answer with the last one, or with
 * nothing. A further page that shows no entry that was not shown before leads nowhere.
 */
export class FurtherPages {
  private readonly further = new Set<string>();
  private readonly shown = new Set<string>();

  of(page: PageFacts): PageLink[] {
    const entries = entriesOf(page);
    const hasMore = entries.some((entry) => !this.shown.has(entry));
    for (const entry of entries) this.shown.add(entry);
    const isFurther = [page.url, page.requestedUrl].some((url) => this.further.has(pageKey(url)));
    if (isFurther && !hasMore) return [];
    for (const url of page.nextPages) this.further.add(pageKey(url));
    return page.nextPages.map((url) => ({ url, text: '', isPart: true }));
  }
}

/** What a page shows, whatever becomes of it. */
function entriesOf({ structured, listed, past, leftOut = [] }: PageFacts): string[] {
  const entries = [...structured, ...listed, ...past, ...leftOut.map(({ posting }) => posting)];
  return entries.map((entry) => `${entry.fields.job_url ?? ''} ${titleOf(entry)}`);
}
