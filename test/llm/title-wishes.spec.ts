import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Models } from '../../src/llm/llm.js';
import { judgeTitles, titleKey } from '../../src/pipelines/career-pages/judging/judge-titles.js';
import { decideTitle } from '../../src/pipelines/career-pages/judging/title-rules.js';
import { foundPosting, type FoundPosting } from '../../src/postings/posting.js';
import { readTitleLevels } from '../../src/postings/text/title-level.js';
import { startModelServer } from './fake-model-server.ts';
import { modelContext, scriptedModel } from './scripted-model.ts';
import { isWanted, titles, wishes, type Wish } from './wishes.ts';

const postings: FoundPosting[] = titles.map(({ title }) => foundPosting('page', { job_title: title }));

/** What a model says that knows every answer. */
function rightAnswer({ wish, wanted, rules }: Wish, name: string, material: string): object {
  if (name === 'title_rules') return { ...rules, wish };
  return {
    decisions: material.split('\n').map((line) => {
      const [id, text] = line.split('\t');
      const title = titles.find((known) => known.title === text);
      return { id: Number(id), keep: title !== undefined && isWanted(title, wanted), reason: 'scripted' };
    }),
  };
}

/** A model that knows every answer, and writes down what it was asked. */
function oracle(wish: Wish): ReturnType<typeof scriptedModel> {
  return scriptedModel(({ name, material }) => rightAnswer(wish, name, material));
}

describe('20 wishes by 50 titles in six languages', () => {
  it('are what they claim to be', () => {
    expect([titles.length, wishes.length, new Set(titles.map(({ language }) => language)).size]).toEqual([50, 20, 6]);
  });

  it('every level that a title states is read, and no other', () => {
    const wrong = titles.filter(({ title, level }) => level !== 'none' && !readTitleLevels(title).has(level as never));
    const invented = titles.filter(({ title, level }) => level === 'none' && readTitleLevels(title).size > 0);
    expect([wrong, invented].map((found) => found.map(({ title }) => title))).toEqual([[], []]);
  });

  it.each(wishes.map((wish) => [wish.wish, wish] as const))('%s', async (_name, wish) => {
    const model = oracle(wish);
    const judged = await judgeTitles(postings, wish.wish, modelContext({ operators: model } as unknown as Models));
    const kept = titles.filter(
      (_title, index) => judged.rejected[titleKey(postings[index] as FoundPosting)] === undefined,
    );
    expect(judged.findings).toEqual([]);
    expect(kept.map(({ title }) => title)).toEqual(
      titles.filter((title) => isWanted(title, wish.wanted)).map(({ title }) => title),
    );
    // One call for the rules, one for all that they leave open.
    expect(model.asked.length).toBeLessThanOrEqual(2);
  });

  it('rules alone are never wrong, and decide a good part', () => {
    const verdicts = wishes.flatMap((wish) =>
      titles.map((title) => ({
        wish: wish.wish,
        title: title.title,
        ruled: decideTitle(title.title, wish.rules),
        isWanted: isWanted(title, wish.wanted),
      })),
    );
    const ruled = verdicts.filter(({ ruled: verdict }) => verdict !== undefined);
    expect(ruled.filter(({ ruled: verdict, isWanted: wanted }) => verdict?.isKept !== wanted)).toEqual([]);
    expect(ruled.length / verdicts.length).toBeGreaterThan(0.3);
  });
});

it('a real model is scored over HTTP by `npm run score:wishes`, where one is named', async () => {
  const model = await startModelServer(({ name, material, body }) => {
    const asked = wishes.find(({ wish }) => body.includes(JSON.stringify(wish).slice(1, -1)));
    return asked ? rightAnswer(asked, name, material) : {};
  });
  const score = async (env: object): Promise<string> => {
    const program = join(import.meta.dirname, 'score-wishes.ts');
    return (await promisify(execFile)(process.execPath, [program], { env: { ...process.env, ...env } })).stdout;
  };
  try {
    const told = await score({ LLM_BASE_URL: `${model.url}/v1`, LLM_MODEL: 'scripted' });
    expect(told).toMatch(/^scripted: recall 1\.000, precision 1\.000, \d\d calls$/m);
    expect(await score({ LLM_BASE_URL: '', LLM_MODEL: '' })).toMatch(/^not scored/);
  } finally {
    await model.close();
  }
});

