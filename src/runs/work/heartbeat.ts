import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { productFile } from '../../product-files.js';

/** What the thread is sent: the pools that are alive. Each message also says that the main thread runs. */
export interface HeartbeatMessage {
  readonly pools: readonly string[];
}

/** What the thread is started with. */
export interface HeartbeatOptions {
  readonly url: string;
  readonly intervalMilliseconds: number;
  /** Time without a message from the main thread after which its pools are no longer reported: it hangs for good. */
  readonly patienceMilliseconds: number;
  /** Silence after which a worker counts as dead. */
  readonly deadAfterSeconds: number;
}

/**
 * A thread with connections of its own that says that this process' pools are alive, and takes over what dead ones
 * held: also while a long computation, or a start on a busy machine, holds the main thread.
 */
export class Heartbeat {
  private readonly thread: Worker;
  private readonly isReady: Promise<void>;

  constructor(options: HeartbeatOptions) {
    this.thread = new Worker(productFile('runs/work/heartbeat-thread.js'), { workerData: options });
    this.isReady = once(this.thread, 'message').then(() => {
      this.thread.on('error', () => {});
      this.thread.unref();
    });
  }

  /** Resolves when the thread reports: until then a pool that took work would count as dead on a busy machine. */
  async ready(): Promise<void> {
    await this.isReady;
  }

  /**
   * Names the pools that are alive, which also says that the main thread runs. Called at every interval, and at once
   * when the pools are others.
   */
  keepAlive(pools: readonly string[]): void {
    this.thread.postMessage({ pools } satisfies HeartbeatMessage);
  }

  async stop(): Promise<void> {
    await this.thread.terminate();
  }
}
