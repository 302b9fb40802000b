import type { ApiKeys } from '../accounts/api-keys.js';
import type { Service } from '../service.js';

/** So long (ms) a command waits for a Postgres that is there and answers slowly. */
const PATIENCE = 60_000;

/** The keys of a service that a command has started, asked again while Postgres is busy. */
export async function keysOf({ app }: Service): Promise<ApiKeys> {
  const [{ ApiKeys }, { patient }] = await Promise.all([
    import('../accounts/api-keys.js'),
    import('../runs/work/patient.js'),
  ]);
  return patient(app.get(ApiKeys), AbortSignal.timeout(PATIENCE));
}
