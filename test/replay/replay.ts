import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { HarSet } from './har-set.ts';
import { replayEnvironment, startReplayProxy } from './replay-proxy.ts';

/**
 * `npm run replay -- <folder> -- <command …>`: runs a command whose outgoing requests are answered from a recording.
 */
const [folder, ...rest] = process.argv.slice(2);
const command = rest[0] === '--' ? rest.slice(1) : rest;
if (folder === undefined || command.length === 0) {
  console.error('Usage: npm run replay -- <folder with site.har> -- <command …>');
  process.exit(1);
}
const set = await HarSet.load(resolve(folder)).catch((error: unknown) => {
  console.error(`${join(folder, 'site.har')} cannot be read: ${reasonOf(error)}`);
  process.exit(1);
});
const proxy = await startReplayProxy();
proxy.use(set);
// A data folder of its own: the worker of a service that runs beside would take the run, and ask the real site.
const dataFolder = await mkdtemp(join(tmpdir(), 'replay-data-'));
const child = spawn(command[0] as string, command.slice(1), {
  stdio: 'inherit',
  env: { DATA_DIR: dataFolder, ...process.env, ...replayEnvironment(proxy) },
});
// Ctrl-C reaches the command through the terminal: we wait for its end to list the misses.
process.on('SIGINT', () => {});
const [code] = (await once(child, 'exit').catch((error: unknown) => {
  console.error(`${String(command[0])} cannot be started: ${reasonOf(error)}`);
  return [1];
})) as [number | null];
await proxy.close();
await rm(dataFolder, { recursive: true, force: true });
console.error(
  `\nReplay: ${String(set.requests)} requests, ${String(set.misses.length)} of them not recorded (answered 404)`,
);
for (const miss of new Set(set.misses)) console.error(`  ${miss}`);
process.exitCode = code ?? 1;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
