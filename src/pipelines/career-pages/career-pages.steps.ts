import { getDomainWithoutSuffix } from 'tldts';
import { askMissingFields } from '../ask-missing-fields.js';
import { finding, mayHideFromList, type Finding } from '../../findings/finding.js';
import { analyseReturned } from '../analyse-returned.js';
import { hasText } from '../has-text.js';
import { siteHints } from './site/site-hints.js';
import { jobTitleScore } from '../../postings/page/lines/titles/job-titles.js';
import { limitPostings } from '../limit-postings.js';
import { dedupKey, DIRECTORY_INDEX } from '../../postings/identity.js';
import { withoutOver } from '../../postings/over.js';
import type { FoundPosting, JudgedPosting } from '../../postings/posting.js';
import { reasonOf } from '../../postings/reasons.js';
import type { RunOutcome } from '../../runs/pipeline.js';
import type { CareerContext } from './career-pages.needs.js';
import { siteUrl } from '../../web/site-address.js';
import { depthBelowCareers, isCareerName, isCareerUrl } from '../../postings/page/lines/headings/career-words.js';
import type { CareerPagesInput } from './career-pages.dto.js';
import { withDeadlineYear } from './judging/deadline-year.js';
import { explainZero } from './judging/explain-zero.js';
import { copiesOf, filteredLists } from './reading/further-pages.js';
import { findCareerPages, type CareerSite } from './reading/find-career-pages.js';
import { selectByPrompt } from './judging/judge-titles.js';
import type { CareerPagesSummary } from './career-pages.schema.js';
import type { TitleRules } from './judging/title-rules.js';
import { mapSite, type SiteMap } from './site/map-site.js';
import { listedPostings, readBoard, readDetails, type ReadBoard } from './reading/read-boards.js';
import type { PageFacts } from './page/page-facts.js';
import { joinedByPages } from './reading/called-pages.js';
import { isAdvertPage } from './reading/lists-of-adverts.js';
import { readJobPages } from './reading/read-job-pages.js';
import { jobPageKeys, pastPages, readPages, showCareers, type PagePosting } from './reading/read-pages.js';
import { postingsOf } from './reading/witnesses.js';
import { countRendered, pageKey, SiteCrawl, type MissedPage, type PageCounts } from './site/site-crawl.js';
import {
  affordable,
  DuplicateFinder,
  judged,
  judgedByPlace,
  placeFindings,
  titleRejection,
  withCompany,
  type Employer,
} from './judging/select-postings.js';
import { shortLists } from './judging/short-lists.js';
import { withFurtherPlaces, withWantedTranslations } from './judging/told-again.js';
import { withSoughtPostings } from './reading/sought-pages.js';
import { isOwnName } from './judging/own-name.js';
import { refilter } from './judging/refilter.js';

/** From a company's site to its postings. */
export async function scrapeCareerPages(
  input: CareerPagesInput,
  context: CareerContext,
): Promise<RunOutcome<CareerPagesSummary>> {
  if (input.reuse_run_id !== undefined) return refilter(input, context, input.reuse_run_id);
  const site = await context.step('map-site', () => mapSite(input, context));
  const found = await context.step('find-career-pages', () => findCareerPages(site, input, context));
  const { boards, ...more } = await context.step('read-boards', () => readBoards(found, input, context));
  const pages = withSoughtPostings([...found.pages, ...more.pages], boards);
  const careers = { ...found, pages, pagesRead: more.pagesRead };
  const chosen = await context.step('select-postings', () =>
    Promise.resolve(choose(careers, boards, { input, context, site })),
  );
  const wanted = await selectByPrompt(chosen, input.target_titles_prompt, context);
  const read = await context.step('read-details', async () =>
    completeChosen(await affordable(wanted.postings, input, context), boards, {
      ...{ input, context, before: countsOf(careers) },
    }),
  );
  return context.step('analyse-postings', () =>
    analyse(read, { input, context, site, careers, boards, rules: wanted.rules }),
  );
}

/** Reads the boards; the page of one whose interface is not known any more is read like any page. */
async function readBoards(
  careers: CareerSite,
  input: CareerPagesInput,
  context: CareerContext,
): Promise<{ boards: ReadBoard[]; pages: readonly PageFacts[]; pagesRead: number }> {
  const boards: ReadBoard[] = [];
  for (const board of careers.boards) boards.push(await readBoard(board, context));
  const changed = boards.filter(
    ({ isRead, findings }) => !isRead && findings.some(({ why }) => why === 'shape_changed'),
  );
  const crawl = new SiteCrawl(context, input.max_pages, countsOf(careers));
  const known = new Set(careers.pages.map(({ url }) => pageKey(url)));
  await crawl.visit(
    changed.flatMap(({ board }) => (known.has(pageKey(board.url)) ? [] : [{ url: board.url, text: '' }])),
    { assumeCareerPage: true },
  );
  return { boards, pages: crawl.inOrder, pagesRead: crawl.read };
}

