import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the thread is told: whom it speaks for. Each message also says that the main thread runs. */
export interface HeartbeatNews {
  readonly pools: readonly string[];
}

/** What the thread is started with. */
export interface HeartbeatOptions {
  readonly url: string;
  readonly intervalMilliseconds: number;
  /** Silence of the main thread after which the thread stops speaking for it: it hangs for good. */
  readonly patienceMilliseconds: number;
}

/** A thread with a connection of its own that says that this process' pools are alive, also while a long computation holds the main thread. */
export class Heartbeat {
  private readonly thread: Worker;
  private readonly isReady: Promise<void>;

  constructor(options: HeartbeatOptions) {
    // Tests run from the sources; a thread needs the built file.
    const file = new URL('./heartbeat-thread.js', import.meta.url.replace(/\/src\/db\//, '/dist/db/'));
    this.thread = new Worker(file, { workerData: options });
    this.isReady = once(this.thread, 'message').then(() => {
      this.thread.on('error', () => {});
      this.thread.unref();
    });
  }

  /** Resolves when the thread can speak: whoever takes work before is silent for as long as a busy machine starts a thread. */
  async ready(): Promise<void> {
    await this.isReady;
  }

  /** Tells whom to speak for, and that the main thread runs: at every interval, and at once when the pools are others. */
  tell(pools: readonly string[]): void {
    this.thread.postMessage({ pools } satisfies HeartbeatNews);
  }

  async stop(): Promise<void> {
    await this.thread.terminate();
  }
}
