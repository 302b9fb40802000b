import { Inject, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { Config } from '../config/config.js';
import { serviceCaller } from '../http/caller.js';
import { Pipelines } from '../runs/pipeline.js';
import { Runs } from '../runs/http/runs.js';
import { refusalOf } from '../watch/watch-problems.js';
import type { RunDetails } from './console-rows.js';

/** A file that stands in a run's result, at the signed address where it is served. */
const FILE = /\/v1\/files\/[^/]+\/([^/]+)$/;

/** What makes a form to run a run again one of our pages: without it, it may be sent twice and paid for twice. */
export function onceOf(form: URLSearchParams): string {
  const [once = '', ...others] = form.getAll('once');
  if (others.length === 0 && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(once)) return once;
  const detail =
    'The form is not as its page made it, and nothing was started. Open the run’s page again and press “Run again” there.';
  throw new UnprocessableEntityException({ detail });
}

/** What the console does with runs beyond showing them, with the same checks as the HTTP interface. */
@Injectable()
export class Reruns {
  constructor(
    private readonly runs: Runs,
    @Inject(Pipelines) private readonly pipelines: Pipelines,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** Why a run cannot be started again from what is stored of it, or is not allowed to; undefined where it can. */
  obstacle({ pipeline: name, input }: Pick<RunDetails, 'pipeline' | 'input'>): string | undefined {
    const pipeline = this.pipelines.find((candidate) => candidate.name === name);
    if (!pipeline) return 'The service no longer has this pipeline.';
    if (pipeline.needsCallersKeys) return 'It brought keys of its own, which are forgotten: send the request again.';
    if (Object.values(input).includes('***')) return 'The person it was about has been forgotten.';
    return refusalOf(name, input, this.config)?.msg;
  }

  /**
   * The same request again; `once` makes a form that is sent twice one run. Answers the new run's id.
   * @throws HttpException when it is refused, as a trigger would be
   */
  async start(run: RunDetails, { apiKeyId, once }: { apiKeyId: string; once: string }): Promise<string> {
    const pipeline = this.pipelines.find(({ name }) => name === run.pipeline);
    if (!pipeline || this.obstacle(run) !== undefined) return run.id;
    return this.runs.accept(
      pipeline,
      { ...run.input, tags: [...run.tags] } as never,
      serviceCaller(apiKeyId, { idempotencyKey: once }),
    );
  }

  /** Files of a finished report, by their names. */
  async filesOf({ id, status }: RunDetails, apiKeyId: string): Promise<(readonly [name: string, address: string])[]> {
    if (status !== 'COMPLETED') return [];
    const envelope = await this.runs.lookup(id, { wait: 0 }, serviceCaller(apiKeyId));
    const result = (envelope?.['result'] ?? {}) as Record<string, unknown>;
    return Object.values(result).flatMap((value) => {
      const name = typeof value === 'string' ? FILE.exec(value)?.[1] : undefined;
      return name === undefined ? [] : [[decodeURIComponent(name), String(value)] as const];
    });
  }
}
