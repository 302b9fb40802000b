import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from 'puppeteer-core';
import { refuseConsent } from './consent.js';
import { openEntry, ownCounts, windowsWanted } from './in-page-entries.js';
import { measure, numberFrame, press, serialise, type Measured, type Wanted } from './in-page.js';
import type { Conduct } from './conduct.js';
import type { PageRecord } from './page-record.js';
import { Rest } from './rest.js';
import type { Look, OpenedEntry, RenderRequest, Sight } from './rendering.js';
import {
  EARLY_QUIET,
  LEAST_LOOKS,
  loadContent,
  outwait,
  QUIET,
  SETTLE_AFTER_PRESS,
  SETTLE_AT_MOST,
  unfold,
  type UnfoldedPage,
} from './unfold.js';
import { readLines, Views } from './views.js';

/** A page whose scripts do not let us ask for this long (ms) is stuck; what counts is the time that it worked. */
export const STUCK_AFTER = 5000;
/** Time (ms) for the page's own document, redirects and the host's turn included. */
const OPENED_AT_MOST = 25_000;
const MAX_LENGTH = 4_000_000;
const MAX_FRAMES = 12;
/** Entries of one list that are opened at most, and those that brought nothing after which no more are. */
const MAX_ENTRIES = 40;
const VAIN_ENTRIES = 2;
/** A page that is larger than this is not kept twice for each entry. */
const MAX_ENTRY_LENGTH = 1_000_000;
/** What `serialise` ends with where it left something out. */
const CUT_MARK = '<!--cut-->';
/** What `serialise` makes of a page without elements. */
const NO_DOCUMENT = '<!doctype html>';
/** Where a tab is that shows no page. */
export const NO_PAGE = 'about:blank';
/** A page with fewer words than this shows no list yet. */
const BARE_WORDS = 80;

/**
 * The page before an entry was pressed, how many answers had come by then (the list's own), and whether there was what
 * to press.
 */
interface PressedEntry {
  readonly before: string;
  readonly known: number;
  readonly isPressed: boolean;
}

type Within = <T>(work: () => Promise<T>, atMost?: number) => Promise<T>;

/** The reading of one page. */
export class Visit implements UnfoldedPage {
  readonly views = new Views();
  readonly opened: OpenedEntry[] = [];
  status = 200;
  url = '';
  isCut = false;
  /** Whether the page's document came. */
  isOpen = false;
  isEnough = false;
  /** Entries of its list have nothing that looks like a control: their titles are pressed. */
  private arePlain = false;
  /** The page's own frame and those in it that were last seen to say something. */
  private frames: readonly Frame[];

  constructor(
    private readonly page: Page,
    private readonly seen: {
      readonly record: PageRecord;
      readonly conduct: Conduct;
      readonly look: Look;
      /** Ends a call to the page with whatever ends the page. */
      readonly within: Within;
    },
    private readonly request: RenderRequest,
  ) {
    this.frames = [page.mainFrame()];
  }

  async run(): Promise<void> {
    const { url, press: first, unfold: isUnfolded = true, nextEntry } = this.request;
    await this.read(url, first, isUnfolded);
    if (nextEntry) await this.openEntries(nextEntry);
  }

  private async read(url: string, first: string | undefined, isUnfolded: boolean): Promise<void> {
    if (await this.arrive(url)) return;
    if (await refuseConsent(this.page.mainFrame(), this.seen.within)) await this.settle(SETTLE_AFTER_PRESS);
    await this.see();
    if (this.isEnough) return;
    await this.settle(SETTLE_AT_MOST);
    await this.see();
    await outwait(this);
    await loadContent(this);
    if (first !== undefined) await this.pressFirst(first);
    if (isUnfolded) await unfold(this);
    await this.notice();
  }

  /** Opens the page and waits for it; answers whether it was enough by then. */
  private async arrive(url: string): Promise<boolean> {
    await this.open(url);
    const early = (unchanged: number): Promise<boolean> => this.isEnoughEarly(unchanged);
    if (!(await this.settle(SETTLE_AT_MOST, QUIET, early))) this.seen.conduct.isRestless = true;
    await this.notice();
    return this.isEnough;
  }

  /** Presses entry after entry, each on the list itself. */
  private async openEntries(nextEntry: NonNullable<RenderRequest['nextEntry']>): Promise<void> {
    const list = this.url;
    for (let vain = 0; vain < VAIN_ENTRIES;) {
      const title = await nextEntry({ ...this.sight(), opened: this.opened });
      if (title === undefined) return;
      if (this.opened.length >= MAX_ENTRIES) {
        this.isCut = true;
        return;
      }
      if (this.page.url() !== list) await this.backTo(list);
      const entry = await this.openOne(title, list);
      this.opened.push(entry);
      const isVain = entry.url === list && entry.answers.length === 0 && entry.after === entry.before;
      vain = isVain ? vain + 1 : 0;
    }
    // Where nothing opens at all there is nothing to miss.
    const kept = this.opened.length - VAIN_ENTRIES;
    if (kept > 0) this.seen.record.cuts.note('entries of its list', { kept });
  }

