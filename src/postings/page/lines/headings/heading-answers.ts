import { spokenLength } from '../../../text/words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { DENIAL_WORDS } from '../../../text/words/denial-words.js';
import { patternsOf } from '../../../text/words/pattern-parts.js';
import { labelOf } from './field-labels.js';
import { aheadOf } from './section-headings.js';

/** A shorter answer (characters) behind a label is a sign. */
const MIN_ANSWER = 3;

/** What says less (characters) behind the colon of a heading is part of it. */
const MIN_INLINE = 15;

/** What stands behind the colon of a heading; empty where it has none, or nothing there. */
export function behindColon(heading: string): string {
  return /(?::\s|：)\s{0,9}(\S[\s\S]*)$/.exec(heading)?.[1] ?? '';
}

/** Whether what stands behind the colon of a heading says so much that it is the text of its part. */
export function isOwnText(inline: string): boolean {
  return spokenLength(inline) > MIN_INLINE;
}

/** Whether what stands behind the colon of a heading is its answer. */
export function isSaid(heading: string, inline: string): boolean {
  return isOwnText(inline) || isShortAnswer(heading, inline);
}

/** "Must have: React", "Perks: free bread"; "Experience: 2 years" is a fact of its own, and "none" asks for nothing. */
function isShortAnswer(heading: string, inline: string): boolean {
  const isField = labelOf(aheadOf(inline, heading)) !== undefined;
  return spokenLength(inline) >= MIN_ANSWER && !isField && !SAYS_NONE.test(inline);
}

/** "No", "Keine": what an answer begins with that names nothing. */
const SAYS_NONE = wordPattern(String.raw`^(?:${patternsOf(DENIAL_WORDS)}|none|n/a)(?![\p{L}-])`, 'iu');
