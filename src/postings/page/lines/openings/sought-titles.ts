import { fold } from '../../../text/words.js';
import { remembered } from '../../../remembered.js';
import { READERS } from '../../../text/words/seeking/sought-words.js';
import {
  ALWAYS,
  CONDITIONS,
  FRANCHISEES,
  GROWING,
  NAMED_POSITIONS,
  PARTNERS,
  STANDING_AHEAD,
  YEARLY,
} from '../../../text/words/seeking/standing-words.js';
import { ASKED_THINGS } from '../../../text/words/sentences/asked-things.js';
import { DENIALS_IN_SENTENCES } from '../../../text/words/denial-words.js';
import { OR_WORDS } from '../../../text/words/or-words.js';
import { FOLLOWING_WORDS } from '../../../text/words/headings/following-words.js';
import { anyOf, patternsOf } from '../../../text/words/pattern-parts.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { sentencesOf } from '../../../text/evidence/sentences-of.js';
import { capitalised } from '../../../text/words.js';
import { ANY_NUMBER, END, GRAMMARS, GRAMMARS_OF_HEADINGS, START, type Grammar } from './sought-grammars.js';
import { aheadOfAmong, namedAmong } from './named-among.js';
import { beforeSeekingEnd } from '../seeking/seeking-ends.js';
import { isEverybody } from '../seeking/wanted-people.js';
import { GENDER, jobTitleScore } from '../titles/job-titles.js';
import { headsVolunteers, seeksVolunteers } from '../titles/volunteers.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** A longer sentence (characters) tells more than whom it seeks. */
const MAX_SENTENCE = 400;
/** A longer title (characters) is a sentence itself. */
export const MAX_TITLE = 70;
/** A text that seeks more occupations is about something else. */
export const MAX_TITLES = 5;

/** A longer line (characters) introduces nothing. */
const MAX_LEAD = 120;
/** Words that deny whom a sentence seeks, beside those that deny in any: "nous ne recrutons plus". */
const DENIED = 'plus|nessuno|ninguno?';

/** "The following positions" */
const FOLLOWING = new PhraseTable(FOLLOWING_WORDS.map(([, , words]) => words));

/** What applicants have. */
const THINGS = new PhraseTable(ASKED_THINGS.flatMap(([kind, , words]) => (kind === 'thing' ? words : [])));

const IS_PROFILE = /^(?:per|pro)f(?:il|is)/iu;

const GROWS = patternsOf(GROWING);
const IS_STANDING = wordPattern(`${START}(?:${STANDING_AHEAD})${END}(?!\\s(?:${GROWS}))`, 'iu');
/** "Every year we hire", "the mill each year seeks"; "with 100 weddings every year, we seek" tells of other things. */
const IS_YEARLY = wordPattern(
  `^[^\\p{L}]*(?:${YEARLY})${END}(?!\\s[^]*,)|${START}(?:${YEARLY})(?:\\s\\p{L}{1,8})?\\s*$`,
  'iu',
);
/** "We hire every year ten …": right behind what seeks. */
const BEGINS_WITH_ALWAYS = wordPattern(`^\\s*(?:${ALWAYS})${END}`, 'iu');
const IS_CONDITION = wordPattern(`${START}(?:${CONDITIONS})${END}`, 'iu');
const NAMES_POSITION = wordPattern(`${START}(?:${patternsOf(NAMED_POSITIONS)})${END}`, 'iu');
const IS_DENIED = wordPattern(`${START}(?:${anyOf(DENIALS_IN_SENTENCES)}|${DENIED})${END}|n['’]t${END}`, 'iu');
/** "Wir suchen dich als …", behind what seeks. */
const ADDRESSED = /^d(?:ich|ir)\s/iu;
const [IS_FRANCHISEE, IS_PARTNER] = [FRANCHISEES, PARTNERS].map((rows) =>
  wordPattern(`^(?:\\p{L}+ )?(?:${patternsOf(rows)})$`, 'iu'),
) as [RegExp, RegExp];
const ENDS_IN_READER = wordPattern(`${START}(?:${READERS})\\s*$`, 'iu');
const BEGINS_WITH_READER = wordPattern(`^\\s*(?:${READERS})${END}`, 'iu');

