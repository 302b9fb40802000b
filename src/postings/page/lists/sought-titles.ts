import { remembered } from '../../remembered.js';
import type { SoughtWords } from '../../text/words/sought-grammar.js';
import { READERS, SOUGHT_WORDS } from '../../text/words/sought-words.js';
import { CONDITIONS, NAMED_POSITIONS, STANDING } from '../../text/words/standing-words.js';
import { foundPosting, type FoundPosting } from '../../posting.js';
import { isTownName } from '../../text/place.js';
import { capitalised } from '../../text/words.js';
import { findAll, lineOf, type Document, type Element } from '../tree/html.js';
import { rolesBesideSought } from './form-roles.js';
import { readJobPage } from '../advert/job-page.js';
import { addressedRole } from './addressed-role.js';
import { titleScore } from '../lines/entry-title.js';
import { GENDER, jobTitleScore, titleInSentence } from '../lines/job-titles.js';
import { namedInLine, SENTENCE_END } from './named-in-line.js';
import { titlesOfSubjects } from './mail-subjects.js';
import type { Leaf, PageTree } from '../tree/page-tree.js';
import { wordPattern } from '../../text/word-pattern.js';

/** A longer sentence (characters) tells more than whom it seeks; a longer title is one itself. */
const [MAX_SENTENCE, MAX_TITLE] = [400, 70];
/** A longer text (characters) is read elsewhere; so much of it is quoted. */
const [MAX_TEXT, MAX_QUOTE] = [1000, 200];
/** A text that seeks more occupations is about something else. */
const MAX_TITLES = 5;

/** A longer line (characters) introduces nothing; a longer one beside the text of a page calls nobody. */
const [MAX_LEAD, MAX_CALL] = [120, 60];
/** What stands right below words that seek is named there: how many are sought need not be said. */
const ANY_NUMBER = /^/;

interface Grammar {
  readonly seek: RegExp;
  /** A line that ends in it: whom it seeks the next one says. */
  readonly leadsOn: RegExp;
  /** Up to three words before how many are sought: "right now a baker". */
  readonly ahead: RegExp;
  readonly before: RegExp;
  readonly counts: RegExp;
  readonly divides: RegExp;
  /** What a part begins with that says more of the job or of whom it is for. */
  readonly isMore: RegExp;
  readonly isGerman: boolean;
  /** Of a language in which what seeks may stand behind whom: it, and the words that the occupation begins behind. */
  readonly behind?: { readonly seek: RegExp; readonly begins: RegExp };
}

const START = String.raw`(?<![\p{L}’'-])`;
const END = String.raw`(?![\p{L}’'-])`;

const IS_PROFILE = /^(?:per|pro)f(?:il|is)/iu;

const GRAMMARS: readonly Grammar[] = SOUGHT_WORDS.map(grammarOf);
const GRAMMARS_OF_HEADINGS = GRAMMARS.map((grammar) => ({ ...grammar, counts: ANY_NUMBER }));
const IS_STANDING = wordPattern(`${START}(?:${STANDING})${END}`, 'iu');
const IS_CONDITION = wordPattern(`${START}(?:${CONDITIONS})${END}`, 'iu');
const NAMES_POSITION = wordPattern(`${START}(?:${NAMED_POSITIONS.map(([, words]) => words).join('|')})${END}`, 'iu');
const ENDS_IN_READER = wordPattern(`${START}(?:${READERS})\\s*$`, 'iu');
const BEGINS_WITH_READER = wordPattern(`^\\s*(?:${READERS})${END}`, 'iu');

function grammarOf({ language, seek, counts, isWithoutArticles, before, ends, and, begins }: SoughtWords): Grammar {
  const isGerman = language === 'de';
  // "To our team" is no end of anything where the occupation stands behind it.
  const notBefore = isWithoutArticles === true ? `(?!(?:${before})${END})` : '';
  return {
    seek: wordPattern(`${START}(?:${seek})(?=\\s|:|(?<=[’'])\\p{L})`, 'iu'),
    leadsOn: wordPattern(`${START}(?:${seek})\\s?[:：…]?\\.{0,3}$`, 'iu'),
    ahead: wordPattern(`^(?:\\p{L}+\\s+){1,3}?(?:\\d{1,2}|${counts})\\s+(?=\\p{L})`, 'iu'),
    before: wordPattern(`^(?:(?:\\d{1,2}|(?:${counts}|${before})(?![\\p{L}’'-]))\\s*)+`, 'iu'),
    counts: isWithoutArticles === true ? ANY_NUMBER : wordPattern(`(?<!\\p{L})(?:\\d{1,2}|${counts})(?!\\p{L})`, 'iu'),
    // "(m/w/d)" belongs to the title before it; "indoor-, and outdoor gardener" is one.
    divides: wordPattern(
      String.raw`(?<!-),|[;:–—!?]|(?!${GENDER.source})\([^()]*\)?|\.$| (?=${START}(?:${ends})${END}(?! \p{Lu}\p{Ll}+ ?\())|(?<!-,?) (?:${and}) `,
      'iu',
    ),
    // A German sentence says when and where before it says whom.
    isMore: isGerman ? /^(?:d(?:er|ie|as)|welche[rs]?) \p{Ll}/u : wordPattern(`^${notBefore}(?:${ends})${END}`, 'iu'),
    isGerman,
    ...(begins !== undefined && {
      behind: {
        seek: wordPattern(`${START}(?:${seek})${END}`, 'iu'),
        begins: wordPattern(`^(?:${begins})$`, 'iu'),
      },
    }),
  };
}

