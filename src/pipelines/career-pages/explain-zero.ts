import { finding, mayHidePostings, type Finding } from '../../findings/finding.js';
import type { JudgedPosting } from '../../postings/posting.js';
import type { CareerSite } from './find-career-pages.js';

/** Addresses that a finding names at most. */
const NAMED = 5;

/** Why a run that could read the site returns nothing; empty where it returns something. */
export function explainZero(
  home: string,
  careers: CareerSite,
  { postings, missed }: { postings: readonly JudgedPosting[]; missed: readonly Finding[] },
): Finding[] {
  if (postings.some(({ disposition }) => disposition === 'returned') || careers.pages.length === 0) return [];
  const filtered = explainFilters(home, postings);
  if (filtered.length > 0) return filtered;
  const pages = careers.pages.filter(({ isCareerPage }) => isCareerPage);
  if (pages.length === 0 && careers.boards.length === 0) return [noCareerPage(home, careers)];
  const stated = pages.flatMap(({ url, saysNothing }) => (saysNothing === undefined ? [] : [{ url, saysNothing }]));
  if (stated.length > 0)
    return stated
      .slice(0, NAMED)
      .map(({ url, saysNothing }) => finding('no_openings_stated', url, { detail: saysNothing }));
  const doubtful = pages.flatMap(({ findings }) => findings.filter(({ why }) => why === 'list_doubtful'));
  if (doubtful.length > 0)
    return doubtful.slice(0, NAMED).map(({ about, detail = '' }) => finding('only_doubtful_lists', about, { detail }));
  const form = pages.find(({ hasForm }) => hasForm === true);
  if (form) return [finding('application_form_only', form.url)];
  // What hides postings is told by itself.
  if (missed.some(mayHidePostings) || pages.some(({ rendered }) => rendered)) return [];
  const looked = [...pages.map(({ url }) => url), ...careers.boards.map(({ url }) => url)];
  return [finding('no_postings_shown', home, { seen: looked.length, detail: named(looked) })];
}

/** What the caller's filters kept out where they left nothing; empty where they kept out nothing. */
export function explainFilters(home: string, postings: readonly JudgedPosting[]): Finding[] {
  const reasons = Map.groupBy(
    postings.filter(({ disposition }) => disposition === 'filtered'),
    ({ reason }) => reason ?? '',
  );
  if (reasons.size === 0) return [];
  const detail = [...reasons].map(([reason, { length }]) => `${String(length)} because ${reason}`).join(', ');
  return [finding('all_filtered', home, { seen: postings.length, kept: 0, detail })];
}

function noCareerPage(home: string, { pages }: CareerSite): Finding {
  return finding('no_career_page', home, { seen: pages.length, detail: named(pages.map(({ url }) => url)) });
}

function named(urls: readonly string[]): string {
  const more = urls.length - NAMED;
  return urls.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}
