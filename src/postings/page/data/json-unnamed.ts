import { readJobType } from '../../text/kinds/job-type.js';
import { personOfValue } from '../../text/people/labelled-person.js';
import { isPlaceName } from '../../text/places/place.js';
import { list } from '../../text/words.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';
import { defined } from '../../defined.js';
import type { JobPosting } from '../../fields.js';
import type { JsonItem } from './json-items.js';
import { fieldOfName, isKnownName } from './json-labels.js';

/** A kind, or somebody's name with a number, is written no longer (characters). */
const MAX_KIND = 40;
const MAX_CONTACT = 90;
/** So many words has a line of an advert at least: fewer are a label. */
const MIN_WORDS = 3;

/** Names of lists that say something of the page or of other openings. */
const OF_PAGE =
  /breadcrumb|crumb|related|similar|other|keyword|seo|tag|image|photo|file|url|link|href|office|locat|categor|language|question|answer|form|filter|option|step|class|path|alias/;

/** Values of an entry under names that nobody foresaw, in any language: told by what they say. */
function unforeseen(item: JsonItem): [name: string, value: unknown][] {
  return [...item].filter(
    ([name]) => !name.includes('.') && !isKnownName(name) && fieldOfName(name) === undefined && !OF_PAGE.test(name),
  );
}

/**
 * Lists of lines under such names, as `opg: ["Plan the routes", …]` for "opgaver": they are parts of the advert's text.
 * What `told` are parts of it already, and lists of labels, places, addresses or titles are none.
 */
export function unnamedLists(item: JsonItem, told: readonly unknown[]): string[][] {
  return unforeseen(item).flatMap(([, value]) => {
    const lines = list(value).filter((line) => typeof line === 'string');
    const isList = Array.isArray(value) && lines.length > 0 && lines.length === value.length && !told.includes(value);
    return isList && areLines(lines) ? [lines] : [];
  });
}

function areLines(texts: readonly string[]): boolean {
  const long = texts.filter((text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= MIN_WORDS);
  const isOther = (text: string): boolean => /^(?:https?:|\/|\.\/|[<{[])/.test(text) || isPlaceName(text);
  return long.length * 2 >= texts.length && !texts.some(isOther) && !texts.some((text) => jobTitleScore(text) === 2);
}

/** `tid: "Deltid, 12-15 timer"`: hours that a short text by itself names, in front of a comma if anywhere. */
export function unnamedKind(item: JsonItem): 'full-time' | 'part-time' | undefined {
  const kinds = unforeseen(item).flatMap(([, value]) => {
    if (typeof value !== 'string' || value.length > MAX_KIND) return [];
    const [first = ''] = value.split(/[,;(]/);
    if (first.trim().split(/[\s-]+/).length > 2) return [];
    const kind = readJobType(first);
    return kind === 'full-time' || kind === 'part-time' ? [kind] : [];
  });
  const [kind, ...others] = new Set(kinds);
  return others.length === 0 ? kind : undefined;
}

type Contact = Pick<JobPosting, 'hiring_manager_name' | 'hiring_manager_email' | 'hiring_manager_phone'>;

/** `kon: "Head of IT Ann Berg, ann.berg@mill.example"`: a name with a mailbox or a number behind it. */
export function unnamedContact(item: JsonItem): Contact | undefined {
  for (const [, value] of unforeseen(item)) {
    if (typeof value !== 'string' || value.length > MAX_CONTACT || /[\n<{]/.test(value)) continue;
    const { name, email, phone } = personOfValue(value) ?? {};
    if (name === undefined || (email ?? phone) === undefined) continue;
    return defined({ hiring_manager_name: name, hiring_manager_email: email, hiring_manager_phone: phone });
  }
  return undefined;
}
