import type { Document } from '../tree/html.js';
import type { Leaf } from '../tree/page-tree.js';
import { homeOf, type Home } from './site-home.js';
import { WITH_CODES } from '../../text/places/place-judgement.js';
import { countriesOfLanguage, siteCountries } from './site-countries.js';

/** What a page tells of where its company is. */
export interface SitePlaces {
  /**
   * Codes (ISO 3166) of the countries it is likely about, by its address, its language and its own words; of the
   * latter not those that write a code behind their villages.
   */
  readonly countries: readonly string[];
  /** Codes of those that its language is spoken in: they are asked where something else says that a place stands. */
  readonly spoken: readonly string[];
  /** Keys of the towns in its addresses. */
  readonly towns: ReadonlySet<string>;
  /** The one country that its own words name. */
  readonly home?: Home | undefined;
}

export const NOWHERE: SitePlaces = { countries: [], spoken: [], towns: new Set() };

/** The countries of the company whose page this is, beside its towns: those of its addresses and of its lists. */
export function sitePlaces(
  url: string,
  document: Document,
  leaves: readonly Leaf[],
  towns: ReadonlySet<string>,
): SitePlaces {
  const home = homeOf(document, leaves, url);
  const isNear = home !== undefined && !WITH_CODES.includes(home.country);
  const countries = [...new Set([...siteCountries(url, document), ...(isNear ? [home.country] : [])])];
  const spoken = countries.length > 0 ? countries : countriesOfLanguage(document, url);
  return { countries, spoken, towns, home };
}
