import { ParseError } from '../../errors.js';
import type { JobPosting } from '../../postings/fields.js';
import {
  attribute,
  elementsNamed,
  findAll,
  htmlToText,
  parseHtml,
  textOf,
  type Element,
  type ParentNode,
} from '../../postings/page/html.js';
import { readJobPage } from '../../postings/page/job-page.js';
import { completed, foundPosting, type FoundPosting } from '../../postings/posting.js';
import { readCountry } from '../../postings/text/countries.js';
import { isHumanMailbox } from '../../postings/text/contact.js';
import { joined, jsonOf, list, numeric, record, text, wordsOf } from '../../postings/text/words.js';

/** Unknown data as an object. */
export type Data = Readonly<Record<string, unknown>>;

/** The object at a path, which a reader cannot do without. @throws ParseError naming the path */
export function neededObject(data: unknown, path: string, system: string): Data {
  const found = at(data, path);
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new ParseError(`${system}: the answer has no ${path === '' ? 'object' : path}`);
  return found as Data;
}

/** The list at a path, which a reader cannot do without. @throws ParseError naming the path */
export function neededList(data: unknown, path: string, system: string): readonly Data[] {
  const found = at(data, path);
  if (!Array.isArray(found)) throw new ParseError(`${system}: the answer has no list${path === '' ? '' : ` ${path}`}`);
  return found.map(record);
}

/** The value at a path of names with dots between them. */
export function at(data: unknown, path: string): unknown {
  return path
    .split('.')
    .filter((name) => name !== '')
    .reduce<unknown>((value, name) => record(value)[name], data);
}

/** The text at a path, trimmed. */
export function textAt(data: unknown, path: string): string | undefined {
  return text(at(data, path));
}

/** Plain text of a value that is HTML or text; empty for anything else. */
export function prose(value: unknown): string {
  return typeof value === 'string' ? htmlToText(value) : '';
}

/** Headed and unheaded blocks as one text; blocks without content are left out, with their headings. */
export function description(...blocks: (string | readonly [heading: string | undefined, content: string])[]): string {
  return blocks
    .map((block) => (typeof block === 'string' ? [undefined, block] : block))
    .filter(([, content]) => content !== '')
    .map(([heading, content]) => (heading === undefined ? content : `${heading}\n${content ?? ''}`))
    .join('\n');
}

/** One workplace as a system tells it. */
export interface Workplace {
  /** As the system words it; put together from the parts when it does not. */
  readonly written?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  /** Name or code. */
  readonly country?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly street?: string | undefined;
}

/** The fields of places: all of them as the location; city, country and address where there is one place only. */
export function placeFields(
  places: readonly Workplace[],
): Pick<JobPosting, 'location' | 'city' | 'country' | 'postal_code' | 'street_address'> {
  const written = places
    .map(({ written: own, city, region, country }) => own ?? joined(city, region, readCountry(country) ?? country))
    .filter((place) => place !== '');
  const location = [...new Set(written)].join('; ');
  const [only, ...more] = places;
  const single = only && more.length === 0 ? only : undefined;
  return {
    ...(location !== '' && { location }),
    ...stated('city', single?.city),
    ...stated('country', readCountry(single?.country)),
    ...stated('postal_code', single?.postalCode),
    ...stated('street_address', single?.street),
  };
}

function stated<F extends string>(field: F, value: string | undefined): { [K in F]?: string } {
  return (value === undefined ? {} : { [field]: value }) as { [K in F]?: string };
}

/** The period that a system's word stands for: "YEAR", "PER_MONTH", "Hourly", "yearly", "p.a.". */
export function readPeriod(label: string | undefined): string | undefined {
  const word = label?.toLowerCase() ?? '';
  if (/annu|p\.?\s?a\.?$|jahr|jähr/.test(word)) return 'year';
  if (/daily/.test(word)) return 'day';
  if (/monat/.test(word)) return 'month';
  if (/stunde|stünd/.test(word)) return 'hour';
  return /hour|day|week|month|year/.exec(word)?.[0];
}

/** The four fields of pay; nothing without an amount, and amounts of zero are none. */
export function payFields(
  min: unknown,
  max: unknown,
  more: { currency?: string | undefined; period?: string | undefined },
): Pick<JobPosting, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'> {
  const [low, high] = [amount(min), amount(max)];
  if (low === undefined && high === undefined) return {};
  return {
    ...(low !== undefined && { salary_min: low }),
    ...(high !== undefined && { salary_max: high }),
    ...(more.currency !== undefined && { salary_currency: more.currency }),
    ...(more.period !== undefined && { salary_period: more.period }),
  };
}

function amount(value: unknown): number | undefined {
  const number = numeric(value);
  return number === undefined || number <= 0 ? undefined : number;
}

/** The mailbox where a person reads it. */
export function mailbox(value: unknown): string | undefined {
  const address = text(value);
  return address !== undefined && isHumanMailbox(address) ? address : undefined;
}

/** The elements of a class, in document order. */
export function ofClass(root: ParentNode, name: string): Element[] {
  return findAll(root, (element) => attribute(element, 'class').split(/\s+/).includes(name));
}

/** An address in full; undefined for what is none. */
export function absolute(href: string | undefined, base: string): string | undefined {
  if (href === undefined || href === '' || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The same without query and anchor, where a link carries what its visitor came from. */
export function plainAddress(href: string, base: string): string | undefined {
  return absolute(href.split(/[?#]/, 1)[0], base);
}

/** Where the first link in an element leads. */
export function linkIn(element: Element, base: string): string | undefined {
  const link = element.name === 'a' ? element : elementsNamed(element, 'a')[0];
  return absolute(attribute(link, 'href'), base);
}

/** What a Next.js page was given to show; undefined when the page has none. */
export function readNextData(html: string): unknown {
  return jsonOf(/<script[^>]{0,200}id="__NEXT_DATA__"[^>]{0,200}>([\s\S]*?)(?:<\/script>|$)/.exec(html)?.[1] ?? '');
}

/** A page of the system's site, read like any page: robots.txt is obeyed. */
export const PAGE = { accept: 'text/html' } as const;

/** The page of a posting. */
export function jobPage({ fields }: FoundPosting): { url: string; accept: string } | undefined {
  return fields.job_url === undefined ? undefined : { url: fields.job_url, ...PAGE };
}

/** The posting completed by its own page. @throws ParseError when the page is another one */
export function readOwnPage(body: string, posting: FoundPosting, system: string): FoundPosting {
  const document = parseHtml(body);
  const titled = wordsOf(posting.fields.job_title ?? '').slice(0, 3);
  const words = new Set(wordsOf(textOf(document)));
  const isStructured = /schema\.org/.test(body) && /JobPosting/.test(body);
  if (!isStructured && !titled.every((word) => words.has(word)))
    throw new ParseError(`${system}: the page does not name its posting`);
  return readJobPage(document, posting.fields.job_url ?? '', posting);
}

/** Fields of one detail answer; what it says wins over what the list said. */
export function detailed(posting: FoundPosting, fields: Parameters<typeof foundPosting>[1]): FoundPosting {
  const { extras: _extras, ...complete } = completed(foundPosting('ats', fields), posting);
  return complete;
}

/** Labels of a list of objects, or of strings. */
export function labels(value: unknown, name = 'name'): string[] {
  return list(value)
    .map((item) => text(item) ?? text(record(item)[name]))
    .filter((label) => label !== undefined);
}
