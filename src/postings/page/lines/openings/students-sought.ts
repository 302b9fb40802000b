import { sentencesOf } from '../../../text/evidence/sentences-of.js';
import { GENDER } from '../titles/job-titles.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { AND_OR_WORDS } from '../../../text/words/and-words.js';
import { anyOfWords } from '../../../text/words/pattern-parts.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { STUDENTS_SOUGHT } from '../../../text/words/seeking/students-sought-words.js';
import { capitalised } from '../../../text/words.js';
import { isStanding, MAX_TITLE } from './sought-titles.js';

const AND = anyOfWords(AND_OR_WORDS);

/** So much (characters) ahead of words that seek may say that they always do. */
const MAX_AHEAD = 60;

const READERS = STUDENTS_SOUGHT.map(({ seek, students, for: purpose, work }) => {
  const word = `(?:${students.replaceAll('*', String.raw`\p{L}*`)})`;
  const people = String.raw`${word}(?:(?:\s?/\s?|\s${AND}\s)${word})?(?:\s?${GENDER.source})?`;
  return {
    // "A few friendly" may stand in front of them.
    pattern: wordPattern(
      String.raw`(?<=^|\s)(?:${seek})\s(?:[\p{L}-]+\s){0,4}?(?<title>${people}\s(?:${purpose})\s(?<work>[^,.;:!?()–—]{3,60}))`,
      'iu',
    ),
    work: new PhraseTable([work]),
  };
});

/** "We are looking for a few students for kitchen work": the work that a text seeks students or pupils for. */
export function studentsSought(text: string): string[] {
  const titles = sentencesOf(text).flatMap((sentence) =>
    READERS.flatMap(({ pattern, work }) => {
      const match = pattern.exec(sentence);
      const { title = '', work: said = '' } = match?.groups ?? {};
      const ahead = sentence.slice(0, match?.index).slice(-MAX_AHEAD);
      return work.test(said) && !isStanding(ahead) && title.length <= MAX_TITLE ? [capitalised(title.trim())] : [];
    }),
  );
  return [...new Set(titles)].slice(0, 1);
}
