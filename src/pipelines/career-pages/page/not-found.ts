import { elementsNamed, lineOf, type Document } from '../../../postings/page/tree/html.js';
import { sourceOf } from '../../../postings/page/tree/scripts.js';
import { anyOf, anyOfDivided } from '../../../postings/text/words/pattern-parts.js';
import { ERROR_WORDS, NOT_FOUND_WORDS, PAGE_NOT_FOUND_WORDS } from '../../../postings/text/words/sites/site-words.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';

const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]`;
/** So much stands between the page and what is said of it: "Sidan du söker finns inte". */
const BETWEEN = String.raw`\p{L}{0,8}(?: \p{L}{1,20}){0,4} ?`;
const ERROR = `(?:${anyOf(ERROR_WORDS)})`;
const NOT_FOUND = wordPattern(
  [
    // By itself, or as an error: "404 Mill Road", "(404) 555-0100" and "Room 404" are none.
    String.raw`^[^\p{L}\p{N}]*404(?:[^\p{L}\p{N}]*$|\s?[:–—|]|\s-\s|[\s-]{1,3}${ERROR})`,
    String.raw`(?:${ERROR}|https?|oops)[\s:!–—-]{0,3}404(?!\d)|\s[:–—|-]\s?404[^\p{L}\p{N}]*$`,
    `(?<!${LETTER})(?:${anyOf(NOT_FOUND_WORDS)})(?!${LETTER})`,
    ...PAGE_NOT_FOUND_WORDS.map(([, pages, said]) => besides(anyOfDivided(pages), anyOfDivided(said))),
  ].join('|'),
  'imu',
);

/** Whether a page says in its title or a heading that it is not there. */
export function saysNotFound(document: Document): boolean {
  return NOT_FOUND.test(linesOf(document, 'title', 'h1', 'h2').join('\n'));
}

/**
 * Whether a page that came with a status of success says so of itself: "Not found what you sought?" asks its reader,
 * and stands on pages that are there.
 */
export function isCalledNotFound(document: Document): boolean {
  return linesOf(document, 'title', 'h1').some((line) => NOT_FOUND.test(behindQuestions(line)));
}

/** "Lost? 404 – page not found": what is said behind a question; in Greek it ends as a clause does elsewhere. */
function behindQuestions(line: string): string {
  const said = line.trimEnd();
  return said.endsWith(';') ? '' : said.slice(Math.max(...['?', '？', '؟'].map((mark) => said.lastIndexOf(mark))) + 1);
}

/** What is said of a page, with the page in front of it or behind. */
function besides(page: string, said: string): string {
  const [ofPage, isSaid] = [`(?<!${LETTER}|-)${page}`, `(?<!${LETTER})${said}(?!${LETTER})`];
  return `${ofPage}${BETWEEN}${isSaid}|${isSaid}(?: \\p{L}{1,20}){0,2} ?${ofPage}`;
}

function linesOf(document: Document, ...names: string[]): string[] {
  return elementsNamed(document, ...names).map((element) => lineOf(element) || sourceOf(element));
}
