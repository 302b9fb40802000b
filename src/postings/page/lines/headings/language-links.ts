import { lazily } from '../../../lazily.js';
import { fold } from '../../../text/words.js';
import { foldedWords } from '../../../text/words/pattern-parts.js';
import { IN_LANGUAGE, VERSION_WORDS } from '../../../text/words/sites/version-words.js';

const VERSIONS = new Set(foldedWords(VERSION_WORDS));
const BETWEEN = new Set(foldedWords(IN_LANGUAGE).flatMap((words) => words.split(' ')));

/** Languages (ISO 639-1) whose adverts stand beside each other, and in which links name them. */
const CODES = 'en de fr es pt it nl sv da no fi pl cs sk hu ro hr sl sr bg ru uk el tr'.split(' ');
/** "Englisch", "englische", "anglais", "anglaise": so many last letters (characters) change with the form. */
const ENDING = 2;
const MIN_STEM = 4;

/** The beginnings of the names of those languages in each of them. */
const stems = lazily(() => {
  const names = CODES.flatMap((words) => {
    const naming = new Intl.DisplayNames([words], { type: 'language' });
    return CODES.flatMap((code) => fold(naming.of(code) ?? '').split(' '));
  });
  return new Set(names.filter((name) => name.length - ENDING >= MIN_STEM).map((name) => name.slice(0, -ENDING)));
});

/** Longer texts (characters) say more than that. */
const MAX_LINK = 40;

/** Whether a link leads to the same text in another language: "English version", "auf Deutsch", "Français". */
export function isLanguageLink(text: string): boolean {
  if (text.length > MAX_LINK) return false;
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const others = words.filter((word) => !VERSIONS.has(word) && !BETWEEN.has(word));
  return others.length === 1 && words.length < 5 && isNameOfLanguage(others[0] ?? '');
}

function isNameOfLanguage(word: string): boolean {
  const known = stems();
  return [ENDING - 1, ENDING, ENDING + 1].some((ending) => known.has(word.slice(0, -ending)));
}
