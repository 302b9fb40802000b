import { Injectable } from '@nestjs/common';
import { RunNotFoundError } from '../http/http-errors.js';
import { runEnvelope, scraperEnvelope, type PageRequest } from './envelopes.js';
import type { Pipeline } from './pipeline.js';
import { newScraperRunId } from './run-ids.js';
import type { PostingPage, RunRow } from './run-rows.js';
import { RunStore } from './run-store.js';

const FIRST_PAGE: PageRequest = { limit: 25, offset: 0 };

/** What controllers do with runs: accept one, look one up. */
@Injectable()
export class Runs {
  constructor(private readonly store: RunStore) {}

  /** Accepts a request: its run and its job are stored when this returns, so the id can be polled at once. */
  async accept<Input extends object>(pipeline: Pipeline<Input>, input: Input, apiKeyId: string): Promise<{ request_id: string; status: 'QUEUED' }> {
    const id = newScraperRunId();
    await this.store.accept({ id, pipeline: pipeline, input, apiKeyId });
    return { request_id: id, status: 'QUEUED' };
  }

  /** @throws RunNotFoundError for a run of another pipeline or key, and for one that is not there */
  async scraperStatus(pipeline: string, runId: string, page: PageRequest, apiKeyId: string): Promise<Record<string, unknown>> {
    const run = await this.get(runId, apiKeyId);
    if (run.pipeline !== pipeline) throw new RunNotFoundError();
    return scraperEnvelope(run, await this.postingsOf(run, page), page);
  }

  /** @throws RunNotFoundError for another key's run and one that is not there */
  async lookup(runId: string, apiKeyId: string): Promise<Record<string, unknown>> {
    const run = await this.get(runId, apiKeyId);
    return runEnvelope(run, await this.postingsOf(run, FIRST_PAGE), FIRST_PAGE);
  }

  private async get(runId: string, apiKeyId: string): Promise<RunRow> {
    const isId = /^[A-Za-z0-9_-]{1,64}$/.test(runId);
    const run = isId ? await this.store.find(runId, apiKeyId) : undefined;
    if (!run) throw new RunNotFoundError();
    return run;
  }

  private async postingsOf(run: RunRow, { limit, offset }: PageRequest): Promise<PostingPage | undefined> {
    return run.status === 'COMPLETED' ? this.store.page(run.id, limit, offset) : undefined;
  }
}
