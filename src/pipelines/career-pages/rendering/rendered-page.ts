import { applicationMailbox } from '../../../postings/page/advert/application-mailbox.js';
import { hasNoOtherPage, isClosedEntry } from '../../../postings/page/advert/closed-entries.js';
import { withMailbox } from '../../../postings/page/advert/html-card.js';
import type { Finding } from '../../../findings/finding.js';
import { boardKey, type Board } from '../../../listings/ats/ats.js';
import { recogniseBoard } from '../../../listings/ats/index.js';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { WHY_LEFT_OUT } from '../../../postings/page/lists/html-listing.js';
import { readJobPage } from '../../../postings/page/advert/job-page.js';
import { readJsonRecords, surestOf, type JsonListing } from '../../../postings/page/data/json-records.js';
import { languageOf } from '../../../postings/page/advert/site-countries.js';
import { completed, type FoundPosting } from '../../../postings/posting.js';
import { mayBeOnePlace, titleOf } from '../../../postings/same-place.js';
import { titleWords } from '../../../postings/text/title-level.js';
import type { Rendering, Sight } from '../../../web/browser/rendering.js';
import type { WebRequest } from '../../../web/web.js';
import { withoutAnchor } from '../../../postings/page/lines/headings/page-routes.js';
import { withLikeAddresses } from './like-addresses.js';
import { completedByAnswers, sameTitle, saysAgain, withLongerText, withOpened } from './opened-postings.js';
import { PostingLinks } from '../page/posting-links.js';
import { readPage, withItsLimits, type PageFacts } from '../page/page-facts.js';

/** An answer that is longer (characters) is about more than one posting. */
const MAX_DETAIL = 100_000;

/** A list of postings in JSON, with the request that brought it. */
export interface AnsweredListing extends JsonListing {
  readonly answer: Sight['answers'][number];
}

interface Asked {
  readonly request: WebRequest;
  readonly anchor: string;
  readonly assumeCareerPage: boolean;
}

/** What a page says as a browser showed it: all its views together, completed by the JSON its requests brought. */
export function readRendered(rendering: Rendering, asked: Asked): PageFacts {
  return withItsLimits(rendering.url, () => readViews(rendering, asked));
}

function readViews(rendering: Rendering, asked: Asked): PageFacts {
  const url = withoutAnchor(new URL(rendering.url)).href;
  const views = rendering.views.map((body, at) =>
    readPage(
      {
        outcome: 'page',
        request: asked.request,
        url,
        status: rendering.status,
        contentType: 'text/html',
        body,
        truncated: false,
      },
      anchorOf(rendering, at, asked.anchor),
      { assumeCareerPage: asked.assumeCareerPage },
    ),
  );
  const [first, ...rest] = views as [PageFacts, ...PageFacts[]];
  const whole = rest.reduce(withView, first);
  const boards = new Map(
    [...whole.boards, ...boardsAskedFor(rendering)].map((board) => [boardKey(board), board] as const),
  );
  const language = languageOf(parseHtml(rendering.views[0] ?? ''), url);
  const answered = mayShowOpenings(whole)
    ? listingsIn(rendering, url, language).flatMap(({ postings }) => postings)
    : [];
  const { blindSpot: _blindSpot, ...facts } = whole;
  const { open, past } = splitLeftOut(unique(answered, true), whole);
  const { structured, listed } = withAnswers(whole, open);
  const whatItTells = (postings: readonly FoundPosting[]): FoundPosting[] =>
    withDetails(withOpened(postings, rendering.opened, rendering.url), rendering);
  const told = whatItTells(structured);
  const ended = unique([...whole.past, ...past]);
  return {
    ...facts,
    boards: [...boards.values()],
    structured: open.length > 0 ? withMailboxOf(rendering, told) : told,
    listed: whatItTells(listed),
    past: ended,
    // What several views and answers show is counted as what they show together.
    seen: structured.length + listed.length + ended.length + (whole.leftOut?.length ?? 0),
  };
}

/** Postings of answers with the mailbox that the page has for applications. */
function withMailboxOf({ views, url }: Rendering, postings: readonly FoundPosting[]): FoundPosting[] {
  if (postings.every(({ fields }) => fields.hiring_manager_email !== undefined)) return [...postings];
  const { named, any } = applicationMailbox(parseHtml(views.at(-1) ?? ''));
  return postings.map((posting) => withMailbox(posting, hasNoOtherPage(posting, url) ? any : named));
}

