import { OPENINGS_WORDS, type OpeningsWordKind } from '../../../postings/text/words/control-words.js';
import { alternativesOf } from '../../../postings/text/words/pattern-parts.js';

const ofKind = (kind: OpeningsWordKind, language?: string): string =>
  `(?:${alternativesOf(OPENINGS_WORDS, kind, language)})`;

/** How many there are, and an arrow. */
const END = String.raw`(?: ?[\(\[]?\d+[\)\]]?)?(?: ?[→›»>▼↓])?$`;

/** Texts of navigation without addresses that lead to a company's career pages; a regular expression's source. */
export const CAREER_CONTROL = `^${ofKind('career')}${END}`;

const OPEN = `(?:${ofKind('open')} ){0,2}`;
/** "Voir nos offres d’emploi": more may follow; in English another noun may, "job alerts". */
const BEHIND_SHOW = `(?:${ofKind('opening', 'en')}|${ofOtherLanguages()}(?!\\p{L}).{0,20})`;

function ofOtherLanguages(): string {
  return `(?:${alternativesOf(
    OPENINGS_WORDS.filter(([, language]) => language !== 'en'),
    'opening',
  )})`;
}

/** Texts of controls that bring the list of open positions onto the page. */
export const SHOWS_POSTINGS = `^(?:${[
  `${ofKind('show')}(?: ${ofKind('which')}){0,3} ${OPEN}${BEHIND_SHOW}`,
  `(?:${ofKind('which')} )?${OPEN}${ofKind('opening')} ${ofKind('showBehind')}`,
  `(?:${ofKind('which', 'de')} )?(?:${ofKind('open', 'de')} )?${ofKind('opening', 'de')}`,
  ofKind('whole'),
].join('|')})${END}`;
