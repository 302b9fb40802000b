/**
 * A text as one line that shows what a reader sees: no control, formatting or tag characters, which hide instructions
 * from people and not from models; cut at `max` characters.
 */
export function plainLine(text: string, max: number): string {
  return plainText(text).replace(/\s+/g, ' ').trim().slice(0, max);
}

/** The text without invisible characters; line breaks stay. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replace(/[\p{Cf}\p{Cs}\p{Co}]|(?![\n\t])\p{Cc}/gu, '');
}
