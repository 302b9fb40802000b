import { dedupKey } from '../../postings/identity.js';
import { matchesLocation } from '../../postings/location-filter.js';
import type { FoundPosting, JudgedPosting } from '../../postings/posting.js';
import { matchesTitle } from '../../postings/title-filter.js';
import { fold, wordsOf } from '../../postings/words.js';
import { pathWithoutLanguage } from './read-pages.js';

/** What the caller wants to keep. */
export interface Wanted {
  readonly target_titles?: readonly string[];
  readonly target_locations?: readonly string[];
}

/** Tells, posting by posting, which ones were seen before. */
export class DuplicateFinder {
  private readonly keys = new Map<string, string>();
  private readonly places = new Map<string, { location: string | undefined; hasUrl: boolean }[]>();

  /** The key of the posting, and whether an earlier one is the same. */
  check(posting: FoundPosting): { key: string; isDuplicate: boolean } {
    const key = keyOf(posting);
    if (this.keys.has(key)) return { key, isDuplicate: true };
    const title = wordsOf(posting.fields.job_title ?? '').join(' ');
    const isDuplicate = posting.fields.source === 'career_page' && this.sameTitle(title, posting);
    this.keys.set(key, key);
    this.places.set(title, [...(this.places.get(title) ?? []), { location: posting.fields.location, hasUrl: posting.fields.job_url !== undefined }]);
    return { key, isDuplicate };
  }

  /** Without addresses of their own two postings are the same when nothing but a missing place tells them apart. */
  private sameTitle(title: string, { fields }: FoundPosting): boolean {
    return (this.places.get(title) ?? []).some((other) => {
      if (other.hasUrl && fields.job_url !== undefined) return false;
      return other.location === undefined || fields.location === undefined || fold(other.location) === fold(fields.location);
    });
  }
}

function keyOf(posting: FoundPosting): string {
  const { job_url: url, source } = posting.fields;
  return source === 'career_page' && url !== undefined && URL.canParse(url) ? pathWithoutLanguage(dedupUrl(url)) : dedupKey(posting);
}

function dedupUrl(url: string): string {
  return `https://${dedupKey({ fields: { job_url: url }, evidence: {} })}`;
}

/** Why the title keeps a posting out; undefined when it does not. */
export function titleRejection(posting: FoundPosting, { target_titles: titles }: Wanted): string | undefined {
  const title = posting.fields.job_title;
  if (title === undefined) return undefined;
  return titles?.length && !matchesTitle(title, titles) ? 'its title is none of target_titles' : undefined;
}

/** Why the place keeps a posting out; undefined when it does not. */
export function placeRejection(posting: FoundPosting, { target_locations: places }: Wanted): string | undefined {
  return places?.length && !matchesLocation(posting.fields, places) ? 'its place is none of target_locations' : undefined;
}

/** A posting with its verdict. */
export function judged(posting: FoundPosting, dedup: string, verdict?: { disposition: 'filtered' | 'duplicate' | 'dropped'; reason: string }): JudgedPosting {
  return { ...posting, dedupKey: dedup, ...(verdict ?? { disposition: 'returned' }) };
}
