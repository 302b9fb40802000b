import { saysCareer } from '../../../postings/page/lines/headings/topics.js';
import type { PageTree } from '../../../postings/page/tree/page-tree.js';
import { readContractType } from '../../../postings/text/kinds/job-type.js';
import { jobTitleScore } from '../../../postings/page/lines/titles/job-titles.js';

/** A longer line (characters) is text, in which all words occur. */
const MAX_LINE = 80;

/** Whether the content of a page, without its menus and its footer, speaks of work that one may have there. */
export function speaksOfWork({ leaves }: PageTree): boolean {
  return leaves.some(({ region, text }) => region === 'main' && text.length <= MAX_LINE && namesWork(text));
}

function namesWork(line: string): boolean {
  return saysCareer(line) || readContractType(line) !== undefined || jobTitleScore(line) === 2;
}
