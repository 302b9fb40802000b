import { finding, mayHideFromList, type Finding } from '../../../findings/finding.js';
import type { JudgedPosting } from '../../../postings/posting.js';
import { careerScore } from '../../../postings/page/lines/headings/career-words.js';
import { isNoPosting } from '../../../postings/reasons.js';
import type { CareerSite } from '../reading/find-career-pages.js';
import { NAMED, quoted } from '../page/named-lines.js';
import type { PageFacts } from '../page/page-facts.js';
import type { MissedPage } from '../site/site-crawl.js';

/** Why a run that could read the site returns nothing; empty where it returns something. */
export function explainZero(
  home: string,
  careers: CareerSite,
  { postings, missed }: { postings: readonly JudgedPosting[]; missed: readonly Finding[] },
): Finding[] {
  if (postings.some(({ disposition }) => disposition === 'returned') || careers.pages.length === 0) return [];
  const leftOut = explainLeftOut(home, postings);
  if (leftOut.some(({ why }) => why === 'all_filtered')) return leftOut;
  const isPosting = ({ disposition, reasonCode }: JudgedPosting): boolean =>
    disposition === 'dropped' && !isNoPosting(reasonCode);
  const pages = careers.pages.filter(({ isCareerPage }) => isCareerPage);
  return [...leftOut, ...(postings.some(isPosting) ? statedZero(pages) : explainPages(home, careers, pages, missed))];
}

/** Career pages that say by themselves that nothing is open. */
function statedZero(pages: readonly PageFacts[]): Finding[] {
  return pages
    .flatMap(({ url, saysNothing }) =>
      saysNothing === undefined ? [] : [finding('no_openings_stated', url, { detail: saysNothing })],
    )
    .slice(0, NAMED);
}

/** Why no page gave a posting. */
function explainPages(
  home: string,
  careers: CareerSite,
  pages: readonly PageFacts[],
  missed: readonly Finding[],
): Finding[] {
  const stated = statedZero(pages);
  if (stated.length > 0) return stated;
  const doubtful = careers.pages.flatMap(({ findings }) => findings.filter(({ why }) => why === 'list_doubtful'));
  if (doubtful.length > 0)
    return doubtful.slice(0, NAMED).map(({ about, detail = '' }) => finding('only_doubtful_lists', about, { detail }));
  // A career page that did not answer is told by itself.
  if (pages.length === 0 && careers.boards.length === 0)
    return careers.missed.some(isCareerLink) ? [] : [noCareerPage(home, careers)];
  const form = pages.find(({ hasForm }) => hasForm === true);
  if (form) return [finding('application_form_only', form.url, rolesAsked(form))];
  // What hides postings is told by itself.
  if (missed.some(mayHideFromList) || pages.some(({ rendered }) => rendered)) return [];
  const looked = [...pages.map(({ url }) => url), ...careers.boards.map(({ url }) => url)];
  return [finding('no_postings_shown', home, { seen: looked.length, detail: named(looked) })];
}

/** The roles that a form names: they may be open, or all there are. */
function rolesAsked({ formRoles = [] }: PageFacts): { detail?: string } {
  return formRoles.length > 0 ? { detail: quoted(formRoles) } : {};
}

/** What filters kept out and what was dropped, where nothing is left; empty where that was nothing. */
export function explainLeftOut(home: string, postings: readonly JudgedPosting[]): Finding[] {
  const leftOut = postings.filter(({ disposition }) => disposition === 'filtered' || disposition === 'dropped');
  if (leftOut.length === 0) return [];
  const reasons = [...Map.groupBy(leftOut, ({ reason }) => reason ?? '')]
    .map(([reason, { length }]) => ({ reason, length }))
    .toSorted((a, b) => b.length - a.length);
  const others = reasons.slice(NAMED).reduce((sum, { length }) => sum + length, 0);
  const told = reasons.slice(0, NAMED).map(({ reason, length }) => `${String(length)} because ${reason}`);
  const detail = [...told, ...(others > 0 ? [`${String(others)} for other reasons`] : [])].join(', ');
  const why = leftOut.some(({ disposition }) => disposition === 'filtered') ? 'all_filtered' : 'all_dropped';
  return [finding(why, home, { seen: leftOut.length, kept: 0, detail })];
}

/** A page that is linked, or named, as one about careers, and that would not answer. */
function isCareerLink({ url, anchor = '', outcome }: MissedPage): boolean {
  return (outcome === 'refused' || outcome === 'failed') && careerScore(url, anchor) > 0;
}

function noCareerPage(home: string, { pages }: CareerSite): Finding {
  return finding('no_career_page', home, { seen: pages.length, detail: named(pages.map(({ url }) => url)) });
}

function named(urls: readonly string[]): string {
  const more = urls.length - NAMED;
  return urls.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}
