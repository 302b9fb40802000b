import { setTimeout as sleep } from 'node:timers/promises';
import { LOADING_LINE } from '../../postings/text/words/sites/control-words.js';
import { LOAD_CONTENT, LOAD_MORE, NEXT_PAGE, PAST_TAB, SEARCH } from './controls.js';
import { openSections } from './in-page-entries.js';
import { openPart, openTab, takeChoice, takeChoicesBack } from './in-page-filters.js';
import { isLoading, pressNextNumber, shownWords } from './in-page-paging.js';
import { scrollOn } from './in-page.js';
import type { Wanted } from './in-page-controls.js';

/** Times in milliseconds. */
/** For the page's own document, redirects and the host's turn included. */
export const OPENED_AT_MOST = 25_000;
/** A page whose scripts do not let us ask for this long is stuck; what counts is the time that it worked. */
export const STUCK_AFTER = 5000;
export const QUIET = 400;
/** What the data say is complete is shown after this. */
export const EARLY_QUIET = 150;
export const LOOK_INTERVAL = 80;
/** Looks at a page that does not come to rest, however long each takes. */
export const LEAST_LOOKS = 12;
/** Pages that never get quiet are read as they are after this. */
export const SETTLE_AT_MOST = 8000;
export const SETTLE_AFTER_PRESS = 5000;
/** A list whose rows are made while it is scrolled is quiet sooner: nothing is asked for. */
const ROWS_QUIET = 150;
/** A page that shows next to nothing but that it is loading gets so much more time. */
const LOADING_AT_MOST = 6000;
/** Times that it is waited for at least: on a busy machine its own clock may begin late. */
const LOADING_WAITS = 8;
/** A list that is drawn after a pause, and nothing is asked for, comes within this of the page. */
export const LATE_AT_MOST = 5000;
/** Steps in a row that bring nothing before a list counts as read to its end. */
const VAIN_STEPS = 3;
const MAX_SCROLLS = 150;
/** Closed sections of one page that are opened. */
const MAX_SECTIONS = 40;
/** Times in a row that scrolling moves and changes nothing: the end. */
const VAIN_SCROLLS = 2;
/**
 * Times in a row that a page may show something else without moving when it is scrolled: what turns by itself never
 * ends.
 */
const MAX_STAYS = 15;

/** An open page, as far as reading all of its lists needs it. */
export interface UnfoldedPage {
  /** Until when (ms) a list that is promised there may come. */
  readonly listDue: number;
  /** Set where what was seen suffices. */
  readonly isEnough: boolean;
  /** True while nothing is asked for. */
  readonly isQuiet: boolean;
  /** Set where its list went on when it was left. */
  isCut: boolean;
  /** Runs a function in the page, then in its frames, until one answers something else than the other value. */
  evaluate<T, Given extends readonly unknown[]>(
    step: (...given: Given) => T,
    otherwise: T,
    ...given: Given
  ): Promise<T>;
  /** Runs a function in the page and in all of its frames; the other value where one is moving on. */
  evaluateAll<T, Given extends readonly unknown[]>(
    step: (...given: Given) => T,
    otherwise: T,
    ...given: Given
  ): Promise<T[]>;
  /** A text that changes with what is there. */
  measure(): Promise<string>;
  /** Presses a control; answers whether there was one. */
  press(wanted: Wanted): Promise<boolean>;
  /** Waits until nothing changes. */
  settle(atMost: number, quiet?: number): Promise<boolean>;
  /** Takes the page down; answers whether it shows something new. */
  see(): Promise<boolean>;
  /** Says that what happens now is not the page's own doing. */
  ourStep(): void;
  /** Says how many there were of something, and how many were taken. */
  noteCut(what: string, counts: { readonly seen: number; readonly kept: number }): void;
  /** True where it shows next to nothing. */
  isBare(): boolean;
  /** Whether it shows what is sought; undefined where nothing is. */
  showsList(): Promise<boolean | undefined>;
}

/** Waits a little longer for a page that shows that it is loading, and next to nothing or no list beside. */
export async function outwait(page: UnfoldedPage): Promise<void> {
  const end = performance.now() + LOADING_AT_MOST;
  for (let waits = 0; waits < LOADING_WAITS || performance.now() < end; waits++) {
    if (page.isEnough) return;
    if (!(await page.evaluate(isLoading, false, LOADING_LINE))) {
      // What it loaded may have come since it was last taken down.
      await page.see();
      return;
    }
    if (!page.isBare() && (await page.showsList()) !== false) return;
    await page.settle(SETTLE_AFTER_PRESS);
    await page.see();
  }
}

