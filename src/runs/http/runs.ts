import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import {
  CreditsUsedUpError,
  InvalidRequestError,
  RunNotFoundError,
  TooManyRequestsError,
} from '../../http/http-errors.js';
import type { Caller } from '../../http/caller.js';
import { Redaction } from '../../http/redaction.js';
import { Metrics } from '../../operations/metrics.js';
import { runEnvelope, scraperEnvelope, withCredits, type PageRequest } from '../store/envelopes.js';
import { type Pipeline, Pipelines } from '../pipeline.js';
import { withFileAddresses } from '../store/file-address.js';
import { SecretsCipher } from '../store/secrets-cipher.js';
import { kindOfRun, newRunId } from '../run-ids.js';
import type { PageQuery, WaitQuery } from './page.dto.js';
import { RunEnds } from '../store/run-ends.js';
import type { Acceptance, PostingRow, RunRow } from '../store/run-rows.js';
import type { TriggerOptions } from './trigger-options.dto.js';
import { RunStore } from '../store/run-store.js';
import { sha256 } from '../../sha256.js';

const FIRST_PAGE: PageRequest = { limit: 25, offset: 0 };

/** Seconds for which a poll waits at most: proxies cut connections at 60. */
const WAIT_MAX = 50;

/** Seconds after which a queue that was full may have room again. */
const QUEUE_RETRY_AFTER = 30;

/** What controllers do with runs: accept one, look one up. */
@Injectable()
export class Runs {
  @Inject() private readonly cipher!: SecretsCipher;
  @Inject() private readonly ends!: RunEnds;
  private readonly accepting = new Map<string, Promise<unknown>>();
  /** Looks at runs that ended: who waited for the same run shares one, and the pages of it. */
  private readonly reading = new Map<string, Promise<RunRow>>();
  private readonly pages = new WeakMap<RunRow, Map<string, Promise<PostingRow[]>>>();

  constructor(
    private readonly store: RunStore,
    @Inject(Config) private readonly config: Config,
    @Inject(Pipelines) private readonly pipelines: Pipelines,
    metrics: Metrics,
  ) {
    metrics.readOpenRunsFrom(() => store.openRuns());
  }

  /**
   * Accepts a request: its run and its job are stored when this returns the id, so it can be polled at once. The same
   * idempotency key and body give the run that is there already.
   * `secrets` are stored encrypted until it ends.
   * @throws CreditsUsedUpError, TooManyRequestsError, InvalidRequestError when nothing was accepted
   */
  async accept<Input extends object>(
    pipeline: Pipeline<Input>,
    { tags, webhook_url: webhookUrl, ...input }: Input & Partial<TriggerOptions>,
    caller: Caller,
    secrets?: Readonly<Record<string, string>>,
  ): Promise<string> {
    const { apiKeyId, notes, idempotencyKey: key } = caller;
    // A caller may have written a key into another field as well: it would be kept in plain text.
    const redaction = new Redaction([caller.key, ...Object.values(secrets ?? {})]);
    const id = newRunId(pipeline.kind);
    const { QUEUED_RUNS_MAX: queuedRuns, TRIGGERS_PER_MINUTE: triggersPerMinute } = this.config;
    const hash = sha256(
      JSON.stringify([pipeline.name, sorted({ ...input, ...secrets, tags: tags ?? [], webhookUrl })]),
    );
    const accept = (): Promise<Acceptance> =>
      this.store.accept(
        {
          ...{ id, pipeline, apiKeyId, notes: redaction.all(notes), webhookUrl },
          ...redaction.all({ input: input as object, tags: tags ?? [] }),
          secrets: secrets && this.cipher.encrypt(id, secrets),
          idempotency: key === undefined ? undefined : { key: redaction.text(key), hash },
        },
        { queuedRuns, triggersPerMinute, creditsReserved: pipeline.isCharged ? this.config.CREDITS_PER_RUN_MIN : 0 },
      );
    const acceptance = await (key === undefined ? accept() : this.once(`${apiKeyId} ${key}`, accept));
    if (acceptance.outcome === 'replayed') {
      caller.answerWith('idempotent-replayed', 'true');
      return acceptance.runId;
    }
    if (acceptance.outcome !== 'accepted') throw refusalOf(acceptance, { key, queuedRuns, triggersPerMinute });
    return id;
  }

  /** The pipeline of this name; undefined when there is none. */
  pipelineOf(pipeline: string): Pipelines[number] | undefined {
    return this.pipelines.find(({ name }) => name === pipeline);
  }

  /** Triggers with one idempotency key that come together let the first one through: none of them waits in Postgres. */
  private async once(key: string, accept: () => Promise<Acceptance>): Promise<Acceptance> {
    const first = this.accepting.get(key);
    if (first) return first.then(accept, accept);
    const accepted = accept();
    this.accepting.set(key, accepted);
    return accepted.finally(() => this.accepting.delete(key));
  }

  /** Accepts a scrape and answers as scrapers do. */
  async acceptScrape<Input extends object>(
    pipeline: Pipeline<Input>,
    input: Input & Partial<TriggerOptions>,
    caller: Caller,
  ): Promise<{ request_id: string; status: 'QUEUED' }> {
    return { request_id: await this.accept(pipeline, input, caller), status: 'QUEUED' };
  }

