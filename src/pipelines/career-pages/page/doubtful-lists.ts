import { finding, type Finding } from '../../../findings/finding.js';
import type { HtmlListing } from '../../../postings/page/lists/html-listing.js';
import { titleScore } from '../../../postings/page/lines/openings/entry-title.js';
import { jobTitleScore, titleInSentence } from '../../../postings/page/lines/titles/job-titles.js';
import type { Leaf } from '../../../postings/page/tree/page-tree.js';
import { sharesOf, type JudgedSet } from '../../../postings/page/lists/judging/set-features.js';
import { fold } from '../../../postings/text/words.js';
import { quoted } from './named-lines.js';

/** A line alone that names an occupation is told from this certainty on: on dev 4 pages of 593 have one. */
const IS_SURE_ALONE = 0.9;

/**
 * What a page shows that may name openings and was left out: the reader never guesses. One finding tells of lists, one
 * of lines within a list that was read. Lines that say the titles of its postings once more, and those beside one
 * advert that are made otherwise, are left out in silence.
 */
export function doubtfulLists(url: string, { postings, lists, tree, isAdvert }: HtmlListing): Finding[] {
  const shown = postings.map(({ fields }) => fold(fields.job_title ?? ''));
  const isShown = (line: string): boolean => shown.some((title) => line.includes(title) || title.includes(line));
  const textOf = (leaf: number): string => tree.leaves[leaf]?.text ?? '';
  const isTold = ({ set: { titles }, certainty }: JudgedSet): boolean =>
    titles.length > 1 || (certainty >= IS_SURE_ALONE && titles.every((title) => jobTitleScore(textOf(title)) > 0));
  const sets = isAdvert ? lists.beside : [...lists.doubtful, ...lists.beside];
  const leaves = new Set(sets.filter(isTold).flatMap(({ set }) => set.titles));
  const lines = [...leaves].map(textOf).filter((line) => !isShown(fold(line)));
  const refused = lists.refused.filter(({ index }) => !leaves.has(index)).map(({ text }) => text);
  return [...told('list_doubtful', url, lines), ...told('list_entries_doubtful', url, refused)];
}

/** More than half of the titles of a list name occupations. */
const ARE_NAMED = 0.5;

/**
 * Lists on a page about something else that look like openings and were left out: named after occupations, in its main
 * part; else lines alone that only openings are. On 162 recorded sites none is about something else.
 */
export function doubtfulElsewhere(url: string, { postings, leftOut, lists, tree }: HtmlListing): Finding[] {
  const sets = lists.doubtful.filter(({ set: { titles }, features }) => {
    const share = sharesOf(features);
    const isElse = share('in footer') + share('in form') + share('title repeated') > 0;
    return titles.length > 1 && !isElse && share('title role') + share('title sure') > ARE_NAMED;
  });
  const lines = [...new Set(sets.flatMap(({ set }) => set.titles))].map((title) => tree.leaves[title]?.text ?? '');
  const isRead = postings.length + leftOut.length > 0;
  const alone = lines.length > 0 || isRead ? [] : tree.leaves.filter(isSureLine).map(({ text }) => text);
  return told('list_doubtful', url, [...lines, ...new Set(alone)]);
}

/** "Baker (m/f/d)", "Baker wanted": a line in the main part of a page that only an opening is. */
function isSureLine({ text, region }: Leaf): boolean {
  const score = titleScore(text);
  return region === 'main' && !/^0\s/.test(text) && (score === 2 || (score > 0 && titleInSentence(text) !== text));
}

function told(why: 'list_doubtful' | 'list_entries_doubtful', url: string, lines: readonly string[]): Finding[] {
  if (lines.length === 0) return [];
  return [finding(why, url, { seen: lines.length, kept: 0, detail: quoted(lines) })];
}