/**
 * The postings of a page without a list: the openings that lines of it name, the occupations that its sentences seek,
 * or the roles that its form offers beside them.
 */
export function readSought(document: Document, { leaves }: PageTree, pageUrl: string): FoundPosting[] {
  const named = namedInLine(leaves);
  if (named.length > 0) return asPostings(named, document, pageUrl);
  const sought = soughtAmong(leaves);
  if (sought.size > MAX_TITLES) return [];
  const addressed = sought.size === 0 ? addressedRole(leaves) : undefined;
  if (addressed) return asPostings([addressed], document, pageUrl);
  if (sought.size === 0) return asPostings(titlesOfSubjects(leaves), document, pageUrl);
  const roles = rolesBesideSought(document, [...sought.keys()]);
  const [words = ''] = sought.values();
  const all = roles.length > 0 ? roles.map((role) => [role, words] as const) : [...sought];
  return asPostings(all, document, pageUrl);
}

/** Titles with the words that seek them, as postings; of one the whole page speaks. */
function asPostings(
  sought: readonly (readonly [title: string, words: string])[],
  document: Document,
  pageUrl: string,
): FoundPosting[] {
  const postings = sought.map(([title, text]): FoundPosting => {
    const { fields, evidence } = foundPosting('page', { job_title: title, job_description: text });
    return { fields, evidence: { ...evidence, job_title: { source: 'page', quote: text.slice(0, MAX_QUOTE) } } };
  });
  const [only] = postings;
  return only && postings.length === 1 ? [readJobPage(document, pageUrl, only)] : postings;
}

/** The occupations that the texts of a page seek somebody for, each with the last text that does. */
function soughtAmong(leaves: readonly Leaf[]): ReadonlyMap<string, string> {
  const sought = new Map<string, string>();
  for (const [at, { text, region }] of leaves.entries()) {
    const isBeside = region === 'footer' || region === 'aside';
    const titles = isBeside ? calledTitle(text) : region === 'main' ? titlesAt(leaves, at) : [];
    for (const title of titles) sought.set(title, text);
  }
  return sought;
}

/** Whom a piece of the page's own text seeks, by the words right before it or by its own. */
function titlesAt(leaves: readonly Leaf[], at: number): string[] {
  const { text, rank, element } = leaves[at] as Leaf;
  const before = leaves[at - 1];
  const titles = before?.region === 'main' ? introducedTitles(before.text, text) : [];
  if (titles.length === 0 && rank <= 6) titles.push(...soughtByHeading(text));
  if (titles.length === 0 && text.length <= MAX_TEXT) titles.push(...soughtTitles(text));
  return titles.map((title) => asInBold(title, element));
}

/** "Now hiring: Baker" beside the text of a page or below it: a short line that is a title behind words that seek. */
function calledTitle(line: string): string[] {
  const said = line.length > MAX_CALL || IS_STANDING.test(line) ? line : titleInSentence(line);
  return said !== line && jobTitleScore(said) > 0 ? [capitalised(said)] : [];
}

/** "We look for an <b>engineer in biology</b>": a title goes on to the end of the words in bold that it stands in. */
function asInBold(title: string, element: Element): string {
  const bold = findAll(element, ({ name }) => name === 'b' || name === 'strong').map((part) => lineOf(part));
  const tails = bold.flatMap((text) => {
    const at = text.toLocaleLowerCase().indexOf(title.toLocaleLowerCase());
    return at < 0 ? [] : [titleInSentence(`Wanted: ${text.slice(at)}`)];
  });
  const whole = tails.find((tail) => tail.length > title.length && isWholeTitle(tail, title));
  return whole === undefined ? title : capitalised(whole);
}

/** Whether the words behind a title are more of it: no place, no other sentence. */
function isWholeTitle(tail: string, title: string): boolean {
  const [, behind = ''] = /^\s(?:\p{L}{1,4}\s)?(\p{L}[^.,;:!?–—]+)$/u.exec(tail.slice(title.length)) ?? [];
  return behind !== '' && tail.length <= MAX_TITLE && !isTownName(behind) && jobTitleScore(tail) > 0;
}

