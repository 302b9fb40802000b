import { matchesOf, MAX_SEARCHED, plainDigits, wordsAround } from '../words.js';
import {
  AFTER_JOB,
  BEFORE_SHARE,
  BEHIND_SHARE,
  BEHIND_SHARE_IN_ENGLISH,
  HOUR_SIGNS,
  PARTS_OF_WEEK,
  SHARE_LIMITS,
  SHARES_OF_OTHERS,
  SHARES_WITH_LIMITS,
  SUM_LINKS,
} from '../words/kinds/workload-words.js';
import { readRemoteLabel } from './remote.js';
import { wordPattern } from '../word-pattern.js';
import { patternsOf } from '../words/pattern-parts.js';

const ofEnglish = BEHIND_SHARE_IN_ENGLISH;
/** "80% Stelle", "a 60 % position", "Pensum: 80 %"; the last share of "80–100 %" is matched with what goes before. */
const SHARE = String.raw`(?:(?<least>\d{1,3})\s?%?\s?(?:[-–]|bis|to|à|till|til)\s?)?(?<share>\d{2,3})\s?%`;
const WORKLOAD = [
  wordPattern(
    String.raw`(?<![\d.,])${SHARE}(?:[\s-]{0,2}|(?:-?ige[rns]?)\s)(?:${patternsOf(BEHIND_SHARE)})(?!\p{L}|-\p{L})`,
    'giu',
  ),
  // "95% job satisfaction": in English a word right behind makes another thing of it.
  wordPattern(
    String.raw`(?<![\d.,])${SHARE}[\s-]{0,2}(?:${ofEnglish})(?![\p{L}-])(?=\s{0,3}(?:$|[^\p{L}\d\s]|(?:${AFTER_JOB})(?!\p{L})|(?<next>\p{L}{2})))`,
    'giu',
  ),
  wordPattern(
    String.raw`(?<!\p{L})(?:${patternsOf(BEFORE_SHARE)})\s?(?:[:：]|von|de|of|på|di|del)?\s{0,3}${SHARE}`,
    'giu',
  ),
];

const UNIT = `(?:${patternsOf(PARTS_OF_WEEK)})`;
const PART = String.raw`(?<part>[01][.,]\d{1,2})`;
/** "0.6 FTE", "0,6–0,8 fte", "FTE: 0.6"; one whole is as often the measure of what is paid. */
const PART_OF_WEEK = [
  wordPattern(
    String.raw`(?<![\d.,]|\d\s)(?:[01][.,]\d{1,2}\s?[-–]\s?)?${PART}[\s-]{0,2}${UNIT}(?!\p{L}|-\p{L})`,
    'giu',
  ),
  wordPattern(String.raw`(?<!\p{L})fte\s?[:=]?\s?${PART}(?![\d.,]\d|\s?[-–]\s?\d)`, 'giu'),
];

type KindOfShare = 'full-time' | 'part-time' | 'full-time, part-time';
/** A share of a week, or that it may be a whole one and less: "50–100 %". */
type Share = number | 'both';

function kindOf(share: Share): KindOfShare {
  if (share === 'both') return 'full-time, part-time';
  return share === 100 ? 'full-time' : 'part-time';
}

/** The hours that a text tells as a share of a full week, with its words; undefined where it tells several. */
export function readWorkload(text: string): { type: KindOfShare; quote: string } | undefined {
  const input = plainDigits(text.slice(0, MAX_SEARCHED));
  const patterns = [...(input.includes('%') ? WORKLOAD : []), ...(/\d[.,]\d/.test(input) ? PART_OF_WEEK : [])];
  const stated = patterns
    .flatMap((pattern) => matchesOf(input, pattern))
    .filter((match) => endsBeforeName(match) && !isOfPay(match, input));
  const [share, ...others] = new Set(stated.map(shareOf));
  const [first] = stated;
  if (!first || share === undefined || others.length > 0) return undefined;
  const quote = wordsAround(input, first.index, first.index + first[0].length, 60);
  return { type: kindOf(share), quote };
}

/** "kr 437 400 – 506 800 i", "CHF 80'000 bei": a sum and what leads from it to a whole position. */
export const SUM_OF_WHOLE = wordPattern(
  String.raw`\d[\d .,'’]{2,9}\d(?:\s?(?:\p{Sc}|\p{L}{2,6}\.?|,-)){0,3}\s(?:${patternsOf(SUM_LINKS)})\s$`,
  'iu',
);
/** No sum with such words is longer (characters). */
const MAX_SUM = 50;

/** Whether a whole position is the measure of a sum in front of it: the job may be a part of one. */
function isOfPay(match: RegExpExecArray, text: string): boolean {
  return shareOf(match) === 100 && SUM_OF_WHOLE.test(text.slice(Math.max(0, match.index - MAX_SUM), match.index));
}

