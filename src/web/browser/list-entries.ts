import type { Page } from 'puppeteer-core';
import { PAST_TAB } from './controls.js';
import { findEntry, openEntry, windowsWanted } from './in-page-entries.js';
import { openTab } from './in-page-filters.js';
import type { PageRecord } from './page-record.js';
import type { OpenedEntry, RenderRequest, Sight, WantedEntry } from './rendering.js';
import { OPENED_AT_MOST, SETTLE_AFTER_PRESS, STUCK_AFTER, type UnfoldedPage } from './unfold.js';

/** Entries of one list that are opened at most, and those that brought nothing after which no more are. */
const MAX_ENTRIES = 40;
const VAIN_ENTRIES = 2;
/** Tabs of one list on which an entry is looked for. */
const MAX_TABS = 15;
/** A page that is larger than this is not kept twice for each entry. */
const MAX_ENTRY_LENGTH = 1_000_000;

/**
 * The page before an entry was pressed, how many answers had come by then (the list's own), and whether there was what
 * to press.
 */
interface PressedEntry {
  readonly before: string;
  readonly known: number;
  readonly press: ReturnType<typeof openEntry>;
}

/** The visit of a page that has a list, as far as opening its entries needs it. */
export interface ListVisit extends Pick<UnfoldedPage, 'evaluate' | 'evaluateAll' | 'settle' | 'ourStep'> {
  readonly url: string;
  readonly opened: OpenedEntry[];
  readonly seen: {
    readonly record: PageRecord;
    readonly within: <T>(work: () => Promise<T>, atMost?: number) => Promise<T>;
  };
  /** Set where its list went on when it was left. */
  isCut: boolean;
  sight(): Sight;
  /** The page as HTML. */
  capture(): Promise<string>;
  open(url: string): Promise<void>;
  /** Presses once more for what was pressed for first. */
  pressAgain(): Promise<void>;
}

/** The entries of a list that open by script: each is pressed on the list itself. */
export class ListEntries {
  /** Nothing in them looks like a control: their titles are pressed. */
  private arePlain = false;
  private isAnyPressed = false;

  constructor(
    private readonly visit: ListVisit,
    private readonly page: Page,
  ) {}

  /** Presses entry after entry, each on the list itself. */
  async open(nextEntry: NonNullable<RenderRequest['nextEntry']>): Promise<void> {
    const list = this.page.url();
    for (let vain = 0; vain < VAIN_ENTRIES;) {
      const wanted = await nextEntry({ ...this.visit.sight(), opened: this.visit.opened });
      if (wanted === undefined) return;
      if (this.visit.opened.length >= MAX_ENTRIES) {
        this.visit.isCut = true;
        return;
      }
      if (this.page.url() !== list) await this.backTo(list);
      const entry = await this.openOne(wanted, list);
      const isVain = isVainEntry(entry, list, this.visit.opened.at(-1));
      this.visit.opened.push(entry);
      vain = isVain ? vain + 1 : 0;
    }
    // Where nothing opens at all there is nothing to miss.
    const kept = this.visit.opened.length - VAIN_ENTRIES;
    if (kept > 0) this.visit.seen.record.cuts.note('entries of its list', { kept });
  }

  private async openOne(wanted: WantedEntry, list: string): Promise<OpenedEntry> {
    this.visit.ourStep();
    const { before, known, press } = await this.pressEntry(wanted, list);
    const isPressed = press === 'pressed';
    if (isPressed) await this.visit.settle(SETTLE_AFTER_PRESS);
    const elsewhere = isPressed ? await this.followWindow() : undefined;
    const after = elsewhere !== undefined ? '' : isPressed ? await this.visit.capture() : before;
    const isHuge = after.length > MAX_ENTRY_LENGTH;
    if (isHuge) this.visit.seen.record.cuts.note('entries of its list', { kept: this.visit.opened.length });
    return {
      title: wanted.title,
      url: elsewhere ?? this.page.url(),
      before: isHuge ? '' : before,
      after: isHuge ? '' : after,
      answers: this.visit.seen.record.answers.slice(known),
    };
  }

  /** Presses an entry; on the list opened anew, or on another tab of it, where something else took its place. */
  private async pressEntry(wanted: WantedEntry, list: string): Promise<PressedEntry> {
    const first = await this.pressShown(wanted);
    if (first.press === 'pressed') return first;
    const isBegun = this.visit.opened.length > 0;
    this.arePlain ||= !this.isAnyPressed && first.press === 'closed';
    // A list that was seen in several states may have been left in another one.
    if (isBegun || (first.press === 'absent' && this.visit.sight().views.length > 1)) await this.openAnew(list);
    const again = await this.pressShown(wanted);
    return again.press === 'absent' ? ((await this.pressOnTab(wanted)) ?? again) : again;
  }

  /** Presses an entry that is shown on another tab of the list. */
  private async pressOnTab(wanted: WantedEntry): Promise<PressedEntry | undefined> {
    for (let tabs = 0; tabs < MAX_TABS; tabs++) {
      if ((await this.visit.evaluate(openTab, undefined, PAST_TAB)) === undefined) return undefined;
      await this.visit.settle(SETTLE_AFTER_PRESS);
      const entry = await this.pressShown(wanted);
      if (entry.press !== 'absent') return entry;
    }
    return undefined;
  }

  /** The list as it was first seen: a press brought it where it has no address of its own. */
  private async openAnew(list: string): Promise<void> {
    await this.visit.open(list);
    await this.visit.settle(SETTLE_AFTER_PRESS);
    await this.visit.pressAgain();
  }

  private async pressShown({ title, among }: WantedEntry): Promise<PressedEntry> {
    const known = this.visit.seen.record.answers.length;
    const before = await this.visit.capture();
    const isThere = await this.visit.evaluate(findEntry, false, title);
    const press = isThere ? await this.visit.evaluate(openEntry, 'absent', among, title, this.arePlain) : 'absent';
    this.isAnyPressed ||= press === 'pressed';
    return { before, known, press };
  }

  /**
   * What was to be opened in a window of its own is opened here, where it is of the same site; else its address is
   * told.
   */
  private async followWindow(): Promise<string | undefined> {
    const [wanted = ''] = (await this.visit.evaluateAll(windowsWanted, [])).flat();
    if (wanted === '' || !URL.canParse(wanted, this.visit.url)) return undefined;
    const url = new URL(wanted, this.visit.url);
    if (url.hostname !== new URL(this.visit.url).hostname) return url.href;
    const opened = { waitUntil: 'domcontentloaded', timeout: OPENED_AT_MOST } as const;
    await this.visit.seen.within(() => this.page.goto(url.href, opened), OPENED_AT_MOST);
    await this.visit.settle(SETTLE_AFTER_PRESS);
    return undefined;
  }

  /** The list as it was: by the page's own way back where that works. */
  private async backTo(list: string): Promise<void> {
    this.visit.ourStep();
    await this.visit.seen.within(() =>
      this.page.goBack({ waitUntil: 'domcontentloaded', timeout: STUCK_AFTER }).catch(() => null),
    );
    if (this.page.url() === list) await this.visit.settle(SETTLE_AFTER_PRESS);
    else await this.openAnew(list);
  }
}

/** Whether pressing an entry brought nothing, or what the one before it brought: a form for all of them. */
function isVainEntry({ url, before, after, answers }: OpenedEntry, list: string, last?: OpenedEntry): boolean {
  if (answers.length > 0) return false;
  return (url === list && after === before) || (after !== '' && url === last?.url && after === last.after);
}
