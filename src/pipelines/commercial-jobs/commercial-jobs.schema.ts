import { members, type AnswerOf } from '../../http/answer-type.js';
import { JobPostingSchema, pagedResultSchema } from '../../runs/http/run-schemas.js';

const SUMMARY = members({
  company: { type: 'string', nullable: true, description: 'Name of the board', example: 'Indeed' },
  url: {
    type: 'string',
    nullable: true,
    description: 'Address of the search',
    example: 'https://www.indeed.com/jobs?q=python+developer',
  },
  search_urls: {
    type: 'array',
    items: { type: 'string' },
    nullable: true,
    description: 'Addresses of the result pages',
    example: [],
  },
  total_found: {
    type: 'integer',
    nullable: true,
    description: 'Postings this run stored; page against it',
    example: 42,
  },
  board_match_count: {
    type: 'integer',
    nullable: true,
    description: 'Matches the board advertises; not what is paged',
    example: 6217,
  },
  pages_scraped: { type: 'integer', nullable: true, description: 'Result pages read', example: 3 },
});

/** What a COMPLETED run tells beside its postings. */
export type CommercialJobsSummary = AnswerOf<typeof SUMMARY>;

/** Result of a search on a commercial board. */
export const CommercialJobsResultSchema = pagedResultSchema(
  'CommercialJobsResult',
  'What a search on a commercial board found',
  {
    summary: SUMMARY,
    job: JobPostingSchema,
  },
);
