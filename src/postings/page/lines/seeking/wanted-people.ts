import { spansOfHours } from '../../../text/kinds/job-type.js';
import { fold } from '../../../text/words.js';
import { FOLLOWING_WORDS } from '../../../text/words/headings/following-words.js';
import { EVERYBODY, PEOPLE_WORDS } from '../../../text/words/titles/no-title-words.js';
import { anyOf, escaped, foldedWords, rowsOf } from '../../../text/words/pattern-parts.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { IN_WORDS } from '../../../text/words/relation-words.js';
import { WHO_WORDS } from '../../../text/words/seeking/seeking-words.js';
import { SOUGHT_WORDS } from '../../../text/words/seeking/sought-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

const PEOPLE = [...PEOPLE_WORDS, ...EVERYBODY].flatMap(([, words]) =>
  words.split('|').map((word) => escaped(fold(word))),
);
const WHO = foldedWords(WHO_WORDS);
/** Spanish and Portuguese say it in one word. */
const WHO_EVER = 'quienes|quem';

const PEOPLE_WHO = wordPattern(
  `(?<!\\p{L})(?:(?:${PEOPLE.join('|')}),? (?:${WHO.join('|')}|die|der)|${WHO_EVER})\\s?[:：…]?\\.{0,3}$`,
  'u',
);

/** Whether a line ends in words for people who are what follows it says: "We look for people who:". */
export function seeksPeopleWho(line: string): boolean {
  return PEOPLE_WHO.test(fold(line).trim());
}

const ANYBODY = new Set(foldedWords([...PEOPLE_WORDS, ...EVERYBODY]));
/** "Miller & Sons is looking for new": what stands before whom somebody seeks; no company has a longer name. */
const SEEKS = SOUGHT_WORDS.map(({ seek, before }) =>
  wordPattern(String.raw`^.{2,60}\s(?:${seek})(?:\s(?:${before})){0,3}$`, 'iu'),
);
/** "Employees (m/f/d)": of everybody it is not told who may apply. */
const FOR_WHOM = /\s?[([][mwfdxhk](?:\s?\/\s?[mwfdxhk]){1,2}[)\]]$/iu;

/** "We seek specialists of the following trades": titles stand below. */
const SEEKS_FOLLOWING = new PhraseTable(FOLLOWING_WORDS.map(([, , words]) => words));

/** "Miller & Sons is looking for staff": whoever seeks, nobody of an occupation is sought. */
export function seeksEverybody(line: string): boolean {
  if (SEEKS_FOLLOWING.test(line)) return true;
  const said = line.replace(/[!.:：]$/u, '').replace(FOR_WHOM, '');
  const words = said.split(/\s+/);
  return [1, 2].some(
    (count) =>
      words.length > count + 1 &&
      ANYBODY.has(fold(words.slice(-count).join(' '))) &&
      SEEKS.some((seeks) => seeks.test(words.slice(0, -count).join(' '))),
  );
}

const EVERYBODY_WORDS = new Set(foldedWords(EVERYBODY));

/** Whether somebody who is sought is of no occupation: "employees", "Mitarbeiter in Vollzeit". */
export function isEverybody(sought: string): boolean {
  return [sought, withoutHours(sought)].some((named) => EVERYBODY_WORDS.has(fold(named)));
}

/** "in Vollzeit", "(in full time": what joins hours to whom they are of. */
const BEFORE_HOURS = wordPattern(`(?:\\s(?:${anyOf(rowsOf(IN_WORDS, 'hours', 'place'))}))?\\P{L}{0,9}$`, 'iu');

function withoutHours(title: string): string {
  const spans = [...spansOfHours(title, 'full-time'), ...spansOfHours(title, 'part-time')];
  const last = spans.find(({ start, end }) => start > 0 && /^\P{L}*$/u.test(title.slice(end)));
  return last === undefined ? title : title.slice(0, last.start).replace(BEFORE_HOURS, '');
}
