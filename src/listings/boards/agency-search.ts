/** Working times the board can be asked for, and its codes. */
export const AGENCY_JOB_TYPES = {
  'full-time': 'vz',
  'part-time': 'tz',
  'mini-job': 'mj',
  'home-office': 'ho',
} as const;

/** The request, as it was accepted. */
export interface AgencyJobsInput {
  readonly title?: string;
  readonly location?: string;
  readonly radius: number;
  readonly job_type?: keyof typeof AGENCY_JOB_TYPES;
  /** Postings to return at most. */
  readonly max_jobs?: number;
  readonly max_pages: number;
  readonly page_size: number;
  readonly include_details: boolean;
  readonly include_recruiter_details: boolean;
}
