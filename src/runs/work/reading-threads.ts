import { Worker } from 'node:worker_threads';
import { ParseError } from '../../errors.js';
import { productFile } from '../../product-files.js';

/** A page or a text cost more time than it may, or its thread broke: the thread was ended. */
export class ReadingGivenUpError extends ParseError {}

/** What a thread is asked, and what it answers. */
export interface ReadingTask {
  readonly reader: string;
  readonly input: readonly unknown[];
}
export type ReadingResult = { readonly output: unknown } | { readonly error: string; readonly isUnreadable: boolean };
export type ReadingAnswer = ReadingResult & {
  /** Bytes that the thread held, when its garbage was last collected, beyond what its loaded readers take. */
  readonly grown: number;
};

/** The readers' thread. */
const READERS = productFile('pipelines/reading-thread.js');

/** The reader that reads nothing: whoever asks for it learns that the thread is there. */
const NOTHING = '';

interface Waiting extends ReadingTask {
  /** The signal of the run that asks, which also tells the runs apart. */
  readonly signal: AbortSignal;
  readonly isLarge: boolean;
  readonly since: number;
  readonly settle: (answer: ReadingAnswer | ReadingGivenUpError) => void;
}

/** How many texts are read at a time. A page that costs all its time leaves the others to the next thread. */
const THREADS = 2;

/**
 * Time (ms) for which a text waits before a thread is started beside one that reads: to load its readers costs a second
 * of computing.
 */
const START_AFTER = 300;

/**
 * After computing for so long (ms) a text counts as a slow one, beside which another thread reads what else there is;
 * so many at most.
 */
const PATIENCE = 2000;
const THREADS_MAX = 4;

/**
 * A thread that needs more memory than this (megabytes) is ended, not its worker. Its words take 55; a page of 3 MB
 * with 12,500 cards 110.
 */
export const MEMORY = { maxOldGenerationSizeMb: 190, maxYoungGenerationSizeMb: 16 };

/**
 * Bytes that a text may hold outside of its thread's heap, which V8 does not limit: what a PDF packs is unpacked there.
 */
const BESIDE_HEAP = 100_000_000;

/** Texts longer than this (characters) are read one at a time: two of the worst at once need more than a worker has. */
const LARGE = 500_000;
/** How deep in what is asked texts are looked for. */
const MAX_DEPTH = 3;

/**
 * Bytes of the whole process: with more another thread is not started beside one, with still more the last to have read
 * is ended, so that one thread alone reads on. A thread holds 45 to 105 MB, by what it has read.
 */
export const ROOM = { toStart: 270_000_000, toKeep: 310_000_000 };

/**
 * A thread that keeps having grown by more than this (bytes) is ended after its text; by more than `inLittleRoom` where
 * the process holds what leaves one thread alone. The code of all patterns takes up to 50 MB: where boards of all kinds
 * ended a thread every six seconds, they took twice as much computing.
 */
export const GROWN_MAX = { everywhere: 80_000_000, inLittleRoom: 60_000_000 };

/** A large text is read by a thread that has not grown by more than this (bytes): there is room for both. */
const GROWN_BEFORE_LARGE = 20_000_000;

/**
 * Time (ms) one text may compute: last resort behind the caps on work. The thread's own time counts, not the clock: on
 * a busy machine a page that costs 100 ms waits for half a minute. The clock ends only what does not even say how long
 * it computed.
 */
const DEADLINE = 20_000;
const CLOCK_FACTOR = 10;

/**
 * Time (ms) without an answer after which idle threads are ended: each holds 45 MB or more. The next run prepares one
 * while it asks for its first page.
 */
const REST_AFTER = 15_000;

/** Why a text is not read any further whose run was stopped or lost. */
const RUN_ENDED = 'its run has ended';

/** Pause (ms) between two looks at how long a thread has computed and how much memory it holds. */
const LOOK_INTERVAL = 100;

interface ReadingThreadLimits {
  /** Time (ms) that one text may compute, and time without an answer after which idle threads are ended. */
  readonly deadline: number;
  readonly restAfter: number;
  /** Bytes that this process holds. */
  readonly held: () => number;
}

