import type { Config, PipelineSetting } from '../config/config.js';
import type { Finding } from '../findings/finding.js';
import type { JudgedPosting } from '../postings/posting.js';
import type { ServiceName, Services } from './services.js';

/** A scraper's postings are read by the page; a report is read as a whole, at the run lookup. */
export type PipelineKind = 'scraper' | 'report';

/**
 * What runs of a pipeline use beside their RunContext: these services and settings, and no others, are given to them.
 */
export interface Needs {
  readonly services: readonly ServiceName[];
  readonly settings: readonly PipelineSetting[];
}

/** A capability of the service: what it is called, how often a run may be tried, and the steps of a run. */
export interface Pipeline<Input = unknown, Summary = unknown, Needed extends Needs = Needs> {
  readonly name: string;
  readonly needs: Needed;
  readonly kind: PipelineKind;
  /**
   * Its requests bring keys of other services, which are forgotten when the run has ended: it cannot be run again from
   * what is stored.
   */
  readonly needsCallersKeys?: true;
  /** Its runs cost credits, and their status says how many. */
  readonly isCharged?: true;
  /**
   * Under which names its jobs are answered, and the posting's field behind each; a JobPosting's own names by default.
   */
  readonly jobFields?: Readonly<Record<string, string>>;
  /** Attempts after which a run that keeps failing becomes FAILED. */
  readonly maxAttempts: number;
  /** How many times the operator's setting (RUN_DEADLINE_MINUTES) an attempt may take; 1 by default. */
  readonly deadlineFactor?: number;
  /** The summary of a run that was cancelled before it had read anything; an empty one by default. */
  readonly nothingRead?: (input: Input) => Summary;
  /** Loads what its first run would load; without it that run does. */
  readonly prepare?: () => Promise<unknown>;
  run(input: Input, context: ContextOf<Needed>): Promise<RunOutcome<Summary>>;
}

/** The capabilities that a service is made with; under this name Nest hands them out. */
export type Pipelines = readonly Pipeline<never>[];
export const Pipelines = Symbol('Pipelines');

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
  /** How many of them a browser opened. */
  readonly pagesRendered?: number;
  readonly postingsFound?: number;
}

/** The run as a fact. */
export interface RunFacts {
  readonly id: string;
  /** When the request was accepted: the run's "today", the same in every attempt. */
  readonly acceptedAt: Date;
  /**
   * How much of the attempt's time is used up, from 0 to 1. Near the end the web answers nothing more, so that runs end
   * with what they have.
   */
  timeUsed(): number;
}

/** What every pipeline may do. */
export interface RunContext {
  readonly run: RunFacts;
  /** Aborted when the worker shuts down, the deadline passes or another worker took the run over. */
  readonly signal: AbortSignal;
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
  /**
   * Stores an item of the present step as it is done, and reports the findings that were made with it. Go on with what
   * it gives back: the postings in it know their rows.
   */
  remember<T>(key: string, output: T, findings?: readonly Finding[]): Promise<T>;
  /** Says what became of every posting the run discovered, in order; replaces what an earlier attempt had said. */
  savePostings(postings: readonly JudgedPosting[]): Promise<void>;
  /**
   * Hands over what went wrong, was cut or is doubtful: stored with the output of the present step, and told to the
   * caller in `warnings` when the run ends. The same finding twice is one.
   */
  report(...findings: readonly Finding[]): void;
  progress(figures: Progress): void;
}

/** A RunContext with these services and settings. */
export type Using<S extends ServiceName, N extends PipelineSetting = never> = RunContext &
  Pick<Services, S> & { readonly settings: Pick<Config, N> };

/** What runs of a pipeline with these needs are given. */
export type ContextOf<Needed extends Needs> = Using<Needed['services'][number], Needed['settings'][number]>;
