import { built } from '../built.ts';
import { CLIENT, POLICY } from './benched-network.ts';
import type { HttpAnswer, HttpExchange } from '../../src/web/guarded-http-client.js';

const load = async <Module>(path: string): Promise<Module> => (await import(built(path))) as Module;
const POSTINGS = 10_000;
const PACE = { requestsPerSecond: 500, concurrency: 8 };
const TEXT = '<p>You keep the machines of a works in order, by day and by night.</p>'.repeat(60);

/** What reading a board took. */
export interface BoardReading {
  readonly postings: number;
  readonly withText: number;
  readonly findings: readonly string[];
  readonly requests: number;
  readonly seconds: number;
  /** Most requests that began within one second, and most that were open at once. */
  readonly mostASecond: number;
  readonly mostAtOnce: number;
  readonly megabytes: number;
}

const { GuardedHttpClient } =
  await load<typeof import('../../src/web/guarded-http-client.js')>('web/guarded-http-client.js');
const { CrawleeWeb } = await load<typeof import('../../src/web/crawlee-web.js')>('web/crawlee-web.js');
const { Network } = await load<typeof import('../../src/web/fetcher.js')>('web/fetcher.js');
const { recogniseBoard } = await load<typeof import('../../src/listings/ats/index.js')>('listings/ats/index.js');
const { readBoard, readDetails, listedPostings } = await load<
  typeof import('../../src/pipelines/career-pages/reading/read-boards.js')
>('pipelines/career-pages/reading/read-boards.js');
const { READERS } = await load<typeof import('../../src/pipelines/readers.js')>('pipelines/readers.js');

/** The way out, answered by a board of ten thousand postings instead of the network, as slowly as one answers. */
class BoardOfThousands extends GuardedHttpClient {
  readonly begun: number[] = [];
  mostAtOnce = 0;
  private open = 0;

  override async exchange({ url, body }: HttpExchange): Promise<HttpAnswer> {
    this.begun.push(performance.now());
    this.open++;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.open);
    await new Promise((resolve) => setTimeout(resolve, 10));
    this.open--;
    const answer = /workday/.test(url) ? workday(JSON.parse(String(body ?? '{}')) as Search) : smartrecruiters(url);
    return {
      url,
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
      truncated: false,
    };
  }
}

const numbers = (from: number, length: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(length, POSTINGS - from)) }, (_, index) => from + index);

function smartrecruiters(url: string): unknown {
  const posting = (number: number): Record<string, unknown> => ({
    id: String(number),
    name: `Keeper ${String(number)}`,
    location: { city: 'Bonn', country: 'de' },
  });
  const asked = new URL(url);
  const id = /\/postings\/(\d+)$/.exec(asked.pathname)?.[1];
  if (id !== undefined) return { ...posting(Number(id)), jobAd: { sections: { jobDescription: { text: TEXT } } } };
  const offset = Number(asked.searchParams.get('offset'));
  return { offset, limit: 100, totalFound: POSTINGS, content: numbers(offset, 100).map(posting) };
}

interface Search {
  readonly limit: number;
  readonly offset: number;
  readonly appliedFacets: Readonly<Record<string, readonly string[]>>;
}

/** Eight countries of 1,250 postings; of a search it shows the first 2,000. */
function workday({ limit, offset, appliedFacets }: Search): unknown {
  const [country] = appliedFacets['locationCountry'] ?? [];
  const of = country === undefined ? POSTINGS : POSTINGS / 8;
  const first = country === undefined ? 0 : Number(country) * of;
  const shown = offset >= 2000 ? [] : numbers(first + offset, Math.min(limit, of - offset));
  return {
    total: offset === 0 ? Math.min(of, 2000) : 0,
    jobPostings: shown.map((number) => ({
      title: `Keeper ${String(number)}`,
      externalPath: `/job/Bonn/Keeper_R${String(number)}`,
      locationsText: 'Bonn',
      bulletFields: [`R${String(number)}`],
    })),
    facets: [
      {
        facetParameter: 'locationCountry',
        values: Array.from({ length: 8 }, (_, index) => ({
          id: String(index),
          descriptor: `Country ${String(index)}`,
          count: POSTINGS / 8,
        })),
      },
    ],
  };
}

const [address = ''] = process.argv.slice(2);
const board = recogniseBoard(new URL(address));
if (!board) throw new Error('no board');
const client = new BoardOfThousands(CLIENT);
const policy = {
  ...POLICY,
  ...{ requestsPerSecond: PACE.requestsPerSecond / 10, hostConcurrency: 1 },
  hostRates: ['api.smartrecruiters.com', 'myworkdayjobs.com'].map((host) => [host, PACE] as const),
};
const findings: string[] = [];
const context = {
  web: new CrawleeWeb(new Network(client, policy), new AbortController().signal),
  hosts: {
    patience: 60,
    pauseOf: () => Promise.resolve(0),
    refused: () => Promise.resolve(),
    answered: () => Promise.resolve(),
  },
  readers: {
    read: (reader: keyof typeof READERS, input: readonly unknown[]) =>
      Promise.resolve((READERS[reader] as (...given: unknown[]) => unknown)(...input)),
  },
  recall: () => undefined,
  remember: <Output>(_key: string, output: Output, found: readonly { why: string }[] = []) => {
    findings.push(...found.map(({ why }) => why));
    return Promise.resolve(output);
  },
  report: (...found: readonly { why: string }[]) => {
    findings.push(...found.map(({ why }) => why));
  },
  progress: () => {},
} as unknown as Parameters<typeof readBoard>[1];

const startedAt = performance.now();
const listed = listedPostings(await readBoard(board, context));
const read = board.system === 'workday' ? listed : await readDetails(board, listed, context);
const { begun, mostAtOnce } = client;
let [from, mostASecond] = [0, 0];
for (const [index, time] of begun.entries()) {
  while ((begun[from] ?? 0) <= time - 1000) from++;
  mostASecond = Math.max(mostASecond, index - from + 1);
}
const reading: BoardReading = {
  postings: new Set(read.map(({ id }) => id)).size,
  withText: read.filter(({ fields }) => fields.job_description !== undefined).length,
  findings,
  requests: begun.length,
  seconds: (performance.now() - startedAt) / 1000,
  mostASecond,
  mostAtOnce,
  megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
};
console.log(JSON.stringify(reading));
process.exit(0);
