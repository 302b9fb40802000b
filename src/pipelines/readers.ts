import { analysePosting } from '../postings/analyse.js';
import { parseHtml } from '../postings/page/tree/html.js';
import { joinAll, parallelLists, type JoinedPostings, type ParallelLists } from '../postings/page/joined-lists.js';
import { withProgramDetails } from '../postings/page/data/carried-details.js';
import { readJsonRecords, type JsonOrigin } from '../postings/page/data/json-records.js';
import {
  readProgramData,
  withRoutes,
  type PageOfPrograms,
  type ProgramPostings,
} from '../postings/page/program-data.js';
import { jsonAddressesIn } from '../postings/page/data/script-addresses.js';
import { unreadLines } from '../postings/page/unread-lines.js';
import { readPdfAdvert } from '../postings/pdf/pdf-advert.js';
import { nameOf, type FoundPosting } from '../postings/posting.js';
import type { PlaceHints } from '../postings/text/places/place-judgement.js';
import { withLimits, type Limited } from '../postings/reading-limits.js';
import { readCalledJobPage } from './career-pages/page/called-job-page.js';
import { readPage } from './career-pages/page/page-facts.js';
import { readRendered, readRenderedJobPage } from './career-pages/rendering/rendered-page.js';
import { SCRIPTED_READERS } from './career-pages/rendering/scripted-readers.js';
import { readSitemap, type Sitemap } from './career-pages/site/sitemap.js';
import { certaintyOf } from './enrich-person/company-name.js';
import { readSitePage, type SitePage } from './enrich-person/site-page.js';
import type { PersonName } from './enrich-person/names.js';
import type { Rendering } from '../web/browser/rendering.js';
import { LISTING_READERS } from './named-listings.js';

/**
 * Readers of what strangers wrote, by name: those whose cost a page decides. They run in a thread that can be ended.
 */
export const READERS = {
  page: readPage,
  rendered: readRendered,
  jobPage: (body: string, url: string, posting: FoundPosting): Limited<FoundPosting> =>
    withLimits(url, () => readCalledJobPage(body, url, posting)),
  pdfAdvert: readPdfAdvert,
  renderedJobPage: (rendering: Rendering, posting: FoundPosting): Limited<FoundPosting> =>
    withLimits(rendering.url, () => readRenderedJobPage(rendering, posting)),
  withRoutes,
  programData: (programs: readonly string[], page: PageOfPrograms): Limited<ProgramPostings> =>
    withLimits(page.url, () => readProgramData(programs, page)),
  programDetails: (
    postings: readonly FoundPosting[],
    programs: readonly string[],
    page: PageOfPrograms,
  ): Limited<FoundPosting[]> =>
    withLimits(page.url, () =>
      withProgramDetails(postings, programs, { url: '', pageUrl: page.url, language: page.language }),
    ),
  programAddresses: (programs: readonly string[], pageUrl: string): Limited<string[]> =>
    withLimits(pageUrl, () => programs.flatMap((source) => jsonAddressesIn(source, pageUrl))),
  jsonLists: (body: string, of: JsonOrigin): Limited<ParallelLists> =>
    withLimits(of.url, () => parallelLists(readJsonRecords(body, of))),
  joinedLists: (answers: readonly ParallelLists[]): JoinedPostings => joinAll(answers),
  unreadLines: (body: string, known: { hasDoubtfulLists: boolean }): string[] => unreadLines(parseHtml(body), known),
  sitemap: (body: string, url: string, limit: number): Limited<Sitemap> =>
    withLimits(url, () => readSitemap(body, limit, url)),
  ...SCRIPTED_READERS,
  ...LISTING_READERS,
  companyCertainty: certaintyOf,
  sitePage: (body: string, url: string, asked: { domain: string; name: PersonName }): Limited<SitePage> =>
    withLimits(url, () => readSitePage(body, url, asked)),
  posting: (posting: FoundPosting, hints?: PlaceHints): Limited<FoundPosting> =>
    withLimits(nameOf(posting), () => analysePosting(posting, hints)),
};

export type Readers = typeof READERS;