/** The occupations that the sentences of a text seek somebody for, as they name them. */
export function soughtTitles(text: string): string[] {
  const titles = text
    .split(SENTENCE_END)
    .filter((sentence) => sentence.length <= MAX_SENTENCE && !sentence.trim().endsWith('?'))
    .flatMap((sentence) => soughtIn(withPlainArticle(sentence.replace(/\s+/g, ' '))));
  const own = [...new Set(titles)];
  return own.length > MAX_TITLES ? [] : own;
}

/** The one occupation that a sentence with nothing else in its line seeks somebody for. */
export const soughtBySentence = remembered((line): string | undefined => {
  const [only, ...others] = soughtTitles(line);
  return others.length > 0 ? undefined : only;
});

/** "The mill is looking for a baker" as the title of an entry: the posting is for a baker. */
export function calledAsSought(posting: FoundPosting, { text }: Leaf): FoundPosting {
  const sought = titleScore(text) < 0 ? soughtBySentence(text) : undefined;
  return sought === undefined ? posting : { ...posting, fields: { ...posting.fields, job_title: sought } };
}

/** "Un(e) boulanger", "eine(n) Bäcker", "eine/n Koch": what an article adds for others divides nothing. */
function withPlainArticle(sentence: string): string {
  return sentence.replace(/(?<!\p{L})(un|eine?|een)(?:\(\p{L}{1,2}\)|[/·.:*-]{1,2}\p{L}{1,2})(?=\s)/giu, '$1');
}

/**
 * "The mill needs bakers": a heading that ends in whom it seeks need not say how many; "bakers who stay" are anybody.
 */
function soughtByHeading(heading: string): string[] {
  const said = withPlainArticle(heading.replace(/\s+/g, ' ')).replace(/\s?[.!]$/, '');
  if (said.length > MAX_LEAD) return [];
  const titles = soughtIn(said, GRAMMARS_OF_HEADINGS);
  const isEnd = said.toLocaleLowerCase().endsWith((titles.at(-1) ?? '').toLocaleLowerCase());
  return isEnd ? titles : [];
}

/** "We are looking for:", and below it "Nursery practitioner, to join our team.": what the next line begins with. */
export function introducedTitles(lead: string, text: string): string[] {
  if (lead.length > MAX_LEAD) return [];
  const [sentence = ''] = text.slice(0, MAX_SENTENCE).split(SENTENCE_END);
  for (const grammar of GRAMMARS) {
    if (!leadsOn(lead, grammar)) continue;
    const titles = titlesAhead(sentence, { ...grammar, counts: ANY_NUMBER });
    if (titles.length > 0 && titles.length <= MAX_TITLES) return titles;
  }
  return [];
}

/** Whether a line ends in words that seek somebody now. */
function leadsOn(lead: string, grammar: Grammar): boolean {
  const match = grammar.leadsOn.exec(lead);
  if (!match) return false;
  const before = lead.slice(0, match.index);
  return !ENDS_IN_READER.test(before) && !IS_STANDING.test(before);
}

/** The titles that a sentence begins with, up to the first part that is none. */
function titlesAhead(sentence: string, grammar: Grammar): string[] {
  const titles: string[] = [];
  for (const part of partsOf(sentence, grammar)) {
    const title = titleIn(part, grammar);
    if (title === undefined) break;
    titles.push(title);
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

/** Whether a sentence seeks somebody now by the words that were found in it: who reads may seek, too. */
function isSeeking(sentence: string, { index, 0: words }: RegExpExecArray): boolean {
  const [before, after] = [sentence.slice(0, index), sentence.slice(index + words.length)];
  if (ENDS_IN_READER.test(before) || BEGINS_WITH_READER.test(after)) return false;
  return NAMES_POSITION.test(sentence) ? !IS_CONDITION.test(before) : !IS_STANDING.test(before);
}

function titlesBehind(sentence: string, { index, 0: words }: RegExpExecArray, grammar: Grammar): string[] {
  return partsOf(sentence.slice(index + words.length), grammar).flatMap((part) => titleIn(part, grammar) ?? []);
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

/** The occupation that a part of a sentence names, where it says how many: "bakers" may be anybody who bakes. */
function titleIn(part: string, { ahead, before, counts, isMore, isGerman }: Grammar): string | undefined {
  const said = part.trim();
  if (isMore.test(said)) return undefined;
  let title = said.replace(before, '');
  if (!counts.test(said.slice(0, said.length - title.length))) title = title.replace(ahead, '').replace(before, '');
  // Of German words the adjectives are small, and the article may stand behind a time and a place.
  if (isGerman) title = title.replace(/^.*(?<!\p{L})eine?[nrms]?\s+/u, '').replace(/^(?:\p{Ll}[\p{L}-]*\s+)+/u, '');
  const isCounted = counts.test(said.slice(0, said.length - title.length)) || GENDER.test(title);
  const named = title.replace(GENDER, '').trim();
  if (!isCounted || named.length < 3 || title.length > MAX_TITLE) return undefined;
  // "Technical profiles" are anybody.
  if (jobTitleScore(named) < 1 || IS_PROFILE.test(named)) return undefined;
  return capitalised(title.replace(/\.$/, ''));
}
