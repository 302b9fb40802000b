import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from 'puppeteer-core';
import { refuseConsent } from './consent.js';
import { ownCounts } from './in-page-entries.js';
import { ListEntries, type ListVisit } from './list-entries.js';
import { controlTexts, press, type Wanted } from './in-page-controls.js';
import { measure, numberFrame, serialise, type Measured } from './in-page.js';
import type { Conduct } from './conduct.js';
import type { PageRecord } from './page-record.js';
import { Rest } from './rest.js';
import type { Look, OpenedEntry, PressedControl, RenderRequest, Sight } from './rendering.js';
import {
  EARLY_QUIET,
  LATE_AT_MOST,
  LEAST_LOOKS,
  loadContent,
  OPENED_AT_MOST,
  outwait,
  QUIET,
  SETTLE_AFTER_PRESS,
  SETTLE_AT_MOST,
  unfold,
  type UnfoldedPage,
} from './unfold.js';
import { readLines, Views } from './views.js';

const MAX_LENGTH = 4_000_000;
const MAX_FRAMES = 12;
/** Of the controls that are called as wanted, those that may be pressed. */
const MAX_NAMED = 40;
/** What says something else in a pattern. */
const SIGNS = /[.*+?^${}()|[\]\\]/g;
/** What `serialise` ends with where it left something out. */
const CUT_MARK = '<!--cut-->';
/** What `serialise` makes of a page without elements. */
const NO_DOCUMENT = '<!doctype html>';
/** Where a tab is that shows no page. */
export const NO_PAGE = 'about:blank';
/** A page with fewer words than this shows no list yet. */
const BARE_WORDS = 80;

type IsWanted = NonNullable<RenderRequest['press']>[number];
type Within = <T>(work: () => Promise<T>, atMost?: number) => Promise<T>;

/** The reading of one page. */
export class Visit implements UnfoldedPage, ListVisit {
  readonly views = new Views();
  readonly opened: OpenedEntry[] = [];
  status = 200;
  url = '';
  isCut = false;
  /** Whether the page's document came. */
  isOpen = false;
  isEnough = false;
  listDue = 0;
  /** Its lists are read to their end: it was opened or pressed for them. */
  private isUnfolded = true;
  /** Whatever is pressed from now on, the page is at the address that it has. */
  private keepsAddress = false;
  /** A control that was pressed before anything else. */
  pressed: PressedControl | undefined;
  /** The page's own frame and those in it that were last seen to say something. */
  private frames: readonly Frame[];

