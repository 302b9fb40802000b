import { titleInSentence } from '../lines/job-titles.js';
import { fold } from '../../text/words.js';
import type { PageTree } from '../tree/page-tree.js';
import type { PostingRecord } from './lists-found.js';

/** A title, folded, and what its brackets say behind it. */
interface Bracketed {
  readonly title: string;
  readonly aside: string;
}

const BRACKETED = /^([^()[\]（）【】]{2,80})(?:[([（【]([^()[\]（）【】]{1,60})[)\]）】])?$/u;

/** What is no fact of an opening, as "Leeds, full-time" is. */
const SENTENCE = /^.{30,}[.!?…。！？]$/su;

/**
 * Entries but those that only introduce the next one: "We are looking for a baker (Leeds).", and below it the advert
 * "Baker (Miller & Sons, Leeds)". One of another branch is another opening, and so is one of which more is said itself
 * than a few sentences, where not both name one branch.
 */
export function withoutIntroducing(
  records: readonly PostingRecord[],
  { leaves }: Pick<PageTree, 'leaves'>,
): readonly PostingRecord[] {
  return records.filter(({ title: { text, index } }, at) => {
    const { text: next, index: below = 0 } = records[at + 1]?.title ?? {};
    const sought = titleInSentence(text);
    if (next === undefined || sought === text || titleInSentence(next) !== next) return true;
    const leadsOn = leaves.slice(index + 1, below).every((between) => SENTENCE.test(between.text));
    return !areOne(bracketed(sought), bracketed(next), leadsOn);
  });
}

function areOne(sought: Bracketed, shown: Bracketed, leadsOn: boolean): boolean {
  if (sought.title !== shown.title) return false;
  if (sought.aside === '' || shown.aside === '') return leadsOn;
  return shown.aside.includes(sought.aside);
}

function bracketed(text: string): Bracketed {
  const [, title = text, aside = ''] = BRACKETED.exec(text.trim()) ?? [];
  return { title: fold(title).trim(), aside: fold(aside).trim() };
}
