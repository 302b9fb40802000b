import { decoded } from '../../postings/page/lines/headings/page-routes.js';
import { attribute, elementsNamed, textOf, unescapeHtml, type Document } from '../../postings/page/tree/html.js';
import { noteCut } from '../../postings/reading-limits.js';

const ADDRESS = /[a-z0-9][a-z0-9._%+'-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,4}[a-z]{2,24}/g;
const AT =
  /\s{0,2}[[({<]\s{0,2}(?:at|ät|a|@|arroba|chez)\s{0,2}[\])}>]\s{0,2}|\s(?:at|ät|AT)\s(?=[\w-]{1,63}\s{0,2}(?:[[({]|\.|\sdot\s|\spunkt\s))/giu;
const DOT =
  /\s{0,2}[[({<]\s{0,2}(?:dot|punkt|\.|point|punto)\s{0,2}[\])}>]\s{0,2}|(?<=@[\w.-]{1,80})\s(?:dot|punkt)\s/giu;

/** Mail addresses a page shows to its readers: in its text, in mailto links, or spelled out ("name [at] domain"). */
export function addressesOn(page: Document, text = textOf(page)): string[] {
  const links = elementsNamed(page, 'a').flatMap((link) => {
    const target = attribute(link, 'href');
    return /^mailto:/i.test(target) ? [decoded(target.slice(7).split('?')[0] ?? '')] : [];
  });
  return [...new Set([...links, text].flatMap(addressesIn))];
}

/** The addresses of a text, lower case. */
function addressesIn(text: string): string[] {
  const plain = unescapeHtml(text).replace(AT, '@').replace(DOT, '.').toLowerCase();
  return (plain.match(ADDRESS) ?? []).map((address) => address.replace(/^\.+|\.+(?=@)/g, ''));
}

/** Characters of a page that names are looked for in. */
const MAX_SEARCHED = 300_000;

/** Names a text shows: two or three capitalised words in a row. */
export function namesIn(text: string): string[] {
  if (text.length > MAX_SEARCHED) noteCut('characters', { seen: text.length, kept: MAX_SEARCHED });
  return [
    ...text
      .slice(0, MAX_SEARCHED)
      .matchAll(
        /\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?(?:[^\S\n](?:von|van|de|der|den|da|di))?(?:[^\S\n]\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?){1,2}/gu,
      ),
  ].map(([name]) => name);
}