/** The occupations that the sentences of a text seek somebody for, as they name them. */
export function soughtTitles(text: string): string[] {
  const titles = sentencesOf(text)
    .filter((sentence) => sentence.length <= MAX_SENTENCE && !sentence.trim().endsWith('?'))
    .flatMap((sentence) => {
      const said = withPlainArticle(sentence.replace(/\s+/g, ' '));
      const titles = soughtIn(said);
      return titles.length > 0 ? titles : soughtBefore(said.trim());
    });
  const own = [...new Set(titles)];
  return own.length > MAX_TITLES ? [] : own;
}

/** "Stylist wanted for our salon.", "Koch gesucht für unser Gasthaus": whom a sentence that begins with them seeks. */
function soughtBefore(sentence: string): string[] {
  const title = /^\p{Lu}/u.test(sentence) ? beforeSeekingEnd(sentence, (name) => jobTitleScore(name) > 0) : sentence;
  if (title === sentence || IS_DENIED.test(sentence) || isStanding(sentence)) return [];
  const isTitle = title.length <= MAX_TITLE && jobTitleScore(title) > 0;
  // "Driving licence required for this role."
  return isTitle && !THINGS.spansIn(title).some(({ end }) => end === title.length) ? [title] : [];
}

/** The same of people of a trade, of whom a sentence need not say how many: its page says more of the one opening. */
export function soughtTrades(text: string): string[] {
  const sentences = sentencesOf(text).filter(({ length }) => length <= MAX_SENTENCE);
  const sought = sentences.flatMap((said) =>
    said.trim().endsWith('?') ? [] : soughtIn(withPlainArticle(said.replace(/\s+/g, ' ')), GRAMMARS_OF_HEADINGS),
  );
  return [...new Set(sought)];
}

/** The same where a company says of itself that it seeks them: "We are looking for piano teachers". */
export function ownTrades(text: string): string[] {
  const own = sentencesOf(text).filter(
    (said) => !IS_DENIED.test(said) && GRAMMARS.some((each) => seeksOwn(said, each)),
  );
  return own.flatMap(soughtTrades).filter((title) => !IS_PARTNER.test(title) && !seeksVolunteers(title));
}

function seeksOwn(sentence: string, grammar: Grammar): boolean {
  const match = grammar.seek.exec(sentence);
  if (!match || !isOwn(sentence, match, grammar)) return false;
  return !isOfOthers(partsOf(sentence.slice(match.index + match[0].length), grammar), grammar);
}

/** So much (characters) stands between what seeks and whom, at most: "for our new mill in the north, a …". */
const MAX_BETWEEN = 60;

/** Whether a sentence of a text seeks somebody now by a name, whatever that is: "We are looking for a Glimborist". */
export function isSoughtByName(text: string, name: string): boolean {
  const called = fold(name);
  return sentencesOf(text).some((sentence) => {
    // Looked for first: most sentences name nothing, and each language has a pattern.
    if (sentence.length > MAX_SENTENCE || !fold(sentence).includes(called)) return false;
    if (sentence.trim().endsWith('?') || IS_DENIED.test(sentence)) return false;
    return GRAMMARS.some(({ seek }) => {
      const match = seek.exec(sentence);
      if (!match || !isSeeking(sentence, match)) return false;
      const at = fold(sentence.slice(match.index + match[0].length)).indexOf(called);
      return at >= 0 && at <= MAX_BETWEEN;
    });
  });
}

/** The one occupation that a sentence with nothing else in its line seeks somebody for. */
export const soughtBySentence = remembered((line): string | undefined => {
  const [only, ...others] = soughtTitles(line);
  return others.length > 0 ? undefined : only;
});

/** "Un(e) boulanger", "eine(n) Bäcker", "eine/n Koch": what an article adds for others divides nothing. */
function withPlainArticle(sentence: string): string {
  return sentence.replace(/(?<!\p{L})(un|eine?|een)(?:\(\p{L}{1,2}\)|[/·.:*-]{1,2}\p{L}{1,2})(?=\s)/giu, '$1');
}

/**
 * "The mill needs bakers": a heading that ends in whom it seeks need not say how many; "bakers who stay" are anybody.
 */
