import { fold, isUnspaced, lettersOf, spokenLength } from '../../../text/words.js';
import { HANGS_ON_WORDS } from '../../../text/words/sentences/condition-words.js';
import { DENIAL_WORDS } from '../../../text/words/denial-words.js';
import { PhraseTable, WordTable } from '../../../text/words/phrase-table.js';
import { anyOf, patternsOf } from '../../../text/words/pattern-parts.js';
import { REINFORCEMENT_WORDS } from '../../../text/words/seeking/reinforcement-words.js';
import { lazily } from '../../../lazily.js';
import { namesCurrency } from '../../../text/pay/money.js';
import { labelOf } from './field-labels.js';
import { MisspeltHeadings } from './misspelt-headings.js';
import type { SectionKind } from '../../../text/words/sections/section-kinds.js';
import { SECTION_WORDS } from '../../../text/words/sections/section-words.js';
import { WHOLE_HEADINGS } from '../../../text/words/sections/whole-headings.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** What a heading of a posting says of what stands below it. */
export type HeadingKind = SectionKind | 'other';

/** A longer line (characters) is a sentence. */
const MAX_HEADING = 90;

/** Headings by what stands below them; the first kind that matches wins. */
const headings = new WordTable<HeadingKind>(['nice_to_have', 'benefits', 'requirements', 'other'], SECTION_WORDS);

/** What stands below a line that heads a part of a posting, or that begins with such a heading: "Your tasks: …". */
export function headingOf(line: string): HeadingKind | undefined {
  const head = headIn(line);
  if (head === undefined) return undefined;
  const kind = kindOfHeading(head);
  return kind === 'benefits' && isPay(head, line.slice(head.length)) ? undefined : kind;
}

/** What of a line may be a heading: all of it, or what stands in front of its colon. */
function headIn(line: string): string | undefined {
  const [, ahead, aheadUnspaced] = /^(.{3,60}?):\s+\S|^([^：]{2,60})：\s*\S/.exec(line) ?? [];
  const head = ahead ?? aheadUnspaced ?? line;
  if (
    spokenLength(head) > MAX_HEADING ||
    head.length < 2 ||
    isValue(line, head) ||
    /[.!](?:\s|$)/.test(head.replace(/\.{2,3}$|…$|!$/, '').replace(/\bz\.\s?B\./, ''))
  )
    return undefined;
  return head === line || /^[\p{Lu}\p{Lo}\p{Script=Georgian}¿¡"“]/u.test(head) ? head : undefined;
}

/** "Package: £45,000 a year": a label that heads benefits elsewhere, too. */
function isPay(head: string, said: string): boolean {
  return labelOf(head) === 'salary' && /\d/.test(said) && namesCurrency(said);
}

function isValue(line: string, head: string): boolean {
  return isAnswered(line) || isUnspacedValue(head) || (head.includes('、') && GIVES_MORE.test(line));
}

/** "社会保険完備、交通費：全額支給、賞与：年2回": what is given, with a value behind some of it. */
const GIVES_MORE = /：[^：]*、[^、：]{1,12}：/u;

/** "Experience an advantage?: No": a form that was answered by one word. */
export function isAnswered(line: string): boolean {
  return ANSWERED.test(line);
}

const ANSWERED = /[?？]\s?[:：]\s{0,3}\p{L}{2,6}[.!]?$/u;

/** "社会保険完備、通勤手当、退職金制度", "月給21万円～（経験により優遇）": what is given or asked, not what heads it. */
function isUnspacedValue(line: string): boolean {
  return /；|[。！]./u.test(line) || (isUnspaced(line) && /、[^、]*、|\d\s?[万千円元원]/u.test(line));
}

const WHOLE = new Map(WHOLE_HEADINGS.flatMap(([kind, , lines]) => lines.split('|').map((line) => [fold(line), kind])));

const misspelt = lazily(() => new MisspeltHeadings(SECTION_WORDS.map(([kind, , words]) => [kind, words] as const)));

/** What stands below a heading; undefined when it says nothing we know. */
export function kindOfHeading(heading: string): HeadingKind | undefined {
  if (VISITORS_QUESTION.test(heading) || leadsOn(heading)) return undefined;
  const kind = WHOLE.get(lettersOf(fold(heading))) ?? headings.kindsOf(heading)[0] ?? misspelt().kindOf(heading);
  if (kind !== 'requirements') return kind;
  if (SAYS_NONE.test(heading) || SEEKS_REINFORCEMENT.test(heading)) return undefined;
  const said = withoutCondition(heading);
  return said === heading ? kind : headings.kindsOf(said)[0];
}

/** A longer line (characters) above a list is no introduction, and a longer sentence tells of more than one thing. */
const [MAX_LEAD_LINE, MAX_LEAD] = [500, 170];

/**
 * Whether the last sentence of a line above a list leads on to what is asked for, and to nothing else, however much
 * stands ahead of it: "We bake by hand. For this job we are looking for someone with the following experience:".
 */
export function leadsToRequirements(line: string): boolean {
  if (line.length > MAX_LEAD_LINE || !/(?:[:：…]|\.{3})$/u.test(line)) return false;
  const sentence = line.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])/u).at(-1) ?? '';
  const kinds = sentence.length > MAX_LEAD ? [] : headings.kindsOf(sentence);
  return kinds.length === 1 && kinds[0] === 'requirements' && kindOfHeading(sentence) === 'requirements';
}

