import { aiArk } from '../../vendors/ai-ark/people.js';
import { exa } from '../../vendors/exa/research.js';
import { peopleDataLabs } from '../../vendors/people-data-labs/people.js';
import { ParseError, UpstreamError } from '../../errors.js';
import { finding, type FindingCode } from '../../findings/finding.js';
import type { LeaversContext } from './leavers.needs.js';
import type { LeaversInput } from './leavers.dto.js';
import { isAt, profileSlug, type Company, type Person } from '../../vendors/people.js';
import { countHeldBack, mayBeContacted, tellHeldBack, tellUnread } from './left-out.js';
import { monthsBefore, type Window } from './tenure.js';
import { judgeLeaver, NEVER_THERE, personKey, whyNone, type Leaver } from './verdict.js';
import { askPaid, NoTimeError, VendorRefusal } from '../../vendors/callers-vendor.js';
import type { ResearchVendor } from '../../vendors/exa/research.js';
import type {
  CompanyFilter,
  ResultPage,
  PagePosition,
  PeopleDataVendor,
  PeopleFilter,
} from '../../vendors/people-data.js';

/** The services a run calls with its caller's keys. */
export interface Vendors {
  readonly people: PeopleDataVendor;
  readonly research: ResearchVendor;
}

/** The services that the operator chose, for keys of callers. */
export function vendorsOf({ settings }: LeaversContext): Vendors {
  const people = { 'ai-ark': aiArk, 'people-data-labs': peopleDataLabs }[settings.PEOPLE_DATA_VENDOR];
  return {
    people: people(settings.PEOPLE_DATA_BASE_URL),
    research: exa(settings.RESEARCH_BASE_URL),
  };
}

/** Companies whose people are asked for in one call. */
const COMPANIES_A_CALL = 25;
/** People of one answer: what AI Ark gives at most. */
const PEOPLE_A_PAGE = 100;

/** Companies, and how many others may not be contacted. */
export interface CompanySlice extends ResultPage<Company> {
  readonly heldBack: number;
}

/** A slice of the companies that the filter finds. The first one is counted before it is paid for. */
export async function searchCompanies(
  filter: CompanyFilter,
  at: PagePosition,
  { vendors: { people }, context }: { vendors: Vendors; context: LeaversContext },
): Promise<CompanySlice> {
  if (at.page === 0) {
    const counted = people.readCompanies(
      await askPaid(context, people, people.companies(filter, { page: 0, size: 1 })),
      { page: 0, size: 1 },
    );
    if (isNone(counted)) return { items: [], received: 0, total: 0, heldBack: 0 };
    if (counted.total > context.settings.LEAVERS_MAX_COMPANIES) throw filterNotApplied('companies', counted.total);
  }
  const page = people.readCompanies(await askPaid(context, people, people.companies(filter, at)), at);
  const { items, received, next, total } = page;
  const part = `slice ${String(at.page + 1)}`;
  tellUnread({ received, read: items.length, part }, context);
  const isOver = received === 0 && next !== undefined;
  if (isOver) context.report(finding('leavers_cut_short', 'leavers', { detail: brokenOff('companies', total) }));
  const allowed = await mayBeContacted(items, ({ domain }) => domain, context);
  const heldBack = items.length - allowed.length;
  tellHeldBack('company', heldBack, part, context);
  return {
    items: allowed,
    heldBack,
    received,
    total,
    ...(next !== undefined && !isOver && { next }),
  };
}

/** A list that says that it goes on, and brings nobody new: each further page would be billed. */
export function brokenOff(what: string, total: number): string {
  return `people_data counts ${String(total)} ${what}, and its list brings no more of them`;
}

/** A count that is nothing: a service may count none, and list some. */
function isNone({ total, received }: ResultPage<unknown>): boolean {
  return total === 0 && received === 0;
}

/** Services ignore a filter that they do not understand, and bill everybody. */
function filterNotApplied(what: string, total: number): Error {
  return new UpstreamError('people_data', `the filter was not applied: ${String(total)} ${what} match`, {
    retryable: false,
  });
}

/** What is known of each company, by its id, and whether the credits or the time ended before the last one. */
export interface Judged<T> {
  readonly found: Readonly<Record<string, T>>;
  readonly end?: UsedUp;
}

/** Of what so little is left that there is no use in asking on. */
export type UsedUp = 'credits' | 'time';

/** What the research service says of each company, by its id. A company it fails on has none. */
export async function researchCompanies(
  companies: readonly Company[],
  { vendors: { research }, context }: { vendors: Vendors; context: LeaversContext },
): Promise<Judged<string>> {
  const found: Record<string, string> = {};
  for (const company of companies) {
    const { told, end } = await orSkip(context, ['company_not_researched', company.name], async () =>
      research.read(await askPaid(context, research, research.company(company))),
    );
    if (end !== undefined) return { found, end };
    if (told !== undefined) found[company.id] = told;
  }
  return { found };
}

/** What a service told, or what ended so that there is no use in asking on. */
interface Told<T> {
  readonly told?: T;
  readonly end?: UsedUp;
}

