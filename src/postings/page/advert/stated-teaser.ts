import type { PostingField } from '../../fields.js';
import type { FoundPosting } from '../../posting.js';

/** A longer description (characters) is no teaser, however much more the page says. */
const MAX_TEASER = 400;
/** The text of a page says so many times as much as a teaser of it. */
const TIMES = 3;
const POINTS = ['requirements', 'nice_to_have', 'benefits'] as const;

/**
 * What data state of a posting without the teaser in them, where the page has the text: it is no description, and its
 * words are no points where the page lists some.
 */
export function withoutTeaser(stated: FoundPosting, page: FoundPosting): FoundPosting {
  const teaser = stated.fields.job_description;
  const said = page.fields.job_description ?? '';
  if (teaser === undefined || teaser.length >= MAX_TEASER || said.length <= teaser.length * TIMES) return stated;
  const isOfTeaser = (name: (typeof POINTS)[number]): boolean =>
    page.fields[name] !== undefined && (stated.fields[name] ?? []).every((item) => teaser.includes(item));
  const left = new Set<string>(['job_description' satisfies PostingField, ...POINTS.filter(isOfTeaser)]);
  const kept = <T extends object>(of: T): T =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !left.has(name))) as T;
  return { ...stated, fields: kept(stated.fields), evidence: kept(stated.evidence) };
}
