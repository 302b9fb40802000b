import { Inject, Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { isDatabaseError } from '../../db/database.js';
import { LeaseLostError, messageOf, RunCancelledError, StepError } from '../../errors.js';
import { finding, type Finding } from '../../findings/finding.js';
import { ModelFactory } from '../../llm/models.js';
import { Metrics } from '../../operations/metrics.js';
import { WebFactory } from '../../web/web-factory.js';
import type { JudgedPosting } from '../../postings/posting.js';
import { sharePlaces } from '../../postings/text/places/gazetteer.js';
import { AttemptFacts } from './attempt-facts.js';
import { type Pipeline, Pipelines, type Progress, type RunContext, type RunOutcome } from '../pipeline.js';
import { patient } from './patient.js';
import { hostTurns } from './host-turns.js';
import { readingThreads } from './reading-threads.js';
import { mustBeAlone } from '../store/recover-runs.js';
import { AttemptContext, pastOf } from './run-context.js';
import { RunSecrets } from '../store/run-secrets.js';
import { servicesOf, type SpendingLimits } from './run-services.js';
import type { Services, SiteReading } from '../services.js';
import { SecretsCipher } from '../store/secrets-cipher.js';
import type { Attempt } from '../store/run-rows.js';
import { PeopleStore } from '../../people/people-store.js';
import { RunStore } from '../store/run-store.js';

/** How often (ms) an attempt looks whether the run is still its own. */
const LEASE_CHECK_INTERVAL = 2000;

/**
 * The share of an attempt's time in which it asks for more; the rest is for reading and storing what came. However
 * short the time is, that rest is ten seconds (ms), unless it would be more than half: threads that read have to start
 * first.
 */
const ASKING_TIME = 0.9;
const READING_TIME = 10_000;

/** Time (ms) that reading a company's site may take inside another run. */
const SUB_RUN_TIME = 120_000;

/** What the pipeline declared that it needs, and nothing else. */
function contextOf(context: RunContext, pipeline: Pipeline<never>, services: Services, settings: Config): never {
  const { run, signal } = context;
  return {
    run,
    signal,
    step: (...given: Parameters<RunContext['step']>) => context.step(...given),
    recall: (key: string) => context.recall(key),
    remember: (key: string, output: unknown, findings?: readonly Finding[]) => context.remember(key, output, findings),
    savePostings: (postings: readonly JudgedPosting[]) => context.savePostings(postings),
    report: (...findings: readonly Finding[]) => {
      context.report(...findings);
    },
    progress: (figures: Progress) => {
      context.progress(figures);
    },
    ...picked(services, pipeline.needs.services),
    settings: picked(settings, pipeline.needs.settings),
  } as never;
}

function picked<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<T>;
}

interface Job {
  readonly shutdown: AbortSignal;
  readonly onStored: () => void;
}

/** Works on one run: takes the lease, runs the pipeline, stores how it ended. */
@Injectable()
export class RunExecutor {
  @Inject() private readonly metrics!: Metrics;
  @Inject() private readonly people!: PeopleStore;
  @Inject() private readonly cipher!: SecretsCipher;
  private readonly models: ModelFactory;
  private readonly reading = readingThreads();
  private readonly logger = new Logger(RunExecutor.name);

  constructor(
    private readonly store: RunStore,
    private readonly webs: WebFactory,
    @Inject(Pipelines) private readonly pipelines: Pipelines,
    @Inject(Config) private readonly config: Config,
  ) {
    this.models = new ModelFactory(config);
  }

  /** Resolves when texts can be read: the first thread loads its readers for a second, on a busy machine for many. */
  async prepare(): Promise<void> {
    sharePlaces();
    await this.reading.prepare();
  }

  /** True for a run that several workers died with: beside it others would die innocently. */
  async mustBeAlone(runId: string, shutdown: AbortSignal): Promise<boolean> {
    return mustBeAlone(await patient(this.store, shutdown).deathsOf(runId));
  }

