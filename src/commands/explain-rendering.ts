import { writeFile } from 'node:fs/promises';
import { sentenceOf } from '../findings/finding.js';
import { readPage, type PageFacts } from '../pipelines/career-pages/page/page-facts.js';
import { listingsIn, readRendered } from '../pipelines/career-pages/rendering/rendered-page.js';
import { parseHtml, textOf } from '../postings/page/tree/html.js';
import { needOfScripts, SCRIPT_NEEDS, type ScriptNeed } from '../postings/page/needs-scripts.js';
import type { Rendering } from '../web/browser/rendering.js';
import type { Web, WebPage } from '../web/web.js';
import { print } from './terminal-text.js';

/**
 * Prints what opening a page in a browser changes: whether a run would have opened it and why, what the page shows then
 * that it did not show before, and which lists its own requests brought. `file` gets the page as it was last seen.
 */
export async function explainRendering(page: WebPage, link: string, web: Web, file: string | undefined): Promise<void> {
  const plain = readPage(page, link);
  const need = needOfScripts(parseHtml(page.body), { listing: plain.isCareerPage, links: false });
  print(`\nin a browser\n  ${decisionOf(plain, need)}`);
  const rendering = await web.render({ url: page.url });
  if (rendering.outcome !== 'rendered') {
    print(`  it was not opened: ${rendering.reason}`);
    return;
  }
  const view = rendering.views.at(-1) ?? '';
  const shown = readRendered(rendering, { request: page.request, anchor: link, assumeCareerPage: plain.isCareerPage });
  const rows: [string, number, number][] = [
    ['words', wordsOf(page.body), wordsOf(view)],
    ['links', plain.links.length, shown.links.length],
    ['postings listed', plain.listed.length, shown.listed.length],
    ['postings stated', plain.structured.length, shown.structured.length],
    ['boards', plain.boards.length, shown.boards.length],
  ];
  for (const [name, before, after] of rows) print(`  ${name}: ${String(before)}, then ${String(after)}`);
  printAnswers(rendering);
  printNew(plain, shown);
  for (const found of rendering.findings) print(`  ${sentenceOf(found)}`);
  if (file !== undefined) await writeFile(file, view);
}

function printAnswers(rendering: Rendering): void {
  const { views, answers, url } = rendering;
  print(`  ${String(views.length)} views, ${String(answers.length)} answers in JSON, ended at ${url}`);
  for (const { answer, path, postings, total, score } of listingsIn(rendering, url))
    print(
      `  a list of ${String(postings.length)}${total === undefined ? '' : ` of ${String(total)}`} in ${answer.method} ${answer.url} at "${path}", score ${String(score)}`,
    );
}

function decisionOf(plain: PageFacts, need: ScriptNeed | undefined): string {
  if (plain.structured.length + plain.listed.length + plain.boards.length > 0)
    return 'a run would open it for texts behind its entries at most: it shows postings or a board without';
  if (!plain.isCareerPage) return 'a run would not open it: it is no career page';
  return need === undefined
    ? 'a run would not open it: it shows no sign of a list that scripts bring'
    : `a run opens it where the data behind its scripts cannot be asked for: ${SCRIPT_NEEDS[need]}`;
}

function wordsOf(body: string): number {
  return textOf(parseHtml(body))
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

function printNew(plain: PageFacts, shown: PageFacts): void {
  const titles = ({ structured, listed }: PageFacts): string[] =>
    [...structured, ...listed].map(({ fields }) => fields.job_title ?? 'without a title');
  const before = new Set(titles(plain));
  const added = [...new Set(titles(shown))].filter((title) => !before.has(title));
  const gone = [...before].filter((title) => !titles(shown).includes(title));
  for (const title of added) print(`  + ${title}`);
  for (const title of gone) print(`  - ${title}`);
}
