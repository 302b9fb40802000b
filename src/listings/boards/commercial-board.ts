import type { Listing, ListingRequest } from '../listing.js';
import type { FoundPosting } from '../../postings/posting.js';

/** One of the commercial boards: a search as its list, and where an employer's own page is. */
export interface CommercialBoard {
  /** As the result names it. */
  readonly label: string;
  readonly listing: Listing;
  /** The employer's page of a posting, and how it is read. */
  readonly company?: { request(posting: FoundPosting): ListingRequest | undefined; read(body: string): FoundPosting };
}