/** Reads untrusted text away from the main thread, which has heartbeats to send: each in a thread that can be ended. */
export class ReadingThreads {
  private readonly waiting: Waiting[] = [];
  private readonly idle: Worker[] = [];
  private readonly grown = new WeakMap<Worker, number>();
  /** Which turn each run had last: they take turns, so that nobody waits for the hundred pages of another. */
  private readonly turns = new WeakMap<AbortSignal, number>();
  private turn = 0;
  private started = 0;
  /** Threads that have been busy with one text for long. */
  private slow = 0;
  private isReadingLarge = false;
  private later: NodeJS.Timeout | undefined;
  private rest: NodeJS.Timeout | undefined;
  private prepared: Promise<unknown> | undefined;
  private isClosed = false;

  private readonly limits: ReadingThreadLimits;

  /** `file` is the path of the module whose readers are asked for by their names. */
  constructor(
    private readonly file: string,
    limits: Partial<ReadingThreadLimits> = {},
  ) {
    this.limits = { deadline: DEADLINE, restAfter: REST_AFTER, held: () => process.memoryUsage.rss(), ...limits };
  }

  /**
   * Resolves when the first thread has loaded its readers, or could not; whoever asks waits for the same one. After a
   * rest another one is started.
   */
  prepare(): Promise<unknown> {
    return (this.prepared ??= new Promise((settle) => {
      const { signal } = new AbortController();
      this.waiting.push({ reader: NOTHING, input: [], signal, settle, isLarge: false, since: Date.now() });
      this.next();
    }));
  }