/** What led to a view: the link to the page, else the control that brought the view in place of another one. */
function anchorOf({ pressed }: Rendering, at: number, anchor: string): string {
  return anchor === '' && pressed !== undefined && at >= pressed.after ? pressed.text : anchor;
}

/** Whether a page as it is shown is about openings: by its name, by a part of it, or by what it lists. */
export function mayShowOpenings({ isCareerPage, hasCareerPart, listed }: PageFacts): boolean {
  return isCareerPage || hasCareerPart === true || listed.length > 0;
}

/**
 * Entries of the JSON that the page does not show as open are over where it calls them past, or where their deadlines
 * lie before those of all it shows.
 */
function splitLeftOut(
  stated: readonly FoundPosting[],
  { structured, listed, past }: PageFacts,
): { open: FoundPosting[]; past: FoundPosting[] } {
  const isAmong = (posting: FoundPosting, others: readonly FoundPosting[]): boolean =>
    others.some((other) => sameTitle(other.fields.job_title ?? '', posting));
  const shown = [...structured, ...listed];
  const isShown = (posting: FoundPosting): boolean => isAmong(posting, shown);
  const deadlines = stated.filter(isShown).map(({ fields }) => fields.application_deadline ?? '');
  const [first = ''] = deadlines.toSorted();
  const isOver = (posting: FoundPosting): boolean =>
    ((posting.fields.application_deadline ?? first) < first || isAmong(posting, past)) && !isShown(posting);
  return { open: stated.filter((posting) => !isOver(posting)), past: stated.filter(isOver) };
}

/** Postings without texts, completed by answers that are about one of them: some pages ask for each by itself. */
function withDetails(postings: readonly FoundPosting[], { answers, url }: Sight & { url: string }): FoundPosting[] {
  return postings.map((posting) => {
    if (!isClosedEntry(posting, url)) return posting;
    const title = JSON.stringify(posting.fields.job_title ?? '').slice(1, -1);
    const about = answers.filter(({ body }) => title !== '' && body.length < MAX_DETAIL && body.includes(title));
    if (about.length === 0) return posting;
    return withLongerText(posting, (bare) => completedByAnswers(bare, { posting, answers: about, url }));
  });
}

/** What the page of one posting says in a browser, and what its own requests brought of the posting. */
export function readRenderedJobPage(rendering: Rendering, posting: FoundPosting): FoundPosting {
  const { url, views, answers } = rendering;
  return completedByAnswers(readJobPage(parseHtml(views.at(-1) ?? ''), url, posting), { posting, answers, url });
}

/** Lists of postings in the JSON that a page's requests brought. */
export function listingsIn(sight: Pick<Sight, 'answers'>, pageUrl: string, language?: string): AnsweredListing[] {
  const listings = sight.answers.flatMap((answer) =>
    readJsonRecords(answer.body, { url: answer.url, pageUrl, language }).map((listing) => {
      const total = listing.total ?? answer.part?.total;
      return { ...listing, answer, ...(total !== undefined && { total }) };
    }),
  );
  return surestOf(listings);
}

/** Boards among the addresses that frames, scripts and requests of the page led to. */
function boardsAskedFor({ addresses }: Sight): Board[] {
  return addresses.flatMap((address) => (URL.canParse(address) ? (recogniseBoard(new URL(address)) ?? []) : []));
}

/** A later view of the same page adds what it shows. */
function withView(page: PageFacts, view: PageFacts): PageFacts {
  const links = new Map([...page.links, ...view.links].map((link) => [link.url, link] as const));
  return {
    ...page,
    links: [...links.values()],
    boards: [...page.boards, ...view.boards],
    structured: unique([...page.structured, ...view.structured]),
    listed: unique([...addressedAs(page.listed, view.listed), ...addressedAs(view.listed, page.listed)]),
    past: unique([...page.past, ...view.past]),
    ...leftOutOf(page, view),
    ...(view.sought && { sought: view.sought }),
    nextPages: [...new Set([...page.nextPages, ...view.nextPages])],
    ...totalOfViews(page, view),
    isCareerPage: page.isCareerPage || view.isCareerPage,
    findings: withoutTwins([...page.findings, ...view.findings]),
    ...(view.hasDoubtfulLists && { hasDoubtfulLists: true as const }),
  };
}

function totalOfViews(...views: readonly PageFacts[]): Pick<PageFacts, 'statedTotal'> {
  const totals = views.flatMap(({ statedTotal }) => statedTotal ?? []);
  return totals.length > 0 ? { statedTotal: Math.max(...totals) } : {};
}

