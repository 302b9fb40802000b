import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { built } from '../built.ts';

/** A process that uses the Postgres of the folder until its standard input ends, and prints its address. */
const PROGRAM = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  const postgres = await startEmbeddedPostgres(process.argv[2]);
  console.log(postgres.url);
  process.stdin.resume();
  process.stdin.on('end', () => postgres.stop().then(() => process.exit(0)));
`;

describe('the embedded Postgres belongs to its folder', () => {
  let folder: string;
  // The folder above is closed to others, as root's home is: Postgres runs as nobody where we are root.
  const home = mkdtempSync(join(tmpdir(), 'embedded-'));
  beforeAll(() => {
    folder = join(home, 'data');
  });
  afterAll(() => {
    rmSync(realpathSync(join(folder, 'postgres')), { recursive: true, force: true });
    rmSync(home, { recursive: true, force: true });
  });

  const begin = (data = folder): ChildProcessWithoutNullStreams =>
    spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, built('db/embedded-postgres.js'), data], {});
  const start = async (data = folder): Promise<{ child: ChildProcessWithoutNullStreams; url: string }> => {
    const child = begin(data);
    const [url] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, url: url.toString().trim() };
  };
  const leave = async (child: ChildProcessWithoutNullStreams): Promise<void> => {
    child.stdin.end();
    await once(child, 'exit');
  };
  const answers = async (url: string): Promise<boolean> => {
    // One that has ended refuses at once; one that lives may be slow on a busy machine.
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 60_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };

  it('two first starts at once share one, and each survives the end of the other; the last one out ends it', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.url).toBe(two.url);
    await leave(one.child);
    expect(await answers(two.url)).toBe(true);
    await leave(two.child);
    expect(await answers(two.url)).toBe(false);
  });

  it('one whose making was interrupted is made anew', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'embedded-')), 'data');
    chmodSync(dirname(data), 0o755);
    const killed = begin(data);
    while (globSync(join(data, '*/PG_VERSION')).length === 0) await sleep(2);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(existsSync(join(data, 'postgres'))).toBe(false);
    const { child, url } = await start(data);
    expect(await answers(url)).toBe(true);
    await leave(child);
    rmSync(dirname(data), { recursive: true, force: true });
  });

  it('its port stays the same', async () => {
    const again = await start();
    expect(new URL(again.url).port).toBe(readFileSync(join(folder, 'postgres-port'), 'utf8'));
    await leave(again.child);
    const third = await start();
    expect(third.url).toBe(again.url);
    await leave(third.child);
  });

  it('one that a killed process left behind is adopted, and ended by the last one out', async () => {
    const killed = await start();
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    expect(await answers(killed.url)).toBe(true);
    const heir = await start();
    expect(heir.url).toBe(killed.url);
    await leave(heir.child);
    expect(await answers(heir.url)).toBe(false);
  });

  it('one that died with the machine is none, whoever has its number and that of its user by now', async () => {
    const killed = await start();
    const file = join(folder, 'postgres/postmaster.pid');
    const lines = readFileSync(file, 'utf8').split('\n');
    killed.child.kill('SIGKILL');
    process.kill(Number(lines[0]), 'SIGKILL');
    await once(killed.child, 'exit');
    while (await answers(killed.url)) await sleep(50);
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const { uid, gid } = statSync(file);
    writeFileSync(file, [String(stranger.pid), ...lines.slice(1)].join('\n'));
    chownSync(file, uid, gid);
    const lock = join(folder, 'postgres-lock');
    writeFileSync(lock, String(stranger.pid));
    const before = new Date(Date.now() - 60_000);
    utimesSync(lock, before, before);
    const next = await start();
    expect(await answers(next.url)).toBe(true);
    await leave(next.child);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    stranger.kill();
  });

  it('one of another version is told in its words, without a stack', async () => {
    const file = join(folder, 'postgres/PG_VERSION');
    const version = readFileSync(file, 'utf8');
    writeFileSync(file, '14\n');
    const refused = begin();
    const said: Buffer[] = [];
    refused.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    await once(refused, 'exit');
    writeFileSync(file, version);
    expect(Buffer.concat(said).toString()).toContain(
      'does not start: FATAL: database files are incompatible with server | DETAIL: The data directory was initialized by PostgreSQL version 14',
    );
  });

  it('one that dies is started anew while somebody uses it', async () => {
    const user = await start();
    const pid = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    let isBack = false;
    for (let waited = 0; waited < 240_000 && !isBack; waited += 500) {
      await sleep(500);
      isBack = await answers(user.url);
    }
    expect(isBack).toBe(true);
    await leave(user.child);
  });
});
