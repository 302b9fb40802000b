import { COLLEAGUE_ENDINGS, COLLEAGUE_WORDS, OWN_WORK_WORDS } from '../../../text/words/people/colleague-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { SOUGHT_WORDS } from '../../../text/words/seeking/sought-words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';
import { speakToReader } from './biographies.js';
import { GENDER, jobTitleScore } from '../titles/job-titles.js';

const wordsOf = (column: 1 | 2): ReadonlySet<string> =>
  new Set(
    COLLEAGUE_WORDS.flatMap((row) => row[column].split('|').flatMap((word) => fold(word).split(' ').slice(-1))).filter(
      (word) => word !== '',
    ),
  );
const [OURS, THEY] = [wordsOf(1), wordsOf(2)];

const SEEKS = wordPattern(String.raw`(?<!\p{L})(?:${SOUGHT_WORDS.map(({ seek }) => seek).join('|')})(?!\p{L})`, 'iu');

const OWN_WORK = OWN_WORK_WORDS.map(([languages, words]) => ({
  languages: languages.split(' '),
  phrases: new PhraseTable([words]),
}));

/** Whether a text below a title is told by who does that already: "I started as a baker"; no advert speaks so. */
export function tellsOfOwnWork(title: string, text: string): boolean {
  const languages = OWN_WORK.filter(({ phrases }) => phrases.test(text)).flatMap((own) => own.languages);
  return languages.length > 0 && !GENDER.test(title) && !speakToReader([text], languages) && !SEEKS.test(text);
}

/** So many letters of what somebody is are the same of one and of several; so many words begin a sentence. */
const [STEM, BEGINNING] = [4, 4];

/**
 * Whether a text below a title tells of those who do that already: "Our bakers turn flour into bread", below "Bakers".
 * What speaks to the reader, seeks somebody or is written for everybody is an advert, and so is what tells of the
 * company: "Our bakery in Leeds".
 */
export function tellsOfColleagues(title: string, text: string): boolean {
  if (GENDER.test(title) || speakToReader([text]) || SEEKS.test(text)) return false;
  const beginning = wordsIn(text).slice(0, BEGINNING);
  if (THEY.has(beginning[0] ?? '')) return true;
  const stems = wordsIn(title)
    .filter(({ length }) => length >= STEM)
    .map((word) => word.slice(0, STEM));
  const at = beginning.findIndex((word) => OURS.has(word));
  const beside = [...beginning.slice(Math.max(0, at - 1), at), ...beginning.slice(at + 1, at + 3)];
  return at >= 0 && at < 3 && beside.some((word) => stems.some((stem) => word.startsWith(stem)) && namesRole(word));
}

/** "Bakers" and no "bakery" */
function namesRole(word: string): boolean {
  const ending = COLLEAGUE_ENDINGS.find(([, each]) => word.endsWith(each))?.[1] ?? '';
  return jobTitleScore(word) > 0 || (ending !== '' && jobTitleScore(word.slice(0, -ending.length)) > 0);
}

function wordsIn(text: string): readonly string[] {
  return fold(text.slice(0, 200)).match(/[\p{L}\p{M}]+/gu) ?? [];
}
