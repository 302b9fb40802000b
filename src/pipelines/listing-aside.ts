import type { DrivenListing } from '../listings/listing.js';
import type { Services } from '../runs/services.js';
import { listingNamed, type NamedListing } from './named-listings.js';
import { readAside } from './read-aside.js';

/**
 * The listing of that name, whose answers are read in a thread: whoever asks sources compiles none of the readers'
 * patterns, which take 40 MB, and is held up by no answer.
 */
export function listingAside(context: Pick<Services, 'readers'>, ...named: NamedListing): DrivenListing {
  return {
    ...listingNamed(named),
    read: (body, request) => readAside(context, 'listPage', named, body, request),
    readDetail: (body, posting) => readAside(context, 'postingPage', named, body, posting),
    readCompany: (body) => readAside(context, 'companyPage', named, body),
  };
}
