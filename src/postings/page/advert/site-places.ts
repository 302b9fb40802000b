import type { Document } from '../tree/html.js';
import type { Leaf } from '../tree/page-tree.js';
import { countriesOfLanguage, siteCountries } from './site-countries.js';
import { siteTowns } from './site-towns.js';

/** What a page tells of where its company is. */
export interface SitePlaces {
  /** Codes (ISO 3166) of the countries it is likely about. */
  readonly countries: readonly string[];
  /** Codes of those that its language is spoken in: they are asked where something else says that a place stands. */
  readonly spoken: readonly string[];
  /** Keys of the towns in its addresses. */
  readonly towns: ReadonlySet<string>;
}

export const NOWHERE: SitePlaces = { countries: [], spoken: [], towns: new Set() };

/** The countries and towns of the company whose page this is; `villages`: keys of those that its lists name. */
export function sitePlaces(
  url: string,
  document: Document,
  { leaves, villages = [] }: { readonly leaves: readonly Leaf[]; readonly villages?: readonly string[] },
): SitePlaces {
  const countries = siteCountries(url, document);
  const spoken = countries.length > 0 ? countries : countriesOfLanguage(document, url);
  return { countries, spoken, towns: new Set([...siteTowns(document, leaves), ...villages]) };
}
