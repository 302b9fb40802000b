// No interface; as its job sites serve it (2026), in two generations: a table on /Jobs/All, ten to fifty rows a page;
// the page names the next one.
import { ParseError } from '../../../errors.js';
import {
  attribute,
  elementsNamed,
  findAll,
  lineOf,
  parseHtml,
  type Document,
  type Element,
} from '../../../postings/page/tree/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { isTownName, readPlace } from '../../../postings/text/places/place.js';
import { jsonOf, numeric, text } from '../../../postings/text/words.js';
import type { Listing, ListingPage, ListingRequest } from '../../listing.js';
import { tenant, type AtsSystem, type Board } from '../ats.js';
import { absolute, jobPage, ofClass, pageRequest, plainAddress, readOwnPage } from '../pages.js';
import { at } from '../reading.js';
import { readEmployment } from '../values.js';

/** Not where a company's staff sign in. */
const HOST = /^(?!employeeapp)([\w-]+)(?:\.[a-z]{2})?\.umantis\.com$/;
const VACANCY = /\/Vacancies\/(\d+)\/(Description|Application\/CheckLogin)\/\d+/;
/** What the columns hold that every company has under the same number. */
const COLUMNS: Record<string, string> = { 1184117: 'Art', 1184118: 'Befristung', 1184120: 'Abteilung' };
const PLACE = 'tableaslist_element_1152495';
/** A page without rows is an empty list where it has what lists are made of. */
const EMPTY_LIST = /(?<![\w-])(?:umantis|globalUmantisParams|tableaslist|table-as-list)/i;
/** Letters that may be of anything. */
const SHORT = 3;

