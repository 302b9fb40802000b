import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '../config.token.js';
import type { Config } from '../config.js';
import { LeaseLostError, messageOf, StepError } from '../errors.js';
import { Metrics } from '../metrics.js';
import { WebFactory } from '../web/web-factory.js';
import { PIPELINES, type PipelineList } from './pipelines.token.js';
import type { RunOutcome } from './pipeline.js';
import { AttemptContext } from './run-context.js';
import type { Attempt } from './run-rows.js';
import { RunStore } from './run-store.js';

/** How often (ms) an attempt looks whether the run is still its own. */
const LEASE_CHECK_INTERVAL = 2000;

/** Works on one run: takes the lease, runs the pipeline, stores how it ended. */
@Injectable()
export class RunExecutor {
  @Inject() private readonly metrics!: Metrics;
  private readonly logger = new Logger(RunExecutor.name);

  constructor(
    private readonly store: RunStore,
    private readonly webs: WebFactory,
    @Inject(PIPELINES) private readonly pipelines: PipelineList,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * One attempt at a run. Returns when the run has ended or is not to be had.
   * @throws whatever should make the queue try again later
   */
  async execute(runId: string, job: { workerPool: string; isLastAttempt: boolean; shutdown: AbortSignal }): Promise<void> {
    const attempt = await this.store.startAttempt(runId, job.workerPool);
    if (attempt === undefined) return;
    const stop = new AbortController();
    const deadline = AbortSignal.timeout(this.config.RUN_DEADLINE_MINUTES * 60_000);
    const signal = AbortSignal.any([job.shutdown, deadline, stop.signal]);
    const leaseCheck = setInterval(() => {
      this.store.holdsLease(attempt).then((held) => { if (!held) stop.abort(new LeaseLostError(`run ${runId}`)); }, () => {});
    }, LEASE_CHECK_INTERVAL);
    try {
      await this.attempt(attempt, signal, job);
    } finally {
      clearInterval(leaseCheck);
    }
  }

  private async attempt(attempt: Attempt, signal: AbortSignal, job: { isLastAttempt: boolean; shutdown: AbortSignal }): Promise<void> {
    const context = new AttemptContext(this.store, attempt, await this.store.finishedSteps(attempt.runId), {
      web: this.webs.create(signal),
      llm: undefined,
      signal,
      metrics: this.metrics,
      settings: this.config,
    });
    try {
      const pipeline = this.pipelines.find(({ name }) => name === attempt.pipeline);
      if (!pipeline) throw new Error(`no pipeline is called ${attempt.pipeline}`);
      const outcome = await pipeline.run(attempt.input as never, context);
      await this.store.complete(attempt, { summary: outcome.summary, credits: this.creditsOf(outcome) }, context.warnings);
      this.ended(attempt, 'COMPLETED', context.warnings.length);
    } catch (error) {
      // A zombie must throw, not return: the queue's "failed" asks who holds the job, its "completed" does not.
      const cause: unknown = error instanceof StepError ? error.cause : error;
      if (cause instanceof LeaseLostError || signal.reason instanceof LeaseLostError || job.shutdown.aborted) throw error;
      await this.endBadly(attempt, error instanceof StepError ? error : new StepError('start', error), { context, signal, isLastAttempt: job.isLastAttempt });
    }
  }

  /** @throws the failure where another attempt may help */
  private async endBadly(attempt: Attempt, failure: StepError, state: { context: AttemptContext; signal: AbortSignal; isLastAttempt: boolean }): Promise<void> {
    this.logger.warn({ run: attempt.runId, pipeline: attempt.pipeline, attempt: attempt.lease, step: failure.stepId, error: messageOf(failure), msg: 'step failed' });
    if (!state.isLastAttempt && failure.retryable && !state.signal.aborted) throw failure;
    const message = state.signal.aborted ? `The run took longer than ${String(this.config.RUN_DEADLINE_MINUTES)} minutes` : messageOf(failure);
    await this.store.fail(attempt, { message, step_id: failure.stepId }, state.context.warnings);
    this.ended(attempt, 'FAILED', state.context.warnings.length);
  }

  private creditsOf({ chargedPostings }: RunOutcome<unknown>): number {
    return chargedPostings === undefined ? 0 : Math.max(this.config.CREDITS_PER_RUN_MIN, chargedPostings * this.config.CREDITS_PER_POSTING);
  }

  private ended(attempt: Attempt, status: string, warnings: number): void {
    this.metrics.endedRuns.inc({ pipeline: attempt.pipeline, status });
    this.logger.log({ run: attempt.runId, pipeline: attempt.pipeline, attempt: attempt.lease, status, warnings, ms: Date.now() - attempt.acceptedAt.getTime(), msg: 'run ended' });
  }
}