/** What the work came to; where a service fails a finding. @throws VendorRefusal for a bad key */
async function orSkip<T>(
  context: LeaversContext,
  [code, about]: readonly [code: FindingCode, about: string],
  work: () => Promise<T>,
): Promise<Told<T>> {
  try {
    return { told: await work() };
  } catch (error) {
    if (!isFailure(error)) throw error;
    context.report(finding(code, about, { detail: error.message }));
    if (error instanceof NoTimeError) return { end: 'time' };
    return error instanceof VendorRefusal && error.kind === 'credits' ? { end: 'credits' } : {};
  }
}

/** The leavers of some companies, and of how many others it was said why they are none. */
export interface SearchedLeavers {
  readonly leavers: readonly Leaver[];
  readonly isCutShort: boolean;
  readonly reasons: Readonly<Record<string, number>>;
  /** How many others may not be contacted. */
  readonly heldBack: number;
}

/** The leavers of some companies, judged one by one: services find more people than left. */
export async function searchLeavers(
  companies: readonly Company[],
  input: LeaversInput,
  window: Window,
  { vendors: { people }, context }: { vendors: Vendors; context: LeaversContext },
): Promise<SearchedLeavers> {
  const leavers: Leaver[] = [];
  const reasons: Record<string, number> = {};
  const left = { from: monthsBefore(window.asOf, window.maxMonths), to: monthsBefore(window.asOf, window.minMonths) };
  const problem = await untilItFails(
    async () => {
      for (const batch of batchesOf(companies)) {
        for await (const person of everybody({ companies: batch, titles: input.job_titles, left }, people, context)) {
          const verdicts = batch.map((company) => judgeLeaver(person, company, { titles: input.job_titles, window }));
          const judged = verdicts.flatMap((verdict) => ('reason' in verdict ? [] : [verdict]));
          const latest = judged.toSorted((a, b) => b.left.date.localeCompare(a.left.date))[0];
          const reason = latest ? undefined : whyNone(verdicts, NEVER_THERE);
          if (latest) leavers.push(latest);
          if (reason !== undefined) reasons[reason] = (reasons[reason] ?? 0) + 1;
        }
      }
    },
    // With nobody found yet the whole run decides.
    () => leavers.length > 0,
  );
  if (problem !== undefined) context.report(finding('leavers_cut_short', 'leavers', { detail: problem }));
  const allowed = await mayBeContacted(leavers, ({ person }) => person.linkedinUrl, context);
  const heldBack = countHeldBack(leavers, allowed, ({ person }) => personKey(person));
  tellHeldBack('leaver', heldBack, partOf(companies), context);
  return { leavers: allowed, isCutShort: problem !== undefined, reasons, heldBack };
}

/**
 * Present people of some companies with some titles, as far as the service answers. @throws VendorRefusal for a bad key
 */
export async function searchPresent(
  companies: readonly Company[],
  titles: readonly string[],
  { vendors: { people }, context }: { vendors: Vendors; context: LeaversContext },
): Promise<Person[]> {
  const found: Person[] = [];
  const allowed = await mayBeContacted(companies, ({ domain }) => domain, context);
  const problem = await untilItFails(
    async () => {
      for (const batch of batchesOf(allowed))
        for await (const person of everybody({ companies: batch, titles }, people, context)) found.push(person);
    },
    () => true,
  );
  if (problem !== undefined)
    context.report(finding('decision_makers_cut_short', 'decision-makers', { detail: problem }));
  else if (found.length === 0 && allowed.length > 0)
    context.report(
      finding('no_decision_maker_known', 'decision-makers', { seen: allowed.length, part: partOf(companies) }),
    );
  const kept = await mayBeContacted(found, ({ linkedinUrl }) => linkedinUrl, context);
  tellHeldBack('decision-maker', countHeldBack(found, kept, personKey), partOf(companies), context);
  return kept;
}

/** Names a search by its companies: none is searched for twice. */
function partOf(companies: readonly Company[]): string {
  return companies[0]?.id ?? '';
}

/**
 * Works until a service fails or has no more credits, and answers its words: people who are paid for are kept.
 * @throws what is no failure of a service, a bad key, and any failure where nothing is `worthKeeping`
 */
async function untilItFails(work: () => Promise<void>, worthKeeping: () => boolean): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!isFailure(error) || !worthKeeping()) throw error;
    return error.message;
  }
}

/** Whether a service gave no answer, or none that is known: whoever is paid for is kept. A bad key ends the run. */
export function isFailure(error: unknown): error is UpstreamError | ParseError {
  if (error instanceof VendorRefusal && error.kind === 'key') return false;
  return error instanceof UpstreamError || error instanceof ParseError;
}

function batchesOf(companies: readonly Company[]): (readonly Company[])[] {
  return Array.from({ length: Math.ceil(companies.length / COMPANIES_A_CALL) }, (_, index) =>
    companies.slice(index * COMPANIES_A_CALL, (index + 1) * COMPANIES_A_CALL),
  );
}

