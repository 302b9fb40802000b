import { UpstreamError } from '../../errors.js';
import { finding } from '../../findings/finding.js';
import type { RunOutcome } from '../../runs/pipeline.js';
import type { LeaversSummary } from './leavers.schema.js';
import type { LeaversContext } from './leavers.needs.js';
import {
  decisionMakersCsv,
  fileName,
  leaversCsv,
  type DecisionMakerRow,
  type LeaverRow,
  type Vacancy,
} from './csv-files.js';
import { decisionMakersOf, whyNoMaker, type DecisionMakerRules } from './decision-makers.js';
import { checkModelKey } from './qualify.js';
import type { LeaversInput } from './leavers.dto.js';
import type { Company, Person } from '../../vendors/people.js';
import { newCompanyOf, resolveNewCompanies, searchPresent, vendorsOf } from './search.js';
import { tellHeldBack } from './left-out.js';
import { checkVacancies } from './vacancies.js';
import { personKey } from './verdict.js';
import { findLeavers, type FoundLeavers, type Tools } from './slices.js';
import { askFree } from '../../vendors/callers-vendor.js';

/** People who recently left target companies, and decision-makers at their old and new ones. */
export async function findLeaversAndMakers(
  input: LeaversInput,
  context: LeaversContext,
): Promise<RunOutcome<LeaversSummary>> {
  const tools = { vendors: vendorsOf(context), context };
  const before = await context.step('validate_keys', () => validateKeys(input, tools));
  const found = await findLeavers(input, tools);
  const companies = await context.step('resolve_new_companies', () => resolveNewCompanies(found.leavers, tools));
  const oldCompanies = distinct(found.leavers.map(({ company }) => company));
  const newCompanies = distinct(found.leavers.flatMap(({ present }) => newCompanyOf(present, companies) ?? []));
  const oldMakers = await context.step('search_old_company_dms', () =>
    searchPresent(oldCompanies, input.dm_titles, tools),
  );
  // Whoever was asked for as an old company is paid for.
  const askedFor = new Set(oldCompanies.map(({ id }) => id));
  const newMakers = await context.step('search_new_company_dms', () =>
    searchPresent(
      newCompanies.filter(({ id }) => !askedFor.has(id)),
      input.dm_titles,
      tools,
    ),
  );
  const vacancies = input.check_vacancies
    ? await context.step('check_vacancies', () => checkVacancies(found.leavers, context))
    : {};
  const files = await context.step('write_csv', () => {
    const rules = makerRules(input, found);
    const rows = {
      oldMakers: rowsOf(oldCompanies, oldMakers, rules, { ...found, companies }),
      newMakers: rowsOf(newCompanies, [...oldMakers, ...newMakers], rules, { ...found, companies }),
    };
    const isNobody = rows.oldMakers.length === 0 && rows.newMakers.length === 0;
    if (isNobody)
      context.report(...whyNoMaker([...oldCompanies, ...newCompanies], [...oldMakers, ...newMakers], rules));
    return writeFiles({ input, found, companies, vacancies, ...rows }, context);
  });
  const costs = await context.step('finalize_costs', () => finalizeCosts(before, input, tools));
  return { summary: { costs, ...files } };
}

/** What can be asked for free; the research key shows at its first use. */
async function validateKeys(input: LeaversInput, { vendors: { people }, context }: Tools): Promise<number | null> {
  const balance = people.balance
    ? people.balance.read(await askFree(context, people, people.balance.request))
    : undefined;
  if (input.qualification_criteria.trim() !== '') await checkModelKey(context);
  return balance ?? null;
}

function makerRules(input: LeaversInput, { leavers }: FoundLeavers): DecisionMakerRules {
  return {
    titles: input.dm_titles,
    exclusions: input.dm_exclusion_titles,
    most: input.max_dms_per_company,
    leavers: new Set(leavers.map(({ person }) => personKey(person))),
  };
}

function rowsOf(
  companies: readonly Company[],
  people: readonly Person[],
  rules: DecisionMakerRules,
  { leavers: found, companies: newer }: FoundLeavers & Pick<Findings, 'companies'>,
): DecisionMakerRow[] {
  return companies.flatMap((company) => {
    const related = found
      .filter((leaver) => leaver.company.id === company.id || newCompanyOf(leaver.present, newer)?.id === company.id)
      .map(({ person }) => person.fullName);
    return decisionMakersOf(company, people, rules).map((maker) => ({ maker, relatedLeavers: related }));
  });
}

interface Findings {
  readonly input: LeaversInput;
  readonly found: FoundLeavers;
  readonly companies: Readonly<Record<string, Company>>;
  readonly vacancies: Readonly<Record<string, Vacancy>>;
  readonly oldMakers: readonly DecisionMakerRow[];
  readonly newMakers: readonly DecisionMakerRow[];
}

