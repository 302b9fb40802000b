import { hasWord } from '../../text/words.js';
import { readJobType } from '../../text/kinds/job-type.js';
import { hasNameLike, textIn, textOfItem, valueOf, type JsonItem } from './json-items.js';
import { ADDRESS, DEPARTMENT, DESCRIPTION, KIND, PLACE, SECTIONS, SLUG, TITLE } from './json-names.js';
import { isJobByKind } from './json-kinds.js';
import { namesFor, partOfPay } from './json-labels.js';
import { isCareerUrl } from '../lines/headings/career-words.js';
import { jobTitleScore } from '../lines/titles/job-titles.js';
import { hasGivenName, isPersonName } from '../lines/people/person-name.js';
import { NAMES_OF_PEOPLE, PRICE_NAMES } from '../../text/words/sites/data-name-words.js';
import { NAMES_OPENINGS_IN_DATA } from '../../text/words/sites/opening-names.js';
import { anyOfFolded } from '../../text/words/pattern-parts.js';
import { wordPattern } from '../../text/word-pattern.js';

const JOB_WORD = wordPattern(`stelle|vaga|${NAMES_OPENINGS_IN_DATA}`, 'iu');

/** Entries of a list that are looked at. */
const SAMPLE = 30;

/** The name under which most entries have what reads like a title. */
export function titleName(items: readonly JsonItem[]): string | undefined {
  const sample = items.slice(0, SAMPLE);
  const names = [...TITLE, ...namesCalledTitles(sample)];
  const rated = names.flatMap((name, order) => {
    const values = sample
      .flatMap((item) => (Array.isArray(valueOf(item, [name])) ? [] : (textOfItem(item, [name]) ?? [])))
      .filter((value) => value.length >= 3 && value.length <= 160 && hasWord(value));
    if (values.length * 5 < sample.length * 4) return [];
    const likely = values.filter((value) => jobTitleScore(value) > 0).length / values.length;
    return [{ name, order, likely }];
  });
  if (rated.every(({ likely }) => likely < 0.5)) {
    const other = unknownTitle(sample);
    if (other !== undefined) return other;
  }
  const [best] = rated.toSorted((a, b) => Math.round(b.likely * 3) - Math.round(a.likely * 3) || a.order - b.order);
  return best?.name;
}

/** Names of entries that are called after titles, in any language. */
function namesCalledTitles(sample: readonly JsonItem[]): ReadonlySet<string> {
  return new Set(sample.flatMap((item) => namesFor(item, [], 'title')));
}

/** A name that nobody foresaw, under which most entries have what surely is a title. */
function unknownTitle(sample: readonly JsonItem[]): string | undefined {
  const names = new Set(
    sample.flatMap((item) => [...item.keys()]).filter((name) => !name.includes('.') && !NO_TITLE.has(name)),
  );
  // What an entry is called in addresses reads like its title where nothing else does: "fleet-manager".
  const isOfAddresses = (name: string): boolean => SLUG.includes(name);
  const inOrder = [...names].toSorted((one, other) => Number(isOfAddresses(one)) - Number(isOfAddresses(other)));
  return inOrder.find((name) => {
    const values = sample
      .flatMap((item) => (typeof item.get(name) === 'string' ? (textOfItem(item, [name]) ?? []) : []))
      .filter((value) => value.length >= 3 && value.length <= 100 && !OF_ADDRESSES.test(value));
    const likely = values.filter((value) => jobTitleScore(value) > 0).length;
    return likely * 5 >= sample.length * 3 && new Set(values).size * 3 > values.length * 2;
  });
}

/** "fleet-manager-2", "quality_lead": as addresses write a title. */
const OF_ADDRESSES = /^[\p{Ll}\p{N}]{1,40}(?:[-_][\p{Ll}\p{N}]{1,40}){1,20}$/u;

const NO_TITLE = new Set([
  ...TITLE,
  ...ADDRESS,
  ...PLACE,
  ...KIND,
  ...DEPARTMENT,
  ...DESCRIPTION,
  ...SECTIONS.flatMap(([, names]) => names),
]);

/** What lists of other things on career pages are called, by the last word of their name. */
const OTHER_LISTS =
  /^(?:teams?|people|staff|employees|colleagues|members|leadership|mitarbeiter(?:innen)?|stor(?:y|ies)|testimonials?|quotes|events?|veranstaltungen|departments?|abteilungen|locations?|standorte|offices|categories|benefits|perks|faqs?|news|services|products)$/;
