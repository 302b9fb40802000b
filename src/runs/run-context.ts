import { messageOf, StepError } from '../errors.js';
import type { Finding } from '../findings/finding.js';
import type { JudgedPosting } from '../postings/posting.js';
import type { Progress, RunContext, RunFacts } from './pipeline.js';
import type { Attempt } from './run-rows.js';
import { stepKey, type RunStore } from './run-store.js';

/** Progress is written at most this often (ms), and a quicker step is not shown: it is for people to look at. */
const PROGRESS_INTERVAL = 500;

/** What a finished step or item stored. */
interface Stored<T> {
  readonly output: T;
  readonly findings: readonly Finding[];
}

/** What one attempt at a run may do; steps and items that an earlier attempt finished are read back. */
export class AttemptContext implements RunContext {
  private readonly reported = new Map<string, Finding>();
  private figures: Progress = {};
  private progressWrittenAt = 0;
  private stepId = 'start';
  private part = '';

  constructor(
    private readonly store: RunStore,
    private readonly attempt: Attempt,
    private readonly finished: Map<string, unknown>,
    private readonly surroundings: {
      readonly run: RunFacts;
      readonly signal: AbortSignal;
      /** The text without any value of the caller's keys. */
      clean(text: string): string;
    },
  ) {}

  get run(): RunFacts {
    return this.surroundings.run;
  }

  get signal(): AbortSignal {
    return this.surroundings.signal;
  }

  /** The step that is being worked on: where a failure or a paid call belongs. */
  get presentStep(): string {
    return this.stepId;
  }

  async step<T>(id: string, work: () => Promise<T>, part = ''): Promise<T> {
    const key = stepKey(id, part);
    if (this.finished.has(key)) {
      const stored = this.finished.get(key) as Stored<T>;
      this.report(...stored.findings);
      return stored.output;
    }
    this.stepId = id;
    this.part = part;
    const startedAt = new Date();
    const findingsBefore = this.reported.size;
    this.figures = { ...this.figures, step: id };
    const line = setTimeout(() => {
      this.progress({});
    }, PROGRESS_INTERVAL);
    try {
      this.signal.throwIfAborted();
      // The next step may be the worker's last: whoever gives the run up then must know which one it was.
      if (this.attempt.deaths > 0) await this.store.saveProgress(this.attempt, this.figures);
      const output = await work();
      this.signal.throwIfAborted();
      const findings = this.findings.slice(findingsBefore);
      await this.store.saveStep(this.attempt, { stepId: id, itemKey: part, startedAt, output: { output, findings } });
      return output;
    } catch (error) {
      if (!this.signal.aborted)
        await this.store.saveStep(this.attempt, {
          stepId: id,
          itemKey: part,
          startedAt,
          error: this.surroundings.clean(messageOf(error)),
        });
      throw error instanceof StepError ? error : new StepError(id, error);
    } finally {
      clearTimeout(line);
    }
  }

  recall<T>(key: string): T | undefined {
    const stored = this.finished.get(stepKey(this.stepId, this.itemKey(key))) as Stored<T> | undefined;
    if (stored) this.report(...stored.findings);
    return stored?.output;
  }

  async remember(key: string, output: unknown, findings: readonly Finding[] = []): Promise<void> {
    this.signal.throwIfAborted();
    this.report(...findings);
    await this.store.saveStep(this.attempt, {
      stepId: this.stepId,
      itemKey: this.itemKey(key),
      startedAt: new Date(),
      output: { output, findings: findings.map((found) => this.cleaned(found)) },
    });
  }

  async savePostings(postings: readonly JudgedPosting[]): Promise<void> {
    await this.store.savePostings(this.attempt, postings);
  }

  report(...findings: readonly Finding[]): void {
    for (const found of findings.map((one) => this.cleaned(one))) this.reported.set(JSON.stringify(found), found);
  }

  /** Everything that was reported, each once, in the order of its first report. */
  get findings(): Finding[] {
    return [...this.reported.values()];
  }

  progress(figures: Progress): void {
    this.figures = { ...this.figures, ...figures };
    if (Date.now() - this.progressWrittenAt < PROGRESS_INTERVAL) return;
    this.progressWrittenAt = Date.now();
    // A lost progress line is no reason to fail a run.
    this.store.saveProgress(this.attempt, this.figures).catch(() => {});
  }

  private cleaned(found: Finding): Finding {
    return {
      ...found,
      about: this.surroundings.clean(found.about),
      ...(found.detail !== undefined && { detail: this.surroundings.clean(found.detail) }),
    };
  }

  private itemKey(key: string): string {
    return this.part === '' ? key : `${this.part}\n${key}`;
  }
}
