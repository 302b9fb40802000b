import { completed, type FoundPosting } from '../../posting.js';
import { mayBeOnePlace } from '../../same-place.js';
import { titleWords } from '../../text/title-level.js';
import { GENDER } from '../lines/titles/job-titles.js';
import { record } from '../../text/words.js';
import { objectsInProgram } from './code-literals.js';
import { flatItem, type JsonItem } from './json-items.js';
import { JsonLinks } from './json-links.js';
import { readItem } from './json-posting.js';
import { publicOf } from './json-public.js';
import { nodesIn } from './json-nodes.js';
import type { JsonOrigin } from './json-records.js';
import { scoreOf, titleName } from './json-score.js';

/** A text of an advert is longer than this (characters). */
const TEXT = 80;
/** A name or text that may be a title is no longer than this (characters). */
const MAX_TITLE = 200;

/**
 * Postings that a page lists by their titles, completed by what data of the page say under the same titles: what a
 * dialog shows of them when they are pressed. `values` are data in scripts and attributes, lists or objects by names.
 * What two of them say of one title and place in other words stays out, and what is said of people.
 */
export function withCarriedDetails(
  postings: readonly FoundPosting[],
  values: readonly unknown[],
  origin: JsonOrigin,
): FoundPosting[] {
  const wanted = titlesByWords(postings);
  const details = new Map<string, FoundPosting[]>();
  for (const root of values) {
    const view = { language: origin.language, links: new JsonLinks(root) };
    for (const entry of entriesUnder(root, wanted)) {
      const read = readDetail(flatItem(entry.value, view), origin);
      if (read) details.set(entry.title, [...(details.get(entry.title) ?? []), read]);
    }
  }
  return postings.map((posting) => {
    const detail = theOnly(details.get(posting.fields.job_title ?? '') ?? [], posting);
    return detail ? withDetail(posting, detail) : posting;
  });
}

/** Likewise, of the objects in the code of a page's programs that say a title or are named after one. */
export function withProgramDetails(
  postings: readonly FoundPosting[],
  programs: readonly string[],
  origin: JsonOrigin,
): FoundPosting[] {
  const wanted = titlesByWords(postings);
  const values = programs.flatMap((source) =>
    objectsInProgram(source, (text) => titleAmong(text, wanted) !== undefined),
  );
  return withCarriedDetails(postings, values, origin);
}

/** Titles by their words, also without those for whom they are: "baker" is the short name of "Baker (m/f/d)". */
function titlesByWords(postings: readonly FoundPosting[]): ReadonlyMap<string, string> {
  const titles = postings.flatMap(({ fields }) => fields.job_title ?? []);
  const bare = titles.map((title) => [titleWords(title.replace(GENDER, ' ')), title] as const);
  return new Map(
    [...bare, ...titles.map((title) => [titleWords(title), title] as const)].filter(([words]) => words !== ''),
  );
}

/** A posting with what is known of it in more words: a line of a list is no text where there is one. */
export function withDetail(posting: FoundPosting, detail: FoundPosting): FoundPosting {
  const { job_description: line = '', ...fields } = posting.fields;
  const { job_description: _line, ...evidence } = posting.evidence;
  const isLonger = (detail.fields.job_description ?? '').length > line.length;
  return isLonger ? completed({ ...posting, fields, evidence }, detail) : posting;
}

/** The one detail of a title; of several the one that says its place, or they say the same. */
function theOnly(details: readonly FoundPosting[], posting: FoundPosting): FoundPosting | undefined {
  const here = details.filter((detail) => mayBeOnePlace(posting, detail));
  const sameLine = here.filter(
    ({ fields }) => fields.location !== undefined && fields.location === posting.fields.location,
  );
  const [first, ...others] = sameLine.length > 0 ? sameLine : here;
  const said = first?.fields.job_description;
  return others.every(({ fields }) => fields.job_description === said) ? first : undefined;
}

function readDetail(item: JsonItem, origin: JsonOrigin): FoundPosting | undefined {
  const score = scoreOf([item], { path: '', url: '' });
  if (score === undefined || score < 0 || publicOf([{ item }]).length === 0) return undefined;
  const read = readItem(item, { title: titleName([item]), pageUrl: origin.pageUrl });
  if ((read?.fields.job_description ?? '').length <= TEXT) return undefined;
  return read && { fields: read.fields, evidence: read.evidence };
}

/** An object that says a title, or stands below it. */
interface Entry {
  /** As the page writes it. */
  readonly title: string;
  readonly value: unknown;
}

/** Objects that have one of the titles as a member, or that it is the name of; what is further out comes first. */
function* entriesUnder(root: unknown, wanted: ReadonlyMap<string, string>): Generator<Entry> {
  const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;
  for (const node of nodesIn(root, isNested)) if (!Array.isArray(node)) yield* entriesOf(record(node), wanted);
}

function* entriesOf(object: Readonly<Record<string, unknown>>, wanted: ReadonlyMap<string, string>): Generator<Entry> {
  for (const [name, value] of Object.entries(object)) {
    const said = typeof value === 'string' ? titleAmong(value, wanted) : undefined;
    const under = titleAmong(name, wanted);
    if (said !== undefined) yield { title: said, value: object };
    else if (under !== undefined) yield* entryNamed(value, under);
  }
}

/** `{ "Baker": { … } }`, `{ "shift-baker": "<p>…" }`: the name is the title that the value does not say. */
function* entryNamed(value: unknown, title: string): Generator<Entry> {
  if (typeof value === 'string' && value.length > TEXT) yield { title, value: { title, description: value } };
  const own = Object.values(record(value));
  const saysItself = own.some((text) => typeof text === 'string' && titleWords(text) === titleWords(title));
  if (own.length > 0 && !saysItself) yield { title, value: { ...record(value), title } };
}

function titleAmong(text: string, wanted: ReadonlyMap<string, string>): string | undefined {
  return text.length > MAX_TITLE || text === '' ? undefined : wanted.get(titleWords(text));
}
