import type { Pipeline, Progress } from '../pipeline.js';
import type { Encrypted } from './secrets-cipher.js';

export const RUN_STATUSES = ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Why a run FAILED, as the run lookup shows it. */
export interface RunFailure {
  readonly message: string;
  readonly step_id: string;
}

/** A run as its caller may see it. */
export interface RunRow {
  readonly id: string;
  readonly pipeline: string;
  readonly status: RunStatus;
  readonly summary: Record<string, unknown> | null;
  readonly warnings: string[];
  readonly error: RunFailure | null;
  readonly progress: Progress | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** When its caller asked for an early end. */
  readonly cancelledAt: Date | null;
  readonly creditsConsumed: number | null;
  readonly creditsLeft: number | null;
  /** Postings the run returned; null until it is COMPLETED, and when there are none. */
  readonly returned: number | null;
}

/** What one key may have at most, and what a run of the pipeline keeps back of its credits. */
export interface AcceptanceLimits {
  readonly creditsReserved: number;
  readonly queuedRuns: number;
  readonly triggersPerMinute: number;
}

/** What the statement that accepts a run says. */
export interface AcceptanceRow {
  readonly job: string | null;
  /** The run that has this idempotency key already, and the hash of what was asked with it. */
  readonly known: string | null;
  readonly known_hash: Buffer | null;
  readonly has_credits: boolean;
  readonly queue_full: boolean;
  readonly wait: number | null;
}

/** A request that is to become a run. */
export interface AcceptedRun {
  readonly id: string;
  readonly pipeline: Pick<Pipeline<never>, 'name'>;
  readonly input: object;
  readonly apiKeyId: string;
  readonly secrets?: Encrypted | undefined;
  readonly tags?: readonly string[];
  /** Where to tell of its end. */
  readonly webhookUrl?: string | undefined;
  readonly notes?: readonly string[];
  /** The caller's key for repeating the trigger safely, and the hash of what is triggered. */
  readonly idempotency?: { readonly key: string; readonly hash: Buffer } | undefined;
}

/** Whether a run was accepted, and why not. */
export type Acceptance =
  | { readonly outcome: 'accepted' | 'no credits' | 'queue full' | 'other request' }
  /** The run that was triggered with the same idempotency key before. */
  | { readonly outcome: 'replayed'; readonly runId: string }
  | { readonly outcome: 'too fast'; readonly retryAfterSeconds: number };

/** What a worker gets when it takes a run: its input and the lease all its writes must carry. */
export interface Attempt {
  readonly runId: string;
  readonly pipeline: string;
  readonly input: unknown;
  readonly lease: number;
  /** Attempts that failed before. */
  readonly failures: number;
  /** Workers that died while they worked on the run since it last got on. */
  readonly deaths: number;
  readonly acceptedAt: Date;
  /** Whether its caller wanted it to end before this attempt began. */
  readonly isCancelled: boolean;
}

/** A returned posting: its fields, and what only its board has. */
export type PostingRow = Record<string, unknown> & { readonly extras: Record<string, unknown> | null };

/** How many postings a run discovered, by what became of them. */
export interface PostingCount {
  readonly disposition: string;
  readonly reason: string | null;
  readonly count: number;
}
