import { afterAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { productFile } from '../product-files.js';
import { GROWN_MAX, MEMORY, type ReadingAnswer } from '../runs/work/reading-threads.js';

/** Megabytes that the page needs which costs the most of those that must be read. */
const LARGEST_PAGE = 110;

describe('the thread that reads', () => {
  const thread = new Worker(productFile('pipelines/reading-thread.js'), { resourceLimits: MEMORY });
  afterAll(() => thread.terminate());

  const read = async (reader: string, ...input: readonly unknown[]): Promise<ReadingAnswer> => {
    thread.postMessage({ reader, input });
    const [answer] = (await once(thread, 'message')) as [ReadingAnswer];
    return answer;
  };
  const url = 'https://lumenfold.example/careers';
  const page = (body: string): unknown => ({
    outcome: 'page',
    request: { url },
    url,
    status: 200,
    contentType: 'text/html',
    body,
    truncated: false,
  });
  const careers = `<h1>Jobs</h1><ul>${['Pump Engineer', 'Welder', 'Accountant']
    .map((title, at) => `<li><h3><a href="/careers/${String(at)}">${title} (m/w/d)</a></h3><span>Berlin</span></li>`)
    .join('')}</ul>`;
  const fields = { job_title: 'Pump Engineer', location: 'Reykjavík', description: 'Pumps, 40 h a week' };
  const posting = { fields, evidence: {} };

  it('has room for the largest page beside its words and tables, all of them in use', async () => {
    expect(await read('page', page(careers), 'Careers')).toMatchObject({ output: { listed: { length: 3 } } });
    expect(await read('posting', posting)).not.toHaveProperty('error');
    const { used_heap_size: used } = await thread.getHeapStatistics();
    expect(used / 1e6).toBeLessThan(MEMORY.maxOldGenerationSizeMb - LARGEST_PAGE);
  });

  (process.platform === 'linux' ? it : it.skip)(
    'leaves the machine to the main thread where both have work',
    async () => {
      await read('posting', posting);
      const niceOf = (path: string): number =>
        Number(
          readFileSync(path, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ')[16],
        );
      const threads = readdirSync('/proc/self/task').map((id) => niceOf(`/proc/self/task/${id}/stat`));
      const main = niceOf(`/proc/self/task/${String(process.pid)}/stat`);
      // Another spec of this worker may have left a thread that ends soon.
      expect(threads.filter((nice) => nice === main + 5).length).toBeGreaterThan(0);
    },
  );

  it('reads on after ordinary texts and after a large one, of which it keeps nothing', async () => {
    const { grown } = await read('page', page(careers), 'Careers');
    expect(grown).toBeLessThan(GROWN_MAX.inLittleRoom / 2);
    const rows = Array.from({ length: 60_000 }, (_, at) => ({ id: at, name: `row ${String(at)}` }));
    const large = await read('jsonLists', JSON.stringify(rows), { url });
    expect(large.grown).toBeLessThan(GROWN_MAX.inLittleRoom / 2);
    expect(await read('page', page(careers), 'Careers')).toMatchObject({ output: { listed: { length: 3 } } });
  });
});
