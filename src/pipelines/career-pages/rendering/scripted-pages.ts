import { hasNoOtherPage, isClosedEntry, mayTellMore } from '../../../postings/page/advert/closed-entries.js';
import { finding } from '../../../findings/finding.js';
import { careerScore } from '../../../postings/page/lines/headings/career-words.js';
import { SCRIPT_NEEDS, type ScriptNeed } from '../../../postings/page/needs-scripts.js';
import type { CareerContext } from '../career-pages.needs.js';
import type { Sight } from '../../../web/browser/rendering.js';
import type { RenderAnswer, WebPage } from '../../../web/web.js';
import { addsNothing, isFullerThan, isLoneLine, shownBy, withKnownTexts } from './added-by-browser.js';
import { leadsToCareers, showsPostings } from './career-controls.js';
import { askAboutPage, MAX_PAGES_ASKED } from '../page/ask-about-pages.js';
import type { FoundPosting } from '../../../postings/posting.js';
import type { PageFacts } from '../page/page-facts.js';
import { readAside } from '../../read-aside.js';
import type { ListState } from './parted-lists.js';
import { entriesToOpen, holdsList, replayDetails, toldInPart } from './opened-entries.js';
import { isReplayable, replayRest } from './replay-lists.js';
import { askScripts, stateOthers, withProgramRoutes, withProgramTexts, type ScriptPostings } from './script-data.js';

/** The needs that are told by a place in which nothing stands yet, or by the program that fills it. */
const HOLDS_PLACE: ReadonlySet<ScriptNeed> = new Set(['loading', 'empty_list', 'data_by_script', 'unfilled_place']);

/** How a page came to be asked for. */
export interface PageOrigin {
  /** What the link to it said; empty where nothing linked there. */
  readonly anchor: string;
  readonly assumeCareerPage: boolean;
  /** The site's front door: its links are needed even where no posting is expected. */
  readonly isHome: boolean;
  /** It is called after something else, on a site where nothing leads to careers. */
  readonly isSought: boolean;
}

/** A page that turned out to be none. */
export interface NoPage {
  readonly missing: string;
  /** A browser had to open it to tell. */
  readonly rendered?: true;
}

/** Pages of a run that are opened in a browser at most, the pages of single postings aside. */
const MAX_PAGES = 20;
/** After so many pages of a site that showed nothing more in a browser, doubtful ones are believed as they came. */
const VAIN_PAGES = 3;
/** After so many lists that a browser had nothing to add to, the others are believed as they came. */
const VAIN_LISTS = 2;

/** Pages of an application that are called after something else and are opened in search of its careers. */
const MAX_SOUGHT = 6;

/** Pages of one site that only scripts fill: what their scripts ask for is asked first, then a browser is. */
export class ScriptedPages {
  private opened = 0;
  private vain = 0;
  private vainRests = 0;
  private vainAsked = 0;
  private sought = 0;
  private understoodPages = 0;
  private readonly seen = new Set<string>();
  private turn: Promise<unknown> = Promise.resolve();
  private hasPostings = false;

  constructor(private readonly context: CareerContext) {}

  /** Says that a page of the site was opened before. */
  know(page: PageFacts): void {
    if (page.rendered) this.seen.add(page.rendered.shows);
  }

  /** The page as it is with its scripts, where it needs them; what no reader understands of it, as a model reads it. */
  async complete(page: WebPage, facts: PageFacts, origin: PageOrigin): Promise<PageFacts | NoPage> {
    const whole = await this.withScripts(page, facts, origin);
    return 'missing' in whole || whole.rendered ? whole : this.understood(whole, page.body, origin);
  }

  private async understood(facts: PageFacts, html: string, origin: PageOrigin): Promise<PageFacts> {
    const isRead = shownBy(facts) > 0;
    const isSilent = isRead || !facts.isCareerPage || origin.isHome || facts.saysNothing !== undefined;
    if (isSilent || !this.context.models.operators) return facts;
    const lines = await readAside(this.context, 'unreadLines', html, {
      hasDoubtfulLists: facts.hasDoubtfulLists === true,
    });
    if (lines.length === 0) return facts;
    if (++this.understoodPages > MAX_PAGES_ASKED) {
      this.context.report(finding('llm_pages_limit', facts.url, { kept: MAX_PAGES_ASKED }));
      return facts;
    }
    return askAboutPage(facts, lines, this.context);
  }

