import { isOfOtherThing } from './bound-years.js';
import { isHadByCompany } from './company-years.js';
import { AND_OR_WORDS } from '../words/and-words.js';
import { alternativesOf, anyOfWords } from '../words/pattern-parts.js';
import { withoutItemNumber } from './item-numbers.js';
import { isLeastAge } from './least-age.js';
import { isOtherWay } from './ways-in.js';
import { isTermOfContract } from './contract-years.js';
import { isWorkDone, withoutSince, yearsInOtherWords } from './years-done.js';
import { headsWishes, isWishClause } from './wished-years.js';
import type { YearWordKind } from '../words/years/year-word-kinds.js';
import { YEAR_WORDS } from '../words/years/year-words.js';
import { matchesOf, MAX_SEARCHED, plainDigits } from '../words.js';
import { wordPattern } from '../word-pattern.js';

const ofKind = (kind: YearWordKind, language?: string): string => alternativesOf(YEAR_WORDS, kind, language);

/** "zwei=2|drei=3" as entries of a table. */
function numbersOf(written: string): (readonly [word: string, number: number])[] {
  return written.split('|').map((entry) => {
    const [word = '', number] = entry.split('=');
    return [word, Number(number)] as const;
  });
}

const namesOf = (written: string): string => written.replace(/=\d+/g, '');

/** Words for years that are written without a space behind them. */
const UNSPACED_YEARS = '年|년|ปี';

/** "3-ох", "5-ciu": the last letters of the case that a number stands in. */
const NUMBER_END = String.raw`(?:\s?-?(?:${ofKind('numberEnds')})(?!\p{L}))?`;

/** What stands between the two numbers of a range. */
export const BETWEEN_YEARS =
  '/|-|–|—|~|～|to|bis|à|a|tot|or|oder|do|до|līdz|iki|kuni|إلى|الى|تا|עד|ถึง|đến|sampai|hingga|fins a|til|έως|ai|al|至|到|से|la|ila|ile';

/** "One year or more", "two or more years" */
const OR_MORE = ofKind('orMore');

/** A number, or a range of two, with the years behind it. */
function yearsPattern(number: string, years: string): string {
  const count = String.raw`(?<low>${number})${NUMBER_END}(?:\s?\(\s?(?:\d{1,2}|\p{L}{2,12})\s?\))?[\s-]?(?<plus>\+|plus|or[\s-]more|oder mehr)?`;
  const range = String.raw`(?:(?:\s|-(?=to-))?(?:${BETWEEN_YEARS})(?:\s|(?<=to)-)?(?<high>${number})(?:\s?\(\d{1,2}\))?\s?\+?)?`;
  return String.raw`${count}${range}${NUMBER_END}[\s-]*(?:(?<ahead>${OR_MORE})\s+)?${years}(?<late>\+(?!\S)|\s(?:${OR_MORE})(?!\p{L}))?`;
}

