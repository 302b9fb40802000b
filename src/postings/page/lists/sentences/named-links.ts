import { completed, foundPosting, type FoundPosting } from '../../../posting.js';
import { fold } from '../../../text/words.js';
import { addressOfCard } from '../../advert/card-address.js';
import { GENDER } from '../../lines/titles/job-titles.js';
import { findAll, lineOf, type Element } from '../../tree/html.js';
import { BOLD_LINE, type Leaf } from '../../tree/page-tree.js';
import { namedTogether, soughtTogether } from './named-in-line.js';

/**
 * Postings that sentences seek, with the addresses of the links that are named after them there: "We look for a
 * <a>baker</a> and a <a>miller</a>". `sentences` are their elements, one for each posting; undefined where no link is
 * named so. One link around several titles is of none.
 */
export function withNamedLinks(
  postings: readonly FoundPosting[],
  sentences: readonly (Element | undefined)[],
  pageUrl: string,
): FoundPosting[] | undefined {
  const urls = postings.map(({ fields }, at) => linkNamed(fields.job_title ?? '', sentences[at], pageUrl));
  if (urls.every((url) => url === undefined)) return undefined;
  return postings.map((posting, at) => {
    const { job_url: _other, ...fields } = posting.fields;
    const url = urls.filter((other) => other === urls[at]).length > 1 ? undefined : urls[at];
    return completed({ ...posting, fields }, foundPosting('page', { job_url: url }));
  });
}

/** Where the link of a sentence leads that is named as a title, with or without who may apply. */
function linkNamed(title: string, sentence: Element | undefined, pageUrl: string): string | undefined {
  const name = fold(title.replace(GENDER, '')).trim();
  const links = sentence ? findAll(sentence, (element) => element.name === 'a') : [];
  const link = links.find((element) => fold(lineOf(element)).includes(name));
  return link && addressOfCard(link, { card: undefined, length: 0 }, pageUrl);
}

/**
 * "Now hiring: bakers and millers": a posting for each, with its own link. `above` is what stands above the only entry
 * of a page, which may be a line of names: "Open positions", then "Bakers • Millers • Drivers".
 */
export function onePerSought(
  posting: FoundPosting,
  { title: { text, element, rank }, above }: { readonly title: Leaf; readonly above: Leaf | undefined },
  pageUrl: string,
): readonly FoundPosting[] {
  const isOneOf = above === undefined || rank <= BOLD_LINE || GENDER.test(text);
  const named = isOneOf ? [] : namedTogether(text, above);
  const titles = named.length > 2 ? named : soughtTogether(text);
  if (titles.length === 0) return [posting];
  const postings = titles.map((job_title) => ({ ...posting, fields: { ...posting.fields, job_title } }));
  const sentences = titles.map(() => element);
  return withNamedLinks(postings, sentences, pageUrl) ?? postings;
}
