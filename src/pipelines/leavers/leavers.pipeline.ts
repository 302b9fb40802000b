import type { Pipeline } from '../../runs/pipeline.js';
import type { LeaversInput } from './leavers.dto.js';
import { NEEDS } from './leavers.needs.js';
import type { LeaversSummary } from './leavers.schema.js';

/**
 * People who recently left target companies, and decision-makers at their old and new ones. Its steps are loaded with
 * its first run.
 */
export const leavers: Pipeline<LeaversInput, LeaversSummary, typeof NEEDS> = {
  name: 'leavers',
  needs: NEEDS,
  kind: 'report',
  needsCallersKeys: true,
  // A killed worker uses an attempt up; what was paid is in the ledger, so trying again costs nothing.
  maxAttempts: 12,
  // Without a limit, at five requests a second, half an hour is not unusual.
  deadlineFactor: 4,

  run: async (input, context) => (await import('./leavers.steps.js')).findLeaversAndMakers(input, context),
};
