import { titleKey } from '../postings/identity.js';
import type { FoundPosting, JudgedPosting } from '../postings/posting.js';
import type { ListingPage } from './listing.js';

/** The rows of all pages: each posting once, everything else with the reason why it is not returned. */
export class Rows {
  readonly all: JudgedPosting[] = [];
  readonly keys = new Set<string>();
  returned = 0;

  constructor(private readonly board: string) {}

  add({ postings, rejected = [] }: ListingPage, limit: number): void {
    for (const posting of postings) {
      const key = keyOf(posting);
      if (posting.fields.job_title === undefined)
        this.push(posting, { disposition: 'dropped', reason: 'it has no title' });
      else if (this.keys.has(key))
        this.push(posting, { disposition: 'duplicate', reason: 'the same posting was found before' });
      else if (this.returned >= limit)
        this.push(posting, { disposition: 'dropped', reason: 'more postings than were asked for' });
      else {
        this.keys.add(key);
        this.returned++;
        this.push(posting, { disposition: 'returned' });
      }
    }
    for (const { posting, reason } of rejected)
      this.push(posting, { disposition: this.keys.has(keyOf(posting)) ? 'duplicate' : 'filtered', reason });
  }

  private push(posting: FoundPosting, verdict: Pick<JudgedPosting, 'disposition' | 'reason'>): void {
    this.all.push({ ...posting, ...verdict, dedupKey: `${this.board}:${keyOf(posting)}` });
  }
}

/** The board's own id; of a row that lost it, what else tells it from others. */
export function keyOf({ id, fields }: FoundPosting): string {
  return id ?? fields.job_url ?? `${titleKey(fields)} @ ${fields.company_name ?? ''}`;
}
