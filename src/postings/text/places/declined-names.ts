import { fold } from '../words.js';
import { isCommonWord, townsOf, WELL_KNOWN } from './place-names.js';
import { DECLINED_ENDINGS } from '../words/places/declined-endings.js';

/** Countries (ISO 3166) whose towns texts of a language name. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  cs: ['CZ', 'SK'],
  sk: ['SK', 'CZ'],
  pl: ['PL'],
  ru: ['RU', 'BY', 'KZ', 'UA', 'KG', 'UZ'],
  uk: ['UA'],
  hr: ['HR', 'RS', 'BA', 'ME'],
  sr: ['RS', 'BA', 'ME', 'HR'],
  sl: ['SI'],
  lt: ['LT'],
  lv: ['LV'],
  et: ['EE'],
  fi: ['FI'],
  hu: ['HU', 'RO', 'SK', 'RS'],
  el: ['GR', 'CY'],
  is: ['IS'],
  de: ['DE', 'AT', 'CH', 'LU', 'LI', 'IT'],
  en: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'ZA', 'IN', 'SG', 'KE', 'NG', 'GH', 'PH', 'MT'],
  fr: ['FR', 'BE', 'CH', 'LU', 'CA', 'MA', 'TN', 'DZ', 'SN', 'CI', 'CM'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'UY', 'EC', 'CR', 'PA', 'DO', 'BO', 'PY', 'GT', 'VE'],
  ca: ['ES', 'AD'],
  pt: ['PT', 'BR', 'AO', 'MZ', 'CV'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE', 'SR'],
  sv: ['SE', 'FI'],
  no: ['NO'],
  da: ['DK'],
  ro: ['RO', 'MD'],
  bg: ['BG'],
  mk: ['MK'],
  id: ['ID'],
  vi: ['VN'],
  tr: ['TR', 'CY'],
};

/** How well known a town must be (as `Town.fame`): in one of those countries some 3,000 people, elsewhere 500,000. */
const [KNOWN_HERE, KNOWN_ELSEWHERE] = [44, WELL_KNOWN + 8];
/** Of two towns that one form may be of, the likelier one is so much better known. */
const CLEARLY = 6;
/** More forms of one word, and more pieces of one name (its words and what divides them), are not tried: no cut. */
const [MAX_FORMS, MAX_PIECES] = [12, 7];

/** An umlaut as its transcription, which the table of places knows. */
const TRANSCRIBED = /[aou]e/;

const ENDINGS = Map.groupBy(DECLINED_ENDINGS, ([language]) => language);

/** Whether texts of a language decline names of towns. */
export function declinesNames(language: string): boolean {
  return ENDINGS.has(language);
}

/** The languages that decline names of towns, of the countries (ISO 3166) that speak them. */
export function decliningLanguagesOf(countries: readonly string[]): string[] {
  return [...ENDINGS.keys()].filter((language) => countries.includes(COUNTRIES[language]?.[0] ?? ''));
}

/** The town that a name is of in texts of a language, as it is by itself: "Banskej Bystrici" is Banská Bystrica. */
export function townOfForm(written: string, language: string): string | undefined {
  const found = formsOf(written, language).flatMap((name) => {
    const needed = neededIn(language, /[ -]/.test(name));
    const town = townsOf(name).find(({ country, fame }) => fame >= needed(country));
    const isOther = town === undefined || (isCommonWord(name) && !isHere(town.country, language));
    const weight = town && isHere(town.country, language) ? WELL_KNOWN : 0;
    return isOther ? [] : [{ name, id: town.id, fame: town.fame + weight, isRomanised: town.isRomanised === true }];
  });
  // "Ростов" is in the table, "Ростовь" only written like it; "Ζάκυνθο" is the form of "Ζάκυνθος".
  const named = found.filter(
    ({ id, isRomanised }) => !isRomanised || found.every((other) => other.id !== id || other.isRomanised),
  );
  const [best] = named.sort(
    (one, other) => other.fame - one.fame || Number(one.name === written) - Number(other.name === written),
  );
  const isMeant = named.every(({ id, fame }) => id === best?.id || best === undefined || best.fame - fame >= CLEARLY);
  return isMeant ? best?.name : undefined;
}

function isHere(country: string, language: string): boolean {
  return COUNTRIES[language]?.includes(country) ?? false;
}

/** A name of several words is seldom anything else than a town, however small. */
function neededIn(language: string, isLong: boolean): (country: string) => number {
  const here = isLong ? 1 : KNOWN_HERE;
  return (country) => (isHere(country, language) ? here : KNOWN_ELSEWHERE);
}

/** What a name may be before it is declined: each of its words in each form, and the name as it stands. */
export function formsOf(written: string, language: string): string[] {
  const pieces = written.split(/([ -])/);
  if (pieces.length > MAX_PIECES) return [];
  let forms = [''];
  for (const piece of pieces) {
    const isName = /^\p{Lu}\p{L}/u.test(piece) || (pieces.length > 1 && /^\p{Ll}{4}/u.test(piece));
    const own = isName ? [...formsOfWord(piece, language), piece] : [piece];
    forms = forms.flatMap((form) => own.map((end) => form + end)).slice(0, MAX_FORMS ** 2);
  }
  // "Maribor" is asked for once; "Mariboer" is no other way of writing it.
  const seen = new Set<string>();
  return forms.filter((form) => {
    const key = fold(form);
    const isRespelt = TRANSCRIBED.test(key) && !TRANSCRIBED.test(fold(written));
    return !isRespelt && seen.size < seen.add(key).size;
  });
}

function formsOfWord(word: string, language: string): string[] {
  const rows = (ENDINGS.get(language) ?? []).filter(
    ([, ending]) => word.endsWith(ending) && word.length > ending.length,
  );
  // The longest ending first: it knows most of the word.
  return rows
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([, ending, named]) => named.split('|').map((end) => word.slice(0, word.length - ending.length) + end))
    .slice(0, MAX_FORMS);
}
