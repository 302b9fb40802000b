import { getDomain } from 'tldts';
import { isRoleMailbox } from './domains.js';
import { readName, type PersonName } from './names.js';
import { patternByShape, patternOf, type Pattern } from './patterns.js';
import { addressesOn, namesIn } from './site-addresses.js';
import { attribute, elementsNamed, lineOf, parseHtml, textOf, type Document } from '../../postings/page/html.js';
import { wordsOf } from '../../postings/text/words.js';
import type { EnrichContext } from './enrich-person.needs.js';
import type { WebAnswer, WebRequest } from '../../web/web.js';

/** Pages of the site that are read at most, and links of one page that are followed. */
const PAGES_MAX = 12;
/** Addresses and names of one page that are compared with each other at most. */
const ADDRESSES_MAX = 50;
const NAMES_MAX = 300;

/** Pages that show addresses, in the languages of the readers. */
const SHOWS_ADDRESSES =
  /contact|kontakt|contatt|contacto|impress?um|imprint|mentions|legal|about|ueber|über|uber|wir\b|team|people|staff|management|leadership|ansprechpartner|mitarbeiter|equipe|équipe|equipo/i;

/** What a company's own site says of addresses. */
export interface SiteAddresses {
  /** The person's own, if it is published. */
  readonly own: readonly string[];
  /** How the company makes addresses, the most frequent first. */
  readonly patterns: readonly Pattern[];
  /** Why nothing could be read; absent when something was. */
  readonly unreadable?: string;
}

/** Reads the pages of a company's site that show addresses. */
export async function readCompanySite(
  context: EnrichContext,
  domain: string,
  name: PersonName,
): Promise<SiteAddresses> {
  const own = new Set<string>();
  const patterns = new Map<Pattern, Set<string>>();
  let pages = 0;
  let problem = 'it has no page';
  const read = (page: Document): void => {
    const text = textOf(page);
    const shown = namesIn(text).slice(0, NAMES_MAX).map(readName);
    for (const address of addressesOn(page, text)
      .filter((found) => isAt(found, domain))
      .slice(0, ADDRESSES_MAX)) {
      const local = address.split('@')[0] ?? '';
      if (isOf(local, name, text)) own.add(address);
      else if (!isRoleMailbox(local)) count(patterns, patternIn(local, shown), local);
    }
  };
  const cut = await context.web.crawl(
    [`https://${domain}/`, `https://www.${domain}/`].map((url) => ({ url })),
    (answer: WebAnswer) => {
      if (answer.outcome !== 'page') {
        problem = answer.reason;
        return undefined;
      }
      if (pages++ >= PAGES_MAX || answer.status >= 400) return undefined;
      const page = parseHtml(answer.body);
      read(page);
      return { next: pages === 1 || new URL(answer.url).pathname === '/' ? linksOf(page, answer.url, domain) : [] };
    },
  );
  context.report(...cut);
  const byCount = [...patterns].sort(([, left], [, right]) => right.size - left.size).map(([pattern]) => pattern);
  return { own: [...own], patterns: byCount, ...(pages === 0 && { unreadable: problem }) };
}

function linksOf(page: Document, url: string, domain: string): WebRequest[] {
  const links = elementsNamed(page, 'a')
    .filter((link) => SHOWS_ADDRESSES.test(`${attribute(link, 'href')} ${lineOf(link)}`))
    .map((link) => attribute(link, 'href'));
  const addresses = links
    .filter((href) => URL.canParse(href, url))
    .map((href) => new URL(href, url))
    .filter((found) => /^https?:$/.test(found.protocol) && getDomain(found.hostname) === getDomain(domain));
  return [...new Set(addresses.map(({ href }) => href.replace(/#[\s\S]*/, '')))]
    .slice(0, PAGES_MAX)
    .map((found) => ({ url: found }));
}

/** On the domain or a part of it. */
export function isAt(email: string, domain: string): boolean {
  const host = URL.canParse(`https://${email.split('@')[1] ?? ''}`)
    ? new URL(`https://${email.split('@')[1] ?? ''}`).hostname
    : '';
  return host !== '' && (host === domain || (getDomain(host) !== null && getDomain(host) === getDomain(domain)));
}

/** An address of both names is the person's; one of a single name only where the page names the person too. */
function isOf(local: string, name: PersonName, text: string): boolean {
  const pattern = patternOf(local, name);
  if (pattern === undefined) return false;
  return (
    (pattern.includes('{g}') && pattern.includes('{f}')) ||
    wordsOf(text)
      .join(' ')
      .includes(wordsOf(`${name.given} ${name.family}`).join(' '))
  );
}

/** The pattern of somebody else's address: of a name the page shows, else of its own shape. */
function patternIn(local: string, shown: readonly PersonName[]): Pattern | undefined {
  for (const name of shown) {
    const pattern = patternOf(local, name);
    if (pattern !== undefined) return pattern;
  }
  return patternByShape(local);
}

function count(patterns: Map<Pattern, Set<string>>, pattern: Pattern | undefined, local: string): void {
  if (pattern !== undefined) patterns.set(pattern, (patterns.get(pattern) ?? new Set()).add(local));
}
