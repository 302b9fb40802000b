import { CronExpressionParser } from 'cron-parser';
import { WatchlistPausedError } from '../http/http-errors.js';

/** Shortest time (ms) between two reads: sites are not watched by the minute. */
const LEAST_PAUSE = 3_600_000;

/**
 * When a schedule comes next after a time; daylight saving is the time zone's. @throws Error for one that cannot be
 * read
 */
function nextTime(cron: string, timezone: string, after: Date): Date {
  return CronExpressionParser.parse(cron, { currentDate: after, tz: timezone }).next().toDate();
}

interface Scheduled {
  readonly cron: string;
  readonly timezone: string;
  readonly pausedAt: Date | null;
}

/**
 * When a watchlist is read next after a caller or a button said so; undefined pauses it. A paused one that was read now
 * would go on by its schedule, and cost.
 */
export const NEXT_READS: Readonly<
  Record<'read' | 'pause' | 'resume', (list: Scheduled, now: Date) => Date | undefined>
> = {
  read: ({ pausedAt }, now) => {
    if (pausedAt !== null) throw new WatchlistPausedError();
    return now;
  },
  pause: () => undefined,
  resume: ({ cron, timezone }, now) => nextTime(cron, timezone, now),
};

/** When a watchlist is due again: never at the time it was due at, which a slow clock has not seen yet. */
export function nextRead(
  { cron, timezone, nextAt }: { cron: string; timezone: string; nextAt: Date },
  now: Date,
): Date {
  return nextTime(cron, timezone, new Date(Math.max(now.getTime(), nextAt.getTime())));
}

/** What is wrong with a time zone; undefined when nothing is. */
export function timezoneProblem(timezone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
    return undefined;
  } catch {
    return 'must be a time zone of the IANA database, such as Europe/Berlin';
  }
}

/** What is wrong with a schedule; undefined when nothing is. */
export function cronProblem(cron: string): string | undefined {
  if (cron.trim().split(/\s+/).length !== 5) return 'must have five fields: minute, hour, day, month, weekday';
  // The library draws lots for it anew at each read.
  if (/(?<![a-z])H/i.test(cron)) return 'must be a schedule: H names no time';
  try {
    const times = CronExpressionParser.parse(cron, { currentDate: new Date(0), tz: 'UTC' }).take(10);
    const pauses = times.slice(1).map((time, at) => time.getTime() - (times[at]?.getTime() ?? 0));
    return Math.min(...pauses) < LEAST_PAUSE ? 'must leave an hour between two reads' : undefined;
  } catch (error) {
    return `must be a schedule: ${(error as Error).message}`;
  }
}
