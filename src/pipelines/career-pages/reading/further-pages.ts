import { titleOf } from '../../../postings/same-place.js';
import type { PageFacts } from '../page/page-facts.js';
import type { PageLink } from '../page/page-links.js';
import { languageParameter } from './language-twins.js';
import { pageKey } from '../site/site-crawl.js';

/**
 * Follows lists over their pages. Some lead on for ever: to a page of any number they answer with the last one, or with
 * nothing; to each of their filters with a list that has all the others. A further page of a list that shows no entry
 * that was not shown before leads nowhere.
 */
export class FurtherPages {
  private readonly further = new Set<string>();
  private readonly shown = new Set<string>();
  private readonly lists = new Set<string>();

  /** The next pages of a list; undefined where a further page shows nothing new. */
  of(page: PageFacts): PageLink[] | undefined {
    const entries = entriesOf(page);
    const hasMore = entries.some((entry) => !this.shown.has(entry));
    for (const entry of entries) this.shown.add(entry);
    const isFurther = [page.url, page.requestedUrl].some((url) => this.further.has(pageKey(url)));
    const isFiltered = entries.length > 0 && this.lists.has(withoutQuery(page.url));
    if (entries.length > 0) this.lists.add(withoutQuery(page.url));
    if ((isFurther || isFiltered) && !hasMore) return undefined;
    for (const url of page.nextPages) this.further.add(pageKey(url));
    return page.nextPages.map((url) => ({ url, text: '', isPart: true }));
  }
}

/**
 * Pages that show a part of what a list of the same path shows with its further pages, as their queries choose, or that
 * are headed as it is: no career pages of their own.
 */
export function filteredLists(pages: readonly PageFacts[], isNext: ReadonlySet<string>): ReadonlySet<PageFacts> {
  const whole = pages.filter(
    ({ isCareerPage, url }) => isCareerPage && (isNext.has(url) || new URL(url).search === ''),
  );
  const kept = new Set(whole);
  const shown = new Set(whole.flatMap((page) => entriesOf(page).map((entry) => `${withoutQuery(page.url)} ${entry}`)));
  const headed = new Set(whole.filter((page) => entriesOf(page).length > 0).flatMap(headOf));
  const isPart = (page: PageFacts): boolean => {
    const entries = entriesOf(page);
    if (headOf(page).some((head) => headed.has(head))) return true;
    return entries.length > 0 && entries.every((entry) => shown.has(`${withoutQuery(page.url)} ${entry}`));
  };
  return new Set(pages.filter((page) => !kept.has(page) && isPart(page)));
}

/** What a page is called, with its path: in another language it may be called the same. */
function headOf({ url, title, heading }: PageFacts): string[] {
  return heading === '' || languageParameter(url) !== undefined ? [] : [`${withoutQuery(url)} ${title} ${heading}`];
}

/**
 * Pages beside the ones that they stand for: those that call themselves by another that shows all they do, and those
 * that show nothing and send their visitors there.
 */
export function copiesOf(pages: readonly PageFacts[]): ReadonlySet<PageFacts> {
  const read = new Map(pages.map((page) => [pageKey(page.url), page] as const));
  const isCopy = (page: PageFacts): boolean => {
    const entries = entriesOf(page);
    const standsFor = entries.length === 0 ? page.waysOn : page.canonical === undefined ? [] : [page.canonical];
    return (standsFor ?? []).some((url) => {
      const other = read.get(pageKey(url));
      if (other === undefined || other === page) return false;
      const shown = new Set(entriesOf(other));
      return other.isCareerPage && entries.every((entry) => shown.has(entry));
    });
  };
  return new Set(pages.filter(isCopy));
}

function withoutQuery(url: string): string {
  const list = new URL(url);
  list.search = '';
  return pageKey(list.href);
}

/** What a page shows, whatever becomes of it. */
function entriesOf({ structured, listed, past, leftOut = [] }: PageFacts): string[] {
  const entries = [...structured, ...listed, ...past, ...leftOut.map(({ posting }) => posting)];
  return entries.map((entry) => `${entry.fields.job_url ?? ''} ${titleOf(entry)}`);
}
