import { fakeRun, webOf, type FakeRun } from './fake-context.js';
import { readConfig } from '../src/config/config.js';
import type { Llm } from '../src/llm/llm.js';
import type { Ledger } from '../src/runs/services.js';
import type { ServiceAnswer, ServiceRequest } from '../src/web/web.js';
import type { LeaversInput } from '../src/pipelines/leavers/leavers.dto.js';

export type Json = Record<string, unknown>;
/** What a service answers: JSON with 200, a status without a body, or an answer in full. */
export type Said = Json | number | Partial<ServiceAnswer>;

const HOSTS = { PEOPLE_DATA_BASE_URL: 'https://p.example', RESEARCH_BASE_URL: 'https://r.example' };

/** Company n, whose first person left for company n + 1. */
export const firm = (n: number): Json => ({
  id: `c${String(n)}`,
  summary: { name: `Firm ${String(n)}` },
  link: { domain: `firm-${String(n)}.example`, linkedin: `https://www.linkedin.com/company/firm-${String(n)}` },
});

export const stay = (n: number, title: string, start: string, end: string | null): Json => ({
  company: {
    id: `c${String(n)}`,
    name: `Firm ${String(n)}`,
    url: `https://www.linkedin.com/company/firm-${String(n)}`,
  },
  date: { start, end },
  profile_positions: [{ title, date: { start, end } }],
});

export const person = (id: string, ...stays: Json[]): Json => ({
  id,
  profile: { full_name: `Person ${id}` },
  link: { linkedin: `https://www.linkedin.com/in/${id}` },
  position_groups: stays,
});

export const leaver = (n: number): Json =>
  person(
    `l${String(n)}`,
    stay(n + 1, 'Consultant', '2026-10-01', null),
    stay(n, 'Director', '2019-02-01', '2026-09-30'),
  );
export const maker = (n: number): Json => person(`m${String(n)}`, stay(n, 'CEO', '2018-01-01', null));

export const page = (content: readonly Json[], more: Json = {}): Json => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  last: true,
  ...more,
});

export interface Asked {
  readonly url: string;
  readonly path: string;
  readonly json: Json & { readonly page: number; readonly size: number };
  /** Companies whose former or present people are asked for. */
  readonly former?: readonly string[];
  readonly present?: readonly string[];
}

function askedOf({ url, json }: ServiceRequest): Asked {
  const body = (json ?? {}) as Asked['json'];
  const contact = body['contact'] as { company: Record<string, { any: { include: string[] } }> } | undefined;
  const [former, present] = [contact?.company['previous']?.any.include, contact?.company['current']?.any.include];
  return { url, path: new URL(url).pathname, json: body, ...(former && { former }), ...(present && { present }) };
}

export const MODEL: Llm = {
  service: 'llm_gateway',
  model: 'x',
  complete: () =>
    Promise.resolve({
      text: '{"qualified": true, "confidence": 1, "reason": "x"}',
      usage: { inputTokens: 1, outputTokens: 1, cachedTokens: 0, cacheWriteTokens: 0 },
    }),
  checkKey: () => Promise.resolve(),
};

/** A run against services that answer by this function; what was paid for is asked once, as the ledger has it. */
export function runWith(
  answer: (asked: Asked) => Said,
  settings: Record<string, string> = {},
): FakeRun & { asked: Asked[] } {
  const asked: Asked[] = [];
  const known = new Map<string, unknown>();
  const sums = { calls: 0, told: 0, cost: 0, credits: 0 };
  const totals: Record<string, typeof sums> = {};
  const ledger: Ledger = {
    paid: async <T>(call: Parameters<Ledger['paid']>[0]): Promise<T> => {
      const key = JSON.stringify([call.service, call.request]);
      if (!known.has(key)) {
        const { answer: given, ...price } = await call.ask();
        const { cost = 0, credits = 0 } = price;
        known.set(key, given);
        const total = (totals[call.service] ??= { ...sums });
        total.calls++;
        total.told += 'cost' in price || 'credits' in price ? 1 : 0;
        total.cost += cost;
        total.credits += credits;
      }
      return known.get(key) as T;
    },
    totals: () => Promise.resolve(totals),
  };
  const ask = (request: ServiceRequest): Promise<ServiceAnswer> => {
    const one = askedOf(request);
    asked.push(one);
    const said = one.path === '/v1/payments/credits' ? {} : answer(one);
    const whole = {
      status: typeof said === 'number' ? said : 200,
      headers: { 'x-credit': '-0.1' },
      body: JSON.stringify(said),
    };
    return Promise.resolve(typeof said === 'object' && 'body' in said ? { ...whole, ...said } : whole);
  };
  const run = fakeRun({
    web: { ...webOf({}), ask },
    ledger,
    run: { id: 'run', acceptedAt: new Date('2026-11-21'), timeUsed: () => 0 },
    models: { operators: undefined, withKey: () => MODEL },
    settings: readConfig({ ...HOSTS, ...settings }),
    files: { save: (_name, content) => Promise.resolve(content) },
  });
  return { ...run, asked };
}

export const INPUT = {
  org_name: 'x',
  industries: ['banking'],
  job_titles: ['director'],
  geography: ['Germany'],
  employee_size_ranges: [],
  dm_titles: ['ceo'],
  dm_exclusion_titles: [],
  max_dms_per_company: 3,
  tenure_min_months: 0,
  tenure_max_months: 4,
  qualification_criteria: '',
  people_data_credits_before: 0,
  check_vacancies: false,
  limit: 0,
} as unknown as LeaversInput;

/** Services as they should be, of so many companies. */
export function world({ path, json, former, present }: Asked, companies: number): Said {
  if (path === '/search') return { results: [{ title: 'x' }], costDollars: { total: 0.01 } };
  const numbers = (ids: readonly string[]): number[] => ids.map((id) => Number(id.slice(1)));
  const all =
    path === '/v1/companies'
      ? Array.from({ length: companies }, (_, n) => firm(n))
      : former
        ? numbers(former).map(leaver)
        : numbers(present ?? []).map(maker);
  const [wanted] = JSON.stringify(json).match(/company\/firm-\d+/) ?? [];
  if (wanted !== undefined) return page([firm(Number(/\d+/.exec(wanted)?.[0]))]);
  const { page: at, size } = json;
  return {
    content: all.slice(at * size, (at + 1) * size),
    totalElements: all.length,
    totalPages: Math.ceil(all.length / size),
    last: (at + 1) * size >= all.length,
  };
}

export const rowsIn = (csv: string | undefined): number => (csv ?? '').trim().split('\r\n').length - 1;
