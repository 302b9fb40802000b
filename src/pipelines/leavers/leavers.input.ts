/** The request, as it was accepted; the caller's keys are not in it. */
export interface LeaversInput {
  readonly org_name: string;
  readonly industries: readonly string[];
  readonly job_titles: readonly string[];
  readonly geography: readonly string[];
  readonly dm_titles: readonly string[];
  readonly limit: number;
  readonly people_data_credits_before: number;
  readonly employee_size_ranges: readonly { readonly start: number; readonly end: number }[];
  readonly tenure_min_months: number;
  readonly tenure_max_months: number;
  readonly qualification_criteria: string;
  readonly dm_exclusion_titles: readonly string[];
  readonly max_dms_per_company: number;
  readonly check_vacancies: boolean;
}