/** "2", "1.5", "0,5" */
const IN_DIGITS = String.raw`\d{1,2}(?:[.,]\d)?`;
const ALL_YEARS = String.raw`(?:(?:${ofKind('years')}|(?<adjective>${ofKind('ofYears')}))(?!\p{L})|${UNSPACED_YEARS})`;
/** A number in words counts before the years of its own language: "to år" are two years, "to years" are none. */
const IN_WORDS = YEAR_WORDS.filter(([kind]) => kind === 'numbers').map(([, language, numbers]) => {
  const years = [ofKind('years', language), ofKind('ofYears', language)].filter((words) => words !== '').join('|');
  return yearsPattern(namesOf(numbers), years === '' ? `(?:${UNSPACED_YEARS})` : String.raw`(?:${years})(?!\p{L})`);
});
/** "3.三年以上", the third item of a list: its dot is none of a number. */
const ITEM_NUMBER = String.raw`(?:^|\n)\s{0,3}\d{1,2}`;
/** "5+ years", "3 to 5 years", "at least three (3) years", "2-4 Jahre" */
const MENTION = wordPattern(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}一二三四五六七八九十第\w,$€£-]|(?<!${ITEM_NUMBER})\.)(?:${[yearsPattern(IN_DIGITS, ALL_YEARS), ...IN_WORDS].join('|').replaceAll(/\?<\w+>/g, '?:')})`,
  'giu',
);
const NUMBERS = new Map(numbersOf(ofKind('numbers')));
const PARTS = wordPattern(
  `^${yearsPattern(String.raw`${IN_DIGITS}|${[...NUMBERS.keys()].join('|')}`, ALL_YEARS)}$`,
  'iu',
);
/** "roczne doświadczenie", "ניסיון של שנתיים": a word says the number and the years. */
const SPANS = numbersOf(ofKind('spans')).map(([word, years]) => [wordPattern(`^(?:${word})$`, 'iu'), years] as const);
const SPAN = wordPattern(String.raw`(?<![\p{L}\p{N}])(?<!\d\s)(?:${namesOf(ofKind('spans'))})(?!\p{L})`, 'giu');
/** "Years of experience: 5", "工作經歷：3年以上": a label says what is counted. */
const LABELLED =
  /(?:years['’]? (?:of )?experience|experience \(?(?:in )?years\)?|سنوات الخبرة)\s?[:：]\s?\d{1,2}(?!\d|[.,]\d)/giu;
const EXPERIENCE = wordPattern(ofKind('experience'), 'iu');
/** Whose years they are, of experience as well, or words in front of them by which they have passed. */
const NOT_EXPERIENCE = wordPattern(
  String.raw`(?<!\p{L})(?:(?:${ofKind('otherPast')})(?!\p{L})|(?:${ofKind('recent')}) (?:the )?$)`,
  'iu',
);
/** A company that speaks of its own years. */
const OF_OURSELVES = wordPattern(String.raw`(?<!\p{L})(?:${ofKind('ourselves')})(?!\p{L})`, 'iu');
/** "Children from 3 to 6 years": the age of somebody, with no more between than a few short words. */
const AGED = wordPattern(
  String.raw`(?<!\p{L})(?:${ofKind('aged')})(?:\s{1,3}(?!${ofKind('experience')})[\p{L}'’]{1,7}){0,3}\s{0,3}$`,
  'iu',
);
const AFTER = wordPattern(String.raw`(?<!\p{L})(?:${ofKind('after')})\s(?:\p{L}{2,9}\s)?$`, 'iu');
/** "Ideally after 3 years of practice": wished for, not still to come. */
const IDEALLY_AFTER = wordPattern(
  String.raw`(?<!\p{L})(?:id[eé]al|pr[eé]f[eé]r)\p{L}{0,9}\s(?:${ofKind('after')})\s(?:\p{L}{2,9}\s)?$`,
  'iu',
);
/** "A 4-year degree", "3 years of training": how long something takes. */
const IS_SPAN_OF = wordPattern(
  String.raw`^[\s-]{0,2}(?:${ofKind('spanOf')})(?!\p{L}{0,20}\s(?:manag|admin|negot|law|design|coord|lead|deliver|plan|engin|exp))`,
  'iu',
);
const LASTS = wordPattern(String.raw`(?<!\p{L})(?:${ofKind('lasts')})\s{0,2}$`, 'iu');
/** "16 years old", "16 jaar of ouder" */
const OLD = wordPattern(String.raw`^\s{1,3}(?:${anyOfWords(AND_OR_WORDS)}\s{1,3})?(?:${ofKind('old')})(?!\p{L})`, 'iu');
const CHILDREN = wordPattern(
  String.raw`(?<!\p{L})(?:${ofKind('aged')}|kindergarten\p{L}{0,3}|nursery|preschool|crèche|kita)(?!\p{L})`,
  'iu',
);

/** Whether a line speaks of those whose age may stand beside it. */
export function namesAges(line: string): boolean {
  return CHILDREN.test(line);
}

/** Years of experience a text asks for, with the words that say so. */
export interface Experience {
  readonly years: number;
  readonly quote: string;
}

/** More years are those of the company. */
const MOST_YEARS = 25;

/**
 * The highest of the lower bounds among what is required, of several ways in the lowest; among what is preferred when
 * nothing is required.
 */
export function readExperience(written: string): Experience | undefined {
  const required = new Map<string, Experience>();
  const preferred = new Map<string, Experience>();
  const text = plainDigits(written.slice(0, MAX_SEARCHED));
  let last: { readonly end: number; readonly way: string } | undefined;
  for (const said of yearsIn(text).filter((years) => !isCounter(text, years))) {
    const mention = judgeMention(text, said);
    if (!mention) continue;
    const way = last && isBehindOther(text, last.end, said) ? last.way : wayIn(text, said);
    const ways = mention.isOptional ? preferred : required;
    if (mention.years < (ways.get(way)?.years ?? Infinity)) ways.set(way, mention);
    last = { end: said.end, way };
  }
  return highest(required) ?? highest(preferred);
}

/** Whether years stand in the sentence of those before them as another way in. */
function isBehindOther(text: string, last: number, { start, end }: Years): boolean {
  const between = text.slice(last, start);
  return !BREAK.test(between) && isOtherWay(between, text.slice(start, end));
}

/** What is one for mentions of years that are ways into one opening: the line that names several degrees. */
function wayIn(text: string, { start }: Years): string {
  const sentence = sentenceAround(text, start);
  const line = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('•', start));
  return DEGREES.test(sentence) && / or /i.test(sentence) ? `line ${String(line)}` : String(start);
}

