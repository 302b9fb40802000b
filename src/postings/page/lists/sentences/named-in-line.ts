import { OTHER_PEOPLE_WORDS } from '../../../text/words/sites/other-choice-words.js';
import { anyOf, escaped } from '../../../text/words/pattern-parts.js';
import { PLACE_JOINERS } from '../../../text/words/places/place-joiners.js';
import { SOUGHT_COUNTS, SOUGHT_WORDS } from '../../../text/words/seeking/sought-words.js';
import { STANDING } from '../../../text/words/seeking/standing-words.js';
import { sentencesOf } from '../../../text/evidence/sentences-of.js';
import { capitalised, fold, wordsOf } from '../../../text/words.js';
import { saysKind } from '../../../text/kinds/job-type.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import { titleScore } from '../../lines/openings/entry-title.js';
import { GENDER, jobTitleScore, titleInSentence } from '../../lines/titles/job-titles.js';
import { blockAround, BOLD_LINE, LAST_HEADING, type Leaf } from '../../tree/page-tree.js';
import { isApartHeading, saysPast, topicOf } from '../../lines/headings/topics.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** A label (words), a title and a line (characters) are no longer; no line names more openings. A rule, no cut. */
const [MAX_LABEL, MAX_TITLE, MAX_LINE, MAX_TITLES] = [5, 70, 600, 12];

/** "Koch oder Köchin", "baker and bakeress": what begins with the same letters may be one occupation. */
const SAME_STEM = 3;

/** What joins the last two; "of" and "in" join the words of one English title. */
const JOINERS = PLACE_JOINERS.map(([word]) => escaped(word)).filter((word) => !/^(?:of|in|a)$/.test(word));
const AND = wordPattern(`\\s(?:${JOINERS.join('|')})\\s`, 'iu');
const AND_AHEAD = wordPattern(`^(?:${JOINERS.join('|')})\\s`, 'iu');
/** "We always look for:", "Past openings:" */
const IS_STANDING = wordPattern(`(?<!\\p{L})(?:${STANDING})(?!\\p{L})`, 'iu');
const SEEKS = wordPattern(`(?<!\\p{L})(?:${SOUGHT_WORDS.map(({ seek }) => seek).join('|')})(?!\\p{L})`, 'iu');

const ARTICLE = wordPattern(`^(?:${SOUGHT_COUNTS})\\s+(?=\\p{L})`, 'iu');
const ENDS_IN_ARTICLE = wordPattern(`(?<!\\p{L})(?:${SOUGHT_COUNTS})\\s+$`, 'iu');
const OTHER_ARTICLE = wordPattern(`(?:,|\\s(?:${JOINERS.join('|')}))\\s(?:${SOUGHT_COUNTS})\\s`, 'iu');

/** "Other specialists" behind occupations: nobody that an opening is named after. */
const IS_OTHERS = wordPattern(
  `^(?:${anyOf(OTHER_PEOPLE_WORDS)})(?:\\s|(?<=[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Hangul}]))`,
  'iu',
);

/**
 * The openings that lines of a page name behind each other: "Current openings: baker, miller and driver", or such
 * a line right below a heading for openings; each with the line.
 */
export function namedInLine(leaves: readonly Leaf[]): readonly (readonly [title: string, line: string])[] {
  return leaves.flatMap(({ text, region, rank }, at) => {
    if (region !== 'main' || rank <= LAST_HEADING || text.length > MAX_LINE) return [];
    const titles = numberedBehindLabel(withNumberedBelow(leaves, at)) ?? namedTogether(text, leaves[at - 1]);
    return titles.map((title) => [title, text] as const);
  });
}

/** The openings that one line names behind a label, or right below a heading, for openings. */
export function namedTogether(text: string, before: Leaf | undefined): readonly string[] {
  return behindLabel(text) ?? belowHeading(text, before);
}

/**
 * The occupations that a line seeks together, "Now hiring: bakers, millers and drivers"; none where it seeks one, in
 * both forms of it, with one article or with one mark for who may apply. Two behind a comma may be one, too: "Engineer,
 * Data Scientist".
 */
export function soughtTogether(line: string): readonly string[] {
  const sought = titleInSentence(line);
  const titles = sought === line ? [] : titlesIn(sought);
  const stems = new Set(titles.map((title) => fold(title).slice(0, SAME_STEM)));
  const areSeveral = titles.length > 1 && stems.size === titles.length && titles.every(isNamed);
  const marked = titles.filter((title) => GENDER.test(title)).length;
  const areDivided = titles.length > 2 || marked > 1 || AND.test(sought);
  const areApart = areSeveral && areDivided && marked !== 1 && !isOneBehindArticle(line, sought);
  // They are named last; "andre styrman" among others is the second mate.
  return areApart ? titles.filter((title, at) => at < titles.length - 1 || !IS_OTHERS.test(title)) : [];
}

/** "A cook and cleaner" is one who does both; "a cook and a cleaner" are two. */
function isOneBehindArticle(line: string, sought: string): boolean {
  return ENDS_IN_ARTICLE.test(line.slice(0, line.indexOf(sought))) && !OTHER_ARTICLE.test(sought);
}

/** "Openings 1. Milling (night) 2. Baking": the label, with a colon or without, and all that is numbered behind it. */
const NUMBERED_LINE = /^([^:：\d]{2,60}?)\s?[:：]?\s?1\s?[.)、．]\s{0,3}(?=\p{L})([^]+)$/u;