function countsOf({ pages, missed, pagesRead }: CareerSite): PageCounts {
  return { read: pagesRead, rendered: countRendered([...pages, ...missed]) };
}

type Found = Omit<PagePosting, 'pageUrl'> & { readonly pageUrl?: string };

/** All that was discovered, with the verdicts that need no details. */
function choose(
  careers: CareerSite,
  boards: readonly ReadBoard[],
  { input, context, site }: { input: CareerPagesInput; context: CareerContext; site: SiteMap },
): JudgedPosting[] {
  const found: Found[] = [...boards.flatMap(({ rows }) => rows), ...readPages(careers.pages, boards)];
  context.progress({ postingsFound: found.length });
  // What the readers counted themselves, before anything was merged or left out.
  const seen = [...boards, ...careers.pages].reduce((sum, one) => sum + one.seen, 0);
  if (seen !== found.length) context.report(finding('account_differs', site.home, { seen, kept: found.length }));
  const duplicates = new DuplicateFinder();
  const names = [employerOf(input, site)?.name, site.company, nameOfHost(site.home)].filter(
    (name) => name !== undefined,
  );
  // Of two findings of a posting the one with an address stays, in whatever order they were made.
  const withAddressFirst = found.toSorted(
    (a, b) => Number(b.posting.fields.job_url !== undefined) - Number(a.posting.fields.job_url !== undefined),
  );
  const verdicts = new Map(
    withAddressFirst.map((item) => [item, judgeFound(item, duplicates, { input, names })] as const),
  );
  const rows = found.flatMap((item) => {
    const posting = verdicts.get(item);
    return posting === undefined ? [] : [{ posting, pageUrl: item.pageUrl, verdict: item.verdict }];
  });
  return withWantedTranslations(withFurtherPlaces(rows), input).map(({ posting }) => posting);
}

function judgeFound(
  { posting, pageUrl, verdict }: Found,
  duplicates: DuplicateFinder,
  { input, names }: { input: CareerPagesInput; names: readonly string[] },
): JudgedPosting {
  if (verdict && !verdict.standsForOthers) return judged(posting, dedupKey(posting), verdict);
  const { key, isDuplicate } = duplicates.check(posting, { pageUrl, readAt: verdict?.readAt });
  if (verdict) return judged(posting, key, verdict);
  if (isDuplicate) return judged(posting, key, { disposition: 'duplicate', ...reasonOf('already_found') });
  if (posting.fields.job_title === undefined)
    return judged(posting, key, { disposition: 'dropped', ...reasonOf('no_title') });
  if (posting.fields.source === 'career_page' && isOwnName(posting.fields.job_title, names))
    return judged(posting, key, { disposition: 'dropped', ...reasonOf('own_name') });
  const rejection = titleRejection(posting, input);
  return judged(posting, key, rejection && { disposition: 'filtered', ...rejection });
}

/** What a site is called in its address: "lumenfold" of www.lumenfold.example. */
function nameOfHost(home: string): string | undefined {
  return getDomainWithoutSuffix(home) ?? undefined;
}

/** Details are read of those postings only that are still to be returned. */
async function completeChosen(
  chosen: readonly JudgedPosting[],
  boards: readonly ReadBoard[],
  run: { input: CareerPagesInput; context: CareerContext; before: PageCounts },
): Promise<{ postings: JudgedPosting[]; pages: PageCounts }> {
  const details = new Map<JudgedPosting, FoundPosting>();
  const open = chosen.filter(({ disposition }) => disposition === 'returned');
  for (const board of boards) {
    // A posting's details are on the board that lists it: a system may have several boards of a company.
    const listed = new Set(listedPostings(board).map(dedupKey));
    const ofBoard = open.filter(
      (posting) => posting.fields.source === 'ats_api' && listed.has(posting.dedupKey) && !details.has(posting),
    );
    const complete = await readDetails(board.board, ofBoard, run.context);
    ofBoard.forEach((posting, index) => details.set(posting, complete[index] ?? posting));
  }
  const ofPages = open.filter(({ fields }) => fields.source === 'career_page');
  const read = await readJobPages(ofPages, { maxPages: run.input.max_pages, before: run.before }, run.context);
  ofPages.forEach((posting, index) => details.set(posting, read.postings[index] ?? posting));
  return {
    postings: joinedByPages(chosen.map((posting) => withoutOver({ ...posting, ...details.get(posting) }))),
    pages: read.pages,
  };
}

