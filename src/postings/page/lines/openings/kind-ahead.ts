import { readJobType } from '../../../text/kinds/job-type.js';
import { escaped } from '../../../text/words/pattern-parts.js';
import { wordPattern } from '../../../text/word-pattern.js';
import { isSoughtByName } from './sought-titles.js';

/** The kind of a job with the words that say it. */
interface KindAhead {
  readonly kind: ReturnType<typeof readJobType>;
  readonly quote: string;
}

/**
 * "We are looking to hire freelance bakers": the kind of a job right in front of its title in a sentence that seeks
 * somebody; "our freelance bakers" are there.
 */
export function kindAhead(title: string, text: string): KindAhead | undefined {
  if (title.length < 3) return undefined;
  const quote = wordPattern(`(?<!\\p{L})\\p{L}[\\p{L}-]{3,20}\\s${escaped(title)}(?!\\p{L})`, 'iu').exec(text)?.[0];
  const kind = readJobType(quote?.slice(0, -title.length));
  return quote !== undefined && kind !== undefined && isSoughtByName(text, quote) ? { kind, quote } : undefined;
}
