import { readDate } from '../text/date.js';
import { fold } from '../text/words.js';

/** What a value says that is one of the words, whatever follows in parentheses. */
export function wordFor<K extends string>(value: string, words: Readonly<Record<K, string>>): K | undefined {
  const bare = fold(value.replace(/\([^()]*\)$/, '')).trim();
  return (Object.keys(words) as K[]).find((kind) => fold(words[kind]).split('|').includes(bare));
}

/** "100 %", "50–60%" of a full week; undefined for "80-100%", which is both. */
export function readShare(value: string): 'full-time' | 'part-time' | undefined {
  const [, least, most] = /^(\d{1,3})(?:\s?%?\s?[-–]\s?(\d{1,3}))?\s?%$/.exec(value) ?? [];
  if (least === undefined || Number(least) === 0 || Number(most ?? least) > 100) return undefined;
  if (Number(least) === 100) return 'full-time';
  return Number(most ?? least) < 100 ? 'part-time' : undefined;
}

/** A date, also amid other words where it is written as machines write it. */
export function readDay(value: string): string | undefined {
  return readDate(/\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? value);
}

/** The end of a time: "1.12.2026 – 31.12.2026". */
export function lastDay(value: string): string | undefined {
  const ends = value.split(/[–—~～〜]| - | (?:to|until|till|bis|au|al|do|até|tot) /);
  const end = ends.length > 1 ? readDay((ends.at(-1) ?? '').trim()) : undefined;
  return end ?? readDay(value);
}
