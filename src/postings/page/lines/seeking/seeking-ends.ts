import { wordPattern } from '../../../text/word-pattern.js';
import { fold } from '../../../text/words.js';
import { SEEKING_ENDS } from '../../../text/words/seeking/seeking-end-words.js';

const endOf = (rows: typeof SEEKING_ENDS): RegExp =>
  wordPattern(`\\s?(?:${rows.map(([pattern]) => pattern).join('|')})\\s?[!！。.]?$`, 'iu');

/** Words behind a title: "看護師を募集しています", "Driver wanted". */
const SOUGHT = endOf(SEEKING_ENDS);

/** "护士招聘": a noun, which ends names of departments and of lists as well. */
const SOUGHT_AS_NOUN = endOf(SEEKING_ENDS.filter(([, language]) => language === 'zh'));

/**
 * What a line seeks by the words at its end: "看護師" of "看護師を募集しています"; "校园招聘" and "急诊科招聘" stay as they
 * are, for they seek nobody or say not whom. `namesRole` is told a folded text.
 */
export function beforeSeekingEnd(text: string, namesRole: (folded: string) => boolean): string {
  const before = text.replace(SOUGHT, '');
  return SOUGHT_AS_NOUN.test(text) && !namesRole(fold(before)) ? text : before;
}