/** What one view shows with an address and another without is one posting. */
function addressedAs(postings: readonly FoundPosting[], others: readonly FoundPosting[]): FoundPosting[] {
  const own = new Set(postings.map(({ fields }) => fields.job_url));
  return postings.map((posting) => {
    const { job_title: title = '', job_url: address, location } = posting.fields;
    if (address !== undefined) return posting;
    const twins = others.filter(
      (other) =>
        other.fields.job_url !== undefined &&
        !own.has(other.fields.job_url) &&
        sameTitle(title, other) &&
        (location ?? other.fields.location) === (other.fields.location ?? location),
    );
    return twins.length === 1 ? completed(posting, twins[0] as FoundPosting) : posting;
  });
}

function leftOutOf(...views: readonly PageFacts[]): Pick<PageFacts, 'leftOut'> {
  const all = views.flatMap((view) => view.leftOut ?? []);
  const leftOut = WHY_LEFT_OUT.flatMap((why) =>
    unique(all.filter((left) => left.why === why).map(({ posting }) => posting)).map((posting) => ({ posting, why })),
  );
  return leftOut.length > 0 ? { leftOut } : {};
}

/** Views of one page are cut at the same places. */
function withoutTwins(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((found) => [JSON.stringify(found), found] as const)).values()];
}

/**
 * Each posting once: by its address, else by title and place; of data, which number their entries, by the number too.
 */
function unique(postings: readonly FoundPosting[], areNumbered = false): FoundPosting[] {
  const seen = new Map<string, FoundPosting>();
  for (const posting of postings) {
    const { job_title: title = '', job_url: url, location } = posting.fields;
    const number = areNumbered ? posting.id : undefined;
    const key = url ?? `${titleWords(title)} ${location ?? ''} ${number ?? ''}`;
    const known = seen.get(key);
    seen.set(key, known ? completed(known, posting) : posting);
  }
  return [...seen.values()];
}

/** The JSON is what the page was made of: it is complete where the page shows a part, and typed where it shows text. */
function withAnswers(page: PageFacts, answered: readonly FoundPosting[]): Pick<PageFacts, 'structured' | 'listed'> {
  const stated = unique(answered, true);
  if (stated.length === 0) return { structured: page.structured, listed: page.listed };
  const links = new PostingLinks(page.links);
  const addressed = withLikeAddresses(stated.map((posting) => withAddress(posting, page, links)));
  const byTitle = Map.groupBy(page.structured, titleOf);
  const isStated = (posting: FoundPosting): boolean =>
    byTitle.get(titleOf(posting))?.some((other) => mayBeOnePlace(other, posting)) === true;
  const shown = unique([...page.structured, ...page.listed.filter((posting) => !isStated(posting))]);
  // A page that shows more than its JSON has other sources too: what it shows is the list.
  if (shown.length > addressed.length)
    return {
      structured: page.structured,
      listed: shown.map((posting) => {
        const twin = addressed.find((other) => sameTitle(other.fields.job_title ?? '', posting));
        return twin ? completed(posting, twin) : posting;
      }),
    };
  return { structured: addressed, listed: page.listed };
}

/**
 * An entry's address, where it has none itself: the link that says its title, or that its id or short name is part of.
 */
function withAddress(posting: FoundPosting, page: PageFacts, links: PostingLinks): FoundPosting {
  const shown = [...page.structured, ...page.listed].filter((other) =>
    sameTitle(other.fields.job_title ?? '', posting),
  );
  const twin = shown.length === 1 ? shown[0] : undefined;
  const url = twin?.fields.job_url ?? links.of(posting) ?? posting.fields.job_url;
  if (url === undefined) return twin ? completedByShown(posting, twin) : posting;
  const withUrl = { ...posting, fields: { ...posting.fields, job_url: url } };
  return twin ? completedByShown(withUrl, twin) : withUrl;
}

/** An entry with what the page shows of it; its text is the one shown where that has the entry's own and more. */
function completedByShown(posting: FoundPosting, shown: FoundPosting): FoundPosting {
  const [stated = '', told = ''] = [posting.fields.job_description, shown.fields.job_description];
  if (stated === '' || told.length <= stated.length || !saysAgain(told, stated)) return completed(posting, shown);
  const { job_description: _text, ...fields } = posting.fields;
  const { job_description: _of, ...evidence } = posting.evidence;
  return completed({ ...posting, fields, evidence }, shown);
}
