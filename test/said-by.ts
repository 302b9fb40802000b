/** What only looks ahead or behind is no part of a text. */
const LOOKS = /\(\?<?[!=](?:[^()]|\([^()]*\))*\)/g;
/** Stands for an opening bracket of the text. */
const BRACKET = '⟨';
/** A group of alternatives without another inside, and whether it may be missing. */
const GROUP = /\((?:\?:)?([^()|]*)(?:\|[^()]*)?\)(\??)/;

/**
 * A text that each alternative of a row of pattern parts stands for, by the first of each choice: "vacanc(?:y|ies)" is
 * read as "vacancy".
 */
export function saidBy(parts: string): string[] {
  const plain = parts.replaceAll(LOOKS, '').replaceAll(String.raw`\(`, BRACKET);
  return alternativesOf(plain).map((part) => {
    let said = part;
    while (GROUP.test(said)) said = said.replace(GROUP, '$1');
    return said
      .replaceAll(/\[(.).*?\](?:\{\d,\d+\})?/gu, '$1')
      .replaceAll(/\\p\{L\}\{(\d),\d+\}/g, (_, least: string) => 'e'.repeat(Number(least)))
      .replaceAll(/\\?\.(?!\?)/g, (dot) => (dot === '.' ? '’' : dot.slice(1)))
      .replaceAll(/[?\\]/g, '')
      .replaceAll(BRACKET, '(');
  });
}

/** What stands between the bars that are in no group. */
function alternativesOf(parts: string): string[] {
  let depth = 0;
  return parts.split(/(?=[()|])/).reduce<string[]>(
    (found, piece) => {
      if (piece.startsWith('(')) depth++;
      if (piece.startsWith(')')) depth--;
      const last = found.pop() ?? '';
      return depth === 0 && piece.startsWith('|') ? [...found, last, piece.slice(1)] : [...found, `${last}${piece}`];
    },
    [''],
  );
}
