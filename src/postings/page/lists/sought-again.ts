import { titleInSentence } from '../lines/job-titles.js';
import { fold } from '../../text/words.js';
import type { PostingRecord } from './page-lists.js';

/** A title, folded, and what its brackets say behind it. */
interface Bracketed {
  readonly title: string;
  readonly aside: string;
}

const BRACKETED = /^([^()[\]（）【】]{2,80})(?:[([（【]([^()[\]（）【】]{1,60})[)\]）】])?$/u;

/**
 * Entries but those that only introduce the next one: "We are looking for a baker (Leeds).", and below it the advert
 * "Baker (Miller & Sons, Leeds)". One of another branch, or of which anything is said itself, is another opening.
 */
export function withoutIntroducing(records: readonly PostingRecord[]): readonly PostingRecord[] {
  return records.filter(({ title: { text, index } }, at) => {
    const { text: next, index: below } = records[at + 1]?.title ?? {};
    const sought = titleInSentence(text);
    return (
      next === undefined ||
      below !== index + 1 ||
      sought === text ||
      titleInSentence(next) !== next ||
      !areOne(sought, next)
    );
  });
}

function areOne(one: string, other: string): boolean {
  const [sought, shown] = [bracketed(one), bracketed(other)];
  if (sought.title !== shown.title) return false;
  return sought.aside === '' || shown.aside === '' || shown.aside.includes(sought.aside);
}

function bracketed(text: string): Bracketed {
  const [, title = text, aside = ''] = BRACKETED.exec(text.trim()) ?? [];
  return { title: fold(title).trim(), aside: fold(aside).trim() };
}
