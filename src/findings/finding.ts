import {
  because,
  capital,
  counted,
  cut,
  missing,
  type CodeMeaning,
  type FindingFacts,
  type FindingKind,
} from './code.js';
import { BOARD_CODES } from './board-codes.js';
import { BROWSER_CODES } from './browser-codes.js';
import { MODEL_CODES } from './model-codes.js';
import { PAGE_CODES } from './page-codes.js';
import { ENRICHMENT_CODES, LEAVERS_CODES } from './people-codes.js';

export type { FindingFacts, FindingKind } from './code.js';

/** What can be said of a run as a whole. */
const RUN_CODES = {
  run_time_used: {
    kind: 'limit',
    sentence: (found) =>
      `${capital(found.about)} used up its time (${because(found)}): what it had not asked for by then is missing`,
  },
  run_cancelled: {
    kind: 'limit',
    sentence: (found) => `${capital(found.about)} was cancelled: what it had not read by then is missing`,
  },
  details_not_in_reused_run: {
    kind: 'incomplete',
    sentence: (found) =>
      `${missing(found)} of ${String(found.seen ?? 0)} postings were kept out of the reused run before their own pages were read: what only those say is missing`,
  },
  max_jobs_reached: {
    kind: 'limit',
    sentence: (found) =>
      found.seen === undefined
        ? `max_jobs was reached: ${counted(found.kept, 'posting')} are returned, and there may be more`
        : `max_jobs was reached: ${cut(found)} postings are returned`,
  },
  max_credits_reached: {
    kind: 'limit',
    sentence: (found) => `max_credits was reached: the ${cut(found)} postings that it pays for are returned`,
  },
  credits_reached: {
    kind: 'limit',
    sentence: (found) =>
      `The credits of the key are used up: the ${cut(found)} postings that they paid for are returned`,
  },
} satisfies Record<string, CodeMeaning>;

/**
 * Every code a finding can have: what it means for the caller, and how it is told. A new code is one entry of its
 * table.
 */
const FINDING_CODES = {
  ...PAGE_CODES,
  ...BROWSER_CODES,
  ...BOARD_CODES,
  ...LEAVERS_CODES,
  ...ENRICHMENT_CODES,
  ...MODEL_CODES,
  ...RUN_CODES,
} satisfies Record<string, CodeMeaning>;

/**
 * What a code means that this version does not know: a run may go on here that a newer or an older one began, and what
 * that had found is told in its words.
 */
const OF_ANOTHER_VERSION: CodeMeaning = {
  kind: 'doubtful',
  sentence: (found) => `${found.about}: ${because(found)}`,
};

const MEANINGS: Readonly<Record<string, CodeMeaning | undefined>> = FINDING_CODES;

export type FindingCode = keyof typeof FINDING_CODES;

/**
 * Something that went wrong, was cut or is doubtful, as data. Readers, crawls, listings and steps return findings with
 * what they read; they are stored with it, and decisions are made on `why`, never on a sentence.
 */
export interface Finding extends FindingFacts {
  readonly kind: FindingKind;
  /** The code, a key of FINDING_CODES. */
  readonly why: FindingCode;
}

/** Makes a finding of a code; its kind comes from the table of codes. */
export function finding(why: FindingCode, about: string, more: Omit<FindingFacts, 'about'> = {}): Finding {
  return { kind: meaningOf({ why }).kind, why, about, ...more };
}

/** Codes of what is incomplete in a posting, not in the list of postings. */
const ABOUT_DETAILS: ReadonlySet<FindingCode> = new Set([
  'details_not_read',
  'posting_pages_not_read',
  'contact_not_read',
  'details_not_in_reused_run',
]);

/** Codes of limits that leave single postings unread, not the list of postings. */
const LIMITS_OF_DETAILS: ReadonlySet<FindingCode> = new Set(['max_pages_postings', 'job_pages_render_limit']);

/** Kinds of what keeps postings from being seen. */
const HIDING: ReadonlySet<FindingKind> = new Set(['refused', 'not_read', 'incomplete', 'limit']);

/**
 * True where the list of postings may be short, also because a limit of ours cut it: what it lacks need not be gone.
 */
export function mayHideFromList({ kind, why }: Pick<Finding, 'kind' | 'why'>): boolean {
  return HIDING.has(kind) && !lacksDetails(why);
}

/** True where something about single postings was not read. */
export function lacksDetails(why: FindingCode): boolean {
  return LIMITS_OF_DETAILS.has(why) || ABOUT_DETAILS.has(why);
}

/** How many things one finding for all of a code names. */
const MAX_NAMED = 20;

/**
 * The findings of a run as they are told: those that are one for all of their code and reason, as one, and what was
 * counted in parts as its sum.
 */
export function gathered(findings: readonly Finding[]): Finding[] {
  return [...Map.groupBy(findings, groupOf).values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    if (first.part !== undefined) return [summed(first, others)];
    if (meaningOf(first).isOneForAll !== true) return group;
    const about = [...new Set(group.map((found) => found.about))];
    return [{ ...first, about: about.slice(0, MAX_NAMED).join(', '), seen: about.length }];
  });
}

/** Findings of the same group are told as one, or are the same. */
function groupOf(found: Finding): string {
  if (found.part !== undefined) return JSON.stringify({ ...found, part: true, seen: 0, kept: 0 });
  return meaningOf(found).isOneForAll === true ? `${found.why} ${found.detail ?? ''}` : JSON.stringify(found);
}

function summed({ part: _part, ...first }: Finding, others: readonly Finding[]): Finding {
  const sumOf = (name: 'seen' | 'kept'): number =>
    others.reduce((sum, other) => sum + (other[name] ?? 0), first[name] ?? 0);
  return { ...first, seen: sumOf('seen'), kept: sumOf('kept') };
}

/** True for a finding that explains and warns of nothing: it is no sentence in `warnings`. */
export function isNoWarning(found: Pick<Finding, 'why'>): boolean {
  return meaningOf(found).isNoWarning === true;
}

function meaningOf({ why }: Pick<Finding, 'why'>): CodeMeaning {
  return MEANINGS[why] ?? OF_ANOTHER_VERSION;
}

/** The finding as the sentence that callers read in `warnings`. */
export function sentenceOf(found: Finding): string {
  return meaningOf(found).sentence(found);
}
