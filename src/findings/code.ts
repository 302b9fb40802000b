/**
 * What a finding means for the caller: a source that `refused`, something `not_read`, a result that is `incomplete`,
 * a `limit` of ours that cut, a value or reading that is `doubtful`, or a plain `note` that explains a zero.
 */
export type FindingKind = 'refused' | 'not_read' | 'incomplete' | 'limit' | 'doubtful' | 'note';

/** What a finding says beside its code. */
export interface FindingFacts {
  /** What it is about: an address, a board, a field, a posting's title. */
  readonly about: string;
  /** How many there were, and how many were kept, where something was cut. */
  readonly seen?: number;
  readonly kept?: number;
  /** Which part of a whole this counts: the counts of one code, thing and reason are told as their sum. */
  readonly part?: string;
  /** HTTP status the source answered with. */
  readonly status?: number;
  /** What the source or the error said, in its words: shown, never decided on. */
  readonly detail?: string;
}

/** What a code means and how it is told. */
export interface CodeMeaning {
  readonly kind: FindingKind;
  /** The published warning. Names what it is about and says the consequence. */
  readonly sentence: (found: FindingFacts) => string;
  /** Told in the run's findings only: it explains how something was read and warns of nothing. */
  readonly isNoWarning?: true;
  /** All findings of this code and reason are one, which names what they are about. */
  readonly isOneForAll?: true;
}

/** The reason a finding gives, in words. */
export function because({ detail, status }: FindingFacts): string {
  return detail ?? (status === undefined ? 'no reason was given' : `it answered ${String(status)}`);
}

/** "20 of 35", as far as it is known. */
export function cut({ seen, kept }: FindingFacts): string {
  return `${String(kept ?? 0)} of ${String(seen ?? 'more')}`;
}

/** How many were left out. */
export function missing({ seen = 0, kept = 0 }: FindingFacts): string {
  return String(seen - kept);
}

/** The beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 posting", "2 postings", "0 entries" */
export function counted(count = 0, one: string, more = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : more}`;
}

/** That none of what was found is returned, and why: "None of the 2 postings that … led to is returned: …". */
export function noneReturned(found: FindingFacts, one: string, more: string): string {
  return found.seen === 1
    ? `The one ${one} that ${found.about} led to is not returned, ${because(found).replace(/^1 because/, 'because')}`
    : `None of the ${String(found.seen ?? 0)} ${more} that ${found.about} led to is returned: ${because(found)}`;
}
