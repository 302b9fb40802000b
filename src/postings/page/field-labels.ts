import { fold } from '../text/words.js';
import { LABEL_WORDS, type LabelledField } from '../text/words/label-words.js';

/** A longer text (characters) is no label. */
export const MAX_LABEL = 40;

const FIELDS: ReadonlyMap<string, LabelledField> = new Map(
  LABEL_WORDS.flatMap(([field, , labels]) => labels.split('|').map((label) => [keyOf(label), field] as const)),
);

function keyOf(label: string): string {
  return fold(label)
    .replace(/[’‘`´]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s+/g, ' ');
}

/** What a label by itself stands before; undefined for what is none. */
export function labelOf(text: string): LabelledField | undefined {
  return text.length > MAX_LABEL ? undefined : FIELDS.get(keyOf(text));
}

/** Labels of dates, the longest first: "posted on" before "posted". */
const DATED_LABELS = [...FIELDS]
  .filter(([, field]) => field === 'posted_at' || field === 'application_deadline')
  .sort(([one], [other]) => other.length - one.length);

/** A longer text (characters) is prose that begins like such a label. */
const MAX_DATED = 90;

/** What stands before a date without anything between them: "Posted on 12-Oct-21". */
export function datedLabel(text: string): LabelledField | undefined {
  if (text.length > MAX_DATED || !/\d/.test(text)) return undefined;
  const folded = fold(text).replace(/^[^\p{L}]+/u, '');
  return DATED_LABELS.find(([label]) => folded.startsWith(label) && /^[\s:]/.test(folded.slice(label.length)))?.[1];
}
