import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';
import { anyOf, rowsOf } from '../../../text/words/pattern-parts.js';
import { IN_WORDS, RELATION_WORDS } from '../../../text/words/relation-words.js';
import { BEHIND_SEEKING_END, SEEKING_ENDS } from '../../../text/words/seeking/seeking-end-words.js';

const anyEnd = (rows: typeof SEEKING_ENDS): string => rows.map(([pattern]) => pattern).join('|');
const endOf = (rows: typeof SEEKING_ENDS): RegExp => wordPattern(`\\s?(?:${anyEnd(rows)})\\s?[!！。.]?$`, 'iu');

/** Words behind a title: "看護師を募集しています", "Driver wanted". */
const SOUGHT = endOf(SEEKING_ENDS);

/** "护士招聘": a noun, which ends names of departments and of lists as well. */
const SOUGHT_AS_NOUN = endOf(SEEKING_ENDS.filter(([, language]) => language === 'zh'));

const GOES_ON = anyOf([
  ...rowsOf(RELATION_WORDS, 'for', 'for behind'),
  ...rowsOf(IN_WORDS, 'place'),
  ...BEHIND_SEEKING_END,
]);
/** "Driver wanted for our mill", "Fahrer gesucht in Kassel", "Cleaner needed 3 days a week". */
const SOUGHT_FOR = wordPattern(`\\s(?:${anyEnd(SEEKING_ENDS)})\\s(?:${GOES_ON}|\\d)(?:\\s[^.!?:;]{1,80})?[!.]?$`, 'iu');

/**
 * What a line seeks by the words at its end, or in front of whom it is for and where: "看護師" of
 * "看護師を募集しています"; "校园招聘" and "急诊科招聘" stay as they are, for they seek nobody or say not whom.
 * `namesRole` is told a folded text.
 */
export function beforeSeekingEnd(text: string, namesRole: (folded: string) => boolean): string {
  const before = text.replace(SOUGHT, '');
  if (before === text) return beforeSoughtFor(text, namesRole);
  return SOUGHT_AS_NOUN.test(text) && !namesRole(fold(before)) ? text : before;
}

function beforeSoughtFor(text: string, namesRole: (folded: string) => boolean): string {
  const before = text.replace(SOUGHT_FOR, '');
  return before !== text && namesRole(fold(before)) ? before : text;
}
