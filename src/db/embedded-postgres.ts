import { connect, createServer } from 'node:net';
import {
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDataFolder } from '../config/data-folder.js';
import { messageOf, StartError } from '../errors.js';
import { findPostgresBinaries, OPEN_FOLDER, postgresUser, type PostgresBinaries } from './postgres-binaries.js';

/** A Postgres in a folder of ours. */
interface EmbeddedPostgres {
  readonly url: string;
  /** Leaves it; the last process that leaves ends it. */
  stop(): Promise<void>;
}

/** How often (ms) a process looks whether its Postgres still runs. */
const CHECK_INTERVAL = 2000;
/** Time (ms) to wait for another process that is starting or ending the same Postgres. */
const LOCK_TIMEOUT = 60_000;
/** How often (ms) whoever holds the lock says that they do, and the silence after which it is nobody's. */
const LOCK_INTERVAL = 1000;
const LOCK_SILENCE = 20_000;

/**
 * The Postgres of a data folder: created at the first start, joined where it runs already, whoever had started it. The
 * port is kept in the folder, so that other programs find it again. While this process lives, it starts a Postgres that
 * died anew. It is started through pg_ctl, in a session of its own: Ctrl-C in the terminal must reach us first. With
 * `isRestarted` false one that is stopped stays so.
 * @throws StartError where the folder cannot be used, with what Postgres wrote when it does not start
 */
export async function startEmbeddedPostgres(
  folder: string,
  { isRestarted } = { isRestarted: true },
): Promise<EmbeddedPostgres> {
  const postgres = new FolderPostgres(folder, await findPostgresBinaries());
  const url = await postgres.join();
  const check = setInterval(() => {
    if (!isRestarted) return;
    // What cannot be mended now is tried again at the next look; callers hear that the database is away.
    postgres.mend().catch(() => {});
  }, CHECK_INTERVAL);
  check.unref();
  return {
    url,
    stop: async () => {
      clearInterval(check);
      await postgres.leave();
    },
  };
}

class FolderPostgres {
  private readonly data: string;
  private readonly passwordFile: string;
  private readonly portFile: string;
  /** One file for each process that uses it, named by its id. */
  private readonly users: string;
  private hasLeft = false;
  private written: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly binaries: PostgresBinaries,
  ) {
    this.data = join(folder, 'postgres');
    this.passwordFile = join(folder, 'postgres-password');
    this.portFile = join(folder, 'postgres-port');
    this.users = join(folder, 'postgres-users');
  }

  async join(): Promise<string> {
    await makeDataFolder(this.folder);
    await mkdir(this.users, { recursive: true, mode: 0o700 });
    return this.locked(async () => {
      const isNew = !(await exists(join(this.data, 'PG_VERSION')));
      if (isNew) await this.create();
      const port = (await runningPort(this.data)) ?? (await this.start());
      if (isNew) this.written = this.writeThrough();
      await writeFile(join(this.users, String(process.pid)), '');
      const password = await readFile(this.passwordFile, 'utf8');
      return `postgresql://postgres:${password}@127.0.0.1:${String(port)}/postgres`;
    });
  }

  async mend(): Promise<void> {
    if (this.hasLeft || (await runningPort(this.data)) !== undefined) return;
    await this.locked(async () => {
      if (!this.hasLeft && (await runningPort(this.data)) === undefined) await this.start();
    });
  }

  async leave(): Promise<void> {
    this.hasLeft = true;
    await this.written;
    await this.locked(async () => {
      await rm(join(this.users, String(process.pid)), { force: true });
      const others = (await readdir(this.users)).filter((id) => isAlive(Number(id)));
      if (others.length === 0 && (await runningPort(this.data)) !== undefined)
        await this.binaries.run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', await realpath(this.data)]);
    });
  }

  /** Made beside its place and moved there when it is whole: what an interrupted start left counts as nothing. */
  private async create(): Promise<void> {
    const { data, folder, passwordFile } = this;
    const password = randomBytes(18).toString('base64url');
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (postgresUser) await chown(folder, postgresUser.uid, postgresUser.gid);
    const isOpen = await mayPostgresEnter(folder);
    const handedOver = await mkdtemp(join(tmpdir(), 'hiring-signals-')).catch((error: unknown) => {
      throw new StartError([`TMPDIR: ${tmpdir()} cannot be used: ${messageOf(error)}`]);
    });
    const made = await mkdtemp(join(isOpen ? folder : OPEN_FOLDER, 'hiring-signals-'));
    try {
      const copy = join(handedOver, 'password');
      await writeFile(copy, password, { mode: 0o600 });
      if (postgresUser)
        for (const path of [made, handedOver, copy]) await chown(path, postgresUser.uid, postgresUser.gid);
      const settings = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${copy}`, '-E', 'UTF8', '--locale=C'];
      await this.binaries.run('initdb', ['-D', made, ...settings, '--no-sync']).catch((error: unknown) => {
        throw new StartError([`DATA_DIR: no Postgres can be made in ${folder}: ${reasonIn(messageOf(error))}`]);
      });
      await (isOpen ? rename(made, data) : symlink(made, data));
    } catch (error) {
      await rm(made, { recursive: true, force: true });
      throw error;
    } finally {
      await rm(handedOver, { recursive: true, force: true });
    }
  }

  /**
   * Has the new files written to the disk while the first start goes on, which else waits for it. A power cut in this
   * second may leave a Postgres that does not start, to be removed with its folder; from then on its own care holds.
   */
  private async writeThrough(): Promise<void> {
    await this.binaries.run('initdb', ['--sync-only', '-D', await realpath(this.data)]).catch(() => {});
  }

  private async start(): Promise<number> {
    const port = await freePort(Number(await readFile(this.portFile, 'utf8').catch(() => '0')));
    await writeFile(this.portFile, String(port));
    const data = await realpath(this.data);
    // Of one that died: another program may have its number by now, and Postgres would take that for it.
    if ((await lastServer(data)).isReady) await rm(join(data, 'postmaster.pid'), { force: true });
    const log = join(data, 'server.log');
    const { size = 0 } = await stat(log).catch((): { size?: number } => ({}));
    const options = `-p ${String(port)} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
    try {
      await this.binaries.run('pg_ctl', ['start', '-w', '-D', data, '-l', log, '-o', options]);
    } catch (error) {
      const written = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(size).toString('utf8');
      const reason = reasonIn(written.trim() === '' ? messageOf(error) : written);
      throw new StartError([`DATA_DIR: the Postgres in ${data} does not start: ${reason}`]);
    }
    return port;
  }

  /**
   * One process at a time creates, starts or ends it. A lock whose process died is nobody's: also where another program
   * has its number by now, as after a start of the machine or in each container.
   */
  private async locked<T>(work: () => Promise<T>): Promise<T> {
    const lock = join(this.folder, 'postgres-lock');
    for (const until = Date.now() + LOCK_TIMEOUT; ;) {
      try {
        await writeFile(lock, String(process.pid), { flag: 'wx' });
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
        if ((owner > 0 && !isAlive(owner)) || (await silenceOf(lock)) > LOCK_SILENCE) await rm(lock, { force: true });
        else if (Date.now() > until)
          throw new Error(`another process (${String(owner)}) holds ${lock}`, { cause: error });
        else await sleep(50);
      }
    }
    const sign = setInterval(() => {
      utimes(lock, new Date(), new Date()).catch(() => {});
    }, LOCK_INTERVAL);
    try {
      return await work();
    } finally {
      clearInterval(sign);
      await rm(lock, { force: true });
    }
  }
}

