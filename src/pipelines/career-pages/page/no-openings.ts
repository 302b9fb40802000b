import { attribute, elementsNamed, findFirst, textOf, type Document } from '../../../postings/page/tree/html.js';
import { saysNoneOpen, saysNothingOpen } from '../../../postings/page/lines/headings/topics.js';
import { NO_OPENINGS_WORDS, OPENINGS_IN_ENGLISH } from '../../../postings/text/words/state/no-openings-words.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';

const OPENINGS = `(?:${OPENINGS_IN_ENGLISH})`;
const upTo = (most: number): string => String.raw`(?:[\p{L}\p{N}]{1,30} ){0,${most}}`;
const SOME = upTo(3);

/** How a page says that there is nothing, with a case of each in the spec. */
const STATEMENTS = [
  `(?:no|not any|any) ${SOME}${OPENINGS} ${SOME}(?:available|open|at (?:the|this) (?:moment|time)|right now|currently|today)`,
  `(?:there are|we have|we've got|currently|at present) ${SOME}no ${SOME}${OPENINGS}`,
  `(?:do not|don't|does not) ${SOME}have any ${SOME}${OPENINGS}`,
  ...NO_OPENINGS_WORDS.map(([, none, between, openings]) => {
    const words = typeof between === 'number' ? upTo(between) : `(?:(?:${between}) ){0,3}`;
    return `(?:${none})(?: |(?<=') ?)${words}(?:${openings})`;
  }),
].map((source) => wordPattern(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu'));

/** Text of a page that is looked through, and longest line that is taken for a statement. */
const MAX_TEXT = 50_000;
const MAX_LINE = 400;
/** The words of headings say so of openings only in a line that says little else. */
const MAX_HEADING = 160;

/** The page's own words for having nothing to offer. */
export function findNoOpenings(document: Document): string | undefined {
  const lines = textOf(document).slice(0, MAX_TEXT).split('\n');
  const said = lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  return said.find((line, at) => statesNone(line) || saysNoneOpen(line, said[at - 1] ?? ''));
}

function statesNone(line: string): boolean {
  // "pas d’offres": apostrophes of print are those of the patterns.
  const plain = line.replaceAll('’', "'");
  if (line.length <= MAX_LINE && STATEMENTS.some((statement) => statement.test(plain))) return true;
  return line.length <= MAX_HEADING && !line.endsWith('?') && saysNothingOpen(line);
}

/** True for a page with a form that takes an application: a file, or what names itself one. */
export function hasApplicationForm(document: Document): boolean {
  return elementsNamed(document, 'form').some(
    (form) =>
      findFirst(form, (field) => field.name === 'input' && /^file$/i.test(attribute(field, 'type'))) !== undefined,
  );
}
