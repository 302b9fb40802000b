import { titleInSentence } from '../../lines/titles/job-titles.js';
import { fold } from '../../../text/words.js';
import { topicOf } from '../../lines/headings/topics.js';
import type { Leaf, PageTree } from '../../tree/page-tree.js';
import type { PostingRecord } from '../judging/lists-found.js';

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
  return records.filter(({ title: { text, index }, range }, at) => {
    if (introducesNext(records, at, leaves.slice(...range))) return false;
    const { text: next, index: below = 0 } = records[at + 1]?.title ?? {};
    const sought = titleInSentence(text);
    if (next === undefined || sought === text || titleInSentence(next) !== next) return true;
    const leadsOn = leaves.slice(index + 1, below).every(leadsToOpening);
    return !areOne(bracketed(sought), bracketed(next), leadsOn);
  });
}

/** A sentence, or "Open position" on top of what it leads to. */
function leadsToOpening({ text }: Leaf): boolean {
  return SENTENCE.test(text) || topicOf(text) === 'openings';
}

/** More (characters) said of it makes an opening of its own of what a heading names. */
const MAX_ASIDE = 100;

/** "Baker jobs (Leeds)", of which nothing else is said, and then "Baker": the heading of what follows. */
function introducesNext(records: readonly PostingRecord[], at: number, own: readonly Leaf[]): boolean {
  const [{ title }, next] = [records[at] as PostingRecord, records[at + 1]?.title];
  const topic = topicOf(title.text);
  if (next === undefined || (topic !== 'openings' && topic !== 'careers') || title.rank >= next.rank) return false;
  const said = own.reduce((sum, { text }) => sum + text.length, 0) - title.text.length;
  const named = fold(next.text).trim();
  const isBare = said <= MAX_ASIDE && own.every(({ link }) => link === undefined);
  return isBare && named.length < title.text.length && fold(title.text).includes(named);
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
