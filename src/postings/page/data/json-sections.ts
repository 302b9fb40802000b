import type { SectionKind } from '../../text/words/sections/section-kinds.js';
import { foldDotless, list } from '../../text/words.js';
import { BENEFIT_NAMES, REQUIREMENT_NAMES } from '../../text/words/sites/data-name-words.js';
import { SECTION_WORDS } from '../../text/words/sections/section-words.js';
import { kindOfHeading } from '../lines/headings/section-headings.js';
import type { JsonItem } from './json-items.js';
import { fieldOfName, isKnownName } from './json-labels.js';
import { SECTIONS } from './json-names.js';

/** Under which heading of ours stands what a name of data says as a heading of an advert does. */
const HEADINGS: Readonly<Record<SectionKind, string>> = {
  requirements: 'Requirements',
  nice_to_have: 'Nice to have',
  benefits: 'Benefits',
};

/** What a name adds to what it is called after: `requirements_desc`, `benefitsList`. */
const FORM = /(?<=\w{4})(?:desc|description|list|items|points|text|html|content)$/;

/** "vitilbyder", "youbring": headings that a name of data writes in one, or by their verb alone. */
const JOINED: ReadonlyMap<string, SectionKind | 'other'> = new Map<string, SectionKind | 'other'>([
  // The first row of headings that matches wins, and the last entry of a map.
  ...SECTION_WORDS.toReversed().flatMap(([kind, , words]) => joined(words.split('|').filter(isOfWords), kind)),
  ...REQUIREMENT_NAMES.flatMap(([, words]) => joined(words.split('|'), 'requirements')),
  ...BENEFIT_NAMES.flatMap(([, words]) => joined(words.split('|'), 'benefits')),
]);

/** One word by itself is told by the table of headings, with its endings. */
function isOfWords(heading: string): boolean {
  return heading.includes(' ') && !heading.includes('*');
}

function joined<Kind extends string>(headings: readonly string[], kind: Kind): [string, Kind][] {
  return headings.map((heading) => [foldDotless(heading).replace(/[^\p{L}\p{N}]/gu, ''), kind]);
}

/** What the Russian, Ukrainian and Bulgarian word for "conditions" heads is offered; the Serbian one asks. */
const CONDITIONS = /^(?:work(?:ing)?)?conditions$/;
const OF_CONDITIONS = /[йюя]/iu;

/** Of an entry the value of each part of an advert: under a name of the table, else one that is called after it. */
export function sectionsOf(item: JsonItem): (readonly [heading: string, value: unknown])[] {
  return SECTIONS.map(([heading, names]) => {
    const named = names.map((name) => item.get(name)).find((value) => isFilled(value));
    return [heading, named ?? calledAfter(item, heading, names)] as const;
  });
}

function calledAfter(item: JsonItem, heading: string, names: readonly string[]): unknown {
  const filled = [...item].filter(([, value]) => isFilled(value));
  const formed = filled.find(([name]) => FORM.test(name) && names.includes(name.replace(FORM, '')));
  const called = formed ?? filled.find(([name, value]) => isListOfTexts(value) && headingOf(name, value) === heading);
  return called?.[1];
}

/** "kualifikasi", "requisitos": the word by itself heads such a part on a page, and names nothing else in data. */
function headingOf(name: string, value: unknown): string | undefined {
  if (isKnownName(name) || fieldOfName(name) !== undefined) return undefined;
  const isOffered = CONDITIONS.test(name) && list(value).some((line) => OF_CONDITIONS.test(String(line)));
  const kind = isOffered ? 'benefits' : (JOINED.get(name) ?? kindOfHeading(name));
  return kind === undefined || kind === 'other' ? undefined : HEADINGS[kind];
}

function isListOfTexts(value: unknown): boolean {
  const texts = list(value);
  return texts.length > 0 && texts.every((text) => typeof text === 'string');
}

/** Whether there is a text, a list or an object. */
export function isFilled(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && typeof value !== 'number' && typeof value !== 'boolean'
  );
}
