import { StartError } from '../errors.js';
import { readPage, type PageFacts } from '../pipelines/career-pages/page/page-facts.js';
import { analysePosting } from '../postings/analyse.js';
import { careerScore } from '../postings/page/lines/headings/career-words.js';
import { parseHtml } from '../postings/page/tree/html.js';
import { readJobPage } from '../postings/page/advert/job-page.js';
import { jobTitleScore } from '../postings/page/lines/titles/job-titles.js';
import { reasonsOf } from '../postings/page/lists/judging/list-certainty.js';
import type { PageLists } from '../postings/page/lists/judging/lists-found.js';
import { readPageLists } from '../postings/page/lists/page-lists.js';
import type { JudgedSet } from '../postings/page/lists/judging/set-features.js';
import { readPageTree, type PageTree } from '../postings/page/tree/page-tree.js';
import type { FoundPosting } from '../postings/posting.js';
import type { Web, WebPage } from '../web/web.js';
import { readArguments } from './arguments.js';
import { explainRendering } from './explain-rendering.js';
import { readNamedFile } from './read-file.js';
import { runCommand } from './run-command.js';
import { withWeb } from './with-web.js';
import { print } from './terminal-text.js';

const USAGE = `Usage: npm run explain -- <address or file of a page> [--url <address the file stands for>] [--link <words of the link
       to it>] [--title <posting>] [--render [--html <file>]]

Prints what the readers make of one page and why: its type, every set of records with its titles and what spoke for and
against it, and the postings with their fields. With --title the page is read as the page of that posting; --render also opens it
in a browser, prints what that changes, and writes the page as it is then to the file of --html.`;

/** How many record sets and titles of a set are printed. */
const SETS = 12;
const TITLES = 6;

/** How long a page may take. */
const SECONDS = 120;

/** `npm run explain -- <address or file>`: what the readers make of one page, and why. */
async function main(): Promise<number> {
  const { values, positionals } = readArguments(
    USAGE,
    {
      url: { type: 'string' },
      link: { type: 'string', default: '' },
      title: { type: 'string' },
      render: { type: 'boolean', default: false },
      html: { type: 'string' },
    },
    1,
  );
  const [source] = positionals;
  if (source === undefined) throw new StartError(['The address or file of a page is missing.', USAGE]);
  const page = /^https?:/.test(source)
    ? await withWeb(SECONDS, (web) => fetchPage(source, web))
    : pageOf(await readNamedFile(source), values.url ?? 'https://example.com/careers/');
  const document = parseHtml(page.body);
  const facts = readPage(page, values.link);
  printType(facts);
  const tree = readPageTree(document);
  printSets(tree, readPageLists(tree, { url: page.url, careerScore: careerScore(page.url, values.link) }));
  const known = {
    fields: { job_title: values.title ?? facts.listed[0]?.fields.job_title ?? facts.title },
    evidence: {},
  };
  printPostings('stated by structured data', facts.structured);
  printPostings('listed', facts.listed);
  if (values.title !== undefined || facts.isAdvert)
    printPostings('as the page of one posting', [readJobPage(document, page.url, known)]);
  if (values.render) await withWeb(SECONDS, (web) => explainRendering(page, values.link, web, values.html));
  return 0;
}

async function fetchPage(url: string, web: Web): Promise<WebPage> {
  let page: WebPage | undefined;
  let reason = 'no answer';
  await web.crawl([{ url, kind: 'page' }], (answer) => {
    if (answer.outcome === 'page') page = answer;
    else reason = answer.reason;
    return undefined;
  });
  if (!page) throw new StartError([`${url}: ${reason}`]);
  return page;
}

function pageOf(body: string, url: string): WebPage {
  const request = { url, kind: 'page' } as const;
  return { outcome: 'page', request, url, status: 200, contentType: 'text/html', body, truncated: false };
}

function printType(facts: PageFacts): void {
  const kinds = [
    facts.isAdvert ? 'one advert' : facts.listed.length > 0 ? 'a list' : 'no list',
    facts.isCareerPage
      ? 'a career page by its address, its link or the system that serves it'
      : 'no career page by its address',
  ];
  print(`${facts.url}\n  title: ${facts.title}\n  ${kinds.join('; ')}`);
  print(`  ${String(facts.links.length)} links, ${String(facts.nextPages.length)} further pages of the list`);
  for (const board of facts.boards) print(`  names a board of ${board.system}: ${board.url}`);
  if (facts.blindSpot) print(`  may hide postings: ${JSON.stringify(facts.blindSpot)}`);
  for (const url of facts.waysOn ?? []) print(`  leads on to ${url}`);
}

function printSets(tree: PageTree, lists: PageLists): void {
  print(`\n${String(lists.seen)} sets of records were seen, ${String(lists.judged)} judged`);
  for (const judged of lists.taken.slice(0, SETS)) printSet(tree, judged, 'taken');
  for (const judged of lists.doubtful.slice(0, SETS)) printSet(tree, judged, 'doubtful, left out');
}

function printSet(tree: PageTree, { set, certainty, features }: JudgedSet, verdict: string): void {
  print(`\n  ${verdict}: ${String(set.titles.length)} by ${set.by}, certainty ${certainty.toFixed(2)}`);
  for (const [at, index] of set.titles.slice(0, TITLES).entries()) {
    const text = tree.leaves[index]?.text ?? '';
    const [from = 0, to = 0] = set.records[at] ?? [];
    print(
      `    ${JSON.stringify(text.slice(0, 90))} (as a title ${String(jobTitleScore(text))}), pieces ${String(from)} to ${String(to)}`,
    );
  }
  const reasons = reasonsOf(features).slice(0, 8);
  print(
    `    because ${reasons.map(([name, share]) => `${name} ${share > 0 ? '+' : ''}${share.toFixed(1)}`).join(', ')}`,
  );
}

function printPostings(how: string, postings: readonly FoundPosting[]): void {
  print(`\n${String(postings.length)} postings ${how}`);
  for (const posting of postings) {
    const { fields, evidence } = analysePosting(posting);
    print(`  ${fields.job_title ?? 'without a title'}`);
    for (const [name, value] of Object.entries(fields))
      if (name !== 'job_title')
        print(`    ${name}: ${JSON.stringify(value).slice(0, 160)} (${evidence[name as 'location']?.source ?? '?'})`);
  }
}

await runCommand(main);
