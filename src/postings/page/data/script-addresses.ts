import { NAMES_OPENINGS_IN_DATA } from '../../text/words/sites/opening-names.js';
import { escaped } from '../../text/words/pattern-parts.js';
import { noteCut } from '../../reading-limits.js';
import { attribute, elementsNamed, walk, type Document } from '../tree/html.js';
import { sourceOf } from '../tree/scripts.js';
import { wordPattern } from '../../text/word-pattern.js';

const JOB_WORD = wordPattern(NAMES_OPENINGS_IN_DATA, 'iu');
const NOT_DATA =
  /\$\{|[<>{}|\\^\s]|manifest|package\.json|locale|i18n|translation|lang\/|tsconfig|swagger|schema\.org|sourcemap|\.js\.map|feed\/json|oembed/i;
const VENDOR =
  /vendor|polyfill|runtime|jquery|bootstrap|swiper|gsap|analytics|gtm|cookie|consent|recaptcha|webpack|framework|wp-(?:includes|content\/plugins)|lodash|moment|react(?:-dom)?\.|vue\.(?:global|min)/i;
const MAX_ADDRESSES = 5;
/** A longer text (characters) is no address of data. */
const MAX_ADDRESS = 200;
/**
 * Programs that are looked through for addresses, the likeliest first: where they name none a browser opens the page. A
 * rule, no cut.
 */
const MAX_SCRIPTS = 3;

/** Addresses in a script's texts that by their names answer with postings as JSON. */
export function jsonAddressesIn(script: string, pageUrl: string): string[] {
  const found = new Set<string>();
  const valueOf = namedTexts(script);
  for (const [, base = '', written = ''] of script.matchAll(
    /["'`](?:\$\{([\w.$]{1,60})\}(?=\/))?((?:https?:\/\/|\.{0,2}\/)?[\w.~%@:?&=/$*+,![\]-]{4,200})["'`]/g,
  )) {
    const literal = `${base === '' || !JOB_WORD.test(written) ? '' : valueOf(base)}${written}`;
    const address = jsonAddress(literal, pageUrl);
    if (address !== undefined) found.add(address);
  }
  return asked([...found]);
}

const IS_JSON = /\.(?:json|csv|tsv)(?:\?|$)|[?&](?:format|output)=(?:json|csv|tsv)(?:&|$)/i;
const IS_INTERFACE = /^(?:https?:\/\/[^/]+)?\/?(?:.{0,200}\/)?(?:api|wp-json|rest|_api)\/[\w./?&=$*+,![\]-]+$/i;

/** The address that a text of a program is, where it answers with postings. */
function jsonAddress(literal: string, base: string): string | undefined {
  const isJson = IS_JSON.test(literal);
  if (!isJson && !IS_INTERFACE.test(literal)) return undefined;
  if (!JOB_WORD.test(literal) || NOT_DATA.test(literal) || !URL.canParse(literal, base)) return undefined;
  const url = new URL(literal, base);
  // What ends in a slash or a parameter without a value is the beginning of an address.
  const isBeginning = !isJson && /[=/]$/.test(url.href);
  return !isBeginning && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** So many names are looked up in a program, each once: it is looked through from its beginning for each. */
const MAX_NAMES = 20;

/** What a program puts in front of its addresses, by the name it gives it: a text, or else the site itself. */
function namedTexts(script: string): (name: string) => string {
  const texts = new Map<string, string>();
  return (name) => {
    if (!texts.has(name) && texts.size < MAX_NAMES) texts.set(name, textNamed(name, script));
    return texts.get(name) ?? '';
  };
}

function textNamed(name: string, script: string): string {
  const last = name.split('.').at(-1) ?? '';
  const given = wordPattern(
    String.raw`(?<![\w$])${escaped(last)}\s{0,3}[:=]\s{0,3}["'\`]((?:https?:/)?/[\w./:-]{1,100})["'\`]`,
  ).exec(script)?.[1];
  return given?.replace(/\/$/, '') ?? '';
}

/** The first of several addresses of data; it is said where there are more. */
function asked(addresses: readonly string[]): string[] {
  if (addresses.length > MAX_ADDRESSES)
    noteCut('addresses of its data', { seen: addresses.length, kept: MAX_ADDRESSES });
  return addresses.slice(0, MAX_ADDRESSES);
}

/** Whether an address speaks of jobs. */
export function addressSaysJobs(address: string): boolean {
  return JOB_WORD.test(address);
}

/** Parts of a program that it loads for pages about jobs, by its own words; `base` is the program's address. */
export function partsOfProgram(script: string, base: string): string[] {
  const found = new Set<string>();
  for (const [, literal = ''] of script.matchAll(/["'`]((?:\.{0,2}\/)?[\w./-]{0,120}[\w-]{1,80}\.m?js)["'`]/g)) {
    const isRooted = /^\w/.test(literal) && literal.includes('/');
    if (!JOB_WORD.test(literal) || VENDOR.test(literal)) continue;
    const url = new URL(isRooted ? `/${literal}` : literal, base);
    if (url.hostname === new URL(base).hostname && found.size < MAX_SCRIPTS) found.add(url.href);
  }
  return [...found];
}

/**
 * Whether a program names the page at this address: one that answers at every address has a page only at those it
 * names.
 */
export function namesPath(program: string, pageUrl: string): boolean {
  const parts = new URL(pageUrl).pathname.split('/').filter((part) => part !== '');
  if (parts.length === 0 || /\.\w{2,5}$/.test(parts.at(-1) ?? '')) return true;
  const says = (path: string): boolean =>
    ['"', "'", '`'].some((quote) =>
      [path, `${path}/`].some((literal) => program.includes(`${quote}${literal}${quote}`)),
    );
  const whole = parts.join('/');
  // Routes within routes are named part by part.
  return [whole, `/${whole}`, `#/${whole}`].some(says) || (parts.length > 1 && parts.every(says));
}

/** What an application, a search that is kept or a step of the visitor is sent to. */
const SENDS = /(?:^|[/_-])(?:action|submit|apply|subscribe|alerts?|track|login)(?:$|[/?._-])/i;

/**
 * Addresses that elements hand to the program that fills them, `data-source="/vacancies.json"`, which by their names
 * answer with postings as JSON.
 */
export function jsonAddressesOfElements(document: Document, base: string): string[] {
  const found = new Set<string>();
  walk(document, ({ name, attribs }) => {
    for (const [key, value] of Object.entries(attribs)) {
      if (SENDS.test(key) || SENDS.test(value)) continue;
      const isHandedOn =
        key.startsWith('data-') || (name.includes('-') && /(?:src|url|feed|source|endpoint)$/.test(key));
      const address = isHandedOn && value.length <= MAX_ADDRESS ? jsonAddress(value.trim(), base) : undefined;
      if (address !== undefined) found.add(address);
    }
    return undefined;
  });
  return asked([...found]);
}

/** JSON that a page asks its browser to load beforehand for its own scripts: the data of this very page. */
export function preloadedJson(document: Document, base: string): string[] {
  const { hostname } = new URL(base);
  const named = elementsNamed(document, 'link')
    .filter((link) => /^(?:pre(?:load|fetch))$/i.test(attribute(link, 'rel')) && attribute(link, 'as') === 'fetch')
    .map((link) => attribute(link, 'href'))
    .filter((href) => /\.json(?:\?|$)/i.test(href) && !NOT_DATA.test(href) && URL.canParse(href, base))
    .map((href) => new URL(href, base))
    .filter((url) => url.hostname === hostname)
    .map(({ href }) => href);
  return asked(named);
}

/** The programs of a page: what stands in it, and its own files that may name where its data is, most likely first. */
export function programsOf(document: Document, pageUrl: string): { inline: string; files: string[] } {
  const scripts = elementsNamed(document, 'script');
  const inline = scripts
    .filter((script) => attribute(script, 'src') === '' && !/json/i.test(attribute(script, 'type')))
    .map(sourceOf)
    .join('\n');
  const host = new URL(pageUrl).hostname;
  const files = scripts
    .map((script) => attribute(script, 'src'))
    .filter((src) => src !== '' && URL.canParse(src, pageUrl) && !VENDOR.test(src))
    .map((src) => new URL(src, pageUrl))
    .filter((url) => url.hostname === host && /^https?:$/.test(url.protocol))
    .map(({ href }) => href);
  const named = (href: string): number => Number(JOB_WORD.test(new URL(href).pathname));
  return {
    inline: inline.slice(0, 500_000),
    files: [...new Set(files)].toSorted((a, b) => named(b) - named(a)).slice(0, MAX_SCRIPTS),
  };
}
