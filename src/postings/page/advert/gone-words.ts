import { APPLICATIONS_CLOSED } from '../../text/words/applications-closed-words.js';
import { GONE_WORDS } from '../../text/words/gone-words.js';
import { htmlToText } from '../tree/html.js';
import { wordPattern } from '../../text/word-pattern.js';

/** Characters of a page that are looked through: such pages are short, and say it at once. */
const LOOKED_THROUGH = 200_000;

const GONE = [...GONE_WORDS, ...APPLICATIONS_CLOSED].map(([, pattern]) => wordPattern(pattern, 'iu'));

/** The words with which a posting's own page says that the posting is over; undefined where it does not. */
export function goneWords(html: string): string | undefined {
  return goneWordsIn(htmlToText(html.slice(0, LOOKED_THROUGH)));
}

/** The same of the page's text. */
export function goneWordsIn(written: string): string | undefined {
  const text = written.slice(0, LOOKED_THROUGH).replace(/\s+/g, ' ');
  for (const pattern of GONE) {
    const [words] = pattern.exec(text) ?? [];
    if (words !== undefined) return words.slice(0, 200);
  }
  return undefined;
}