/** Reads what the texts say, applies the filter of places, stores everything and sums up. */
async function analyse(
  read: { postings: readonly JudgedPosting[]; pages: PageCounts },
  run: {
    input: CareerPagesInput;
    context: CareerContext;
    site: SiteMap;
    careers: CareerSite;
    boards: readonly ReadBoard[];
    rules: TitleRules | undefined;
  },
): Promise<RunOutcome<CareerPagesSummary>> {
  const { input, context, site, careers, boards } = run;
  const employer = employerOf(input, site);
  const company = employer?.name ?? new URL(siteUrl(input.company_url)).hostname;
  const hints = siteHints(input.company_url);
  const dated = read.postings.map((posting) => withDeadlineYear(posting, context.run.acceptedAt));
  const analysed = (await analyseReturned(dated, context, { hints })).map((posting) =>
    posting.disposition === 'returned' ? judgedByPlace(withCompany(posting, employer), input) : posting,
  );
  const asked = await askMissingFields(await limitPostings(analysed, context), context);
  context.report(...asked.findings);
  const { postings } = asked;
  await context.savePostings(postings);
  const count = (...dispositions: string[]): number =>
    postings.filter(({ disposition }) => dispositions.includes(disposition)).length;
  const returned = count('returned');
  const missed = [
    ...missedFindings(careers, { returned, known: input.known_career_page_url }),
    ...shortLists(careers.pages, boards),
  ];
  context.report(...missed, ...placeFindings(input), ...explainZero(site.home, careers, { postings, missed }));
  const summary = {
    company,
    url: site.home,
    career_page_urls: careerPageUrls(careers, boards, input.known_career_page_url),
    pages_scraped: read.pages.read,
    pages_rendered: read.pages.rendered,
    jobs_total: returned,
    jobs_filtered_out: count('filtered', 'dropped'),
    ...(run.rules && { title_rules: run.rules }),
  };
  // A zero is worth something only where postings would have been seen.
  const isBlind =
    read.pages.read === 0 ||
    site.isCut ||
    careers.isCut ||
    [...missed, ...boards.flatMap(({ findings }) => findings)].some(mayHideFromList);
  return isBlind && returned === 0 ? { summary } : { summary, chargedPostings: returned };
}

/** Who employs, as the request or the title of the home page says it. A host name alone names nobody. */
function employerOf({ company_name: given }: CareerPagesInput, { company }: SiteMap): Employer | undefined {
  if (hasText(given)) return { name: given, evidence: { source: 'request' } };
  return company === undefined ? undefined : { name: company, evidence: { source: 'page', quote: company } };
}

/** Pages that list or may list postings, and boards that were read; not the pages of single postings. */
function careerPageUrls(careers: CareerSite, boards: readonly ReadBoard[], known: string | undefined): string[] {
  const jobPages = new Set([...jobPageKeys(careers.pages), ...pastPages(careers.pages)]);
  const isNext = nextPageUrls(careers.pages);
  const aboutCareers = showCareers(careers.pages, jobPages);
  const filtered = filteredLists(careers.pages, isNext);
  const copies = copiesOf(careers.pages);
  const inMenus = calledByMenus(careers.pages);
  const isCalled = (page: PageFacts): boolean => inMenus.has(pageKey(page.url)) && postingsOf(page).length > 0;
  const isAgain = (page: PageFacts): boolean => isNext.has(page.url) || filtered.has(page) || copies.has(page);
  // "Work for us" in a menu leads to the one advert, wherever that has its address.
  const hasList = careers.pages.some((page) => page.isCareerPage && mayList(page, known));
  const pages = careers.pages.filter((page) => {
    if (isOnlyAdvert(page, jobPages) || isAgain(page)) return false;
    if (page.isCareerPage) return mayList(page, known) || (!hasList && isCalled(page));
    // A front page is no page of an advert, however much of it one takes; nor is one that menus call after no job.
    const isOfAdvert = page.isAdvert && new URL(page.url).pathname !== '/' && !isCalled(page);
    return !aboutCareers && !isOfAdvert && postingsOf(page).length > 0;
  });
  const urls = [
    ...pages.map((page) => page.url.replace(DIRECTORY_INDEX, '/')),
    ...boards.filter(({ isRead }) => isRead).map(({ board }) => board.url),
  ];
  return [...new Map(urls.map((url) => [sameListKey(url), url] as const)).values()];
}

