import type { JudgedPosting } from '../../../postings/posting.js';
import { mayBeOnePlace } from '../../../postings/same-place.js';
import type { Verdict } from '../reading/read-pages.js';
import { titleRejection, type Wanted } from './select-postings.js';

/** A posting that was judged, and where it stood. */
export interface JudgedOnPage {
  readonly posting: JudgedPosting;
  readonly pageUrl?: string | undefined;
  readonly verdict?: Verdict | undefined;
}

/**
 * Of a list in two languages the translation is what is returned, where the wanted titles are its: whoever asks for a
 * "Baker" is given none of "Bäcker". One translation alone, and none of a list that has wanted titles itself.
 */
export function withWantedTranslations(rows: readonly JudgedOnPage[], wanted: Wanted): readonly JudgedOnPage[] {
  if (!wanted.target_titles?.length) return rows;
  const kept = new Set(rows.flatMap(({ posting, pageUrl }) => (posting.disposition === 'returned' ? [pageUrl] : [])));
  const translations = new Map<string, string | undefined>();
  return rows.map((row) => {
    const { verdict, pageUrl } = row;
    const { reasonCode: _code, reason: _reason, ...posting } = row.posting;
    const first = verdict?.readAt;
    if (first === undefined || kept.has(first) || posting.fields.job_title === undefined) return row;
    if (titleRejection(posting, wanted) !== undefined) return row;
    if (!translations.has(first)) translations.set(first, pageUrl);
    return translations.get(first) === pageUrl ? { ...row, posting: { ...posting, disposition: 'returned' } } : row;
  });
}

/** A posting that a page lists once per place has all of them, as one of a board has. */
export function withFurtherPlaces(rows: readonly JudgedOnPage[]): readonly JudgedOnPage[] {
  const again = Map.groupBy(
    rows.filter(({ posting }) => posting.reasonCode === 'already_found' && posting.fields.source === 'career_page'),
    ({ posting, pageUrl }) => `${posting.dedupKey} ${pageUrl ?? ''}`,
  );
  if (again.size === 0) return rows;
  return rows.map((row) => {
    const others = again.get(`${row.posting.dedupKey} ${row.pageUrl ?? ''}`) ?? [];
    return row.posting.reasonCode === 'already_found'
      ? row
      : { ...row, posting: others.reduce((posting, other) => atPlaceOf(posting, other.posting), row.posting) };
  });
}

function atPlaceOf(posting: JudgedPosting, other: JudgedPosting): JudgedPosting {
  const [location, further] = [posting.fields.location, other.fields.location];
  if (location === undefined || further === undefined || mayBeOnePlace(posting, other)) return posting;
  return { ...posting, fields: { ...posting.fields, location: `${location}; ${further}` } };
}
