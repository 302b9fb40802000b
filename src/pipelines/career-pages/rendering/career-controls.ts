import { CONTROL_WORDS, type ControlWordKind } from '../../../postings/text/words/openings-in-controls.js';
import { alternativesOf, anyOf, anyOfFolded, rowsOf } from '../../../postings/text/words/pattern-parts.js';
import { TOPIC_WORDS } from '../../../postings/text/words/topic-words.js';
import type { Topic } from '../../../postings/text/words/topics-said.js';

const ofKind = (kind: ControlWordKind, language?: string): string =>
  `(?:${alternativesOf(CONTROL_WORDS, kind, language)})`;

/** How many there are, and an arrow. */
const END = String.raw`(?: ?[\(\[]?\d+[\)\]]?)?(?: ?[→›»>▼↓])?$`;

/** What headings and links say of a topic and nothing else, with and without accents. */
function named(...topics: readonly Topic[]): string {
  const rows = TOPIC_WORDS.filter(([topic]) => topics.includes(topic)).map(
    ([, language, words]) => [language, words] as const,
  );
  return `(?:${anyOf(rows)}|${anyOfFolded(rows)})`;
}

/** Texts of navigation without addresses that lead to a company's career pages; a regular expression's source. */
export const CAREER_CONTROL = `^(?:${named('openings', 'careers')}|${ofKind('career')})${END}`;

/** "Alle Stellen anzeigen", "Voir nos offres d’emploi", in words of one language. */
function showsIn(language: string): string[] {
  const has = (kind: ControlWordKind): boolean => rowsOf(CONTROL_WORDS, kind).some(([of]) => of === language);
  const inFront = (kind: ControlWordKind, most: string): string =>
    has(kind) ? `(?:${ofKind(kind, language)} ){0,${most}}` : '';
  const openings = `${inFront('which', '3')}${inFront('open', '2')}${ofKind('opening', language)}`;
  // More may follow; in English another noun may, "job alerts".
  const end = language === 'en' ? '' : String.raw`(?!\p{L}).{0,20}`;
  return [
    ...(has('show') ? [`${ofKind('show', language)} ${openings}${end}`] : []),
    ...(has('showBehind') ? [`${openings} ${ofKind('showBehind', language)}`] : []),
  ];
}

/** Texts of controls that bring the list of open positions onto the page. */
export const SHOWS_POSTINGS = `^(?:${[
  ...rowsOf(CONTROL_WORDS, 'opening').flatMap(([language]) => showsIn(language)),
  `(?:${ofKind('which', 'de')} )?(?:${ofKind('open', 'de')} )?${ofKind('opening', 'de')}`,
  ofKind('whole'),
  named('openings'),
].join('|')})${END}`;
