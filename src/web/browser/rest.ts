import type { Measured } from './in-page.js';
import { LOOK_INTERVAL } from './unfold.js';

/** For how long a page has been at rest, told by look after look at it. */
export class Rest {
  private looks = 0;
  private since: { time: number; looks: number };
  private last: { shown: string; time: number };
  /** The rest in which `isNewly` was last true, by the look that it began with. */
  private known = -1;

  constructor(begun: number) {
    this.since = { time: begun, looks: 0 };
    this.last = { shown: '', time: begun };
  }

  /**
   * Takes a look into account. A page that asks for something is not at rest; one that never rests is measured
   * coarsely.
   */
  note(
    { shown, unchanged, unadded }: Measured,
    page: { readonly isAsking: boolean; readonly isRestless: boolean },
  ): void {
    const time = performance.now();
    // What is put in the place of its like shows by being added.
    const isChanged = shown !== this.last.shown || (unadded < time - this.last.time && !page.isRestless);
    if (page.isAsking) this.since = { time, looks: this.looks };
    // What changed did so after the last look: the page knows when.
    else if (isChanged) this.since = { time: between(this.last.time, time - unchanged, time), looks: this.looks };
    this.last = { shown, time };
    this.looks++;
  }

  /** Whether it has been so for this long (ms), by the clock and by the looks. */
  isFor(least: number): boolean {
    return this.last.time - this.since.time >= least && (this.looks - this.since.looks) * LOOK_INTERVAL >= least;
  }

  /** The same, once in each rest. */
  isNewly(least: number): boolean {
    if (this.known === this.since.looks || !this.isFor(least)) return false;
    this.known = this.since.looks;
    return true;
  }

  /** Time (ms) until the next look. */
  pause(least: number): number {
    const left = least - (this.last.time - this.since.time);
    return left > 0 ? Math.min(left, LOOK_INTERVAL) : LOOK_INTERVAL;
  }
}

/** The number, or the nearer end; the later one for what is none. */
function between(least: number, number: number, most: number): number {
  return Number.isFinite(number) ? Math.min(Math.max(number, least), most) : most;
}
