import { BETWEEN_YEARS, readExperience, type Experience } from './experience.js';
import { isLeastAge } from './least-age.js';
import { isPlaceName } from '../places/place.js';
import { alternativesOf } from '../words/pattern-parts.js';
import type { YearWordKind } from '../words/years/year-word-kinds.js';
import { YEAR_WORDS } from '../words/years/year-words.js';
import { wordPattern } from '../word-pattern.js';

const ofKind = (kind: YearWordKind): string => alternativesOf(YEAR_WORDS, kind);
const NUMBER = String.raw`(?:\d{1,2}|${ofKind('numbers').replace(/=\d+/g, '')})`;

/** "3 years in contract administration": an item that begins with years and goes on with what they were spent in. */
const YEARS_SPENT_IN = wordPattern(
  String.raw`^(?:(?:${ofKind('atLeast')}|${ofKind('moreThan')})\s)?${NUMBER}(?:\s?(?:${BETWEEN_YEARS})\s?${NUMBER})?\s?\+?\s?(?:${ofKind('years')})\s(?:${ofKind('spentIn')})\s(?<what>\p{L}.*)$`,
  'iu',
);
/** "製粉機械の販売 3年以上": an item of a language without spaces that ends with work and the years it was done for. */
const WORK_AND_YEARS = wordPattern(
  String.raw`(?:${ofKind('workAhead')})(?:の|に|を)?\s{0,2}[\d０-９]{1,2}\s?年(?:以上|程度|以上勤務)$`,
  'u',
);
const STUDIES = wordPattern(String.raw`^(?:\p{L}{1,20}\s){0,3}(?:${ofKind('studies')})(?!\p{L})`, 'iu');

/**
 * The most years that items of what an advert asks for begin or end with, where none speaks of experience: in such a
 * list years that somebody has worked in something are years of experience.
 */
export function readYearsOfItems(items: readonly string[]): Experience | undefined {
  return items.reduce<Experience | undefined>((most, item) => {
    const years = yearsOfItem(item.trim());
    return years !== undefined && years > (most?.years ?? 0) ? { years, quote: item } : most;
  }, undefined);
}

function yearsOfItem(item: string): number | undefined {
  const [behind] = WORK_AND_YEARS.exec(item) ?? [];
  if (behind !== undefined) return readExperience(`経験 ${behind}`)?.years;
  const what = YEARS_SPENT_IN.exec(item)?.groups?.['what'];
  const isAge = isLeastAge(item, { start: 0, end: item.length });
  return what === undefined || isAge || isNoWork(what) ? undefined : readExperience(`Experience: ${item}`)?.years;
}

/** "3 years of college", and "5 years in Canada": who lived there is asked for. */
function isNoWork(what: string): boolean {
  return STUDIES.test(what) || isPlaceName(what);
}
