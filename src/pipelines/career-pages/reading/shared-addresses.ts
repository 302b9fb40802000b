import type { FoundPosting } from '../../../postings/posting.js';
import type { PageFacts } from '../page/page-facts.js';
import { areAkin } from './same-posting.js';

/** What a page states and lists as it is written there, each with its address. */
export function statedOrListed({ structured, listed }: PageFacts): readonly FoundPosting[] {
  return [...structured, ...listed];
}

/** Addresses to which postings lead whose titles have nothing in common: forms, and pages of one of them at most. */
export function sharedAddresses(postings: readonly FoundPosting[]): ReadonlySet<string> {
  const first = new Map<string, FoundPosting>();
  const shared = new Set<string>();
  for (const posting of postings) {
    const { job_url: url } = posting.fields;
    if (url === undefined) continue;
    const other = first.get(url);
    if (!other) first.set(url, posting);
    else if (!areAkin(posting, other)) shared.add(url);
  }
  return shared;
}
