import { fold } from '../../../text/words.js';
import { EVENT_WORDS } from '../../../text/words/titles/event-words.js';
import { anyOfFolded, foldedWords, rowsOf } from '../../../text/words/pattern-parts.js';
import { RELATION_WORDS } from '../../../text/words/relation-words.js';
import { wordPattern } from '../../../text/word-pattern.js';

const EVENT = `(?:${foldedWords(EVENT_WORDS).join('|')})`;
const FOR = anyOfFolded(rowsOf(RELATION_WORDS, 'for', 'for behind', 'with'));

/** "Fraud Analyst Hiring Info Session", "Nurses Open Day – May 3"; "Webinar Producer" makes them. */
const ENDS = wordPattern(String.raw`(?:^|[\s(-])\p{L}{0,14}${EVENT}\s?(?:\d{4})?(?=$|\s?[,:;(|/–—]|\s-\s)`, 'u');
/** "Infoabend für Pflegefachkräfte" */
const BEGINS = wordPattern(String.raw`^${EVENT}\s${FOR}\s`, 'u');

/** "Portes ouvertes infirmiers": languages that name the event first say behind it whom it is for. */
const NAMED_FIRST = new Set(['fr', 'es', 'ca', 'pt', 'it', 'ro']);
const FIRST = wordPattern(
  `^(?:${EVENT_WORDS.filter(([language]) => NAMED_FIRST.has(language))
    .flatMap(([, words]) => words.split('|').map(fold))
    .join('|')}) \\p{L}`,
  'u',
);
/** "Webinar Java Developer 2026" */
const DATED = wordPattern(String.raw`^${EVENT}\s[^\d]*\d`, 'u');

/** Whether a folded text names an event for those who might apply, whatever occupation it is about. */
export function namesEvent(folded: string): boolean {
  return [ENDS, BEGINS, FIRST, DATED].some((pattern) => pattern.test(folded));
}

/** "Event & Project Engineer", "Content & Press Officer": what leads on to no occupation joins the next subject. */
const JOINED = /^(?:\p{L}{5,} )?\p{L}+ [&+] (?!.*(?:\d| (?:with|for|of|mit|fur|von|avec|pour|con|per|med) ))/u;

/** Whether a folded text joins its first word, or two, to what follows it as a second subject. */
export function isJoinedSubject(folded: string): boolean {
  return JOINED.test(folded);
}
