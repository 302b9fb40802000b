import { datedLabel, labelOf, MAX_LABEL } from '../lines/headings/field-labels.js';

/**
 * Where the facts of a line begin, and behind the last one where it ends: "Place: Leeds | Start: May" has two; of a
 * text of three times the longest value (characters) only what begins it is looked at.
 */
export function factBounds(text: string, longestValue: number): readonly number[] {
  const starts = text.length > 3 * longestValue ? [] : labelStarts(text);
  const isLonger = text.length > longestValue;
  const ends = isLonger ? [0, ...starts].flatMap((from) => endOfFact(text.slice(from, from + longestValue), from)) : [];
  return [...new Set([0, ...starts, ...ends, ...unspacedEnds(text), text.length])].sort((one, other) => one - other);
}

/** "勤務地：大阪市。経験2年以上。": where sentences without spaces between them end, on a line that has labels. */
function unspacedEnds(text: string): number[] {
  return /[:：]/.test(text) ? [...text.matchAll(/。/g)].map(({ index }) => index + 1) : [];
}

/** "Place of work: Leeds. We ask for two years …": a fact that is a sentence of its own within a longer text. */
function endOfFact(head: string, from: number): readonly number[] {
  const [sentence = '', label = ''] = FACT_SENTENCE.exec(head) ?? [];
  return labelOf(label.trim()) === undefined ? [] : [from + sentence.length];
}

/** Shorter words before a dot are abbreviations: "St. Gallen". */
const FACT_SENTENCE =
  /^([^:：.]{2,40})[:：]\s[^.!?:：]{0,60}(?:\p{L}{4}|\p{Lo}{2})[.!](?=\s+[\p{Lu}\p{Lo}\p{Script=Georgian}])/u;

/** "Closing date: 20.12.2027; Contact: …": what begins with a digit is a value, but for the number of a label. */
const VALUE_BEFORE = /^\d(?!\d?[.)]$)/;

/** Where a line goes on with another label: the longest known one before each colon, and dates behind a bar or dot. */
function labelStarts(text: string): number[] {
  const starts: number[] = [];
  for (const { index } of text.matchAll(/\s?(?:[:：]\s|：)/g)) {
    const from = Math.max(0, index - MAX_LABEL);
    const before = text.slice(from, index);
    const words = [...before.matchAll(/[^\s。；，、;]+/g)].slice(-4);
    const first = words.find((word) => !VALUE_BEFORE.test(word[0]) && labelOf(before.slice(word.index)));
    if (first && !isPartOfLabel(text.slice(0, from + first.index), before.slice(first.index)))
      starts.push(from + first.index);
  }
  for (const { index } of text.matchAll(/(?<=\s[|·•]\s)\S/g))
    if (datedLabel(text.slice(index)) !== undefined) starts.push(index);
  return [...starts, ...datedSentences(text)].sort((one, other) => one - other);
}

/**
 * "Event date: …", "Name of the workplace: …": behind other words a label of a day, or one in small letters, is a part
 * of what they label.
 */
function isPartOfLabel(before: string, label: string): boolean {
  const mayBe = /^\p{Ll}/u.test(label) || /^(?:posted_at|application_deadline)$/.test(labelOf(label) ?? '');
  return mayBe && /^[^:：|·•,;.!?()–—-]*\p{L}\s*$/u.test(before);
}

/** Where sentences begin that say a date behind its label, and where they end: "The closing date is 7 May." */
function datedSentences(text: string): number[] {
  const ends = [...text.matchAll(/(?<!(?<!\d)\d{1,2})[.!]\s+(?=\p{Lu})/gu)].map(
    ({ 0: end, index }) => index + end.length,
  );
  const starts = [0, ...ends];
  return starts.flatMap((from, at) => {
    const to = starts[at + 1] ?? text.length;
    return datedLabel(text.slice(from, to)) === undefined ? [] : [from, to];
  });
}