  /**
   * One attempt at a run. Returns when the run has ended or is not to be had. `onStored` is called when something of it
   * is stored.
   * @throws whatever should make the queue try again later
   */
  async execute(runId: string, job: Job & { workerPool: string }): Promise<void> {
    const attempt = await patient(this.store, job.shutdown).startAttempt(runId, job.workerPool);
    if (attempt === undefined) return;
    // After a rest there is no thread: it loads while the run asks for its first page.
    void this.reading.prepare();
    const stop = new AbortController();
    const signal = AbortSignal.any([job.shutdown, AbortSignal.timeout(this.deadlineOf(attempt) * 60_000), stop.signal]);
    const cancelled = new AbortController();
    // While it waited for this attempt: nothing more is asked for, not even until the first look.
    if (attempt.isCancelled) cancelled.abort(new RunCancelledError());
    const leaseCheck = setInterval(() => {
      this.store.stateOf(attempt).then(
        ({ isHeld, isCancelled }) => {
          if (!isHeld) stop.abort(new LeaseLostError(`run ${runId}`));
          else if (isCancelled) cancelled.abort(new RunCancelledError());
        },
        () => {},
      );
    }, LEASE_CHECK_INTERVAL);
    try {
      await this.attempt(attempt, signal, { ...job, cancelled: cancelled.signal });
    } finally {
      clearInterval(leaseCheck);
    }
  }

  private async attempt(attempt: Attempt, signal: AbortSignal, job: Job & { cancelled: AbortSignal }): Promise<void> {
    const time = this.deadlineOf(attempt) * 60_000;
    // A run that is cancelled ends like one whose time is up: it asks for nothing more and keeps what it has.
    const timeUp = AbortSignal.any([AbortSignal.timeout(askingTime(time)), job.cancelled]);
    const store = patient(this.store, signal);
    const web = await this.webs.create(signal, { timeUp, takeTurn: hostTurns(store) });
    const secrets = new RunSecrets(store, attempt.runId, this.cipher);
    const run = new AttemptFacts(attempt, time, job.cancelled);
    const context = new AttemptContext(store, attempt, await pastOf(attempt, store), {
      run,
      signal,
      clean: (text) => secrets.clean(text),
      onStored: job.onStored,
    });
    const services: Services = servicesOf({
      attempt,
      store,
      people: patient(this.people, signal),
      ...{ signal, timeUp },
      settings: this.config,
      metrics: this.metrics,
      web,
      mail: this.webs.createMail(signal),
      models: this.models.create({ web, signal, timeLeft: () => run.timeLeft(ASKING_TIME) }),
      reading: this.reading,
      secrets,
      sites: { read: (input) => this.readSite(input, context, services) },
      isCharged: this.pipelineOf(attempt)?.isCharged === true,
      presentStep: () => context.presentStep,
    });
    try {
      const pipeline = this.pipelineOf(attempt);
      if (!pipeline) throw new Error(`no pipeline is called ${attempt.pipeline}`);
      const outcome = await pipeline.run(attempt.input as never, contextOf(context, pipeline, services, this.config));
      this.reportEarlyEnd(attempt, context, { isCancelled: job.cancelled.aborted, isTimeUp: timeUp.aborted });
      await store.complete(
        attempt,
        { summary: outcome.summary, credits: this.creditsOf(attempt, outcome) },
        context.findings,
      );
      this.ended(attempt, 'COMPLETED', context.findings);
    } catch (error) {
      // A zombie must throw, not return: the queue's "failed" asks who holds the job, its "completed" does not.
      const cause: unknown = error instanceof StepError ? error.cause : error;
      if (cause instanceof LeaseLostError || signal.reason instanceof LeaseLostError || job.shutdown.aborted)
        throw error;
      const failure = error instanceof StepError ? error : new StepError(context.presentStep, error);
      await this.endEarly(attempt, failure, { context, secrets, store, signal, cancelled: job.cancelled });
    } finally {
      await web.close();
    }
  }

  /** Ends an attempt that threw. @throws the failure where another attempt may help */
  private async endEarly(
    attempt: Attempt,
    failure: StepError,
    state: {
      context: AttemptContext;
      secrets: RunSecrets;
      store: RunStore;
      signal: AbortSignal;
      cancelled: AbortSignal;
    },
  ): Promise<void> {
    // It may have been cancelled since the last look: it ends as its caller wanted, and waits for no further attempt.
    const isCancelled = state.cancelled.aborted || (await state.store.stateOf(attempt)).isCancelled;
    await (isCancelled ? this.endCancelled(attempt, state) : this.endBadly(attempt, failure, state));
  }

  private reportEarlyEnd(
    attempt: Attempt,
    context: AttemptContext,
    why: { isCancelled: boolean; isTimeUp: boolean },
  ): void {
    if (why.isCancelled) context.report(finding('run_cancelled', 'the run'));
    else if (why.isTimeUp)
      context.report(finding('run_time_used', 'the run', { detail: `${String(this.deadlineOf(attempt))} minutes` }));
  }

