import { withoutExtra, type FoundPosting } from './posting.js';
import type { RemoteStatement } from './text/kinds/job-ways.js';
import type { Contact } from './text/people/contact.js';
import type { SaidPlace } from './text/places/said-place.js';

/** What a list says of all its postings that is asked for when their own pages are read: where, how, whom to ask. */
export interface SaidOfList {
  readonly place?: SaidPlace;
  readonly way?: RemoteStatement;
  readonly contact?: Contact;
}

/** The extra that holds it until the posting is analysed. */
const SAID_OF_LIST = 'said_of_list';

/** A posting with a page of its own, and what its list says of all: the page comes first, and may say nothing of it. */
export function besideList(posting: FoundPosting, said: SaidOfList): FoundPosting {
  const isSaid = Object.keys(said).length > 0;
  return isSaid ? { ...posting, extras: { ...posting.extras, [SAID_OF_LIST]: said } } : posting;
}

/** What its list says of a posting as well; nothing where no list was kept beside it. */
export function saidOfList({ extras }: FoundPosting): SaidOfList {
  return (extras?.[SAID_OF_LIST] as SaidOfList | undefined) ?? {};
}

/** The posting as it is published. */
export function withoutList<Posting extends FoundPosting>(posting: Posting): Posting {
  return withoutExtra(posting, SAID_OF_LIST);
}
