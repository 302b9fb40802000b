import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../errors.js';
import type { Progress } from '../runs/pipeline.js';
import type { RunRow } from '../runs/store/run-rows.js';
import type { RunStore } from '../runs/store/run-store.js';
import type { Service } from '../service.js';
import { plainForTerminal, print } from './terminal-text.js';

/** So often a run is asked for, a second apart, while Postgres is away. */
const MAX_TRIES = 10;

/** What is wrong with a request: a sentence, or each thing with its place. */
type Detail = string | readonly { readonly loc: readonly unknown[]; readonly msg: string }[];

/** A posting as the interface answers it. */
export type Job = Record<string, unknown>;

/** The service's own HTTP interface, without a port, for a person at a terminal. */
export class TerminalClient {
  constructor(
    private readonly service: Service,
    private readonly key: string,
    private readonly keyId: string,
  ) {}

  /** Loaded with the service: a command looks at its arguments before either. */
  private async store(): Promise<RunStore> {
    const { RunStore } = await import('../runs/store/run-store.js');
    return this.service.app.get(RunStore);
  }

  /** The body of an answer, once Postgres gives one. */
  private async ask<Body>(method: 'GET' | 'POST', url: string, payload: object = {}): Promise<Body> {
    const headers = { authorization: `Bearer ${this.key}` };
    const ask = (): ReturnType<typeof this.service.app.inject> =>
      this.service.app.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
    let answer = await ask();
    for (let tries = 1; answer.statusCode === 503 && tries < MAX_TRIES; tries++) {
      await sleep(1000);
      answer = await ask();
    }
    return answer.json<Body>();
  }

  /** The run as its store has it, once Postgres gives it. */
  private async find(runId: string): Promise<RunRow | undefined> {
    const [store, { isUnavailable }] = [await this.store(), await import('../db/database.js')];
    for (let tries = 1; ; tries++) {
      try {
        return await store.find(runId, this.keyId);
      } catch (error) {
        if (!isUnavailable(error) || tries === MAX_TRIES) throw error;
        await sleep(1000);
      }
    }
  }

  /** Starts a career page run. @throws StartError with what is wrong with the request */
  async trigger(payload: object): Promise<string> {
    const { request_id: id, detail = [] } = await this.ask<{ request_id?: string; detail?: Detail }>(
      'POST',
      '/v1/scrape-career-pages/async',
      payload,
    );
    if (id !== undefined) return id;
    throw new StartError(
      typeof detail === 'string'
        ? [detail]
        : detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg.replace('Value error, ', '')}`),
    );
  }

  /** Ends the run within seconds: it keeps what it has, and says that it was cancelled. */
  async cancel(runId: string): Promise<void> {
    await this.ask('POST', `/v1/runs/${runId}/cancel`);
  }

  /** Waits until the run has ended, telling on stderr how far it is. False where it FAILED: the reason is told too. */
  async finish(runId: string): Promise<boolean> {
    for (let told = ''; ;) {
      const run = await this.find(runId);
      if (run?.status === 'COMPLETED') return true;
      if (run?.status === 'FAILED') {
        console.error(plainForTerminal(failureLine(run)));
        return false;
      }
      const line = progressLine(run?.progress ?? {});
      if (line !== told) console.error((told = line));
      await sleep(200);
    }
  }

  /** The result of a run that COMPLETED, with the postings of all its pages. */
  async allJobs(runId: string): Promise<{ result: Record<string, unknown>; jobs: Job[] }> {
    const jobs: Job[] = [];
    for (;;) {
      const { result } = await this.ask<{ result: Record<string, unknown> & { jobs: Job[]; has_more: boolean } }>(
        'GET',
        `/v1/scrape-career-pages/async/${runId}?limit=50&offset=${String(jobs.length)}`,
      );
      jobs.push(...result.jobs);
      if (!result.has_more) return { result, jobs };
    }
  }

  /** What became of everything the run found, and what it has to say about it. */
  async printAccount(runId: string, result: Record<string, unknown>): Promise<void> {
    const counts = await (await this.store()).countPostings(runId);
    const found = counts.reduce((sum, { count }) => sum + count, 0);
    print(
      `\nFound ${String(found)}: ${counts.map(({ disposition, reason, count }) => `${String(count)} ${disposition}${reason === null ? '' : ` (${reason})`}`).join(', ') || 'none'}`,
    );
    print(
      `Pages read: ${String(result['pages_scraped'])}. Career pages: ${(result['career_page_urls'] as string[]).join(', ') || 'none'}`,
    );
    for (const warning of result['warnings'] as string[]) print(`Warning: ${warning}`);
  }
}

function failureLine({ error }: RunRow): string {
  return `FAILED at ${error?.step_id ?? ''}: ${error?.message ?? ''}`;
}

function progressLine({ step = 'waiting', pagesRead = 0, pagesRendered = 0, postingsFound = 0 }: Progress): string {
  const rendered = pagesRendered === 0 ? '' : ` (${String(pagesRendered)} in a browser)`;
  return `${step}: ${counted(pagesRead, 'page')} read${rendered}, ${counted(postingsFound, 'posting')} found`;
}

const counted = (count: number, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** A value as text; nothing for null. */
function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Title, place, pay and address of each posting, one a line. */
export function printTable(jobs: readonly Job[]): void {
  const cut = (value: unknown, width: number): string => shown(value).slice(0, width).padEnd(width);
  print(`${cut('TITLE', 48)} ${cut('PLACE', 24)} ${cut('PAY', 26)} ADDRESS`);
  for (const job of jobs) {
    const ends = [...new Set([shown(job['salary_min']), shown(job['salary_max'])])].filter((end) => end !== '');
    const pay =
      ends.length === 0 ? '' : `${ends.join('–')} ${shown(job['salary_currency'])}/${shown(job['salary_period'])}`;
    print(`${cut(job['job_title'], 48)} ${cut(job['location'], 24)} ${cut(pay, 26)} ${shown(job['job_url'])}`);
  }
}