  /** A cancelled run that has nothing to tell: COMPLETED, as its caller wanted, and free. */
  private async endCancelled(
    attempt: Attempt,
    { context, store }: { context: AttemptContext; store: RunStore },
  ): Promise<void> {
    context.report(finding('run_cancelled', 'the run'));
    const summary = this.pipelineOf(attempt)?.nothingRead?.(attempt.input as never) ?? {};
    await store.complete(attempt, { summary, credits: 0 }, context.findings);
    this.ended(attempt, 'COMPLETED', context.findings);
  }

  /** @throws the failure where another attempt may help */
  private async endBadly(
    attempt: Attempt,
    failure: StepError,
    state: { context: AttemptContext; secrets: RunSecrets; store: RunStore; signal: AbortSignal },
  ): Promise<void> {
    this.logger.warn({
      run: attempt.runId,
      pipeline: attempt.pipeline,
      attempt: attempt.lease,
      step: failure.stepId,
      error: state.secrets.clean(messageOf(failure)),
      msg: 'step failed',
    });
    const message = state.secrets.clean(
      isDatabaseError(failure) ? 'the database could not do what the step asked of it' : messageOf(failure),
    );
    // The queue stores and logs what is thrown: not the failure itself, which may hold what nobody should see.
    const isLast = attempt.failures + 1 >= (this.pipelineOf(attempt)?.maxAttempts ?? 1);
    if (!isLast && failure.retryable && !state.signal.aborted) {
      await state.store.countFailure(attempt);
      throw new StepError(failure.stepId, new Error(message));
    }
    const reason = state.signal.aborted
      ? `The run took longer than ${String(this.deadlineOf(attempt))} minutes`
      : message;
    await state.store.fail(attempt, { message: reason, step_id: failure.stepId }, state.context.findings);
    this.ended(attempt, 'FAILED', state.context.findings);
  }

  /** The career page pipeline inside another run: nothing of it is stored, and what fails in it is a finding. */
  private async readSite(
    input: { company_url: string },
    { run, signal }: RunContext,
    services: Services,
  ): Promise<SiteReading> {
    const pipeline = this.pipelines.find(({ name }) => name === 'career-pages');
    let postings: readonly JudgedPosting[] = [];
    const web = await this.webs.create(AbortSignal.any([signal, AbortSignal.timeout(SUB_RUN_TIME)]), {
      takeTurn: hostTurns(this.store),
    });
    const findings: Finding[] = [];
    const inner: RunContext = {
      run,
      signal,
      step: (_id, work) => work(),
      recall: () => undefined,
      remember: (_key, output, found = []) => {
        findings.push(...found);
        return Promise.resolve(output);
      },
      savePostings: (found) => {
        postings = found;
        return Promise.resolve();
      },
      report: (...found) => {
        findings.push(...found);
      },
      progress: () => {},
    };
    const own: Services = {
      ...services,
      web,
      models: { operators: undefined, withKey: services.models.withKey },
      credits: { allowance: (most) => Promise.resolve({ most }) },
    };
    try {
      if (pipeline) await pipeline.run(input as never, contextOf(inner, pipeline, own, this.config));
    } catch (error) {
      signal.throwIfAborted();
      findings.push(finding('site_not_read', input.company_url, { detail: messageOf(error) }));
    } finally {
      await web.close();
    }
    return { postings: postings.filter(({ disposition }) => disposition === 'returned'), findings };
  }

  private pipelineOf({ pipeline }: Attempt): Pipelines[number] | undefined {
    return this.pipelines.find(({ name }) => name === pipeline);
  }

  private deadlineOf(attempt: Attempt): number {
    return this.config.RUN_DEADLINE_MINUTES * (this.pipelineOf(attempt)?.deadlineFactor ?? 1);
  }

  private creditsOf({ input }: Attempt, { chargedPostings }: RunOutcome<unknown>): number {
    if (chargedPostings === undefined) return 0;
    const { max_credits: most = Infinity } = input as SpendingLimits;
    return Math.min(most, Math.max(this.config.CREDITS_PER_RUN_MIN, chargedPostings * this.config.CREDITS_PER_POSTING));
  }

  private ended(attempt: Attempt, status: string, findings: readonly Finding[]): void {
    const { pipeline } = attempt;
    this.metrics.endedRuns.inc({ pipeline, status });
    for (const { kind, why: code } of findings) this.metrics.findings.inc({ pipeline, kind, code });
    this.logger.log({
      run: attempt.runId,
      pipeline: attempt.pipeline,
      attempt: attempt.lease,
      status,
      findings: findings.length,
      ms: Date.now() - attempt.acceptedAt.getTime(),
      msg: 'run ended',
    });
  }
}

/** How long (ms) an attempt with so much time asks for more. */
function askingTime(time: number): number {
  return Math.max(time / 2, Math.min(time * ASKING_TIME, time - READING_TIME));
}
