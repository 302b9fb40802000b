import { mayBeOnePlace, titleOf } from '../../../postings/same-place.js';
import { completed, foundPosting, withQuoted, type FoundPosting } from '../../../postings/posting.js';
import { soughtTitles } from '../../../postings/page/lines/openings/sought-titles.js';
import { GENDER } from '../../../postings/page/lines/titles/job-titles.js';
import { topicOf } from '../../../postings/page/lines/headings/topics.js';
import { withoutTeaser } from '../../../postings/page/advert/stated-teaser.js';
import { readContact } from '../../../postings/text/people/contact.js';
import { readExperience } from '../../../postings/text/years/experience.js';
import { titleWords } from '../../../postings/text/title-level.js';
import { fold } from '../../../postings/text/words.js';
import { pageKey } from '../site/site-crawl.js';
import type { PageFacts } from '../page/page-facts.js';
import { isWithin, saysTitle } from './same-posting.js';

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

/** Pages are asked several times by what looks at a whole site; thousands of postings are compared once. */
const known = new WeakMap<PageFacts, Witnesses>();

/** What a page's sources say together. */
export function witnessesOf(page: PageFacts): Witnesses {
  const witnesses = known.get(page) ?? compare(page);
  known.set(page, witnesses);
  return witnesses;
}

function compare(page: PageFacts): Witnesses {
  const { structured, listed, isClosed } = page;
  if (isClosed === true) return { postings: [], repeated: [], denied: [...structured, ...listed] };
  if (structured.length === 0) return { postings: withoutSharedLinks(listed), repeated: [], denied: [] };
  if (areSummedUp(listed, structured))
    return { postings: withoutSharedLinks(listed), repeated: [], denied: structured };
  const twins = twinsOf(structured, listed);
  const shown = new Set(twins.values());
  const repeated = listed.filter((posting) => shown.has(posting));
  const others = listed.filter((posting) => !shown.has(posting));
  if (repeated.length === 0 && (isOtherList(page) || isHeadOfList(page)))
    return { postings: withoutSharedLinks(listed), repeated: [], denied: structured };
  const merged = structured.map((posting) => withTwin(posting, twins.get(posting)));
  const [stated] = structured;
  const isSaid = repeated.some((posting) => bareTitle(posting) === (stated && bareTitle(stated)));
  if (!stated || structured.length > 1 || !others.every((other) => isRewording(other, { stated, isSaid, page })))
    return { postings: withoutSharedLinks([...merged, ...others]), repeated, denied: [] };
  return { postings: withoutSharedLinks(asOneAdvert(listed, merged, stated)), repeated: listed, denied: [] };
}

/** The advert that the data state, with what else the page says of it under a title of other words. */
function asOneAdvert(
  [shown, ...others]: readonly FoundPosting[],
  merged: readonly FoundPosting[],
  stated: FoundPosting,
): readonly FoundPosting[] {
  return shown && others.length === 0 ? [withTwin(stated, shown)] : merged;
}

/** "Pharmacist, clerk" in the data above a card for each: the page shows what its data sum up. */
function areSummedUp(listed: readonly FoundPosting[], [whole, ...others]: readonly FoundPosting[]): boolean {
  return others.length === 0 && listed.length > 1 && listed.every((posting) => isPartOf(posting, whole));
}

/**
 * Whether a page shows a list of which its data repeat nothing: they are about the page, or the list under other
 * titles.
 */
function isOtherList({ structured, listed, titlesSaid }: PageFacts): boolean {
  if (listed.length < 2) return false;
  return listed.length === structured.length || (listed.length > structured.length && titlesSaid === 0);
}

/**
 * "We are recruiting: bakers and millers" in the data, as the page's main heading above an advert for each: they are
 * about the page. "We are hiring a baker" is an advert, above others with whom one works; others lead to their pages.
 */
function isHeadOfList({ structured, listed, titlesSaid }: PageFacts): boolean {
  const [stated, ...more] = structured;
  const title = stated?.fields.job_title ?? '';
  if (more.length > 0 || titlesSaid !== 1 || listed.length < 2) return false;
  if (topicOf(title) !== 'openings' || soughtTitles(title).length === 1) return false;
  return listed.every(({ fields }) => fields.job_url === undefined && fields.requirements !== undefined);
}

/**
 * Whether what a page shows beside the one advert its data state is that advert under another title: it is the heading,
 * or of the same words; where the page says the title itself, of all of its words.
 */
function isRewording(
  shown: FoundPosting,
  { stated, isSaid, page }: { stated: FoundPosting; isSaid: boolean; page: PageFacts },
): boolean {
  if (areApart(shown, stated)) return false;
  if (saysTitle(page, titleOf(shown))) return true;
  const [title, other] = [bareTitle(shown), bareTitle(stated)];
  if (isSaid) return isWithin(title, other);
  const [words, others] = [title.split(' '), other.split(' ')];
  const common = words.filter((word) => others.includes(word)).length;
  return common * 2 > Math.min(words.length, others.length);
}

/** Whether two postings lead to two pages, for other places or under other titles. */
function areApart(one: FoundPosting, other: FoundPosting): boolean {
  const [url, otherUrl] = [one.fields.job_url, other.fields.job_url];
  if (url === undefined || otherUrl === undefined || pageKey(url) === pageKey(otherUrl)) return false;
  return titleOf(one) !== titleOf(other) || !mayBeOnePlace(one, other);
}

/**
 * What the page shows with the years of experience of its text, which the text of the data may leave out: of two texts
 * only the one of the data is kept.
 */
