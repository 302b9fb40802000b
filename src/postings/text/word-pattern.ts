/**
 * Letters and their marks as members of a class, in 48 ranges where `\p{L}` has 677: scripts that no rule looks into
 * stand as they lie, with their digits, and what Unicode has not given away counts with its neighbours. Private signs
 * (icons), emoji and punctuation are none.
 */
const LETTERS = [
  String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481`,
  String.raw`\u0483-\u0559\u0560-\u0588\u0591-\u05bd\u05d0-\u05f2\u0610-\u061a\u0620-\u065f\u066e-\u06d3\u06d5-\u06ef`,
  String.raw`\u06fa-\u0963\u0971-\u0e3a\u0e40-\u0e4e\u0e81-\u1ffc\u2c00-\u2dff\u2e2f\u3005\u3006\u3031-\u3035\u303b\u303c`,
  String.raw`\u3041-\u309f\u30a1-\u30fa\u30fc-\u318e\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ud7ff\uf900-\ufb28`,
  String.raw`\ufb2a-\ufd3d\ufd50-\ufdfb\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc\u{10000}-\u{1cfff}`,
  String.raw`\u{1d400}-\u{1d7cb}\u{20000}-\u{323af}`,
].join('');

/**
 * A pattern of words, with the flag u. V8 writes each `\p{L}` out, 0.7 ms at the first use of a pattern and half as
 * much at the second, and a pattern of all languages names hundreds: the first pages that a thread read took 1.8 s of
 * computing with it, 1.0 so.
 */
export function wordPattern(source: string | RegExp, flags = ''): RegExp {
  if (typeof source !== 'string') return wordPattern(source.source, flags === '' ? source.flags : flags);
  let isInClass = false;
  const [first = '', ...rest] = source.split(String.raw`\p{L}`);
  let plain = first;
  let before = first;
  for (const part of rest) {
    isInClass = endsInClass(before, isInClass);
    plain += (isInClass ? LETTERS : `[${LETTERS}]`) + part;
    before = part;
  }
  return new RegExp(plain, flags);
}

/** Whether a class is open at the end of a part of a pattern; where it has no bracket, as before it. */
function endsInClass(part: string, isInClass: boolean): boolean {
  for (let at = part.length - 1; at >= 0; at--) {
    const isBracket = part[at] === '[' || part[at] === ']';
    if (isBracket && !isEscaped(part, at)) return part[at] === '[';
  }
  return isInClass;
}

function isEscaped(part: string, at: number): boolean {
  let slashes = 0;
  while (part[at - slashes - 1] === '\\') slashes++;
  return slashes % 2 === 1;
}