/** What lists of postings that are over are called, by the first word of their name. */
const PAST_LISTS = /^(?:past|closed|archived?|expired|filled|former|previous|inactive|vergangene?|archiv)$/;
const IS_STATED_JOB = /employment|jobtype|contracttype|salary|apply|deadline|requirement|qualification/;

/**
 * What a list by its own name, or that of the address that answers with nothing else, holds instead of open postings.
 */
export function otherThanPostings(
  items: readonly JsonItem[],
  { path, url }: { path: string; url: string },
): 'past' | 'others' | undefined {
  const [name = ''] = path === '' ? pathOf(url).split(/[?.]/) : [path];
  const own = name.split(/[./]/).findLast((part) => part !== '') ?? '';
  const words = own
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]/)
    .filter((word) => word !== '');
  if (PAST_LISTS.test(words[0] ?? '')) return 'past';
  const saysJobs =
    items.filter((item) => isJobByKind(item) || hasNameLike(item, IS_STATED_JOB)).length * 2 > items.length;
  return OTHER_LISTS.test(words.at(-1) ?? '') && !saysJobs ? 'others' : undefined;
}

/** How surely a list's entries are postings; undefined where they have no titles or are something else for sure. */
export function scoreOf(items: readonly JsonItem[], { path, url }: { path: string; url: string }): number | undefined {
  const sample = items.slice(0, SAMPLE);
  const name = titleName(items);
  if (name === undefined) return undefined;
  const share: Share = (test) => sample.filter(test).length * 2 > sample.length;
  const has: HasNames = (pattern) => share((item) => hasNameLike(item, pattern));
  if (isHistory(path, has)) return undefined;
  const titles = sample.map((item) => textOfItem(item, [name]) ?? '');
  const speaksOfJobs = JOB_WORD.test(path) || JOB_WORD.test(pathOf(url));
  const hasPlace = share(
    (item) =>
      valueOf(item, namesFor(item, PLACE, 'location')) !== undefined ||
      hasNameLike(item, /(?:^|[.\w])(?:city|location|standort)$/),
  );
  const against =
    againstPeople(has) +
    againstNamed(sample, name) +
    (titles.some((title) => jobTitleScore(title) === 2) ? 0 : againstEvents(has)) +
    againstCompanies(has) +
    againstArticles(has, { hasPlace, speaksOfJobs });
  const facts =
    (speaksOfJobs ? 2 : 0) +
    (path === '' && isCalledCareers(url) ? 1 : 0) +
    (hasPlace ? 2 : 0) +
    pointsOfFacts(share, has);
  return facts + pointsOfTitles(titles) - against;
}

/** Whether an address ends in the very name of career pages, "/api/karir": all that it answers is about them. */
function isCalledCareers(url: string): boolean {
  const name =
    pathOf(url)
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1)
      ?.replace(/\.(?:json|php)$/, '') ?? '';
  return name !== '' && isCareerUrl(`https://site.invalid/${encodeURIComponent(name)}`);
}

/** Whether more than half of the entries are so. */
type Share = (test: (item: JsonItem) => boolean) => boolean;
/** Whether more than half of the entries have something under such a name. */
type HasNames = (pattern: RegExp) => boolean;

/** Points for titles that surely are those of jobs; against those that surely are none, and for a few said often. */
function pointsOfTitles(titles: readonly string[]): number {
  const scores = titles.map(jobTitleScore);
  const likely = scores.filter((score) => score > 0).length / scores.length;
  const unlikely = scores.filter((score) => score < 0).length / scores.length;
  const isRepeated = new Set(titles).size * 3 < titles.length;
  return likelihood(likely) - (unlikely > 0.5 ? 4 : 0) - (isRepeated ? 2 : 0);
}

const IS_OF_JOBS =
  /salary|apply|remote|requisition|deadline|gehalt|bewerb|hiring|seniority|jobid|vacancy|qualification|requirement|anforderung|aufgaben|responsibilit/;

function saysPay(item: JsonItem): boolean {
  for (const [name, value] of item) if (partOfPay(name) !== undefined && /\d/.test(textIn(value) ?? '')) return true;
  return false;
}