function withYears(shown: FoundPosting, stated: FoundPosting): FoundPosting {
  const { job_description: text, min_years_of_experience: known } = shown.fields;
  const kept = stated.fields.job_description;
  if (text === undefined || known !== undefined || kept === undefined || readExperience(kept)) return shown;
  const experience = readExperience(text);
  if (!experience) return shown;
  return {
    ...shown,
    fields: { ...shown.fields, min_years_of_experience: experience.years },
    evidence: { ...shown.evidence, min_years_of_experience: { source: 'page', quote: experience.quote } },
  };
}

/** The same with whom its text tells to ask. */
function withContactOfText(shown: FoundPosting, stated: FoundPosting): FoundPosting {
  const [text = '', kept = ''] = [shown.fields.job_description, stated.fields.job_description];
  const isKnown = [shown, stated].some(({ fields }) => CONTACT.some((name) => fields[name] !== undefined));
  const contact = isKnown || kept === '' || readContact(kept) !== undefined ? undefined : readContact(text);
  if (!contact) return shown;
  const { name, email, phone, quote } = contact;
  const said = { hiring_manager_name: name, hiring_manager_email: email, hiring_manager_phone: phone };
  return completed(shown, withQuoted(foundPosting('page', {}), said, quote));
}

const CONTACT = ['hiring_manager_name', 'hiring_manager_email', 'hiring_manager_phone'] as const;

/** What the data state, completed by what the page shows of the same posting; pay comes from one of them. */
function withTwin(stated: FoundPosting, shown: FoundPosting | undefined): FoundPosting {
  if (!shown) return stated;
  const whole = withoutTeaser(stated, shown);
  const shownWhole = withContactOfText(withYears(shown, whole), whole);
  const statesPay = stated.fields.salary_min !== undefined || stated.fields.salary_max !== undefined;
  const {
    salary_min: _min,
    salary_max: _max,
    salary_currency: _currency,
    salary_period: _period,
    ...rest
  } = shownWhole.fields;
  return completed(whole, statesPay ? { ...shownWhole, fields: rest } : shownWhole);
}

/**
 * Whether the title of a posting is one of several that another title names; scripts without spaces divide no words.
 */
function isPartOf(posting: FoundPosting, whole: FoundPosting | undefined): boolean {
  const part = fold(posting.fields.job_title ?? '').trim();
  const all = fold(whole?.fields.job_title ?? '').trim();
  return part !== '' && part !== all && all.includes(part);
}

/**
 * Which listed posting each structured one is: the one of its title, of several the one in its place that is no
 * other's; else one that says more or less of the title and is no other's.
 */
function twinsOf(
  structured: readonly FoundPosting[],
  listed: readonly FoundPosting[],
): ReadonlyMap<FoundPosting, FoundPosting> {
  const twins = new Map<FoundPosting, FoundPosting>();
  const taken = new Set<FoundPosting>();
  const titled = Map.groupBy(listed, titleOf);
  const namesakes = (posting: FoundPosting): readonly FoundPosting[] => titled.get(titleOf(posting)) ?? [];
  const alone = (): FoundPosting[] => structured.filter((posting) => !twins.has(posting));
  const pairUp = (twinOf: (posting: FoundPosting) => FoundPosting | undefined): void => {
    for (const posting of alone()) {
      const twin = twinOf(posting);
      if (twin) twins.set(posting, twin);
      if (twin) taken.add(twin);
    }
  };
  const isFree = (other: FoundPosting): boolean => !taken.has(other);
  pairUp((posting) =>
    namesakes(posting).find((other) => isFree(other) && posting.fields.location === other.fields.location),
  );
  pairUp((posting) => namesakes(posting).find((other) => isFree(other) && !areApart(posting, other)));
  // One line may stand for several entries of the data.
  pairUp((posting) => namesakes(posting).find((other) => !areApart(posting, other)));
  const free = listed.filter(isFree).map((posting) => ({ posting, title: bareTitle(posting) }));
  pairUp((posting) => {
    const title = bareTitle(posting);
    const isTwin = (other: (typeof free)[number]): boolean =>
      isFree(other.posting) && isWithin(title, other.title) && !areApart(posting, other.posting);
    return free.find(isTwin)?.posting;
  });
  return twins;
}

/** The words of a title but those for whom it is: "Baker (m/f/d)" says less of "Baker / Bakeress (m/f/d)". */
function bareTitle({ fields: { job_title: title = '' } }: FoundPosting): string {
  return titleWords(title.replace(GENDER, ' '));
}

/**
 * An address is that of a posting only where one title uses it, and one pay: a form for all of them, or for those of
 * one trade full-time and by the hour, is not.
 */
function withoutSharedLinks(postings: readonly FoundPosting[]): readonly FoundPosting[] {
  const users = new Map<string, Record<'titles' | 'pays', Set<string>>>();
  for (const posting of postings) {
    const { job_url: url, salary_min: least, salary_period: period } = posting.fields;
    const isShown = posting.evidence.job_title?.source === 'page';
    if (url === undefined) continue;
    const { titles, pays } = users.get(url) ?? { titles: new Set<string>(), pays: new Set<string>() };
    if (isShown && least !== undefined) pays.add(`${String(least)} ${period ?? ''}`);
    users.set(url, { titles: titles.add(titleOf(posting)), pays });
  }
  return postings.map((posting) => {
    const { titles, pays } = users.get(posting.fields.job_url ?? '') ?? {};
    return (titles?.size ?? 0) < 2 && (pays?.size ?? 0) < 2 ? posting : withoutAddress(posting);
  });
}

/** The posting without its address, which is that of others too. */
export function withoutAddress(posting: FoundPosting): FoundPosting {
  const { job_url: _url, ...fields } = posting.fields;
  const { job_url: _, ...evidence } = posting.evidence;
  return { ...posting, fields, evidence };
}
