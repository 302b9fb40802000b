/**
 * Time (ms) after which one more may come in though nothing got on: its pages may be slow. What a dead worker held
 * waits for that room: with four seconds, at load 16 and a kill every four, one run in twenty waited 37 s, 12 s so.
 */
const WIDENED_AFTER = 1000;

/**
 * How many may be in a process at the same time, each of which asks the queue for a run and works on it: so that no run
 * is taken that would only wait here while another process has room. One that has to be alone keeps others out and
 * waits for those inside.
 *
 * A young process lets one in first, and one more whenever something gets on. A moment later that is everybody; but
 * on a machine so busy that a dozen at once get nowhere before their worker is killed, the first one gets on.
 */
export class RunGate {
  private inside = 0;
  /** How many may be inside; it only grows. */
  private width = 1;
  /** Whether one inside is alone, or waits for that. */
  private isTakenAlone = false;
  private onAlone: (() => void) | undefined;
  private readonly waiting: (() => void)[] = [];

  /** Lets one in when there is room for it. It leaves when it found no run, or has done with the one it found. */
  async enter(): Promise<void> {
    return new Promise((admit) => {
      this.waiting.push(admit);
      this.admitNext();
    });
  }

  leave(): void {
    this.inside--;
    if (this.inside === 1) this.onAlone?.();
    this.admitNext();
  }

  /**
   * Does the work of one inside, where it has to be alone as soon as the others have left.
   * @returns false where another one has to be alone: the work was not begun
   */
  async run(alone: boolean, work: () => Promise<void>): Promise<boolean> {
    if (alone && this.isTakenAlone) return false;
    if (alone) await this.othersLeft();
    const slow = setTimeout(() => {
      this.widen();
    }, WIDENED_AFTER);
    try {
      await work();
    } finally {
      clearTimeout(slow);
      if (alone) this.isTakenAlone = false;
    }
    return true;
  }

  /** Lets one more in: something inside got on. */
  widen(): void {
    this.width++;
    this.admitNext();
  }

  /** Lets everybody in: the process takes no more runs, so that they find none. */
  open(): void {
    this.width = Infinity;
    this.isTakenAlone = false;
    this.admitNext();
  }

  private async othersLeft(): Promise<void> {
    this.isTakenAlone = true;
    if (this.inside > 1) await new Promise<void>((resolve) => (this.onAlone = resolve));
    this.onAlone = undefined;
  }

  private admitNext(): void {
    while (!this.isTakenAlone && this.inside < this.width) {
      const admit = this.waiting.shift();
      if (admit === undefined) return;
      this.inside++;
      admit();
    }
  }
}
