/** What is wrong with a word to search for: white space alone would find anything; undefined when nothing is. */
export function blankProblem(text: string): string | undefined {
  return hasText(text) ? undefined : 'must not be blank';
}

/** True for a text that holds more than white space. */
export function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}
