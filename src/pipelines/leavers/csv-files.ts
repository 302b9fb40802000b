import { csvHead, csvLines } from '../../csv.js';
import type { DecisionMaker } from './decision-makers.js';
import type { Company } from '../../vendors/people.js';
import type { Leaver } from './verdict.js';
import type { Qualification } from './qualify.js';

/** Whether the old company advertises the vacated title now. */
export interface Vacancy {
  readonly status: 'open' | 'not_found' | 'not_checked';
  readonly url?: string;
  readonly postedAt?: string;
}

/** A leaver with all that the run found out about the two companies. */
export interface LeaverRow {
  readonly leaver: Leaver;
  readonly newCompany?: Company;
  readonly qualification?: Qualification;
  readonly vacancy: Vacancy;
}

type Column<T> = (row: T) => string | number | undefined;

const LEAVER_COLUMNS: Readonly<Record<string, Column<LeaverRow>>> = {
  full_name: ({ leaver }) => leaver.person.fullName,
  first_name: ({ leaver }) => leaver.person.firstName,
  last_name: ({ leaver }) => leaver.person.lastName,
  linkedin_url: ({ leaver }) => leaver.person.linkedinUrl,
  person_location: ({ leaver }) => leaver.person.location,
  person_country: ({ leaver }) => leaver.person.country,
  old_company_name: ({ leaver }) => leaver.company.name,
  old_company_domain: ({ leaver }) => leaver.company.domain,
  old_company_linkedin_url: ({ leaver }) => leaver.company.linkedinUrl,
  old_company_industry: ({ leaver }) => leaver.company.industry,
  old_company_size: ({ leaver }) => leaver.company.size,
  old_title: ({ leaver }) => leaver.role.title,
  matched_title: ({ leaver }) => leaver.matchedTitle,
  old_start_date: ({ leaver }) => leaver.stay.start,
  left_date: ({ leaver }) => leaver.left.date,
  left_date_precision: ({ leaver }) => leaver.left.precision,
  months_since_left: ({ leaver }) => leaver.monthsSinceLeft,
  new_company_name: ({ leaver, newCompany }) => newCompany?.name ?? leaver.present?.companyName,
  new_company_domain: ({ newCompany }) => newCompany?.domain,
  new_company_linkedin_url: ({ leaver, newCompany }) => newCompany?.linkedinUrl ?? leaver.present?.companyUrl,
  new_company_industry: ({ newCompany }) => newCompany?.industry,
  new_company_size: ({ newCompany }) => newCompany?.size,
  new_title: ({ leaver }) => leaver.present?.roles.find(({ end }) => end === undefined)?.title,
  new_start_date: ({ leaver }) => leaver.present?.start,
  qualification_reason: ({ qualification }) => qualification?.reason,
  qualification_confidence: ({ qualification }) => qualification?.confidence,
  vacancy_status: ({ vacancy }) => vacancy.status,
  vacancy_url: ({ vacancy }) => vacancy.url,
  vacancy_posted_at: ({ vacancy }) => vacancy.postedAt,
  profile_last_updated: ({ leaver }) => leaver.person.lastUpdated,
  source_person_id: ({ leaver }) => leaver.person.id,
};

/** A decision-maker with the leavers because of whom the company is in the file. */
export interface DecisionMakerRow {
  readonly maker: DecisionMaker;
  readonly relatedLeavers: readonly string[];
}

const DECISION_MAKER_COLUMNS: Readonly<Record<string, Column<DecisionMakerRow>>> = {
  company_name: ({ maker }) => maker.company.name,
  company_domain: ({ maker }) => maker.company.domain,
  company_linkedin_url: ({ maker }) => maker.company.linkedinUrl,
  company_industry: ({ maker }) => maker.company.industry,
  company_size: ({ maker }) => maker.company.size,
  full_name: ({ maker }) => maker.person.fullName,
  first_name: ({ maker }) => maker.person.firstName,
  last_name: ({ maker }) => maker.person.lastName,
  title: ({ maker }) => maker.title,
  matched_title: ({ maker }) => maker.matchedTitle,
  seniority: ({ maker }) => maker.person.seniority,
  linkedin_url: ({ maker }) => maker.person.linkedinUrl,
  person_location: ({ maker }) => maker.person.location,
  related_leavers: ({ relatedLeavers }) => relatedLeavers.join('; '),
  source_person_id: ({ maker }) => maker.person.id,
};

export function leaversCsv(rows: readonly LeaverRow[]): string {
  return csv(LEAVER_COLUMNS, rows);
}

export function decisionMakersCsv(rows: readonly DecisionMakerRow[]): string {
  return csv(DECISION_MAKER_COLUMNS, rows);
}

function csv<T>(columns: Readonly<Record<string, Column<T>>>, rows: readonly T[]): string {
  const cells = Object.values(columns);
  return csvHead(Object.keys(columns)) + csvLines(rows.map((row) => cells.map((cell) => cell(row))));
}

/** `acme_leavers_3f0c8a52.csv`: the organisation reduced to what every file system takes. */
export function fileName(orgName: string, kind: string, runId: string): string {
  const org = orgName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+|(?<!-)-+$/g, '')
    .slice(0, 80);
  return `${org === '' ? 'org' : org}_${kind}_${runId.slice(0, 8)}.csv`;
}
