import type { Pipeline } from './pipeline.js';

/** Under this token Nest hands out the pipelines the service was made with. */
export const PIPELINES = Symbol('Pipelines');

export type PipelineList = readonly Pipeline<never>[];
