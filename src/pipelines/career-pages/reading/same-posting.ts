import { isAction } from '../../../postings/page/lines/seeking/actions.js';
import { barestUrl, canonicalUrl } from '../../../postings/identity.js';
import type { FoundPosting } from '../../../postings/posting.js';
import { mayBeOnePlace, titleOf } from '../../../postings/same-place.js';
import { isUnspaced } from '../../../postings/text/words.js';
import { titleWords } from '../../../postings/text/title-level.js';
import type { PageFacts } from '../page/page-facts.js';
import { areTranslations, languageParameter } from './language-twins.js';

/** Whether one of two titles is part of the other, word by word. */
export function isWithin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === '') return false;
  // Nothing divides the words of some scripts, and whom they name stands last: "法人営業" is an "営業".
  return ` ${long} `.includes(` ${short} `) || (isUnspaced(short) && long.endsWith(short));
}

/** Whether the main heading of a page, or its title where it has none, names a posting; titles as their words. */
export function saysTitle({ heading, title }: Pick<PageFacts, 'heading' | 'title'>, wanted: string): boolean {
  return wanted !== '' && ` ${titleWords(heading === '' ? title : heading)} `.includes(` ${wanted} `);
}

/**
 * Whether two postings of career pages whose addresses differ at most in language and in where a visitor came from are
 * one. A "ref" may be the number of a posting, a "de" the state of Delaware: then title and place decide.
 */
export function areOneByAddress(one: FoundPosting, other: FoundPosting): boolean {
  const { job_url: url } = one.fields;
  const { job_url: otherUrl } = other.fields;
  if (url === undefined || otherUrl === undefined) return false;
  const isOneTitle = titleOf(one) === titleOf(other);
  if (canonicalUrl(url) === canonicalUrl(otherUrl))
    return isOneTitle || nameTwoLanguages(url, otherUrl) || areAkin(one, other);
  const [bare, otherBare] = [barestUrl(url), barestUrl(otherUrl)];
  const isOneAddress = bare === otherBare || areTranslations(`https://${bare}`, `https://${otherBare}`);
  return isOneTitle && isOneAddress && mayBeOnePlace(one, other);
}

function nameTwoLanguages(url: string, otherUrl: string): boolean {
  const [language, otherLanguage] = [languageParameter(url), languageParameter(otherUrl)];
  return language !== undefined && otherLanguage !== undefined && language !== otherLanguage;
}

/**
 * Whether two postings at one address are one under titles of more and fewer words; a form for applying is none's
 * address.
 */
export function areAkin(one: FoundPosting, other: FoundPosting): boolean {
  const [title, otherTitle] = [titleOf(one), titleOf(other)];
  return title === otherTitle || (isWithin(title, otherTitle) && !isForm(one.fields.job_url ?? ''));
}

/** Whether an address is that of a form for all postings: its last folder says what a button for applying does. */
function isForm(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search } = new URL(address);
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return search === '' && isAction(last.replace(/\.\w+$/, '').replace(/[-_]+/g, ' '));
}
