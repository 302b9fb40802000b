import type { Listing } from '../listing.js';

/** One of the commercial boards: a search as its list. */
export interface CommercialBoard {
  /** As the result names it. */
  readonly label: string;
  readonly listing: Listing;
}
