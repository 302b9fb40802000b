/** True for a text that holds more than white space. */
export function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
