import { fold } from '../../../text/words.js';
import { isFile } from '../../tree/file-links.js';
import type { FoundPosting } from '../../../posting.js';

/**
 * Entries of one title that lead to one file and say different things of it are several openings: the file is the form
 * by which one applies for each, and no page of any of them.
 */
export function withoutSharedForms(postings: readonly FoundPosting[]): readonly FoundPosting[] {
  const led = postings.filter(({ fields: { job_url: address = '' } }) => isFile(address));
  const groups = Map.groupBy(led, ({ fields: { job_title = '', job_url = '' } }) => `${fold(job_title)} ${job_url}`);
  const apart = new Set([...groups.values()].filter(areToldApart).flat());
  return postings.map((posting) => (apart.has(posting) ? withoutAddress(posting) : posting));
}

function areToldApart(group: readonly FoundPosting[]): boolean {
  return group.length > 1 && new Set(group.map(({ fields }) => fields.job_description)).size === group.length;
}

function withoutAddress(posting: FoundPosting): FoundPosting {
  const { job_url: _address, ...fields } = posting.fields;
  return { ...posting, fields };
}
