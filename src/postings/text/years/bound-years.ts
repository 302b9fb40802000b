import { JOINERS } from '../words/clause-joiners.js';
import { alternativesOf, anyOfWords } from '../words/pattern-parts.js';
import { YEAR_WORDS } from '../words/years/year-words.js';
import { wordPattern } from '../word-pattern.js';

/** A thing that has the years of a clause. */
const OTHER_THING = wordPattern(String.raw`(?<!\p{L})(?:${alternativesOf(YEAR_WORDS, 'otherThing')})(?!\p{L})`, 'iu');

/** Words behind a number and before one, no more than a few, by which years are those of experience. */
const FEW_WORDS = String.raw`(?:\p{L}{1,20}\.?['’]?\s{1,2}){0,3}`;
const WORD_FOR_IT = `(?:experien|${alternativesOf(
  YEAR_WORDS.filter(([, language]) => language !== 'en'),
  'experience',
)})`;
const BOUND_BEHIND = wordPattern(
  String.raw`^['’+)]{0,2}\s{0,2}(?<between>${FEW_WORDS}(?:\p{L}['’])?\p{L}{0,20}?)${WORD_FOR_IT}`,
  'iu',
);
const BOUND_BEFORE = wordPattern(String.raw`${WORD_FOR_IT}\p{L}{0,6}(?<between>:?\s{1,2}${FEW_WORDS})$`, 'iu');
/** "A licence for 3 years and experience": two things; Dutch "of" is English, too. */
const JOINS = wordPattern(
  String.raw`(?<!\p{L})${anyOfWords(JOINERS.flatMap(([, words]) => words.split('|')).filter((word) => word !== 'of'))}(?!\p{L})`,
  'iu',
);

/** So near (characters) a thing stands that has the years. */
const NEAR = 40;

/** Whether years between two parts of a clause are those of another thing that it names, and of no experience. */
export function isOfOtherThing(before: string, after: string): boolean {
  const isNamed = OTHER_THING.test(before.slice(-NEAR)) || OTHER_THING.test(after.slice(0, NEAR));
  return isNamed && !isBoundToExperience(before, after);
}

/** "3 years of experience and a driving licence": whatever else the clause names, these are no years of it. */
function isBoundToExperience(before: string, after: string): boolean {
  const between = [BOUND_BEHIND.exec(after), BOUND_BEFORE.exec(before)].map((bound) => bound?.groups?.['between']);
  return between.some((words) => words !== undefined && !JOINS.test(words) && !OTHER_THING.test(words));
}
