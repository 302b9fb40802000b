interface Waiting {
  readonly alone: boolean;
  readonly admit: () => void;
}

/**
 * Who may work at the same time in a process: many runs together, or one alone. In the order of their coming: a run
 * that has to be alone waits for those before it, and those after it wait for its end, or go where they need not.
 */
export class RunGate {
  private active = 0;
  private isTakenAlone = false;
  private readonly waiting: Waiting[] = [];

  /**
   * Does the work when it may be done. `patience` (ms) is how long that may take to come.
   * @returns false when it did not come: the work was not begun, another process may have room for it
   */
  async run(alone: boolean, patience: number, work: () => Promise<void>): Promise<boolean> {
    if (!(await this.isAdmitted(alone, patience))) return false;
    try {
      await work();
    } finally {
      this.active--;
      if (alone) this.isTakenAlone = false;
      this.admitNext();
    }
    return true;
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
    return alone ? this.active === 0 : !this.isTakenAlone;
  }
}
