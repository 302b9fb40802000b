import { ParseError } from '../../errors.js';
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

/** A career system the service can read. */
export interface AtsSystem {
  readonly name: string;
  /** The board an address belongs to: of the list, of a posting, of an embed or of the interface. */
  recogniseUrl(url: URL): Board | undefined;
  /** The board that scripts or attributes of a company's page name, where no address of the system occurs in it. */
  recogniseMarkup?(html: string, pageUrl: URL): Board | undefined;
  listing(board: Board): Listing;
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
  'privacy',
  'terms',
  'legal',
  'about',
]);

/** The tenant, when the text can be one. */
export function tenant(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const decoded = decodePart(text);
  return decoded === '' || RESERVED.has(decoded.toLowerCase()) || decoded.includes('{') || decoded.includes('.php')
    ? undefined
    : decoded;
}

/** The n-th part of an address' path, from 0. */
export function pathPart(url: URL, index: number): string | undefined {
  return url.pathname.split('/').filter((part) => part !== '')[index];
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** The JSON of an interface. @throws ParseError */
export function parseJson(body: string, system: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw new ParseError(`${system}: the answer is no JSON`, { cause: error });
  }
}
