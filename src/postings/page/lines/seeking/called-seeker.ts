import { fold } from '../../../text/words.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { anyOf } from '../../../text/words/pattern-parts.js';
import { NEED_WORDS, REINFORCEMENT_WORDS } from '../../../text/words/seeking/reinforcement-words.js';
import { NOW_WORDS } from '../../../text/words/seeking/seeking-words.js';
import { READERS, SOUGHT_WORDS } from '../../../text/words/seeking/sought-words.js';
import { STANDING } from '../../../text/words/seeking/standing-words.js';
import { beginsAsQuestion } from '../headings/questions.js';

/** Who seeks, a colon, and whom. */
const CALL = /^([^:：.!?]{4,80}?)\s?[:：]\s?(\p{L}.{2,100})$/su;

const SEEK = SOUGHT_WORDS.map(({ seek }) => seek).join('|');
const ENDS_IN_SEEK = wordPattern(`(?<!\\p{L})(?:${SEEK})(?:\\s(?:${NOW_WORDS.join('|')}))?$`, 'iu');
const SEEKS = wordPattern(`(?<!\\p{L})(?:${SEEK}|${anyOf(NEED_WORDS)})(?!\\p{L})`, 'iu');
const REINFORCEMENT = wordPattern(`(?<!\\p{L})${anyOf(REINFORCEMENT_WORDS)}(?!\\p{L})`, 'iu');
const IS_STANDING = wordPattern(`(?<!\\p{L})(?:${STANDING})(?!\\p{L})`, 'iu');
const ENDS_IN_READER = wordPattern(`(?<!\\p{L})(?:${READERS})$`, 'iu');

/**
 * A line in which a company says in front of a colon that it seeks, without the company: "wanted: Bäcker" of "Die Mühle
 * sucht: Bäcker" and of "Wir brauchen Verstärkung im Team: Bäcker". Undefined for any other line. `namesRole` is told a
 * folded text.
 */
export function withoutSeeker(line: string, namesRole: (folded: string) => boolean): string | undefined {
  const [, head = '', title = ''] = CALL.exec(line) ?? [];
  return title !== '' && seeks(head) && namesRole(fold(title)) ? `wanted: ${title}` : undefined;
}

/** Whether a company says that it seeks: no reader, nobody at any time, and no question. */
function seeks(head: string): boolean {
  if (IS_STANDING.test(head) || beginsAsQuestion(fold(head))) return false;
  const end = ENDS_IN_SEEK.exec(head);
  if (end) return !ENDS_IN_READER.test(head.slice(0, end.index).trimEnd());
  return REINFORCEMENT.test(head) && SEEKS.test(head);
}
