/** How a word ends, and how one begins that is none of its letters. */
const WORD_END = /(?:[\p{Ll}\p{N})]|, \p{Lu}{2})$/u;
const WORD_START = /^[\p{Lu}\p{Sc}\p{N}]/u;

/** Whether two texts without a space between them are two: no word ends and begins so, or both have several words. */
export function areTwoTexts(before: string, behind: string): boolean {
  if (WORD_END.test(before) && WORD_START.test(behind)) return true;
  const haveWords = [before, behind].every((text) => /\S\s+\S/u.test(text));
  return haveWords && /[\p{L}\p{N}]$/u.test(before) && /^\S/u.test(behind);
}