/** Three files; whoever is on the do-not-contact list is in none of them, however late that came onto it. */
async function writeFiles(
  { input, found, companies, vacancies, oldMakers, newMakers }: Findings,
  context: LeaversContext,
): Promise<Omit<LeaversSummary, 'costs'>> {
  const rows = found.leavers.map((leaver): LeaverRow => {
    const newCompany = newCompanyOf(leaver.present, companies);
    const qualification = found.qualifications[leaver.company.id];
    return {
      leaver,
      vacancy: vacancyOf(leaver, vacancies),
      ...(newCompany && { newCompany }),
      ...(qualification && { qualification }),
    };
  });
  const kept = await allowed({ leavers: rows, old: oldMakers, new: newMakers }, context);
  const name = (kind: string): string => fileName(input.org_name, kind, context.run.id);
  return {
    summary: {
      leavers_count: kept.leavers.length,
      new_company_dms_count: kept.new.length,
      old_company_dms_count: kept.old.length,
    },
    leavers_url: await context.files.save(name('leavers'), leaversCsv(kept.leavers)),
    new_company_dms_url: await context.files.save(name('new_company_dms'), decisionMakersCsv(kept.new)),
    old_company_dms_url: await context.files.save(name('old_company_dms'), decisionMakersCsv(kept.old)),
  };
}

function vacancyOf({ person }: LeaverRow['leaver'], known: Readonly<Record<string, Vacancy>>): Vacancy {
  const key = personKey(person);
  return (Object.hasOwn(known, key) ? known[key] : undefined) ?? { status: 'not_checked' };
}

interface FileRows {
  readonly leavers: readonly LeaverRow[];
  readonly old: readonly DecisionMakerRow[];
  readonly new: readonly DecisionMakerRow[];
}

/**
 * The rows without people who are on the do-not-contact list, by their profile or by a company they are told with, and
 * without decision-makers of whose leavers none is left.
 */
async function allowed({ leavers, old, new: newer }: FileRows, context: LeaversContext): Promise<FileRows> {
  const ofLeaver = ({ leaver: { person, company }, newCompany }: LeaverRow): string[] =>
    [person.linkedinUrl, company.domain, newCompany?.domain].filter((subject) => subject !== undefined);
  const ofMaker = ({ maker: { person, company } }: DecisionMakerRow): string[] =>
    [person.linkedinUrl, company.domain].filter((subject) => subject !== undefined);
  const listed = await context.people.doNotContact([
    ...leavers.flatMap(ofLeaver),
    ...[...old, ...newer].flatMap(ofMaker),
  ]);
  const isAllowed = (subject: string): boolean => !listed.has(subject);
  const kept = leavers.filter((row) => ofLeaver(row).every(isAllowed));
  const names = new Set(kept.map(({ leaver }) => leaver.person.fullName));
  const isMakerAllowed = (row: DecisionMakerRow): boolean => ofMaker(row).every(isAllowed);
  const heldMakers = [...old, ...newer]
    .filter((row) => !isMakerAllowed(row))
    .map(({ maker }) => personKey(maker.person));
  tellHeldBack('leaver', leavers.length - kept.length, 'files', context);
  tellHeldBack('decision-maker', new Set(heldMakers).size, 'files', context);
  const makers = (rows: readonly DecisionMakerRow[]): DecisionMakerRow[] =>
    rows
      .filter(isMakerAllowed)
      .map((row) => ({ ...row, relatedLeavers: row.relatedLeavers.filter((name) => names.has(name)) }))
      .filter(({ relatedLeavers }) => relatedLeavers.length > 0);
  return { leavers: kept, old: makers(old), new: makers(newer) };
}

/** Dollars from the ledger; credits by the balance, and by the ledger where the service does not tell one. */
async function finalizeCosts(
  before: number | null,
  input: LeaversInput,
  { vendors: { people }, context }: Tools,
): Promise<LeaversSummary['costs']> {
  const totals = await context.ledger.totals();
  const spent = totals['people_data']?.credits ?? 0;
  const isGiven = input.people_data_credits_before > 0;
  const start = isGiven ? input.people_data_credits_before : before;
  const after = await balanceOf(people, context);
  const isByBalance = start !== null && after !== undefined;
  const consumed = isByBalance ? start - after : spent;
  // By the ledger they differ by nothing.
  if (!isGiven && Math.abs(consumed - spent) > 1)
    context.report(finding('balance_shared', people.name, { seen: rounded(consumed, 2), kept: rounded(spent, 2) }));
  const isUntold = (vendor: string): boolean => {
    const { calls = 0, told = 0 } = totals[vendor] ?? {};
    // Of a gateway's calls those that broke off tell nothing; one that never tells is what has to be known.
    return vendor === 'llm_gateway' ? calls > 0 && told === 0 : told < calls;
  };
  const untold = ['research', 'llm_gateway', ...(isByBalance ? [] : ['people_data'])].filter(isUntold);
  context.report(...untold.map((vendor) => finding('cost_unknown', vendor)));
  const costOf = (vendor: string): number => rounded(totals[vendor]?.cost ?? 0, 6);
  return {
    research_cost: costOf('research'),
    llm_gateway_cost: costOf('llm_gateway'),
    people_data_credits_consumed: rounded(consumed, 2),
  };
}

/** What the service says is left; undefined where it does not tell. */
async function balanceOf(people: Tools['vendors']['people'], context: LeaversContext): Promise<number | undefined> {
  try {
    return people.balance?.read(await askFree(context, people, people.balance.request));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.report(finding('balance_unknown', people.name, { detail: error.message }));
    return undefined;
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function distinct(companies: readonly Company[]): Company[] {
  return [...new Map(companies.map((company) => [company.id, company])).values()];
}