export const umantis: AtsSystem = {
  name: 'umantis',
  liveBoard: 'https://recruitingapp-2840.umantis.com/Jobs/All',
  hosts: /\.umantis\.com$/,

  recogniseUrl(url) {
    return tenant(HOST.exec(url.hostname)?.[1]) === undefined ? undefined : boardOf(url);
  },

  recogniseMarkup(marks, pageUrl) {
    return /\bglobalUmantisParams\b|\bHSTableLinkSubTitle\b/.test(marks) ? [boardOf(pageUrl)] : [];
  },

  listing: ({ url }): Listing => ({
    first: () => [pageRequest(url)],
    read: readPage,
    // A title that leads to the application only has no text anywhere.
    detail: (posting) => (/\/Application\//.test(posting.fields.job_url ?? '') ? undefined : jobPage(posting)),
    readDetail: (body, posting) => readOwnPage(body, posting, 'umantis'),
  }),
};

/** Some share a site between many companies, of which each shows its own by their numbers. */
function boardOf({ host, searchParams }: URL): Board {
  const companies = searchParams.get('CompanyID');
  const filter = companies !== null && /^[\d|]+$/.test(companies) ? `?CompanyID=${encodeURIComponent(companies)}` : '';
  return { system: 'umantis', key: `${host}${filter}`, url: `https://${host}/Jobs/All${filter}` };
}

function readPage(body: string, request: ListingRequest): ListingPage {
  const document = parseHtml(body);
  const links = titleLinks(document);
  if (links.length === 0 && (!EMPTY_LIST.test(body) || isTitled(document)))
    throw new ParseError('umantis: the page has no HSTableLinkSubTitle that leads to a vacancy');
  const found = links.map((link) => readLink(link, request.url));
  const state = jsonOf(attribute(elementsNamed(document, 'table-navigation')[0], 'initial-data-string'));
  const total = numeric(at(state, 'TableTotalLines'));
  const isWhole = total !== undefined && (numeric(at(state, 'TableTo')) ?? 0) >= total;
  const next = links.length === 0 || isWhole ? undefined : nextPage(document, body, request.url);
  return {
    postings: [...new Map(found.map((posting) => [posting.id, posting] as const)).values()],
    ...(total !== undefined && { total }),
    ...(next !== undefined && { next: [next] }),
  };
}

/** Titles that lead to no vacancy are no empty list. */
function isTitled(document: Document): boolean {
  return ofClass(document, 'HSTableLinkSubTitle').length > 0;
}

function titleLinks(document: Document): Element[] {
  const isVacancy = (link: Element): boolean => VACANCY.test(attribute(link, 'href'));
  const titles = ofClass(document, 'HSTableLinkSubTitle').filter(isVacancy);
  if (titles.length > 0) return titles;
  const rows = findAll(document, (row) => /list_{1,2}contentrow/.test(attribute(row, 'class')));
  return rows.flatMap((row) => elementsNamed(row, 'a').filter(isVacancy).slice(0, 1));
}

/**
 * The page that this one names; else the next by its number: behind the last page stands the first again, and the
 * driver ends there.
 */
function nextPage(document: Document, body: string, url: string): ListingRequest | undefined {
  const [named] = findAll(document, (element) => attribute(element, 'data-pagination-next-href') !== '');
  const address = absolute(attribute(named, 'data-pagination-next-href').split('#', 1)[0], url);
  if (address !== undefined) return pageRequest(address);
  const table = /"TableNr"\s*:\s*"?(\d+)/.exec(body)?.[1] ?? /[?&;]tc(\d+)=p\d+/.exec(body)?.[1];
  if (table === undefined) return undefined;
  const next = new URL(url);
  const number = Number(/[?&]tc\d+=p(\d+)/.exec(url)?.[1] ?? 1);
  next.searchParams.set(`tc${table}`, `p${String(number + 1)}`);
  return pageRequest(next.href);
}

/** What stands beside the title is set per company: "Online seit: 08.07.2026", "| Laufen", "| Type: Full time". */
function readLink(link: Element, base: string): FoundPosting {
  const url = plainAddress(attribute(link, 'href'), base);
  const row = rowOf(link);
  const facts = row ? [...columnsOf(row), ...factsBeside(link, row)] : [];
  const valueOf = (label: RegExp): string | undefined =>
    facts.flatMap((fact) => (label.test(fact) ? (text(fact.replace(/^[^:]+:/, '')) ?? []) : []))[0];
  const plain = facts.filter((fact) => !fact.includes(':'));
  const kind = valueOf(/^(?:type|art|pensum|beschäftigung|anstellung)[^:]*:/i);
  const period = valueOf(/^(?:employment period|befristung|vertragsart|dauer)[^:]*:/i);
  return foundPosting(
    'ats',
    {
      job_title: lineOf(link),
      job_url: url,
      location:
        placeOf(row) ??
        valueOf(/^(?:place of work|arbeitsort|standort|location|lieu|sede|ort)[^:]*:/i) ??
        placeAmong(plain),
      department: valueOf(/^(?:abteilung|department|(?:unternehmens|fach)?bereich|département)[^:]*:/i),
      ...readEmployment(kind, period && termOf(period)),
      posted_at: readDate(valueOf(/^(?:online seit|publiziert|published|online since|veröffentlicht)[^:]*:/i)),
    },
    { id: `${new URL(base).host} ${VACANCY.exec(url ?? '')?.[1] ?? ''}` },
  );
}

/**
 * A town by its name alone, though several countries have one of it; else what names its country: "IT" and "HR" are
 * departments.
 */
function placeAmong(facts: readonly string[]): string | undefined {
  const isPlace = (fact: string): boolean => fact.length > SHORT && readPlace(fact).country !== undefined;
  return facts.find(isTownName) ?? facts.find(isPlace);
}

/** Behind the label of a period "unlimited" and "limited" are of the contract, which they are nowhere else. */
function termOf(period: string): string {
  if (/^unlimited$/i.test(period)) return 'unlimited contract';
  return /^limited$/i.test(period) ? 'limited term' : period;
}

function rowOf(link: Element): Element | undefined {
  let row: Element | undefined;
  for (let up = link.parent; up && 'name' in up && up.name !== 'table'; up = up.parent) {
    if (up.name === 'tr') return up;
    if (up.name === 'td' || /cell/.test(attribute(up, 'class'))) row = up;
  }
  return row;
}

/** The newer generation has a column for each fact, with a label that is not shown. */
function columnsOf(row: Element): string[] {
  return ofClass(row, 'column-value').flatMap((column) => {
    const beside = column.parent && 'name' in column.parent ? ofClass(column.parent, 'visually-hidden')[0] : undefined;
    const label =
      (beside && text(lineOf(beside))) ?? COLUMNS[/(?<!\d)\d{1,12}$/.exec(attribute(column, 'id'))?.[0] ?? ''];
    return label === undefined ? [] : [`${label.replace(/:$/, '')}: ${lineOf(column)}`];
  });
}

function placeOf(row: Element | undefined): string | undefined {
  const place =
    row &&
    text(
      ofClass(row, PLACE)
        .map(lineOf)[0]
        ?.replace(/^[|\s]+/, ''),
    );
  return place?.includes(':') === true ? undefined : place;
}

function factsBeside(link: Element, row: Element): string[] {
  if (ofClass(row, 'column-value').length > 0) return [];
  return lineOf(row)
    .replace(lineOf(link), '|')
    .split('|')
    .flatMap((fact) => text(fact) ?? []);
}