  constructor(
    private readonly page: Page,
    readonly seen: {
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
    const { url, press = [], unfold: unfolds = true, nextEntry } = this.request;
    this.isUnfolded = unfolds === true;
    await this.read(url, press);
    if (nextEntry) await new ListEntries(this, this.page).open(nextEntry);
  }

  private async read(url: string, press: readonly IsWanted[]): Promise<void> {
    if (await this.arrive(url)) return;
    if (await refuseConsent(this.page.mainFrame(), this.seen.within)) await this.settle(SETTLE_AFTER_PRESS);
    await this.see();
    if (this.isEnough) return;
    await this.settle(SETTLE_AT_MOST);
    await this.see();
    await outwait(this);
    await loadContent(this);
    await this.pressFirst(press);
    // A list's next page that a button brings may write itself into the address: the list is where it begins.
    this.keepsAddress = true;
    if (this.isUnfolded) await unfold(this);
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
    const answered = (): Promise<T> => frame.evaluate(step as never, ...given);
    return this.seen.within(() => asked(answered).catch(() => otherwise));
  }

  /** Presses again what was pressed first: a list without an address of its own is behind it. */
  async pressAgain(): Promise<void> {
    if (this.pressed) await this.pressFirst(this.request.press ?? []);
  }

  /** Presses what is surest, and then what only that brought and is surer: "Careers", then "Open positions". */
  private async pressFirst(wanted: readonly IsWanted[]): Promise<void> {
    for (const [at, isWanted] of wanted.entries()) {
      if (this.isEnough) return;
      const text = await this.pressNamed(isWanted);
      if (text === undefined) continue;
      // What is pressed again leads to what was seen.
      if (this.opened.length === 0) this.pressed = { text, after: this.views.html.length };
      await this.settle(SETTLE_AT_MOST);
      await this.see();
      this.isUnfolded ||= this.request.unfold === 'when_pressed';
      await this.pressFirst(wanted.slice(0, at));
      // "Offers" may be what is sold: then "Careers" is still to be pressed.
      if (at === wanted.length - 1 || (await this.showsList()) !== false) return;
    }
  }

  /** Presses a control by its text, which is judged here: in the page it would cost a second to judge them all. */
  private async pressNamed(isWanted: IsWanted): Promise<string | undefined> {
    const texts = new Set((await this.evaluateAll(controlTexts, [])).flat());
    const named = [...texts]
      .filter(isWanted)
      .slice(0, MAX_NAMED)
      .map((text) => text.replace(SIGNS, String.raw`\$&`));
    const wanted = { pattern: `^(?:${named.join('|')})$`, times: 1, sendsNothing: true } as const;
    return named.length === 0 ? undefined : this.evaluate(press, undefined, wanted);
  }

  /** A page that shows something is left first: what it still loads is not of the next one. */
  async open(url: string): Promise<void> {
    if (this.page.url() !== NO_PAGE)
      await this.seen.within(() => this.page.goto(NO_PAGE, { waitUntil: 'domcontentloaded', timeout: 0 }));
    this.ourStep();
    if (this.request.expectsList === true) this.listDue = performance.now() + LATE_AT_MOST;
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
    const html = await this.capture();
    this.isEnough = await this.seen.look({ ...this.sight(), views: [html] });
    if (this.isEnough) this.keep(html);
    return this.isEnough;
  }

  /** Takes the page down as it is; answers whether it shows something new. */
  async see(): Promise<boolean> {
    const html = await this.capture();
    if (html === NO_DOCUMENT && this.views.html.length === 0) throw new Error('it took its own document away');
    const isNew = this.keep(html);
    if (isNew || this.views.html.length === 0) this.isEnough = await this.seen.look(this.sight());
    return isNew;
  }

  private keep(html: string): boolean {
    if (!this.keepsAddress) this.url = this.page.url();
    const isNew = this.views.add(html);
    this.seen.record.cuts.note('states of its list', { seen: this.views.seen, kept: this.views.html.length });
    return isNew;
  }

  sight(): Sight {
    const { answers, addresses } = this.seen.record;
    const pressed = this.pressed && { pressed: this.pressed };
    return { views: this.views.html, answers, addresses: [...addresses], url: this.url, ...pressed };
  }

  /** The page as HTML, its frames in it; which of them say something is known from then on. */
  async capture(): Promise<string> {
    const [main, saying] = [this.page.mainFrame(), [] as Frame[]];
    const html = await this.captureFrame(main, saying);
    this.frames = [main, ...saying];
    return html;
  }

  /** A frame as HTML, with those in it; they are added to `saying` where they say something. */
  private async captureFrame(frame: Frame, saying: Frame[], depth = 0): Promise<string> {
    const children =
      depth > 3 ? [] : frame.childFrames().filter((child) => /^(?:https?:|about:srcdoc|about:blank)/.test(child.url()));
    const numbered: Frame[] = [];
    this.seen.record.cuts.note('frames', { seen: children.length, kept: Math.min(children.length, MAX_FRAMES) });
    for (const child of children.slice(0, MAX_FRAMES)) {
      const element = await this.seen.within(() => asked(() => child.frameElement()).catch(() => null));
      if (!element) continue;
      const number = numbered.push(child) - 1;
      await this.seen.within(() => element.evaluate(numberFrame as never, number).catch(() => {}));
      await element.dispose();
    }
    const html = await this.seen.within(() => asked(() => frame.evaluate(serialise, MAX_LENGTH)).catch(whenMoving));
    if (html.endsWith(CUT_MARK)) this.seen.record.cuts.note('characters of its HTML', { kept: html.length });
    const inner = await Promise.all(
      numbered.map(async (child) => {
        const content = await this.captureFrame(child, saying, depth + 1);
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
    return this.isUnfolded ? this.request.showsList?.(this.sight()) : undefined;
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
      this.frames.map((frame) => this.seen.within(() => asked(() => frame.evaluate(measure)).catch(moving))),
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

/** What a frame is asked: one that is gone throws before it is asked, here it rejects. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  return await ask();
}

/** A page that moves on while it is asked has no answer now. Whatever else is wrong is met by the next call. */
function whenMoving(error: unknown): string {
  if (/context was destroyed|Cannot find context|detached|Execution context/i.test(String(error))) return '';
  throw error;
}
