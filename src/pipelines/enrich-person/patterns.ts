import { familyForms, givenForms, turnedRound, type PersonName } from './names.js';

/** How a company makes addresses of names: `{g}`/`{f}` are given and family name, `{gi}`/`{fi}` their first letters. */
export type Pattern = string;

/**
 * The likeliest first. Shares are claims of vendors only (first.last about 60 %, the next three about 25 % together):
 * an order of trial, never a confidence.
 */
const PATTERNS: readonly Pattern[] = [
  '{g}.{f}',
  '{gi}{f}',
  '{g}',
  '{g}{fi}',
  '{g}{f}',
  '{gi}.{f}',
  '{f}.{g}',
  '{f}',
  '{g}_{f}',
  '{g}-{f}',
  '{f}{gi}',
  '{f}{g}',
  '{g}.{fi}',
];

/** The local parts a person may have, the likeliest first. Empty for a name in another script than the Latin one. */
export function localParts(name: PersonName, learnt: readonly Pattern[] = []): string[] {
  const patterns = [...new Set([...learnt, ...PATTERNS])];
  const other = turnedRound(name);
  const ranked = [name, ...(other ? [other] : [])].flatMap((form, turn) => {
    const [givens, families] = [givenForms(form), familyForms(form)];
    return patterns.flatMap((pattern, rank) =>
      // A single name has patterns of its own only.
      (/f/.test(pattern) && families.length === 0) || (/g/.test(pattern) && givens.length === 0)
        ? []
        : pairsOf(givens, families).map(({ given, family, cost }) => ({
            local: filled(pattern, given, family),
            cost: cost + turn + (learnt.includes(pattern) ? rank / 10 : 2 * rank),
          })),
    );
  });
  return [...new Set(ranked.sort((left, right) => left.cost - right.cost).map(({ local }) => local))];
}

/** Both names spelled out or both plain come before one of each. */
function pairsOf(
  givens: readonly string[],
  families: readonly string[],
): { given: string; family: string; cost: number }[] {
  return (givens.length > 0 ? givens : ['']).flatMap((given, i) =>
    (families.length > 0 ? families : ['']).map((family, j) => ({ given, family, cost: i === j ? i : 1 + i + j })),
  );
}

function filled(pattern: Pattern, given: string, family: string): string {
  return pattern
    .replace('{g}', given)
    .replace('{f}', family)
    .replace('{gi}', given.slice(0, 1))
    .replace('{fi}', family.slice(0, 1));
}

/** The pattern that makes this local part of this name; undefined when none does. */
export function patternOf(local: string, name: PersonName): Pattern | undefined {
  const [givens, families] = [givenForms(name), familyForms(name)];
  if (families.length === 0) return undefined;
  return PATTERNS.find((pattern) =>
    pairsOf(givens, families).some(({ given, family }) => filled(pattern, given, family) === local),
  );
}

/** What an address itself tells of the pattern, where nobody is named beside it: "erika.muster", "e.muster". */
export function patternByShape(local: string): Pattern | undefined {
  const [, given = '', separator = '', family] = /^([a-z]+)([._-])([a-z-]{2,})$/.exec(local) ?? [];
  if (family === undefined) return undefined;
  if (given.length === 1) return separator === '.' ? '{gi}.{f}' : undefined;
  return `{g}${separator}{f}`;
}