/**
 * "10+" on a line of its own above "years in business": a company counts what it is proud of; or a number that ends a
 * line, above an item that begins with a year: "Class 2", "- a year of experience".
 */
function isCounter(text: string, { start, end }: Years): boolean {
  if (/\n\s{0,9}[-–•●▪・]/.test(text.slice(start, end))) return true;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.trim() === '' && text.slice(start, end).includes('\n');
}

/** A number of years that a text names. */
interface Years {
  readonly start: number;
  readonly end: number;
  /** The lower bound; undefined for a bare zero, which is something else. */
  readonly least: number | undefined;
  /** "5+ years" */
  readonly isDemand: boolean;
  /** "3-jährige", "roczne": before a word for experience only. */
  readonly isAdjective: boolean;
  /** A label beside it says that it is experience. */
  readonly isLabelled: boolean;
}

/** What says itself that its years are of experience. */
const OF_EXPERIENCE = { isDemand: false, isAdjective: false, isLabelled: true };

function yearsIn(text: string): Years[] {
  const numbered = matchesOf(text, MENTION).map((match): Years => {
    const { low: said = '', high, plus, ahead, late, adjective } = PARTS.exec(match[0])?.groups ?? {};
    const low = withoutItemNumber(text, match.index, said);
    const least = NUMBERS.get(low.toLowerCase()) ?? Number(low.replace(',', '.'));
    return {
      ...spanOf(match),
      // A field of whole years does not say one and a half.
      least: Number.isInteger(least) && (least > 0 || high !== undefined) ? least : undefined,
      isDemand: (plus ?? ahead ?? late) !== undefined,
      isAdjective: adjective !== undefined,
      isLabelled: false,
    };
  });
  const inOneWord = matchesOf(text, SPAN).map((match): Years => {
    const least = SPANS.find(([word]) => word.test(match[0]))?.[1];
    return {
      ...spanOf(match),
      least,
      isDemand: false,
      isAdjective: /\p{Script=Latin}{4}/u.test(match[0]),
      isLabelled: false,
    };
  });
  const labelled = matchesOf(text, LABELLED).map((match): Years => {
    const least = Number(match[0].split(/[:：]/).at(-1));
    return { ...spanOf(match), least, ...OF_EXPERIENCE };
  });
  const inOtherWords = yearsInOtherWords(text).map((said): Years => ({ ...said, ...OF_EXPERIENCE }));
  return [...numbered, ...inOneWord, ...labelled, ...inOtherWords].toSorted((a, b) => a.start - b.start);
}

function spanOf({ 0: words, index }: RegExpExecArray): { start: number; end: number } {
  return { start: index, end: index + words.length };
}

/** "A bachelor's degree with 8 years, or a PhD with 3": the least of the ways in. */
const DEGREES =
  /\b(?:ph\.?\s?d|doctorate|master'?s|m\.?s\.?c?|bachelor'?s|b\.?s\.?c?)\b[\s\S]*\b(?:ph\.?\s?d|doctorate|master'?s|m\.?s\.?c?|bachelor'?s|b\.?s\.?c?|degree)\b/i;

