import { open, writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { readArguments } from './arguments.js';
import { readConfig } from '../config/config.js';
import { messageOf, StartError } from '../errors.js';
import { ApiKeys } from '../accounts/api-keys.js';
import { POSTING_FIELD_NAMES } from '../postings/fields.js';
import type { Progress } from '../runs/pipeline.js';
import { RunStore } from '../runs/run-store.js';
import { startService, type Service } from '../service.js';

const USAGE =
  'Usage: npm run scrape -- <company_url> [--title T …] [--location L …] [--max-pages N] [--known-career-page URL] [--json | --csv FILE]';

type Job = Record<string, unknown>;

/** Credits of the command's own key: its runs end at the end of the list, not of an account. */
const CREDITS = 1_000_000_000;

/** `npm run scrape`: one company through the whole service (post, queue, worker, rows), with the result on the terminal. */
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
  if (company === undefined || positionals.length > 1) throw new StartError([USAGE]);
  if (values.csv !== undefined) await checkWritable(values.csv);
  const body = {
    company_url: company,
    ...(values.title && { target_titles: values.title }),
    ...(values.location && { target_locations: values.location }),
    ...(values['max-pages'] !== undefined && { max_pages: values['max-pages'] }),
    ...(values['known-career-page'] !== undefined && { known_career_page_url: values['known-career-page'] }),
  };
  const service = await startService({ ...readConfig(), ROLE: 'all', LOG_LEVEL: 'error' }, { listen: false });
  const keys = service.app.get(ApiKeys);
  const { id, key, prefix } = await keys.create('one-shot command', CREDITS);
  try {
    return await scrape(new Client(service, key, id), body, values);
  } finally {
    await keys.revoke(prefix);
    await service.close();
  }
}

/** A file that cannot be written is told before minutes of work, not after. @throws StartError */
async function checkWritable(file: string): Promise<void> {
  try {
    await (await open(file, 'a')).close();
  } catch (error) {
    throw new StartError([`--csv ${file} cannot be written: ${messageOf(error)}`]);
  }
}

async function scrape(
  client: Client,
  body: object,
  output: { json?: boolean | undefined; csv?: string | undefined },
): Promise<number> {
  const runId = await client.trigger(body);
  console.error(`Run ${runId}`);
  const run = await client.finish(runId);
  if (run['status'] === 'FAILED') {
    const { error } = (await client.get(`/v1/runs/${runId}`))['result'] as {
      error: { message: string; step_id: string };
    };
    console.error(`FAILED at ${error.step_id}: ${error.message}`);
    return 1;
  }
  const { result, jobs } = await client.allJobs(runId);
  if (output.json === true) console.log(JSON.stringify({ ...result, jobs }, undefined, 2));
  else {
    if (output.csv !== undefined) await writeFile(output.csv, csvOf(jobs));
    printTable(jobs);
    await printAccount(client, runId, result);
    if (output.csv !== undefined) console.log(`Wrote ${String(jobs.length)} postings to ${output.csv}`);
  }
  return 0;
}

/** The service's own HTTP interface, without a port. */
class Client {
  constructor(
    readonly service: Service,
    private readonly key: string,
    private readonly keyId: string,
  ) {}

  async get(url: string): Promise<Record<string, unknown>> {
    const answer = await this.service.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${this.key}` },
    });
    return answer.json();
  }

  async trigger(payload: object): Promise<string> {
    const answer = await this.service.app.inject({
      method: 'POST',
      url: '/v1/scrape-career-pages/async',
      headers: { authorization: `Bearer ${this.key}` },
      payload,
    });
    const accepted = answer.json<{ request_id?: string; detail?: { loc: unknown[]; msg: string }[] }>();
    if (accepted.request_id !== undefined) return accepted.request_id;
    throw new StartError((accepted.detail ?? []).map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`));
  }

  /** Polls until the run has ended, telling how far it is. */
  async finish(runId: string): Promise<Record<string, unknown>> {
    const store = this.service.app.get(RunStore);
    for (let told = ''; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
      const run = await store.find(runId, this.keyId);
      if (run?.status === 'COMPLETED' || run?.status === 'FAILED') return { status: run.status };
      const line = progressLine(run?.progress ?? {});
      if (line !== told) console.error((told = line));
    }
  }

  async allJobs(runId: string): Promise<{ result: Record<string, unknown>; jobs: Job[] }> {
    const jobs: Job[] = [];
    for (;;) {
      const { result } = (await this.get(
        `/v1/scrape-career-pages/async/${runId}?limit=50&offset=${String(jobs.length)}`,
      )) as { result: Record<string, unknown> & { jobs: Job[]; has_more: boolean } };
      jobs.push(...result.jobs);
      if (!result.has_more) return { result, jobs };
    }
  }
}

function progressLine({ step = 'waiting', pagesRead = 0, postingsFound = 0 }: Progress): string {
  return `${step}: ${String(pagesRead)} pages read, ${String(postingsFound)} postings found`;
}

/** A value as text; nothing for null. */
function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function printTable(jobs: readonly Job[]): void {
  const cut = (value: unknown, width: number): string => shown(value).slice(0, width).padEnd(width);
  console.log(`${cut('TITLE', 48)} ${cut('PLACE', 24)} ${cut('PAY', 26)} ADDRESS`);
  for (const job of jobs) {
    const ends = [...new Set([shown(job['salary_min']), shown(job['salary_max'])])].filter((end) => end !== '');
    const pay =
      ends.length === 0 ? '' : `${ends.join('–')} ${shown(job['salary_currency'])}/${shown(job['salary_period'])}`;
    console.log(`${cut(job['job_title'], 48)} ${cut(job['location'], 24)} ${cut(pay, 26)} ${shown(job['job_url'])}`);
  }
}

async function printAccount(client: Client, runId: string, result: Record<string, unknown>): Promise<void> {
  const counts = await client.service.app.get(RunStore).countPostings(runId);
  const found = counts.reduce((sum, { count }) => sum + count, 0);
  console.log(
    `\nFound ${String(found)}: ${counts.map(({ disposition, reason, count }) => `${String(count)} ${disposition}${reason === null ? '' : ` (${reason})`}`).join(', ') || 'none'}`,
  );
  console.log(
    `Pages read: ${String(result['pages_scraped'])}. Career pages: ${(result['career_page_urls'] as string[]).join(', ') || 'none'}`,
  );
  for (const warning of result['warnings'] as string[]) console.log(`Warning: ${warning}`);
}

/** Cells that a spreadsheet would run as a formula are made text; control characters are taken out. */
function csvOf(jobs: readonly Job[]): string {
  const clean = (value: string): string => value.replace(/[\u0000-\u0008\u000b-\u001f]/g, '').trim();
  const rows = jobs.map((job) =>
    POSTING_FIELD_NAMES.map((name) => {
      const value = job[name];
      if (value === null || value === undefined) return '';
      return Array.isArray(value) ? clean(value.join('; ')) : typeof value === 'string' ? clean(value) : value;
    }),
  );
  return stringify([[...POSTING_FIELD_NAMES], ...rows], { bom: true, escape_formulas: true });
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof StartError ? error.problems.join('\n') : error);
  process.exit(1);
}
