import { fold } from '../../../postings/text/words.js';

/**
 * Languages (ISO 639-1) that sites have folders for, with "cz" and "dk", which stand for theirs. A folder "hr" further
 * down may as well be human resources.
 */
export const LANGUAGES: ReadonlySet<string> = new Set(
  'ar bg ca cs cz da de dk el en es et eu fi fr ga gl he hi hr hu id is it ja ko lb lt lv mt nb nl nn no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  ),
);

/** Their codes and names, each in its own words and in English: "de", "Deutsch", "German". */
const NAMES: ReadonlySet<string> = new Set(
  [...LANGUAGES].flatMap((code) => [
    code,
    ...[code, 'en'].map((words) => fold(new Intl.DisplayNames([words], { type: 'language' }).of(code) ?? code)),
  ]),
);

/** Whether a text is the name or the code of a language and nothing else: what a link of a language switch says. */
export function isLanguageName(text: string): boolean {
  return (
    text.length < 30 &&
    NAMES.has(
      fold(text)
        .replace(/[^\p{L}\p{M} ]/gu, '')
        .trim(),
    )
  );
}
