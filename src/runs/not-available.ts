import { StepError } from '../errors.js';
import type { Pipeline, PipelineKind } from './pipeline.js';

/** A capability that is published and not built yet: its runs are accepted, end FAILED at once and say so. */
export function notAvailable(name: string, kind: PipelineKind): Pipeline<object, object> {
  return { name, kind, maxAttempts: 1, run: () => Promise.reject(new StepError('not_available', `The pipeline ${name} is not available in this version of the service`)) };
}