  private async withScripts(page: WebPage, facts: PageFacts, origin: PageOrigin): Promise<PageFacts | NoPage> {
    // A page that sends the visitor on shows its content elsewhere.
    if (!facts.isCareerPage && !origin.isHome) return this.withShell(page, facts, origin);
    if (facts.waysOn !== undefined) return facts;
    if (shownBy(facts) > 0) return this.withRest(page, facts, origin);
    const need = await this.needOfPage(page, facts, origin);
    if (need === undefined) return facts;
    if (need !== 'app_shell' && need !== 'asks_for_scripts' && this.vain >= VAIN_PAGES)
      return this.asItCame(facts, `the last ${String(VAIN_PAGES)} of its site showed no posting there`);
    return this.filled(page, facts, need, origin);
  }

  private async needOfPage(page: WebPage, facts: PageFacts, origin: PageOrigin): Promise<ScriptNeed | undefined> {
    const menu = origin.isHome && !facts.links.some(({ url, text }) => careerScore(url, text) > 0);
    const expected = { listing: mayList(facts, origin), links: origin.isHome, menu };
    const need = await readAside(this.context, 'scriptNeed', page.body, expected);
    // A page that says that nothing is open is believed, unless it has the place of a list.
    return need === 'unfilled_place' && facts.saysNothing !== undefined ? undefined : need;
  }

  /** Of pages that are called after something else only shells are opened, until one shows openings. */
  private async withShell(page: WebPage, facts: PageFacts, origin: PageOrigin): Promise<PageFacts | NoPage> {
    if (!origin.isSought || facts.waysOn !== undefined) return facts;
    const need = await readAside(this.context, 'scriptNeed', page.body, { listing: false, links: false });
    if (need !== 'app_shell') return facts;
    return this.inTurn(() => {
      if (this.hasPostings) return Promise.resolve(facts);
      if (++this.sought <= MAX_SOUGHT) return this.open(page.request.url, need, origin, facts);
      return Promise.resolve(this.asItCame(facts, `${String(MAX_SOUGHT)} pages of other names were opened there`));
    });
  }

  /** A page that shows nothing without its scripts, with what they ask for or what a browser shows. */
  private async filled(
    page: WebPage,
    facts: PageFacts,
    need: ScriptNeed,
    origin: PageOrigin,
  ): Promise<PageFacts | NoPage> {
    const stated = facts.isCareerPage ? await askScripts(page, this.context) : undefined;
    if (stated?.isAll === true) return this.withStated(facts, stated, need);
    const opened = await this.withRoutes(page, await this.openInTurn(page, facts, need, origin));
    // What the data state is better than nothing, where the page shows no more of them, or no browser opened it.
    return stated && stated.postings.length > 0 && ('missing' in opened || shownBy(opened) === 0)
      ? this.withStated(facts, stated, need)
      : opened;
  }

  /** What a browser showed, with the addresses that the page's programs would lead to where it shows none. */
  private async withRoutes(page: WebPage, opened: PageFacts | NoPage): Promise<PageFacts | NoPage> {
    if ('missing' in opened) return opened;
    return { ...opened, structured: await withProgramRoutes(opened.structured, page, this.context) };
  }

  /** A page with what its scripts' data state in the place of what it would show. */
  private withStated(facts: PageFacts, stated: ScriptPostings, need: ScriptNeed): PageFacts {
    const { postings, seen, unread } = stated;
    this.context.report(finding('page_data_read', facts.url, { kept: postings.length, detail: SCRIPT_NEEDS[need] }));
    if (unread > 0) this.context.report(finding('page_data_unread', facts.url, { seen: seen + unread, kept: seen }));
    const { blindSpot: _blindSpot, ...rest } = facts;
    const leftOut = [...(facts.leftOut ?? []), ...stated.leftOut];
    return { ...rest, structured: postings, seen: facts.seen + seen, ...(leftOut.length > 0 && { leftOut }) };
  }

  private async openInTurn(
    page: WebPage,
    facts: PageFacts,
    need: ScriptNeed,
    origin: PageOrigin,
  ): Promise<PageFacts | NoPage> {
    const isGuess = origin.anchor === '' && !origin.isHome && !origin.assumeCareerPage;
    const open = (): Promise<PageFacts | NoPage> => this.open(page.request.url, need, origin, facts);
    // Of an application that answers at every address: one guess at a time, until one is right.
    return isGuess
      ? this.inTurn(() => (this.hasPostings ? Promise.resolve({ missing: 'another address has the list' }) : open()))
      : open();
  }

  /** A page that only exists in a browser: a route behind the fragment. */
  openRoute(url: string, origin: PageOrigin): Promise<PageFacts | NoPage> {
    return this.open(url, 'app_shell', origin, undefined);
  }

