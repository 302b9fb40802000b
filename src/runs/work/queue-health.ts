import type { Database } from '../../db/database.js';
import { notify } from '../../db/listen.js';
import { inTransaction } from '../../db/transaction.js';
import {
  GIVE_UP,
  HAND_BACK,
  NEW_JOBS,
  QUEUE_VERSION,
  RELEASE_FORGOTTEN,
  SIGN_OFF,
  STOP_HEARING_OF_VERSIONS,
  UNLOCK_POOLS,
} from '../store/queue-statements.js';

/** Time (ms) between two looks for forgotten jobs when nothing says that there is one: each reads the whole queue. */
const FORGOTTEN_INTERVAL = 60_000;

/** What a worker tells the queue of the runs it has, where the queue alone would keep them from others. */
export class QueueHealth {
  /** When forgotten jobs are looked for again (ms). */
  private lookFrom = 0;

  constructor(
    private readonly database: Database,
    private readonly deadAfterSeconds: number,
  ) {}

  async signOff(pools: readonly string[]): Promise<void> {
    await this.database.rows.query(SIGN_OFF, [[...pools]]);
  }

  /**
   * Every login of the database, an analyst's too, may send what the queue takes for the news of a version that its
   * workers cannot live with, and so stop them all: whether there is one is looked up instead (`queueVersion`).
   */
  stopHearingOfVersions(connection: { query(statement: string): Promise<unknown> }): void {
    // A connection that is lost listens anew, and comes here again.
    connection.query(STOP_HEARING_OF_VERSIONS).catch(() => {});
  }

  /** Number of the last change to the queue's tables that workers from before it cannot live with. */
  async queueVersion(): Promise<number> {
    const { rows } = await this.database.rows.query<{ version: number }>(QUEUE_VERSION);
    return rows[0]?.version ?? 0;
  }

  /**
   * Notes that the queue could not be told or asked something: it may hold a job that nobody here works on, which
   * shows when it is old enough.
   */
  noteTrouble(): void {
    this.lookFrom = Math.min(this.lookFrom, Date.now() + this.deadAfterSeconds * 1000);
  }

  /**
   * Lets go of jobs that these pools hold and nobody in them works on: the queue could not say how they ended while
   * Postgres was away. It has no function that unlocks single jobs, and no index by which to find them: so not every
   * time.
   */
  async releaseForgotten(pools: readonly string[], running: readonly string[]): Promise<void> {
    if (Date.now() < this.lookFrom) return;
    this.lookFrom = Date.now() + FORGOTTEN_INTERVAL;
    try {
      await this.database.rows.query(RELEASE_FORGOTTEN, [pools, running, this.deadAfterSeconds]);
    } catch (error) {
      this.noteTrouble();
      throw error;
    }
  }

  /**
   * Lets another worker have a run that this one took and did not begin: ahead of those that came later, in a second,
   * because the queue has yet to hear that this one does not do it. Nothing counts as failed.
   */
  async giveUp(runId: string, pool: string): Promise<void> {
    await this.database.rows.query(GIVE_UP, [runId, pool]);
  }

  /**
   * Lets other workers go on at once with runs that a shutdown interrupted: it is no failed attempt. Unlocks first,
   * because the queue reports failures on its own time: one that comes after this then finds nothing to fail. They keep
   * their place in the queue: whoever has waited is not sent behind those who came later.
   */
  async handBack(runIds: readonly string[], pools: readonly string[]): Promise<void> {
    if (runIds.length === 0) return;
    await inTransaction(this.database.rows, async (client) => {
      await client.query(UNLOCK_POOLS, [pools]);
      await client.query(HAND_BACK, [runIds]);
      await notify(client, ...NEW_JOBS);
    });
  }
}