  private async openOne(title: string, list: string): Promise<OpenedEntry> {
    this.ourStep();
    const { before, known, isPressed } = await this.pressEntry(title, list);
    if (isPressed) await this.settle(SETTLE_AFTER_PRESS);
    const elsewhere = isPressed ? await this.followWindow() : undefined;
    const after = elsewhere !== undefined ? '' : isPressed ? await this.capture(this.page.mainFrame()) : before;
    const isHuge = after.length > MAX_ENTRY_LENGTH;
    if (isHuge) this.seen.record.cuts.note('entries of its list', { kept: this.opened.length });
    return {
      title,
      url: elsewhere ?? this.page.url(),
      before: isHuge ? '' : before,
      after: isHuge ? '' : after,
      answers: this.seen.record.answers.slice(known),
    };
  }

  /** Presses an entry; on the list opened anew where what was opened before took its place. */
  private async pressEntry(title: string, list: string): Promise<PressedEntry> {
    const first = await this.pressShown(title);
    if (first.isPressed) return first;
    if (this.opened.length === 0) this.arePlain = true;
    else {
      await this.open(list);
      await this.settle(SETTLE_AFTER_PRESS);
    }
    return this.pressShown(title);
  }

  private async pressShown(title: string): Promise<PressedEntry> {
    const known = this.seen.record.answers.length;
    const before = await this.capture(this.page.mainFrame());
    return { before, known, isPressed: await this.evaluate(openEntry, false, title, this.arePlain) };
  }

  /**
   * What was to be opened in a window of its own is opened here, where it is of the same site; else its address is
   * told.
   */
  private async followWindow(): Promise<string | undefined> {
    const [wanted = ''] = (await this.evaluateAll(windowsWanted, [])).flat();
    if (wanted === '' || !URL.canParse(wanted, this.url)) return undefined;
    const url = new URL(wanted, this.url);
    if (url.hostname !== new URL(this.url).hostname) return url.href;
    const opened = { waitUntil: 'domcontentloaded', timeout: OPENED_AT_MOST } as const;
    await this.seen.within(() => this.page.goto(url.href, opened), OPENED_AT_MOST);
    await this.settle(SETTLE_AFTER_PRESS);
    return undefined;
  }

  /** The list as it was: by the page's own way back where that works. */
  private async backTo(list: string): Promise<void> {
    this.ourStep();
    await this.seen.within(() =>
      this.page.goBack({ waitUntil: 'domcontentloaded', timeout: STUCK_AFTER }).catch(() => null),
    );
    if (this.page.url() !== list) await this.open(list);
    await this.settle(SETTLE_AFTER_PRESS);
  }

  get isQuiet(): boolean {
    return this.seen.record.isQuiet;
  }

  async evaluate<T, Given extends readonly unknown[]>(
    step: (...given: Given) => T,
    otherwise: T,
    ...given: Given
  ): Promise<T> {
    for (const frame of this.frames) {
      const answer = await this.evaluateIn(frame, step, otherwise, ...given);
      if (answer !== otherwise) return answer;
    }
    return otherwise;
  }

  evaluateAll<T, Given extends readonly unknown[]>(
    step: (...given: Given) => T,
    otherwise: T,
    ...given: Given
  ): Promise<T[]> {
    return Promise.all(this.frames.map((frame) => this.evaluateIn(frame, step, otherwise, ...given)));
  }

  private evaluateIn<T, Given extends readonly unknown[]>(
    frame: Frame,
    step: (...given: Given) => T,
    otherwise: T,
    ...given: Given
  ): Promise<T> {
    return this.seen.within(() => (frame.evaluate(step as never, ...given) as Promise<T>).catch(() => otherwise));
  }

  private async pressFirst(pattern: string): Promise<void> {
    if (this.isEnough || !(await this.press({ pattern, times: 1 }))) return;
    await this.settle(SETTLE_AT_MOST);
    await this.see();
  }

  /** A page that shows something is left first: what it still loads is not of the next one. */
  private async open(url: string): Promise<void> {
    if (this.page.url() !== NO_PAGE)
      await this.seen.within(() => this.page.goto(NO_PAGE, { waitUntil: 'domcontentloaded', timeout: 0 }));
    this.ourStep();
    const opened = this.page.goto(url, { waitUntil: 'domcontentloaded', timeout: OPENED_AT_MOST });
    const response = await this.seen.within(() => opened, OPENED_AT_MOST);
    this.isOpen = true;
    this.status = response?.status() ?? 200;
    this.url = url;
  }

  /**
   * Waits until nothing changed for a while and no request is open; answers whether it came to that. A page that is
   * slow to say how it is, as on a busy machine, is asked as often as others are. `early` is asked once each time that
   * it is quiet for a shorter while, whether that suffices.
   */
  async settle(atMost: number, quiet = QUIET, early?: (unchanged: number) => Promise<boolean>): Promise<boolean> {
    const begun = performance.now();
    const rest = new Rest(begun);
    for (let looks = 0; looks < LEAST_LOOKS || performance.now() - begun < atMost; looks++) {
      const measured = await this.look();
      rest.note(measured, { isAsking: !this.isQuiet, isRestless: this.seen.conduct.isRestless });
      if (rest.isFor(quiet)) return true;
      if (early && rest.isNewly(EARLY_QUIET) && (await early(measured.unchanged))) return true;
      await sleep(rest.pause(quiet));
    }
    return false;
  }