  /** A list with the rest that a control brings, and the texts of its entries where they open by script. */
  private async withRest(page: WebPage, came: PageFacts, origin: PageOrigin): Promise<PageFacts> {
    if (came.boards.length > 0) return came;
    const facts = await this.withTexts(page, came);
    const need = facts.structured.length > 0 ? needOfStated(facts) : await this.needOfList(page, facts, origin);
    if (need === undefined) return facts;
    if (this.vainRests >= VAIN_LISTS)
      return this.asItCame(facts, `${String(VAIN_LISTS)} lists of its site showed no more there`);
    const opened = await this.open(page.request.url, need, { ...origin, isHome: false }, facts);
    const isFuller = !('missing' in opened) && isFullerThan(opened, facts, need);
    if (!isFuller || addsNothing(opened, facts, need)) this.vainRests++;
    return isFuller
      ? withKnownTexts(opened, facts)
      : { ...facts, ...(opened.rendered !== undefined && { rendered: { shows: '' } }) };
  }

  /** A list whose entries have neither texts nor pages, with what the programs of the page say of them. */
  private async withTexts(page: WebPage, facts: PageFacts): Promise<PageFacts> {
    const { structured, listed, url } = facts;
    const areClosed = structured.length === 0 && listed.every((posting) => isClosedEntry(posting, url));
    if (!areClosed || this.vainAsked >= VAIN_LISTS) return facts;
    const told = await withProgramTexts(page, listed, this.context);
    const kept = told.filter((posting, at) => posting !== listed[at]).length;
    if (kept === 0) return facts;
    this.context.report(finding('page_data_read', url, { kept, detail: SCRIPT_NEEDS.closed_entries }));
    return { ...facts, listed: told };
  }

  private async needOfList(page: WebPage, facts: PageFacts, origin: PageOrigin): Promise<ScriptNeed | undefined> {
    const { listed, url } = facts;
    if (await readAside(this.context, 'listGoesOn', page.body)) return 'list_goes_on';
    if (!listed.every((posting) => hasNoOtherPage(posting, url))) return undefined;
    // A line by itself beside the place of a list that is still to come is mostly none of it.
    if (isLoneLine(facts)) {
      const need = await this.needOfPage(page, facts, origin);
      if (need !== undefined && HOLDS_PLACE.has(need)) return need;
    }
    const titles = listed.map(({ fields }) => fields.job_title ?? '');
    const areClosed = listed.every((posting) => isClosedEntry(posting, url));
    if (areClosed && (await readAside(this.context, 'opensByScript', page.body, titles))) return 'closed_entries';
    if (await this.areToldInPart(page, facts)) return 'closed_entries';
    return (await this.isReplaced(page, listed)) ? 'list_replaced' : undefined;
  }

  private async areToldInPart({ body }: WebPage, { listed, url }: PageFacts): Promise<boolean> {
    if (!listed.every((posting) => mayTellMore(posting, url))) return false;
    return (await toldInPart(this.context, listed, { url, body })).size === listed.length;
  }

  /** Whether the page's scripts put another list in the place of this one; they are mostly those of the whole site. */
  private async isReplaced(page: WebPage, listed: readonly FoundPosting[]): Promise<boolean> {
    if (this.vainAsked >= VAIN_LISTS) return false;
    const isReplaced = await stateOthers(page, listed, this.context);
    if (!isReplaced) this.vainAsked++;
    return isReplaced;
  }

  private asItCame(facts: PageFacts, detail: string): PageFacts {
    this.context.report(finding('pages_taken_as_they_came', facts.url, { detail }));
    return facts;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.turn.then(work);
    this.turn = turn.catch(() => {});
    return turn;
  }

  private async open(
    url: string,
    need: ScriptNeed,
    origin: PageOrigin,
    plain: PageFacts | undefined,
  ): Promise<PageFacts | NoPage> {
    const { context } = this;
    const without = (kind: string, detail: string): PageFacts | NoPage => {
      context.report(finding(kind === 'no_browser' ? 'no_browser' : 'page_not_rendered', url, { detail }));
      if (plain === undefined) return { missing: detail };
      // A shell says nothing of itself, not even that it is about careers.
      return need === 'app_shell' ? { ...plain, isCareerPage: plain.isCareerPage && origin.anchor !== '' } : plain;
    };
    if (++this.opened > MAX_PAGES) return without('limit', `${String(MAX_PAGES)} other pages of the run were`);
    const rendering = await this.render(url, need, origin);
    if (rendering.outcome !== 'rendered')
      return without(rendering.outcome === 'failed' ? rendering.kind : 'refused', rendering.reason);
    context.report(...rendering.findings);
    const read = await readAside(context, 'rendered', rendering, { request: { url }, ...origin });
    const detailed = await replayDetails(read, rendering.opened, context);
    const last = rendering.views.at(-1) ?? '';
    const facts = await this.understood(detailed, last, origin);
    const shown = await readAside(context, 'shownWords', last);
    const problem = this.problemOf(rendering.status, { shown, facts, origin });
    this.seen.add(shown.hash);
    if (problem !== undefined) {
      context.report(finding('page_rendered_none', url, { detail: problem }));
      return { missing: problem, rendered: true };
    }
    const found = shownBy(facts);
    this.noteFound(found, plain?.isCareerPage !== false || origin.isHome);
    this.tellShown(facts, need, shown.notLoaded);
    return { ...facts, requestedUrl: url, rendered: { shows: shown.hash } };
  }

