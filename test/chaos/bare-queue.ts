import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { makeWorkerUtils, run } from 'graphile-worker';
import { Pool } from 'pg';
import { until } from './crew.ts';

/*
 * Graphile Worker alone, as its documentation shows it: what is killed, frozen or cut with it stands beside our
 * figures. Run as a program it is a worker whose only task notes its start and takes a long time.
 */
const TABLE = 'bare_starts';

if (process.argv[1] === import.meta.filename) {
  const pgPool = new Pool({ connectionString: process.env['DATABASE_URL'] });
  await run({
    pgPool,
    schema: 'bare_worker',
    taskList: {
      long: async () => {
        await pgPool.query(`INSERT INTO ${TABLE} DEFAULT VALUES`);
        await new Promise((resolve) => setTimeout(resolve, 600_000));
      },
    },
  });
}

/**
 * Kills a worker of the bare queue in the middle of a job, starts another one, and says whether the job goes on within
 * so many seconds.
 */
export async function bareQueueAfterKill(url: string, seconds: number): Promise<string> {
  const pool = new Pool({ connectionString: url, max: 2 });
  const utils = await makeWorkerUtils({ pgPool: pool, schema: 'bare_worker' });
  await utils.migrate();
  await pool.query(`CREATE TABLE IF NOT EXISTS ${TABLE} (at timestamptz DEFAULT now())`);
  const starts = async (): Promise<number> =>
    Number((await pool.query<{ count: string }>(`SELECT count(*) FROM ${TABLE}`)).rows[0]?.count);
  const work = (): ReturnType<typeof spawn> =>
    spawn(process.execPath, [import.meta.filename], { stdio: 'ignore', env: { ...process.env, DATABASE_URL: url } });
  const first = work();
  await utils.addJob('long', {});
  await until(async () => ((await starts()) === 1 ? true : undefined));
  first.kill('SIGKILL');
  const second = work();
  const isStarted = await until(async () => ((await starts()) === 2 ? true : undefined), seconds * 1000).catch(
    () => false,
  );
  second.kill('SIGKILL');
  await once(second, 'exit');
  await utils.release();
  await pool.end();
  return isStarted
    ? 'the job of a killed worker was started again'
    : `after ${String(seconds)} s the job of a killed worker was still locked (its documentation: 4 hours)`;
}
