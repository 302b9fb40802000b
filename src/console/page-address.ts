/** A parameter that is one of the words; undefined for anything else. */
export function oneOf<const W extends string>(word: string | undefined, words: readonly W[]): W | undefined {
  return words.find((candidate) => candidate === word);
}

/** A path with the parameters that are there. */
export function pageAddress(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return `${path}?${query.toString()}`;
}
