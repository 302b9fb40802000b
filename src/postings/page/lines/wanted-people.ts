import { fold } from '../../text/words.js';
import { EVERYBODY, PEOPLE_WORDS } from '../../text/words/no-title-words.js';
import { escaped, foldedWords } from '../../text/words/pattern-parts.js';
import { WHO_WORDS } from '../../text/words/seeking-words.js';
import { SOUGHT_WORDS } from '../../text/words/sought-words.js';
import { wordPattern } from '../../text/word-pattern.js';

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

/** "Miller & Sons is looking for staff": whoever seeks, nobody of an occupation is sought. */
export function seeksEverybody(line: string): boolean {
  const said = line.replace(/[!.:：]$/u, '').replace(FOR_WHOM, '');
  const words = said.split(/\s+/);
  return [1, 2].some(
    (count) =>
      words.length > count + 1 &&
      ANYBODY.has(fold(words.slice(-count).join(' '))) &&
      SEEKS.some((seeks) => seeks.test(words.slice(0, -count).join(' '))),
  );
}