  /** How many postings a page showed; of one that is called after something else none were expected. */
  private noteFound(found: number, isExpected: boolean): void {
    if (found > 0) this.vain = 0;
    else if (isExpected) this.vain++;
    this.hasPostings ||= found > 0;
  }

  private tellShown(facts: PageFacts, need: ScriptNeed, notLoaded: string | undefined): void {
    const url = facts.requestedUrl;
    // Of a front door no posting was expected.
    const isAsExpected = shownBy(facts) > 0 || !facts.isCareerPage;
    if (!isAsExpected && notLoaded !== undefined) {
      this.context.report(finding('page_rendered_failed', url, { detail: notLoaded }));
      return;
    }
    const kept = facts.structured.length + facts.listed.length;
    const why = isAsExpected ? 'page_rendered' : 'page_rendered_empty';
    this.context.report(finding(why, url, { detail: SCRIPT_NEEDS[need], kept }));
  }

  /**
   * The page in a browser. Where its own requests show how to ask for the rest of a list, that is asked over plain HTTP
   * and the browser is left; where that does not bring all of it, the list is unfolded in the browser after all.
   */
  private async render(url: string, need: ScriptNeed, origin: PageOrigin): Promise<RenderAnswer> {
    const { context } = this;
    const request = {
      url,
      press: origin.isHome ? [showsPostings, leadsToCareers] : [showsPostings],
      unfold: origin.isHome ? ('when_pressed' as const) : need !== 'closed_entries',
      expectsList: origin.anchor !== '' || origin.assumeCareerPage,
      showsList: holdsList(context, url, origin),
      nextEntry: entriesToOpen(context, url, origin),
    };
    let known: { answers: number; state: ListState | undefined } = { answers: 0, state: undefined };
    const stateOf = async ({ answers }: Pick<Sight, 'answers'>): Promise<ListState | undefined> => {
      if (answers.length !== known.answers)
        known = { answers: answers.length, state: await readAside(context, 'stateOfList', answers, url) };
      return known.state;
    };
    const first = await context.web.render(request, async (sight) => {
      const list = await stateOf(sight);
      return list?.isWhole === true || isReplayable(list);
    });
    if (first.outcome !== 'rendered' || origin.isHome) return first;
    const rest = await replayRest(first, url, context);
    if (rest.isWhole || !isReplayable(await stateOf(first)))
      return { ...first, answers: [...first.answers, ...rest.answers] };
    const whole = await context.web.render(request, async (sight) => (await stateOf(sight))?.isWhole === true);
    return whole.outcome === 'rendered' ? whole : { ...first, answers: [...first.answers, ...rest.answers] };
  }

  /** Applications answer at every address: one that shows what another shows, or that nothing is there, is no page. */
  private problemOf(
    status: number,
    { shown, facts, origin }: { shown: { hash: string; saysNotFound: boolean }; facts: PageFacts; origin: PageOrigin },
  ): string | undefined {
    if (origin.isHome || facts.structured.length + facts.listed.length > 0) return undefined;
    if (status >= 400) return `it answered ${String(status)}`;
    if (this.seen.has(shown.hash)) return 'it shows what another page shows';
    return shown.saysNotFound ? 'it says that it was not found' : undefined;
  }
}

/** Whether openings may be expected on a page: it is about careers, or the front door of a site of one page that is. */
function mayList({ isCareerPage, hasCareerPart }: PageFacts, { isHome }: PageOrigin): boolean {
  return isCareerPage || (isHome && hasCareerPart === true);
}

/** Data that state of each opening neither a text nor an address: the page may show both. */
function needOfStated({ structured, listed, url }: PageFacts): ScriptNeed | undefined {
  const areClosed = listed.length === 0 && structured.every((posting) => isClosedEntry(posting, url));
  return areClosed ? 'closed_entries' : undefined;
}
