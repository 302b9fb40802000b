import { members, type AnswerOf } from '../../http/answer-type.js';
import { JobPostingSchema, pagedResultSchema } from '../../runs/http/run-schemas.js';

const SUMMARY = members({
  company: { type: 'string', description: 'Company name', example: 'Example GmbH' },
  url: { type: 'string', description: 'Address of the company site', example: 'https://example.com' },
  career_page_urls: {
    type: 'array',
    items: { type: 'string' },
    description: 'Career pages found',
    example: ['https://example.com/careers'],
  },
  pages_scraped: { type: 'integer', description: 'Pages read', example: 14 },
  pages_rendered: {
    type: 'integer',
    description: 'How many of the pages had to be opened in a browser',
    example: 0,
  },
  jobs_total: {
    type: 'integer',
    description: 'Postings this scrape returned, on all pages; page against it',
    example: 42,
  },
  jobs_filtered_out: { type: 'integer', description: 'Postings found but not returned', example: 8 },
  reused_run_id: {
    type: 'string',
    nullable: true,
    description: 'The run whose postings were filtered anew; only where reuse_run_id was sent',
    example: 'run_k3v5xq2m7t4rj6w2n5b7c3d2fa',
  },
  title_rules: {
    type: 'object',
    nullable: true,
    additionalProperties: true,
    description: 'What target_titles_prompt was understood to mean, as rules; only where it was sent',
    example: {
      keep: ['software engineer'],
      reject: [],
      keep_levels: [],
      reject_levels: ['intern'],
      otherwise: 'ask',
    },
  },
});

/** What a COMPLETED run tells beside its postings. */
export type CareerPagesSummary = AnswerOf<typeof SUMMARY, 'title_rules' | 'reused_run_id'>;

/** Result of a career page scrape. */
export const CareerPagesResultSchema = pagedResultSchema('CareerPagesResult', 'What a career page scrape found', {
  summary: SUMMARY,
  job: JobPostingSchema,
});
