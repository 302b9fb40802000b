import { isMonthName } from '../../../text/days/date.js';
import { namesCurrency } from '../../../text/pay/money.js';
import { beginsWithSpan } from '../../../text/pay/period.js';
import { isPieceRate, isRateOfPiece } from '../../../text/pay/piece-rate.js';
import { fold } from '../../../text/words.js';
import { DEADLINE_OF_WORDS } from '../../../text/words/days/apply-words.js';
import { BEFORE_DAY } from '../../../text/words/days/day-words.js';
import { LABELS, labelsOf } from '../../../text/words/labels/all-labels.js';
import type { LabelledField } from '../../../text/words/labels/labels.js';
import { NO_LABELS } from '../../../text/words/labels/no-labels.js';
import { anyOfFolded, rowsOf, wholeWords } from '../../../text/words/pattern-parts.js';
import { WHOSE_WORDS } from '../../../text/words/whose-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** A longer text (characters) is no label. */
export const MAX_LABEL = 40;

const FIELDS: ReadonlyMap<string, LabelledField> = new Map(
  (Object.keys(LABELS) as LabelledField[]).flatMap((field) =>
    labelsOf(field).map(({ label }) => [keyOf(label), field] as const),
  ),
);

const ADDRESSED = wordPattern(`^${anyOfFolded(rowsOf(WHOSE_WORDS, 'ours', 'yours', 'in a label'))} `, 'u');

function keyOf(label: string): string {
  return fold(label)
    .replace(/[’‘`´]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s+/g, ' ');
}

/** "SOU/SŠ" are schools in Czech, "sou" is pay in Catalan. */
const ABBREVIATIONS = /^\p{Lu}{2,4}\/\p{Lu}{2,3}(?!\p{L})/u;

/** What labels say of jobs alone: people have places, departments and telephones, too. */
export const OF_JOBS: readonly LabelledField[] = ['salary', 'kind', 'experience'];

/** What a label by itself stands before; undefined for what is none. */
export function labelOf(text: string): LabelledField | undefined {
  if (text.length > MAX_LABEL) return undefined;
  const key = keyOf(text);
  return FIELDS.get(key) ?? (ABBREVIATIONS.test(text) ? undefined : (partOf(key) ?? payWithUnit(key)));
}

/** "Team", "Team: Oven": a label, alone or with its own value. */
export function isLabelLine(text: string): boolean {
  return labelOf(text) !== undefined || labelOf(/^([^:：]{2,40})[:：]\s*\S/u.exec(text)?.[1] ?? '') !== undefined;
}

const IS_NO_LABEL = wordPattern(`^${anyOfFolded(NO_LABELS)}`, 'u');

/** "Зарплата, руб.": behind a comma in what the amounts are counted. */
const UNIT_BEHIND = /, ([^,]{1,12})$/;

/** "Standort / Region", "Salary (gross)", "Ihr Einsatzort": what the main part of a label stands before. */
function partOf(key: string): LabelledField | undefined {
  const [first = ''] = key
    .replace(/\([^()]*\)$/, '')
    .replace(UNIT_BEHIND, (behind, unit: string) => (namesCurrency(`1 ${unit}`) ? '' : behind))
    .replace(ADDRESSED, '')
    .split(/[/・、&＆]/);
  const plain = first.trim();
  return plain === key || IS_NO_LABEL.test(key) ? undefined : FIELDS.get(plain);
}

const WITH_UNIT = /^(\p{L}[\p{L} ]*?)(\s?\/\s?\p{L}+|\s\p{L}{1,5}\s\p{L}+)$/u;

/** "Pay per shift", "Salary per annum", "Session fee": pay with what it is paid for. */
function payWithUnit(key: string): LabelledField | undefined {
  if (isRateOfPiece(key)) return 'salary';
  const [, label = '', unit = ''] = WITH_UNIT.exec(key) ?? [];
  const isPay = FIELDS.get(label) === 'salary' && (beginsWithSpan(unit) || isPieceRate('', unit));
  return isPay ? 'salary' : undefined;
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
    .replace(/[’‘`´]/g, "'")
    .replace(/^[^\p{L}]+/u, '')
    .replace(ARTICLE, '');
  const [label = '', field] =
    DATED_LABELS.find(([known]) => folded.startsWith(known) && /^[\s:]/.test(folded.slice(known.length))) ?? [];
  return field !== undefined && isSaidOfDay(folded, label) ? field : undefined;
}

/** "The deadline for our next project is 30 June": words between a label and its day that say of what else it is. */
function isSaidOfDay(folded: string, label: string): boolean {
  const between = folded.slice(label.length).split(/\d/, 1)[0] ?? '';
  const others = between.match(/\p{L}{4,}/gu)?.filter((word) => !MAY_PRECEDE.test(word) && !isMonthName(word));
  return others === undefined || others.length === 0 || OF_APPLICATIONS.test(folded);
}

/** "The closing date is extended to", "fixée au": of a folded word. */
const MAY_PRECEDE = wordPattern(`^${wholeWords(BEFORE_DAY)}`, 'u');
const OF_APPLICATIONS = wordPattern(wholeWords(DEADLINE_OF_WORDS), 'u');
