import { UNSPACED_LETTERS } from '../../../text/words.js';
import { COUNTED_WORDS, SEVERAL_WORDS } from '../../../text/words/titles/opening-words.js';
import { anyOf } from '../../../text/words/pattern-parts.js';
import { wordPattern } from '../../../text/word-pattern.js';

const COUNTED = anyOf(COUNTED_WORDS);
const COUNT = `\\s?[([]\\s?\\d{1,3}\\s?${COUNTED}\\s?[)\\]]`;
const AT_END = wordPattern(`${COUNT}$`, 'iu');
/** A title with its count begins a paragraph: "Nurse (2 posts). You care for …". */
const LEAD = wordPattern(`^([^.!?\\n]{4,140}?${COUNT})[.:;,]?\\s+(?=\\S[\\s\\S]{20})`, 'iu');

/** How many people are sought, as scripts without spaces say it: "販売員（2名）", "服装销售经理3名". */
const PEOPLE = `(?<=[${UNSPACED_LETTERS}]{2})\\s?[(（]?\\s?(?:[\\d０-９]{1,2}|若干|数)\\s?[名人位명](?!\\p{L})\\s?[)）]?`;
const PEOPLE_AT_END = wordPattern(`${PEOPLE}$`, 'u');
const PEOPLE_LEAD = wordPattern(`^([^。！？：:，、\\n]{2,40}?${PEOPLE})[：:，、,]\\s?(?=\\S[\\s\\S]{5})`, 'u');

const COUNT_AHEAD = wordPattern(`^(?:\\p{L}{2,12}\\s)?\\(\\s?0?\\d{1,2}\\s?\\)\\s${COUNTED}\\s+\\p{L}`, 'iu');

/** "Two (2) positions of baker", "Δύο (2) θέσεις μηχανικού": how public adverts count what is open. */
export function hasCountAhead(title: string): boolean {
  return COUNT_AHEAD.test(title);
}

/** "2 positions of baker", and "Two (2) baker positions": posts whose number stands ahead, as a line that says so. */
const POSTS_AHEAD = wordPattern(
  `^(?:\\p{L}{2,12}\\s)?(?:\\(\\s?0?\\d{1,2}\\s?\\)|0?\\d{1,2})\\s(?:${COUNTED}\\s+\\p{L}|\\p{L}.{2,60}\\s${COUNTED}$)`,
  'iu',
);

/** Whether a line counts posts, whatever they are; a blog counts "12 posts by Anna". */
export function countsPosts(line: string): boolean {
  return POSTS_AHEAD.test(withoutColonOfCount(line));
}

const SEVERAL_AHEAD = wordPattern(`^${anyOf(SEVERAL_WORDS)}\\s(?:[^\\s.:]+\\s){0,3}${COUNTED}(?!\\p{L})`, 'iu');

/** "Various positions of millers and bakers", "Plusieurs postes – moulin": a notice that may tell several openings. */
export function namesSeveralPosts(title: string): boolean {
  return SEVERAL_AHEAD.test(title);
}

/** "Two (2) positions of baker:" above what is told of them, without the colon. */
export function withoutColonOfCount(line: string): string {
  return hasCountAhead(line) ? line.replace(/\s?[:：]$/, '') : line;
}

/** Whether a title counts what is open, or its line seeks people and counts them: only postings do. */
export function hasCount(title: string, line = title): boolean {
  return AT_END.test(title) || (SOUGHT_AHEAD.test(line) && PEOPLE_AT_END.test(line));
}

/** "3 posts" */
const ONLY_COUNT = wordPattern(`^\\d{1,3}\\s?${COUNTED}[.;]?$`, 'iu');

/** Whether a piece of a title's line counts what is open. */
export function isCount(piece: string): boolean {
  return ONLY_COUNT.test(piece);
}

const BEHIND_DASH = wordPattern(`\\s[–—|-]\\s\\d{1,3}\\s?${COUNTED}$`, 'iu');

/** "Nurse – 2 vacancies" as "Nurse": by itself the count would be a heading of openings. */
export function withoutDashedCount(title: string): string {
  return title.replace(BEHIND_DASH, '');
}

/** "Nurse (2 posts)" as "Nurse". */
export function withoutCount(title: string): string {
  return withoutPeople(title.replace(AT_END, ''));
}

/** "招聘" before them: people of whatever trade are sought. */
const SOUGHT_AHEAD =
  /^(?:高薪|急)?(?:招聘|诚聘|誠聘|招募|誠徵|徵求)[:：\s]?(?=\p{L}{2})(?!专员|專員|经理|經理|主管|顾问|顧問|助理|总监|總監|负责)/u;

/** "服装销售经理3名", and "招聘服装销售经理3名", as "服装销售经理". */
export function withoutPeople(title: string): string {
  const named = title.replace(PEOPLE_AT_END, '');
  return named === title ? title : named.replace(SOUGHT_AHEAD, '');
}

/**
 * Where the title that begins a paragraph with its count ends, and where the text behind both begins; undefined where
 * none does.
 */
export function countedLead(text: string): { readonly title: string; readonly behind: string } | undefined {
  const match = LEAD.exec(text) ?? PEOPLE_LEAD.exec(text);
  return match ? { title: match[1] ?? '', behind: text.slice(match[0].length) } : undefined;
}
