import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiKeys } from '../accounts/api-keys.js';
import { readConfig, type Config } from '../config/config.js';
import { StartError } from '../errors.js';
import { productFile } from '../product-files.js';
import { readArguments } from './arguments.js';
import { useUntilSignal } from './interruption.js';
import { keysOf } from './keys-of.js';
import { loadService } from './load-service.js';
import { runCommand } from './run-command.js';
import { printTable, TerminalClient } from './terminal-client.js';

const USAGE = `Usage: npm run demo [-- --exit]
Plays a small company's site through the whole service, without the network. In a terminal it then stays, so that the
result can be looked at; with --exit, or where nobody looks, it ends.`;

const SITE = productFile('commands/demo-site');
/** Name of the key that the demo's runs belong to. */
const KEY_NAME = 'demo';
const CREDITS = 1000;
/** What the demo asks for: postings of other titles are filtered, and listed as that. */
const WISHES = { company_name: 'Larkfield Scales', target_titles: ['Engineer'], target_locations: ['Germany'] };

/** `npm run demo`: the first row within a minute, offline, and what there is to see then. */
async function main(): Promise<void> {
  const { values } = readArguments(USAGE, { exit: { type: 'boolean' } }, 0);
  const isStaying = values.exit !== true && process.stdout.isTTY;
  const config = demoConfig(readConfig());
  const site = await serveSite();
  console.log('Starting the service on a Postgres of its own …');
  await useUntilSignal(
    (signal) => loadService(config, { listen: isStaying, signal }),
    async (service) => {
      const key = await demoKey(await keysOf(service));
      await play(new TerminalClient(service, key.key, key.id), addressOf(site));
      if (!isStaying) {
        await service.close();
        process.exit(0);
      }
      console.log(`\nConsole      ${service.url ?? ''}/console\nSwagger UI   ${service.url ?? ''}/docs`);
      console.log(`API key      ${key.key}\nCtrl-C ends. Your own company next: npm start`);
    },
  );
}

/** A database of its own and no way out: nothing of the demo mixes with real runs, and no vendor is asked. */
function demoConfig(config: Config): Config {
  return {
    ...config,
    ROLE: 'all',
    PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DATABASE_URL: undefined,
    DATA_DIR: `${config.DATA_DIR}-demo`,
    ALLOW_PRIVATE_ADDRESSES: true,
    OUTGOING_PROXY_URL: undefined,
    LLM_BASE_URL: undefined,
    RENDER: 'off',
    HOST_REQUESTS_PER_SECOND: 100,
  };
}

/** The runs of earlier demos stay visible: the key's owner stays the same. */
async function demoKey(keys: ApiKeys): Promise<{ id: string; key: string }> {
  const known = (await keys.list()).find(({ name, revokedAt }) => name === KEY_NAME && revokedAt === null);
  const rotated = known && (await keys.rotate(known.prefix));
  const id = rotated === undefined ? undefined : await keys.find(rotated);
  return rotated !== undefined && id !== undefined ? { id, key: rotated } : keys.create(KEY_NAME, CREDITS);
}

async function play(client: TerminalClient, company: string): Promise<void> {
  console.log(`The site of Larkfield Scales, an invented company, at ${company}`);
  console.log(`Wanted: ${JSON.stringify(WISHES)}\n`);
  const runId = await client.trigger({ company_url: company, ...WISHES });
  if (!(await client.finish(runId))) throw new StartError(['The demo did not come to its end']);
  const { result, jobs } = await client.allJobs(runId);
  console.log('');
  printTable(jobs);
  await client.printAccount(runId, result);
  console.log(`\nOne row (null: the source does not say)\n${JSON.stringify(jobs[0], undefined, 2)}`);
}

/** The pages in `demo-site/`, at the paths of their files, on loopback. */
async function serveSite(): Promise<Server> {
  const files = (await readdir(SITE, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const path = file.replaceAll('\\', '/').replace(/\.html$/, '');
        return [path === 'index' ? '/' : `/${path}`, await readFile(join(SITE, file), 'utf8')];
      }),
    ),
  );
  const server = createServer((request, response) => {
    const page = pages.get(request.url?.split('?')[0] ?? '');
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? '<h1>Not found</h1>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
}

await runCommand(main);
