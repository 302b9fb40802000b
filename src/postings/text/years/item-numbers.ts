/** A line of a list that begins with its number: "2.3年以上" is the second one, which asks for three years. */
const NUMBERED = /^\s{0,3}(\d{1,2})[.、．)）]/u;

/** A number of years without that of the item that it begins; the items before and behind it tell the two apart. */
export function withoutItemNumber(text: string, at: number, number: string): string {
  const [, item, years] = /^(\d{1,2})\.(\d)$/.exec(number) ?? [];
  if (years === undefined || text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() !== '') return number;
  const before = text.slice(0, at).trimEnd().split('\n').at(-1) ?? '';
  const [, behind = ''] = text.slice(at).split(/\n\s*/, 2);
  const isOfList = numberOf(before) === Number(item) - 1 && (Number(item) > 1 || numberOf(behind) === 2);
  return isOfList ? years : number;
}

/** Of a line that begins with none zero, as the one before the first. */
function numberOf(line: string): number {
  return Number(NUMBERED.exec(line)?.[1] ?? 0);
}
