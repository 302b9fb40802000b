import { attribute, elementsNamed, findFirst, textOf, type Document } from '../../../postings/page/tree/html.js';
import { saysNothingOpen } from '../../../postings/page/lines/topics.js';

const OPENINGS =
  '(?:positions?|vacanc(?:y|ies)|openings?|roles?|jobs?|opportunit(?:y|ies)|stellen(?:angebote|anzeigen|ausschreibungen)?|stellen|positionen|vakanzen|jobangebote|postes?|offres?|emplois?|ofertas?|vacantes|puestos|posizioni|offerte|vacatures|stillinger|tjänster|vagas?|ofert)';

/** How a page says that there is nothing, with a case of each in the spec. */
const STATEMENTS = [
  `\\b(?:no|not any|any) (?:\\w+ ){0,3}${OPENINGS} (?:\\w+ ){0,3}(?:available|open|at (?:the|this) (?:moment|time)|right now|currently|today)\\b`,
  `\\b(?:there are|we have|we've got|currently|at present) (?:\\w+ ){0,2}no (?:\\w+ ){0,3}${OPENINGS}\\b`,
  `\\b(?:do not|don't|does not) (?:\\w+ ){0,2}have any (?:\\w+ ){0,3}${OPENINGS}\\b`,
  `\\b(?:keine|momentan keine|zurzeit keine|derzeit keine|aktuell keine) (?:\\p{L}+ ){0,3}${OPENINGS}(?!\\p{L})`,
  `\\b(?:aucune?|pas de|pas d') ?(?:\\p{L}+ ){0,2}${OPENINGS}(?!\\p{L})`,
  `\\bno (?:hay|tenemos|existen) (?:\\p{L}+ ){0,2}${OPENINGS}(?!\\p{L})`,
  `\\b(?:nessuna|non ci sono) (?:\\p{L}+ ){0,3}${OPENINGS}(?!\\p{L})`,
  `\\b(?:geen) (?:\\p{L}+ ){0,2}${OPENINGS}(?!\\p{L})`,
  `\\b(?:ingen|inga) (?:\\p{L}+ ){0,2}${OPENINGS}(?!\\p{L})`,
  `\\b(?:brak|nie mamy) (?:\\p{L}+ ){0,2}${OPENINGS}(?!\\p{L})`,
  `\\b(?:não (?:há|temos)) (?:\\p{L}+ ){0,2}${OPENINGS}(?!\\p{L})`,
].map((source) => new RegExp(source, 'iu'));

/** Text of a page that is looked through, and longest line that is taken for a statement. */
const MAX_TEXT = 50_000;
const MAX_LINE = 400;
/** The words of headings say so of openings only in a line that says little else. */
const MAX_HEADING = 160;

/** The page's own words for having nothing to offer. */
export function findNoOpenings(document: Document): string | undefined {
  const lines = textOf(document).slice(0, MAX_TEXT).split('\n');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).find(statesNone);
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
