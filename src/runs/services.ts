import type { Finding } from '../findings/finding.js';
import type { Models } from '../llm/llm.js';
import type { FoundPosting, JudgedPosting } from '../postings/posting.js';
import type { Mail } from '../web/mail.js';
import type { Web } from '../web/web.js';

/** What a pipeline may ask for beside its RunContext: it declares the names, and is given these and no others. */
export interface Services {
  readonly web: Web;
  readonly mail: Mail;
  readonly hosts: Hosts;
  readonly readers: Readers;
  /** The language models that may be asked, through `askModel`. */
  readonly models: Models;
  readonly ledger: Ledger;
  readonly answers: KnownAnswers;
  readonly people: People;
  readonly vendors: VendorAccess;
  readonly credits: Credits;
  readonly files: RunFiles;
  readonly sites: Sites;
  readonly earlierRuns: EarlierRuns;
}

export type ServiceName = keyof Services;

/** Readers of untrusted text in a thread of their own. */
export interface Readers {
  /** Calls a reader by its name. Pipelines ask through `readers.ts`, which knows the types. */
  read(reader: string, input: readonly unknown[]): Promise<unknown>;
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
  /** Those of the calls whose price the service told. */
  readonly told: number;
  readonly cost: number;
  readonly credits: number;
}

/** The ledger of what costs somebody money. */
export interface Ledger {
  /** Asks through the ledger: a retry reads the stored answer back. At most the call in flight is repeated per kill. */
  paid<Answer>(call: PaidCall<Answer>): Promise<Answer>;
  /** What all paid calls of the run cost so far, by service. */
  totals(): Promise<Readonly<Record<string, PaidTotal>>>;
}

/** Answers that earlier runs of the same API key stored. */
export interface KnownAnswers {
  /** What was stored about this subject within so many days. */
  known<T>(subject: string, days: number): Promise<{ readonly answer: T; readonly storedAt: Date } | undefined>;
  /** Stores an answer for later runs; `about` are the addresses by which its person may have it forgotten. */
  keep(subject: string, answer: unknown, about: readonly string[]): Promise<void>;
}

/** What people wish of us. */
export interface People {
  /** Which of these addresses, domains and profile addresses must not be contacted. */
  doNotContact(subjects: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What asking a vendor takes, beside the network and the ledger. */
export interface VendorAccess {
  /**
   * Keys the caller gave for this run, by the names of their fields. Read them where they are used, store them nowhere.
   */
  keys(): Promise<Readonly<Record<string, string>>>;
  /** Waits until this key of a service may be used again: so many requests a second, all workers together. */
  turn(key: string): Promise<void>;
  /** Waits so many seconds before a vendor is asked again. */
  pause(seconds: number): Promise<void>;
}

/** How many postings a run may return, and the finding that tells what limits them. */
export interface Allowance {
  readonly most: number;
  readonly limit?: 'max_jobs_reached' | 'max_credits_reached' | 'credits_reached';
}

/** What a run may spend. */
export interface Credits {
  /**
   * How many of these postings the run may return, and what limits it: the caller's max_jobs and max_credits, and the
   * credits of the key, which are reserved for them. So many of the postings are paid for already.
   */
  allowance(postings: number, paid?: number): Promise<Allowance>;
}

/** What a run of the same key read, with what became of each posting. */
export interface EarlierRun {
  readonly summary: Readonly<Record<string, unknown>>;
  readonly postings: readonly JudgedPosting[];
  readonly findings: readonly Finding[];
  /**
   * Keys of postings that it returned, or a run that it reused, and so on: they are paid for. Absent in what an older
   * version stored.
   */
  readonly returned?: readonly string[];
}

/** Runs that were COMPLETED before. */
export interface EarlierRuns {
  /** Undefined for one of another key or pipeline, and for one that is gone or has not been COMPLETED. */
  read(runId: string): Promise<EarlierRun | undefined>;
}

/** Files that a run makes for its caller. */
export interface RunFiles {
  /** Stores a file of the run, in place of an earlier one of that name, and answers how the summary names it. */
  save(name: string, content: string): Promise<string>;
}

/** What reading a company's site within another run gave. A site that cannot be read is no failure of that run. */
export interface SiteReading {
  readonly postings: readonly FoundPosting[];
  /** What was refused, cut or failed on the way: without postings they say why. */
  readonly findings: readonly Finding[];
}

/** Companies' own sites, read within a run of another kind. */
export interface Sites {
  /** What a company advertises on its own site, read as a career page run reads it. */
  read(input: { company_url: string; company_name: string; max_pages: number }): Promise<SiteReading>;
}

/** Hosts that refused some run are left alone by all of them for a while. */
export interface Hosts {
  /** Longest pause (seconds) that a run waits for. */
  readonly patience: number;
  /** Seconds for which the host is to be left alone; 0 when it may be asked. */
  pauseOf(host: string): Promise<number>;
  /** The host refused; `retryAfterSeconds` is what it asked for itself. */
  refused(host: string, reason: string, retryAfterSeconds?: number): Promise<void>;
  /** The host answered as it should. */
  answered(host: string): Promise<void>;
}
