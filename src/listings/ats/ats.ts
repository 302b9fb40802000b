import { ParseError } from '../../errors.js';
import { decoded } from '../../postings/page/lines/headings/page-routes.js';
import type { Listing } from '../listing.js';

/** A company's board on a career system. */
export interface Board {
  /** Folder name of the system's adapter. */
  readonly system: string;
  /** What tells this board from others of the system. */
  readonly key: string;
  /** Public address of the board. */
  readonly url: string;
}

/** Under this key two boards are the same. */
export function boardKey({ system, key }: Board): string {
  return `${system} ${key.toLowerCase()}`;
}

/** How fast servers are asked that all companies of a system share, by all worker processes together. */
export interface ServerRate {
  /** What ends a host's name on these servers. All that it finds the same text in is asked at one pace. */
  readonly servers: RegExp;
  readonly requestsPerSecond: number;
  /** Requests at the same time. */
  readonly concurrency: number;
}

/** A career system: how it is recognised, and how its boards are read. All that is known of it stands in its folder. */
export interface AtsSystem {
  /** Name of the folder, and `ats_system` of the postings. */
  readonly name: string;
  /**
   * Hosts of companies' boards. An address there is the system's even where it names no board (of www, help … never).
   */
  readonly hosts?: RegExp;
  /** What its servers are documented or were seen to tolerate, where that is less than any host is asked. */
  readonly rate?: ServerRate;
  /**
   * A public board that `npm run probe` asks where none is named: the vendor's own where it is known. Nothing else
   * reads it.
   */
  readonly liveBoard?: string;
  /** The board an address belongs to: of the list, of a posting, of an embed or of the interface. */
  recogniseUrl?(url: URL): Board | undefined;
  /**
   * The boards a page is or embeds without an address that says so. `marks` is what the page is made of beside its
   * words: its tags with their decoded attributes, and its scripts.
   */
  recogniseMarkup?(marks: string, pageUrl: URL): readonly Board[];
  /** Absent for a system that is only recognised: the generic reader reads its pages. */
  readonly listing?: (board: Board) => Listing;
}

/** Sub-domains and path heads that are the vendor's own, never a tenant's. */
const RESERVED = new Set([
  'www',
  'api',
  'app',
  'apps',
  'static',
  'cdn',
  'help',
  'support',
  'blog',
  'jobs',
  'careers',
  'status',
  'info',
  'resources',
  'embed',
  'assets',
  'developers',
  'docs',
  'go',
  'get',
  'login',
  'signin',
  'auth',
  'images',
  'media',
  'widget',
  'widgets',
  'script',
  'scripts',
  'img',
  'css',
  'fonts',
  'public',
  'oauth',
  'sso',
  'analytics',
  'tracking',
  'privacy',
  'terms',
  'legal',
  'about',
]);

/**
 * A place in a template, a program, a file, what a page is built of (`/_next/static/…`, `/cdn-cgi/scripts/…`), or what
 * would lead an address elsewhere.
 */
const NO_TENANT =
  /[{<>/\\?#]|\p{Cc}|^\.+$|\$$|\.php|^_|^cdn-cgi$|\.(?:ico|png|jpe?g|gif|svg|css|txt|xml|webmanifest|json|woff2?|(?:min\.|m)js)$/iu;

/** The tenant, when the text can be one. */
export function tenant(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const plain = decoded(text).trim();
  const isNone = plain === '' || RESERVED.has(plain.toLowerCase()) || NO_TENANT.test(plain);
  return isNone ? undefined : plain;
}

/** The tenants that a pattern's first group finds, each once. The pattern is global. */
export function tenantsIn(marks: string, pattern: RegExp): string[] {
  return [...new Set([...marks.matchAll(pattern)].flatMap((match) => tenant(match[1]) ?? []))];
}

/** The n-th part of an address' path, from 0. */
export function pathPart(url: URL, index: number): string | undefined {
  return url.pathname.split('/').filter((part) => part !== '')[index];
}

/** The JSON of an interface. @throws ParseError */
export function parseJson(body: string, system: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw new ParseError(`${system}: the answer is no JSON`, { cause: error });
  }
}
