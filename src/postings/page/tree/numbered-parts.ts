import { wordPattern } from '../../text/word-pattern.js';
import { isUnspaced } from '../../text/words.js';

/** "1、", "1.", "1)": the number of an item, at the beginning of a line or behind the colon of its heading. */
const FIRST = /^(?:[^:：]{2,20}[:：]\s?)?[(（]?1\s?[.、)．）](?=\s?[^\d\s])/u;
/** No list in one line has more items. */
const MAX_ITEMS = 20;
/** The numbers of the items behind the first one. */
const OTHERS = Array.from({ length: MAX_ITEMS - 1 }, (_, at) =>
  wordPattern(
    String.raw`(?<=[；;。，,！\s])[(（]?${String(at + 2)}\s?[.、)．）](?=\s?\S)(?!\d{1,2}(?!\d|年|个|名))`,
    'u',
  ),
);

/**
 * "要求：1、本科学历；2、会英语；3、能出差": the items of a list that is written in one line of a script without spaces, each
 * with its number, the first one behind what heads it; a line that is no such list as it is.
 */
export function numberedParts(line: string): string[] {
  if (!isUnspaced(line) || !FIRST.test(line)) return [line];
  const parts: string[] = [];
  let from = 0;
  for (const next of OTHERS) {
    const at = next.exec(line.slice(from + 1))?.index;
    if (at === undefined) break;
    parts.push(line.slice(from, from + 1 + at).trim());
    from += 1 + at;
  }
  return [...parts, line.slice(from)];
}
