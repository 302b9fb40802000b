import { createServer } from 'node:net';
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { findPostgresBinaries, postgresUser } from './postgres-binaries.js';

/** A Postgres in a folder of ours. `stop` does nothing when another process had started it. */
export interface EmbeddedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the Postgres of a data folder, creating it at the first start; joins one that already runs there.
 * It is started through pg_ctl, in a session of its own: Ctrl-C in the terminal must reach us first.
 * @throws Error with what Postgres wrote when it does not start
 */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const data = join(folder, 'postgres');
  const passwordFile = join(folder, 'postgres-password');
  const log = join(data, 'server.log');
  const binaries = await findPostgresBinaries();
  if (!(await exists(join(data, 'PG_VERSION')))) {
    await mkdir(data, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    if (postgresUser)
      for (const path of [folder, data, passwordFile]) await chown(path, postgresUser.uid, postgresUser.gid);
    await binaries.run('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
    ]);
  }
  const password = await readFile(passwordFile, 'utf8');
  const urlAt = (port: number): string => `postgresql://postgres:${password}@127.0.0.1:${String(port)}/postgres`;

  const running = await runningPort(data);
  if (running !== undefined) return { url: urlAt(running), stop: async () => {} };

  const port = await freePort();
  const options = `-p ${String(port)} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
  try {
    await binaries.run('pg_ctl', ['start', '-w', '-D', data, '-l', log, '-o', options]);
  } catch (error) {
    const reason = await readFile(log, 'utf8').catch(() => '');
    throw new Error(
      `the embedded Postgres in ${data} does not start: ${reason.trim().split('\n').slice(-3).join(' | ')}`,
      { cause: error },
    );
  }
  return { url: urlAt(port), stop: () => binaries.run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data]) };
}

/** The port of the server that runs on this folder, from the lines of its postmaster.pid; undefined when none does. */
async function runningPort(data: string): Promise<number | undefined> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid || !lines[7]?.startsWith('ready')) return undefined;
  try {
    process.kill(pid, 0);
  } catch {
    return undefined;
  }
  return Number(lines[3]);
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
