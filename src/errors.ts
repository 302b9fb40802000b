/** A reader could not make sense of a body. Becomes a warning that names the source; never a lost run. */
export class ParseError extends Error {
  override readonly name = 'ParseError';
}

/** A service outside gave no usable answer. `retryable` decides whether the run is tried again. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  constructor(
    readonly service: string,
    message: string,
    readonly details: { status?: number; retryable: boolean; cause?: unknown },
  ) {
    super(`${service}: ${message}`, { cause: details.cause });
  }
}

/** A step of a run failed; `stepId` is what the caller reads in `result.error.step_id`. */
export class StepError extends Error {
  override readonly name = 'StepError';
  constructor(
    readonly stepId: string,
    override readonly cause: unknown,
  ) {
    super(messageOf(cause), { cause });
  }

  /** False only where the cause says that another attempt cannot help. */
  get retryable(): boolean {
    return !(this.cause instanceof UpstreamError) || this.cause.details.retryable;
  }
}

/** The caller wants no more of a run: nothing new is asked for, and it ends with what it has. */
export class RunCancelledError extends Error {
  override readonly name = 'RunCancelledError';
  constructor() {
    super('the run was cancelled');
  }
}

/** Another worker owns the run now: the attempt that sees this stops without writing anything. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** The settings or the environment are wrong; one line per problem, shown to the operator as it is. */
export class StartError extends Error {
  override readonly name = 'StartError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** The text of anything that was thrown, on one line and cut to what a run row and a log line should hold. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(0, 2000).replace(/\s+/g, ' ').trim().slice(0, 1000);
}
