import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import type { Config } from '../config.js';
import { messageOf, StartError } from '../errors.js';
import { PrismaClient } from './client/client.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { applyMigrations } from './migrations.js';

/** The one way to Postgres: the Prisma client for our rows and a plain pool for the queue, which brings its own SQL. */
export interface Database {
  readonly url: string;
  readonly prisma: PrismaClient;
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens the database of the settings, starts the embedded one where none is named, and applies missing migrations.
 * @throws StartError when it cannot be reached
 */
export async function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_POOL_SIZE'>): Promise<Database> {
  const embedded = config.DATABASE_URL === undefined ? await startEmbeddedPostgres(config.DATA_DIR) : undefined;
  const url = config.DATABASE_URL ?? embedded?.url ?? '';
  try {
    await applyMigrations(url);
  } catch (error) {
    await embedded?.stop();
    throw new StartError([`DATABASE_URL: ${withoutPassword(url)} cannot be used: ${messageOf(error)}`]);
  }
  // Two pools: the queue holds connections for LISTEN and for long, the rows' queries must never wait for those.
  const pool = openPool(url, config.DATABASE_POOL_SIZE);
  const rowsPool = openPool(url, config.DATABASE_POOL_SIZE);
  const prisma = new PrismaClient({ adapter: new PrismaPg(rowsPool) });
  return {
    url,
    prisma,
    pool,
    close: async () => {
      await prisma.$disconnect();
      await Promise.all([pool.end(), rowsPool.end()]);
      await embedded?.stop();
    },
  };
}

function openPool(url: string, size: number): Pool {
  const pool = new Pool({ connectionString: url, max: size });
  // Without listeners a connection that Postgres closes would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function withoutPassword(url: string): string {
  const parsed = new URL(url);
  if (parsed.password !== '') parsed.password = '***';
  return parsed.toString();
}
