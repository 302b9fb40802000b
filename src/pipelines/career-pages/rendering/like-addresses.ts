import type { FoundPosting } from '../../../postings/posting.js';

/** Addresses that are made alike before others are made like them. */
const FEWEST_ALIKE = 2;

/** How the addresses of a list are made: what stands before and behind a name of the posting. */
interface Making {
  readonly name: 'slug' | 'id';
  readonly before: string;
  readonly behind: string;
}

/**
 * Postings of one list with the addresses that the page would link: where it links some of them, all by their short
 * names or numbers in the same place of an address, the others have theirs there too.
 */
export function withLikeAddresses(postings: readonly FoundPosting[]): FoundPosting[] {
  const making = makingOf(postings.filter(({ fields }) => fields.job_url !== undefined));
  if (!making) return [...postings];
  const known = new Set(postings.flatMap(({ fields }) => fields.job_url ?? []));
  return postings.map((posting) => {
    const value = posting[making.name];
    if (posting.fields.job_url !== undefined || value === undefined || value === '') return posting;
    const url = `${making.before}${encodeURIComponent(value)}${making.behind}`;
    if (known.has(url)) return posting;
    known.add(url);
    return {
      ...posting,
      fields: { ...posting.fields, job_url: url },
      evidence: { ...posting.evidence, job_url: { source: 'page-data' } },
    };
  });
}

/** The one way in which all of these have their addresses. */
function makingOf(addressed: readonly FoundPosting[]): Making | undefined {
  if (addressed.length < FEWEST_ALIKE) return undefined;
  for (const name of ['slug', 'id'] as const) {
    const [first, ...others] = addressed.map((posting) => madeBy(posting, name));
    const isSame = (other: Making | undefined): boolean =>
      other?.before === first?.before && other?.behind === first?.behind;
    if (first && others.every(isSame)) return first;
  }
  return undefined;
}

/** Where the address of a posting has this name of it, as a part of its own. */
function madeBy({ fields: { job_url: url = '' }, ...posting }: FoundPosting, name: Making['name']): Making | undefined {
  const value = encodeURIComponent(posting[name] ?? '');
  const at = value === '' ? -1 : url.lastIndexOf(value);
  if (at < 1) return undefined;
  const [before, behind] = [url.slice(0, at), url.slice(at + value.length)];
  return /[/=#_-]$/.test(before) && /^(?:[/?&#]|\.html?$|$)/.test(behind) ? { name, before, behind } : undefined;
}
