import type { ApiKeys } from '../accounts/api-keys.js';
import type { Service } from '../service.js';

/** Time (ms) in which a Postgres that was just started answers: a busy machine is slow in connecting to it. */
const PATIENCE = 60_000;

/** The keys of a service that a program has started, asked again while Postgres is busy. */
export async function keysOf({ app }: Service): Promise<ApiKeys> {
  const [{ ApiKeys }, { patient }] = await Promise.all([
    import('../accounts/api-keys.js'),
    import('../runs/work/patient.js'),
  ]);
  return patient(app.get(ApiKeys), AbortSignal.timeout(PATIENCE));
}
