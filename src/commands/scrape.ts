import { existsSync } from 'node:fs';
import { open, unlink, writeFile } from 'node:fs/promises';
import { readArguments } from './arguments.js';
import { INTERRUPTED, interruption } from './interruption.js';
import { keysOf } from './keys-of.js';
import { loadService } from './load-service.js';
import type { Config } from '../config/config.js';
import { messageOf, StartError } from '../errors.js';
import { csvHead, csvLines, type Cell } from '../csv.js';
import { POSTING_FIELD_NAMES } from '../postings/fields.js';
import type { Service } from '../service.js';
import { runCommand } from './run-command.js';
import { readSettings } from './settings.js';
import { printTable, TerminalClient, type Job } from './terminal-client.js';
import { print } from './terminal-text.js';

const USAGE =
  'Usage: npm run scrape -- <company_url> [--title T …] [--location L …] [--max-pages N] [--known-career-page URL] [--json | --csv FILE]';

/** Credits of the command's own key: its runs end at the end of the list, not of an account. */
const CREDITS = 1_000_000_000;

/**
 * `npm run scrape`: one company through the whole service (post, queue, worker, rows), with the result on the terminal.
 */
async function main(): Promise<number> {
  const { values, positionals } = readArguments(USAGE, {
    title: { type: 'string', multiple: true },
    location: { type: 'string', multiple: true },
    'max-pages': { type: 'string' },
    'known-career-page': { type: 'string' },
    json: { type: 'boolean' },
    csv: { type: 'string' },
  });
  const [company] = positionals;
  if (company === undefined) throw new StartError(['<company_url> is missing.', USAGE]);
  if (positionals.length > 1) throw new StartError([`One company at a time, not ${positionals.join(' and ')}.`, USAGE]);
  if (values.json === true && values.csv !== undefined) throw new StartError(['--json or --csv, not both.', USAGE]);
  if (values.csv !== undefined) await checkWritable(values.csv);
  const body = {
    company_url: company,
    ...(values.title && { target_titles: values.title }),
    ...(values.location && { target_locations: values.location }),
    ...(values['max-pages'] !== undefined && { max_pages: values['max-pages'] }),
    ...(values['known-career-page'] !== undefined && { known_career_page_url: values['known-career-page'] }),
  };
  const interrupted = interruption();
  return withService(interrupted, (client) => scrape(client, body, { ...values, interrupted }));
}

/** Works with the service as an owner of its own, and closes it. */
async function withService(
  interrupted: AbortSignal,
  work: (client: TerminalClient) => Promise<number>,
): Promise<number> {
  const service = await start(interrupted);
  if (!service) return INTERRUPTED;
  const { id, key, prefix } = await (await keysOf(service)).create('one-shot command', CREDITS);
  try {
    return await work(new TerminalClient(service, key, id));
  } finally {
    await (await keysOf(service)).revoke(prefix);
    await service.close();
  }
}

/** Undefined where a signal came before the service was there: nothing is left open then. */
async function start(interrupted: AbortSignal): Promise<Service | undefined> {
  console.error('Starting the service …');
  try {
    const config: Config = { ...readSettings(), ROLE: 'all', LOG_LEVEL: 'error' };
    return await loadService(config, { listen: false, signal: interrupted });
  } catch (error) {
    if (interrupted.aborted) return undefined;
    throw error;
  }
}

/**
 * A file that cannot be written is told before minutes of work, not after. One that was not there is none again: an
 * empty file would say that there are no postings. @throws StartError
 */
async function checkWritable(file: string): Promise<void> {
  const isNew = !existsSync(file);
  try {
    await (await open(file, 'a')).close();
    if (isNew) await unlink(file);
  } catch (error) {
    throw new StartError([`--csv ${file} cannot be written: ${messageOf(error)}`]);
  }
}

async function scrape(
  client: TerminalClient,
  body: object,
  { interrupted, ...output }: { json?: boolean | undefined; csv?: string | undefined; interrupted: AbortSignal },
): Promise<number> {
  const isInterrupted = (): boolean => interrupted.aborted;
  if (isInterrupted()) return INTERRUPTED;
  const runId = await client.trigger(body);
  console.error(`Run ${runId}`);
  interrupted.addEventListener('abort', () => void client.cancel(runId));
  if (!(await client.finish(runId))) return isInterrupted() ? INTERRUPTED : 1;
  const { result, jobs } = await client.allJobs(runId);
  if (output.json === true) print(JSON.stringify({ ...result, jobs }, undefined, 2));
  else {
    if (output.csv !== undefined) await writeFile(output.csv, csvOf(jobs));
    printTable(jobs);
    await client.printAccount(runId, result);
    if (output.csv !== undefined) console.log(`Wrote ${String(jobs.length)} postings to ${output.csv}`);
  }
  return isInterrupted() ? INTERRUPTED : 0;
}

function csvOf(jobs: readonly Job[]): string {
  return (
    csvHead(POSTING_FIELD_NAMES) + csvLines(jobs.map((job) => POSTING_FIELD_NAMES.map((name) => job[name] as Cell)))
  );
}

await runCommand(main);
