import { agencyListing } from '../listings/boards/arbeitsagentur/agency-listing.js';
import { indeed } from '../listings/boards/indeed/indeed.js';
import { networkListing } from '../listings/boards/linkedin/network-listing.js';
import { stepstone } from '../listings/boards/stepstone/stepstone.js';
import { ParseError } from '../errors.js';
import { strictAboutDetails } from '../listings/ats/strict-details.js';
import { withPlainFields } from '../listings/plain-fields.js';
import type { Listing, ListingPage, ListingRequest } from '../listings/listing.js';
import { nameOf, type FoundPosting } from '../postings/posting.js';
import { withLimits, type Limited } from '../postings/reading-limits.js';
import { labelling } from './career-pages/reading/board-listing.js';

/** The commercial boards. */
export const COMMERCIAL = { indeed, stepstone };

/** Listings by name. They are made of plain values, so that a reading thread makes the same one. */
const LISTINGS = {
  system: labelling,
  agency: agencyListing,
  network: networkListing,
  indeed: (...made: Parameters<typeof indeed>): Listing => indeed(...made).listing,
  stepstone: (...made: Parameters<typeof stepstone>): Listing => stepstone(...made).listing,
};

/** A listing by its name and what it is made of. */
export type NamedListing = {
  [Name in keyof typeof LISTINGS]: readonly [name: Name, ...made: Parameters<(typeof LISTINGS)[Name]>];
}[keyof typeof LISTINGS];

/** Makes it. */
export function listingNamed([name, ...made]: NamedListing): Listing {
  const listing = (LISTINGS[name] as (...given: readonly unknown[]) => Listing)(...made);
  return name === 'system' ? listing : withPlainFields(strictAboutDetails(listing, name));
}

/** One answer of the list; what limits of the readers cut is among its findings. @throws ParseError */
export function readListPage(listing: Listing, body: string, request: ListingRequest): ListingPage {
  const { read, findings } = withLimits(request.url, () => listing.read(body, request));
  return findings.length === 0 ? read : { ...read, findings: [...(read.findings ?? []), ...findings] };
}

/** The posting completed by its own page. @throws ParseError */
export function readPostingPage(listing: Listing, body: string, posting: FoundPosting): Limited<FoundPosting> {
  return withLimits(nameOf(posting), () => listing.readDetail?.(body, posting) ?? posting);
}

/** What an employer's page says. @throws ParseError */
function readCompanyPage(listing: Listing, body: string): Limited<FoundPosting> {
  return withLimits("an employer's page", () => {
    const read = listing.readCompany?.(body);
    if (!read) throw new ParseError('the source has no pages of employers');
    return read;
  });
}

/** Readers for a thread: whoever asks it names the listing. */
export const LISTING_READERS = {
  listPage: (named: NamedListing, body: string, request: ListingRequest): ListingPage =>
    readListPage(listingNamed(named), body, request),
  postingPage: (named: NamedListing, body: string, posting: FoundPosting): Limited<FoundPosting> =>
    readPostingPage(listingNamed(named), body, posting),
  companyPage: (named: NamedListing, body: string): Limited<FoundPosting> => readCompanyPage(listingNamed(named), body),
};
