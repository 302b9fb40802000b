import { finding, type Finding } from '../../findings/finding.js';
import { NoTimeError } from '../../vendors/callers-vendor.js';
import type { Company } from '../../vendors/people.js';
import type { CompanyFilter, ResultPage } from '../../vendors/people-data.js';
import { readGeography } from './geography.js';
import type { LeaversInput } from './leavers.dto.js';
import type { LeaversContext } from './leavers.needs.js';
import { qualifyCompanies, type Qualification } from './qualify.js';
import {
  brokenOff,
  isFailure,
  researchCompanies,
  searchCompanies,
  searchLeavers,
  type SearchedLeavers,
  type UsedUp,
  type Vendors,
} from './search.js';
import type { Window } from './tenure.js';
import { tally, uniqueLeavers, type Leaver } from './verdict.js';

/** With what a run asks. */
export interface Tools {
  readonly vendors: Vendors;
  readonly context: LeaversContext;
}

/** Leavers, and what was said of the companies that were looked through for them. */
export interface FoundLeavers {
  readonly leavers: readonly Leaver[];
  readonly qualifications: Readonly<Record<string, Qualification>>;
}

/** Companies of a slice whose people are to be asked for. */
interface Qualified {
  readonly companies: readonly Company[];
  readonly qualifications: FoundLeavers['qualifications'];
  /** What ended the judging of them before the last one. */
  readonly end?: UsedUp | undefined;
}

/** Companies of one slice without a limit: what AI Ark gives at most in one answer. */
const SLICE_MAX = 100;
/** Who wants few leavers pays for few companies. */
const SLICE_MIN = 2;
/** Share of the run's time after which no further slice is begun: the rest is for new companies and decision-makers. */
const SEARCH_TIME = 0.5;

/** Slice by slice through the companies until there are enough leavers: five do not cost five thousand companies. */
export async function findLeavers(input: LeaversInput, tools: Tools): Promise<FoundLeavers> {
  return new SliceSearch(input, tools).find();
}

const NOTHING: SearchedLeavers = { leavers: [], isCutShort: true, reasons: {}, heldBack: 0 };

const USED_UP: Readonly<Record<UsedUp, string>> = {
  credits: 'the credits for judging companies are used up',
  time: 'the time for judging companies was used up',
};

class SliceSearch {
  private readonly filter: CompanyFilter;
  private readonly window: Window;
  private readonly most: number;
  private readonly size: number;
  private readonly seen = new Set<string>();
  private found: FoundLeavers = { leavers: [], qualifications: {} };
  private isCutShort = false;
  private received = 0;
  /** Companies whose people were asked for. */
  private searched = 0;
  /** Companies and people who were found and may not be contacted. */
  private heldBack = { companies: 0, people: 0 };
  private readonly reasons = new Map<string, number>();

  constructor(
    private readonly input: LeaversInput,
    private readonly tools: Tools,
  ) {
    this.filter = filterOf(input, tools.context);
    this.window = windowOf(input, tools.context);
    this.most = input.limit === 0 ? Infinity : input.limit;
    this.size = Math.min(SLICE_MAX, Math.max(SLICE_MIN, this.most));
  }

  async find(): Promise<FoundLeavers> {
    const { context } = this.tools;
    let cursor: string | undefined;
    for (let page = 0; page === 0 || cursor !== undefined; page++) {
      cursor = await this.readSlice(page, cursor);
      if (cursor === undefined || this.found.leavers.length >= this.most) break;
      if (context.run.timeUsed() > SEARCH_TIME) {
        context.report(finding('search_time_used', 'leavers', { kept: (page + 1) * this.size }));
        break;
      }
    }
    const { leavers, qualifications } = this.found;
    if (!this.isCutShort && leavers.length === 0) context.report(...this.whyNone());
    return { qualifications, leavers: leavers.slice(0, this.most) };
  }

