import { parseArgs } from 'node:util';
import { loadBuilt } from '../built.ts';
import { composePage } from './compose-page.ts';
import { asWebPage, isExact, judgePage, totalOf } from './judge-page.ts';

/**
 * `npm run score:composed -- [--from 1] [--to 1000] [--language de] [--show]`: reads composed career pages and prints how many are
 * read exactly, what is missing and invented, and how many of the values they show are right. `--show` lists the pages that are not.
 */
const { readPage } = await loadBuilt<typeof import('../../src/pipelines/career-pages/page-facts.js')>(
  'pipelines/career-pages/page-facts.js',
);
const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '1000' },
    language: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
const seeds = Array.from(
  { length: Number(options.to) - Number(options.from) + 1 },
  (_, at) => Number(options.from) + at,
);
const verdicts = seeds.map((seed) => {
  const page = composePage(seed, options.language);
  return { seed, page, verdict: judgePage(page, readPage(asWebPage(page), '')) };
});
if (options.show)
  for (const { seed, page, verdict } of verdicts)
    if (!isExact(verdict) || verdict.wrong.length > 0)
      console.log(
        `${String(seed)} ${page.madeOf.join(', ')}\n    ${JSON.stringify({ ...verdict, values: undefined })}`,
      );
const { pages, exact, openings, missing, invented, values, wrong } = totalOf(verdicts);
console.log(
  `${String(pages)} pages: exact ${(exact / pages).toFixed(3)}, ` +
    `${String(missing)} missing and ${String(invented)} invented of ${String(openings)} openings, ` +
    `values right ${(1 - wrong / values).toFixed(3)} of ${String(values)}`,
);
