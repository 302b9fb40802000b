import type { Finding } from '../findings/finding.js';
import type { FoundPosting } from '../postings/posting.js';
import type { Reason } from '../postings/reasons.js';
import type { Limited } from '../postings/reading-limits.js';

/** A request a listing needs answered. Listings name requests and read bodies; they never fetch. */
export interface ListingRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly json?: unknown;
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The repeated element of an XML answer that may be too large to hold: it is read in parts of whole elements. */
  readonly partsOf?: string;
}

/** A row that is not what was asked for, and why. */
export interface RejectedRow extends Reason {
  readonly posting: FoundPosting;
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
  /** Rows that are not what was asked for, with the reason. */
  readonly rejected?: readonly RejectedRow[];
  /** What was cut or is doubtful in this answer. */
  readonly findings?: readonly Finding[];
}

/** A paged list of postings: ATS boards and job boards alike. */
export interface Listing {
  /** The requests to begin with. */
  first(): readonly ListingRequest[];
  /** Its lists tell the same postings in other words, of languages say; so it is too where several requests begin. */
  readonly isToldAgain?: boolean;
  /** @throws ParseError when the body is not what the source documents */
  read(body: string, request: ListingRequest): ListingPage;
  /** What to ask instead, when a request is answered with this status: another version, another way to say it. */
  otherwise?(request: ListingRequest, status: number): ListingRequest | undefined;
  /** Where the details of a posting are, for sources whose list does not have them. */
  detail?(posting: FoundPosting): ListingRequest | undefined;
  /** The posting completed by its detail. @throws ParseError */
  readDetail?(body: string, posting: FoundPosting): FoundPosting;
  /** Where the employer of a posting has a page of its own, for sources that have such pages. */
  company?(posting: FoundPosting): ListingRequest | undefined;
  /** What an employer's page says. @throws ParseError */
  readCompany?(body: string): FoundPosting;
}

/** A listing as its drivers take it: what is long may be read elsewhere, where that holds up nobody. */
export interface DrivenListing extends Omit<Listing, 'read' | 'readDetail' | 'readCompany'> {
  /** @throws ParseError */
  read(body: string, request: ListingRequest): ListingPage | Promise<ListingPage>;
  /** @throws ParseError */
  readDetail?(body: string, posting: FoundPosting): Limited<FoundPosting> | Promise<Limited<FoundPosting>>;
  /** @throws ParseError */
  readCompany?(body: string): Limited<FoundPosting> | Promise<Limited<FoundPosting>>;
}
