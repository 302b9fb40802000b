import { titleOf } from '../../../postings/same-place.js';
import type { FoundPosting } from '../../../postings/posting.js';
import type { PageFacts } from '../page/page-facts.js';
import { isBelowCareers } from './read-pages.js';
import { saysTitle } from './same-posting.js';
import { pageKey } from '../site/site-crawl.js';
import { postingsOf } from './witnesses.js';

/**
 * The pages, those about something else counted among the career pages where only they list what career pages are
 * adverts of: a part "Jobs" of the page "About us".
 */
export function withListsOfAdverts(pages: readonly PageFacts[]): readonly PageFacts[] {
  const careers = pages.filter((page) => page.isCareerPage && postingsOf(page).length > 0);
  if (careers.length === 0 || !careers.every(isAdvertPage)) return pages;
  const adverts = new Map(careers.map((page) => [pageKey(page.url), page]));
  const leadsToAdvert = (posting: FoundPosting): boolean => {
    const advert = adverts.get(pageKey(posting.fields.job_url ?? ''));
    return advert !== undefined && saysTitle(advert, titleOf(posting));
  };
  return pages.map((page) => {
    const shown = page.isCareerPage ? [] : postingsOf(page);
    return shown.length > 0 && shown.every(leadsToAdvert) ? { ...page, isCareerPage: true } : page;
  });
}

/** A text of more characters tells an opening, whatever its link leads to. */
const MAX_TEASER = 100;

/**
 * The pages, those about something else closed that only tease what a career page says is not open: "Internships" on
 * the front page leads to "No openings at present".
 */
export function withoutClosedTeasers(pages: readonly PageFacts[]): readonly PageFacts[] {
  const closed = new Set(
    pages
      .filter((page) => page.isCareerPage && page.saysNothing !== undefined && postingsOf(page).length === 0)
      .map(({ url }) => pageKey(url)),
  );
  const isTeaser = ({ fields: { job_url: url = '', job_description: text = '' } }: FoundPosting): boolean =>
    closed.has(pageKey(url)) && text.length <= MAX_TEASER;
  return pages.map((page) => {
    const shown = page.isCareerPage ? [] : postingsOf(page);
    return shown.length > 0 && shown.every(isTeaser) ? { ...page, isClosed: true as const } : page;
  });
}

/** A page below a career page, or of none, that is one advert. */
export function isAdvertPage(page: PageFacts): boolean {
  return page.isAdvert && isBelowCareers(page.url);
}
