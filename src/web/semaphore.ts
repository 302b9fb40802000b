import { WaitingLine } from './waiting-line.js';

/** Lets so many on at a time, in the order of their coming. */
export class Semaphore {
  private readonly line = new WaitingLine();

  constructor(private free: number) {}

  /** Takes a place when there is one. @returns what gives it back @throws the signal's reason where that comes first */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.free > 0) this.free--;
    else await this.line.wait(signal);
    return () => {
      if (!this.line.call()) this.free++;
    };
  }
}
