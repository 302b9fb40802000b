import type { JobPosting } from '../../fields.js';
import { foundPosting, type FoundPosting } from '../../posting.js';
import { readCountry } from '../../text/places/countries.js';
import { readDate } from '../../text/days/date.js';
import { readContractType, readJobType } from '../../text/kinds/job-type.js';
import { isPlaceName, readPlace } from '../../text/places/place.js';
import { readRemoteLabel } from '../../text/kinds/remote.js';
import { hasWord, list, record, text } from '../../text/words.js';
import { isTraining } from '../lines/openings/opening-like.js';
import { readShortContract, readShortKind } from '../lines/headings/short-values.js';
import { htmlToText } from '../tree/html.js';
import { readContactOf } from './json-contact.js';
import { labelsOf, textIn, textOfItem, valueOf, type JsonItem } from './json-items.js';
import {
  ADDRESS,
  COMPANY,
  DEADLINE,
  DEPARTMENT,
  DESCRIPTION,
  KIND,
  LABELS,
  PLACE,
  POSTED,
  REMOTE,
  SLUG,
} from './json-names.js';
import { namesFor } from './json-labels.js';
import { readJsonPay } from './json-pay.js';
import { yearsOf } from './json-years.js';
import { isFilled, sectionsOf } from './json-sections.js';
import { trainingCategory, trainingOfList, type CalledList } from './json-training.js';
import { unnamedKind, unnamedLists } from './json-unnamed.js';
import { proseOf } from '../tree/prose.js';

/** What an entry's list says of it. */
interface EntryOf extends CalledList {
  /** The name under which the entries have their titles. */
  readonly title: string | undefined;
  /** Department or place of the part of the list. */
  readonly group?: string | undefined;
  readonly pageUrl: string;
}

/** The posting that an entry of a list is; undefined for one without a title. */
export function readItem(item: JsonItem, of: EntryOf): FoundPosting | undefined {
  const { title: titleKey, group, pageUrl } = of;
  const title = titleKey === undefined ? undefined : textOfItem(item, [titleKey]);
  if (title === undefined) return undefined;
  const isPlaceGroup = group !== undefined && isPlaceName(group);
  const place = readPlaceOf(item, isPlaceGroup ? group : undefined);
  const slug = SLUG.map((name) => text(item.get(name))).find((value) => value !== undefined && !/^\d+$/.test(value));
  return foundPosting(
    'page-data',
    {
      job_title: htmlToText(title).replace(/\s+/g, ' '),
      job_url: addressOf(item, pageUrl),
      ...place,
      department: departmentOf(item) ?? (isPlaceGroup || isTraining(group ?? '') ? undefined : group),
      ...readKinds(item, of),
      remote_policy: remoteOf(item),
      posted_at: firstDate(item, namesFor(item, POSTED, 'posted_at')),
      application_deadline: firstDate(item, namesFor(item, DEADLINE, 'application_deadline')),
      company_name: labelsOf(item, COMPANY)[0],
      ...readJsonPay(item, () => place.country ?? readPlace(place.location ?? '').country),
      min_years_of_experience: yearsOf(item),
      ...readContactOf(item),
      job_description: descriptionOf(item),
    },
    {
      id: textOfItem(item, ['id', 'jobid', 'slug', 'uuid', 'key', 'reqid', 'requisitionid', 'reference', 'ref']),
      ...(slug !== undefined && { slug }),
    },
  );
}

function departmentOf(item: JsonItem): string | undefined {
  const training = trainingCategory(item);
  return labelsOf(item, namesFor(item, DEPARTMENT, 'department')).find((label) => label !== training);
}

function firstDate(item: JsonItem, names: readonly string[]): string | undefined {
  return names.map((name) => readDate(item.get(name))).find((date) => date !== undefined);
}

/** An interface is no page, and neither is a picture. */
const NO_PAGE =
  /^https?:\/\/api\.|\/(?:api|wp-json|graphql|rest|_api|services\/data)\/|\.(?:json|xml|png|jpe?g|svg|webp|gif)(?:$|\?)/i;

