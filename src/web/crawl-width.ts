import type { WebAnswer } from './web.js';

/** Length (characters) from which a page counts as large. */
const LARGE = 500_000;
/** Requests under way at a time, from the first large page on. */
const NARROW = 2;

/**
 * How many requests of a crawl are under way, from their asking until their answers are read. A site is fetched faster
 * than it is read, and large pages that wait would fill the memory that all runs of a worker share.
 */
export class CrawlWidth {
  private underWay = 0;
  private isNarrow = false;
  private readonly waiting: (() => void)[] = [];

  /** Does the work when it may be under way. */
  async take(work: () => Promise<void>): Promise<void> {
    while (this.isNarrow && this.underWay >= NARROW) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.underWay++;
    try {
      await work();
    } finally {
      this.underWay--;
      for (const go of this.waiting.splice(0)) go();
    }
  }

  /** An answer that came. */
  meet(answer: WebAnswer): void {
    if (answer.outcome === 'page' && answer.body.length > LARGE) this.isNarrow = true;
  }
}