const HANGS_ON = new PhraseTable(HANGS_ON_WORDS.map(([, words]) => words));

/** "£32k, depending on experience": what something hangs on is not what is told below. */
function withoutCondition(heading: string): string {
  const [condition] = HANGS_ON.spansIn(heading);
  return condition === undefined ? heading : heading.slice(0, condition.start);
}

/** "No experience? Apply anyway!", "Keine Ausbildung? Kein Problem": what is below asks for nothing. */
const SAYS_NONE = wordPattern(String.raw`^[¿¡\s]*(?:${patternsOf(DENIAL_WORDS)})(?![\p{L}-])[^?？]*[?？!！]`, 'iu');

/** "We are looking for reinforcement!": what is below is sought. */
const SEEKS_REINFORCEMENT = wordPattern(String.raw`(?<!\p{L})${anyOf(REINFORCEMENT_WORDS)}[\s.!:…]{0,5}$`, 'iu');

/** "未経験でも応募できますか？": what a visitor asks, unless it asks whom the company seeks. */
const VISITORS_QUESTION = /^(?!.*求め).*か[？?]$/u;

/** "We are looking for a", "Wir suchen eine/n", "Nous recherchons un·e": the line below it goes on, or the title. */
export function leadsOn(line: string): boolean {
  return LEADS_ON.test(line.trimEnd());
}

const LEADS_ON = wordPattern(
  [
    '(?:suchen|looking for|seeking|hiring|recherchons|cherchons|buscamos|cerchiamo|zoeken|s[öo]ker|s[øo]ger|s[øo]ker)(?: wir)?',
    String.raw`(?:an?|eine?(?:[*:_/(-]{0,2}n\)?)?|eine?n?\/e|une?(?:[/(·.•-]e\)?)?|una?(?:[/(]a\)?)?|een|en|ett?)$`,
  ].join(' '),
  'iu',
);

/** A line break in the source before a label that we know: "Baker\nRequirements: …". */
const SOFT_BREAK = /\n[ \t]{0,60}(?=\p{Lu}[^\n:]{2,30}:\s)/u;

/**
 * The lines of a piece of text. A line break in the source is a space to a browser, but who wrote "Requirements: …"
 * at the beginning of a line meant one: texts in Markdown lose it.
 */
export function softLines(text: string): string[] {
  if (!text.includes('\n') || !text.includes(':')) return [text];
  const [first = '', ...rest] = text.split(SOFT_BREAK);
  return rest.reduce<string[]>(
    (lines, next) => {
      if (kindOfHeading(next.slice(0, next.indexOf(':'))) === undefined) lines.push(`${lines.pop() ?? ''} ${next}`);
      else lines.push(next);
      return lines;
    },
    [first],
  );
}

/** What a heading says before the colon in front of `inline`, with which it ends: "Perks" of "Perks: free bread". */
export function aheadOf(inline: string, heading: string): string {
  return heading.slice(0, heading.length - inline.length).replace(/\s{0,3}[:：]\s{0,9}$/, '');
}
