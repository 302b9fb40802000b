import type { Config } from '../config/config.js';
import type { Finding } from '../findings/finding.js';
import type { Models } from '../llm/llm.js';
import type { FoundPosting, JudgedPosting } from '../postings/posting.js';
import type { MailDoor } from '../web/mail.js';
import type { Web } from '../web/web.js';

/** A scraper's postings are read by the page; a report is read as a whole, at the run lookup. */
export type PipelineKind = 'scraper' | 'report';

/** A capability of the service: what it is called, how often a run may be tried, and the steps of a run. */
export interface Pipeline<Input = unknown, Summary = unknown> {
  readonly name: string;
  readonly kind: PipelineKind;
  /** Its requests bring keys of other services, which are forgotten when the run has ended: it cannot be run again from what is stored. */
  readonly needsCallersKeys?: true;
  /** Its runs cost credits, and their status says how many. */
  readonly isCharged?: true;
  /** Under which names its jobs are answered, and the posting's field behind each; a JobPosting's own names by default. */
  readonly jobFields?: Readonly<Record<string, string>>;
  /** Attempts after which a run that keeps failing becomes FAILED. */
  readonly maxAttempts: number;
  /** How many times the operator's setting (RUN_DEADLINE_MINUTES) an attempt may take; 1 by default. */
  readonly deadlineFactor?: number;
  run(input: Input, context: RunContext): Promise<RunOutcome<Summary>>;
}

/** What a finished run leaves behind. */
export interface RunOutcome<Summary> {
  /** The result, of a scraper without its postings. */
  readonly summary: Summary;
  /** How many postings the caller is charged for, by the operator's tariff; absent where the run is free. */
  readonly chargedPostings?: number;
}

/** Live figures of a run, shown while it is RUNNING. */
export interface Progress {
  readonly step?: string;
  readonly pagesRead?: number;
  readonly postingsFound?: number;
}

/** A call that costs somebody money. The same request within a run is asked once; `request` must be plain JSON. */
export interface PaidCall<Answer> {
  readonly service: string;
  readonly request: unknown;
  ask(): Promise<PaidAnswer<Answer>>;
}

export interface PaidAnswer<Answer> {
  readonly answer: Answer;
  /** Price in US dollars, credits of the service and language-model tokens, as far as the service tells. */
  readonly cost?: number;
  readonly credits?: number;
  readonly tokens?: number;
}

/** Sums over the paid calls of one service. */
export interface PaidTotal {
  readonly calls: number;
  readonly cost: number;
  readonly credits: number;
}

/** What reading a company's site within another run gave. A site that cannot be read is no failure of that run. */
export interface SiteReading {
  readonly postings: readonly FoundPosting[];
  /** What was refused, cut or failed on the way: without postings they say why. */
  readonly findings: readonly Finding[];
}

/** Hosts that refused some run are left alone by all of them for a while. */
export interface Hosts {
  /** Seconds for which the host is to be left alone; 0 when it may be asked. */
  pauseOf(host: string): Promise<number>;
  /** The host refused; `retryAfterSeconds` is what it asked for itself. */
  refused(host: string, reason: string, retryAfterSeconds?: number): Promise<void>;
  /** The host answered as it should. */
  answered(host: string): Promise<void>;
}

/** Everything a pipeline may do. */
export interface RunContext {
  readonly runId: string;
  /** When the request was accepted: the run's "today", the same in every attempt. */
  readonly acceptedAt: Date;
  /** Aborted when the worker shuts down, the deadline passes or another worker took the run over. */
  readonly signal: AbortSignal;
  /** How much of the attempt's time is used up, from 0 to 1. Near the end the web answers nothing more, so that runs end with what they have. */
  timeUsed(): number;
  readonly web: Web;
  readonly mail: MailDoor;
  /** Calls a reader of untrusted text by its name, in a thread of its own. Pipelines ask through `readers.ts`, which knows the types. */
  readAside(reader: string, input: readonly unknown[]): Promise<unknown>;
  /** The operator's settings. */
  readonly settings: Config;
  /** What all runs together know of hosts that refuse. */
  readonly hosts: Hosts;
  /** Keys the caller gave for this run, by the names of their fields. Read them where they are used, store them nowhere. */
  secrets(): Promise<Readonly<Record<string, string>>>;
  /** The language models that may be asked, through `askModel`. */
  readonly models: Models;
  /**
   * One step of the run. The id is the `step_id` of a failure, the progress line and the unit of retry: a finished
   * step's output (JSON facts, never page bodies) is stored, and returned instead of repeated by a later attempt.
   * A step that comes several times in a run has a `part` each time.
   */
  step<T>(id: string, work: () => Promise<T>, part?: string): Promise<T>;
  /**
   * What an earlier attempt stored for an item of the present step, its findings reported again: a fan-out goes on
   * where it stopped.
   */
  recall<T>(key: string): T | undefined;
  /** Stores an item of the present step as it is done, and reports the findings that were made with it. */
  remember(key: string, output: unknown, findings?: readonly Finding[]): Promise<void>;
  /** Asks through the ledger: a retry reads the stored answer back. At most the call in flight is repeated per kill. */
  paid<Answer>(call: PaidCall<Answer>): Promise<Answer>;
  /** Waits until this key of a service may be used again: so many requests a second, all workers together. */
  pace(key: string, requestsPerSecond: number): Promise<void>;
  /** What all paid calls of the run cost so far, by service. */
  paidTotals(): Promise<Readonly<Record<string, PaidTotal>>>;
  /** Which of these addresses, domains and profile addresses must not be contacted. */
  doNotContact(subjects: readonly string[]): Promise<ReadonlySet<string>>;
  /** What a company advertises on its own site, read as a career page run reads it, within this run. */
  readPostings(input: { company_url: string; company_name: string; max_pages: number }): Promise<SiteReading>;
  /** What an earlier run of the same API key stored about this subject within so many days. */
  knownAnswer<T>(subject: string, days: number): Promise<{ readonly answer: T; readonly storedAt: Date } | undefined>;
  /** Stores an answer for later runs of the same API key; `about` are the addresses by which its person may have it forgotten. */
  keepAnswer(subject: string, answer: unknown, about: readonly string[]): Promise<void>;
  /** Stores a file of the run, in place of an earlier one of that name, and answers how the summary names it. */
  saveFile(name: string, content: string): Promise<string>;
  /** Stores every posting the run discovered, in order of discovery; replaces what an earlier attempt had stored. */
  savePostings(postings: readonly JudgedPosting[]): Promise<void>;
  /**
   * Hands over what went wrong, was cut or is doubtful: stored with the output of the present step, and told to the
   * caller in `warnings` when the run ends. The same finding twice is one.
   */
  report(...findings: readonly Finding[]): void;
  progress(figures: Progress): void;
}
