/**
 * Who may work at the same time in a process: many runs together, or one alone. In the order of their coming: a run
 * that has to be alone waits for those before it, and those after it wait for its end.
 */
export class RunGate {
  private active = 0;
  private isTakenAlone = false;
  private readonly waiting: { alone: boolean; admit: () => void }[] = [];

  /** Does the work when it may be done. */
  async run(alone: boolean, work: () => Promise<void>): Promise<void> {
    await new Promise<void>((admit) => {
      this.waiting.push({ alone, admit });
      this.admitNext();
    });
    try {
      await work();
    } finally {
      this.active--;
      if (alone) this.isTakenAlone = false;
      this.admitNext();
    }
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
