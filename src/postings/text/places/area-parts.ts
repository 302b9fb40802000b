import { divisionsOfCode } from './gazetteer.js';
import { areaIn, readName, unread, type Part } from './place-names.js';
import { AREA_WORDS, type AreaKind } from '../words/places/area-words.js';

/** A word of administration: what it makes of a name, and codes of the countries that use it; none for all. */
interface Area {
  readonly kind: AreaKind;
  readonly countries: readonly string[];
}

const BEFORE = new Map<string, Area[]>();
const BEHIND = new Map<string, Area[]>();
/** Written in one word with the name, or with its declined end: "Київ|ська область". */
const ENDS: [string, Area][] = [];
const STARTS: [string, Area][] = [];

for (const [words, kind, codes] of AREA_WORDS) {
  const area = { kind, countries: codes === '' ? [] : codes.split(' ') };
  for (const word of words.split('|')) {
    if (word.startsWith('* ')) add(BEHIND, word.slice(2), area);
    else if (word.startsWith('*')) ENDS.push([word.slice(1), area]);
    else if (word.endsWith('*')) STARTS.push([word.slice(0, -1), area]);
    else add(BEFORE, word, area);
  }
}

function add(table: Map<string, Area[]>, word: string, area: Area): void {
  table.set(word, [...(table.get(word) ?? []), area]);
}

/** A name that a word of administration stands beside: "Lkr. Erding", "Pest megye", "Quận 7". */
export function readArea(text: string): Part | undefined {
  for (const [name, area] of [...areasInWord(text), ...areasBeside(text)]) {
    const part = partOf(text, name, area);
    if (part) return part;
  }
  return undefined;
}

/** A name that may have a word of administration beside it, with the word. */
type NameOfArea = [name: string, area: Area];

/** Names that are one word with it. */
function areasInWord(text: string): NameOfArea[] {
  const lower = text.toLowerCase();
  const found: NameOfArea[] = [];
  for (const [end, area] of ENDS)
    if (lower.length > end.length + 1 && lower.endsWith(end)) found.push([text.slice(0, -end.length), area]);
  for (const [start, area] of STARTS)
    if (lower.length > start.length + 1 && lower.startsWith(start)) found.push([text.slice(start.length).trim(), area]);
  return found;
}

/** Names that it stands before or behind. */
function areasBeside(text: string): NameOfArea[] {
  const found: NameOfArea[] = [];
  const words = text.split(' ').slice(0, 8);
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    const [before, after] = [words.slice(0, length).join(' '), words.slice(-length).join(' ')];
    for (const area of BEFORE.get(before.toLowerCase()) ?? []) found.push([words.slice(length).join(' '), area]);
    for (const area of BEHIND.get(after.toLowerCase()) ?? []) found.push([words.slice(0, -length).join(' '), area]);
  }
  return found;
}

function partOf(text: string, name: string, { kind, countries }: Area): Part | undefined {
  const inner = readName(name);
  // "BC Interior": the code of a province.
  const known = new Set([...inner.towns, ...inner.divisions, ...divisionsOfCode(name)].map(({ country }) => country));
  const fitting = countries.length === 0 ? [...known].slice(0, 1) : countries.filter((country) => known.has(country));
  if (kind === 'around') return areaOf(text, inner, fitting);
  if (kind === 'area') return areaOf(text, inner, fitting.length > 0 ? fitting : countries);
  // "Filiale Baden": which of its namesakes, others decide.
  const towns = countries.length === 0 ? inner.towns : inner.towns.filter(({ country }) => fitting.includes(country));
  if (towns.length > 0) return { ...unread(name), towns, ...(countries.length > 0 && { said: 'village' as const }) };
  return kind === 'village' && /^\p{Lu}/u.test(name) ? { ...areaIn(name, countries), said: 'village' } : undefined;
}

/** An area in these countries, with the divisions there that its name has without the word. */
function areaOf(text: string, { divisions }: Part, countries: readonly string[]): Part | undefined {
  const within = divisions.filter(({ country }) => countries.includes(country));
  return countries.length === 0 ? undefined : areaIn(text, countries, within);
}
