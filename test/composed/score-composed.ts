import { parseArgs } from 'node:util';
import { loadBuilt } from '../built.ts';
import { composePage } from './compose-page.ts';
import { composeSite, HOME } from './compose-site.ts';
import { asWebPage, isExact, judgePage, totalOf, type Verdict } from './judge-page.ts';
import { answersOf, judgeSite } from './judge-site.ts';

/**
 * `npm run score:composed -- [--sites] [--from 1] [--to 1000] [--language de] [--show]`: reads composed career pages,
 * or runs the whole pipeline over composed sites, and prints how many are read exactly, what is missing and invented,
 * and how many of the values they show are right. `--show` lists those that are not.
 */
const { values: options } = parseArgs({
  options: {
    sites: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    to: { type: 'string' },
    language: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
/** A whole run takes as long as ten pages. */
const to = Number(options.to ?? (options.sites ? '300' : '1000'));
const seeds = Array.from({ length: to - Number(options.from) + 1 }, (_, at) => Number(options.from) + at);
const judge = options.sites ? await siteJudge() : await pageJudge();
const verdicts = [];
for (const seed of seeds) verdicts.push({ seed, ...(await judge(seed)) });
if (options.show)
  for (const { seed, made, verdict } of verdicts)
    if (!isExact(verdict) || verdict.wrong.length > 0)
      console.log(
        `${String(seed)} ${made.madeOf.join(', ')}\n    ${JSON.stringify({ ...verdict, values: undefined })}`,
      );
const { composed, exact, openings, missing, invented, values, wrong } = totalOf(verdicts);
console.log(
  `${String(composed)} ${options.sites ? 'sites' : 'pages'}: exact ${(exact / composed).toFixed(3)}, ` +
    `${String(missing)} missing and ${String(invented)} invented of ${String(openings)} openings, ` +
    `values right ${(1 - wrong / values).toFixed(3)} of ${String(values)}`,
);

type Judge = (seed: number) => Promise<{
  readonly made: Pick<ReturnType<typeof composePage>, 'openings' | 'madeOf'>;
  readonly verdict: Verdict;
}>;

async function pageJudge(): Promise<Judge> {
  const { readPage } = await loadBuilt<typeof import('../../src/pipelines/career-pages/page/page-facts.js')>(
    'pipelines/career-pages/page/page-facts.js',
  );
  const { readJobType } = await loadBuilt<typeof import('../../src/postings/text/kinds/job-type.js')>(
    'postings/text/kinds/job-type.js',
  );
  return (seed) => {
    const made = composePage(seed, options.language);
    return Promise.resolve({ made, verdict: judgePage(made, readPage(asWebPage(made), ''), readJobType) });
  };
}

async function siteJudge(): Promise<Judge> {
  const { inProcess } = await import('../score/in-process.ts');
  const run = inProcess();
  return async (seed) => {
    const made = composeSite(seed, options.language);
    return { made, verdict: judgeSite(made, await run('career_page', { company_url: HOME }, answersOf(made))) };
  };
}
