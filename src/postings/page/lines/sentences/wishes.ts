import { fold, lettersOf } from '../../../text/words.js';
import { SHORT_JOINERS, SURE_JOINERS } from '../../../text/words/clause-joiners.js';
import { OR_WORDS } from '../../../text/words/or-words.js';
import { DESIRED_HEADS } from '../../../text/words/sections/desired-heads.js';
import { alternativesOf, anyOf, anyOfWords, foldedWords, rowsOf } from '../../../text/words/pattern-parts.js';
import { RELATION_WORDS } from '../../../text/words/relation-words.js';
import { YEAR_WORDS } from '../../../text/words/years/year-words.js';
import { PhraseTable, type Span } from '../../../text/words/phrase-table.js';
import {
  MANNER_AT_END,
  MANNER_BEFORE,
  WISH_HEADINGS,
  WISHED_AT_END,
  WISH_VERBS,
  VERY_WORDS,
  WISHED_AT_FRONT,
} from '../../../text/words/sections/wish-words.js';
import { kindOfHeading } from '../headings/section-headings.js';
import { wordPattern } from '../../../text/word-pattern.js';

const HEADINGS = new Set(foldedWords(WISH_HEADINGS));
const DESIRED = new PhraseTable(DESIRED_HEADS.map(([, words]) => words));
const AT_FRONT = new PhraseTable(WISHED_AT_FRONT.map(([, words]) => words));
const AT_END = new PhraseTable(WISHED_AT_END.map(([, words]) => words));
const OF_MANNER = new PhraseTable(MANNER_AT_END.map(([, words]) => words));
const MAKES_MANNER = new PhraseTable(MANNER_BEFORE.map(([, words]) => words));
/** "friendly and helpful", "as desired": of two things that somebody is, or of how something is done. */
const JOINED = wordPattern(
  `(?<!\\p{L})${anyOfWords([...SURE_JOINERS, ...SHORT_JOINERS, 'a', 'of', 'as', 'when', 'where'])}\\s{1,3}$`,
  'iu',
);

/** "You are very helpful" */
const VERY = wordPattern(`(?<!\\p{L})${anyOf(VERY_WORDS)}\\s{1,3}$`, 'iu');
/** "You make all our guests welcome" */
const MAKES_WELCOME =
  /(?<!\p{L})(?:make|makes|making|made)\s(?:\p{L}{2,5}\s){0,2}(?:guests?|customers?|clients?|visitors?|people|children|everyone|everybody|others|them|colleagues|patients|residents|members|pupils|students|families)\s{1,3}$/iu;

/** Whether a heading behind a list of requirements begins the wishes by all that it says: "Bonus", "optional:". */
export function isWishHeading(line: string): boolean {
  return HEADINGS.has(lettersOf(fold(line)));
}

/** "Desired skills & expertise": whether a heading of wishes asks for them where an advert asks for nothing else. */
export function headsDesired(line: string): boolean {
  return DESIRED.test(line);
}

/** A longer line (characters) above a list is a paragraph. */
const MAX_LEAD = 260;

/**
 * Whether a sentence above a list calls what it lists wishes: "If you have worked with one of these, that would be a
 * plus:".
 */
export function leadsToWishes(line: string): boolean {
  if (/(?<!\.\.)[.!?]$/.test(line)) return false;
  const sentence = line.split(/(?<=[.!?])\s+(?=\p{L})/u).at(-1) ?? '';
  return line.length <= MAX_LEAD && kindOfHeading(sentence) === 'nice_to_have';
}

/**
 * What divides an item into more than one demand: the first of "Fluent German, French a plus" is required; "cat. B" is
 * one of licences.
 */
