import { fold } from '../../text/words.js';
import { LABELS, labelsOf } from '../../text/words/labels/all-labels.js';
import type { LabelledField } from '../../text/words/labels/labels.js';

/** A longer text (characters) is no label. */
export const MAX_LABEL = 40;

const FIELDS: ReadonlyMap<string, LabelledField> = new Map(
  (Object.keys(LABELS) as LabelledField[]).flatMap((field) =>
    labelsOf(field).map(({ label }) => [keyOf(label), field] as const),
  ),
);

/** Words that only say whose it is. */
const ADDRESSED =
  /^(?:your|our|the|deine?|ihre?|unsere?|votre|notre|ton|ta|vos|tus?|il tuo|la tua|jouw|je|uw|onze|din|ditt|dit|vores|vart|twoj[ae]?|wasz[ae]?|tvuj|tvoje|vas|vase|nase|senin|ваш[аеи]?|твоя?) /;

function keyOf(label: string): string {
  return fold(label)
    .replace(/[’‘`´]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s+/g, ' ');
}

/** "SOU/SŠ" are schools in Czech, "sou" is pay in Catalan. */
const ABBREVIATIONS = /^\p{Lu}{2,4}\/\p{Lu}{2,3}(?!\p{L})/u;

/** What a label by itself stands before; undefined for what is none. */
export function labelOf(text: string): LabelledField | undefined {
  if (text.length > MAX_LABEL) return undefined;
  const key = keyOf(text);
  return FIELDS.get(key) ?? (ABBREVIATIONS.test(text) ? undefined : partOf(key));
}

/** "Standort / Region", "Salary (gross)", "Ihr Einsatzort": what the main part of a label stands before. */
function partOf(key: string): LabelledField | undefined {
  const [first = ''] = key
    .replace(/\([^()]*\)$/, '')
    .replace(ADDRESSED, '')
    .split(/[/・、&＆]/);
  const plain = first.trim();
  return plain === key ? undefined : FIELDS.get(plain);
}

/** Labels of dates, the longest first: "posted on" before "posted". */
const DATED_LABELS = [...FIELDS]
  .filter(([, field]) => field === 'posted_at' || field === 'application_deadline')
  .sort(([one], [other]) => other.length - one.length);

/** A longer text (characters) is prose that begins like such a label. */
const MAX_DATED = 90;

/** "The closing date is …": the article before a label. */
const ARTICLE = /^(?:the|der|die|das|le|la|el|il|lo|o|a|de|het|den|az) /;

/** What stands before a date without anything between them: "Posted on 12-Oct-21". */
export function datedLabel(text: string): LabelledField | undefined {
  if (text.length > MAX_DATED || !/\d/.test(text)) return undefined;
  const folded = fold(text)
    .replace(/^[^\p{L}]+/u, '')
    .replace(ARTICLE, '');
  return DATED_LABELS.find(([label]) => folded.startsWith(label) && /^[\s:]/.test(folded.slice(label.length)))?.[1];
}
