import { remembered } from '../../../remembered.js';
import { readDate } from '../../../text/days/date.js';
import { readContractType, readJobType } from '../../../text/kinds/job-type.js';
import { readRemoteLabel } from '../../../text/kinds/remote.js';
import { fold } from '../../../text/words.js';
import { isAction } from '../../lines/seeking/actions.js';
import { attribute, findFirst, type Element } from '../../tree/html.js';
import { sourceOf } from '../../tree/scripts.js';
import { isPlaceName } from '../../../text/places/place.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { isPersonWithRole } from '../../lines/people/person-name.js';
import {
  blockAround,
  BOLD_LINE,
  closest,
  LAST_HEADING,
  parentOf,
  type Leaf,
  type PageTree,
} from '../../tree/page-tree.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { topicOf } from '../../lines/headings/topics.js';
import { NAME_WORDS } from '../../../text/people/named-people.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** What may be true of one piece of text, by itself. */
const LEAF_FACTS = [
  'sure',
  'role',
  'unknown',
  'veto',
  'place',
  'kind',
  'date',
  'pay',
  'action',
  'person',
  'head',
  'section',
  'bullet',
  'link',
  'mail',
  'prose',
  'question',
  'price',
] as const;
export type LeafFact = (typeof LEAF_FACTS)[number];

/** A longer text (characters) is no place, kind, date, pay or button. */
const SHORT = 60;

/** Two or three capitalised words that are neither a place nor words for a job. */
const PERSON = wordPattern(String.raw`^(?:(?:Dr|Prof|Mag|Ing|Mr|Mrs|Ms)\.? )*${NAME_WORDS}$`, 'u');

/** Facts of all pieces of a page, summed up so that a range of pieces is counted at once. */
export class LeafFacts {
  private readonly sums: Readonly<Record<LeafFact, Int32Array>>;
  private readonly lengths: Int32Array;

  constructor(private readonly tree: PageTree) {
    const size = tree.leaves.length + 1;
    this.sums = Object.fromEntries(LEAF_FACTS.map((name) => [name, new Int32Array(size)])) as Record<
      LeafFact,
      Int32Array
    >;
    this.lengths = new Int32Array(size);
    for (const leaf of tree.leaves) {
      const facts = factsOfLeaf(leaf);
      for (const name of LEAF_FACTS)
        this.sums[name][leaf.index + 1] = (this.sums[name][leaf.index] as number) + Number(facts.has(name));
      this.lengths[leaf.index + 1] = (this.lengths[leaf.index] as number) + leaf.text.length;
    }
  }

  /** How many pieces from `from` to before `to` have it. */
  count(name: LeafFact, from: number, to: number): number {
    const sums = this.sums[name];
    return (sums[Math.min(to, this.tree.leaves.length)] as number) - (sums[from] as number);
  }

  /** Whether one piece has it. */
  has(name: LeafFact, index: number): boolean {
    return this.count(name, index, index + 1) > 0;
  }

  /** The words of pieces, folded. */
  textsOf(indices: readonly number[]): string[] {
    return indices.map((index) => fold(this.tree.leaves[index]?.text ?? ''));
  }

  /** Characters from one piece to before another. */
  textLength(from: number, to: number): number {
    return (this.lengths[Math.min(to, this.tree.leaves.length)] as number) - (this.lengths[from] as number);
  }
}

function factsOfLeaf(leaf: Leaf): ReadonlySet<LeafFact> {
  const { text, rank, element, link } = leaf;
  const facts = new Set(factsOfText(text));
  if (rank <= LAST_HEADING) facts.add('head');
  if (isSectionHead(text, rank)) facts.add('section');
  if (element.name === 'li' || parentOf(element)?.name === 'li') facts.add('bullet');
  addLinkFacts(leaf, facts);
  const isShort = text.length < SHORT;
  if (isShort && (link !== undefined || element.name === 'button') && isAction(text)) facts.add('action');
  return facts;
}

/** What a text is wherever it stands. */
const factsOfText = remembered((text): ReadonlySet<LeafFact> => {
  const facts = new Set<LeafFact>();
  const score = isPersonWithRole(text) ? -1 : jobTitleScore(text);
  facts.add(score === 2 ? 'sure' : score === 1 ? 'role' : score === 0 ? 'unknown' : 'veto');
  if (text.length > 120) facts.add('prose');
  if (/\?$/.test(text)) facts.add('question');
  if (text.length < SHORT) addShortFacts(text, score, facts);
  return facts;
});

