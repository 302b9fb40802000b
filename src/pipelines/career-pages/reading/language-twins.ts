import { LANGUAGES } from '../page/languages.js';
import type { PageFacts } from '../page/page-facts.js';
import { pageKey } from '../site/site-crawl.js';

/**
 * The address without the language that its first folder names: `/de/jobs/7` and `/en/jobs/7` are one page in two
 * languages.
 */
export function pathWithoutLanguage(address: string): string {
  const url = new URL(address);
  const segments = url.pathname.split('/').filter((part) => part !== '' && !/^index\.\w+$/i.test(part));
  const [first = ''] = segments;
  return `${url.hostname.replace(/^www\./, '')}/${segments.slice(namesLanguage(first) ? 1 : 0).join('/')}${url.search}${url.hash}`;
}

/** "de", "de-at", "ch-fr": a folder that is a language, or one and a country. "us-tx" is a state. */
function namesLanguage(folder: string): boolean {
  const parts = folder.toLowerCase().split(/[-_]/);
  return parts.length < 3 && parts.every((part) => part.length === 2) && parts.some((part) => LANGUAGES.has(part));
}

/** Folders that name languages and something else as well: departments, states. Two of one kind name no languages. */
const NO_LANGUAGES = [/^\/(?:it|hr)\//i, /^\/(?:us[-_])?(?:ar|ca|de|ga|hi|id|mt)\//i];

/** Whether addresses differ in nothing but the language of their first folder. */
export function areTranslations(one: string, other: string): boolean {
  const paths = [one, other].map((address) => new URL(address).pathname);
  if (NO_LANGUAGES.some((folder) => paths.every((path) => folder.test(path)))) return false;
  return pathWithoutLanguage(one) === pathWithoutLanguage(other);
}

/** The language that a parameter of an address names: `?lang=de`. */
export function languageParameter(address: string): string | undefined {
  const { searchParams } = new URL(address);
  const [language] = ['lang', 'language', 'locale']
    .flatMap((name) => searchParams.get(name)?.toLowerCase() ?? [])
    .filter((value) => LANGUAGES.has(value.split(/[-_]/)[0] ?? ''));
  return language;
}

/**
 * Tells which pages list the same postings in another language: by what they say of each other, by address, by the
 * pages they lead to. The first of them is the one with the most postings: a translation may leave some out.
 */
export class LanguageTwins {
  private readonly first = new Map<PageFacts, string>();

  constructor(pages: readonly PageFacts[]) {
    const known: PageFacts[] = [];
    for (const page of pages.toSorted((a, b) => postingsShown(b) - postingsShown(a))) {
      const twin = known.find((other) => areTwins(other, page));
      if (twin) this.first.set(page, this.firstOf(twin));
      else known.push(page);
    }
  }

  /** The address of the first page that lists the same, its own if it is the first. */
  firstOf(page: PageFacts): string {
    return this.first.get(page) ?? page.url;
  }
}

function areTwins(one: PageFacts, other: PageFacts): boolean {
  const saysSo = (page: PageFacts, twin: PageFacts): boolean =>
    page.alternates.some((url) => pageKey(url) === pageKey(twin.url)) && pageKey(page.url) !== pageKey(twin.url);
  if (saysSo(one, other) || saysSo(other, one) || switchBetween(one, other)) return true;
  // Countries and departments have folders like those of languages, with other postings at the same addresses.
  if (one.language === undefined || other.language === undefined || one.language === other.language) return false;
  return (pageKey(one.url) !== pageKey(other.url) && areTranslations(one.url, other.url)) || listTheSame(one, other);
}

/** Whether two pages list pages of the same names at different addresses. */
function listTheSame(one: PageFacts, other: PageFacts): boolean {
  const [a, b] = [slugsOf(one), slugsOf(other)];
  return a.length > 1 && a.length === b.length && a.every((slug, at) => slug === b[at]) && !sharesAddress(one, other);
}

/** Whether each is where the other's language switch leads: one alone may lead to the first page of a language. */
function switchBetween(one: PageFacts, other: PageFacts): boolean {
  const leadsTo = (page: PageFacts, target: PageFacts): boolean =>
    page.languageSwitch.some((url) => pageKey(url) === pageKey(target.url));
  return one.language !== other.language && leadsTo(one, other) && leadsTo(other, one);
}

const postingsShown = ({ structured, listed }: PageFacts): number => Math.max(structured.length, listed.length);

/** The last parts of the addresses a page lists, with their queries, sorted. */
function slugsOf({ listed }: PageFacts): string[] {
  return listed
    .flatMap(({ fields: { job_url: address } }) => {
      if (address === undefined) return [];
      const { pathname, search } = new URL(address);
      return `${pathname.split('/').findLast((part) => part !== '') ?? ''}${search}`;
    })
    .sort();
}

function sharesAddress(one: PageFacts, other: PageFacts): boolean {
  const urls = new Set(one.listed.map(({ fields }) => fields.job_url));
  return other.listed.some(({ fields }) => fields.job_url !== undefined && urls.has(fields.job_url));
}
