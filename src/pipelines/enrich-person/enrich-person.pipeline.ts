import type { Pipeline } from '../../runs/pipeline.js';
import type { EnrichPersonInput } from './enrich-person.dto.js';
import { NEEDS } from './enrich-person.needs.js';
import type { Enrichment } from './enrich-person.schema.js';

/**
 * One person's e-mail address: asked of finders in turn, verified by somebody else, or honestly not found. Its steps
 * are loaded with its first run.
 */
export const enrichPerson: Pipeline<EnrichPersonInput, Enrichment, typeof NEEDS> = {
  name: 'enrich-person',
  needs: NEEDS,
  kind: 'report',
  maxAttempts: 6,

  run: async (input, context) => (await import('./enrich-person.steps.js')).enrich(input, context),
};
