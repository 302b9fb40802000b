/** Codes of the network's search filters, by the words callers use. */
export const WORKPLACE_TYPES = { 'on-site': '1', remote: '2', hybrid: '3' } as const;
export const NETWORK_JOB_TYPES = {
  'full-time': 'F',
  'part-time': 'P',
  contract: 'C',
  temporary: 'T',
  internship: 'I',
  volunteer: 'V',
  other: 'O',
} as const;
export const EXPERIENCE_LEVELS = {
  internship: '1',
  entry: '2',
  associate: '3',
  'mid-senior': '4',
  director: '5',
  executive: '6',
} as const;

/** The request, as it was accepted. */
export interface NetworkJobsInput {
  readonly titles: string | readonly string[];
  readonly locations: readonly string[];
  readonly country?: string;
  readonly posted_within_days?: number;
  readonly workplace_types?: readonly (keyof typeof WORKPLACE_TYPES)[];
  readonly job_types?: readonly (keyof typeof NETWORK_JOB_TYPES)[];
  readonly experience_levels?: readonly (keyof typeof EXPERIENCE_LEVELS)[];
  readonly max_jobs: number;
  readonly include_details: boolean;
  readonly include_company_details: boolean;
}
