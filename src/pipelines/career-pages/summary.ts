import type { TitleRules } from './title-rules.js';

/** What a COMPLETED run tells beside its postings. */
export interface CareerPagesSummary {
  readonly company: string;
  readonly url: string;
  readonly career_page_urls: readonly string[];
  readonly pages_scraped: number;
  /** How many of them a browser opened. */
  readonly pages_rendered: number;
  readonly jobs_total: number;
  readonly jobs_filtered_out: number;
  /** What target_titles_prompt was understood to mean. */
  readonly title_rules?: TitleRules;
  /** The run whose postings these are, where no page was read. */
  readonly reused_run_id?: string;
}
