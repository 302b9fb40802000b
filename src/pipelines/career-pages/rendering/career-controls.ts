import { CONTROL_WORDS, type ControlWordKind } from '../../../postings/text/words/sites/openings-in-controls.js';
import { wordPattern } from '../../../postings/text/word-pattern.js';
import { foldDotless } from '../../../postings/text/words.js';
import { alternativesOf, anyOfWords, rowsOf } from '../../../postings/text/words/pattern-parts.js';
import { TOPIC_WORDS } from '../../../postings/text/words/headings/topic-words.js';
import type { Topic } from '../../../postings/text/words/headings/topics-said.js';

const ofKind = (kind: ControlWordKind, language?: string): string =>
  `(?:${alternativesOf(CONTROL_WORDS, kind, language)})`;

/** How many there are, and an arrow. */
const END = String.raw`(?: ?[\(\[]?\d+[\)\]]?)?(?: ?[→›»>▼↓])?$`;
const [ARROW, COUNT] = [/ ?[→›»>▼↓]$/, /(?<!\d) ?[([]?\d{1,6}[)\]]?$/];

/** "Rejoignez-nous" is written with a hyphen or without one. */
const asNamed = (text: string): string => foldDotless(text).replaceAll('’', "'").replaceAll('-', ' ');

/**
 * Whether a text says a topic and nothing else, with and without accents. Names are looked up: as one pattern they are
 * 20,000 characters, and take a third of a millisecond for each text.
 */
function namedAfter(...topics: readonly Topic[]): (text: string) => boolean {
  const words = TOPIC_WORDS.flatMap(([topic, , row]) => (topics.includes(topic) ? row.split('|').map(asNamed) : []));
  const whole = new Set(words.filter((word) => !word.includes('*')));
  const begun = wordPattern(`^${anyOfWords(words.filter((word) => word.includes('*')))}$`, 'u');
  return (text) => {
    const name = asNamed(text).replace(ARROW, '').replace(COUNT, '');
    return whole.has(name) || begun.test(name);
  };
}

const isNamed = namedAfter('openings', 'careers');
const isNamedOpenings = namedAfter('openings');

const CAREER_CONTROL = wordPattern(`^(?:${ofKind('career')})${END}`, 'iu');

/** Whether a text of navigation without addresses leads to a company's career pages. */
export function leadsToCareers(text: string): boolean {
  return isNamed(text) || CAREER_CONTROL.test(text);
}

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

const SHOWS_POSTINGS = wordPattern(
  `^(?:${[
    ...rowsOf(CONTROL_WORDS, 'opening').flatMap(([language]) => showsIn(language)),
    `(?:${ofKind('which', 'de')} )?(?:${ofKind('open', 'de')} )?${ofKind('opening', 'de')}`,
    ofKind('whole'),
  ].join('|')})${END}`,
  'iu',
);

/** Whether a text of a control says that it brings the list of open positions onto the page. */
export function showsPostings(text: string): boolean {
  return isNamedOpenings(text) || SHOWS_POSTINGS.test(text);
}