  /** @throws ReadingGivenUpError; ParseError or Error with the reader's own message */
  async read(reader: string, input: readonly unknown[], signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const answer = await new Promise<ReadingAnswer | ReadingGivenUpError>((settle) => {
      this.waiting.push({ reader, input, signal, settle, isLarge: lengthOf(input) > LARGE, since: Date.now() });
      this.next();
    });
    signal.throwIfAborted();
    if (answer instanceof Error) throw answer;
    if ('error' in answer) throw answer.isUnreadable ? new ParseError(answer.error) : new Error(answer.error);
    return answer.output;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.later);
    clearTimeout(this.rest);
    await this.endIdle();
  }

  private async endIdle(): Promise<void> {
    const ended = this.idle.splice(0);
    this.started -= ended.length;
    this.prepared = undefined;
    await Promise.all(ended.map((thread) => thread.terminate()));
  }

  private isOneTooMany(): boolean {
    return this.idle.length >= THREADS || (this.started - this.slow > 1 && this.limits.held() > ROOM.toKeep);
  }

  private hasGrownTooMuch({ grown }: ReadingAnswer): boolean {
    return grown > (this.limits.held() > ROOM.toKeep ? GROWN_MAX.inLittleRoom : GROWN_MAX.everywhere);
  }

  /** Keeps a thread for the next text, and lets it go with the others when none comes. */
  private keep(thread: Worker): void {
    this.idle.push(thread);
    clearTimeout(this.rest);
    this.rest = setTimeout(() => void this.endIdle(), this.limits.restAfter).unref();
  }

  /** Nobody waits for what a run asked that has ended meanwhile: reading it would keep others waiting. */
  private dropEnded(): void {
    for (const ended of this.waiting.filter(({ signal }) => signal.aborted)) {
      this.waiting.splice(this.waiting.indexOf(ended), 1);
      ended.settle(new ReadingGivenUpError(RUN_ENDED));
    }
  }

  private next(): void {
    this.dropEnded();
    const turnOf = ({ signal }: Waiting): number => this.turns.get(signal) ?? 0;
    const [task] = this.waiting
      .filter(({ isLarge }) => !isLarge || !this.isReadingLarge)
      .sort((one, other) => turnOf(one) - turnOf(other));
    const thread = task && this.free(task);
    if (!thread) return;
    this.waiting.splice(this.waiting.indexOf(task), 1);
    this.turns.set(task.signal, ++this.turn);
    this.give(task, thread);
  }

  /** A thread that reads nothing, or another one where it has too little room for a large text. */
  private idleFor({ isLarge }: Waiting): Worker | undefined {
    const idle = this.idle.pop();
    if (!idle || !isLarge || (this.grown.get(idle) ?? 0) <= GROWN_BEFORE_LARGE) return idle;
    void idle.terminate();
    return this.start();
  }

  private free(task: Waiting): Worker | undefined {
    const idle = this.idleFor(task);
    if (idle || this.started - this.slow >= THREADS || this.started >= THREADS_MAX) return idle;
    if (this.started > this.slow) {
      const patience = task.since + START_AFTER - Date.now();
      if (patience > 0) {
        this.later ??= setTimeout(() => {
          this.later = undefined;
          this.next();
        }, patience);
        return undefined;
      }
      if (this.limits.held() > ROOM.toStart) return undefined;
    }
    this.started++;
    return this.start();
  }

  private start(): Worker {
    const thread = new Worker(this.file, { execArgv: [], resourceLimits: MEMORY });
    // A thread that waits for work keeps no process alive.
    thread.unref();
    return thread;
  }

  private give({ reader, input, signal, settle, isLarge }: Waiting, thread: Worker): void {
    let isSlow = false;
    if (isLarge) this.isReadingLarge = true;
    const since = Date.now();
    const before = computed(thread);
    const look = async (): Promise<void> => {
      const [now, held] = await Promise.all([computed(thread), heldBesideHeap(thread)]);
      const time = now - (await before);
      if (isOver) return;
      if (time > PATIENCE && !isSlow) {
        isSlow = true;
        this.slow++;
        this.next();
      }
      if (held > BESIDE_HEAP) giveUp('it takes more memory than it may');
      else if (time > this.limits.deadline)
        giveUp(`it takes longer than ${String(this.limits.deadline / 1000)} seconds to read`);
    };
    let isOver = false;
    const timer = setInterval(() => {
      this.dropEnded();
      if (signal.aborted) giveUp(RUN_ENDED);
      else if (Date.now() - since > CLOCK_FACTOR * this.limits.deadline) giveUp('it takes too long to read');
      else void look();
    }, LOOK_INTERVAL);
    const ended = (): void => {
      isOver = true;
      clearInterval(timer);
      if (isSlow) this.slow--;
      if (isLarge) this.isReadingLarge = false;
      thread.removeAllListeners('message').removeAllListeners('error');
    };
    const giveUp = (why: string): void => {
      ended();
      // What ends it may still speak of its end.
      thread.on('error', () => {});
      void thread.terminate();
      this.started--;
      settle(new ReadingGivenUpError(why));
      this.next();
    };
    thread.once('message', (answer: ReadingAnswer) => {
      ended();
      this.grown.set(thread, answer.grown);
      if (this.isClosed || this.hasGrownTooMuch(answer) || this.isOneTooMany()) {
        this.started--;
        void thread.terminate();
      } else this.keep(thread);
      settle(answer);
      this.next();
    });
    thread.once('error', () => {
      giveUp('it cannot be read');
    });
    thread.postMessage({ reader, input } satisfies ReadingTask);
  }
}

/**
 * Those of this process, whose services share them. A thread is started when it is first needed, and keeps no process
 * alive.
 */
export function readingThreads(): ReadingThreads {
  return (ofProcess ??= new ReadingThreads(READERS));
}

let ofProcess: ReadingThreads | undefined;

/** Characters of the texts in a task: a page comes as a text, or in an answer or a rendering with its frames. */
function lengthOf(part: unknown, depth = 0): number {
  if (typeof part === 'string') return part.length;
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (typeof part !== 'object' || part === null || depth > MAX_DEPTH) return 0;
  return Object.values(part).reduce<number>((sum, inner) => sum + lengthOf(inner, depth + 1), 0);
}

/** Bytes a thread holds outside of its heap; 0 before it runs, after its end, and where Node is too old to tell. */
async function heldBesideHeap(thread: Worker): Promise<number> {
  if (typeof (thread as Partial<Worker>).getHeapStatistics !== 'function') return 0;
  return thread.getHeapStatistics().then(
    ({ external_memory: bytes }) => bytes,
    () => 0,
  );
}

/** Time (ms) a thread has computed so far; 0 before it runs and after its end. */
async function computed(thread: Worker): Promise<number> {
  // Node before 24.6 cannot tell: there the clock counts.
  if (typeof (thread as Partial<Worker>).cpuUsage !== 'function') return performance.now();
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
