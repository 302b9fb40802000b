import { withoutMarkBehind } from './mark-behind.js';
import { remembered } from '../../../remembered.js';
import { ADVERT_NAMES } from '../../../text/words/titles/advert-names.js';
import { APART_HEADINGS, type ApartHeadings } from '../../../text/words/headings/apart-headings.js';
import { CAREER_NAMES } from '../../../text/words/headings/career-names.js';
import { AT_WORDS, LOOK_WORDS } from '../../../text/words/headings/occupation-headings.js';
import { saysKind } from '../../../text/kinds/job-type.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { fold, foldDotless, lettersOf } from '../../../text/words.js';
import { NOT_YET_WORDS, PAST_ALONE, PAST_WORDS } from '../../../text/words/state/not-open-words.js';
import { NONE_WORDS } from '../../../text/words/state/nothing-open-words.js';
import { NOW_WORDS } from '../../../text/words/seeking/now-words.js';
import { anyOfFolded, anyOfWords, foldedWords, wholeWords } from '../../../text/words/pattern-parts.js';
import { PROFESSION_HEADINGS } from '../../../text/words/headings/profession-headings.js';
import { PhraseTable, WordTable } from '../../../text/words/phrase-table.js';
import { OPENINGS_ALONE, TOPIC_WORDS } from '../../../text/words/headings/topic-words.js';
import { TOPICS, type Topic } from '../../../text/words/headings/topics-said.js';
import { namesOpenJobs } from './open-jobs.js';

const topics = new WordTable(TOPICS, TOPIC_WORDS);
const ALONE = new Set(foldedWords(OPENINGS_ALONE).map(nameOf));

/** Longer texts (characters) are sentences: no heading, no words of a link, no statement that nothing is open. */
const [MAX_HEADING, MAX_LINK, MAX_STATEMENT] = [120, 80, 400];

/** What an advert or the page of openings is called, as all that is said: "Tööpakkumine", "Mitarbeit". */
const NAMES = new Set(foldedWords([...ADVERT_NAMES, ...CAREER_NAMES]).map(nameOf));

/** The letters of a folded text, its apostrophes written one way. */
function nameOf(folded: string): string {
  return lettersOf(withOneApostrophe(folded));
}