  /**
   * Undefined where the caller has this state already.
   * @throws RunNotFoundError for a run of another pipeline or key, and for one that is not there
   */
  async scraperStatus(
    pipeline: Pipeline<never>,
    runId: string,
    page: PageQuery,
    caller: Caller,
  ): Promise<Record<string, unknown> | undefined> {
    const run = await this.get(runId, caller.apiKeyId, pipeline.name);
    const latest = await this.waitFor(run, page, caller);
    if (isKnown(latest, page, caller)) return undefined;
    const postings = await this.postingsOf(latest, page);
    const envelope = scraperEnvelope(latest, postings, {
      limit: page.limit,
      offset: page.offset,
      jobFields: pipeline.jobFields,
    });
    return pipeline.isCharged ? withCredits(envelope, latest) : envelope;
  }

  /**
   * Undefined where the caller has this state already.
   * @throws RunNotFoundError for another key's run and one that is not there
   */
  async lookup(runId: string, query: WaitQuery, caller: Caller): Promise<Record<string, unknown> | undefined> {
    const run = await this.waitFor(await this.get(runId, caller.apiKeyId), query, caller);
    const { jobFields } = this.pipelineOf(run.pipeline) ?? {};
    const isReport = kindOfRun(run.id) === 'report';
    // The addresses of a report's files expire: its tag changes every hour.
    const hour = isReport ? Math.floor(Date.now() / 3_600_000) : 0;
    if (isKnown(run, { ...FIRST_PAGE, hour }, caller)) return undefined;
    const envelope = runEnvelope(run, await this.postingsOf(run, FIRST_PAGE), { ...FIRST_PAGE, jobFields });
    return isReport
      ? withFileAddresses(envelope, { cipher: this.cipher, config: this.config, now: new Date() })
      : envelope;
  }

  /** The run when it has ended, at the latest after as long as its caller would wait. */
  private async waitFor(run: RunRow, { wait }: WaitQuery, caller: Caller): Promise<RunRow> {
    const seconds = Math.min(wait > 0 ? wait : caller.wait, WAIT_MAX);
    if (caller.wait > 0) caller.answerWith('preference-applied', `wait=${String(seconds)}`);
    if (seconds === 0 || run.status === 'COMPLETED' || run.status === 'FAILED') return run;
    await this.ends.wait(run.id, seconds * 1000, caller.whenGone());
    const reading = this.reading.get(run.id) ?? this.get(run.id, caller.apiKeyId);
    this.reading.set(run.id, reading);
    return reading.finally(() => this.reading.delete(run.id));
  }

  /**
   * @throws RunNotFoundError for another key's run, another pipeline's where one is named, and one that is not there
   */
  async get(runId: string, apiKeyId: string, pipeline?: string): Promise<RunRow> {
    const isId = /^[A-Za-z0-9_-]{1,64}$/.test(runId);
    const run = isId ? await this.store.find(runId, apiKeyId) : undefined;
    if (!run || (pipeline !== undefined && run.pipeline !== pipeline)) throw new RunNotFoundError();
    return run;
  }

  /** What a COMPLETED run was asked for; undefined for another key's or pipeline's run, and one that is not there. */
  async inputOfCompleted(
    runId: string,
    of: { apiKeyId: string; pipeline: string },
  ): Promise<Readonly<Record<string, unknown>> | undefined> {
    return this.store.inputOfCompleted(runId, of);
  }

  private async postingsOf(run: RunRow, { limit, offset }: PageRequest): Promise<PostingRow[] | undefined> {
    if (run.status !== 'COMPLETED' || kindOfRun(run.id) !== 'scraper') return undefined;
    if (run.returned === null) return [];
    const pages = this.pages.get(run) ?? new Map<string, Promise<PostingRow[]>>();
    this.pages.set(run, pages);
    const key = `${String(limit)} ${String(offset)}`;
    const page = pages.get(key) ?? this.store.page(run.id, limit, offset);
    pages.set(key, page);
    return page;
  }
}

/** What stands against accepting a run, as it is answered. */
function refusalOf(
  acceptance: Exclude<Acceptance, { outcome: 'replayed' }>,
  limits: { key: string | undefined; queuedRuns: number; triggersPerMinute: number },
): Error {
  if (acceptance.outcome === 'other request') {
    const msg = 'This idempotency key was used for another request';
    const loc = ['header', 'idempotency-key'];
    return new InvalidRequestError([{ type: 'idempotency_key_reused', loc, msg, input: limits.key }]);
  }
  if (acceptance.outcome === 'queue full')
    return new TooManyRequestsError(
      `${String(limits.queuedRuns)} runs of this API key wait already`,
      QUEUE_RETRY_AFTER,
    );
  if (acceptance.outcome === 'too fast')
    return new TooManyRequestsError(
      `This API key may trigger ${String(limits.triggersPerMinute)} runs a minute`,
      acceptance.retryAfterSeconds,
    );
  return new CreditsUsedUpError();
}

/** Tags the answer with the run's state, and says whether the caller has it. */
function isKnown(run: RunRow, page: object, caller: Caller): boolean {
  const state = [run.id, run.status, run.startedAt, run.finishedAt, run.cancelledAt, run.progress, page];
  const tag = `W/"${sha256(JSON.stringify(state)).toString('base64url').slice(0, 22)}"`;
  caller.answerWith('etag', tag);
  // The caller's own, and to be asked for every time.
  caller.answerWith('cache-control', 'private, no-cache');
  const isSame = caller.ifNoneMatch?.split(',').some((known) => known.trim() === tag) === true;
  if (isSame) caller.answerAs(304);
  return isSame;
}

/** JSON members in one order, whatever the order they were sent in; lists keep theirs. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, part]) => [name, sorted(part)] as const);
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
}