/** Points of what is said of postings beside their titles and places. */
function pointsOfFacts(share: Share, has: HasNames): number {
  return (
    (share(
      (item) =>
        readJobType(textOfItem(item, namesFor(item, KIND, 'kind'))) !== undefined ||
        hasNameLike(item, /employment|jobtype|contract|anstellung|arbeitszeit/),
    )
      ? 2
      : 0) +
    (has(IS_OF_JOBS) || share(saysPay) ? 2 : 0) +
    (has(/(?:^|\.|job|req)(?:id|slug|key|ref|uuid|reference)$/) ? 1 : 0) +
    (share((item) => valueOf(item, namesFor(item, ADDRESS, 'address')) !== undefined) ? 1 : 0) +
    (share((item) => valueOf(item, namesFor(item, DEPARTMENT, 'department')) !== undefined) ? 1 : 0)
  );
}

/** What is said of articles; tags are said of postings too, which have a place. */
const ARTICLE = /author|readingtime|comments/;
const TAGGED = wordPattern(`${ARTICLE.source}|tags$`);

function againstArticles(has: HasNames, jobs: { readonly hasPlace: boolean; readonly speaksOfJobs: boolean }): number {
  const isArticle = has(jobs.hasPlace ? ARTICLE : TAGGED) && !has(/apply|employment|salary/) && !jobs.speaksOfJobs;
  return isArticle ? 3 : 0;
}

const IS_PRICE = wordPattern(`^${anyOfFolded(PRICE_NAMES)}$`, 'u');

/** Points of what is said of companies, and of what they sell. */
function againstCompanies(has: HasNames): number {
  return (has(/industry|employees|headquarters|price|sku|cart/) || has(IS_PRICE)) && !has(/salary|apply/) ? 3 : 0;
}

/** Points of what is said of people: their names, what they say, how they look. */
function againstPeople(has: HasNames): number {
  const isNamed = has(
    /^(?!contact|recruit|hiring|manager|ansprech|kontakt).*(?:firstname|lastname|vorname|nachname|birth)|^e?mail$/,
  );
  const isShown = has(/^(?:quote|bio|biography|fullname|avatar|portrait|headshot)$/) && !has(IS_STATED_JOB);
  return (isNamed ? 4 : 0) + (isShown ? 6 : 0);
}

/** Points of what is said of events: their day and hour, their tickets and who speaks there; none has "(m/f/d)". */
function againstEvents(has: HasNames): number {
  const isEvent = has(
    /^(?:termine?|event(?:start|end|date|time)?|uhrzeit|einlass|tickets?|ticket(?:url|link|price)|speakers?|referenten|veranstaltungsort|veranstalter|organi[sz]er)$/,
  );
  return isEvent && !has(IS_STATED_JOB) ? 4 : 0;
}

/** What people are called under beside their roles. */
const BESIDE_ROLES = [
  ...NAMES_OF_PEOPLE,
  ...['name', 'fullname', 'nombrecompleto', 'imeiprezime', 'isim', 'nama'],
  ...['title', 'titel', 'titre', 'titulo', 'titolo'],
];

/**
 * Points of entries that are called by the names of people, beside the roles that read like titles. A shop may be
 * called so ("Green Valley"): a third of them have names that are common.
 */
function againstNamed(sample: readonly JsonItem[], title: string): number {
  const names = BESIDE_ROLES.filter((name) => name !== title);
  const people = sample.flatMap((item) => {
    const said = names.map((name) => textOfItem(item, [name]) ?? '').find((text) => isPersonName(text));
    return said ?? [];
  });
  const isOfPeople = people.length * 2 > sample.length && people.filter(hasGivenName).length * 3 > people.length;
  return isOfPeople ? 6 : 0;
}

/** What a person did: a company beside dates from and to. */
function isHistory(path: string, has: HasNames): boolean {
  const isNamedSo = /profile|experience|history|career_?path|education/i.test(path);
  if (isNamedSo && !JOB_WORD.test(path.replace(/career|position/gi, ''))) return true;
  return (
    has(/(?:^|\.)(?:startdate|start|from)$/) &&
    has(/(?:^|\.)(?:enddate|end)$/) &&
    has(/company|employer|organi[sz]ation/)
  );
}

function pathOf(url: string): string {
  return URL.canParse(url) ? `${new URL(url).pathname}${new URL(url).search}` : url;
}

/** Points for the share of titles that surely are titles of jobs. */
function likelihood(share: number): number {
  if (share >= 0.5) return 3;
  return share > 0.2 ? 1 : 0;
}
