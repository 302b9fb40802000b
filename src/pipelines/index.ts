import type { PipelineList } from '../runs/pipelines.token.js';
import { careerPages } from './career-pages/career-pages.pipeline.js';

/** Every capability of the service, one line each. */
export const pipelines: PipelineList = [careerPages];
