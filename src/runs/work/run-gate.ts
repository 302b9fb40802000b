interface Waiting {
  readonly alone: boolean;
  readonly admit: () => void;
}

/** Time (ms) after which one more may come in though nothing got on: its pages may be slow. */
const WIDENED_AFTER = 4000;

/**
 * Who may work at the same time in a process: many runs together, or one alone. In the order of their coming: a run
 * that has to be alone waits for those before it, and those after it wait for its end, or go where they need not.
 *
 * A young process lets one in first, and one more whenever something gets on. A moment later that is everybody; but
 * on a machine so busy that a dozen at once get nowhere before their worker is killed, the first one gets on.
 */
export class RunGate {
  private active = 0;
  /** How many may be inside; it only grows. */
  private width = 1;
  private isTakenAlone = false;
  private readonly waiting: Waiting[] = [];

  /**
   * Does the work when it may be done. `patience` (ms) is how long that may take to come.
   * @returns false when it did not come: the work was not begun, another process may have room for it
   */
  async run(alone: boolean, patience: number, work: () => Promise<void>): Promise<boolean> {
    if (!(await this.isAdmitted(alone, patience))) return false;
    const slow = setTimeout(() => {
      this.widen();
    }, WIDENED_AFTER);
    try {
      await work();
    } finally {
      clearTimeout(slow);
      this.active--;
      if (alone) this.isTakenAlone = false;
      this.admitNext();
    }
    return true;
  }

  /** Lets one more in: something inside got on. */
  widen(): void {
    this.width++;
    this.admitNext();
  }

  private async isAdmitted(alone: boolean, patience: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<boolean>((settle) => {
        const waiting: Waiting = {
          alone,
          admit: () => {
            settle(true);
          },
        };
        this.waiting.push(waiting);
        timer = setInterval(() => {
          if (this.isNext(waiting)) return;
          this.waiting.splice(this.waiting.indexOf(waiting), 1);
          settle(false);
        }, patience);
        this.admitNext();
      });
    } finally {
      clearInterval(timer);
    }
  }

  /**
   * True for one that keeps its place: those inside end, and nobody else comes in before it. It would wait for ever
   * where there is always work.
   */
  private isNext(waiting: Waiting): boolean {
    return waiting.alone && !this.isTakenAlone && this.waiting[0] === waiting;
  }

  private admitNext(): void {
    for (let next = this.waiting[0]; next && this.hasRoomFor(next.alone); next = this.waiting[0]) {
      this.waiting.shift();
      this.active++;
      this.isTakenAlone = next.alone;
      next.admit();
    }
  }

  private hasRoomFor(alone: boolean): boolean {
    return alone ? this.active === 0 : !this.isTakenAlone && this.active < this.width;
  }
}
