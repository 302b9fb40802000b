import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import type { Config } from '../config/config.js';
import { messageOf, StartError } from '../errors.js';
import { PrismaClient } from './client/client.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { applyMigrations } from './migrations.js';
import { openPool } from './pool.js';

/** Time (ms) to wait for a connection: when Postgres hangs, callers shall hear it. */
const CONNECTION_TIMEOUT = 10_000;

/** Connections that stay open while nothing is asked: whoever waited for a run is not to wait for a connection. */
const KEPT_OPEN = 2;

/** The one way to Postgres: the Prisma client for our rows and a plain pool for the queue, which brings its own SQL. */
export abstract class Database {
  abstract readonly url: string;
  abstract readonly prisma: PrismaClient;
  abstract readonly pool: Pool;
  /** The pool under the Prisma client, for the few statements that every request sends. */
  abstract readonly rows: Pool;
  abstract close(): Promise<void>;
}

/**
 * Opens the database of the settings, starts the embedded one where none is named, and applies missing migrations.
 * @throws StartError when it cannot be reached
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_POOL_SIZE'>,
): Promise<Database> {
  const embedded = config.DATABASE_URL === undefined ? await startEmbeddedPostgres(config.DATA_DIR) : undefined;
  const url = config.DATABASE_URL ?? embedded?.url ?? '';
  try {
    await applyMigrations(url);
  } catch (error) {
    await embedded?.stop();
    throw new StartError([`DATABASE_URL: ${withoutPassword(url)} cannot be used: ${messageOf(error)}`]);
  }
  // Two pools: the queue holds connections for LISTEN and for long, the rows' queries must never wait for those.
  const size = { max: config.DATABASE_POOL_SIZE, min: KEPT_OPEN, connectionTimeoutMillis: CONNECTION_TIMEOUT };
  const pool = openPool(url, size);
  const rowsPool = openPool(url, size);
  const prisma = new PrismaClient({ adapter: new PrismaPg(rowsPool) });
  return {
    url,
    prisma,
    pool,
    rows: rowsPool,
    close: async () => {
      await prisma.$disconnect();
      await Promise.all([pool.end(), rowsPool.end()]);
      await embedded?.stop();
    },
  };
}

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
]);
/**
 * Classes of Postgres: connections, resources (a full disk among them), an operator's intervention, the system around
 * it. A statement that was ended (57014) took too long, and would again. And single codes: it only reads (a standby,
 * after a failover), a deadlock.
 */
const UNAVAILABLE_CODE = '(?:08|53|57(?!014)|58)[0-9A-Z]{3}|25006|40P01';
const UNAVAILABLE_CLASS = new RegExp(`^(?:${UNAVAILABLE_CODE})$`);
const UNAVAILABLE_TEXT = new RegExp(
  `code: \`(?:${UNAVAILABLE_CODE})\`|connection (?:terminated|error)|timeout exceeded when trying to connect|query read timeout|closed the connection|can't reach database|not queryable`,
  'i',
);

/**
 * True for errors that say that Postgres is away, overcrowded or out of room, not that something is wrong with a
 * request.
 */
export function isUnavailable(error: unknown): boolean {
  for (
    let cause = error as { code?: unknown; message?: unknown; cause?: unknown } | null | undefined;
    typeof cause === 'object' && cause !== null;
    cause = cause.cause as typeof cause
  ) {
    const code = String(cause.code);
    if (UNAVAILABLE.has(code) || UNAVAILABLE_CLASS.test(code) || UNAVAILABLE_TEXT.test(String(cause.message)))
      return true;
  }
  return false;
}

/** True for whatever the database said, in words that may quote statements and files: for logs, not for callers. */
export function isDatabaseError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (/^(?:Prisma|DriverAdapter|DatabaseError)/.test(cause.constructor.name) || 'severity' in cause) return true;
  return false;
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  if (parsed.password !== '') parsed.password = '***';
  // There, too: `?password=` and `?sslpassword=`.
  for (const name of parsed.searchParams.keys()) if (/password/i.test(name)) parsed.searchParams.set(name, '***');
  return parsed.toString();
}
