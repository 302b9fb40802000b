import { record, text } from '../postings/text/words.js';
import type { ServiceAnswer, ServiceRequest } from '../web/web.js';
import type { Company, Person } from './people.js';

/** A request to a vendor, without the caller's key. */
export type VendorRequest = Omit<ServiceRequest, 'headers'>;

/** What one answer was billed. */
export interface Bill {
  readonly cost?: number;
  readonly credits?: number;
}

/** A service that is called with the caller's key. */
export interface Vendor {
  /** Field of the request that holds its key. */
  readonly secret: 'people_data_api_key' | 'research_api_key';
  /** Neutral name, in messages and the ledger. */
  readonly name: 'people_data' | 'research';
  headers(key: string): Record<string, string>;
  bill(answer: ServiceAnswer, body: unknown): Bill;
  /** How long (seconds) a refusal asks to wait, where the service says it in a header of its own. */
  resetsIn?(headers: ServiceAnswer['headers'], now: number): number | undefined;
}

/** Which companies to search. */
export interface CompanyFilter {
  readonly industries: readonly string[];
  /** Country names, and regions the vendor knows by itself. */
  readonly places: readonly string[];
  readonly sizes: readonly { readonly start: number; readonly end: number }[];
}

/** Which people to search: those of some companies with some titles. */
export interface PeopleFilter {
  readonly companies: readonly Company[];
  readonly titles: readonly string[];
  /** Former employees who left between these days, or present ones. */
  readonly left?: { readonly from: string; readonly to: string };
}

export interface ResultPage<T> {
  readonly items: readonly T[];
  /** How many entries the page has, those included that could not be read. */
  readonly received: number;
  /** How many there are in all. */
  readonly total: number;
  /** What to ask the next page with; undefined on the last one. */
  readonly next?: string;
}

/** Where in a result to go on: which page, and what the last answer said about it. */
export interface PagePosition {
  readonly page: number;
  readonly size: number;
  readonly cursor?: string | undefined;
}

/** A people-data service: names its requests and reads its answers. @throws ParseError by every reader */
export interface PeopleDataVendor extends Vendor {
  /** Undefined where the service does not tell a balance. */
  readonly balance?: { readonly request: VendorRequest; read(body: unknown): number | undefined };
  companies(filter: CompanyFilter, at: PagePosition): VendorRequest;
  readCompanies(body: unknown, at: PagePosition): ResultPage<Company>;
  people(filter: PeopleFilter, at: PagePosition): VendorRequest;
  readPeople(body: unknown, at: PagePosition): ResultPage<Person>;
  /** One company by its profile address. */
  company(linkedinUrl: string): VendorRequest;
}

/** An object, also where it is the only element of a list. */
export function only(value: unknown): Readonly<Record<string, unknown>> {
  return record(Array.isArray(value) ? value[0] : value);
}

/** Somebody's whole name, or else what there is of its parts. */
export function wholeName(whole: unknown, ...parts: readonly unknown[]): string | undefined {
  const known = parts.flatMap((part) => text(part) ?? []);
  return text(whole) ?? (known.length > 0 ? known.join(' ') : undefined);
}
