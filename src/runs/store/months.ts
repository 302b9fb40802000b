import type { Database } from '../../db/database.js';
import { inTransaction, type Queryable } from '../../db/transaction.js';
import {
  DELETE_HIDDEN,
  dropPartitions,
  FREE_KEYS,
  HIDE_MONTH,
  KEEPS_RUNS,
  LOCK_DEFAULTS,
  makePartitions,
  ONE_PLAN,
  SELECT_MONTHS,
  WAIT_SHORTLY,
} from './month-statements.js';
import { firstIdOf } from '../run-ids.js';

type Pool = Database['rows'];

/** Months whose partitions are there before they begin: for so long none may be had without harm. */
const MONTHS_AHEAD = 3;

/** What Postgres says when a lock could not be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs of one transaction, whose postings and steps are gone already. */
const BATCH = 500;

/**
 * Makes the partitions of this month and of those to come that are not there yet. Answers which of them are still
 * missing, because somebody held a lock: until there is one, rows of a month lie in the default partition, from which
 * they move when it is made.
 */
export async function makeMonths({ rows }: Pick<Database, 'rows'>, now = new Date()): Promise<string[]> {
  for (const month of await missingMonths(rows, now)) await unlessLocked(rows, (client) => makeMonth(client, month));
  return (await missingMonths(rows, now)).map(nameOf);
}

/**
 * Deletes months that have ended and whose runs all ended before that time: their postings and steps as a whole,
 * without a look at them, then their runs. A month that somebody reads just now stays as it is. Answers how many runs
 * were deleted.
 */
export async function dropMonths(database: Pick<Database, 'prisma' | 'rows'>, before: Date): Promise<number> {
  const { rows } = database;
  for (const month of await monthsOf(rows))
    if (monthAfter(month, 1) <= before && !(await keepsRuns(rows, month, before)))
      await unlessLocked(rows, (client) => dropMonth(client, month));
  return deleteHiddenRuns(database, before);
}

async function missingMonths(rows: Pool, now: Date): Promise<Date[]> {
  const there = new Set((await monthsOf(rows)).map(nameOf));
  const wanted = Array.from({ length: MONTHS_AHEAD + 1 }, (_, ahead) => monthAfter(now, ahead));
  return wanted.filter((month) => !there.has(nameOf(month)));
}

async function makeMonth(client: Queryable, month: Date): Promise<void> {
  await client.query(LOCK_DEFAULTS);
  const { rows: there } = await client.query<{ name: string }>(SELECT_MONTHS);
  if (there.some(({ name }) => name === nameOf(month))) return;
  for (const statement of makePartitions(nameOf(month), idsOf(month))) await client.query(statement);
}

/** Whether a run of the month goes on, or ended later. */
async function keepsRuns(rows: Pool, month: Date, before: Date): Promise<boolean> {
  return (await rows.query(KEEPS_RUNS, [...idsOf(month), before])).rowCount !== 0;
}

/** Drops the month's rows and hides its runs. */
async function dropMonth(client: Queryable, month: Date): Promise<void> {
  await client.query(HIDE_MONTH, idsOf(month));
  await client.query(FREE_KEYS, idsOf(month));
  await client.query(dropPartitions(nameOf(month)));
}

/** Deletes the runs of dropped months, also of those whose night ended early. */
async function deleteHiddenRuns({ prisma, rows }: Pick<Database, 'prisma' | 'rows'>, before: Date): Promise<number> {
  let deleted = 0;
  for (const { firstId, pastId } of await prisma.droppedMonth.findMany()) {
    for (let count = BATCH; count === BATCH; deleted += count)
      count = await inTransaction(rows, async (client) => {
        await client.query(ONE_PLAN);
        return (await client.query(DELETE_HIDDEN, [firstId, pastId, before, BATCH])).rowCount ?? 0;
      });
    await prisma.droppedMonth.deleteMany({ where: { firstId } });
  }
  return deleted;
}

/** The months that have partitions, the oldest first. */
async function monthsOf(rows: Pool): Promise<Date[]> {
  const { rows: months } = await rows.query<{ name: string }>(SELECT_MONTHS);
  return months.map(({ name }) => new Date(`${name.replace('_', '-')}-01T00:00:00Z`));
}

/** Does the work in a transaction that waits for no lock for long; undefined where it could not have one. */
async function unlessLocked<T>(rows: Pool, work: (client: Queryable) => Promise<T>): Promise<T | undefined> {
  try {
    return await inTransaction(rows, async (client) => {
      await client.query(WAIT_SHORTLY);
      return await work(client);
    });
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return undefined;
    throw error;
  }
}

function monthAfter(time: Date, months: number): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1));
}

/** As the names of partitions end: 2026_11. */
function nameOf(month: Date): string {
  return month.toISOString().slice(0, 7).replace('-', '_');
}

/** The first id of the month, and the first one behind it. */
function idsOf(month: Date): [string, string] {
  return [firstIdOf(month), firstIdOf(monthAfter(month, 1))];
}