const DIVIDES = /(?:[,;:–—(，；：。（]|\.(?<!(?<!\p{L})(?:kat|kateg|kl|cat|sk|кат)\.(?=\s?[A-DАВС])))\s*\S/iu;

/** "Rye is welcome (newcomers are, too).": a remark behind all that an item says. */
const ASIDE_AT_END = /\s?[(（][^()（）]{1,80}[)）](?=[.。]?$)/u;

/** "Milling, baking, or sales a plus": what is wished for is any of all that a list with a comma before "or" names. */
const CHOICE = wordPattern(`,\\s+${anyOf(OR_WORDS)}\\s[^,;]+$`, 'iu');

/** Whether an item of a list of requirements says of itself that it is welcome and not required. */
export function saysWish(item: string): boolean {
  const clauses = item.split(CLAUSE_ENDS);
  return (
    [item, item.replace(ASIDE_AT_END, '')].some(clauseSaysWish) ||
    (CHOICE.test(item) && clauseSaysWish(item.replace(/,(?=\s)/g, ''))) ||
    (clauses.length > 1 && clauses.every(clauseSaysWish)) ||
    endsInBareWish(item)
  );
}

/** "Rye, or barley, is a plus", "Licence (preferred but not essential)": what ends so is a wish as a whole. */
function endsInBareWish(item: string): boolean {
  const [, bracketed, behindComma] = LAST_PART.exec(item) ?? [];
  const part = bracketed ?? behindComma ?? '';
  const spans = AT_END.spansIn(part);
  // "Friendly, helpful"
  if (bracketed === undefined && !part.trim().includes(' ')) return false;
  if (spans.length === 0 || spans.some(({ start, end }) => OF_MANNER.test(part.slice(start, end)))) return false;
  const between = spans.map(({ start }, at) => part.slice(spans[at - 1]?.end ?? 0, start).trim());
  const isEnd = !/[\p{L}\p{N}]/u.test(part.slice(spans.at(-1)?.end));
  return isEnd && between.every((words, at) => (at === 0 ? LEADS_TO_WISH : JOINS_WISHES).test(words));
}

const LEADS_TO_WISH = wordPattern(`^(?:${anyOf(WISH_VERBS)})?$`, 'iu');
/** "but", "aber" */
const JOINS_WISHES = /^,?\s?(?:\p{L}{2,5})?$/u;

/**
 * What an item that is required wishes for in its last part: "French a plus" of "Fluent German, French a plus", "as a
 * painter is a plus" of "Experience as a glazier (as a painter is a plus)".
 */
export function wishWithin(item: string): string | undefined {
  const part = LAST_PART.exec(item)?.slice(1).find(Boolean);
  return part !== undefined && AT_END.test(part) && saysWish(part) ? part : undefined;
}

const LAST_PART = /[(（]([^()（）]{6,80})[)）]\s?[.;]?$|[,;]\s+([^,;()（）]{6,80}?)[.;]?$/u;

/** "French a plus, Spanish a bonus": each of what an item has is a wish by itself. */
const CLAUSE_ENDS = /[,;]\s+/;

function clauseSaysWish(item: string): boolean {
  const [, ahead, bracketed] = LABEL.exec(item) ?? [];
  const label = ahead ?? bracketed;
  if (label !== undefined && (isWishHeading(label) || headsWishes(label))) return true;
  if (headsWishes(MARK.exec(item)?.[0])) return true;
  const isFirst = ({ start }: Span): boolean => !/[\p{L}\p{N}]/u.test(item.slice(0, start));
  const isLast = ({ start, end }: Span): boolean =>
    !/[\p{L}\p{N}]/u.test(item.slice(end)) &&
    /[\p{L}\p{N}]/u.test(item.slice(0, start)) &&
    (!DIVIDES.test(item.slice(0, start)) || isWishBefore(item.slice(0, start)));
  const isWish = (span: Span): boolean => (isLast(span) && !isManner(item, span)) || isBehindSubject(item, span);
  return AT_FRONT.spansIn(item).some(isFirst) || AT_END.spansIn(item).some(isWish);
}

/** "Preferred: French", "(Preferred) French" */
const LABEL = /^(?:([^:]{3,60}):\s+\S|[([]([^()[\]]{3,40})[)\]]\s?\S)/u;
/** "Preferred Experience with rye": a word in a mark-up of its own, in front of what begins anew. */
const MARK = /^\p{Lu}\p{Ll}{4,14}(?=\s\p{Lu})/u;

function headsWishes(label: string | undefined): boolean {
  return label !== undefined && kindOfHeading(label) === 'nice_to_have';
}

/** "Experience desirable in baking": the word right behind what is wished for, in front of what it is in. */
function isBehindSubject(item: string, { start, end }: Span): boolean {
  const word = item.slice(start, end);
  if (word.includes(' ') || OF_MANNER.test(word)) return false;
  return SUBJECT.test(item.slice(0, start)) && IN_WHAT.test(item.slice(end));
}

const SUBJECT = wordPattern(
  String.raw`^[^\p{L}\p{N}]*(?:\p{L}{2,20}\s){0,2}\p{L}{0,12}(?:${alternativesOf(YEAR_WORDS, 'experience')})\p{L}{0,4}\s$`,
  'iu',
);
const IN_WHAT = wordPattern(
  String.raw`^\s(?:${alternativesOf(YEAR_WORDS, 'spentIn')}|${anyOf(rowsOf(RELATION_WORDS, 'with'))})\s\p{L}`,
  'iu',
);

/** "Rye is an advantage, but not required": what stands before such an end is a wish itself. */
function isWishBefore(before: string): boolean {
  const said = before.replace(/[,;–—-]?\s{1,3}(?:\p{L}{2,5}\s{1,3})?$/u, '');
  const first = said === before ? undefined : spanAtEnd(AT_END, said);
  return first !== undefined && !DIVIDES.test(said.slice(0, first.start));
}

/** "You feel welcome", "always friendly and helpful": how somebody is, in words that elsewhere wish. */
function isManner(item: string, { start, end }: Span): boolean {
  if (!OF_MANNER.test(item.slice(start, end))) return false;
  const before = item.slice(0, start);
  const joined = before.replace(JOINED, '');
  // "Is helpful and welcome": two wishes, unless the first is a manner.
  const first = joined === before ? undefined : spanAtEnd(AT_END, joined);
  if (first) return isManner(joined, first);
  return (
    joined !== before || MAKES_WELCOME.test(before) || spanAtEnd(MAKES_MANNER, before.replace(VERY, '')) !== undefined
  );
}

/** The phrase of a table that a text ends with. */
function spanAtEnd(table: PhraseTable, text: string): Span | undefined {
  return table.spansIn(text).find(({ end }) => end === text.trimEnd().length);
}
