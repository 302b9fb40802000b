import { parentPort, workerData } from 'node:worker_threads';
import { Client } from 'pg';
import type { HeartbeatMessage, HeartbeatOptions } from './heartbeat.js';

const REPORT = `
  INSERT INTO worker_pools (id, heartbeat_at, backend) SELECT unnest($1::text[]), now(), pg_backend_pid()
  ON CONFLICT (id) DO UPDATE SET heartbeat_at = excluded.heartbeat_at, backend = excluded.backend`;

const { url, intervalMilliseconds, patienceMilliseconds } = workerData as HeartbeatOptions;
let pools: readonly string[] = [];
let heardAt = 0;
let client: Client | undefined;
let isReporting = false;

parentPort?.on('message', (message: HeartbeatMessage) => {
  const isNew = message.pools.length !== pools.length;
  pools = message.pools;
  heardAt = Date.now();
  if (isNew) void report();
});

async function report(): Promise<void> {
  if (isReporting || pools.length === 0 || Date.now() - heardAt > patienceMilliseconds) return;
  isReporting = true;
  try {
    client ??= await connected();
    await client.query(REPORT, [pools]);
  } catch {
    // Postgres is away: the next report connects anew.
    const lost = client;
    client = undefined;
    void lost?.end().catch(() => {});
  } finally {
    isReporting = false;
  }
}

async function connected(): Promise<Client> {
  const next = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  // Without a listener the loss of the connection would end the process.
  next.on('error', () => {});
  await next.connect();
  next.on('end', () => {
    // Without a connection a worker soon counts as dead.
    if (client === next) client = undefined;
    void report();
  });
  return next;
}

setInterval(() => void report(), intervalMilliseconds);
parentPort?.postMessage('ready');
