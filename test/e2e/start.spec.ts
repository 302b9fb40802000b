import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startCommand, type RunningCommand, type Settings } from './built-command.js';
import { html, startServer } from './local-site.js';
import { createDatabase } from './test-database.js';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const started: RunningCommand[] = [];
const command = (file: string, parameters: string[], settings: Settings): RunningCommand => {
  const program = startCommand(file, parameters, { DATA_DIR: folder, ...settings });
  started.push(program);
  return program;
};

/** What the group of a pattern holds of a text; empty where it holds nothing. */
const foundBy = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';

describe('the commands', () => {
  // What a failed test leaves running would take the runs of the next one.
  afterEach(async () => {
    await Promise.all(started.splice(0).map((program) => program.end('SIGTERM')));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('tell all wrong settings at once, and exit with 1', async () => {
    const service = command('main.js', [], { PORT: 'abc', ROLE: 'boss', RESPECT_ROBOTS: 'perhaps' });
    expect(await service.end()).toBe(1);
    expect(service.output().trim().split('\n')).toEqual([
      expect.stringContaining('PORT must be'),
      expect.stringContaining('ROLE must be'),
      expect.stringContaining('RESPECT_ROBOTS must be'),
    ]);
  });

  it.each([
    ['commands/scrape.js', ['--help'], 0, /^Usage: npm run scrape/],
    ['commands/key.js', ['--help'], 0, /^Usage: npm run key/],
    ['commands/person.js', ['forget', '--help'], 0, /^Usage: npm run person:forget/],
    ['commands/scrape.js', ['example.com', '--tittle', 'x'], 1, /^Unknown option '--tittle'\.\nUsage/],
    ['commands/scrape.js', [], 1, /^<company_url> is missing\.\nUsage/],
    [
      'commands/scrape.js',
      ['one.example', 'two.example'],
      1,
      /^One company at a time, not one\.example and two\.example/,
    ],
    ['main.js', ['--help'], 0, /^Usage: npm start\nStarts the service/],
    ['main.js', ['--port', '80'], 1, /^Cannot start: Unknown option '--port'\.\nUsage/],
    ['main.js', ['production'], 1, /^Cannot start: What is production for\?\nUsage/],
    ['commands/demo.js', ['--fast'], 1, /^Unknown option '--fast'\.\nUsage/],
    ['commands/demo.js', ['example.com'], 1, /^What is example\.com for\?\nUsage/],
    ['commands/openapi.js', ['--help'], 0, /^Usage: npm run openapi/],
    ['commands/openapi.js', ['--yaml'], 1, /^Unknown option '--yaml'\.\nUsage/],
    ['commands/new-migration.js', ['--name', 'x'], 1, /^Unknown option '--name'\.\nUsage/],
    ['commands/new-migration.js', [], 1, /^NAME must be of a-z, 0-9 and _\.\nUsage/],
    ['commands/new-system.js', ['--help'], 0, /^Usage: npm run new:system/],
    ['commands/new-system.js', ['bakers', '--har', 'x'], 1, /^Unknown option '--har'\.\nUsage/],
    ['commands/new-system.js', ['bakers'], 1, /^<har> is missing\.\nUsage/],
    ['commands/explain.js', ['--help'], 0, /^Usage: npm run explain/],
    ['commands/explain.js', ['a.html', 'b.html'], 1, /^What is b\.html for\?\nUsage/],
    ['commands/probe.js', ['--help'], 0, /^Usage: npm run probe/],
    ['commands/demo.js', ['--help'], 0, /^Usage: npm run demo/],
    ['commands/analyst.js', ['--help'], 0, /^Usage: npm run analyst/],
    ['commands/analyst.js', ['list', '--keys', 'x'], 1, /^Unknown option '--keys'\.\nUsage/],
    ['commands/analyst.js', ['create'], 1, /^NAME is missing\.\nUsage/],
    ['commands/analyst.js', ['create', 'Erika', 'Muster'], 1, /^What is Muster for\?\nUsage/],
    ['commands/key.js', ['grant', 'hs_x', '12'], 1, /^What is 12 for\?\nUsage/],
    ['commands/key.js', ['list', '--long'], 1, /^Unknown option '--long'\.\nUsage/],
    ['commands/person.js', ['do-not-contact', 'list', '--all'], 1, /^Unknown option '--all'\.\nUsage/],
    ['commands/person.js', ['do-not-contact', 'add'], 1, /^VALUE is missing\.\nUsage/],
    ['commands/person.js', ['forget', 'e@acme.example'], 1, /^What is e@acme\.example for\?\nUsage/],
    ['commands/key.js', ['create'], 1, /^--name is missing\.\nUsage/],
    ['commands/person.js', ['do-not-contact', 'add', 'a@b.example', 'Erika Muster'], 1, /^Erika Muster is no e-mail/],
    ['commands/person.js', ['forget', '--email', 'erika'], 1, /^--email erika is no e-mail address/],
    ['commands/scrape.js', ['example.com', '--csv', '/nowhere/x.csv'], 1, /^--csv \/nowhere\/x\.csv cannot be written/],
    ['commands/key.js', ['create', '--name', ' '], 1, /^--name must be 1 to 200 characters on one line \(it is " "\)/],
    ['commands/key.js', ['create', '--name', 'two\nlines'], 1, /^--name must be 1 to 200 characters on one line/],
    ['commands/key.js', ['create', '--name', 'Erika', 'Muster'], 1, /^What is Muster for\?\nUsage/],
    ['commands/key.js', ['list', 'hs_x'], 1, /^What is hs_x for\?\nUsage/],
    ['commands/key.js', ['rotate', 'hs_x', '--credits', '5'], 1, /^What is --credits for\?\nUsage/],
    ['commands/key.js', ['grant', 'hs_x', '--credits', '-5'], 1, /=-XYZ'\.\nUsage/],
    ['commands/person.js', ['do-not-contact', 'list', 'a@b.example'], 1, /^What is a@b\.example for\?\nUsage/],
    ['commands/person.js', ['do-not-contact', 'list', '--email', 'a@b.example'], 1, /^What is --email for\?\nUsage/],
    ['commands/explain.js', ['nowhere.html'], 1, /^nowhere\.html cannot be read: ENOENT[^\n]*\n$/],
    ['commands/new-system.js', ['bakers', 'nowhere.har'], 1, /^nowhere\.har cannot be read: ENOENT[^\n]*\n$/],
    ['commands/new-system.js', ['bakers', resolve('LICENSE')], 1, /LICENSE is no HAR[^\n]*\n$/],
  ])('%s %j ends at once and says why', async (file, parameters, code, said) => {
    const program = command(file, parameters, {});
    expect(await program.end()).toBe(code);
    expect(program.output()).toMatch(said);
  });

  it.each([
    ['main.js', [], resolve('LICENSE')],
    ['main.js', [], resolve('LICENSE', 'data')],
    ['commands/key.js', ['list'], resolve('LICENSE')],
    // Where no folder can be made Node's own way to make several never ends.
    ['main.js', [], '/proc/hiring-signals/data'],
    ['commands/key.js', ['list'], '/proc/hiring-signals'],
  ])('name DATA_DIR where it can be no folder: %s %j %s', async (file, parameters, DATA_DIR) => {
    const program = command(file, parameters, { DATA_DIR });
    expect(await program.end()).toBe(1);
    expect(program.output()).toMatch(/DATA_DIR: \S+ cannot be used: E[A-Z]+[^\n]*\n$/);
    expect(program.output()).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['main.js', []],
    ['commands/key.js', ['list']],
    ['commands/scrape.js', ['example.com']],
  ])('name a setting that is nearly one, which has no effect: %s %j', async (file, parameters) => {
    const program = command(file, parameters, { DATABSE_URL: 'postgresql://x', DATA_DIR: resolve('LICENSE') });
    expect(await program.end()).toBe(1);
    expect(program.output()).toMatch(/^DATABSE_URL is no setting and has no effect: did you mean DATABASE_URL\?$/m);
  });

  it('name TMPDIR where there is no such folder and Postgres needs one', async () => {
    const program = command('commands/key.js', ['list'], { DATA_DIR: join(folder, 'new'), TMPDIR: '/nowhere' });
    expect(await program.end()).toBe(1);
    expect(program.output()).toMatch(/^TMPDIR: \/nowhere cannot be used: ENOENT[^\n]*\n$/);
  });

  it.each([
    ['src/commands/launch.js', ['main.js']],
    ['dist/main.js', []],
  ])('tell in one line that Node 20 is too old: %s', async (file, parameters) => {
    // The version is what the program looks at; what an old Node cannot link would fail before it.
    const old = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.19.0" })';
    const program = command(join('..', file), parameters, { NODE_OPTIONS: `--import=${encodeURI(old)}` });
    expect(await program.end()).toBe(1);
    expect(program.output()).toMatch(/^.*this is Node 20\.19\.0.*npm ci.*\n$/i);
  });

  it('start from what the image has, and say there that DATABASE_URL is needed', async () => {
    const NODE_OPTIONS = `--import=${pathToFileURL('test/image-packages.ts').href}`;
    const service = command('main.js', [], { NODE_OPTIONS, DATABASE_URL: await createDatabase() });
    const url = foundBy(/Swagger UI\s+(\S+)\/docs/, await service.until(/Ctrl-C ends/));
    expect((await fetch(`${url}/openapi.json`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await service.end('SIGTERM')).toBe(0);
    const bare = command('main.js', [], { NODE_OPTIONS });
    expect(await bare.end()).toBe(1);
    expect(bare.output()).toMatch(
      /^Cannot start: DATABASE_URL is not set, and the embedded Postgres .* is not installed/m,
    );
  });

  it('build when whoever began to has died, and tell that they build', () => {
    const copy = join(folder, 'copy');
    for (const part of ['src', 'prisma', 'dist', 'node_modules/.bin']) mkdirSync(join(copy, part), { recursive: true });
    for (const file of ['prisma/schema.prisma', 'package-lock.json', 'nest-cli.json', '.swcrc', 'rolldown.config.js'])
      writeFileSync(join(copy, file), '');
    for (const tool of ['prisma', 'nest', 'rolldown'])
      writeFileSync(join(copy, 'node_modules/.bin', tool), '#!/bin/sh\n', { mode: 0o755 });
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(join(copy, 'node_modules/.build-lock'), String(pid));
    const launch = (): string =>
      spawnSync(process.execPath, [resolve('src/commands/launch.js')], { cwd: copy, encoding: 'utf8' }).stderr;
    expect(launch().split('\n')).toEqual([
      'Waiting for the build that another command has begun …',
      'Building, once after each change: about 10 s …',
      '',
    ]);
    expect(launch()).toBe('');
  });

  it.each(['postgresql://user:geheim@127.0.0.1:1/none', 'postgresql://127.0.0.1:1/none?user=user&password=geheim'])(
    'tell a database that cannot be reached, without its password: %s',
    async (url) => {
      const service = command('main.js', [], { DATABASE_URL: url });
      expect(await service.end()).toBe(1);
      expect(service.output()).toMatch(/^Cannot start: DATABASE_URL: .*127\.0\.0\.1:1/);
      expect(service.output()).not.toContain('geheim');
    },
  );

  it('start on an embedded Postgres, end on Ctrl-C, find the data again, and tell a port in use', async () => {
    const first = command('main.js', [], {});
    const output = await first.until(/Ctrl-C ends/);
    const key = foundBy(/API key\s+(hs_\S+)/, output);
    const url = foundBy(/Swagger UI\s+(\S+)\/docs/, output);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const accepted = (await (
      await fetch(`${url}/v1/scrape-career-pages/async`, {
        method: 'POST',
        headers,
        body: '{"company_url":"site.example"}',
      })
    ).json()) as { request_id: string };
    expect((await fetch(`${url}/docs`)).status).toBe(200);
    // The line follows the answer: a busy machine hands it on later.
    const lines = (await first.until(/^\{.*"msg":"request".*\}$/m))
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        from: 'http',
        msg: 'request',
        method: 'POST',
        route: '/v1/scrape-career-pages/async',
        status: 202,
        request: expect.any(String) as unknown,
      }),
    );
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${key}|site\\.example`));
    const code = await first.end('SIGINT');
    // What the command said is in the failure.
    expect([code, code === 0 ? '' : first.output()]).toEqual([0, '']);

    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const refused = command('main.js', [], { PORT: String((busy.address() as { port: number }).port) });
    expect(await refused.end()).toBe(1);
    expect(refused.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^Starting on/),
      expect.stringMatching(/^Cannot start: PORT \d+ on HOST 127\.0\.0\.1 cannot be used/),
    ]);
    busy.close();

    const worker = command('main.js', [], { ROLE: 'worker' });
    const workerUrl = foundBy(/metrics at (\S+)\/metrics/, await worker.until(/Ctrl-C ends/));
    expect(await (await fetch(`${workerUrl}/metrics`)).text()).toContain('hiring_runs_open');
    expect((await fetch(`${workerUrl}/v1/runs/${accepted.request_id}`, { headers })).status).toBe(404);
    expect(await worker.end('SIGINT')).toBe(0);

    const second = command('main.js', [], { ROLE: 'api' });
    const again = await second.until(/Ctrl-C ends/);
    expect(again).toContain(`${key.slice(0, 11)}…`);
    const secondUrl = foundBy(/Swagger UI\s+(\S+)\/docs/, again);
    expect((await fetch(`${secondUrl}/v1/runs/${accepted.request_id}`, { headers })).status).toBe(200);
    const keysOf = async (...parameters: string[]): Promise<string> => {
      const keys = command('commands/key.js', parameters, {});
      const code = await keys.end();
      return `${String(code)} ${keys.output()}`;
    };
    expect(await keysOf('create', '--name', 'team', '--credits', '12')).toMatch(
      /^0 hs_\S{43}\nThis is the only time it is shown\.\n$/,
    );
    const prefix = foundBy(/^(\S+)\tteam\t12\t\d{4}-\d\d-\d\d$/m, await keysOf('list'));
    expect(await keysOf('grant', prefix, '--credits', '3')).toBe('0 3 credits were added\n');
    expect(await keysOf('rotate', prefix)).toContain('its runs and credits are the new key');
    const next = foundBy(/^(\S+)\tteam\t15\t/m, await keysOf('list'));
    expect(await keysOf('revoke', next)).toBe(`0 ${next}… has ended\n`);
    expect(await keysOf('revoke', prefix)).toBe('1 There is no living key with this prefix: see npm run key -- list\n');
    expect(await keysOf('rotate')).toMatch(/^1 PREFIX is missing\.\nUsage/);
    expect(await second.end('SIGINT')).toBe(0);
  });

  it('end on Ctrl-C while they start: one line at once, nothing opens, and the Postgres they made ends', async () => {
    const DATA_DIR = join(folder, 'interrupted');
    const start = command('main.js', [], { DATA_DIR });
    await start.until(/Starting on the Postgres in/);
    expect(await start.end('SIGINT')).toBe(0);
    expect(start.output().split('\n')).toEqual([
      expect.stringMatching(/^Starting on the Postgres in .*interrupted …$/),
      'Ending in good order. Once more ends at once.',
      '',
    ]);
    expect(existsSync(join(DATA_DIR, 'postgres', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('scrape until Ctrl-C: what was read is printed, the rest is a warning, exit 130, and the Postgres it started ends', async () => {
    const list = Array.from(
      { length: 40 },
      (_, job) => `<li><a href="/careers/${String(job)}">Baker ${String(job)}</a></li>`,
    );
    const site = await startServer((request, response) => {
      const isList = request.url === '/careers';
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        isList ? html('Careers', `<h1>Careers</h1><ul>${list.join('')}</ul>`) : html('Acme', '<p>You bake.</p>'),
      );
    });
    const scrape = command('commands/scrape.js', [site.url], { ALLOW_PRIVATE_ADDRESSES: 'true' });
    try {
      await scrape.until(/read-details: [2-9] pages read/);
      expect(await scrape.end('SIGINT')).toBe(130);
    } finally {
      await site.close();
    }
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(scrape.output()).toMatch(/^Baker 1 /m);
    expect(scrape.output()).toMatch(/^Found 40: 40 returned$/m);
    expect(scrape.output()).toContain('Warning: The run was cancelled: what it had not read by then is missing');
    expect(site.asked.length).toBeLessThan(35);
  });

  it('scrape no address that is none of a company, and exit with 1', async () => {
    const csv = join(folder, 'jobs.csv');
    const wrong = command('commands/scrape.js', ['localhost', '--csv', csv], { DATABASE_URL: await createDatabase() });
    expect(await wrong.end()).toBe(1);
    expect(wrong.output()).toContain('company_url');
    // An empty file would say that there are no postings.
    expect(existsSync(csv)).toBe(false);
  });
});