/** The sentence of a mention; the dot of "Ph.D." ends none. */
function sentenceAround(text: string, at: number): string {
  const stop = /[\n•●]| {2,}|(?<=[\p{Ll})]{2})[.!?;]\s/u;
  const before =
    text
      .slice(Math.max(0, at - 220), at)
      .split(stop)
      .at(-1) ?? '';
  const after = text.slice(at, at + 220).split(stop)[0] ?? '';
  return before + after;
}

function highest(mentions: ReadonlyMap<string, Experience>): Experience | undefined {
  return [...mentions.values()].reduce<Experience | undefined>(
    (top, next) => (top === undefined || next.years > top.years ? next : top),
    undefined,
  );
}

/** "Beginners up to 5 years": the most of it, which asks for none. */
const UP_TO = wordPattern(String.raw`(?<!\p{L})(?:${ofKind('upTo')})\s*$`, 'iu');

/**
 * Words that make the number a demand, wherever the experience itself is named: "at least 3 years", "5+ years embedded
 * with".
 */
const DEMAND = wordPattern(String.raw`(?<!\p{L})(?:${ofKind('atLeast')}|${ofKind('moreThan')})\s*$`, 'iu');
function judgeMention(text: string, said: Years): (Experience & { isOptional: boolean }) | undefined {
  const { start, end, least: years } = said;
  const before = sentenceEnd(text.slice(Math.max(0, start - 70), start));
  const after = sentenceStart(text.slice(end, end + 90));
  if (years === undefined || years > MOST_YEARS || UP_TO.test(before)) return undefined;
  if (isOfOther(said, { before, after }) || isHadByCompany(years, sentenceAt(text, said))) return undefined;
  if (isTermOfContract({ before, said: text.slice(start, end), after })) return undefined;
  if (!saysExperience(text, said, { before, after })) return undefined;
  return {
    years,
    quote: `${before.slice(-40)}${text.slice(start, end)}${after.slice(0, 60)}`.replace(/\s+/g, ' ').trim(),
    isOptional: isWish(before, after),
  };
}

/** Whether the years are an age or a span of something else. */
function isOfOther({ isAdjective }: Years, { before, after }: { before: string; after: string }): boolean {
  const isWork = EXPERIENCE.test(clauseStart(after)) || isWorkDone(before);
  const since = isWork ? withoutSince(before) : before;
  if (isOfOtherClause(clauseEnd(since), clauseStart(after))) return true;
  if (isAdjective && isOfTraining(before, after)) return true;
  if ((AFTER.test(before) && !IDEALLY_AFTER.test(before)) || IS_SPAN_OF.test(after) || LASTS.test(before)) return true;
  return isAge(before, after);
}

/** A veto counts within the number's own clause; what stands behind a comma is about something else. */
function isOfOtherClause(before: string, after: string): boolean {
  const clause = [before.slice(-40), after.slice(0, 40)];
  if (clause.some((side) => NOT_EXPERIENCE.test(side) || OF_OURSELVES.test(side))) return true;
  return isOfOtherThing(before, after);
}

/** "Children of 3 to 6 years", "3 years old"; "children: at least 3 years of experience" asks for some. */
function isAge(before: string, after: string): boolean {
  if (OLD.test(after)) return true;
  return AGED.test(clauseEnd(before)) && !DEMAND.test(before) && !EXPERIENCE.test(clauseStart(after).slice(0, 20));
}

/** So much of a sentence (characters) is looked at for who has its years. */
const MAX_SENTENCE = 160;

function sentenceAt(text: string, { start, end }: Years): { before: string; behind: string } {
  return {
    before: sentenceEnd(text.slice(Math.max(0, start - MAX_SENTENCE), start)),
    behind: sentenceStart(text.slice(end, end + MAX_SENTENCE)),
  };
}

/** A training of three years is no experience, also where experience is named further on. */
function isOfTraining(before: string, after: string): boolean {
  return !EXPERIENCE.test(clauseStart(after).slice(0, 40)) && !isExperienceOf(before);
}