/** Whether who runs Postgres may come to a folder of ours: through all folders above it. */
async function mayPostgresEnter(folder: string): Promise<boolean> {
  for (let path = resolve(folder); path !== dirname(path);) {
    path = dirname(path);
    const { mode, uid } = await stat(path);
    if (postgresUser && uid !== postgresUser.uid && (mode & 0o001) === 0) return false;
  }
  return true;
}

/**
 * The port of the server that runs on this folder, from the lines of its postmaster.pid; undefined when none does. That
 * file outlives a Postgres that died, whose number may be another program's by now: nobody listens there.
 */
async function runningPort(data: string): Promise<number | undefined> {
  const { pid, port, isReady } = await lastServer(data);
  return isReady && isAlive(pid) && (await listens(port)) ? port : undefined;
}

/** What postmaster.pid says of the server that runs on this folder, or did. */
async function lastServer(data: string): Promise<{ pid: number; port: number; isReady: boolean }> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return { pid, port: Number(lines[3]), isReady: pid > 0 && lines[7]?.startsWith('ready') === true };
}

/** Whether somebody listens on a port of this machine. One that does not answer now is no free one. */
async function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const told = (is: boolean) => (): void => {
      socket.destroy();
      resolve(is);
    };
    socket
      .setTimeout(CHECK_INTERVAL, told(true))
      .once('connect', told(true))
      .once('error', (error: NodeJS.ErrnoException) => {
        told(error.code !== 'ECONNREFUSED')();
      });
  });
}

/** Time (ms) since a file was last touched. */
async function silenceOf(path: string): Promise<number> {
  return Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
}

/** What a program of Postgres says went wrong, in its own lines; the last of them where none says so. */
function reasonIn(text: string): string {
  const lines = text.trim().split('\n');
  const told = lines.flatMap((line) => /(?:FATAL|PANIC|DETAIL|HINT|error): .*/.exec(line)?.[0] ?? []);
  return (told.length > 0 ? told : lines).slice(-3).join(' | ').replace(/ {2,}/g, ' ');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, and is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The wanted port where it is free, else any. */
async function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (wanted === 0) reject(error);
      else resolve(freePort(0));
    });
    server.listen(wanted, '127.0.0.1', () => {
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
