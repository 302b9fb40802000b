/**
 * Signs that steer a terminal, which pages of strangers may hold: colours, the title of the window, the other direction
 * of writing. Ends of lines and tabs are none.
 */
const STEERING = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The text with such signs as JSON has them, so that JSON keeps its values. */
export function plainForTerminal(text: string): string {
  return text.replace(STEERING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Prints a line that may hold what was read on pages. */
export function print(line: string): void {
  console.log(plainForTerminal(line));
}