export function soughtByHeading(heading: string): string[] {
  const said = withPlainArticle(heading.replace(/\s+/g, ' ')).replace(/\s?[.!]$/, '');
  if (said.length > MAX_LEAD) return [];
  const titles = soughtIn(said, GRAMMARS_OF_HEADINGS);
  const isEnd = said.toLocaleLowerCase().endsWith((titles.at(-1) ?? '').toLocaleLowerCase());
  return isEnd ? titles : [];
}

/**
 * "We are looking for:", and below it "Nursery practitioner, to join our team." or "Baker: the mill bakes at night.":
 * what the next line begins with; behind its colon it tells of that.
 */
export function introducedTitles(lead: string, text: string): string[] {
  if (lead.length > MAX_LEAD) return [];
  const [said = ''] = sentencesOf(text.slice(0, MAX_SENTENCE));
  const [sentence = ''] = said.split(/[:：]\s/u, 1);
  for (const grammar of GRAMMARS) {
    if (!leadsOn(lead, grammar)) continue;
    const titles = titlesAhead(sentence, { ...grammar, counts: ANY_NUMBER });
    if (titles.length > 0 && titles.length <= MAX_TITLES) return titles;
  }
  return [];
}

/** Whether a line ends in words that seek somebody now, or in a colon and says that whom it seeks follows. */
function leadsOn(lead: string, grammar: Grammar): boolean {
  const isFollowed = /[:：]$/.test(lead) && FOLLOWING.test(lead);
  const match = grammar.leadsOn.exec(lead) ?? (isFollowed ? grammar.seek.exec(lead) : null);
  if (!match) return false;
  const before = lead.slice(0, match.index);
  return !ENDS_IN_READER.test(before) && !isStanding(before);
}

/** Words of a line that may say who seeks where it begins with what it does: "suchen wir" goes on from whom. */
const MAX_WE = 20;

/** "zatrudni na stanowisku: …", "sucht ab sofort": a line that goes on from the one above it, which names who seeks. */
export function goesOnSeeking(line: string): boolean {
  if (!/^\p{Ll}/u.test(line) || line.length > MAX_LEAD) return false;
  return GRAMMARS.some(
    ({ seek, we }) => seek.exec(`${line} `)?.index === 0 && !we.test(line.slice(0, MAX_WE)) && !IS_DENIED.test(line),
  );
}

/** The titles that a sentence begins with, up to the first part that is none. */
function titlesAhead(sentence: string, grammar: Grammar): string[] {
  const titles: string[] = [];
  for (const part of partsOf(sentence, grammar)) {
    const title = titleIn(part, grammar);
    if (title !== undefined) titles.push(title);
    else if (titles.length > 0 || !isOneWord(part.trim())) break;
  }
  return titles;
}

function soughtIn(sentence: string, grammars = GRAMMARS): string[] {
  for (const grammar of grammars) {
    const match = grammar.seek.exec(sentence);
    const titles = match && isSeeking(sentence, match) ? titlesBehind(sentence, match, grammar) : [];
    if (titles.length > 0) return titles;
    const last = grammar.behind?.seek.exec(sentence);
    const first = last && isSeeking(sentence, last) ? titlesBefore(sentence.slice(0, last.index), grammar) : [];
    if (first.length > 0) return first;
  }
  return [];
}

/** Whether words seek somebody at any time: "we always look for". */
export function isStanding(words: string): boolean {
  return IS_STANDING.test(words) || IS_YEARLY.test(words);
}

/** Whether a sentence seeks somebody now by the words that were found in it: who reads may seek, too. */
function isSeeking(sentence: string, { index, 0: words }: RegExpExecArray): boolean {
  const [before, after] = [sentence.slice(0, index), sentence.slice(index + words.length)];
  if (ENDS_IN_READER.test(before) || BEGINS_WITH_READER.test(after)) return false;
  return NAMES_POSITION.test(sentence) || namedAmong(after) !== undefined
    ? !IS_CONDITION.test(before)
    : !isStanding(before) && !BEGINS_WITH_ALWAYS.test(after);
}