/** Application forms are the last resort: the advert itself is what is wanted. */
function addressOf(item: JsonItem, pageUrl: string): string | undefined {
  for (const name of [...namesFor(item, ADDRESS, 'address'), ...pageNames(item)])
    for (const candidate of [name, `${name}.url`, `${name}.href`, `${name}.path`, `${name}.alias`]) {
      const address = text(item.get(candidate));
      if (address === undefined || NO_PAGE.test(address)) continue;
      if (/^(?:https?:|\/|\.\/|#!?\/)/.test(address) && URL.canParse(address, pageUrl))
        return new URL(address, pageUrl).href;
      // "careers/fleet-manager" is written from the root where it begins as the page's own path does.
      if (/^[\w-]+(?:\/[\w.-]+)+\/?$|^[\w-]+\.html?$/.test(address))
        return new URL(isFromRoot(address, pageUrl) ? `/${address}` : address, pageUrl).href;
    }
  return undefined;
}

/** `link-positions-title`: so a collection of Wix names the page of an entry, and `-all` that of all of them. */
function pageNames(item: JsonItem): string[] {
  return [...item].flatMap(([name, value]) =>
    /^link\w{2,40}(?<!all)$/.test(name) && typeof value === 'string' && value.startsWith('/') ? [name] : [],
  );
}

function isFromRoot(address: string, pageUrl: string): boolean {
  return new URL(pageUrl).pathname.startsWith(`/${address.split('/')[0] ?? ''}`);
}

type PlaceFields = Pick<JobPosting, 'location' | 'country' | 'city' | 'postal_code' | 'street_address'>;

function readPlaceOf(
  item: JsonItem,
  group: string | undefined,
): { [F in keyof PlaceFields]: PlaceFields[F] | undefined } {
  const of = (...names: string[]): string | undefined =>
    names
      .flatMap((name) =>
        ['', 'address.', 'location.', 'joblocation.', 'office.', 'location.address.', 'joblocation.address.'].map(
          (prefix) => textOfItem(item, [`${prefix}${name}`]),
        ),
      )
      .find((value) => value !== undefined);
  const country = readCountry(of('country', 'countrycode', 'addresscountry', 'land', 'pays', 'pais'));
  const location = placeOf(item) ?? group ?? labelled(item, isPlaceName);
  const postal = of('postalcode', 'zip', 'zipcode', 'postcode', 'plz');
  return {
    location,
    country,
    city: undefined,
    postal_code: postal !== undefined && /\d/.test(postal) && postal.length <= 10 ? postal : undefined,
    street_address: of('streetaddress', 'street', 'strasse', 'addressline1'),
  };
}

const PARTS = [
  'city',
  'addresslocality',
  'town',
  'ort',
  'stadt',
  'ville',
  'region',
  'addressregion',
  'state',
  'country',
  'addresscountry',
];

function placeOf(item: JsonItem): string | undefined {
  for (const name of namesFor(item, PLACE, 'location')) {
    const value = valueOf(item, [name]);
    const whole = Array.isArray(value) ? placesIn(list(value)) : textIn(value);
    if (whole !== undefined && hasWord(whole) && !(name === 'workplace' && readRemoteLabel(whole) !== undefined))
      return whole;
    const parts = PARTS.flatMap((part) => labelsOf(item, [`${name}.${part}`, `${name}.address.${part}`]).slice(0, 1));
    if (parts.length > 0) return [...new Set(parts)].join(', ');
  }
  return endingIn(item, /(?<!re|al|dis)locations?$|city$|standorte?$|ubicacion$/).find((label) => hasWord(label));
}

/** Several places, each in its parts. */
function placesIn(values: readonly unknown[]): string | undefined {
  const places = values.flatMap((value) => {
    const own = record(value);
    const parts = ['city', 'region', 'state', 'country'].flatMap((part) => textIn(own[part]) ?? []);
    const whole = ['name', 'title', 'label', 'displayName', 'formatted']
      .map((name) => text(own[name]))
      .find((one) => one !== undefined);
    return whole ?? (parts.length > 0 ? parts.join(', ') : (textIn(value) ?? []));
  });
  return places.length === 0 ? undefined : [...new Set(places)].join('; ');
}

/** A label of a list of mixed ones that passes the test. */
function labelled(item: JsonItem, test: (label: string) => boolean): string | undefined {
  const lists = [...LABELS.map((name) => list(item.get(name))), ...[...item.values()].map(list).filter(areFacts)];
  return lists
    .flatMap((labels) => labels.flatMap((label) => textIn(label) ?? []))
    .find((label) => label.length < 40 && test(label));
}

/** No list of facts side by side is longer. */
const MAX_FACTS = 6;

/**
 * `["Graz", "Full-time"]`: texts of which each says where or how one works, one of them how. A list of skills may name
 * what is a place too, "Java".
 */
function areFacts(values: readonly unknown[]): boolean {
  if (values.length < 2 || values.length > MAX_FACTS) return false;
  const saysHow = (value: unknown): boolean =>
    typeof value === 'string' &&
    (readJobType(value) ?? readContractType(value) ?? readRemoteLabel(value)) !== undefined;
  const isShort = (value: unknown): value is string => typeof value === 'string' && value.length < 40;
  return values.every((value) => isShort(value) && (saysHow(value) || isPlaceName(value))) && values.some(saysHow);
}

/** Codes that mean hours only under a name that speaks of them. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/^(?:full|ft|vz|fulltime|complete|100 ?%)$/i, 'full-time'],
  [/^(?:part|pt|tz|parttime|partial)$/i, 'part-time'],
];

/** Names under which a short word may be of any kind: "media", "fast". */
const SAYS_ANY_KIND = /^(?:typ|type|tipo|kind|time|schedule|commitment)$/;

/** Hours and contract, each from the first name that says it. */
function readKinds(
  item: JsonItem,
  called: CalledList,
): { job_type: string | undefined; contract_type: string | undefined } {
  const names = namesFor(item, KIND, 'kind');
  const labels = [...labelsOf(item, names), ...endingIn(item, /employment|contract|jobtype|worktime/)];
  const short = names.flatMap((name) => (SAYS_ANY_KIND.test(name) ? [] : (textOfItem(item, [name]) ?? [])));
  const first = <T>(read: (label: string) => T | undefined, of = labels): T | undefined =>
    of.map(read).find((found) => found !== undefined);
  const coded = (label: string): string | undefined =>
    readJobType(label) ?? CODES.find(([pattern]) => pattern.test(label.trim()))?.[1];
  const told = TRUTHS.find(([pattern]) => isTrue(item, pattern))?.[1];
  return {
    job_type:
      first(coded) ??
      told ??
      first(readShortKind, short) ??
      readJobType(labelled(item, (label) => readJobType(label) !== undefined)) ??
      unnamedKind(item) ??
      readJobType(trainingCategory(item)) ??
      trainingOfList(called),
    contract_type: first(readContractType) ?? first(readShortContract, short),
  };
}

const TRUTHS: readonly (readonly [RegExp, string])[] = [
  [/^(?:is)?fulltime$/, 'full-time'],
  [/^(?:is)?parttime$/, 'part-time'],
  [/^(?:is)?internship$|^is(?:intern|praktikum|stage)$/, 'internship'],
  [/^(?:is)?apprenticeship$|^is(?:apprentice|ausbildung|azubi|alternance)$/, 'apprenticeship'],
];

/** Texts under names that hold one of the words. */
function endingIn(item: JsonItem, pattern: RegExp): string[] {
  return [...item].flatMap(([name, value]) =>
    pattern.test(name) && typeof value === 'string' && value.length < 60 ? [value] : [],
  );
}

function isTrue(item: JsonItem, pattern: RegExp): boolean {
  for (const [name, value] of item)
    if (pattern.test(name) && (value === true || value === 1 || (typeof value === 'string' && YES.test(value))))
      return true;
  return false;
}

const YES = /^(?:true|yes|y|1|ja|oui|si|sí|tak|full|fully|fulltime|full-time|always|100 ?%)$/i;

function remoteOf(item: JsonItem): string | undefined {
  const policies = REMOTE.map((name) => readRemoteLabel(textOfItem(item, [name])));
  const stated = policies.find((policy) => policy !== undefined);
  if (stated !== undefined) return stated;
  if (isTrue(item, /^(?:is)?hybrid$/)) return 'hybrid';
  const way =
    textOfItem(item, ['remote', 'remotestatus', 'remotepolicy', 'remotetype', 'telework', 'teletravail']) ?? '';
  if (/^(?:partial(?:ly)?|punctual|occasional(?:ly)?|some(?:times)?|flexible|part)$/i.test(way)) return 'hybrid';
  if (isTrue(item, /^(?:(?:is|has|fully)?remote(?:ok|allowed|position|job|work)?|telecommut\w*|teletravail)$/))
    return 'remote';
  const kinds = labelsOf(item, namesFor(item, KIND, 'kind')).map(readRemoteLabel);
  return (
    kinds.find((policy) => policy !== undefined) ??
    readRemoteLabel(labelled(item, (label) => readRemoteLabel(label) !== undefined))
  );
}

/** A text that is shorter (characters) may be of the list: `brief_description` beside `job_markdown`. */
const TEASER = 400;

/** The advert's text and its listed parts under their headings. */
function descriptionOf(item: JsonItem): string | undefined {
  const texts = namesFor(item, DESCRIPTION, 'description').flatMap((name) => proseOf(textsOf(item.get(name))) ?? []);
  const areTeasers = texts.every(({ length }) => length < TEASER);
  const longest = (areTeasers ? [...texts, ...textsEndingIn(item)] : texts).toSorted((a, b) => b.length - a.length)[0];
  const headed = sectionsOf(item);
  const sections = headed.flatMap(([heading, value]) => sectionOf(heading, value, longest));
  // Under no heading, before the first of them: what nobody foresaw belongs to none.
  const others = unnamedLists(
    item,
    headed.map(([, value]) => value),
  ).flatMap((lines) => sectionOf('', lines, longest));
  const parts = [...item.values()].flatMap((value) => partsOf(value, longest));
  const whole = [longest ?? '', ...others, ...sections, ...parts].filter((part) => part !== '').join('\n\n');
  return whole === '' ? undefined : whole;
}

/** Texts whose names nobody foresaw, by the last word of them: `websiteDescription`. */
function textsEndingIn(item: JsonItem): string[] {
  return [...item].flatMap(([name, value]) =>
    /(?<!meta|seo|company|team|image|alt|button|footer|legal|privacy|apply|application)(?:description|beschreibung|content|html|text|body|markup|markdown)$/.test(
      name,
    )
      ? (proseOf(value) ?? [])
      : [],
  );
}

/** The texts of a list of which some may be objects with a text. */
function textsOf(value: unknown): unknown {
  return Array.isArray(value)
    ? list(value).map((part) => (typeof part === 'string' ? part : (linesIn(part)[0] ?? '')))
    : value;
}

/** A part of an advert under its heading; nothing for what the advert's text says already. */
function sectionOf(heading: string, value: unknown, told: string | undefined): string[] {
  const lines = linesIn(value);
  if (lines.length === 0 || lines.every((line) => told?.includes(line) === true)) return [];
  const said = lines.map((line) => (lines.length > 1 ? `• ${line}` : line)).join('\n');
  return [heading === '' ? said : `${heading}\n${said}`];
}

function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return [proseOf(value) ?? ''].filter((line) => line !== '');
  if (Array.isArray(value)) return list(value).flatMap(linesIn);
  const own = record(value);
  const inner = ['text', 'content', 'description', 'value', 'item', 'name', 'title', 'label', 'body']
    .map((name) => own[name])
    .find(isFilled);
  return inner === undefined ? [] : linesIn(inner);
}

/** A list of parts that have each a heading and a text or a list. */
function partsOf(value: unknown, told: string | undefined): string[] {
  const parts = list(value)
    .map(record)
    .map((part) => ({
      heading: ['heading', 'title', 'headline', 'header', 'label', 'name', 'titel', 'titre']
        .map((name) => text(part[name]))
        .find((one) => one !== undefined),
      body: ['items', 'list', 'points', 'bullets', 'content', 'body', 'text', 'html', 'description', 'value']
        .map((name) => part[name])
        .find(isFilled),
    }));
  if (parts.length === 0 || !parts.every(({ heading, body }) => heading !== undefined && body !== undefined)) return [];
  return parts.flatMap(({ heading = '', body }) => sectionOf(heading, body, told));
}
