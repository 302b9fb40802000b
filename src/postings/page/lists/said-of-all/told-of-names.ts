import type { JobPosting } from '../../../fields.js';
import { fold, lettersOf } from '../../../text/words.js';
import { endsAdvert } from '../../lines/headings/letter-ends.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { headsTasks } from '../../lines/headings/task-headings.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { BOLD_LINE, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { readSections } from '../../tree/sections.js';
import { blocksOf, type TextBlock } from '../../tree/text-blocks.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { headingAbove, headsOpenings, headsPart } from '../records/part-headings.js';

/** An entry of which more is said (characters) may be another than what is told below all of them. */
const MAX_BRIEF = 160;

/**
 * What a page asks for and tells of the work once, for all of its openings: it says nothing of them but their names, or
 * so little that what stands behind them is told of all. Nothing where a heading names another opening, or where what
 * is told stands below a heading of something else: it may be about that. `heads` are the headings of what is asked.
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
  // Of two such headings each may be of some.
  const ofAll = ([head, ...others]: readonly Leaf[]): Leaf | undefined =>
    head && others.length === 0 && isOfAll(head) ? head : undefined;
  const first = Math.min(...titles);
  // "We seek:" above the first of them heads whom it seeks.
  const asks = ofAll(
    heads.filter((head) => !titles.has(head.index + 1) && !(head.index < first && headsOpenings(head))),
  );
  const does = ofAll(leaves.filter((leaf) => leaf.region === 'main' && headsPart(leaf) && headsTasks(leaf.text)));
  if (!asks && !does) return {};
  const blocks = blocksOf(document);
  return { ...(asks && askedBy(blocks, records, asks)), ...(does && doneBelow(blocks, does)) };
}

function isBehind({ index }: Leaf, records: readonly PostingRecord[]): boolean {
  return records.every(({ range }) => range[1] <= index);
}

/** "Tražimo:" heads whom a page seeks as well as what it asks for; behind all of them another heading asks alone. */
function askedBy(blocks: readonly TextBlock[], records: readonly PostingRecord[], head: Leaf): JobPosting {
  const { requirements = [] } = readSections(blocks);
  const names = new Set(records.map(({ title }) => lettersOf(fold(title.text))));
  const asked = requirements.filter((item) => !names.has(lettersOf(fold(item))));
  return asked.length === 0 || (asked.length < requirements.length && !isBehind(head, records))
    ? {}
    : { requirements: asked };
}

/** What is done below a heading of that: a list or lines, up to the next part. */
function doneBelow(blocks: readonly TextBlock[], head: Leaf): JobPosting {
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
