import type { JobPosting } from './fields.js';
import type { FoundPosting } from './posting.js';
import { wordsOf } from './text/words.js';

/** Parameters that say where a visitor came from or how a page is shown, not which page it is. */
const TRACKING =
  /^(?:(?:utm|hsa|mtm|pk|piwik)_\w+|_g[al]|__hs\w+|gclsrc|[gw]braid|(?:g|d|y|fb|ms|tt|tw)clid|li_fat_id|igshid|mkt_tok|mc_[ce]id|referrer|lever-source\S*|lever-origin|gh_src|language|lang|locale|_pc|trk|hsctatracking)$/i;
/** Parameters of a visit: some sites number each, and each of their pages' links with it. */
const OF_VISIT = /^(?:jsessionid|phpsessid|session_?id|aspsessionid\w{0,20}|cfid|cftoken)$/i;
/** The same as a part of the path: ";jsessionid=…", "/(S(…))". */
const VISIT_IN_PATH = /;jsessionid=[^/]*|\/\([SAFX]\([\w-]{8,80}\)\)(?=\/)/i;
/** Parameters that say so of a visit on one site, and are the number of a posting on another. */
const MAY_TRACK = /^(?:ref|source|src|sid|display|jobboard)$/i;

/** What servers show for a folder: "/index.html", "/default.asp". */
export const DIRECTORY_INDEX = /\/(?:index\.(?:html?|php|aspx?|jsp|shtml)|default\.(?:aspx?|html?))$/i;

/** An address without what only numbers a visit. */
export function withoutVisit(address: URL): URL {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()].filter((key) => OF_VISIT.test(key))) url.searchParams.delete(name);
  url.pathname = url.pathname.replace(VISIT_IN_PATH, '');
  return url;
}

/**
 * An address as it identifies a posting: no tracking, no number of a visit, no fragment but one that names a place, no
 * trailing slash.
 */
export function canonicalUrl(address: string): string {
  return withoutParameters(address, (name) => TRACKING.test(name));
}

/** Likewise, without the parameters of which nobody knows whether they say which page it is. */
export function barestUrl(address: string): string {
  return withoutParameters(address, (name) => TRACKING.test(name) || MAY_TRACK.test(name));
}

function withoutParameters(address: string, isLeftOut: (name: string) => boolean): string {
  if (!URL.canParse(address)) return address;
  const url = withoutVisit(new URL(address));
  for (const name of [...url.searchParams.keys()]) if (isLeftOut(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const host = url.host.replace(/^www\.|\.(?=$|:)/g, '');
  const path = evenlyEscaped(url.pathname)
    .replace(DIRECTORY_INDEX, '/')
    .replace(/(?<!\/)\/+$/, '');
  return `${host}${path}${url.search}${/^#(?:!?\/|\w+[=\/-]\w)/.test(url.hash) ? url.hash : ''}`;
}

/** "%c3%bc" as "%C3%BC", and what needs no escape without one: "a%2Db". */
function evenlyEscaped(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const sign = String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : escape.toUpperCase();
  });
}

/** Under this key two findings are the same posting: the source's id, else the address, else title and place. */
export function dedupKey(posting: FoundPosting): string {
  const { job_url: url, ats_system: system } = posting.fields;
  if (posting.id !== undefined && system !== undefined) return `${system}:${posting.id}`;
  return url === undefined ? titleKey(posting.fields) : canonicalUrl(url);
}

/** Title and place, folded. */
export function titleKey({ job_title: title = '', location = '' }: JobPosting): string {
  return `${wordsOf(title).join(' ')} @ ${wordsOf(location).join(' ')}`;
}
