import { attribute, findFirst, type Document } from '../tree/html.js';

/** Ends of host names that companies of all countries use. */
const FOR_EVERYBODY = new Set('io ai co me tv cc gg ly to sh so fm eu gl im la ws st vc pw nu ag am'.split(' '));

/** Languages that nearly all speakers of write in one country. */
const COUNTRY_OF_LANGUAGE: Readonly<Record<string, string>> = {
  pl: 'PL',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  fi: 'FI',
  sv: 'SE',
  da: 'DK',
  no: 'NO',
  nb: 'NO',
  nn: 'NO',
  it: 'IT',
  ro: 'RO',
  bg: 'BG',
  hr: 'HR',
  sl: 'SI',
  sr: 'RS',
  tr: 'TR',
  uk: 'UA',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  is: 'IS',
  el: 'GR',
  ja: 'JP',
  ko: 'KR',
  id: 'ID',
  vi: 'VN',
  th: 'TH',
  he: 'IL',
  mk: 'MK',
  sq: 'AL',
};

/** Languages of several countries, by those that most of their pages are from. */
const COUNTRIES_OF_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  nl: ['NL', 'BE'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  pt: ['PT', 'BR'],
};

/** What a page says of its language, as it is written: "es-DO"; "" where it says nothing. */
export function statedLanguage(document: Document): string {
  return attribute(
    findFirst(document, ({ name }) => name === 'html'),
    'lang',
  );
}

/**
 * The language (ISO 639-1) that a page's address or, else, the page says it is in. `/de/` may be Germany on an English
 * page: the folder of a language of several countries counts where the page does not say.
 */
export function languageOf(document: Document, url: string): string | undefined {
  const [, named = ''] = /^\/([a-z]{2})(?:[-_][a-z]{2})?(?:\/|$)/i.exec(new URL(url).pathname) ?? [];
  const folder = named.toLowerCase();
  if (folder in COUNTRY_OF_LANGUAGE || folder === 'en') return folder;
  const [said = ''] = statedLanguage(document).toLowerCase().split(/[-_]/);
  const isLanguage = folder in COUNTRIES_OF_LANGUAGE || folder === 'es';
  return said === '' && isLanguage ? folder : said || undefined;
}

/** Code (ISO 3166) of the country whose domain a site has; undefined for one that companies of all countries use. */
export function countryOfHost(url: string): string | undefined {
  const end = URL.canParse(url) ? (new URL(url).hostname.split('.').at(-1) ?? '') : '';
  return /^[a-z]{2}$/.test(end) && !FOR_EVERYBODY.has(end) ? end.toUpperCase().replace('UK', 'GB') : undefined;
}

/** Code (ISO 3166) of the one country that nearly all speakers of a language write in. */
export function countryOfLanguage(language: string): string | undefined {
  return COUNTRY_OF_LANGUAGE[language.toLowerCase()];
}

/** Codes (ISO 3166) of the countries that a page may be about by its language alone. */
export function countriesOfLanguage(document: Document, url: string): readonly string[] {
  return COUNTRIES_OF_LANGUAGE[languageOf(document, url) ?? ''] ?? [];
}

/** Codes (ISO 3166) of the countries that a page is likely about: by the end of its host name and by its language. */
export function siteCountries(url: string, document: Document): string[] {
  // "zh-Hant-TW": a script may stand in front of the region.
  const [language = '', ...parts] = statedLanguage(document).toLowerCase().split(/[-_]/);
  const region = parts.find((part) => /^[a-z]{2}$/.test(part));
  const byHost = countryOfHost(url);
  // Templates come with "en-US", whatever is written in them; somebody chose "en-IE".
  const isOfTemplate = language === 'en' && ['us', 'gb', 'uk'].includes(region ?? '');
  const byRegion = isOfTemplate ? undefined : region?.toUpperCase();
  return [...new Set([byHost, byRegion, COUNTRY_OF_LANGUAGE[language]].filter((code) => code !== undefined))];
}
