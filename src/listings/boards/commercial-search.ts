/** Boards behind the one request; the first enabled one is searched where none is named. */
export const COMMERCIAL_BOARDS = ['indeed', 'stepstone'] as const;

export const COMMERCIAL_JOB_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;

/** Countries with an edition of the first board, by its own host names ("us" is its main host, "uk" not "gb"). */
export const COMMERCIAL_COUNTRIES = [
  'us',
  'ae',
  'ar',
  'at',
  'au',
  'be',
  'bh',
  'br',
  'ca',
  'ch',
  'cl',
  'cn',
  'co',
  'cr',
  'cz',
  'de',
  'dk',
  'ec',
  'eg',
  'es',
  'fi',
  'fr',
  'gr',
  'hk',
  'hu',
  'id',
  'ie',
  'il',
  'in',
  'it',
  'jp',
  'kr',
  'kw',
  'lu',
  'ma',
  'mx',
  'my',
  'ng',
  'nl',
  'no',
  'nz',
  'om',
  'pa',
  'pe',
  'ph',
  'pk',
  'pl',
  'pt',
  'qa',
  'ro',
  'sa',
  'se',
  'sg',
  'th',
  'tr',
  'tw',
  'ua',
  'uk',
  'uy',
  've',
  'vn',
  'za',
] as const;

/** The request, as it was accepted. */
export interface CommercialJobsInput {
  readonly title?: string;
  readonly location?: string;
  readonly country: (typeof COMMERCIAL_COUNTRIES)[number];
  readonly radius?: number;
  readonly job_type?: (typeof COMMERCIAL_JOB_TYPES)[number];
  readonly remote?: boolean;
  readonly posted_within_days?: number;
  /** Postings to return at most. */
  readonly max_jobs?: number;
  readonly max_pages: number;
  readonly include_details: boolean;
  readonly include_company_details: boolean;
  readonly board?: (typeof COMMERCIAL_BOARDS)[number];
}