function titlesBehind(sentence: string, match: RegExpExecArray, grammar: Grammar): string[] {
  const behind = sentence.slice(match.index + match[0].length);
  const among = IS_DENIED.test(sentence) ? undefined : namedAmong(behind);
  if (among !== undefined) return titlesOf(partsOf(among, grammar), { ...grammar, counts: ANY_NUMBER });
  const parts = partsOf(behind, grammar);
  const counted = titlesOf(parts, grammar, OR.test(sentence));
  // "Wir suchen dich als Händler": however many.
  if (ADDRESSED.test(parts[0]?.trim() ?? '')) return counted.filter((title) => !IS_PARTNER.test(title));
  if (!seeksNow(sentence, match, grammar)) return counted;
  const isVacant = grammar.vacant.test(match[0]);
  const titles = isVacant && isOfOthers(parts, grammar) ? [] : titlesOf(parts, { ...grammar, counts: ANY_NUMBER });
  return titles.filter((title) => counted.includes(title) || !IS_PARTNER.test(title));
}

/** "Applications for grants for bakers": something else than an occupation stands first. */
function isOfOthers(parts: readonly string[], grammar: Grammar): boolean {
  const isMore = (part = ''): boolean => grammar.isMore.test(part.trim());
  const isTitle = (part: string): boolean => titleIn(part, { ...grammar, counts: ANY_NUMBER }) !== undefined;
  const isObject = (part: string, at: number): boolean =>
    !isOneWord(part.trim()) || isMore(parts[at + 1]) || headsVolunteers(part.trim());
  const first = parts.find((part, at) => isTitle(part) || (!isMore(part) && isObject(part, at)))?.trim() ?? '';
  if (first === '' || isTitle(first) || FOLLOWING.test(first)) return false;
  return !isEverybody(first) || headsVolunteers(first);
}

function titlesOf(parts: readonly string[], grammar: Grammar, isOneOf = false): string[] {
  const titles = parts.map((part, at) =>
    titleIn(part, isToldOfNext(parts, at - 1, grammar) ? { ...grammar, counts: ANY_NUMBER } : grammar),
  );
  for (const [at, title] of isOneOf ? [] : titles.entries())
    if (title !== undefined && isForAll(parts[at] ?? '', grammar)) addListed(titles, { parts, at, grammar });
  return titles.filter((title) => title !== undefined && !IS_FRANCHISEE.test(title)) as string[];
}

/** "A kind" of "a kind and careful baker": what a part says of the occupation in the next one, with how many. */
function isToldOfNext(parts: readonly string[], at: number, { counts }: Grammar): boolean {
  const next = parts[at + 1] ?? '';
  if (at < 0 || counts === ANY_NUMBER || !next.trim().includes(' ') || counts.test(next)) return false;
  const from = parts.slice(0, at + 1).findLastIndex((part) => !isOneWord(part.trim()));
  const told = parts.slice(Math.max(0, from), at + 1).map((part) => {
    const count = counts.exec(part);
    return count === null ? undefined : part.slice(count.index + count[0].length).trim();
  });
  const [first = ''] = told;
  return isOneWord(first) && jobTitleScore(first) < 1;
}

function isOneWord(part: string): boolean {
  return /^\p{Ll}[\p{L}-]*$/u.test(part);
}

/** "Helpers (m/f/d)": how many it does not say. */
function isForAll(part: string, { counts }: Grammar): boolean {
  return GENDER.test(part) && counts !== ANY_NUMBER && !counts.test(part.replace(GENDER, ''));
}

/** "Nurses or midwives (m/f/d)" are one of several ways in. */
const OR = wordPattern(`${START}(?:${anyOf(OR_WORDS)})${END}`, 'iu');

/** "Joiners, carpenters and helpers (m/f/d)": the last says of all in front of it for whom they are. */
function addListed(
  titles: (string | undefined)[],
  { parts, at, grammar }: { readonly parts: readonly string[]; readonly at: number; readonly grammar: Grammar },
): void {
  for (let before = at - 1; before >= 0 && titles[before] === undefined; before--) {
    const title = titleIn(parts[before] ?? '', { ...grammar, counts: ANY_NUMBER });
    if (title === undefined || title.split(' ').length > MAX_LISTED) return;
    titles[before] = title;
  }
}

