import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { codeOfName, countryOfCode } from '../../text/places/countries.js';
import { divisionsOfCode } from '../../text/places/gazetteer.js';
import { isPlaceName, readPlace } from '../../text/places/place.js';
import { hasPostalCode } from '../../text/places/place-postal-codes.js';
import { withQuoted, type FoundPosting } from '../../posting.js';
import { attribute, elementsNamed, type Document } from '../tree/html.js';
import type { Leaf } from '../tree/page-tree.js';
import { signatureIn } from './signature.js';
import { countriesOfLanguage, countryOfHost, countryOfLanguage, statedLanguage } from './site-countries.js';
import { townsOfLine } from './site-towns.js';

/** The one country that a page's own words say its company is in, and those words. */
export interface Home {
  /** Code (ISO 3166). */
  readonly country: string;
  readonly quote: string;
}

/** Regions that templates come with, whatever is written in them, beside those named as their language ("sv-SV"). */
const OF_TEMPLATES = new Set(['en-us', 'en-gb', 'pt-br', 'zh-cn']);
/** Lines with a telephone or an address have no more characters. */
const MAX_LINE = 160;

/**
 * The one country that the telephones, addresses, signatures and language region of a page name ("+1 809 …", "es-DO"),
 * else its language, else the towns of its addresses; undefined where they, or the end of its host name, name several
 * or none.
 */
export function homeOf(document: Document, leaves: readonly Leaf[], url: string): Home | undefined {
  const lines = leaves.flatMap(({ text }) => (text.length <= MAX_LINE && /\d/.test(text) ? [text] : []));
  const links = elementsNamed(document, 'a').flatMap(
    (link) => /^tel:(\+[^?;]{6,24})/i.exec(attribute(link, 'href'))?.[1] ?? [],
  );
  const said = [...links, ...lines].flatMap((text) => countryOfPhone(text) ?? countryOfAddress(text) ?? []);
  const signed = leaves.flatMap((leaf) => countryOfSignature(leaf) ?? []);
  const stated = [...said, ...signed, ...regionOf(document)];
  const [first, ...others] =
    [stated, countryByLanguage(document), countryByTowns(lines, document, url)].find((found) => found.length > 0) ?? [];
  const host = countryOfHost(url);
  const isOne =
    others.every(({ country }) => country === first?.country) && (host ?? first?.country) === first?.country;
  return isOne ? first : undefined;
}

/** "cs": a language of one country, where nothing else says another one. */
function countryByLanguage(document: Document): Home[] {
  const said = statedLanguage(document);
  const country = countryOfLanguage(said.split(/[-_]/)[0] ?? '');
  return country === undefined ? [] : [{ country, quote: `lang="${said}"` }];
}

/** "Mühlgasse 3, 04107 Leipzig": the country of the towns in its addresses, where nothing else says one. */
function countryByTowns(lines: readonly string[], document: Document, url: string): Home[] {
  const spoken = countriesOfLanguage(document, url).flatMap((code) => countryOfCode(code) ?? []);
  return lines.flatMap((quote) =>
    townsOfLine(quote).flatMap((town) => {
      const country = codeOfName(readPlace(town, { countries: spoken }).country ?? '');
      return country === undefined ? [] : { country, quote };
    }),
  );
}

function regionOf(document: Document): Home[] {
  const said = statedLanguage(document);
  const [, language = '', region = ''] = /^([a-z]{2})[-_]([a-z]{2})$/i.exec(said) ?? [];
  const isOwn =
    !OF_TEMPLATES.has(`${language}-${region}`.toLowerCase()) && language.toLowerCase() !== region.toLowerCase();
  const country = region.toUpperCase();
  return isOwn && countryOfCode(country) !== undefined ? [{ country, quote: `lang="${said}"` }] : [];
}

const PHONE = /(?<![\d+])\+\s?\d[\d ().\/-]{6,20}\d/;

