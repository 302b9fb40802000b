import { members, type AnswerOf } from '../../http/answer-type.js';
import type { SchemaObject } from '../../http/openapi.js';
import { pagedResultSchema } from '../../runs/http/run-schemas.js';

const text = (description: string, example: string): SchemaObject => ({
  type: 'string',
  nullable: true,
  description,
  example,
});

const NetworkJobSchema: SchemaObject = {
  title: 'NetworkJob',
  type: 'object',
  description: 'A posting on the network; a field is null when the network does not state it',
  additionalProperties: true,
  properties: {
    title: text('Title of the posting', 'Software Engineer'),
    job_url: text('Address of the posting', 'https://www.linkedin.com/jobs/view/4012345678'),
    network_job_id: text("The network's number of the posting", '4012345678'),
    company_name: text('Name of the employer', 'Example GmbH'),
    company_url: text("Address of the employer's page on the network", 'https://www.linkedin.com/company/example'),
    company_id: text("The network's number of the employer", '1234567'),
    location: text('Workplace, as the network words it', 'Berlin, Germany'),
    description: text('Whole text of the posting, without markup', 'We build …'),
    seniority_level: text('Level of experience', 'Mid-Senior level'),
    employment_type: text('Kind of employment', 'Full-time'),
    industries: text('Industries of the employer', 'Software Development'),
    apply_url: text('Where to apply, outside of the network', 'https://example.com/jobs/1/apply'),
    apply_type: text('easy_apply or offsite', 'offsite'),
    posted_at: text('Date of publication', '2026-05-04'),
    posted_time_ago: text('Age of the posting, as the network words it', '2 weeks ago'),
    applications_count: {
      type: 'integer',
      nullable: true,
      description: 'Applications the network counts',
      example: 196,
    },
    salary: text('Salary, as the network words it', '€60,000.00/yr - €80,000.00/yr'),
    job_function: text('Kind of work', 'Engineering'),
    company_size: text('Number of employees, as the network words it', '51-200 employees'),
    company_website: text('Site of the employer', 'https://example.com'),
    headquarters: text('Seat of the employer', 'Berlin'),
  },
};

const SUMMARY = members({
  titles_query: {
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    description: 'The titles, as they were sent',
    example: ['Software Engineer'],
  },
  locations: {
    type: 'array',
    items: { type: 'string' },
    description: 'The places, as they were sent',
    example: ['Berlin, Germany'],
  },
  country: { type: 'string', nullable: true, description: 'The country, as it was sent', example: 'Germany' },
  search_url: {
    type: 'string',
    nullable: true,
    description: 'Address of the first search',
    example: 'https://www.linkedin.com/jobs/search?keywords=Software+Engineer',
  },
  search_urls: { type: 'array', items: { type: 'string' }, description: 'Addresses of all searches', example: [] },
  total_found: { type: 'integer', description: 'Postings this run stored; page against it', example: 42 },
  jobs_scraped: { type: 'integer', description: 'Postings whose own page was asked for', example: 42 },
  successful_scrapes: { type: 'integer', description: 'Of these, pages that were read', example: 41 },
  failed_scrapes: {
    type: 'integer',
    description: 'Of these, pages that were not: the posting holds what the list says',
    example: 1,
  },
});

/** What a COMPLETED run tells beside its postings. */
export type NetworkJobsSummary = AnswerOf<typeof SUMMARY>;

/** Result of a search on the network. */
export const NetworkJobsResultSchema = pagedResultSchema('NetworkJobsResult', 'What a search on the network found', {
  summary: SUMMARY,
  job: NetworkJobSchema,
});
