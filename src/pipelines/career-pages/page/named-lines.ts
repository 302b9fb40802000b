/** Lines, addresses and reasons that a finding names at most. */
export const NAMED = 5;

/** The first lines of some in quotes, and a sign that there are more. */
export function quoted(lines: readonly string[]): string {
  const named = lines.slice(0, NAMED).map((line) => JSON.stringify(line));
  return [...named, ...(lines.length > NAMED ? ['…'] : [])].join(', ');
}
