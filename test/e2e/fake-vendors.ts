import type { IncomingHttpHeaders } from 'node:http';
import { startServer, type LocalServer } from './local-site.ts';

/** Local stand-ins for the three services of a leavers run, on one address, with the paths of the real ones. */
export interface FakeVendors {
  readonly url: string;
  /** How often each paid request was asked, by its whole text. */
  readonly paid: Map<string, number>;
  /** How many paid requests came with each caller's key. */
  readonly paidWith: ReadonlyMap<string, number>;
  /** Settings that lead the service here. */
  readonly settings: Record<string, string>;
  /** From now on they know this world, and nothing has been asked yet. */
  use(world: FakeWorld): void;
  close(): Promise<void>;
}

export interface FakeWorld {
  readonly companies: number;
  readonly peoplePerCompany: number;
  readonly latencyMs: number;
  /** Domain of the companies; their number's own by default. */
  readonly domain?: string;
  /** Answers in place of the vendor; undefined lets it answer. */
  readonly fault?: (
    path: string,
    json: Record<string, unknown>,
    count: number,
  ) => { status: number; body: string; headers?: Record<string, string> } | undefined;
}

/** A request that they can answer, without a limit. */
export const LEAVERS_REQUEST = {
  org_name: 'bench',
  people_data_api_key: 'a',
  research_api_key: 'b',
  llm_gateway_api_key: 'c',
  industries: ['staffing and recruiting'],
  job_titles: ['managing director'],
  geography: ['Germany'],
  dm_titles: ['ceo'],
  limit: 0,
};

const id = (kind: string, number: number): string => `${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;

function company(number: number, domain = `firm-${String(number)}.test`): object {
  return {
    id: id('aaaaaaaa', number),
    summary: {
      name: `Firm ${String(number)}`,
      industry: 'staffing and recruiting',
      staff: { total: 60 + (number % 100) },
    },
    link: { domain, linkedin: `https://www.linkedin.com/company/firm-${String(number)}` },
    location: { headquarter: { country: 'Germany' } },
  };
}

/**
 * Person n of a company: the first one left for the next company, the second decides there, the others stay as they
 * are.
 */
function person(companyNumber: number, index: number, total: number): object {
  const number = companyNumber * 100 + index;
  const slug = `person-${String(number)}`;
  const stay = (at: number, title: string, start: string, end: string | null): object => ({
    company: {
      id: id('aaaaaaaa', at),
      name: `Firm ${String(at)}`,
      url: `https://www.linkedin.com/company/firm-${String(at)}`,
    },
    date: { start, end },
    profile_positions: [{ title, employment_type: 'Full-time', date: { start, end } }],
  });
  const next = (companyNumber + 1) % total;
  const stays =
    index === 0
      ? [
          stay(next, 'Director', '2026-10-01', null),
          stay(companyNumber, 'Managing Director', '2019-01-01', '2026-09-30'),
        ]
      : [stay(companyNumber, index === 1 ? 'CEO' : 'Clerk', '2018-01-01', null)];
  return {
    id: id('bbbbbbbb', number),
    profile: {
      full_name: index === 0 && companyNumber === 0 ? '=Formula Person' : `Person ${String(number)}`,
      first_name: 'Person',
      last_name: String(number),
    },
    link: { linkedin: `https://www.linkedin.com/in/${slug}` },
    location: { default: 'Berlin', country: 'Germany' },
    department: { seniority: 'c_suite' },
    position_groups: stays,
    ...(index === 0 && { company: company(next) }),
  };
}

/** The caller's key of a request, whichever vendor it is meant for. */
const keyOf = ({ authorization = '', ...headers }: IncomingHttpHeaders): string =>
  String(headers['x-token'] ?? headers['x-api-key'] ?? authorization.replace(/^Bearer /, ''));

const numberOf = (text: string): number => Number(/(\d{12})$/.exec(text)?.[1] ?? 0);

/** What is answered to a paid request whatever it asks, by path. */
const ALWAYS: Readonly<Record<string, object>> = {
  '/search': {
    results: [{ title: 'A firm', summary: 'It places people.', text: 'It places people in industry.' }],
    costDollars: { total: 0.005 },
  },
  '/chat/completions': {
    choices: [{ message: { content: '{"qualified": true, "confidence": 0.9, "reason": "It fits."}' } }],
    usage: { cost: 0.0002 },
  },
};

export async function startFakeVendors(first: FakeWorld): Promise<FakeVendors> {
  const paid = new Map<string, number>();
  const paidWith = new Map<string, number>();
  let world = first;
  let balance = 100_000;
  let count = 0;
  const server: LocalServer = await startServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const json = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      const path = request.url ?? '/';
      const answer = (body: unknown, headers: Record<string, string> = {}): void => {
        setTimeout(() => {
          response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
        }, world.latencyMs);
      };
      const free = { '/v1/payments/credits': { total: balance }, '/key': { data: { limit_remaining: 1 } } }[path];
      if (free) {
        answer(free);
        return;
      }
      paid.set(`${path} ${text}`, (paid.get(`${path} ${text}`) ?? 0) + 1);
      const key = keyOf(request.headers);
      paidWith.set(key, (paidWith.get(key) ?? 0) + 1);
      const fault = world.fault?.(path, json, ++count);
      if (fault) {
        response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(fault.body);
        return;
      }
      const said = ALWAYS[path];
      if (said) {
        answer(said);
        return;
      }
      const { items, cost } =
        path === '/v1/companies'
          ? { items: companies(json, world), cost: 0.1 }
          : { items: people(json, world), cost: 0.5 };
      const [page, size] = [Number(json['page']), Number(json['size'])];
      const content = items.slice(page * size, (page + 1) * size);
      balance -= content.length * cost;
      answer(
        {
          content,
          totalElements: items.length,
          totalPages: Math.ceil(items.length / size),
          last: (page + 1) * size >= items.length,
        },
        { 'x-credit': String(-content.length * cost) },
      );
    });
  });
  return {
    url: server.url,
    paid,
    paidWith,
    settings: {
      PEOPLE_DATA_BASE_URL: server.url,
      RESEARCH_BASE_URL: server.url,
      LLM_GATEWAY_BASE_URL: server.url,
      LEAVERS_AS_OF: '2026-11-21',
      PEOPLE_DATA_REQUESTS_PER_SECOND: '1000',
      RETRY_PACE: '0.05',
    },
    use: (next) => {
      world = next;
      paid.clear();
      paidWith.clear();
      count = 0;
    },
    close: () => server.close(),
  };
}

function companies(json: Record<string, unknown>, { companies: total, domain }: FakeWorld): object[] {
  const wanted = /company\/firm-(\d+)/.exec(JSON.stringify(json))?.[1];
  return wanted !== undefined
    ? [company(Number(wanted))]
    : Array.from({ length: total }, (_, number) => company(number, domain));
}

function people(json: Record<string, unknown>, { companies: total, peoplePerCompany }: FakeWorld): object[] {
  const filter = (json['contact'] as { company: Record<string, { any: { include: string[] } }> }).company;
  const [former, present] = [filter['previous']?.any.include ?? [], filter['current']?.any.include ?? []];
  return [
    ...former.flatMap((one) =>
      Array.from({ length: peoplePerCompany }, (_, index) => person(numberOf(one), index, total)),
    ),
    ...present.map((one) => person(numberOf(one), 1, total)),
  ];
}
