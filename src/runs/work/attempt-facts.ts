import type { RunFacts } from '../pipeline.js';
import type { Attempt } from '../store/run-rows.js';

/** The run as its pipeline knows it, with the clock of one attempt. */
export class AttemptFacts implements RunFacts {
  private readonly startedAt = Date.now();

  constructor(
    private readonly attempt: Attempt,
    /** Time (ms) the attempt may take. */
    private readonly time: number,
    private readonly cancelled: AbortSignal,
  ) {}

  get id(): string {
    return this.attempt.runId;
  }

  get acceptedAt(): Date {
    return this.attempt.acceptedAt;
  }

  timeUsed(): number {
    return this.cancelled.aborted ? 1 : (Date.now() - this.startedAt) / this.time;
  }

  /** Time (ms) that is left before so large a share is used up; none once the run is cancelled. */
  timeLeft(share: number): number {
    return this.cancelled.aborted ? 0 : this.time * share - (Date.now() - this.startedAt);
  }
}
