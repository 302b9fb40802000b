import { describe, expect, it } from '@jest/globals';
import { inProcess } from '../score/in-process.js';
import { ALL_SCRIPTED_SITES } from './all-scripted-sites.js';
import type { ScriptedSite } from './scripted-sites.js';
import { scriptedAnswer } from './serve-scripted.js';

/** Where the sites stand that are read in this process: nobody is asked. */
const ORIGIN = 'https://lumenfold.example';
const run = inProcess();
/** Where a browser is asked for it is told: there is none in this process. */
const TOLD = expect.arrayContaining([expect.stringContaining('no browser is used')]) as unknown;

/** Sites of `ALL_SCRIPTED_SITES` that carry their data, or name where it lies: a run needs no browser for them. */
describe('sites that only scripts fill, read without a browser', () => {
  const PLAIN = ALL_SCRIPTED_SITES.filter(({ isPlain }) => isPlain === true);

  const read = (site: ScriptedSite): ReturnType<typeof run> =>
    run(
      'career_page',
      { company_url: ORIGIN, company_name: 'Lumenfold' },
      {
        answer: ({ url, body: sent }) => {
          const { origin, pathname, search } = new URL(url);
          if (origin !== ORIGIN) return Promise.resolve(undefined);
          const { body, ...answer } = scriptedAnswer(site, { path: pathname + search, body: sent });
          return Promise.resolve({ ...answer, body: Buffer.from(body) });
        },
      },
    );

  it.each(PLAIN.map((site) => [site.name, site] as const))('%s', async (_name, site) => {
    const { status, jobs, result } = await read(site);
    const all = (field: string): unknown[] => jobs.map((job) => job[field]).sort();
    expect({ status, titles: all('job_title') }).toEqual({ status: 'COMPLETED', titles: [...site.titles].sort() });
    expect(result['warnings']).not.toEqual(TOLD);
    for (const job of jobs) expect(job).toMatchObject(site.every ?? {});
    for (const text of site.texts ?? []) expect(all('job_description').join('\n')).toContain(text);
    if (site.urls) expect(all('job_url')).toEqual(site.urls.map((path) => `${ORIGIN}${path}`).sort());
  });

  it('but for none of the others', async () => {
    for (const other of ALL_SCRIPTED_SITES.filter(({ isPlain }) => isPlain !== true))
      expect([other.name, (await read(other)).result['warnings']]).toEqual([other.name, TOLD]);
  });
});
