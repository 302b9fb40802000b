import { parentPort, workerData } from 'node:worker_threads';
import { openPool } from '../../db/pool.js';
import type { HeartbeatMessage, HeartbeatOptions } from './heartbeat.js';
import { recoverRuns, reportPools } from '../store/recover-runs.js';

/** Patience (ms) with Postgres. */
const PATIENCE = 5000;

const { url, intervalMilliseconds, patienceMilliseconds, deadAfterSeconds } = workerData as HeartbeatOptions;
// One connection to report by and one to recover with: that may have to wait for rows that others hold.
const database = openPool(url, {
  max: 2,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: PATIENCE,
  query_timeout: PATIENCE,
});
let pools: readonly string[] = [];
let heardAt = 0;
let recoverFrom = 0;

/** Does the work, unless it is being done still. */
function oneAtATime(work: () => Promise<unknown>): () => void {
  let isWorking = false;
  return () => {
    if (isWorking || pools.length === 0) return;
    isWorking = true;
    work()
      .catch(() => {
        // When Postgres was away everybody has been silent: each gets the time to report before it counts as dead.
        recoverFrom = Date.now() + deadAfterSeconds * 1000;
      })
      .finally(() => {
        isWorking = false;
      });
  };
}

const report = oneAtATime(async () => {
  if (Date.now() - heardAt <= patienceMilliseconds) await reportPools(database, pools);
});
const recover = oneAtATime(async () => {
  if (Date.now() >= recoverFrom) await recoverRuns(database, deadAfterSeconds);
});

parentPort?.on('message', (message: HeartbeatMessage) => {
  const isNew = message.pools.length !== pools.length;
  pools = message.pools;
  heardAt = Date.now();
  if (isNew) report();
});
// Without a connection a worker soon counts as dead.
database.on('error', report);
setInterval(() => {
  report();
  recover();
}, intervalMilliseconds);
parentPort?.postMessage('ready');
