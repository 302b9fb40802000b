/** Large bodies at a time, and from the first one on requests under way. */
const NARROW = 2;

/**
 * How many requests of a crawl are under way, from their asking until their answers are read. A site is fetched faster
 * than it is read, and large pages that wait would fill the memory that all runs of a worker share.
 */
export class CrawlWidth {
  private underWay = 0;
  private large = 0;
  private isNarrow = false;
  private readonly waiting: (() => void)[] = [];

  /** Does the work when it may be under way; whose answer becomes a large one waits at `grow` until few others are. */
  async take(work: (grow: () => Promise<void>) => Promise<void>): Promise<void> {
    while (this.isNarrow && this.underWay >= NARROW) await this.change();
    this.underWay++;
    let [isLarge, isOver] = [false, false];
    const grow = async (): Promise<void> => {
      this.isNarrow = true;
      while (!isLarge && !isOver && this.large >= NARROW) await this.change();
      if (isLarge || isOver) return;
      isLarge = true;
      this.large++;
    };
    try {
      await work(grow);
    } finally {
      isOver = true;
      this.underWay--;
      if (isLarge) this.large--;
      for (const go of this.waiting.splice(0)) go();
    }
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
