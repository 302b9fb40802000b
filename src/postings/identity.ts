import type { JobPosting } from './fields.js';
import type { FoundPosting } from './posting.js';
import { wordsOf } from './text/words.js';

/** Parameters that say where a visitor came from or how a page is shown, not which page it is. */
const TRACKING =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref|referrer|source|src|lever-source\S*|lever-origin|gh_src|display|language|lang|locale|_pc|trk|sid|jobboard|hsctatracking)$/i;

/** An address as it identifies a posting: no tracking, no fragment but one that names a place, no trailing slash. */
export function canonicalUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  url.hostname = url.hostname.replace(/^www\./, '');
  const path = url.pathname.replace(/\/index\.(?:html?|php)$/, '/').replace(/(?<!\/)\/+$/, '');
  return `${url.hostname}${path}${url.search}${/^#(?:!?\/|\w+[=\/-]\w)/.test(url.hash) ? url.hash : ''}`;
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
