import { completed, type FoundPosting } from '../../postings/posting.js';
import { fold } from '../../postings/text/words.js';
import { titleWords } from '../../postings/text/title-level.js';
import type { PageFacts } from './page-facts.js';

/** The postings a page states, each once. */
export function postingsOf(page: PageFacts): readonly FoundPosting[] {
  return witnessesOf(page).postings;
}

/** What a page's sources say together: its postings, what says one of them again, and what the others deny. */
interface Witnesses {
  readonly postings: readonly FoundPosting[];
  readonly repeated: readonly FoundPosting[];
  readonly denied: readonly FoundPosting[];
}

/** What a page's sources say together. */
export function witnessesOf({ structured, listed, titlesSaid, isClosed }: PageFacts): Witnesses {
  if (isClosed === true) return { postings: [], repeated: [], denied: [...structured, ...listed] };
  if (structured.length === 0) return { postings: withoutSharedLinks(listed), repeated: [], denied: [] };
  // "Pharmacist, clerk" in the data above a card for each: the page shows what its data sum up.
  if (structured.length === 1 && listed.length > 1 && listed.every((posting) => isPartOf(posting, structured[0])))
    return { postings: withoutSharedLinks(listed), repeated: [], denied: structured };
  const twins = twinsOf(structured, listed);
  const repeated = listed.filter((posting) => [...twins.values()].includes(posting));
  const others = listed.filter((posting) => !repeated.includes(posting));
  // The page shows a list of which its data repeat nothing: they are about the page, or the list under other titles.
  const isOther =
    repeated.length === 0 &&
    listed.length > 1 &&
    (listed.length === structured.length || (listed.length > structured.length && titlesSaid === 0));
  if (isOther) return { postings: withoutSharedLinks(listed), repeated: [], denied: structured };
  const merged = structured.map((posting) => withTwin(posting, twins.get(posting)));
  // One advert whose heading words its title otherwise.
  return structured.length === 1 && others.length <= 1
    ? { postings: withoutSharedLinks(merged), repeated: listed, denied: [] }
    : { postings: withoutSharedLinks([...merged, ...others]), repeated, denied: [] };
}

/** What the data state, completed by what the page shows of the same posting; pay comes from one of them. */
function withTwin(stated: FoundPosting, shown: FoundPosting | undefined): FoundPosting {
  if (!shown) return stated;
  const statesPay = stated.fields.salary_min !== undefined || stated.fields.salary_max !== undefined;
  const {
    salary_min: _min,
    salary_max: _max,
    salary_currency: _currency,
    salary_period: _period,
    ...rest
  } = shown.fields;
  return completed(stated, statesPay ? { ...shown, fields: rest } : shown);
}

/** Whether the title of a posting is one of several that another title names; scripts without spaces divide no words. */
function isPartOf(posting: FoundPosting, whole: FoundPosting | undefined): boolean {
  const part = fold(posting.fields.job_title ?? '').trim();
  const all = fold(whole?.fields.job_title ?? '').trim();
  return part !== '' && part !== all && all.includes(part);
}

/**
 * Which listed posting each structured one is: the one of its title, of several the one in its place that is no other's;
 * else one that says more or less of the title and is no other's.
 */
function twinsOf(
  structured: readonly FoundPosting[],
  listed: readonly FoundPosting[],
): ReadonlyMap<FoundPosting, FoundPosting> {
  const twins = new Map<FoundPosting, FoundPosting>();
  const taken = new Set<FoundPosting>();
  const pairUp = (isTwin: (posting: FoundPosting, other: FoundPosting) => boolean): void => {
    for (const posting of structured.filter((one) => !twins.has(one))) {
      const twin = listed.find((other) => !taken.has(other) && isTwin(posting, other));
      if (twin) twins.set(posting, twin);
      if (twin) taken.add(twin);
    }
  };
  const isTitled = (posting: FoundPosting, other: FoundPosting): boolean => titleOf(posting) === titleOf(other);
  pairUp((posting, other) => isTitled(posting, other) && posting.fields.location === other.fields.location);
  pairUp(isTitled);
  // One line may stand for several entries of the data.
  for (const posting of structured.filter((one) => !twins.has(one))) {
    const shared = listed.find((other) => isTitled(posting, other));
    if (shared) twins.set(posting, shared);
  }
  pairUp(isWithin);
  return twins;
}

/** Whether one of two titles is part of the other, word by word. */
function isWithin(one: FoundPosting, other: FoundPosting): boolean {
  const [a, b] = [titleOf(one), titleOf(other)];
  return a !== '' && b !== '' && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `));
}

/** An address is that of a posting only where one title uses it: a form for all of them is not. */
function withoutSharedLinks(postings: readonly FoundPosting[]): readonly FoundPosting[] {
  const titles = new Map<string, Set<string>>();
  for (const posting of postings) {
    const url = posting.fields.job_url;
    if (url !== undefined) titles.set(url, (titles.get(url) ?? new Set()).add(titleOf(posting)));
  }
  return postings.map((posting) => {
    const { job_url: url, ...fields } = posting.fields;
    if (url === undefined || (titles.get(url)?.size ?? 0) < 2) return posting;
    const { job_url: _, ...evidence } = posting.evidence;
    return { ...posting, fields, evidence };
  });
}

/** The words of a posting's title. */
export function titleOf(posting: FoundPosting): string {
  return titleWords(posting.fields.job_title ?? '');
}
