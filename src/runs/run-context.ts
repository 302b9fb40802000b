import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { messageOf, StepError } from '../errors.js';
import type { Finding } from '../findings/finding.js';
import type { Models } from '../llm/llm.js';
import type { JudgedPosting } from '../postings/posting.js';
import type { MailDoor } from '../web/mail.js';
import type { Web } from '../web/web.js';
import type { Metrics } from '../operations/metrics.js';
import { contactHash, sha256 } from '../people/do-not-contact.js';
import { fileReference } from './file-address.js';
import type { Allowance, Hosts, PaidCall, PaidTotal, Progress, RunContext, SiteReading } from './pipeline.js';
import type { ReadingThreads } from './reading-threads.js';
import type { Attempt } from './run-rows.js';
import { redacted, type SecretBox } from './secret-box.js';
import type { PeopleStore } from '../people/people-store.js';
import { stepKey, type RunStore } from './run-store.js';

/** Progress is written at most this often (ms), and a quicker step is not shown: it is for people to look at. */
const PROGRESS_INTERVAL = 500;

/** Reads a company's site within a run of another pipeline. */
export type ReadSite = (input: { company_url: string }, context: RunContext) => Promise<SiteReading>;

/** What a scraper's caller may want to spend at most. */
export interface SpendingLimits {
  readonly max_jobs?: number;
  readonly max_credits?: number;
}

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
  private opened: Promise<Readonly<Record<string, string>>> | undefined;
  /** Values that must not leave the run, as far as they were opened. */
  private readonly secretValues = new Set<string>();

  constructor(
    private readonly store: RunStore,
    private readonly attempt: Attempt,
    private readonly finished: Map<string, unknown>,
    private readonly doors: {
      timeUsed: () => number;
      web: Web;
      mail: MailDoor;
      people: PeopleStore;
      models: Models;
      signal: AbortSignal;
      metrics: Metrics;
      settings: Config;
      box: SecretBox;
      readSite: ReadSite;
      reading: ReadingThreads;
      isCharged: boolean;
    },
  ) {}

  get runId(): string {
    return this.attempt.runId;
  }

  get acceptedAt(): Date {
    return this.attempt.acceptedAt;
  }

  get signal(): AbortSignal {
    return this.doors.signal;
  }

  timeUsed(): number {
    return this.doors.timeUsed();
  }

  get web(): Web {
    return this.doors.web;
  }

  readAside(reader: string, input: readonly unknown[]): Promise<unknown> {
    return this.doors.reading.read(reader, input, this.signal);
  }

  get mail(): MailDoor {
    return this.doors.mail;
  }

  get settings(): Config {
    return this.doors.settings;
  }

  get hosts(): Hosts {
    const { store, settings } = this;
    return {
      pauseOf: (host) => (settings.BOARD_PAUSE_SECONDS === 0 ? Promise.resolve(0) : store.hostPause(host)),
      refused: async (host, reason, retryAfterSeconds = 0) => {
        if (settings.BOARD_PAUSE_SECONDS > 0)
          await store.pauseHost(host, {
            seconds: Math.max(settings.BOARD_PAUSE_SECONDS, Math.min(retryAfterSeconds, 3600)),
            reason,
          });
      },
      answered: (host) => store.forgetHostPause(host),
    };
  }

  get models(): Models {
    return this.doors.models;
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
          error: this.clean(messageOf(error)),
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

  secrets(): Promise<Readonly<Record<string, string>>> {
    this.opened ??= this.openSecrets();
    return this.opened;
  }

  /** The text without any value of the caller's keys. */
  clean(text: string): string {
    return redacted(text, this.secretValues);
  }

  async pace(key: string, requestsPerSecond: number): Promise<void> {
    const seconds = await this.store.takeTurn(sha256(`pace\n${key}`), 1 / requestsPerSecond);
    if (seconds > 0) await sleep(seconds * 1000, undefined, { signal: this.signal });
  }

  readPostings(input: { company_url: string }): Promise<SiteReading> {
    return this.doors.readSite(input, this);
  }

  paidTotals(): Promise<Record<string, PaidTotal>> {
    return this.store.paidTotals(this.runId);
  }

  async doNotContact(subjects: readonly string[]): Promise<ReadonlySet<string>> {
    const byHash = new Map(subjects.map((subject) => [contactHash(subject).toString('hex'), subject]));
    const listed = await this.doors.people.doNotContact(subjects.map(contactHash));
    return new Set(listed.flatMap((hash) => byHash.get(Buffer.from(hash).toString('hex')) ?? []));
  }

  async knownAnswer<T>(subject: string, days: number): Promise<{ answer: T; storedAt: Date } | undefined> {
    return (await this.doors.people.knownAnswer(this.runId, sha256(`${this.attempt.pipeline}\n${subject}`), days)) as
      { answer: T; storedAt: Date } | undefined;
  }

  async keepAnswer(subject: string, answer: unknown, about: readonly string[]): Promise<void> {
    await this.doors.people.keepAnswer(this.runId, {
      subjectHash: sha256(`${this.attempt.pipeline}\n${subject}`),
      answer,
      about: about.map(contactHash),
    });
  }

  async saveFile(name: string, content: string): Promise<string> {
    return fileReference(
      await this.store.saveFile(this.attempt, name, new Uint8Array(Buffer.from(content, 'utf8'))),
      name,
    );
  }

  async paid<Answer>(call: PaidCall<Answer>): Promise<Answer> {
    const hash = sha256(`${call.service}\n${JSON.stringify(call.request)}`).toString('hex');
    const known = await this.store.openPaidCall(this.attempt, { hash, service: call.service, stepId: this.stepId });
    if (known) return known.answer as Answer;
    const paid = await call.ask();
    this.doors.metrics.paidCalls.inc({ service: call.service });
    this.doors.metrics.paidCost.inc({ service: call.service }, Math.max(0, paid.cost ?? 0));
    await this.store.closePaidCall(this.runId, hash, paid);
    return paid.answer;
  }

  async allowance(postings: number): Promise<Allowance> {
    const { max_jobs: jobs = Infinity, max_credits: credits = Infinity } = this.attempt.input as SpendingLimits;
    const price = this.doors.settings.CREDITS_PER_POSTING;
    const wanted: Allowance = jobs < postings ? { most: jobs, limit: 'max_jobs_reached' } : { most: postings };
    if (!this.doors.isCharged || price === 0) return wanted;
    const affordable = Math.floor(credits / price);
    const capped: Allowance = affordable < wanted.most ? { most: affordable, limit: 'max_credits_reached' } : wanted;
    const least = Math.min(credits, this.doors.settings.CREDITS_PER_RUN_MIN);
    const reserved = await this.store.reserveCredits(this.attempt, Math.max(least, capped.most * price));
    const paid = Math.floor(reserved / price);
    return paid < capped.most ? { most: paid, limit: 'credits_reached' } : capped;
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
      about: this.clean(found.about),
      ...(found.detail !== undefined && { detail: this.clean(found.detail) }),
    };
  }

  private itemKey(key: string): string {
    return this.part === '' ? key : `${this.part}\n${key}`;
  }

  private async openSecrets(): Promise<Readonly<Record<string, string>>> {
    const sealed = await this.store.secretsOf(this.runId);
    const values = sealed === undefined ? {} : this.doors.box.open(this.runId, sealed);
    Object.values(values).forEach((value) => this.secretValues.add(value));
    return values;
  }
}
