import type { Web } from '../../src/web/web.js';
import { loadBuilt } from '../built.ts';
import { isWanted, titles, wishes, type Wish } from './wishes.ts';

/**
 * `npm run score:wishes`: the labelled wishes and titles as a real model judges them, the one that LLM_BASE_URL,
 * LLM_MODEL and LLM_API_KEY name. Some 40 calls of 1,000 tokens.
 */
const { readConfig } = await loadBuilt<typeof import('../../src/config/config.js')>('config/config.js');
const { ModelFactory } = await loadBuilt<typeof import('../../src/llm/models.js')>('llm/models.js');
const { GuardedHttpClient } =
  await loadBuilt<typeof import('../../src/web/guarded-http-client.js')>('web/guarded-http-client.js');
const { judgeTitles, titleKey } = await loadBuilt<
  typeof import('../../src/pipelines/career-pages/judging/judge-titles.js')
>('pipelines/career-pages/judging/judge-titles.js');
const { foundPosting } = await loadBuilt<typeof import('../../src/postings/posting.js')>('postings/posting.js');

type Context = Parameters<typeof judgeTitles>[2];
const MEGABYTE = 1_000_000;
const HOUR = 3_600_000;

const config = readConfig(process.env);
const client = new GuardedHttpClient({
  allowPrivate: true,
  proxyUrl: undefined,
  userAgent: 'score-wishes/1',
  timeoutSeconds: config.LLM_TIMEOUT_SECONDS,
});
const signal = new AbortController().signal;
const ask: Web['ask'] = ({ url, method, headers, json }) =>
  client.exchange({
    url,
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    maxBytes: MEGABYTE,
    signal,
    followsRedirects: false,
  });
const { operators } = new ModelFactory(config).create({ web: { ask } as Web, signal, timeLeft: () => HOUR });
const postings = titles.map(({ title }) => foundPosting('page', { job_title: title }));
const sums = { wanted: 0, kept: 0, right: 0, calls: 0 };

/** As much of a run as asking needs. */
const context = {
  run: { timeUsed: () => 0 },
  models: { operators },
  signal,
  settings: { LLM_MAX_COST_PER_RUN: 1, LLM_REUSE_DAYS: 0 },
  report: () => undefined,
  ledger: {
    paid: async (call: { ask(): Promise<{ answer: unknown }> }) => {
      sums.calls++;
      return (await call.ask()).answer;
    },
    totals: () => Promise.resolve({}),
  },
  answers: { known: () => Promise.resolve(undefined), keep: () => Promise.resolve() },
} as unknown as Context;

async function judge({ wish, wanted }: Wish): Promise<void> {
  const { rejected, findings } = await judgeTitles(postings, wish, context);
  const isKept = postings.map((posting) => rejected[titleKey(posting)] === undefined);
  const isMeant = titles.map((title) => isWanted(title, wanted));
  const right = isKept.filter((kept, index) => kept && isMeant[index] === true).length;
  const counts = { wanted: isMeant.filter(Boolean).length, kept: isKept.filter(Boolean).length, right };
  sums.wanted += counts.wanted;
  sums.kept += counts.kept;
  sums.right += counts.right;
  const told = findings.map(({ why }) => why).join(', ');
  console.log(`  ${String(right)} of ${String(counts.wanted)} wanted, ${String(counts.kept)} kept: ${wish} ${told}`);
}

if (operators) {
  for (const wish of wishes) await judge(wish);
  const [recall, precision] = [sums.right / sums.wanted, sums.right / Math.max(1, sums.kept)];
  console.log(
    `${config.LLM_MODEL}: recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}, ${String(sums.calls)} calls`,
  );
} else console.log('not scored: LLM_BASE_URL and LLM_MODEL name no model');
await client.close();
