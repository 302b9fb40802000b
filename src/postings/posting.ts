import type { JobPosting, PostingField } from './fields.js';
import type { Reason } from './reasons.js';
import { isDayOfYear } from './text/days/day-of-year.js';

/** Where a value was found. */
export type EvidenceSource = 'ats' | 'json-ld' | 'microdata' | 'page-data' | 'page' | 'text' | 'request' | 'model';

/** Why a value is believed: its source and, for text, the words it was read from. */
export interface Evidence {
  readonly source: EvidenceSource;
  readonly quote?: string;
}

/** What may become of a posting that a run discovered. */
export const DISPOSITIONS = ['returned', 'filtered', 'duplicate', 'dropped'] as const;

/** What became of a posting that was discovered. */
export type Disposition = (typeof DISPOSITIONS)[number];

/** A posting as a reader found it: its fields, and the evidence of each. */
export interface FoundPosting {
  /** The source's own identifier, where it has one. */
  readonly id?: string;
  /** The source's short name of it in addresses, where it has one. */
  readonly slug?: string;
  readonly fields: JobPosting;
  readonly evidence: { [F in PostingField]?: Evidence };
  /** What the source says beyond the published fields. */
  readonly extras?: Record<string, unknown>;
  /** Number of the row that holds it, or what it was made of: set when a step stores it, kept by whoever copies it. */
  readonly row?: number;
}

/** A discovered posting with what became of it; its reason is there unless it is returned. */
export interface JudgedPosting extends FoundPosting, Partial<Reason> {
  readonly disposition: Disposition;
  readonly dedupKey: string;
}

/** How a posting is called in findings: by its address, else by its title. */
export function nameOf({ fields }: Pick<FoundPosting, 'fields'>): string {
  return fields.job_url ?? fields.job_title ?? 'A posting';
}

/** A posting whose fields all come from one source; `undefined`, empty text and empty lists are left out. */
export function foundPosting(
  source: EvidenceSource,
  fields: { [F in PostingField]?: JobPosting[F] | undefined },
  identity: { id?: string | undefined; slug?: string; extras?: Record<string, unknown> } = {},
): FoundPosting {
  const kept: Record<string, unknown> = {};
  const evidence: FoundPosting['evidence'] = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    kept[name] = value;
    evidence[name as PostingField] = { source };
  }
  return {
    fields: kept,
    evidence,
    ...(identity.id === undefined ? {} : { id: identity.id }),
    ...(identity.slug === undefined ? {} : { slug: identity.slug }),
    ...(identity.extras === undefined ? {} : { extras: identity.extras }),
  };
}

/** The first posting, completed by what only the second one knows; a date gives way to one that names the year. */
export function completed(first: FoundPosting, by: FoundPosting): FoundPosting {
  const posting = by.fields.application_deadline === undefined ? first : withoutVagueDeadline(first);
  const id = posting.id ?? by.id;
  const slug = posting.slug ?? by.slug;
  return {
    fields: { ...by.fields, ...posting.fields },
    evidence: { ...by.evidence, ...posting.evidence },
    ...(id === undefined ? {} : { id }),
    ...(slug === undefined ? {} : { slug }),
    ...(posting.extras || by.extras ? { extras: { ...by.extras, ...posting.extras } } : {}),
  };
}

/** The posting with further values, which its page states in these words; `undefined` is left out. */
export function withQuoted(
  posting: FoundPosting,
  said: { [F in PostingField]?: JobPosting[F] | undefined },
  quote: string,
): FoundPosting {
  const { fields, evidence } = foundPosting('page', said);
  const quoted = Object.fromEntries(Object.entries(evidence).map(([name, { source }]) => [name, { source, quote }]));
  return { ...posting, fields: { ...posting.fields, ...fields }, evidence: { ...posting.evidence, ...quoted } };
}

/** The posting without one of its extras; without any where it has no other. */
export function withoutExtra<Posting extends FoundPosting>(posting: Posting, name: string): Posting {
  if (posting.extras?.[name] === undefined) return posting;
  const { extras, ...plain } = posting;
  const { [name]: _extra, ...others } = extras;
  return (Object.keys(others).length > 0 ? { ...plain, extras: others } : plain) as Posting;
}

/** The posting without a deadline that does not name its year. */
export function withoutVagueDeadline<Posting extends FoundPosting>(posting: Posting): Posting {
  const { application_deadline: deadline, ...fields } = posting.fields;
  const { application_deadline: _, ...evidence } = posting.evidence;
  return isDayOfYear(deadline) ? { ...posting, fields, evidence } : posting;
}
