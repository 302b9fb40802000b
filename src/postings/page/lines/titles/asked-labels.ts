import { PERSON_ASKED_LABELS } from '../../../text/words/labels/person-asked-labels.js';
import { foldedWords } from '../../../text/words/pattern-parts.js';
import { fold } from '../../../text/words.js';

const LABELS: ReadonlySet<string> = new Set(foldedWords(PERSON_ASKED_LABELS));

/** No such label is longer (characters). */
const MAX_LABEL = 45;

/** Whether a text is a label of what one has learnt, of a grade or of a superior: none of these is who is sought. */
export function labelsPersonAsked(text: string): boolean {
  return text.length <= MAX_LABEL && LABELS.has(fold(text.replace(/^\P{L}{1,3}/u, '').replace(/[\s:：]{1,3}$/u, '')));
}

/** "Minimum education: chartered engineer": a line with such a label and its value. */
export function statesPersonAsked(text: string): boolean {
  const [, label = ''] = /^([^:：]{2,45})[:：]\s?\S/u.exec(text) ?? [];
  return label !== '' && labelsPersonAsked(label);
}
