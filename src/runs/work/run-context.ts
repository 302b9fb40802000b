import { messageOf, StepError } from '../../errors.js';
import { withoutNul } from '../../db/storable.js';
import type { Finding } from '../../findings/finding.js';
import type { JudgedPosting } from '../../postings/posting.js';
import type { Progress, RunContext, RunFacts } from '../pipeline.js';
import type { Attempt } from '../store/run-rows.js';
import { PostingRows } from '../store/posting-rows.js';
import { stepKey, type RunStore } from '../store/run-store.js';
import { STEP_VERSION } from './step-version.js';

/** Progress is written at most this often (ms), and a quicker step is not shown: it is for people to look at. */
const PROGRESS_INTERVAL = 500;

/** What a finished step or item stored. */
interface Stored<T> {
  readonly output: T;
  readonly findings: readonly Finding[];
  /** How far the run was with a step. */
  readonly figures?: Progress;
  readonly version: string;
}

/** What earlier attempts stored. */
export interface Past {
  /** Outputs of steps and items, by their keys. */
  readonly steps: ReadonlyMap<string, unknown>;
  readonly rows: PostingRows;
}

/**
 * Reads what earlier attempts at a run stored; of a first attempt that is nothing. What another version of the product
 * stored is forgotten: its steps are done anew, and what was paid for is in the ledger.
 */
export async function pastOf(attempt: Pick<Attempt, 'runId' | 'lease'>, store: RunStore): Promise<Past> {
  const { runId } = attempt;
  const steps = await store.finishedSteps(runId);
  const nothing = { steps: new Map(), rows: new PostingRows([]) };
  if (steps.size === 0) return nothing;
  if ([...steps.values()].every((step) => (step as Stored<unknown> | null)?.version === STEP_VERSION))
    return { steps, rows: new PostingRows(await store.foundPostings(runId)) };
  await store.forgetSteps(attempt);
  return nothing;
}

/** What one attempt at a run may do; steps and items that an earlier attempt finished are read back. */
export class AttemptContext implements RunContext {
  private readonly reported = new Map<string, Finding>();
  private figures: Progress = {};
  private progressWrittenAt = 0;
  private laterProgress: NodeJS.Timeout | undefined;
  private stepId = 'start';
  private part = '';

  constructor(
    private readonly store: RunStore,
    private readonly attempt: Attempt,
    private readonly past: Past,
    private readonly surroundings: {
      readonly run: RunFacts;
      readonly signal: AbortSignal;
      /** The text without any value of the caller's keys. */
      clean(text: string): string;
      /** Something of the run is stored: it got on. */
      readonly onStored: () => void;
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

  async step<T>(id: string, work: () => Promise<T>, partOf = ''): Promise<T> {
    const part = withoutNul(partOf);
    const key = stepKey(id, part);
    // A step that is read back is the present one, too: what fails behind it belongs there.
    this.stepId = id;
    this.part = part;
    this.figures = { ...this.figures, step: id };
    if (this.past.steps.has(key)) {
      const stored = this.past.steps.get(key) as Stored<T>;
      this.figures = { ...grown(this.figures, stored.figures ?? {}), step: id };
      this.report(...stored.findings);
      return this.past.rows.restore(stored.output) as T;
    }
    const startedAt = new Date();
    const findingsBefore = this.reported.size;
    const line = setTimeout(() => {
      this.progress({});
    }, PROGRESS_INTERVAL);
    try {
      this.signal.throwIfAborted();
      // The next step may be the worker's last: whoever gives the run up then must know which one it was.
      if (this.attempt.deaths > 0) await this.store.saveProgress(this.attempt, this.figures);
      const { output, stored, added } = this.past.rows.store(await work());
      this.signal.throwIfAborted();
      const findings = this.findings.slice(findingsBefore);
      const { step: _name, ...figures } = this.figures;
      const whole: Stored<unknown> = { output: stored, findings, figures, version: STEP_VERSION };
      const step = { stepId: id, itemKey: part, startedAt, output: whole };
      await this.store.saveStep(this.attempt, step, added);
      this.surroundings.onStored();
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
      clearTimeout(this.laterProgress);
    }
  }

  recall<T>(key: string): T | undefined {
    const stored = this.past.steps.get(stepKey(this.stepId, this.itemKey(key))) as Stored<T> | undefined;
    if (stored) this.report(...stored.findings);
    return this.past.rows.restore(stored?.output) as T | undefined;
  }

  async remember<T>(key: string, output: T, findings: readonly Finding[] = []): Promise<T> {
    this.signal.throwIfAborted();
    this.report(...findings);
    const item = this.past.rows.store(output);
    const told = findings.map((found) => this.cleaned(found));
    const whole: Stored<unknown> = { output: item.stored, findings: told, version: STEP_VERSION };
    const step = { stepId: this.stepId, itemKey: this.itemKey(key), startedAt: new Date(), output: whole };
    await this.store.saveStep(this.attempt, step, item.added);
    this.surroundings.onStored();
    return item.output;
  }

  async savePostings(postings: readonly JudgedPosting[]): Promise<void> {
    await this.store.judgePostings(this.attempt, this.past.rows.judged(postings));
  }

  report(...findings: readonly Finding[]): void {
    for (const found of findings.map((one) => this.cleaned(one))) this.reported.set(JSON.stringify(found), found);
  }

  /** Everything that was reported, each once, in the order of its first report. */
  get findings(): Finding[] {
    return [...this.reported.values()];
  }

  progress(figures: Progress): void {
    this.figures = grown(this.figures, figures);
    clearTimeout(this.laterProgress);
    const wait = PROGRESS_INTERVAL - (Date.now() - this.progressWrittenAt);
    if (wait > 0) {
      // What follows may be a long wait, and these are then the figures.
      this.laterProgress = setTimeout(() => {
        this.progress({});
      }, wait).unref();
      return;
    }
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
    return withoutNul(this.part === '' ? key : `${this.part}\n${key}`);
  }
}

/** Figures only grow, though each list of a step counts its own: what was found stays found. */
function grown(before: Progress, now: Progress): Progress {
  const most = (name: 'pagesRead' | 'pagesRendered' | 'postingsFound'): Progress => {
    const figures = [before[name], now[name]].filter((figure) => figure !== undefined);
    return figures.length === 0 ? {} : { [name]: Math.max(...figures) };
  };
  return { ...before, ...now, ...most('pagesRead'), ...most('pagesRendered'), ...most('postingsFound') };
}
