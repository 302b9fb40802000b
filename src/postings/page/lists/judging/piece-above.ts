import { headingOf } from '../../lines/headings/section-headings.js';
import { topicOf } from '../../lines/headings/topics.js';
import type { Leaf } from '../../tree/page-tree.js';

/** No heading of a part of an advert is longer, and no shorter text is what a company would repeat (characters). */
const [MAX_HEAD, MIN_SAID] = [60, 60];
const SPEAKER = /^[—–―]\s?\p{Lu}/u;

/** Whether the piece above a list heads a part of an advert: duties, requirements, benefits. */
export function headsSection(above: Leaf | undefined): boolean {
  return above !== undefined && above.text.length < MAX_HEAD && headingOf(above.text) !== undefined;
}

/** "— The head baker", right behind what that person says. */
export function isSpeaker({ index, text }: Leaf, leaves: readonly Leaf[]): boolean {
  const said = leaves[index - 1]?.text ?? '';
  return SPEAKER.test(text) && said.length > MIN_SAID && topicOf(said) !== 'openings' && /[.!?…"”“»«]$/.test(said);
}