/** Letters of a path are written either way; in a query they may be an identifier. */
function sameListKey(url: string): string {
  const key = pageKey(url).replace(/\.html?$/, '');
  return key.replace(/^[^?#]*/, (path) => path.toLowerCase());
}

/** Pages that menus lead to by words that name no occupation: "Join us". */
function calledByMenus(pages: readonly PageFacts[]): ReadonlySet<string> {
  const links = pages.flatMap((page) => page.links.filter(({ isMenu, text }) => isMenu === true && text !== ''));
  return new Set(links.filter(({ text }) => jobTitleScore(text) < 1).map(({ url }) => pageKey(url)));
}

/** Whether a page of these addresses is what the caller calls the career page: with postings it is one, if only one. */
function isAt(addresses: readonly string[], known: string | undefined): boolean {
  return known !== undefined && addresses.some((address) => pageKey(address) === pageKey(known));
}

/** A career page that lists postings, or where they would be listed. */
function mayList(page: PageFacts, known: string | undefined): boolean {
  if (page.boards.length > 0 || isFrontDoor(page.url) || saysCareers(page)) return true;
  return postingsOf(page).length > 0 && (isAt([page.url, page.requestedUrl], known) || !isAdvertPage(page));
}

/** Further pages of lists, each named by one that was read before it: they link back to the first one, too. */
function nextPageUrls(pages: readonly PageFacts[]): ReadonlySet<string> {
  const [next, seen] = [new Set<string>(), new Set<string>()];
  for (const { url, nextPages } of pages) {
    seen.add(url);
    for (const further of nextPages) if (!seen.has(further)) next.add(further);
  }
  return next;
}

/** A page that is headed as one of careers or linked as one, or says that nothing is open. */
function saysCareers({ url, heading, saysNothing, isCalledCareers }: PageFacts): boolean {
  return saysNothing !== undefined || (!isCareerUrl(url) && (isCalledCareers === true || isCareerName(heading)));
}

/** The page of a posting, but for the site's page for careers that a front page calls the advert of its one opening. */
function isOnlyAdvert({ url, isCareerPage }: PageFacts, jobPages: ReadonlySet<string>): boolean {
  return jobPages.has(pageKey(url)) && !(isCareerPage && isFrontDoor(url));
}

/** The career page itself, not one below it or one about training. */
function isFrontDoor(url: string): boolean {
  return isCareerUrl(url) && depthBelowCareers(url) <= 0 && !/ausbildung|bewerb/i.test(new URL(url).pathname);
}

/** A zero must be explained: pages that were not read, and pages that were read and could not be seen through. */
function missedFindings(
  careers: CareerSite,
  { returned, known }: { returned: number; known: string | undefined },
): Finding[] {
  const findings: Finding[] = [];
  const read = careers.pages
    .filter((page) => page.listed.length + page.structured.length > 0)
    .flatMap(({ system }) => system ?? []);
  for (const page of careers.pages) findings.push(...page.findings, ...hiddenOn(page, read));
  const notAsked = careers.missed.filter(({ failure }) => failure === 'time_used_up');
  const missed = notAsked.length > 1 ? careers.missed.filter((page) => !notAsked.includes(page)) : careers.missed;
  for (const { url, outcome, reason: detail } of missed) {
    // A brochure among the links is told where it may be all there is.
    if (outcome !== 'missing' && (outcome !== 'unreadable' || returned === 0))
      findings.push(finding('page_not_read', url, { detail }));
    else if (outcome === 'missing' && isAt([url], known)) findings.push(finding('known_page_missing', url, { detail }));
  }
  return [...findings, ...endedEarly(notAsked)];
}

/** Guessed addresses are many, and one reason is enough: the run was over. */
function endedEarly(notAsked: readonly MissedPage[]): Finding[] {
  const [first] = notAsked;
  return !first || notAsked.length === 1
    ? []
    : [finding('pages_not_asked', first.url, { seen: notAsked.length, detail: first.reason })];
}

/** What hides the postings of a page; a career system of which other pages show postings does not. */
function hiddenOn({ url, blindSpot }: PageFacts, read: readonly string[]): Finding[] {
  if (blindSpot === undefined) return [];
  if (blindSpot.kind === 'needs_scripts') return [finding('needs_scripts', url)];
  return read.includes(blindSpot.system) ? [] : [finding('system_not_read', url, { detail: blindSpot.system })];
}
