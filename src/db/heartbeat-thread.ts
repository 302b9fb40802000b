import { parentPort, workerData } from 'node:worker_threads';
import { Client } from 'pg';
import type { HeartbeatNews, HeartbeatOptions } from './heartbeat.js';

const BEAT = `
  INSERT INTO worker_pools (id, heartbeat_at) SELECT unnest($1::text[]), now()
  ON CONFLICT (id) DO UPDATE SET heartbeat_at = now()`;

const { url, intervalMilliseconds, patienceMilliseconds } = workerData as HeartbeatOptions;
let pools: readonly string[] = [];
let heardAt = 0;
let client: Client | undefined;
let isBeating = false;

parentPort?.on('message', (news: HeartbeatNews) => {
  const isNew = news.pools.length !== pools.length;
  pools = news.pools;
  heardAt = Date.now();
  if (isNew) void beat();
});

async function beat(): Promise<void> {
  if (isBeating || pools.length === 0 || Date.now() - heardAt > patienceMilliseconds) return;
  isBeating = true;
  try {
    client ??= await connected();
    await client.query(BEAT, [pools]);
  } catch {
    // Postgres is away: the next beat connects anew.
    const lost = client;
    client = undefined;
    void lost?.end().catch(() => {});
  } finally {
    isBeating = false;
  }
}

async function connected(): Promise<Client> {
  const next = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  // Without a listener the loss of the connection would end the process.
  next.on('error', () => {});
  await next.connect();
  return next;
}

setInterval(() => void beat(), intervalMilliseconds);
parentPort?.postMessage('ready');
