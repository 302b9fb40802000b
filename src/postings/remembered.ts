/** Longer texts (characters) are kept for one reading only: other pages seldom say them again. */
const MAX_KEPT_TEXT = 120;

/** As many texts of one reader are kept: what the pages of a few sites repeat, in less than a megabyte. */
const MAX_KEPT = 4000;
/**
 * As many while one page is read, whose lines all readers ask for again and again: more than the longest list that is
 * read has. With 4,000 a list of 8,000 lines, read from its beginning each time, finds none of them: each was thrown
 * out by those behind it. Measured with 2,000 entries on a busy machine: 9.6 s of computing with 4,000, 6.4 s so.
 */
const MAX_OF_ONE_READING = 40_000;

/** What is being read, if anything is. */
let reading: object | undefined;

/** Says what is being read from now on: of what was read before it no more is kept than of anything else. */
export function setReading(one: object | undefined): void {
  reading = one;
}

/**
 * A reader that keeps what it found in short texts: the navigation, footer and labels of a site are the same on all its
 * pages. What it found in long ones it keeps for one reading: all readers ask for the same paragraphs, a tenth of the
 * computing. For readers whose answer depends on nothing but the text, and is not changed by who gets it.
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const short = new Map<string, T>();
  const long = new WeakMap<object, Map<string, T>>();
  let keptIn: object | undefined;
  const makeRoom = (): void => {
    if (short.size >= (reading !== undefined && keptIn === reading ? MAX_OF_ONE_READING : MAX_KEPT)) short.clear();
    keptIn = reading;
  };
  return (text) => {
    const kept = text.length <= MAX_KEPT_TEXT ? short : ofReading(long);
    const known = kept?.get(text);
    if (known !== undefined || kept?.has(text) === true) return known as T;
    if (kept === short) makeRoom();
    const found = read(text);
    kept?.set(text, found);
    return found;
  };
}

/** What is kept for the present reading; undefined where nothing is being read. */
function ofReading<T>(kept: WeakMap<object, Map<string, T>>): Map<string, T> | undefined {
  if (reading === undefined) return undefined;
  const own = kept.get(reading) ?? new Map<string, T>();
  kept.set(reading, own);
  return own;
}

/**
 * A reader of lists, each of which is read once as long as somebody has it: what a run wants is asked about every
 * posting, and may be too long and too much to be remembered text by text. For lists that nobody changes.
 */
export function readOnce<T>(read: (text: string) => T): (list: readonly string[]) => readonly T[] {
  const known = new WeakMap<readonly string[], readonly T[]>();
  return (list) => {
    const found = known.get(list) ?? list.map(read);
    known.set(list, found);
    return found;
  };
}

/** A longer text (characters) is no sentence, and would be kept. */
const MAX_LAST_TEXT = 500;

/** A reader that keeps what it found in the last text, if it is a sentence: many tables are asked about the same. */
export function lastRemembered<T>(read: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly found: T } | undefined;
  return (text) => {
    if (text.length > MAX_LAST_TEXT) return read(text);
    if (last?.text !== text) last = { text, found: read(text) };
    return last.found;
  };
}
