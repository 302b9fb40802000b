import { EVENT_WORDS } from '../../../text/words/titles/event-words.js';
import { CONTENT_WORDS, GENERAL_POSITIONS } from '../../../text/words/titles/general-position-words.js';
import { foldedWords } from '../../../text/words/pattern-parts.js';
import { RELATION_WORDS } from '../../../text/words/relation-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

const OF_ENGLISH = foldedWords(GENERAL_POSITIONS.filter(([language]) => language === 'en'));
const ENGLISH = OF_ENGLISH.join('|');
/** What English calls so, too, is read as it is in English. */
const OTHERS = foldedWords(GENERAL_POSITIONS)
  .filter((word) => !OF_ENGLISH.includes(word))
  .join('|');
/** "Stellvertretende Leitung Infotag": so many words may stand before a position, and it comes before its subject. */
const OF_SUBJECT = wordPattern(`^(?:[^\\s:–—|-]+ ){0,2}(?:${OTHERS}) \\p{L}`, 'u');
const ENGLISH_FIRST = wordPattern(`^(?:${ENGLISH}) \\p{L}`, 'u');

/** What heads a text about a position, and is nothing that somebody works on. */
const NO_SUBJECT =
  /(?<!\p{L})(?:interview|faqs?|login|register|download|upload|testimonials?|select|choose|filter|share|copyright|requirements|responsibilities|qualifications|perks|contact(?! cent(?:er|re))|kontakt|privacy (?:policy|notice|statement|settings))(?!\p{L})/u;
/** What English says of people as well, and of a position only with more words: "Expert blog", "Specialist search". */
const OF_PEOPLE = /^\S+ (?:blogs?|stories|search)$/u;

/** Whether a folded text names a general position before what it is about: "Redakteur News", "Manager Services". */
export function headsSubject(folded: string): boolean {
  if (NO_SUBJECT.test(folded)) return false;
  return OF_SUBJECT.test(folded) || (ENGLISH_FIRST.test(folded) && !OF_PEOPLE.test(folded));
}

/** "Manager of Hiring Events", "Specialist - Webinars": several events behind a word that divides them from it. */
const OF_EVENTS = wordPattern(
  `^(?:[^\\s:–—|-]+ ){0,3}(?:${ENGLISH}|head)(?:,? (?:of|for) [^:–—|-]*|\\s[–—|-]\\s[^:–—|]*|(?<=^\\S+) [^:–—|-]*s)$`,
  'u',
);

/** Whether a folded text that ends in an event names a position that has to do with such. */
export function worksOnEvents(folded: string): boolean {
  if (OF_SUBJECT.test(folded)) return !/[:|]/.test(folded);
  return OF_EVENTS.test(folded) && (/ (?:of|for) /.test(folded) || folded.endsWith('s'));
}

const CONTENT = [...foldedWords(CONTENT_WORDS), ...foldedWords(EVENT_WORDS)].join('|');
const ABOUT_WHOM = foldedWords(RELATION_WORDS.map(([, language, words]) => [language, words])).join('|');
/** "News:" may be a department. */
const IS_CONTENT = wordPattern(
  `^(?:${CONTENT})(?: (?:(?:${ABOUT_WHOM}) |d')|(?<!^(?:news|events?|nyheter|nyheder|evento))\\s?:)`,
  'u',
);

/** Whether a folded text begins with what is told or offered to somebody: "Newsletter for engineers", "Kurs: Yoga". */
export function isContent(folded: string): boolean {
  return IS_CONTENT.test(folded);
}
