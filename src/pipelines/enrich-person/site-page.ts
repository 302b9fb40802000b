import { getDomain } from 'tldts';
import { attribute, elementsNamed, lineOf, parseHtml, textOf, type Document } from '../../postings/page/tree/html.js';
import { noteCut } from '../../postings/reading-limits.js';
import { wordsOf } from '../../postings/text/words.js';
import { isRoleMailbox } from './domains.js';
import { readName, type PersonName } from './names.js';
import { patternByShape, patternOf, type Pattern } from './patterns.js';
import { addressesOn, namesIn } from './site-addresses.js';

/** Addresses and names of one page that are compared with each other at most, and links of it that are followed. */
const ADDRESSES_MAX = 50;
const NAMES_MAX = 300;
const LINKS_MAX = 12;

/** Pages that show addresses, in the languages of the readers. */
const SHOWS_ADDRESSES =
  /contact|kontakt|contatt|contacto|impress?um|imprint|mentions|legal|about|ueber|über|uber|wir\b|team|people|staff|management|leadership|ansprechpartner|mitarbeiter|equipe|équipe|equipo/i;

/** What one page of a company's site says of addresses. */
export interface SitePage {
  /** The person's own. */
  readonly own: readonly string[];
  /** Other people's: how each is made, and its part before the @. */
  readonly others: readonly { readonly pattern: Pattern; readonly local: string }[];
  /** Pages of the site that may show more. */
  readonly links: readonly string[];
}

/** Reads a page of the company's site for the addresses of somebody of that name. */
export function readSitePage(body: string, url: string, asked: { domain: string; name: PersonName }): SitePage {
  const page = parseHtml(body);
  const text = textOf(page);
  const shown = atMost(NAMES_MAX, namesIn(text), 'names').map(readName);
  const own: string[] = [];
  const others: { pattern: Pattern; local: string }[] = [];
  const addresses = addressesOn(page, text).filter((found) => isAt(found, asked.domain));
  for (const address of atMost(ADDRESSES_MAX, addresses, 'mail addresses')) {
    const local = address.split('@')[0] ?? '';
    const pattern = patternIn(local, shown);
    if (isOf(local, asked.name, text)) own.push(address);
    else if (!isRoleMailbox(local) && pattern !== undefined) others.push({ pattern, local });
  }
  return { own, others, links: linksOf(page, url, asked.domain) };
}

function linksOf(page: Document, url: string, domain: string): string[] {
  const links = elementsNamed(page, 'a')
    .filter((link) => SHOWS_ADDRESSES.test(`${attribute(link, 'href')} ${lineOf(link)}`))
    .map((link) => attribute(link, 'href'));
  const addresses = links
    .filter((href) => URL.canParse(href, url))
    .map((href) => new URL(href, url))
    .filter((found) => /^https?:$/.test(found.protocol) && getDomain(found.hostname) === getDomain(domain));
  const unique = [...new Set(addresses.map(({ href }) => href.replace(/#[\s\S]*/, '')))];
  return atMost(LINKS_MAX, unique, 'links to pages that may show addresses');
}

/** The first of them; that there were more is told. */
function atMost<Item>(limit: number, items: readonly Item[], what: string): Item[] {
  if (items.length > limit) noteCut(what, { seen: items.length, kept: limit });
  return items.slice(0, limit);
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
