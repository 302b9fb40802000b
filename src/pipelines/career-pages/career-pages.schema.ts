import type { SchemaObject } from '../../http/schema-object.js';
import { JobPostingSchema } from '../../http/openapi.js';

/** Result of a career page scrape. */
export const CareerPagesResultSchema: SchemaObject = {
  type: 'object',
  properties: {
    company: { type: 'string', description: 'Company name', example: 'Example GmbH' },
    url: { type: 'string', description: 'Address of the company site', example: 'https://example.com' },
    career_page_urls: { type: 'array', items: { type: 'string' }, description: 'Career pages found', example: ['https://example.com/careers'] },
    pages_scraped: { type: 'integer', description: 'Pages read', example: 14 },
    warnings: { type: 'array', items: { type: 'string' }, nullable: true, description: 'What went wrong without failing the run', example: [] },
    jobs_returned: { type: 'integer', description: 'Postings on this page', example: 25 },
    jobs_total: { type: 'integer', description: 'Postings this scrape returned, on all pages', example: 42 },
    jobs_filtered_out: { type: 'integer', description: 'Postings found but not returned', example: 8 },
    limit: { type: 'integer', description: 'Size of a page', example: 25 },
    offset: { type: 'integer', description: 'Postings before this page', example: 0 },
    has_more: { type: 'boolean', description: 'True while postings remain beyond this page', example: true },
    jobs: { type: 'array', items: JobPostingSchema, description: 'This page of the postings' },
  },
};