/** A line that begins so, with those right below it in its block that go on with the next numbers. */
function withNumberedBelow(leaves: readonly Leaf[], at: number): string {
  const { text, element } = leaves[at] as Leaf;
  if (!NUMBERED_LINE.test(text)) return text;
  const block = blockAround(element);
  const below = leaves.slice(at + 1, at + MAX_TITLES);
  const end = below.findIndex((leaf) => !/^\d/.test(leaf.text) || blockAround(leaf.element) !== block);
  return [text, ...below.slice(0, end < 0 ? undefined : end).map((leaf) => leaf.text)].join(' ').slice(0, MAX_LINE);
}

/**
 * What a label for openings numbers behind itself, each of a few words: behind one for titles whatever they are called,
 * else where most are named after occupations.
 */
function numberedBehindLabel(text: string): readonly string[] | undefined {
  const [, label = '', line = ''] = NUMBERED_LINE.exec(text) ?? [];
  if (!headsOpenings(label)) return undefined;
  const titles = dividedByNumbers(line);
  const areTitles = labelOf(label) === 'title' || titles.filter(isNamed).length * 2 > titles.length;
  return areTitles && titles.length > 1 && titles.every(mayBeEntry) ? titles : undefined;
}

/** "Milling 2. Baking 3. Driving": what the numbers divide, from the second one on. */
function dividedByNumbers(line: string): readonly string[] {
  const titles: string[] = [];
  let rest = line;
  for (let number = 2; number <= MAX_TITLES + 1; number++) {
    const [sign = '', from = rest.length] = nextNumber(rest, number);
    titles.push(withoutGaps(rest.slice(0, from)).replace(/[,;，、；.。]$/u, ''));
    if (sign === '') break;
    rest = rest.slice(from + sign.length);
  }
  return titles;
}

/** The number that begins the next entry, and where it stands; nothing where none does. */
function nextNumber(line: string, number: number): [sign?: string, from?: number] {
  const match = wordPattern(`\\s${String(number)}\\s?[.)、．]\\s{0,3}(?=\\p{L})`, 'u').exec(line);
  return match ? [match[0], match.index] : [];
}

/** A name of a few words that is no kind of job: "1. Full-time 2. Part-time" are kinds of one. */
function mayBeEntry(title: string): boolean {
  const isName = title.length > 2 && title.length <= MAX_TITLE && titleScore(title) >= 0;
  return isName && (isNamed(title) || !saysKind(title)) && labelOf(title) === undefined;
}

function behindLabel(text: string): readonly string[] | undefined {
  const [, label = '', line = ''] = /^([^:：]{3,60}?)\s?[:：]\s*(\S[^]*)$/u.exec(text) ?? [];
  return headsOpenings(label) ? titlesIn(line) : undefined;
}

/** "Open positions", "Now hiring!": without a label of its own one title may be anything; several are a list. */
function belowHeading(text: string, before: Leaf | undefined): readonly string[] {
  if (!before || before.region !== 'main') return [];
  const isHead = before.rank <= BOLD_LINE && headsOpenings(before.text);
  if (!isHead && !callsFor(before.text, text)) return [];
  const titles = titlesIn(text);
  return titles.length > 1 ? titles : [];
}

/** "Now hiring!": whether a line is what seeks whom the next one names. */
function callsFor(line: string, next: string): boolean {
  return titleInSentence(`${line.replace(/[\s!.:]{1,9}$/, '')}: ${next}`) === next;
}

/** A name for openings: a sentence that seeks speaks of those in general, too, and is read by its articles. */
function headsOpenings(label: string): boolean {
  const isOther = SEEKS.test(label) || IS_STANDING.test(label) || saysPast(label) || isApartHeading(label);
  return !isOther && wordsOf(label).length <= MAX_LABEL && topicOf(label) === 'openings';
}

const LIST_SIGN = /\s[•·|]\s.*\s[•·|]\s/u;

/** The titles of a line, where all its parts may be some and most are named after occupations. */
function titlesIn(line: string): readonly string[] {
  const [sentence = ''] = sentencesOf(line);
  const parts = sentence
    .replace(/\.$/, '')
    .split(/[,;，、；·•|]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.pop() ?? '';
  const titles = [...parts, ...dividedByAnd(last)].map(withoutGaps).map(withoutArticle);
  const named = titles.filter(isNamed);
  const areTitles = titles.every((title) => title.length > 2 && title.length <= MAX_TITLE && titleScore(title) >= 0);
  // Signs divide the entries of a list and nothing else; half of them may be known.
  const least = LIST_SIGN.test(sentence) ? titles.length : titles.length + 1;
  return areTitles && titles.length <= MAX_TITLES && named.length * 2 >= least ? titles.map(capitalised) : [];
}

/** "miller and driver": two, where both are named after occupations, or say who may apply. */
function dividedByAnd(last: string): readonly string[] {
  const part = last.replace(AND_AHEAD, '');
  const pieces = part.split(AND);
  return pieces.every(isNamed) || pieces.every((piece) => GENDER.test(piece)) ? pieces : [part];
}

function isNamed(title: string): boolean {
  return jobTitleScore(title.replace(GENDER, '').trim()) > 0;
}

/** "A baker" is a baker; "Die Küche" is none of either. */
function withoutArticle(title: string): string {
  const named = title.replace(ARTICLE, '');
  return named !== title && isNamed(named) ? named : title;
}

function withoutGaps(title: string): string {
  return title.replace(/\s+/g, ' ').trim();
}
