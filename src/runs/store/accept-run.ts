import { lockKey } from '../../accounts/account-statements.js';
import type { Database } from '../../db/database.js';
import { inTransaction, type Queryable } from '../../db/transaction.js';
import { ACCEPT_RUN } from './hot-statements.js';
import type { Acceptance, AcceptanceLimits, AcceptanceRow, AcceptedRun } from './run-rows.js';
import { storableJson, withoutNul } from '../../db/storable.js';

type Pool = Database['rows'];

/**
 * Distance from a limit of a key within which its triggers are counted one after the other; more of them than this are
 * not on their way at the same time (each API process has DATABASE_POOL_SIZE connections).
 */
const NEAR_A_LIMIT = 100;

/**
 * Stores a run and its job in one statement, or says what the key lacks: counted over what all processes have
 * accepted. Near a limit the triggers of the key wait for each other, so that it holds exactly.
 */
export async function acceptRun(pool: Pool, run: AcceptedRun, limits: AcceptanceLimits): Promise<Acceptance> {
  const [head, tail] = valuesOf(run, limits);
  const ask = async (client: Queryable, distance: number): Promise<AcceptanceRow> => {
    const { rows } = await client.query<AcceptanceRow>({ ...ACCEPT_RUN, values: [...head, distance, ...tail] });
    if (rows[0] === undefined) throw new Error('the statement that accepts a run gave no row');
    return rows[0];
  };
  let row = await ask(pool, NEAR_A_LIMIT);
  if (row.job === null && row.known === null)
    row = await inTransaction(pool, async (client) => {
      await client.query(lockKey(run.apiKeyId));
      return ask(client, 0);
    });
  return outcomeOf(row, run);
}

/** Values of the statement before and behind the distance from the limits. */
function valuesOf(run: AcceptedRun, limits: AcceptanceLimits): [unknown[], unknown[]] {
  const { idempotency, secrets, tags = [], notes = [], webhookUrl = null } = run;
  return [
    [
      run.id,
      run.pipeline.name,
      storableJson(run.input),
      run.apiKeyId,
      limits.creditsReserved,
      limits.queuedRuns,
      limits.triggersPerMinute,
      bytes(secrets?.nonce),
      bytes(secrets?.ciphertext),
    ],
    [tags.map(withoutNul), notes.map(withoutNul), idempotency?.key ?? null, idempotency?.hash ?? null, webhookUrl],
  ];
}

function outcomeOf(row: AcceptanceRow, { idempotency }: AcceptedRun): Acceptance {
  if (row.job !== null) return { outcome: 'accepted' };
  if (row.known !== null)
    return idempotency && row.known_hash?.equals(idempotency.hash)
      ? { outcome: 'replayed', runId: row.known }
      : { outcome: 'other request' };
  if (!row.has_credits) return { outcome: 'no credits' };
  if (row.queue_full) return { outcome: 'queue full' };
  return { outcome: 'too fast', retryAfterSeconds: Math.max(1, Math.ceil(row.wait ?? 1)) };
}

function bytes(value: Uint8Array | undefined): Buffer | null {
  return value === undefined ? null : Buffer.from(value);
}
