import type { Document } from '../tree/html.js';
import type { Leaf } from '../tree/page-tree.js';
import { siteCountries } from './site-countries.js';
import { siteTowns } from './site-towns.js';

/** What a page tells of where its company is. */
export interface SitePlaces {
  /** Codes (ISO 3166) of the countries it is likely about. */
  readonly countries: readonly string[];
  /** Keys of the towns in its addresses. */
  readonly towns: ReadonlySet<string>;
}

export const NOWHERE: SitePlaces = { countries: [], towns: new Set() };

/** The countries and towns of the company whose page this is. */
export function sitePlaces(url: string, document: Document, leaves: readonly Leaf[]): SitePlaces {
  return { countries: siteCountries(url, document), towns: siteTowns(document, leaves) };
}
