import type { Database } from '../../db/database.js';
import { notify } from '../../db/listen.js';
import { inTransaction, type Queryable } from '../../db/transaction.js';
import {
  BURY_THE_DEAD,
  COMPLETE_JOBS,
  COUNT_DEATHS,
  END_ABANDONED,
  GIVE_ATTEMPTS_BACK,
  IS_DUE,
  JOBS_OF_POOLS,
  NEW_JOBS,
  NOTE_DEATHS,
  REPORT,
  SELECT_UNKNOWN,
  TAKE_TURN,
  UNLOCK_POOLS,
} from './queue-statements.js';

/**
 * Workers that may die one after the other while they work on a run that gets nowhere; then the run is what kills them.
 * What kills workers dies with each of them: where others died meanwhile, something else is about, and each such excuse
 * allows as many again.
 */
const MAX_DEATHS = 6;

/** The share of these deaths from which on a run works alone in its process. */
const ALONE = 2 / 3;

/** Attempts of any kind, whatever came of them: no run goes on for ever. */
const MAX_LEASES = 100;

/**
 * The share of the time until a silent worker counts as dead after which one counts so whose connection is gone, too:
 * Postgres closes it with its process.
 */
const DISCONNECTED = 1 / 5;

/** Seconds between two looks through all that waits: what it finds is rare, and what it costs grows with the queue. */
const QUEUE_INTERVAL = 60;

/** How many workers died one after the other with a run, and how much says that others would have died without it. */
export interface Deaths {
  readonly deaths: number;
  readonly excuses: number;
}

/**
 * Whether a run has to work alone: runs beside the guilty one are not hit again, and none is found guilty for another.
 * Later where workers die anyhow: to wait until a process is empty then costs an innocent run more than it saves.
 */
export function mustBeAlone({ deaths, excuses }: Deaths): boolean {
  return deaths >= ALONE * MAX_DEATHS * (1 + excuses);
}

/** Says that these pools are alive. */
export async function reportPools(rows: Database['rows'], pools: readonly string[]): Promise<void> {
  await rows.query(REPORT, [pools]);
}

/**
 * Unlocks the jobs of dead pools, wakes the queue, and ends runs that nothing will ever work on again.
 * One worker at a time does it: whoever holds the row of the searches.
 */
export async function recoverRuns(rows: Database['rows'], deadAfterSeconds: number): Promise<void> {
  const pause = deadAfterSeconds / 10;
  // Every worker asks this every second: without a transaction, and without a lock.
  if ((await rows.query(IS_DUE, [pause])).rowCount === 0) return;
  await inTransaction(rows, async (client) => {
    const { rows: turns } = await client.query<Turn>(TAKE_TURN, [pause, deadAfterSeconds, QUEUE_INTERVAL]);
    const [turn] = turns;
    if (turn === undefined) return;
    const died = await takeFromTheDead(client, deadAfterSeconds, turn);
    if (died > 0 || turn.looksForUnknown) await endAbandoned(client, 'RUNNING');
    if (turn.looksThroughQueue) await endAbandoned(client, 'QUEUED');
  });
}

/**
 * What else is looked for in a turn than silent workers: where nobody died, what is worked on changes seldom to what
 * nothing will work on.
 */
interface Turn {
  readonly looksForUnknown: boolean;
  readonly looksThroughQueue: boolean;
}

/**
 * Frees what dead pools held: at once, in its place of the queue and with the attempt given back, because nothing
 * says that the run failed. Answers how many pools that were.
 */
async function takeFromTheDead(client: Queryable, deadAfterSeconds: number, turn: Turn): Promise<number> {
  const dead = await idsOf(client, BURY_THE_DEAD, deadAfterSeconds, deadAfterSeconds * DISCONNECTED);
  const unknown = turn.looksForUnknown ? await idsOf(client, SELECT_UNKNOWN, deadAfterSeconds) : [];
  const silent = [...new Set([...dead, ...unknown])];
  if (silent.length === 0) return 0;
  const jobs = await idsOf(client, JOBS_OF_POOLS, silent);
  await client.query(NOTE_DEATHS, [silent]);
  await client.query(COUNT_DEATHS, [silent]);
  await client.query(UNLOCK_POOLS, [silent]);
  await client.query(GIVE_ATTEMPTS_BACK, [jobs]);
  await notify(client, ...NEW_JOBS);
  return silent.length;
}

/** Runs whose job is gone, that ended too many workers, or that were tried too often become FAILED. */
async function endAbandoned(client: Queryable, status: 'QUEUED' | 'RUNNING'): Promise<void> {
  const ended = await idsOf(client, END_ABANDONED, status, MAX_LEASES, MAX_DEATHS);
  if (ended.length > 0) await client.query(COMPLETE_JOBS, [ended]);
}

async function idsOf(client: Queryable, text: string, ...values: unknown[]): Promise<string[]> {
  return (await client.query<{ id: string }>(text, values)).rows.map(({ id }) => id);
}