describe('a model that does not do what it is told', () => {
  const all = { keep: [], reject: [], keep_levels: [], reject_levels: [], otherwise: 'ask' };
  const run = async (decisions: (call: number, ids: number[]) => object[]): ReturnType<typeof judgeTitles> => {
    let call = 0;
    const model = scriptedModel(({ name, material }) =>
      name === 'title_rules'
        ? all
        : {
            decisions: decisions(
              ++call,
              material.split('\n').map((line) => parseInt(line)),
            ),
          },
    );
    return judgeTitles(postings, 'x', modelContext({ operators: model } as unknown as Models));
  };
  const reject = (id: number): object => ({ id, keep: false, reason: 'no' });

  it('ids it forgets are asked once more, then kept with a finding', async () => {
    const judged = await run((call, ids) => ids.slice(0, call === 1 ? 40 : 5).map(reject));
    expect(Object.keys(judged.rejected)).toHaveLength(45);
    expect(judged.findings).toMatchObject([{ why: 'titles_not_judged', seen: 5 }]);
  });

  it('an answer without any decision is complained about, and not kept for later runs', async () => {
    const judged = await run((call, ids) => (call === 1 ? [{ id: 'first', keep: 'yes' }] : ids.map(reject)));
    expect([Object.keys(judged.rejected).length, judged.findings]).toEqual([50, []]);
  });

  it('titles that it did not take leave the others judged', async () => {
    const many = Array.from({ length: 250 }, (_, at) => foundPosting('page', { job_title: `Baker ${String(at)}` }));
    const model = scriptedModel(({ name, material }) => {
      if (name === 'title_rules') return all;
      const ids = material.split('\n').map((line) => parseInt(line));
      return material.includes('Baker 120') ? undefined : { decisions: ids.map(reject) };
    });
    const judged = await judgeTitles(many, 'x', modelContext({ operators: model } as unknown as Models));
    expect(Object.keys(judged.rejected)).toHaveLength(150);
    expect(judged.findings).toMatchObject([{ why: 'llm_answer_unusable' }, { why: 'titles_not_judged', seen: 100 }]);
  });

  it('of one title in two towns each is judged', async () => {
    const towns = ['Berlin', 'Munich'].map((location) => foundPosting('page', { job_title: 'Baker', location }));
    const model = scriptedModel(({ name, material }) =>
      name === 'title_rules'
        ? all
        : {
            decisions: material
              .split('\n')
              .map((line, at) => ({ id: at + 1, keep: line.includes('Berlin'), reason: '' })),
          },
    );
    const judged = await judgeTitles(towns, 'in Berlin', modelContext({ operators: model } as unknown as Models));
    expect(towns.map((posting) => titleKey(posting) in judged.rejected)).toEqual([false, true]);
  });

  it('rules that reject what they keep are complained about, and each title is asked about then', async () => {
    const wrong = { ...all, keep: ['backend engineer'], reject: ['engineer'] };
    const model = scriptedModel(({ name, material }) =>
      name === 'title_rules' ? wrong : { decisions: material.split('\n').map((_, at) => ({ id: at + 1, keep: true })) },
    );
    const judged = await judgeTitles(postings, 'x', modelContext({ operators: model } as unknown as Models));
    expect([judged.rejected, judged.findings]).toMatchObject([{}, [{ why: 'llm_answer_unusable' }]]);
  });

  it('ids it invents are dropped', async () => {
    const judged = await run((_call, ids) => [
      ...ids.map((id) => ({ id, keep: true, reason: '' })),
      reject(777),
      reject(-1),
    ]);
    expect([judged.rejected, judged.findings]).toEqual([{}, []]);
  });

  it('without any answer every title is kept, and the run says so', async () => {
    const model = scriptedModel(() => undefined);
    const judged = await judgeTitles(postings, 'x', modelContext({ operators: model } as unknown as Models));
    expect(judged.rejected).toEqual({});
    expect(judged.findings.map(({ why }) => why)).toEqual([
      'llm_answer_unusable',
      'llm_answer_unusable',
      'titles_not_judged',
    ]);
  });
});
