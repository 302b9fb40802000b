import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.js';
import { findPostgresBinaries, postgresUser } from '../../src/db/postgres-binaries.js';

/** A Postgres of its own that goes away and comes back under the same address. */
export interface StoppablePostgres {
  readonly url: string;
  /** Without a word to its clients. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good, with its data. */
  remove(): Promise<void>;
}

export async function startStoppablePostgres(): Promise<StoppablePostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'stoppable-'));
  if (postgresUser) await chown(folder, postgresUser.uid, postgresUser.gid);
  const postgres = await startEmbeddedPostgres(folder, { isRestarted: false });
  const binaries = await findPostgresBinaries();
  const data = join(folder, 'postgres');
  const { port } = new URL(postgres.url);
  return {
    url: postgres.url,
    stop: () => binaries.run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]),
    start: () =>
      binaries.run('pg_ctl', [
        'start',
        '-w',
        '-D',
        data,
        '-l',
        join(data, 'server.log'),
        '-o',
        `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
      ]),
    remove: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
