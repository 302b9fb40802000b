import type { FoundPosting } from '../posting.js';
import { listsInProgram } from './data/code-literals.js';
import { joinLists, type JoinedPostings } from './joined-lists.js';
import { readRecordsOf } from './data/json-records.js';
import { addressSaysJobs } from './data/script-addresses.js';

/** How surely a list must be one of postings: a program holds lists of every kind. */
const SURE = 7;
/** The page that programs belong to. */
export interface PageOfPrograms {
  readonly url: string;
  readonly language: string | undefined;
}

/** A text of an advert is longer than this (characters). */
const TEXT = 80;

/** Postings that stand in the code of a page's programs. */
export interface ProgramPostings extends JoinedPostings {
  /** It is one list: of several only running the program tells which of them are shown. */
  readonly isOneList: boolean;
}

/**
 * Postings that stand in the code of a page's programs, in lists that surely are some. Empty where an entry has neither
 * a text nor an address: only running the program tells what it makes of them.
 */
export function readProgramData(programs: readonly string[], page: PageOfPrograms): ProgramPostings {
  const origin = { url: '', pageUrl: page.url, language: page.language };
  const listings = programs
    .flatMap(listsInProgram)
    .flatMap((list) => readRecordsOf(list, origin).filter(({ score }) => score >= SURE));
  const route = routeIn(programs.join('\n'));
  const joined = joinLists(
    listings.map((listing) => ({
      ...listing,
      postings: listing.postings.map((posting) => withRoute(posting, route, page.url)),
    })),
  );
  const isOneList = listings.length < 2;
  return joined.postings.every(saysEnough)
    ? { ...joined, isOneList }
    : { postings: [], leftOut: [], seen: joined.seen, isOneList };
}

function saysEnough({ fields }: FoundPosting): boolean {
  return fields.job_url !== undefined || (fields.job_description?.length ?? 0) > TEXT;
}

/** Where a program has the page of one posting: the path before its name, and which of its names that is. */
interface Route {
  readonly before: string;
  readonly name: string;
}

/**
 * Where a program makes the address of a posting, `/jobs/${job.slug}` or "job.html?id=" + job.id, but for what it asks
 * for: `fetch("/jobs/" + job.id)`.
 */
const BUILT =
  /(?<!(?:fetch|axios|\.(?:get|post|put|patch|delete|ajax|request))\(\s{0,3})[`"'](#?\/?[\w/-]{2,80}(?:\/|(?:\.(?:html?|php|aspx?))?\?\w{1,20}=))(?:\$\{(?:encodeURIComponent\()?[\w$]{1,40}\.(slug|_?id|uid|key)\)?\}|["']\s?(?:\+\s?|\.concat\()(?:encodeURIComponent\()?[\w$]{1,40}\.(slug|_?id|uid|key)(?![\w$]))/g;
const DECLARED = /["'`](#?\/?[\w/-]{2,80}\/)(?::(\w{2,20})|\[(\w{2,20})\])["'`]/g;

/** Where programs ask for what they show, `/api/jobs/1`, or keep their pictures. */
const NO_PAGES =
  /(?:^|\/)(?:_?api|rest|graphql|v\d{1,2}|wp-json|images?|img|icons?|assets|media|static|uploads|files)\//i;

/** Postings without addresses with those that the programs of their page make of their names. */
export function withRoutes(
  postings: readonly FoundPosting[],
  programs: readonly string[],
  pageUrl: string,
): FoundPosting[] {
  const route = routeIn(programs.join('\n'));
  return postings.map((posting) => withRoute(posting, route, pageUrl));
}

/** The one route of a program that speaks of jobs and ends in a name; undefined where it has none or several. */
function routeIn(program: string): Route | undefined {
  for (const pattern of [BUILT, DECLARED]) {
    const routes = new Map<string, Route>();
    for (const [, before = '', first = '', second = ''] of program.matchAll(pattern))
      if (leadsToJobs(before)) routes.set(before.replace(/^\//, ''), { before, name: first || second });
    const [route, other] = routes.values();
    if (route) return other ? undefined : route;
  }
  return undefined;
}

function leadsToJobs(path: string): boolean {
  return addressSaysJobs(path) && !NO_PAGES.test(path);
}

function withRoute(posting: FoundPosting, route: Route | undefined, pageUrl: string): FoundPosting {
  const name = route && (/id$/i.test(route.name) ? (posting.id ?? posting.slug) : (posting.slug ?? posting.id));
  if (!route || name === undefined || posting.fields.job_url !== undefined) return posting;
  // A page that is asked for one posting stands beside the one that lists them.
  const path = /^[/#]|\?/.test(route.before) ? route.before : `/${route.before}`;
  return {
    ...posting,
    fields: { ...posting.fields, job_url: new URL(`${path}${encodeURIComponent(name)}`, pageUrl).href },
    evidence: { ...posting.evidence, job_url: { source: 'page-data' } },
  };
}
