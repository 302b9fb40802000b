import type { FoundPosting } from './posting.js';

/** A request a listing needs answered. Listings name requests and read bodies; they never fetch. */
export interface ListingRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly json?: unknown;
  readonly accept?: string;
}

/** What one answer of a listing holds. */
export interface ListingPage {
  readonly postings: readonly FoundPosting[];
  /** Further requests of the list: the next page, other languages. */
  readonly next?: readonly ListingRequest[];
  /** How many postings the source says there are, where it says so. */
  readonly total?: number;
  /** The source does not know this company, as opposed to having no postings for it. */
  readonly unknown?: boolean;
}

/** A paged list of postings: ATS boards and job boards alike. */
export interface Listing {
  /** The requests to begin with. */
  first(): readonly ListingRequest[];
  /** @throws ParseError when the body is not what the source documents */
  read(body: string, request: ListingRequest): ListingPage;
  /** Where the details of a posting are, for sources whose list does not have them. */
  detail?(posting: FoundPosting): ListingRequest | undefined;
  /** The posting completed by its detail. @throws ParseError */
  readDetail?(body: string, posting: FoundPosting): FoundPosting;
}