/**
 * "Koch/Köchin 80 %", "Cook (60–80 %, m/f), Leeds": a share of nothing else, at the end of a title or of a part of it.
 */
const SHARE_OF_TITLE = wordPattern(
  String.raw`^(?<lead>[^%]*\p{L}[^%]{0,4})(?:[\s,(]|\s[-–—|]\s)${SHARE}\s?\)?(?:[\s,]{0,2}\(?[mwfdxhi](?:\s?\/\s?[mwfdxhi]){1,3}\)?)?\)?(?<tail>(?:,|\s[(–—|-])[^%]{2,80})?$`,
  'iu',
);
const LIMIT = String.raw`[\s.:]{1,2}(?:${patternsOf(SHARE_LIMITS)})`;
/** What else a title says the share of, with how much at most behind: "travel up to". */
const OF_OTHERS = wordPattern(
  String.raw`(?<!\p{L})(?:(?:${patternsOf(SHARES_OF_OTHERS)})(?:${LIMIT})?|(?:${patternsOf(SHARES_WITH_LIMITS)})${LIMIT})\P{L}{0,4}$`,
  'iu',
);

/** "100 % (remote)": how much of the work is done from where. */
function isShareOfWay(tail: string): boolean {
  return readRemoteLabel(tail.replace(/^[\s,(–—|-]{1,4}/, '').replace(/\)$/, '')) !== undefined;
}

function shareInTitle(title: string): Share | undefined {
  const match = SHARE_OF_TITLE.exec(title);
  const { lead = '', tail = '' } = match?.groups ?? {};
  return match === null || OF_OTHERS.test(lead) || isShareOfWay(tail) ? undefined : shareOf(match);
}

/** The hours that a title tells as a share of a full week at its end. */
export function readTitleWorkload(title: string): KindOfShare | undefined {
  const share = shareInTitle(title.trim());
  if (share === undefined) return partInTitle(title) ?? hoursInTitle(title);
  return kindOf(share);
}

/** "(20h)", "(20–25 Std./Woche)", ", 38,5 Stunden": the hours of a week at the end of a title. */
const HOURS_OF_TITLE = wordPattern(
  String.raw`(?:\(|,\s|\s[-–—|]\s)(?<least>\d{1,2}(?:[.,]\d{1,2})?\s?[-–]\s?)?(?<hours>\d{1,2})(?:[.,]\d{1,2})?\s?(?:${patternsOf(HOUR_SIGNS)})(?!\p{L})\.?(?<more>[^()\d]{0,16})\)?$`,
  'iu',
);
/** Fewer hours, and those of a day and a night, may be those of a shift: "Infirmier (12h)", "Betreuung (24h)". */
const [LEAST_OF_WEEK, DAY_AND_NIGHT, MOST_OF_PART, FULL] = [15, 24, 32, 38];

function hoursInTitle(title: string): 'full-time' | 'part-time' | undefined {
  const groups = HOURS_OF_TITLE.exec(title.trim())?.groups;
  const count = Number(groups?.['hours']);
  if (!groups || count < LEAST_OF_WEEK || mayBeOfDay(groups)) return undefined;
  if (count <= MOST_OF_PART) return 'part-time';
  return count >= FULL && count <= 40 ? 'full-time' : undefined;
}

/** "(24h)" may be a day and its night; "(16–24 h)" and "(24 h/week)" are none. */
function mayBeOfDay({ hours, least, more }: Record<string, string | undefined>): boolean {
  return Number(hours) === DAY_AND_NIGHT && least === undefined && more === '';
}

/** "Project manager (0.6 FTE)" */
function partInTitle(title: string): 'part-time' | undefined {
  const shares = new Set(PART_OF_WEEK.flatMap((pattern) => matchesOf(title, pattern)).map(shareOf));
  return shares.size === 1 && !shares.has(undefined) ? 'part-time' : undefined;
}

/** "80% position Bern": what no such word follows ends before a name; "95% Job Satisfaction" goes on. */
function endsBeforeName({ 0: said, groups = {} }: RegExpExecArray): boolean {
  const next = groups['next'];
  return next === undefined || (/^\p{Lu}\p{Ll}/u.test(next) && !/\p{Lu}/u.test(said));
}

/** "80%" as a number, of "60-80%" the last; "80-100%" is both; undefined for no share of a week. */
function shareOf({ groups = {} }: RegExpExecArray): Share | undefined {
  const { part } = groups;
  if (part !== undefined) return partOf(part);
  const share = Number(groups['share']);
  if (share < 10 || share > 100) return undefined;
  return share === 100 && Number(groups['least'] ?? share) < share ? 'both' : share;
}

/** "0,6" as 60; undefined for a whole week, which may be said of others. */
function partOf(part: string): number | undefined {
  const share = Math.round(Number(part.replace(',', '.')) * 100);
  return share >= 10 && share < 100 ? share : undefined;
}
