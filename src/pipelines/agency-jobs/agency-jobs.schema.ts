import { members, type AnswerOf } from '../../http/answer-type.js';
import { boardPostingSchema, pagedResultSchema } from '../../runs/http/run-schemas.js';

const AgencyJobSchema = boardPostingSchema('AgencyJob', "A posting on the agency's board", {
  reference_number: {
    type: 'string',
    nullable: true,
    description: "The board's number of the posting",
    example: '10001-1003485926-S',
  },
  external_url: {
    type: 'string',
    nullable: true,
    description: "The posting on the partner's own site",
    example: 'https://example.com/jobs/1',
  },
  recruiter_details_included: {
    type: 'boolean',
    description: 'True only when include_recruiter_details added details that the posting did not have by itself',
    example: false,
  },
});

const SUMMARY = members({
  company: {
    type: 'string',
    nullable: true,
    description: "The search's own label; null when it has none",
    example: null,
  },
  url: {
    type: 'string',
    nullable: true,
    description: 'Address of the search',
    example: 'https://www.arbeitsagentur.de/jobsuche/suche?was=Data+Analyst&wo=Berlin&umkreis=25',
  },
  search_urls: {
    type: 'array',
    items: { type: 'string' },
    nullable: true,
    description: 'Addresses of the searches',
    example: [],
  },
  total_found: {
    type: 'integer',
    nullable: true,
    description: 'Postings this run stored, without duplicates; page against it',
    example: 42,
  },
  total_available: { type: 'integer', nullable: true, description: 'Postings the board says it has', example: 317 },
  pages_scraped: { type: 'integer', nullable: true, description: 'Result pages read', example: 5 },
});

/** What a COMPLETED run tells beside its postings. */
export type AgencyJobsSummary = AnswerOf<typeof SUMMARY>;

/** Result of a search on the agency's board. */
export const AgencyJobsResultSchema = pagedResultSchema(
  'AgencyJobsResult',
  "What a search on the agency's board found",
  {
    summary: SUMMARY,
    job: AgencyJobSchema,
  },
);