function withOneApostrophe(text: string): string {
  return text.replace(/[’‘ʼ`]/g, "'");
}

function topicsIn(text: string): readonly Topic[] {
  const folded = fold(text);
  const letters = nameOf(folded);
  if (ALONE.has(letters)) return ['openings'];
  const said = topics.kindsOf(text);
  if (said.every((topic) => topic === 'careers') && namesOpenJobs(text, folded)) return ['openings'];
  return NAMES.has(letters) ? [...said, 'careers'] : said;
}

/** What a heading or a page's title says of what stands below it. */
export const topicOf = remembered((text): 'openings' | 'careers' | 'other' | undefined => {
  if (text.length > MAX_HEADING) return undefined;
  // "Bakery team [until filled]" is no heading above openings.
  const said = topicsIn(withoutMarkBehind(text));
  if (said.includes('openings') || said.includes('heading')) return 'openings';
  if (said.includes('careers') && !said.includes('elsewhere') && text.length < MAX_LINK) return 'careers';
  return said.includes('other') ? 'other' : undefined;
});

/** Headings, each with the languages that have it. */
type Headings = ReadonlyMap<string, readonly string[]>;
function headingsOf(table: readonly ApartHeadings[]): Headings {
  const all = table.flatMap(([language, headings]) => headings.split('|').map((each) => [lettersIn(each), language]));
  return new Map(
    [...Map.groupBy(all, ([heading = '']) => heading)].map(([heading, rows]) => [
      heading,
      rows.flatMap(([, languages = '']) => languages.split(' ')),
    ]),
  );
}
const [APART, PROFESSIONS] = [headingsOf(APART_HEADINGS), headingsOf(PROFESSION_HEADINGS)];

/** "Discover our team": what asks one to look at what is named behind it. */
const LOOK = wordPattern(`^${anyOfWords(LOOK_WORDS.flatMap(([, words]) => foldDotless(words).split('|')))}:? `, 'u');

/** " at Miller & Sons" at the end of a heading. */
const AT_COMPANY = wordPattern(
  `\\s(${AT_WORDS.flatMap(([, words]) => words.split('|')).join('|')})(\\s\\p{Lu}.{1,40})$`,
  'u',
);

const AT_OF = Map.groupBy(
  AT_WORDS.flatMap(([languages, words]) =>
    words.split('|').flatMap((word) => languages.split(' ').map((language) => ({ word, language }))),
  ),
  ({ word }) => word,
);

/**
 * Whether a heading says, and says nothing else but a company's name, that below it stand people, services, courses,
 * news or customers.
 */
export function isApartHeading(text: string): boolean {
  return isHeadingOf(APART, text);
}

/** The same of what a company's people do and in which departments, where openings may be shown by department, too. */
export function headsProfessions(text: string): boolean {
  return isHeadingOf(PROFESSIONS, text);
}

function isHeadingOf(headings: Headings, text: string): boolean {
  if (text.length >= MAX_LINK) return false;
  if (languagesOf(headings, text) !== undefined) return true;
  const [behind, at = '', name = ''] = AT_COMPANY.exec(text) ?? [];
  if (behind === undefined || saysKind(name)) return false;
  // "Team in Leeds" is no Italian.
  const languages = languagesOf(headings, text.slice(0, -behind.length)) ?? [];
  return (AT_OF.get(at) ?? []).some(({ language }) => languages.includes(language));
}

function languagesOf(headings: Headings, text: string): readonly string[] | undefined {
  const letters = lettersIn(text);
  return headings.get(letters) ?? headings.get(letters.replace(LOOK, ''));
}

/** The letters of a heading, its apostrophes written one way. */
function lettersIn(heading: string): string {
  return nameOf(foldDotless(heading));
}

/** Whether a link's words, or a page's title, speak of careers. */
export function saysCareer(text: string): boolean {
  if (text.length >= MAX_LINK) return false;
  const said = topicsIn(text);
  return (said.includes('openings') || said.includes('careers')) && !said.includes('elsewhere');
}

/** Whether a link or a heading is called after what is never careers, whatever it says of work: "Employment law". */
export function saysElsewhere(text: string): boolean {
  return text.length < MAX_LINK && topics.kindsOf(text).includes('elsewhere');
}

const PAST = new PhraseTable(PAST_WORDS.map(([, words]) => words));
const PAST_WHOLE = new Set(foldedWords(PAST_ALONE));

/** "Not yet filled", at the end of what stands before the words for what is over. */
const NOT_YET = wordPattern(`(?<!\\p{L})(?:${anyOfFolded(NOT_YET_WORDS)})$`, 'u');

/** So much (characters) before such words is enough to see that they are denied. */
const MAX_DENIAL = 24;

/** Whether a heading, a label or a name says that what it stands for is over. */
export function saysPast(text: string): boolean {
  // "Pendaftaran ditutup 30/12/2026" says when it will be.
  if (text.length < MAX_LINK && !/\d/.test(text) && PAST_WHOLE.has(lettersOf(fold(text)))) return true;
  return (
    PAST.test(text) &&
    PAST.spansIn(text).some(
      ({ start }) => !NOT_YET.test(fold(text.slice(Math.max(0, start - MAX_DENIAL), start)).trim()),
    )
  );
}

/** "All positions are currently filled": words for the present stand anywhere in what is said. */
const NOW = wordPattern(wholeWords(NOW_WORDS), 'gu');

/** Whether a text says that nothing is open; in its words. */
export const saysNothingOpen = remembered((text) => {
  if (text.length >= MAX_STATEMENT) return false;
  if (topics.kindsOf(text).includes('nothing')) return true;
  const folded = fold(text);
  const said = folded.replace(NOW, ' ');
  return said !== folded && topics.kindsOf(said).includes('nothing');
});

const NONE = new PhraseTable(NONE_WORDS.map(([, words]) => words));

/** "None at the moment": whether a line says that there are none of what stands above it, whatever that is. */
export function saysNone(text: string): boolean {
  return text.length < MAX_LINK && NONE.test(text);
}

/** The same of openings, by the line above it or its own words: "Open positions: none at the moment". */
export function saysNoneOpen(text: string, above: string): boolean {
  return saysNone(text) && [text, above].some((line) => ['openings', 'careers'].includes(topicOf(line) ?? ''));
}
