import type { Span } from '../words/phrase-table.js';
import { CONTRACT_TERM_WORDS } from '../words/kinds/contract-term-words.js';
import { OTHER_CONTRACTS } from '../words/kinds/other-contract-words.js';
import { alternativesOf, wholeWords } from '../words/pattern-parts.js';
import type { TermWordKind } from '../words/kinds/term-word-kinds.js';
import { fold, matchesOf } from '../words.js';
import { wordPattern } from '../word-pattern.js';

const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\d]`;
/** Where words begin and end in scripts that divide them. */
const [BEGIN, END] = [`(?<!${LETTER})`, `(?!${LETTER})`];

function countedIn(language: string): string {
  const of = (kind: TermWordKind): string => alternativesOf(CONTRACT_TERM_WORDS, kind, language);
  return String.raw`(?:\d{1,2}|${of('number')})[\s-]?(?:${of('unit')})`;
}

/** "Two years", "рік": some months or years. */
function lengthIn(language: string): string {
  const whole = alternativesOf(CONTRACT_TERM_WORDS, 'whole', language);
  return `(?:${[countedIn(language), ...(whole === '' ? [] : [whole])].join('|')})`;
}

/** "A three year contract", "un contrat de trois ans", "Vertragsdauer: zwei Jahre", by the words of one language. */
function formsIn(language: string): string[] {
  const of = (kind: TermWordKind): string => alternativesOf(CONTRACT_TERM_WORDS, kind, language);
  const has = (kind: TermWordKind, form: string): string[] => (of(kind) === '' ? [] : [form]);
  const [counted, length] = [countedIn(language), lengthIn(language)];
  const ahead = of('for') === '' ? '' : String.raw`(?:(?:${of('for')})\s?)?`;
  return [
    String.raw`(?:${of('contract')})\s?(?:[:：]\s?)?${ahead}${length}`,
    String.raw`${counted}[\s-]?(?:${of('contract')})`,
    ...has('post', String.raw`(?:${of('post')})\s?(?:${of('of')})\s?${length}`),
    ...has('adjective', String.raw`(?:${of('adjective')})\s(?:${of('contract')})`),
    ...has(
      'postBehind',
      String.raw`(?:${of('adjective')}),?\s(?:(?:${of('way')})[\s,-]{1,2}){0,3}(?:${of('postBehind')})`,
    ),
    ...has(
      'duration',
      String.raw`(?:${of('duration')})\s?(?:[:：–-]\s?)?(?:\p{L}{1,9}\s){0,2}(?:は|为|為|은|는)?\s?${length}`,
    ),
  ];
}

const LANGUAGES = [...new Set(CONTRACT_TERM_WORDS.map(([, language]) => language))];
const HAS_TERM = wordPattern(`${BEGIN}(?:${LANGUAGES.flatMap(formsIn).join('|')})${END}`, 'giu');
const IS_LENGTH = wordPattern(`^(?:${LANGUAGES.map(lengthIn).join('|')})${END}(?:\\s?\\([^()]{1,40}\\))?\\.?$`, 'iu');
const IS_OTHER = wordPattern(wholeWords(OTHER_CONTRACTS), 'u');

/** Where a sentence says how long the contract of work lasts that it offers: it is for a fixed term. */
export function termsIn(sentence: string): Span[] {
  const spans = anyTermsIn(sentence);
  return spans.length > 0 && IS_OTHER.test(fold(sentence)) ? [] : spans;
}

/** Where a text says how long a contract or a post lasts, whoever has it. */
export function anyTermsIn(text: string): Span[] {
  return matchesOf(text, HAS_TERM).map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

/** "One year", "12 months (renewable)": behind a label of the kind of a job, for how long it is. */
export function isTerm(value: string): boolean {
  return IS_LENGTH.test(value);
}
