import { analysePosting } from '../postings/analyse.js';
import { readJobPage } from '../postings/page/job-page.js';
import { readProgramData } from '../postings/page/program-data.js';
import { unreadLines } from '../postings/page/unread-lines.js';
import type { FoundPosting } from '../postings/posting.js';
import type { Services } from '../runs/services.js';
import { parsePage, readPage } from './career-pages/page-facts.js';
import { readRendered, readRenderedJobPage } from './career-pages/rendered-page.js';
import { readSitemap } from './career-pages/sitemap.js';
import { certaintyOf } from './enrich-person/company-name.js';
import { readSitePage } from './enrich-person/site-page.js';
import { LISTING_READERS } from './named-listings.js';

/** Readers of what strangers wrote, by name: those whose cost a page decides. They run in a thread that can be ended. */
export const READERS = {
  page: readPage,
  rendered: readRendered,
  jobPage: (body: string, url: string, posting: FoundPosting): FoundPosting =>
    readJobPage(parsePage(body), url, posting),
  renderedJobPage: readRenderedJobPage,
  programData: readProgramData,
  unreadLines: (body: string, known: { hasDoubtfulLists: boolean }): string[] => unreadLines(parsePage(body), known),
  sitemap: readSitemap,
  ...LISTING_READERS,
  companyCertainty: certaintyOf,
  sitePage: readSitePage,
  posting: analysePosting,
};

type Readers = typeof READERS;

/** Calls a reader in its thread. @throws ReadingGivenUpError when that takes too long */
export async function readAside<Name extends keyof Readers>(
  context: Pick<Services, 'readers'>,
  reader: Name,
  ...input: Parameters<Readers[Name]>
): Promise<ReturnType<Readers[Name]>> {
  return (await context.readers.read(reader, input)) as ReturnType<Readers[Name]>;
}
