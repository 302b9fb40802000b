import { BIOGRAPHY_WORDS } from '../../../text/words/people/biography-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { capitalised, fold } from '../../../text/words.js';
import { GENDER } from '../titles/job-titles.js';
import { isGivenName } from '../../../text/people/named-people.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** The words of one language: what is said of a colleague, of whom beside a name, and words for the reader. */
interface Telling {
  readonly languages: readonly string[];
  readonly phrases: PhraseTable;
  readonly subjects: ReadonlySet<string>;
  readonly reader: RegExp;
}

const TELLINGS: readonly Telling[] = BIOGRAPHY_WORDS.map(([languages, words, subjects, reader]) => ({
  languages: languages.split(' '),
  phrases: new PhraseTable([words]),
  subjects: new Set(subjects.split('|').map(fold)),
  reader: wordPattern(`(?<!\\p{L})(?:${reader}|${atBeginning(reader)})(?!\\p{L})`, 'u'),
}));

/** "Du|Dich": words at the beginning of a sentence. */
function atBeginning(words: string): string {
  return words.split('|').map(capitalised).join('|');
}

/**
 * Whether lines of a card tell since when or how somebody works there: that person is the subject of the sentence, and
 * nobody who reads it is spoken to, nor is a title written for everybody.
 */
export function tellOfWork(lines: readonly string[]): boolean {
  if (lines.some((line) => GENDER.test(line))) return false;
  return TELLINGS.some(
    (telling) => lines.some((line) => isToldIn(line, telling)) && !lines.some((line) => telling.reader.test(line)),
  );
}

/**
 * Whether lines speak to their reader, in any language; of lines whose `languages` are known in these, where we have
 * such words of them: "du" is French, too.
 */
export function speakToReader(lines: readonly string[], languages?: readonly string[]): boolean {
  const own = TELLINGS.filter((telling) => telling.languages.some((language) => languages?.includes(language)));
  return (own.length > 0 ? own : TELLINGS).some(({ reader }) => lines.some((line) => reader.test(line)));
}

function isToldIn(line: string, { phrases, subjects }: Telling): boolean {
  return line.split(/(?<=[.!?…]) /u).some((sentence) => {
    const said = phrases.spansIn(sentence)[0];
    return said !== undefined && isSubject(sentence.slice(0, said.start), subjects);
  });
}

/** "Anna", "Mr Hill", "She has": a person and at most a word or two more, before what is said of that person. */
const SUBJECT = /^((?:Mr|Mrs|Ms|Herr|Frau|Mme|Dr|Prof)\.? )?([\p{L}'’-]+)(?: [\p{L}\d'’-]+){0,3} $/u;

function isSubject(before: string, pronouns: ReadonlySet<string>): boolean {
  const [, title, word = ''] = SUBJECT.exec(before) ?? [];
  return title !== undefined || isGivenName(word) || pronouns.has(fold(word));
}
