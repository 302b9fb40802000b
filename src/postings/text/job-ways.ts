import { matchesOf, wordsAround } from './words.js';
import { JOB_WAYS, type JobWays } from './words/job-way-words.js';
import { OR_WORDS } from './words/or-words.js';
import { anyOf } from './words/pattern-parts.js';
import type { RemotePolicy } from './words/way-words.js';
import { wordPattern } from './word-pattern.js';

/** How the work of a job is done, with the words that say so. */
export interface RemoteStatement {
  readonly policy: RemotePolicy;
  readonly quote: string;
}

const POLICIES = ['on-site', 'hybrid', 'remote'] as const;

/** "Fully", "100 %", "w pełni", "also": what may stand in front of the way. */
const MEASURE = String.raw`(?:100\s?%\s|\p{L}{1,3}\s|(?:fully|completely|entirely|currently|komplett|vollständig|entièrement|totalmente|completamente|volledig|pełni|całkowicie|plně|úplne|helt|fullt|täysin|complet|potpuno|popolnoma|изцяло|полностью|повністю|πλήρως|tamamen)\s){0,3}`;
/** "Remote-friendly", "remote or on-site", "on-site support": something else is said. */
const ENDS_WAY = String.raw`(?![\p{L}-]|\s?/|,?\s(?:${anyOf(OR_WORDS)})\s|\s(?:friendly|first|possible|option|möglich|posible|possibile|mogelijk|możliw|možn|möjlig|mulig|support|monitoring|control|sensing|access|areas?|sites?)(?!\p{L}))`;

/** "This position is remote", "La vacante es 100 % remota". */
function sentenceOf({ jobs, is, ways }: JobWays, policy: RemotePolicy): string {
  // Words of a language that needs none between the two may be left out.
  const between = /^\[/.test(is) ? String.raw`\s(?:(?:${is})\s)?` : String.raw`\s(?:${is})\s`;
  return String.raw`(?<!\p{L})(?:${jobs})${between}${MEASURE}(?:${ways[policy]})${ENDS_WAY}`;
}

const OF_JOBS = POLICIES.map(
  (policy) => [wordPattern(JOB_WAYS.map((row) => sentenceOf(row, policy)).join('|'), 'giu'), policy] as const,
);
const OF_ALL = POLICIES.map(
  (policy) =>
    [
      wordPattern(
        JOB_WAYS.map(
          (row) => String.raw`(?<!\p{L})(?:${row.all})(?:\s\p{L}{1,12}){0,2}\s${sentenceOf(row, policy)}`,
        ).join('|'),
        'giu',
      ),
      policy,
    ] as const,
);

/** The patterns of sentences that say how the work of a job is done. */
export function jobIs(policy: RemotePolicy): RegExp {
  return OF_JOBS.find(([, of]) => of === policy)?.[0] as RegExp;
}

/** How a page says that the work of all its openings is done; undefined where it says two things, or nothing. */
export function wayOfAll(text: string): RemoteStatement | undefined {
  const said = OF_ALL.flatMap(([pattern, policy]) =>
    matchesOf(text, pattern)
      .slice(0, 1)
      .map(({ 0: { length }, index }) => ({ policy, quote: wordsAround(text, index, index + length, 60) })),
  );
  return said.length === 1 ? said[0] : undefined;
}
