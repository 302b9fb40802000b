import type { SectionKind } from '../../text/words/section-kinds.js';
import { foldDotless, list } from '../../text/words.js';
import { BENEFIT_NAMES, REQUIREMENT_NAMES } from '../../text/words/data-name-words.js';
import type { LanguageWords } from '../../text/words/pattern-parts.js';
import { kindOfHeading } from '../lines/section-headings.js';
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

/** "vitilbyder": headings that a name of data writes in one, or by their verb alone. */
const JOINED: ReadonlyMap<string, SectionKind> = new Map([
  ...joined(REQUIREMENT_NAMES, 'requirements'),
  ...joined(BENEFIT_NAMES, 'benefits'),
]);

function joined(rows: readonly LanguageWords[], kind: SectionKind): (readonly [string, SectionKind])[] {
  return rows.flatMap(([, words]) =>
    foldDotless(words)
      .split('|')
      .map((word) => [word.replace(/[^\p{L}\p{N}]/gu, ''), kind] as const),
  );
}

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
  const called = formed ?? filled.find(([name, value]) => isListOfTexts(value) && isHeading(name, heading));
  return called?.[1];
}

/** "kualifikasi", "requisitos": the word by itself heads such a part on a page, and names nothing else in data. */
function isHeading(name: string, heading: string): boolean {
  if (isKnownName(name) || fieldOfName(name) !== undefined) return false;
  const kind = JOINED.get(name) ?? kindOfHeading(name);
  return kind !== undefined && kind !== 'other' && HEADINGS[kind] === heading;
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
