import type { JobPosting } from '../../../fields.js';
import { fold, lettersOf } from '../../../text/words.js';
import { endsAdvert } from '../../lines/headings/letter-ends.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { headsTasks } from '../../lines/headings/task-headings.js';
import { topicOf } from '../../lines/headings/topics.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import type { Document } from '../../tree/html.js';
import { BOLD_LINE, LAST_HEADING, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { readSections } from '../../tree/sections.js';
import { blocksOf, type TextBlock } from '../../tree/text-blocks.js';
import type { PostingRecord } from '../judging/lists-found.js';

/** An entry of which more is said (characters) may be another than what is told below all of them. */
const MAX_BRIEF = 160;

/**
 * What a page asks for and tells of the work once, of openings of which it says nothing but their names, or so little
 * that what stands behind them is told of all: below another heading, or where it names another opening in one, it may
 * be told of that. `heads` are the headings of what is asked.
 */
export function toldOfNames(
  { document, leaves }: PageTree,
  records: readonly PostingRecord[],
  heads: readonly Leaf[],
): JobPosting {
  if (!records.every((record) => isBrief(record, leaves))) return {};
  const titles = new Set(records.map(({ title }) => title.index));
  const isOther = ({ index, rank, text }: Leaf): boolean =>
    rank <= BOLD_LINE && !titles.has(index) && jobTitleScore(text) > 0;
  if (leaves.some(isOther)) return {};
  const areNames = records.every(({ range: [from, to] }) => to - from === 1);
  const isOfAll = (head: Leaf): boolean =>
    isBelowAll(head, leaves) &&
    (areNames || (isBehind(head, records) && records.every(({ title }) => head.rank < title.rank)));
  const first = Math.min(...titles);
  // "We seek:" above the first of them heads whom it seeks.
  const asks = onlyOf(
    heads.filter((head) => !titles.has(head.index + 1) && !(head.index < first && headsOpenings(head))),
  );
  const does = onlyOf(leaves.filter((leaf) => leaf.region === 'main' && headsPart(leaf) && headsTasks(leaf.text)));
  return {
    ...(asks && isOfAll(asks) ? askedBy(document, records, asks) : {}),
    ...(does && isOfAll(does) ? doneBelow(document, does) : {}),
  };
}

function onlyOf([head, ...others]: readonly Leaf[]): Leaf | undefined {
  return others.length > 0 ? undefined : head;
}

function isBehind({ index }: Leaf, records: readonly PostingRecord[]): boolean {
  return records.every(({ range }) => range[1] <= index);
}

/** The headings of a page below which something is asked for. */
export function requirementHeads(leaves: readonly Leaf[]): readonly Leaf[] {
  return leaves.filter((leaf) => leaf.region === 'main' && headsRequirements(leaf));
}

/** "Tražimo:" heads whom a page seeks as well as what it asks for; behind all of them another heading asks alone. */
function askedBy(document: Document, records: readonly PostingRecord[], head: Leaf): JobPosting {
  const { requirements = [] } = readSections(blocksOf(document));
  const names = new Set(records.map(({ title }) => lettersOf(fold(title.text))));
  const asked = requirements.filter((item) => !names.has(lettersOf(fold(item))));
  return asked.length === 0 || (asked.length < requirements.length && !isBehind(head, records))
    ? {}
    : { requirements: asked };
}

/** What is done below a heading of that: a list or lines, up to the next part. */
function doneBelow(document: Document, head: Leaf): JobPosting {
  const blocks = blocksOf(document);
  const at = blocks.findIndex(({ text }) => text === head.text);
  const below = at < 0 ? [] : blocks.slice(at + 1);
  const isNext = ({ kind, text }: TextBlock, place: number): boolean =>
    kind === 'heading' ||
    (kind === 'line' && (below[place - 1]?.kind === 'item' || kindOfHeading(text) !== undefined || endsAdvert(text)));
  const end = below.findIndex(isNext);
  const done = below.slice(0, end < 0 ? undefined : end);
  if (done.length === 0) return {};
  const lines = done.map(({ kind, text }) => (kind === 'item' ? `• ${text}` : text));
  return { job_description: [head.text, ...lines].join('\n') };
}

/** Whether little more is said of an opening than its name. */
export function isBrief({ range: [from, to], title }: PostingRecord, leaves: readonly Leaf[]): boolean {
  const said = leaves.slice(from, to).reduce((sum, { text }) => sum + text.length, 0);
  return said - title.text.length <= MAX_BRIEF;
}

/** Whether nothing but the page itself, or what is open or done there, heads a part. */
function isBelowAll(leaf: Leaf, leaves: readonly Leaf[]): boolean {
  const above = headingAbove(leaf, leaves);
  return !above || above.rank === 1 || headsOpenings(above);
}

/** The heading of a higher rank that stands above a piece. */
export function headingAbove({ index, rank }: Leaf, leaves: readonly Leaf[]): Leaf | undefined {
  return leaves.slice(0, index).findLast((leaf) => leaf.rank <= LAST_HEADING && leaf.rank < rank);
}

/** Whether a line heads what is open, or what working there is like. */
export function headsOpenings({ text }: Leaf): boolean {
  return ['openings', 'careers'].includes(topicOf(text) ?? '');
}

/** Whether a line heads what is asked for. */
export function headsRequirements(leaf: Leaf): boolean {
  return headsPart(leaf) && kindOfHeading(leaf.text) === 'requirements';
}

/** Whether a line is made, or written, as what heads something. */
function headsPart({ rank, text }: Leaf): boolean {
  return rank <= BOLD_LINE || /[:：]$/.test(text);
}