  /** With what the next slice is asked for; undefined where there is none, or no use in one. */
  private async readSlice(page: number, cursor: string | undefined): Promise<string | undefined> {
    const { filter, size, input, window, tools } = this;
    const part = `slice ${String(page + 1)}`;
    const slice = await this.orEnough('search_companies', part, () =>
      searchCompanies(filter, { page, size, cursor }, tools),
    );
    if (!slice) return undefined;
    // A company moves to the next page while others come before it, and is not paid for again.
    const others = slice.items.filter(({ id }) => !this.seen.has(id));
    for (const { id } of others) this.seen.add(id);
    const { companies, qualifications, end } = await this.qualified(others, part);
    const found = this.orEnough('search_leavers', part, () => searchLeavers(companies, input, window, tools));
    const { leavers, isCutShort, reasons, heldBack } = (await found) ?? NOTHING;
    this.heldBack = {
      companies: this.heldBack.companies + slice.heldBack,
      people: this.heldBack.people + heldBack,
    };
    for (const [reason, count] of Object.entries(reasons))
      this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + count);
    this.searched += companies.length;
    this.found = together(this.found, { leavers, qualifications });
    tools.context.progress({ postingsFound: Math.min(this.most, this.found.leavers.length) });
    const broken = this.problemOf(slice, others);
    const problem = end === undefined ? broken : USED_UP[end];
    if (problem !== undefined) this.cutShort(problem);
    return isCutShort || this.isCutShort ? undefined : slice.next;
  }

  /** Why the list of companies is not to be believed any further; undefined where it is. */
  private problemOf(
    { items, received, total, next }: ResultPage<Company>,
    others: readonly Company[],
  ): string | undefined {
    const most = this.tools.context.settings.LEAVERS_MAX_COMPANIES;
    this.received += received;
    const isRepeated = others.length === 0 && items.length > 0;
    const isShort = next === undefined && received > 0 && this.received < total;
    if (isRepeated || isShort) return brokenOff('companies', total);
    return this.seen.size > most ? `people_data lists more than ${String(most)} companies` : undefined;
  }

  /** Why there is no leaver, where the search came to its end and the do-not-contact list does not say it. */
  private whyNone(): Finding[] {
    const { companies, people } = this.heldBack;
    if (this.searched === 0)
      return this.seen.size === 0 && companies > 0 ? [] : [finding('no_company_matched', 'leavers')];
    const seen = [...this.reasons.values()].reduce((sum, count) => sum + count, 0);
    if (seen === 0) return people > 0 ? [] : [finding('no_leaver_known', 'leavers', { seen: this.searched })];
    return [finding('no_leaver_among', 'leavers', { seen, detail: tally(this.reasons) })];
  }

  /** The companies of a slice that meet the criteria; all of them where there are none, and nothing is paid then. */
  private async qualified(companies: readonly Company[], part: string): Promise<Qualified> {
    const { context } = this.tools;
    const criteria = this.input.qualification_criteria.trim();
    if (criteria === '') return { companies, qualifications: {} };
    const ofPart = `companies of ${part}`;
    const about = await context.step('research_companies', () => researchCompanies(companies, this.tools), ofPart);
    const judge = (): ReturnType<typeof qualifyCompanies> =>
      qualifyCompanies(companies, about.found, criteria, context);
    const { found: qualifications, end } = await context.step('qualify_companies', judge, ofPart);
    return {
      companies: companies.filter(({ id }) => qualifications[id]?.qualified === true),
      qualifications,
      end: about.end ?? end,
    };
  }

  /**
   * A step that is out of credits, or out of patience, in mid-run: what is there is paid for and kept. With nothing
   * there the run fails, but where its time is over, or its caller wants it to end: then nothing is what it has.
   */
  private async orEnough<T>(step: string, part: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.tools.context.step(step, work, part);
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      if (!isFailure(cause) || (this.found.leavers.length === 0 && !(cause instanceof NoTimeError))) throw error;
      this.cutShort(cause.message);
      return undefined;
    }
  }

  private cutShort(detail: string): void {
    this.isCutShort = true;
    this.tools.context.report(finding('leavers_cut_short', 'leavers', { detail }));
  }
}

function together(one: FoundLeavers, other: FoundLeavers): FoundLeavers {
  return {
    leavers: uniqueLeavers([...one.leavers, ...other.leavers]),
    qualifications: { ...one.qualifications, ...other.qualifications },
  };
}

function windowOf(input: LeaversInput, { settings, run }: LeaversContext): Window {
  return {
    asOf: settings.LEAVERS_AS_OF ?? run.acceptedAt.toISOString().slice(0, 10),
    minMonths: input.tenure_min_months,
    maxMonths: input.tenure_max_months,
  };
}

function filterOf(input: LeaversInput, context: LeaversContext): CompanyFilter {
  const { places, unknown } = readGeography(input.geography);
  context.report(...unknown.map((name) => finding('place_unknown', name)));
  return { industries: input.industries, places, sizes: input.employee_size_ranges };
}
