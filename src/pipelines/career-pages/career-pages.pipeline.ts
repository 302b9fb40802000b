import type { Pipeline } from '../../runs/pipeline.js';
import type { CareerPagesInput } from './career-pages.dto.js';
import { NEEDS } from './career-pages.needs.js';
import type { CareerPagesSummary } from './career-pages.schema.js';

/** From a company's site to its postings. Its steps are loaded with its first run, or when a worker prepares for it. */
export const careerPages: Pipeline<CareerPagesInput, CareerPagesSummary, typeof NEEDS> = {
  name: 'career-pages',
  needs: NEEDS,
  kind: 'scraper',
  isCharged: true,
  maxAttempts: 3,

  prepare: () => import('./career-pages.steps.js'),
  run: async (input, context) => (await import('./career-pages.steps.js')).scrapeCareerPages(input, context),
};