/** All pages of a people search, each person once, counted before they are paid for. */
async function* everybody(
  filter: PeopleFilter,
  vendor: PeopleDataVendor,
  context: LeaversContext,
): AsyncGenerator<Person> {
  if (filter.companies.length === 0 || filter.titles.length === 0) return;
  const ask = async (at: PagePosition): Promise<ResultPage<Person>> =>
    vendor.readPeople(await askPaid(context, vendor, vendor.people(filter, at)), at);
  const counted = await ask({ page: 0, size: 1 });
  if (isNone(counted)) return;
  const most = context.settings.LEAVERS_MAX_PEOPLE;
  if (counted.total > most) throw filterNotApplied('people', counted.total);
  const known = new Set<string>();
  const all = { received: 0, read: 0 };
  let cursor: string | undefined;
  for (let page = 0, isOver = false; !isOver; page++) {
    const answer = await ask({ page, size: PEOPLE_A_PAGE, cursor });
    all.received += answer.received;
    all.read += answer.items.length;
    const others = answer.items.filter(({ id }) => !known.has(id));
    for (const { id } of others) known.add(id);
    yield* others;
    if (known.size > most) throw filterNotApplied('people', known.size);
    cursor = answer.next;
    isOver = cursor === undefined || others.length === 0;
    if (isOver) tellEnd(filter, answer, all, context);
  }
}

/** What was missed of a search that came to its end. */
function tellEnd(
  filter: PeopleFilter,
  { next, total }: ResultPage<Person>,
  { received, read }: { readonly received: number; readonly read: number },
  context: LeaversContext,
): void {
  const part = `${filter.left ? 'leavers' : 'decision-makers'} ${partOf(filter.companies)}`;
  tellUnread({ received, read, part }, context);
  if (next !== undefined || received < total) reportBrokenOff(filter, total, context);
}

function reportBrokenOff({ left }: PeopleFilter, total: number, context: LeaversContext): void {
  const detail = brokenOff('people', total);
  if (left) context.report(finding('leavers_cut_short', 'leavers', { detail }));
  else context.report(finding('decision_makers_cut_short', 'decision-makers', { detail }));
}

/** Where leavers are now: what came with the person, else looked up by the profile address of the company. */
export async function resolveNewCompanies(
  leavers: readonly Leaver[],
  { vendors: { people }, context }: { vendors: Vendors; context: LeaversContext },
): Promise<Record<string, Company>> {
  const found: Record<string, Company> = {};
  let isOver = false;
  const look = async (present: PresentJob): Promise<Company | undefined> => {
    const { told, end } = isOver ? {} : await lookUp(present, people, context);
    isOver ||= end !== undefined;
    return told;
  };
  for (const { person, present } of leavers) {
    if (!present || Object.hasOwn(found, newCompanyKey(present))) continue;
    // What came with the leaver costs nothing.
    const own = isCompanyOf(present, person.company) ? person.company : undefined;
    const company = own?.domain === undefined ? ((await look(present)) ?? own ?? namedCompany(present)) : own;
    if (company) found[newCompanyKey(present)] = company;
  }
  return found;
}

type PresentJob = NonNullable<Leaver['present']>;

/**
 * The company of a job by its profile address; undefined where it has none or could not be looked up. A service that
 * does not understand the filter answers with any company.
 */
async function lookUp(
  present: PresentJob,
  people: PeopleDataVendor,
  context: LeaversContext,
): Promise<Told<Company | undefined>> {
  const { companyUrl: url, companyName } = present;
  if (url === undefined) return {};
  return orSkip(context, ['company_not_looked_up', companyName], async () => {
    const { items } = people.readCompanies(await askPaid(context, people, people.company(url)), { page: 0, size: 1 });
    const [other] = items;
    if (other && !isAt(present, other)) throw new ParseError(`people_data answered with ${other.name}`);
    return other;
  });
}

/** Whether a company is the one of a leaver's present job: by its number, or by its profile. */
function isCompanyOf({ companyId, companyUrl }: PresentJob, company: Company | undefined): boolean {
  if (company === undefined) return false;
  const slug = profileSlug(company.linkedinUrl);
  return company.id === companyId || (slug !== undefined && slug === profileSlug(companyUrl));
}

/** The company as the leaver names it, where that gives it a number. */
function namedCompany({ companyId: id, companyName: name, companyUrl: url }: PresentJob): Company | undefined {
  return id === undefined ? undefined : { id, name, ...(url !== undefined && { linkedinUrl: url }) };
}

/** The company that a leaver's present job is at, as far as it is known. */
export function newCompanyOf(
  present: PresentJob | undefined,
  companies: Readonly<Record<string, Company>>,
): Company | undefined {
  const key = present && newCompanyKey(present);
  return key !== undefined && Object.hasOwn(companies, key) ? companies[key] : undefined;
}

/** Under this key a leaver's new company is known. */
function newCompanyKey({
  companyId,
  companyUrl,
  companyName,
}: {
  companyId?: string;
  companyUrl?: string;
  companyName: string;
}): string {
  return companyId ?? profileSlug(companyUrl) ?? companyName;
}
