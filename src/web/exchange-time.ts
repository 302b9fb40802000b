/** The time that an exchange may take: what it waits for on our side does not count. */
export class ExchangeTime {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private since = 0;
  private left: number;

  /** Aborted when the time is up. */
  readonly signal = this.controller.signal;

  constructor(seconds: number) {
    this.left = seconds * 1000;
    this.run();
  }

  /** Waits for something that is no fault of the server. */
  async pause(waited: Promise<void>): Promise<void> {
    this.end();
    this.left -= Date.now() - this.since;
    try {
      await waited;
    } finally {
      this.run();
    }
  }

  /** The exchange is over. */
  end(): void {
    clearTimeout(this.timer);
  }

  private run(): void {
    this.since = Date.now();
    this.timer = setTimeout(() => {
      this.controller.abort(new DOMException('The exchange took too long', 'TimeoutError'));
    }, this.left);
    this.timer.unref();
  }
}
