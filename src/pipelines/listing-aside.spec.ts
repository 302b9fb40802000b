import { expect, it } from '@jest/globals';
import { ParseError } from '../errors.js';
import type { AgencyJobsInput } from '../listings/boards/agency-search.js';
import type { Services } from '../runs/services.js';
import { listingAside } from './listing-aside.js';
import { listingNamed, readListPage } from './named-listings.js';
import { READERS } from './readers.js';

const SEARCH: AgencyJobsInput = {
  title: 'Engineer',
  location: 'Berlin',
  radius: 25,
  max_pages: 1,
  page_size: 25,
  include_details: true,
  include_recruiter_details: false,
};
const API = { baseUrl: 'https://agency.example', versions: ['v6'] };

/** Readers as a thread has them: what they are given and what they answer is copied. */
function thread(): { readers: Services['readers']; asked: string[] } {
  const asked: string[] = [];
  const read = async (reader: string, input: readonly unknown[]): Promise<unknown> => {
    asked.push(reader);
    await Promise.resolve();
    const given = structuredClone(input);
    return structuredClone(
      (READERS[reader as keyof typeof READERS] as (...all: readonly unknown[]) => unknown)(...given),
    );
  };
  return { readers: { read }, asked };
}

it('reads answers in a thread as they are read on the spot', async () => {
  const { readers, asked } = thread();
  const listing = listingAside({ readers }, 'agency', SEARCH, API);
  const [request] = listing.first();
  if (!request) throw new Error('a search begins with a request');
  const answer = JSON.stringify({
    maxErgebnisse: 5,
    ergebnisliste: [{ referenznummer: 'a-1', stellenangebotsTitel: 'Pilot' }],
  });
  const read = await listing.read(answer, request);
  expect(read.postings).toHaveLength(1);
  expect(read).toEqual(readListPage(listingNamed(['agency', SEARCH, API]), answer, request));
  const [posting] = read.postings;
  if (!posting) throw new Error('the list has a posting');
  await expect(listing.readDetail?.(' ', posting)).rejects.toThrow(ParseError);
  expect(asked).toEqual(['listPage', 'postingPage']);
});
