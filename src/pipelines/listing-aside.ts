import type { DrivenListing } from '../listings/listing.js';
import type { Services } from '../runs/services.js';
import { listingNamed, readCompanyPage, readListPage, readPostingPage, type NamedListing } from './named-listings.js';
import { readAside } from './read-aside.js';

/** From so many characters on an answer is read in a thread: what is shorter costs less than the way there and back. */
const LARGE = 100_000;

/** The listing of that name, whose long answers hold up nobody. */
export function listingAside(context: Pick<Services, 'readers'>, ...named: NamedListing): DrivenListing {
  const listing = listingNamed(named);
  const isLong = (body: string): boolean => body.length >= LARGE;
  return {
    ...listing,
    read: (body, request) =>
      isLong(body) ? readAside(context, 'listPage', named, body, request) : readListPage(listing, body, request),
    readDetail: (body, posting) =>
      isLong(body) ? readAside(context, 'postingPage', named, body, posting) : readPostingPage(listing, body, posting),
    readCompany: (body) =>
      isLong(body) ? readAside(context, 'companyPage', named, body) : readCompanyPage(listing, body),
  };
}
