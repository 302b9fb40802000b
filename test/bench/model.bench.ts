import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { built } from '../built.ts';
import type { Completion, Llm, Question } from '../../src/llm/llm.js';
import type { JudgedPosting } from '../../src/postings/posting.js';
import { HarSet } from '../replay/har-set.ts';
import { inProcess } from '../score/in-process.ts';
import { median, verdict } from './figures.ts';

const RECORDED = join(import.meta.dirname, '..', '..', '..', 'shared', 'recordings', 'dev', 'sites');
/** Errs high: recorded texts have 4.65 characters a token. */
const CHARACTERS_A_TOKEN = 3.5;
/** What stands around the material in every call: marks and the rule about data. */
const FRAME = 420;

interface Oracle extends Llm {
  readonly asked: Question<unknown>[];
}

function oracleOf(answer: (question: Question<unknown>) => object): Oracle {
  const asked: Question<unknown>[] = [];
  const usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0 };
  const complete = (question: Question<unknown>): Promise<Completion> => {
    asked.push(question);
    return Promise.resolve({ text: JSON.stringify(answer(question)), usage });
  };
  return { service: 'llm', model: 'oracle', asked, complete, checkKey: () => Promise.resolve() };
}

/** As much of a run as asking needs: each run pays again, what its key stored stays. */
function contextOf<Context>(operators: Oracle): Context {
  const kept = new Map<string, unknown>();
  return {
    models: { operators },
    signal: new AbortController().signal,
    settings: { LLM_MAX_COST_PER_RUN: 1, LLM_REUSE_DAYS: 30 },
    report: () => undefined,
    ledger: {
      paid: async (call: { ask(): Promise<{ answer: unknown }> }) => (await call.ask()).answer,
      totals: () => Promise.resolve({}),
    },
    answers: {
      known: (subject: string) => Promise.resolve(kept.has(subject) ? { answer: kept.get(subject) } : undefined),
      keep: (subject: string, answer: unknown) => Promise.resolve(void kept.set(subject, answer)),
    },
  } as Context;
}

/**
 * How often a perfect model is asked, and how much is sent: postings of recorded sites, and the labelled titles.
 * Reading all recorded sites is what takes its time, half a minute.
 */
export async function run(): Promise<void> {
  await benchFields();
  await benchTitles();
}

async function benchFields(): Promise<void> {
  const { askMissingFields } = (await import(
    built('pipelines/ask-missing-fields.js')
  )) as typeof import('../../src/pipelines/ask-missing-fields.js');
  const postings = await recordedPostings();
  if (postings.length === 0) {
    console.log('  fields: not measured, the recorded sites are not here');
    return;
  }
  // An oracle that knows nothing our readers do not: what it is asked is what counts.
  const oracle = oracleOf(() => ({ values: [] }));
  const context = contextOf<Parameters<typeof askMissingFields>[1]>(oracle);
  await askMissingFields(postings, context);
  const calls = oracle.asked.length;
  const tokens = oracle.asked.map(
    ({ instructions, wish = '', material, schema }) =>
      (instructions.length + wish.length + material.length + JSON.stringify(schema).length + FRAME) /
      CHARACTERS_A_TOKEN,
  );
  const share = calls / postings.length;
  const input = median(tokens);
  console.log(
    `  fields: ${String(calls)} calls for ${String(postings.length)} postings: ${(100 * share).toFixed(1)} % ${verdict(share <= 0.25, 'at most 25 %')}`,
  );
  console.log(`  input of a call: median ${input.toFixed(0)} tokens ${verdict(input <= 900, 'at most 900')}`);
  await askMissingFields(postings, context);
  printSecondTime(oracle.asked.length - calls);
}

function printSecondTime(calls: number): void {
  console.log(`  the second time: ${String(calls)} calls ${verdict(calls === 0, 'none')}`);
}

async function recordedPostings(): Promise<JudgedPosting[]> {
  const postings: JudgedPosting[] = [];
  for (const name of (await readdir(RECORDED).catch(() => [])).sort()) {
    const expected = JSON.parse(await readFile(join(RECORDED, name, 'expected.json'), 'utf8').catch(() => '{}')) as {
      kind?: string;
      runs?: { request: Record<string, unknown> }[];
    };
    const [first] = expected.runs ?? [];
    if (expected.kind !== 'career_page' || !first) continue;
    const { jobs } = await inProcess()('career_page', first.request, await HarSet.load(join(RECORDED, name)));
    postings.push(
      ...jobs.map((fields, number) => ({
        fields,
        evidence: {},
        disposition: 'returned' as const,
        dedupKey: `${name} ${String(number)}`,
      })),
    );
  }
  return postings;
}

async function benchTitles(): Promise<void> {
  const { judgeTitles } = (await import(
    built('pipelines/career-pages/judging/judge-titles.js')
  )) as typeof import('../../src/pipelines/career-pages/judging/judge-titles.js');
  const { foundPosting } = (await import(
    built('postings/posting.js')
  )) as typeof import('../../src/postings/posting.js');
  const rows = (await readFile(join(import.meta.dirname, '..', 'llm', 'titles.csv'), 'utf8'))
    .trim()
    .split('\n')
    .slice(1);
  const titles = rows.map((row) => foundPosting('page', { job_title: row.replace(/^"|"?,.*$/g, '') }));
  const oracle = oracleOf(({ name, material }) =>
    name === 'title_decisions'
      ? { decisions: material.split('\n').map((line) => ({ id: Number(line.split('\t')[0]), keep: true, reason: '' })) }
      : { keep: [], reject: [], keep_levels: [], reject_levels: [], otherwise: 'ask' },
  );
  const context = contextOf<Parameters<typeof judgeTitles>[2]>(oracle);
  // The dearest case: rules that decide nothing, so that every title is asked about.
  await judgeTitles(titles, 'somebody who likes people', context);
  const batches = oracle.asked.filter(({ name }) => name === 'title_decisions').length;
  const aCall = titles.length / batches;
  console.log(
    `  titles: ${String(titles.length)} undecided ones in ${String(batches)} calls, ${aCall.toFixed(0)} a call ${verdict(aCall >= 30, '30 or more')}`,
  );
  const calls = oracle.asked.length;
  await judgeTitles(titles, 'somebody who likes people', context);
  printSecondTime(oracle.asked.length - calls);
}