  /** What the page did so far, as it counted it. */
  private async notice(): Promise<void> {
    const own = await this.seen.within(() => this.page.evaluate(ownCounts).catch(() => undefined));
    if (own) this.seen.conduct.tell(own);
  }

  /** Whether the data that came are all that is wanted, and are shown: the page changed since they came. */
  private async isEnoughEarly(unchanged: number): Promise<boolean> {
    const { answers, answeredAt } = this.seen.record;
    if (answers.length === 0 || performance.now() - unchanged < answeredAt) return false;
    const html = await this.capture(this.page.mainFrame());
    this.isEnough = await this.seen.look({ ...this.sight(), views: [html] });
    if (this.isEnough) this.keep(html);
    return this.isEnough;
  }

  /** Takes the page down as it is; answers whether it shows something new. */
  async see(): Promise<boolean> {
    const frames: Frame[] = [];
    const html = await this.capture(this.page.mainFrame(), frames);
    if (html === NO_DOCUMENT && this.views.html.length === 0) throw new Error('it took its own document away');
    this.frames = [this.page.mainFrame(), ...frames];
    const isNew = this.keep(html);
    if (isNew || this.views.html.length === 0) this.isEnough = await this.seen.look(this.sight());
    return isNew;
  }

  private keep(html: string): boolean {
    this.url = this.page.url();
    const isNew = this.views.add(html);
    this.seen.record.cuts.note('states of its list', { seen: this.views.seen, kept: this.views.html.length });
    return isNew;
  }

  private sight(): Sight {
    return { views: this.views.html, answers: this.seen.record.answers, addresses: [...this.seen.record.addresses] };
  }

  /** A frame as HTML, with those in it; they are added to `saying` where they say something. */
  private async capture(frame: Frame, saying: Frame[] = [], depth = 0): Promise<string> {
    const children =
      depth > 3 ? [] : frame.childFrames().filter((child) => /^(?:https?:|about:srcdoc|about:blank)/.test(child.url()));
    const numbered: Frame[] = [];
    this.seen.record.cuts.note('frames', { seen: children.length, kept: Math.min(children.length, MAX_FRAMES) });
    for (const child of children.slice(0, MAX_FRAMES)) {
      const element = await this.seen.within(() => child.frameElement().catch(() => null));
      if (!element) continue;
      const number = numbered.push(child) - 1;
      await this.seen.within(() => element.evaluate(numberFrame as never, number).catch(() => {}));
      await element.dispose();
    }
    const html = await this.seen.within(() => frame.evaluate(serialise, MAX_LENGTH).catch(whenMoving));
    if (html.endsWith(CUT_MARK)) this.seen.record.cuts.note('characters of its HTML', { kept: html.length });
    const inner = await Promise.all(
      numbered.map(async (child) => {
        const content = await this.capture(child, saying, depth + 1);
        if (readLines(content).words > 0) saying.push(child);
        return content;
      }),
    );
    return html.replace(
      /<div data-frame="(\d+)" data-src="[^"]*">/g,
      (tag, number: string) => `${tag}${inner[Number(number)] ?? ''}`,
    );
  }

  async showsList(): Promise<boolean | undefined> {
    return this.request.showsList?.(this.sight());
  }

  noteCut(what: string, counts: { readonly seen: number; readonly kept: number }): void {
    this.seen.record.cuts.note(what, counts);
  }

  isBare(): boolean {
    return this.views.words < BARE_WORDS;
  }

  /** What is opened by us may be another document: the page's own moves are counted from here. */
  ourStep(): void {
    this.seen.conduct.ourStep();
    this.seen.record.documents = 0;
  }

  async measure(): Promise<string> {
    return (await this.look()).shown;
  }

  private async look(): Promise<Measured> {
    const moving = (error: unknown): Measured => ({ shown: whenMoving(error), unchanged: 0, unadded: Infinity });
    const measured = await Promise.all(
      this.frames.map((frame) => this.seen.within(() => frame.evaluate(measure).catch(moving))),
    );
    const least = (name: 'unchanged' | 'unadded'): number => Math.min(...measured.map((one) => one[name]));
    return {
      shown: measured.map(({ shown }) => shown).join(' '),
      unchanged: least('unchanged'),
      unadded: least('unadded'),
    };
  }

  async press(wanted: Wanted): Promise<boolean> {
    return (await this.evaluate(press, undefined, wanted)) !== undefined;
  }
}

/** A page that moves on while it is asked has no answer now. Whatever else is wrong is met by the next call. */
function whenMoving(error: unknown): string {
  if (/context was destroyed|Cannot find context|detached|Execution context/i.test(String(error))) return '';
  throw error;
}
