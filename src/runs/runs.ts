import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.token.js';
import { CreditsUsedUpError, RunNotFoundError, TooManyRequestsError } from '../http/http-errors.js';
import { Metrics } from '../operations/metrics.js';
import { runEnvelope, scraperEnvelope, withCredits, type PageRequest } from './envelopes.js';
import type { Pipeline } from './pipeline.js';
import { PIPELINES, type PipelineList } from './pipelines.token.js';
import { withFileAddresses } from './file-address.js';
import { SECRET_BOX } from './secret-box.token.js';
import type { SecretBox } from './secret-box.js';
import { kindOfRun, newRunId } from './run-ids.js';
import type { PostingRow, RunRow } from './run-rows.js';
import { RunStore } from './run-store.js';

const FIRST_PAGE: PageRequest = { limit: 25, offset: 0 };

/** Seconds after which a queue that was full may have room again. */
const QUEUE_RETRY_AFTER = 30;

/** What controllers do with runs: accept one, look one up. */
@Injectable()
export class Runs {
  @Inject(SECRET_BOX) private readonly box!: SecretBox;

  constructor(
    private readonly store: RunStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PIPELINES) private readonly pipelines: PipelineList,
    metrics: Metrics,
  ) {
    metrics.readOpenRunsFrom(() => store.openRuns());
  }

  /**
   * Accepts a request: its run and its job are stored when this returns the id, so it can be polled at once.
   * `secrets` are stored encrypted until it ends.
   * @throws CreditsUsedUpError, TooManyRequestsError when nothing was accepted
   */
  async accept<Input extends object>(
    pipeline: Pipeline<Input>,
    input: Input,
    apiKeyId: string,
    secrets?: Readonly<Record<string, string>>,
  ): Promise<string> {
    const id = newRunId(pipeline.kind);
    const { QUEUED_RUNS_MAX: queuedRuns, TRIGGERS_PER_MINUTE: triggersPerMinute } = this.config;
    const acceptance = await this.store.accept(
      { id, pipeline, input, apiKeyId, secrets: secrets && this.box.seal(id, secrets) },
      { queuedRuns, triggersPerMinute, creditsReserved: pipeline.isCharged ? this.config.CREDITS_PER_RUN_MIN : 0 },
    );
    if (acceptance.outcome === 'no credits') throw new CreditsUsedUpError();
    if (acceptance.outcome === 'queue full')
      throw new TooManyRequestsError(`${String(queuedRuns)} runs of this API key wait already`, QUEUE_RETRY_AFTER);
    if (acceptance.outcome === 'too fast')
      throw new TooManyRequestsError(
        `This API key may trigger ${String(triggersPerMinute)} runs a minute`,
        acceptance.retryAfterSeconds,
      );
    return id;
  }

  /** Accepts a scrape and answers as scrapers do. */
  async acceptScrape<Input extends object>(
    pipeline: Pipeline<Input>,
    input: Input,
    apiKeyId: string,
  ): Promise<{ request_id: string; status: 'QUEUED' }> {
    return { request_id: await this.accept(pipeline, input, apiKeyId), status: 'QUEUED' };
  }

  /** @throws RunNotFoundError for a run of another pipeline or key, and for one that is not there */
  async scraperStatus(
    pipeline: Pipeline<never>,
    runId: string,
    page: PageRequest,
    apiKeyId: string,
  ): Promise<Record<string, unknown>> {
    const run = await this.get(runId, apiKeyId);
    if (run.pipeline !== pipeline.name) throw new RunNotFoundError();
    const envelope = scraperEnvelope(run, await this.postingsOf(run, page), { ...page, jobFields: pipeline.jobFields });
    return pipeline.isCharged ? withCredits(envelope, run) : envelope;
  }

  /** @throws RunNotFoundError for another key's run and one that is not there */
  async lookup(runId: string, apiKeyId: string): Promise<Record<string, unknown>> {
    const run = await this.get(runId, apiKeyId);
    const { jobFields } = this.pipelines.find(({ name }) => name === run.pipeline) ?? {};
    const envelope = runEnvelope(run, await this.postingsOf(run, FIRST_PAGE), { ...FIRST_PAGE, jobFields });
    return kindOfRun(run.id) === 'report'
      ? withFileAddresses(envelope, { box: this.box, config: this.config, now: new Date() })
      : envelope;
  }

  private async get(runId: string, apiKeyId: string): Promise<RunRow> {
    const isId = /^[A-Za-z0-9_-]{1,64}$/.test(runId);
    const run = isId ? await this.store.find(runId, apiKeyId) : undefined;
    if (!run) throw new RunNotFoundError();
    return run;
  }

  private async postingsOf(run: RunRow, { limit, offset }: PageRequest): Promise<PostingRow[] | undefined> {
    return run.status === 'COMPLETED' && kindOfRun(run.id) === 'scraper'
      ? this.store.page(run.id, limit, offset)
      : undefined;
  }
}
