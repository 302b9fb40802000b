import { Pool, type PoolConfig } from 'pg';

/** Connections to Postgres that may be lost at any time: whoever asks next gets another one. */
export function openPool(
  url: string,
  options: Pick<PoolConfig, 'max' | 'min' | 'connectionTimeoutMillis' | 'query_timeout' | 'idleTimeoutMillis'>,
): Pool {
  const pool = new Pool({ connectionString: url, ...options });
  // Without listeners a connection that Postgres closes would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