/** A longer part (words) of an enumeration tells more than a name. */
const MAX_LISTED = 3;

/** So many words in front of those that seek, and behind them, may say who does, and that nobody is sought. */
const [WORDS_BEFORE, WORDS_BEHIND] = [3, 3];

/** "Mill Academy", "The Town of Hill": a company by its name; of one word it may be anybody: "Everybody". */
const IS_COMPANY = /^\p{Lu}[^\s,.:;]* (?:(?:\p{Lu}[^\s,.:;]*|\p{Ll}{1,3}|&) ){0,5}?\p{Lu}[^\s,:;]*$/u;

/** Whether a company says of itself that it seeks at present: that tells of openings, however many. */
function seeksNow(sentence: string, match: RegExpExecArray, grammar: Grammar): boolean {
  const isVacant = grammar.vacant.test(match[0]);
  if (!isVacant && !grammar.now.test(sentence)) return false;
  const { ahead, behind } = around(sentence, match);
  return !IS_DENIED.test([...ahead, match[0], ...behind].join(' ')) && (isVacant || isOwn(sentence, match, grammar));
}

/** Whether it is a company itself that seeks somebody by a sentence. */
function isOwn(sentence: string, match: RegExpExecArray, { we, isGerman }: Grammar): boolean {
  const { ahead, behind } = around(sentence, match);
  // German writes everything with a capital letter.
  const isNamed = !isGerman && IS_COMPANY.test(ahead.join(' '));
  return isNamed || we.test([...ahead.slice(-WORDS_BEFORE), match[0], ...behind.slice(0, 1)].join(' '));
}

/** The words in front of those that seek, and some behind them. */
function around(sentence: string, { index, 0: words }: RegExpExecArray): Record<'ahead' | 'behind', string[]> {
  const [before, after] = [sentence.slice(0, index).trim(), sentence.slice(index + words.length).trim()];
  return { ahead: before.split(' '), behind: after.split(' ').slice(0, WORDS_BEHIND) };
}

/** "For our mill a baker and a clerk we seek": the titles right before that, up to the first part that is none. */
function titlesBefore(before: string, grammar: Grammar): string[] {
  const titles: string[] = [];
  for (const part of partsOf(before, grammar).reverse()) {
    const said = part.trim().split(' ');
    const from = said.findLastIndex((word) => grammar.behind?.begins.test(word));
    const title = titleIn(said.slice(from + 1).join(' '), grammar);
    if (title === undefined && titles.length === 0 && grammar.isMore.test(part.trim())) continue;
    if (title === undefined) break;
    titles.unshift(title);
    if (from >= 0) break;
  }
  return titles;
}

function partsOf(sought: string, { divides }: Grammar): string[] {
  return sought
    .trim()
    .split(divides)
    .filter((part) => part.trim() !== '');
}

/** "To join us", "especially bakers": more of what the words ahead of a part speak of. */
function goesOn(said: string, isMore: RegExp): boolean {
  return isMore.test(said) || aheadOfAmong(said) === '';
}

/** The occupation that a part of a sentence names, where it says how many: "bakers" may be anybody who bakes. */
function titleIn(part: string, { ahead, before, counts, isMore, isGerman, hoped }: Grammar): string | undefined {
  const said = part.trim();
  if (goesOn(said, isMore)) return undefined;
  let title = said.replace(before, '');
  if (!counts.test(said.slice(0, said.length - title.length))) title = title.replace(ahead, '').replace(before, '');
  // Of German words the adjectives are small, and the article may stand behind a time and a place.
  if (isGerman) title = title.replace(/^.*(?<!\p{L})eine?[nrms]?\s+/u, '').replace(hoped, '');
  const isCounted = counts.test(said.slice(0, said.length - title.length)) || GENDER.test(title);
  const named = title.replace(GENDER, '').trim();
  if (!isCounted || named.length < 3 || title.length > MAX_TITLE) return undefined;
  // "Technical profiles" are anybody.
  if (jobTitleScore(named) < 1 || IS_PROFILE.test(named)) return undefined;
  return capitalised(title.replace(/\.$/, ''));
}