/** A heading for duties, requirements or benefits; or a line that begins or ends as one: "Requirements: …". */
function isSectionHead(text: string, rank: number): boolean {
  const [, spaced, unspaced] = /^([^:]{3,40}):\s|^([^：]{2,40})：\s*\S/.exec(text) ?? [];
  const label = spaced ?? unspaced;
  if (label !== undefined) return kindOfHeading(label) !== undefined;
  const isHead = rank <= 7 || /[:：]$/.test(text);
  return text.length < 90 && isHead && kindOfHeading(text) !== undefined;
}

function addLinkFacts({ link }: Leaf, facts: Set<LeafFact>): void {
  const href = attribute(link, 'href');
  if (/^mailto:/i.test(href)) facts.add('mail');
  else if (href !== '' && !/^(?:#|tel:|javascript:)/i.test(href)) facts.add('link');
}

function addShortFacts(text: string, score: number, facts: Set<LeafFact>): void {
  const mayBePlace = score < 1;
  for (const part of text.split(/\s{0,9}[|·•]\s{0,9}/)) {
    const value = part.replace(/^[^:]{2,24}:\s*/, '');
    if (mayBePlace && isShortPlace(value)) facts.add('place');
    if (isKindOfJob(value)) facts.add('kind');
  }
  if (/\d/.test(text)) addFigures(text, facts);
  const isElse = score > 0 || facts.has('place') || facts.has('kind');
  if (!isElse && PERSON.test(text)) facts.add('person');
}

function isShortPlace(value: string): boolean {
  return value.length < 46 && isPlaceName(value);
}

function isKindOfJob(value: string): boolean {
  return [readJobType, readContractType, readRemoteLabel].some((read) => read(value) !== undefined);
}

/** What a short line with a figure states: a day, pay, a price. */
function addFigures(text: string, facts: Set<LeafFact>): void {
  if (readDate(text.replace(/^[^:]{2,24}:\s*/, '')) !== undefined || /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/.test(text))
    facts.add('date');
  if (!/[€$£]|\b(?:eur|usd|gbp|chf|sek|nok|dkk|pln|czk|inr)\b/i.test(text)) return;
  facts.add('pay');
  if (text.length < 14) facts.add('price');
}

/** Whether a piece is one of a list: a line in bold outside of it is about something else. */
export function isListItem({ element }: Leaf): boolean {
  return closest(element, ({ name }) => name === 'li') !== undefined;
}

/**
 * Whether one piece heads the next as an opening: a heading that speaks of openings does, whatever its rank, and so
 * does a line in bold. In bold within one line it is the label of what follows: "Position: baker".
 */
export function headsOpening(above: Leaf | undefined, leaf: Leaf): boolean {
  if (!above || above.rank > BOLD_LINE || topicOf(above.text) !== 'openings') return false;
  return above.rank < BOLD_LINE || leaf.rank === BOLD_LINE || blockAround(above.element) !== blockAround(leaf.element);
}

/**
 * What the ways to the front door of a site are called, folded: "Home", or the company's name; and the name in front of
 * them of which the page's title says that its openings are meant: "The Mill – Vacancies".
 */
export function siteNames(tree: PageTree, pageUrl: string): ReadonlySet<string> {
  const { leaves } = tree;
  const doors = leaves.filter(({ link }) => link && isFrontDoor(link, pageUrl));
  const parts = pageTitle(tree).split(/\s[|–—·:-]\s/);
  const isOfOpenings = parts.some((part) => isAboutJobs(part));
  const ahead = isOfOpenings ? leaves.slice(0, doors[0]?.index ?? 0) : [];
  const named = ahead.filter(({ text }) => parts.includes(text) && !isAboutJobs(text));
  return new Set([...doors, ...named].map(({ text }) => fold(text)));
}

function isAboutJobs(part: string): boolean {
  return /^(?:openings|careers)$/.test(topicOf(part) ?? '');
}

function isFrontDoor(link: Element, pageUrl: string): boolean {
  const href = attribute(link, 'href');
  if (href === '' || href.includes('#') || !URL.canParse(href, pageUrl)) return false;
  const { hostname, pathname, search } = new URL(href, pageUrl);
  return hostname === new URL(pageUrl).hostname && search === '' && /^\/(?:index\.\w{3,5})?$/.test(pathname);
}

/** What heads a page: its main heading, or the first one of its content, where it has none and that names openings. */
export function mainHeading({ leaves }: PageTree): string {
  const main = leaves.find(({ rank }) => rank === 1);
  if (main) return main.text;
  const first = leaves.find(({ rank, region }) => rank === 2 && region === 'main');
  return first && topicOf(first.text) === 'openings' ? first.text : '';
}

/** The title a page has in its head. */
export function pageTitle({ document }: PageTree): string {
  const element = findFirst(document, ({ name }) => name === 'title');
  return element ? sourceOf(element).replace(/\s+/g, ' ').trim() : '';
}
