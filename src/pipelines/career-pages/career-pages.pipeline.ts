import type { Pipeline } from '../../runs/pipeline.js';
import { siteUrl } from '../../web/site-address.js';
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

  nothingRead: ({ company_name: company, company_url: given }) => ({
    company: company ?? new URL(siteUrl(given)).hostname,
    url: new URL(siteUrl(given)).href,
    career_page_urls: [],
    pages_scraped: 0,
    pages_rendered: 0,
    jobs_total: 0,
    jobs_filtered_out: 0,
  }),
  prepare: () => import('./career-pages.steps.js'),
  run: async (input, context) => (await import('./career-pages.steps.js')).scrapeCareerPages(input, context),
};