/** Has the page load what it only loads from elsewhere when it is asked to: postings, or all that a bare page has. */
export async function loadContent(page: UnfoldedPage): Promise<void> {
  if (page.isEnough) return;
  const isPressed =
    (await page.press(LOAD_CONTENT.postings)) || (page.isBare() && (await page.press(LOAD_CONTENT.any)));
  if (!isPressed) return;
  await page.settle(SETTLE_AT_MOST);
  await page.see();
}

/** Reads on until nothing new comes: more of the list, what appears by scrolling, the list's other pages, its tabs. */
export async function unfold(page: UnfoldedPage): Promise<void> {
  const pressed = async <Given extends readonly unknown[]>(
    step: (...given: Given) => string | undefined,
    ...given: Given
  ): Promise<boolean> => (await page.evaluate(step, undefined, ...given)) !== undefined;
  await repeat(page, () => pressed(takeChoice, ['share']));
  await repeat(page, () => page.press(LOAD_MORE));
  await scroll(page);
  await repeat(page, () => page.press(NEXT_PAGE));
  await repeat(page, () => pressed(pressNextNumber));
  await repeat(page, () => pressed(takeChoice, ['page']));
  await repeat(page, () => pressed(openTab, PAST_TAB));
  const sections = await page.evaluateAll(openSections, 0, MAX_SECTIONS);
  const [seen, kept] = [sections, sections.map((count) => Math.min(count, MAX_SECTIONS))].map(sum) as [number, number];
  page.noteCut('closed sections', { seen, kept });
  if (seen > 0) {
    await page.settle(SETTLE_AFTER_PRESS);
    await page.see();
  }
  // A filter beside a list only shows less of it: all choices are taken where there is next to nothing else.
  const showsList = await page.showsList();
  const isEmpty = page.isBare() && showsList !== true;
  await repeat(page, () => pressed(takeChoice, isEmpty ? ['part', 'narrow'] : ['part']));
  if (isEmpty || showsList === false) await repeat(page, () => pressed(openPart, isEmpty));
  if (isEmpty && page.isBare()) {
    await page.evaluateAll(takeChoicesBack, 0);
    await repeat(page, () => page.press(SEARCH));
  }
  // What changed since the last step that looked.
  if (!page.isEnough) await page.see();
  if (await comesLate(page)) await unfold(page);
}

/** Whether a page that shows next to nothing, and no list, shows more after a while. */
async function comesLate(page: UnfoldedPage): Promise<boolean> {
  const isOver = (): boolean => performance.now() > page.listDue;
  if (isOver() || page.isEnough || !page.isBare() || (await page.showsList()) !== false) return false;
  while (!isOver()) {
    await sleep(QUIET);
    if (await page.see()) return true;
  }
  return false;
}

async function repeat(page: UnfoldedPage, step: () => Promise<boolean>): Promise<void> {
  for (let vain = 0; vain < VAIN_STEPS && !page.isEnough;) {
    page.ourStep();
    if (!(await step())) return;
    await page.settle(SETTLE_AFTER_PRESS);
    vain = (await page.see()) ? 0 : vain + 1;
  }
}

async function scroll(page: UnfoldedPage): Promise<void> {
  let last = await shownBy(page);
  let [vain, stays] = [0, 0];
  for (let steps = 0; steps < MAX_SCROLLS && !page.isEnough; steps++) {
    const moved = await page.evaluate(scrollOn, false);
    await sleep(moved ? LOOK_INTERVAL : QUIET / 2);
    const shown = await seeChanges(page, last);
    stays = moved ? 0 : stays + 1;
    vain = moved || shown !== last ? 0 : vain + 1;
    last = shown;
    if (vain === VAIN_SCROLLS || stays > MAX_STAYS) return;
  }
  page.isCut ||= !page.isEnough;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function shownBy(page: UnfoldedPage): Promise<string> {
  return Promise.all([page.measure(), page.evaluateAll(shownWords, 0)]).then(String);
}

/** Takes the page down where it shows something else than it did, or is asking for it; answers what it shows. */
async function seeChanges(page: UnfoldedPage, last: string): Promise<string> {
  const shown = await shownBy(page);
  if (shown === last && page.isQuiet) return shown;
  await page.settle(SETTLE_AFTER_PRESS, page.isQuiet ? ROWS_QUIET : QUIET);
  await page.see();
  return shownBy(page);
}