function countryOfPhone(text: string): Home | undefined {
  const [quote] = PHONE.exec(text) ?? [];
  // The library takes neither slashes nor the "(0)" that is left out abroad.
  const country = quote && parsePhoneNumberFromString(quote.replace(/\(0\)|\//g, ' '))?.country;
  return country ? { country, quote } : undefined;
}

/** Postal codes as one country alone has them, "Bristol BS10 7ES", and numbers of companies: "CNPJ …". */
const OWN_CODES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})\p{Lu}\p{L}+,? {1,3}[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u, 'CA'],
  [/(?<!\p{L})\p{Lu}\p{L}+,? {1,3}[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])/u, 'GB'],
  [/(?:^|[,|·•–] {0,3})(?!20)[1-9]\d{3} ?[A-Z]{2} {1,3}(?:['’]s-)?\p{Lu}\p{Ll}/u, 'NL'],
  [/(?<!\p{L})\p{Lu}\p{L}+ ?[–/,-] ?[A-Z]{2} ?[,–-]? {1,3}(?:CEP:? )?\d{5}-\d{3}(?![-\d])/u, 'BR'],
  [/(?<!\p{L})CNPJ(?: n[º°o.]{1,2})?:? \d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/u, 'BR'],
  [/(?<!\p{L})CEP:? \d{2}\.?\d{3}-\d{3}(?![-\d])/u, 'BR'],
];

/** "Springfield, IL 62701": a town, what may be a state's code, and a postal code as the United States have them. */
const WITH_STATE = /(?<!\p{L})\p{Lu}\p{L}+, {1,3}([A-Z]{2}),? {1,3}\d{5}(?:-\d{4})?(?=$|[,.;|·•)]| [–|·•-] )/u;

function isInState(text: string): boolean {
  return divisionsOfCode(WITH_STATE.exec(text)?.[1] ?? '').some(({ country }) => country === 'US');
}

/** "Calle 5, 51000 Santiago, República Dominicana": a line with a postal code, or of three parts, and its country. */
function countryOfAddress(text: string): Home | undefined {
  const own = isInState(text) ? 'US' : OWN_CODES.find(([code]) => code.test(text))?.[1];
  if (own !== undefined) return { country: own, quote: text };
  const parts = text.split(/\s{0,3},\s{0,3}/);
  const country =
    parts.length < 3 && !hasPostalCode(text) ? undefined : codeOfName((parts.at(-1) ?? '').replace(/\.$/, ''));
  return country === undefined || parts.length < 2 ? undefined : { country, quote: text };
}

/** A known place and its country at the foot of the page, below the company's name. */
function countryOfSignature(leaf: Leaf): Home | undefined {
  const { place = '', country = '' } = signatureIn(leaf) ?? {};
  const name = countryOfCode(country);
  const isThere = name !== undefined && isPlaceName(place) && readPlace(place, { home: [name] }).country === name;
  return isThere ? { country, quote: leaf.text } : undefined;
}

/** A town that has a better known namesake, on a page whose own words say in which country it is. */
export function inCountryOfSite(posting: FoundPosting, home: Home): FoundPosting {
  const { location, city, country } = posting.fields;
  if (location === undefined || city !== undefined || country !== undefined) return posting;
  const name = countryOfCode(home.country);
  const town = name === undefined ? undefined : townAtHome(location, name);
  if (name === undefined || town === undefined) return posting;
  return withQuoted(withQuoted(posting, { city: town }, location), { country: name }, home.quote);
}

/** A town of which several countries have one, but of those that speak the page's language (ISO 3166) only one. */
export function inCountryOfLanguage(posting: FoundPosting, spoken: readonly string[]): FoundPosting {
  const { location, city, country: known } = posting.fields;
  if (location === undefined || known !== undefined) return posting;
  const alone = readPlace(location);
  if (alone.city === undefined || alone.country !== undefined || (city ?? alone.city) !== alone.city) return posting;
  const { country } = readPlace(location, { countries: spoken.flatMap((code) => countryOfCode(code) ?? []) });
  return country === undefined ? posting : withQuoted(posting, { country }, location);
}

/** The town that a place names in a country where, read alone, it is in another one or in none. */
function townAtHome(location: string, country: string): string | undefined {
  const alone = readPlace(location);
  if (alone.country === country) return undefined;
  // "Sorriso – MT": a code of several countries behind a town of no table is that of the site's own.
  const isOpen = alone.city === undefined && alone.country === undefined;
  const place = readPlace(location, { home: [country], ...(isOpen && { countries: [country] }) });
  // A village of that name far away is not meant; no table has the own one.
  const isInNoTable = place.country === undefined && alone.country !== undefined;
  return place.country === country || isInNoTable ? place.city : undefined;
}
