/** Those who wait for a place, first come first served; who is called off waits no longer. */
export class WaitingLine {
  private readonly waiting: (() => void)[] = [];

  /** Waits to be called. @throws the signal's reason where that comes first */
  wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      this.waiting.push(enter);
    });
  }

  /** Calls the first one; false where nobody waits. */
  call(): boolean {
    const next = this.waiting.shift();
    next?.();
    return next !== undefined;
  }
}
