import { lazily } from '../../lazily.js';
import { matchesOf, wordsAround } from '../words.js';
import { JOB_WAYS, type JobWays } from '../words/remote/job-way-words.js';
import { OR_WORDS } from '../words/or-words.js';
import { anyOf } from '../words/pattern-parts.js';
import type { RemotePolicy } from '../words/remote/way-words.js';
import { wordPattern } from '../word-pattern.js';

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

/** "All our …": words for all, in front of what is said. */
function ofAllJobs(all: string, said: string): string {
  return String.raw`(?<!\p{L})(?:${all})(?:\s\p{L}{1,12}){0,2}\s${said}`;
}

/** Sentences of one way, looked for where a text has one of its words: they cost thirty times what those do. */
class WaySentences {
  private readonly cue: RegExp;
  private readonly ofJobs: () => RegExp;
  private readonly ofAll: () => RegExp;

  constructor(readonly policy: RemotePolicy) {
    const sentences = JOB_WAYS.map((row) => ({ all: row.all, sentence: sentenceOf(row, policy) }));
    this.cue = wordPattern(JOB_WAYS.map(({ ways }) => ways[policy]).join('|'), 'iu');
    this.ofJobs = lazily(() => wordPattern(sentences.map(({ sentence }) => sentence).join('|'), 'giu'));
    this.ofAll = lazily(() =>
      wordPattern(sentences.map(({ all, sentence }) => ofAllJobs(all, sentence)).join('|'), 'giu'),
    );
  }

  inText(text: string, isOfAll: boolean): readonly RegExpExecArray[] {
    return this.cue.test(text) ? matchesOf(text, isOfAll ? this.ofAll() : this.ofJobs()) : [];
  }
}

const WAYS = POLICIES.map((policy) => new WaySentences(policy));

const ALL_JOBS = lazily(() =>
  wordPattern(JOB_WAYS.map(({ all, jobs }) => ofAllJobs(all, String.raw`(?:${jobs})(?!\p{L})`)).join('|'), 'iu'),
);

/** Whether a text speaks of all jobs of whoever says it: "All positions are …". */
export function speaksOfAllJobs(text: string): boolean {
  return ALL_JOBS().test(text);
}

/** Where a text says that the work of a job is done in one way. */
export function saysOfJob(policy: RemotePolicy): (text: string) => readonly RegExpExecArray[] {
  const sentences = WAYS.filter((way) => way.policy === policy);
  return (text) => sentences.flatMap((way) => way.inText(text, false));
}

/** How a page says that the work of all its openings is done; undefined where it says two things, or nothing. */
export function wayOfAll(text: string): RemoteStatement | undefined {
  const said = WAYS.flatMap((way) =>
    way
      .inText(text, true)
      .slice(0, 1)
      .map(({ 0: { length }, index }) => ({
        policy: way.policy,
        quote: wordsAround(text, index, index + length, 60),
      })),
  );
  return said.length === 1 ? said[0] : undefined;
}
