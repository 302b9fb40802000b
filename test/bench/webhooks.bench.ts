import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { verdict } from './figures.ts';
import { startBenchedService, type BenchedService } from './benched-service.ts';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 4000);
const KILLS = Number(process.env['BENCH_KILLS'] ?? 20);
const MESSAGES_A_KILL = 100;
/** Time (ms) after which a message that never came counts as lost: claims of a dead worker last a minute. */
const LOST_AFTER = 180_000;

/** Messages of webhooks: how many a second one worker delivers, and how many are lost when it is killed. */
export async function run(): Promise<void> {
  const service = await startBenchedService(['api'], {});
  const inbox = new Inbox();
  try {
    const address = await inbox.open();
    const answer = await fetch(`${service.url}/v1/webhooks`, {
      method: 'POST',
      headers: service.headers,
      body: JSON.stringify({ url: address, types: ['run.completed'] }),
    });
    const { id } = (await answer.json()) as { id: string };
    await measureRate(service, inbox, id);
    await measureKills(service, inbox, id);
  } finally {
    await service.stop();
    inbox.close();
  }
}

/** Where the messages go: each counts once, however often it comes. */
class Inbox {
  readonly ids = new Set<string>();
  received = 0;
  private readonly server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      this.received++;
      this.ids.add(String(request.headers['webhook-id']));
      response.writeHead(204).end();
    });
  });

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  async until(count: number): Promise<void> {
    const end = performance.now() + LOST_AFTER;
    while (this.ids.size < count && performance.now() < end) await sleep(5);
  }
}

/** Writes messages as the end of a run does. */
async function write({ database }: BenchedService, endpoint: string, count: number): Promise<void> {
  await database.pool.query(
    `WITH message AS (
       INSERT INTO webhook_deliveries (api_key_id, endpoint_id, url, type, payload)
       SELECT api_key_id, id, url, 'run.completed', json_build_object('type', 'run.completed', 'data', json_build_object('number', n))
       FROM webhook_endpoints, generate_series(1, $2::integer) AS n WHERE id = $1 RETURNING id
     ) SELECT pg_notify('hiring_signals_webhooks', '') FROM message LIMIT 1`,
    [endpoint, count],
  );
}

async function measureRate(service: BenchedService, inbox: Inbox, endpoint: string): Promise<void> {
  const worker = service.start('worker');
  await write(service, endpoint, 100);
  await inbox.until(100);
  const startedAt = performance.now();
  await write(service, endpoint, MESSAGES);
  await inbox.until(100 + MESSAGES);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `  one worker delivers ${(MESSAGES / seconds).toFixed(0)} messages a second to one address ${verdict(MESSAGES / seconds >= 200, 'at least 200')}`,
  );
  await killed(worker);
}

async function measureKills(service: BenchedService, inbox: Inbox, endpoint: string): Promise<void> {
  const before = { ids: inbox.ids.size, received: inbox.received };
  for (let kill = 0; kill < KILLS; kill++) {
    const worker = service.start('worker');
    const known = inbox.ids.size;
    await write(service, endpoint, MESSAGES_A_KILL);
    // In the middle of its work: some are delivered, some are under way.
    await inbox.until(known + 10 + Math.floor(Math.random() * 60));
    await killed(worker);
  }
  const last = service.start('worker');
  const sent = KILLS * MESSAGES_A_KILL;
  await inbox.until(before.ids + sent);
  const arrived = inbox.ids.size - before.ids;
  console.log(
    `  ${String(KILLS)} kill -9: of ${String(sent)} messages ${String(sent - arrived)} are lost (none), ${String(inbox.received - before.received - arrived)} came twice`,
  );
  await killed(last);
}

async function killed(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
}
