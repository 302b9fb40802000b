import type { Wanted } from './select-postings.js';

/** The request, as it was accepted. */
export interface CareerPagesInput extends Wanted {
  readonly company_url: string;
  readonly company_name?: string;
  readonly max_pages: number;
  readonly known_career_page_url?: string;
  /** Which titles to keep, in plain words; a language model says what it means. */
  readonly target_titles_prompt?: string;
}
