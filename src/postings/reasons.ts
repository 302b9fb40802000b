/**
 * Why a posting is none of a run's results, by its code, and how that is told. Decisions are made on the code, never on
 * the sentence. What the detail is says its name; without it the sentence is that of all postings of the code. A new
 * reason is one entry.
 */
const REASONS = {
  already_found: () => 'the same posting was found before',
  no_title: () => 'it has no title',
  title_not_wanted: () => 'its title is none of target_titles',
  title_not_wished: (said = 'its title is not what is wished for') => `target_titles_prompt: ${said}`,
  place_not_wanted: (said = 'its place is none of target_locations') => said,
  max_jobs_reached: () => 'beyond what the run may return (max_jobs_reached)',
  max_credits_reached: () => 'beyond what the run may return (max_credits_reached)',
  credits_reached: () => 'beyond what the run may return (credits_reached)',
  more_than_asked: () => 'more postings than were asked for',
  page_says_over: (words) => `its page says${words === undefined ? ' that it is over' : `: ${words}`}`,
  listed_as_past: () => 'the page calls it past',
  linked_as_past: () => 'another page of the site calls it past',
  page_says_none: () => 'the page says that nothing is open',
  not_in_data: () => 'the page shows other postings than its data state',
  stated_by_data: () => "the page's own data state it",
  on_job_page: () => 'read on the page of a posting that another page lists',
  own_page_of_listed: () => 'the page of a posting that is listed',
  in_no_list: () => 'no list of the site names it',
  beside_career_page: () => 'no career page, beside one that lists postings',
  part_of_company: () => 'it names a part of the company whose openings are listed',
  on_board: () => 'the board lists it',
  not_on_board: () => 'no page of the company for it, beside a board that lists others',
  open_application: () => 'an open application, no posting',
  other_language: (address = 'another address') => `read at ${address} in another language`,
  stranger: () => 'it names no occupation and does not lead on, unlike the others of its list',
  person: () => 'it is the role of a person whom the page names or quotes',
  apart: () => 'its list is one of people, services, benefits or offices',
  content: () => 'it leads to an article or a product',
  own_name: () => 'it is what the company itself is called',
  again: () => "another list of the page's data states it",
  unsure: () => "its list might be one of postings, beside one of the page's data that surely is",
  not_public: () => 'the board marks it as not open to everybody',
  suggestion: () => "it is the board's own suggestion, no match of the search",
  advertisement: () => 'the board shows it as an advertisement, it does not match the search',
  too_old: () => 'it is older than posted_within_days',
  other_job_type: () => 'it is of another job_type',
  not_from_home: () => 'it is not marked as possible from home',
} satisfies Record<string, (detail?: string) => string>;

export type ReasonCode = keyof typeof REASONS;

/** All codes, in the order of the table. */
export const REASON_CODES = Object.keys(REASONS) as ReasonCode[];

/** A reason as it is stored: the code that is decided on, and the sentence that people read. */
export interface Reason {
  readonly reasonCode: ReasonCode;
  readonly reason: string;
}

/** The reason of a code, with its sentence. */
export function reasonOf(reasonCode: ReasonCode, detail?: string): Reason {
  return { reasonCode, reason: REASONS[reasonCode](detail) };
}

/** The sentence of a stored code, for all postings that have it; the code itself where it is unknown. */
export function sentenceOf(storedCode: string): string {
  const code = REASON_CODES.find((known) => known === storedCode);
  return code === undefined ? storedCode : reasonOf(code).reason;
}

/** Codes of entries that are no postings, whatever list they stand in. */
const NO_POSTING: ReadonlySet<ReasonCode> = new Set([
  'stranger',
  'person',
  'apart',
  'content',
  'part_of_company',
  'open_application',
  'own_name',
]);

/** True where what was left out is no posting at all. */
export function isNoPosting(code: ReasonCode | undefined): boolean {
  return code !== undefined && NO_POSTING.has(code);
}
