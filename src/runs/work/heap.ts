import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Percent by which a heap grows before its garbage is collected: 60 by default with a limit of 1 GB, which is 30 MB
 * more of a worker's main thread.
 */
const GROWTH = 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: { type: 'major'; flavor: 'last-resort' }) => void;

/**
 * Collects the garbage of this thread and gives its pages back, at once: V8 does so by itself eight seconds later, or,
 * where little happens, never. The thread stands still meanwhile, 50 to 150 ms for the heap of a worker.
 */
export function collectGarbage(): void {
  collect({ type: 'major', flavor: 'last-resort' });
}

/**
 * What this thread's heap holds. Its growth is counted from the last collection on: patterns that were used keep 30 to
 * 50 MB of code, and a thread that counts from its beginning collects 100 ms long after each text from then on.
 */
export class HeldHeap {
  private readonly first: number;
  private last: number;

  /** `most`: bytes by which it grows before `giveBack` collects. */
  constructor(
    private readonly most: number,
    private readonly size: () => number = () => getHeapStatistics().total_heap_size,
    private readonly collectAll: () => void = collectGarbage,
  ) {
    this.first = this.last = size();
  }

  /** Bytes that it held after the last collection beyond those of its beginning. */
  get grown(): number {
    return this.last - this.first;
  }

  /** Of its own accord V8 keeps the pages of a large text for eight seconds: 110 MB for 3 MB of words. */
  giveBack(): void {
    if (this.size() - this.last > this.most) this.collect();
  }

  /** Collects now, whatever it has grown. */
  collect(): void {
    this.collectAll();
    this.last = this.size();
  }
}

/**
 * From now on this process keeps less garbage and compiles only what is called often: 40 MB less of a worker that runs
 * of all kinds keep busy, for some percent more of computing.
 */
export function keepLittle(): void {
  setFlagsFromString(`--heap-growing-percent=${String(GROWTH)}`);
  // What it compiles for every function that is called a few times, once in each thread, is never given back.
  setFlagsFromString('--no-sparkplug');
}
