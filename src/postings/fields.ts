/** What kind of value a posting field holds. */
export type FieldKind = 'text' | 'number' | 'integer' | 'list';

interface Field<K extends FieldKind> {
  readonly kind: K;
  readonly description: string;
  readonly example: string | number | readonly string[];
}

function field<K extends FieldKind>(kind: K, description: string, example: Field<K>['example']): Field<K> {
  return { kind, description, example };
}

/**
 * The fields of a job posting, in the order they are answered: the one table from which the TypeScript type, the
 * OpenAPI schema and the SQL columns follow (`test/architecture.spec.ts` and `test/e2e/tables.spec.ts` hold them
 * together).
 */
export const POSTING_FIELDS = {
  job_title: field('text', 'Title as the source words it', 'Senior Software Engineer (m/w/d)'),
  location: field('text', 'Place as the source words it', 'Berlin, Germany'),
  city: field('text', 'City', 'Berlin'),
  country: field('text', 'English short name of the country', 'Germany'),
  job_type: field(
    'text',
    'full-time, part-time, contract, temporary, internship, mini-job, apprenticeship or freelance',
    'full-time',
  ),
  remote_policy: field('text', 'remote, hybrid or on-site', 'hybrid'),
  department: field('text', 'Department or team', 'Engineering'),
  contract_type: field('text', 'permanent, fixed-term or temporary agency', 'permanent'),
  salary_min: field('number', 'Lower end of the pay, in the main unit of the currency', 65000),
  salary_max: field('number', 'Upper end of the pay, in the main unit of the currency', 80000),
  salary_currency: field('text', 'ISO 4217 code', 'EUR'),
  salary_period: field('text', 'hour, day, week, month or year', 'year'),
  min_years_of_experience: field('integer', 'Years of experience asked for at least', 3),
  requirements: field('list', 'What the applicant must bring', ['Three years with TypeScript']),
  nice_to_have: field('list', 'What is welcome but not required', ['Experience with Postgres']),
  benefits: field('list', 'What the employer offers', ['30 days of holiday']),
  job_description: field('text', 'Whole text of the posting, without markup', 'We build …'),
  hiring_manager_name: field('text', 'Contact person named in the posting', 'Erika Mustermann'),
  hiring_manager_email: field('text', 'E-mail address of the contact', 'jobs@example.com'),
  hiring_manager_phone: field('text', 'Telephone number of the contact, as written', '+49 30 1234567'),
  job_url: field('text', 'Address of the posting', 'https://example.com/jobs/1'),
  ats_system: field('text', 'Career system the posting was read from', 'greenhouse'),
  source: field('text', 'career_page, ats_api, commercial, network or agency', 'ats_api'),
  posted_at: field('text', 'Date or ISO 8601 timestamp of publication', '2026-05-04'),
  application_deadline: field('text', 'Date or ISO 8601 timestamp until which to apply', '2026-06-30'),
  company_name: field('text', 'Name of the employer', 'Example GmbH'),
  company_size: field('text', 'Number of employees, as the source words it', '51-200'),
  company_website: field('text', 'Site of the employer', 'https://example.com'),
  industry: field('text', 'Industry of the employer', 'Software'),
  headquarters: field('text', 'Seat of the employer', 'Berlin'),
  founded: field('text', 'Year of foundation', '2011'),
  revenue: field('text', 'Revenue, as the source words it', '€10M'),
  company_profile_url: field('text', 'Profile of the employer on the board', 'https://example.com/company/1'),
  postal_code: field('text', 'Postal code of the workplace', '10115'),
  street_address: field('text', 'Street and number of the workplace', 'Invalidenstraße 1'),
} as const;

export type PostingField = keyof typeof POSTING_FIELDS;

type ValueOfKind<K extends FieldKind> = K extends 'list' ? string[] : K extends 'text' ? string : number;

/** A posting: a field is there only when the source states it. */
export type JobPosting = { [F in PostingField]?: ValueOfKind<(typeof POSTING_FIELDS)[F]['kind']> };

export const POSTING_FIELD_NAMES = Object.keys(POSTING_FIELDS) as PostingField[];
