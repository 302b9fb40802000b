import { fold } from './words.js';

/** Languages whose country names are understood. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'no', 'fi', 'cs'];

/** English short names where the Unicode data have a longer one. */
const SHORT_NAMES: Record<string, string> = {
  HK: 'Hong Kong',
  MO: 'Macao',
  MM: 'Myanmar',
  TR: 'Turkey',
  BA: 'Bosnia and Herzegovina',
  CG: 'Congo',
  PS: 'Palestine',
};

const ALIASES: Record<string, string> = {
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'republic of ireland': 'IE',
  'south korea': 'KR',
  korea: 'KR',
  'korea republic of': 'KR',
  'russian federation': 'RU',
  'viet nam': 'VN',
  brd: 'DE',
  'hong kong sar': 'HK',
  'taiwan roc': 'TW',
  turkiye: 'TR',
  macedonia: 'MK',
  'ivory coast': 'CI',
  'cape verde': 'CV',
};

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Three-letter codes that sources use. */
const THREE_LETTERS: Record<string, string> = {
  USA: 'US',
  GBR: 'GB',
  DEU: 'DE',
  FRA: 'FR',
  ESP: 'ES',
  ITA: 'IT',
  NLD: 'NL',
  BEL: 'BE',
  AUT: 'AT',
  CHE: 'CH',
  POL: 'PL',
  PRT: 'PT',
  SWE: 'SE',
  NOR: 'NO',
  DNK: 'DK',
  FIN: 'FI',
  IRL: 'IE',
  CZE: 'CZ',
  CAN: 'CA',
  AUS: 'AU',
  NZL: 'NZ',
  IND: 'IN',
  JPN: 'JP',
  CHN: 'CN',
  SGP: 'SG',
  BRA: 'BR',
  MEX: 'MX',
  ARG: 'AR',
  ISR: 'IL',
  ARE: 'AE',
  ZAF: 'ZA',
  ROU: 'RO',
  HUN: 'HU',
  GRC: 'GR',
  TUR: 'TR',
  PHL: 'PH',
};

/** English short name of an ISO 3166 code. */
export function countryOfCode(code: string): string | undefined {
  const upper = code.toUpperCase();
  const two = upper.length === 3 ? THREE_LETTERS[upper] : upper;
  if (two === undefined || !/^[A-Z]{2}$/.test(two) || /^(?:EU|EZ|UN|XK|ZZ|X.|Q.)$/.test(two)) return undefined;
  const name = englishNames.of(two === 'UK' ? 'GB' : two);
  return name === undefined ? undefined : (SHORT_NAMES[two] ?? name);
}

const countryByName = buildNames();

function buildNames(): Map<string, string> {
  const names = new Map<string, string>();
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => code !== 'UK' && countryOfCode(code) !== undefined);
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined) names.set(nameKey(name), names.get(nameKey(name)) ?? countryOfCode(code) ?? name);
    }
  }
  for (const [alias, code] of Object.entries(ALIASES)) names.set(alias, countryOfCode(code) ?? code);
  return names;
}

function nameKey(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** English short name of a country given by name, in any of the languages the service reads. Not by code. */
export function countryOfName(name: string): string | undefined {
  return countryByName.get(nameKey(name));
}

/** English short name of a country that a source gives by code or name. */
export function readCountry(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  return countryOfName(text) ?? (/^[A-Za-z]{2,3}$/.test(text) ? countryOfCode(text) : undefined);
}