/** Whether the number is one of experience: it says so, or words around it do. */
function saysExperience(text: string, said: Years, { before, after }: { before: string; after: string }): boolean {
  if (said.isLabelled || EXPERIENCE.test(after) || EXPERIENCE.test(before.slice(-45))) return true;
  const ahead = text.slice(Math.max(0, said.start - MAX_ITEM), said.start);
  if ([isInBracketsBehind, isBehindBrackets, isWorkDone].some((isSaid) => isSaid(sentenceEnd(ahead)))) return true;
  if (isAtEndOf(ahead, before, after) || isAtEndInThai(ahead, after)) return true;
  return (said.isDemand || DEMAND.test(before)) && /^[\s,]*\p{L}/u.test(after) && !isLeastAge(text, said);
}

/** No longer item of a list (characters) is looked at before brackets. */
const MAX_ITEM = 160;

/** "Experience in construction or the realisation of buildings (min. 3 years)": all of the item says of what. */
function isInBracketsBehind(before: string): boolean {
  const [, item = ''] = /^(.*)\([^()]{0,20}$/s.exec(sentenceEnd(before)) ?? [];
  return EXPERIENCE.test(item);
}

/** "Experience with machines (lathes, mills, saws) of at least 2 years": the brackets say with which. */
function isBehindBrackets(ahead: string): boolean {
  const lead = sentenceEnd(ahead).replace(DEMAND, '').trimEnd();
  const [, item] = /^(.*)\([^()]{1,100}\)(?:\s\p{L}{1,3}['’]?)?$/su.exec(lead) ?? [];
  return item !== undefined && EXPERIENCE.test(item.slice(-45));
}

/** "Experience with ovens, mixers and the baking of bread, at least 2 years": what an item begins with is counted. */
function isAtEndOf(ahead: string, before: string, after: string): boolean {
  if (!DEMAND.test(before) || !/^[^\p{L}\p{N}]*$/u.test(after)) return false;
  const item = sentenceEnd(ahead);
  const [first = '', second = ''] = item.replace(/^[^\p{L}\p{N}]+/u, '').split(' ');
  const isOwnClause = /(?:^[^,;]*|[,;:(–—]\s*)$/.test(item.replace(DEMAND, ''));
  return isOwnClause && item.length < MAX_ITEM && EXPERIENCE.test(`${first} ${second}`);
}

/** "มีประสบการณ์ด้านการทำขนมปังในโรงงาน 2 ปีขึ้นไป": an item that begins with experience and ends with its years. */
function isAtEndInThai(ahead: string, after: string): boolean {
  const item = sentenceEnd(ahead);
  return (
    item.length < MAX_ITEM &&
    BEGINS_IN_THAI.test(item) &&
    /^\s?(?:(?:เป็น)?(?:อย่างน้อย|ขึ้นไป))?[^\p{L}\p{M}\p{N}]*$/u.test(after)
  );
}

const BEGINS_IN_THAI = /^[\s•-]*(?:ต้อง)?(?:มี)?ประสบการณ์[^,:;()]*$/u;

/** "esperienza almeno triennale": the adjective stands behind its noun. */
function isExperienceOf(before: string): boolean {
  return EXPERIENCE.test(before.replace(DEMAND, '').trimEnd().split(' ').at(-1) ?? '');
}

/** Ends of lines, items and sentences, no shortened "min."; several spaces are a line break that was lost. */
const BREAK =
  /[\n•●]| {2,}|(?<!(?<!\p{L})(?:min|mind|minim|max|approx|ca|ok|cca|inkl|incl|z\.\s?b|bzw|resp))[.!?;]\s/iu;

function sentenceEnd(text: string): string {
  return text.split(BREAK).at(-1) ?? '';
}

function sentenceStart(text: string): string {
  return text.split(BREAK)[0] ?? '';
}

/** "9+ years in sales, preferably abroad" asks for nine years: the wish is of another clause. */
function clauseStart(text: string): string {
  return text.split(/[,(–—]|\s-\s/)[0] ?? '';
}

function clauseEnd(text: string): string {
  return text.split(/[,):–—]|\s-\s/).at(-1) ?? '';
}

/** Whether the years are no condition, by words of their own clause or in front of their list. */
function isWish(before: string, after: string): boolean {
  return isWishClause(clauseEnd(before), clauseStart(after)) || headsWishes(before);
}
