import { isWithin } from './asked-of-parts.js';
import type { JobPosting } from '../../../fields.js';
import { fold, hasWord, lettersOf } from '../../../text/words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { WHOLE_HEADINGS } from '../../../text/words/sections/whole-headings.js';
import { WHY_WORDS } from '../../../text/words/headings/why-words.js';
import { WHY_WORK_WORDS } from '../../../text/words/sections/why-work-words.js';
import { isAction } from '../../lines/seeking/actions.js';
import { kindOfHeading } from '../../lines/headings/section-headings.js';
import { namesBenefit } from '../../lines/headings/section-items.js';
import { topicOf } from '../../lines/headings/topics.js';
import { BOLD_LINE, closest, LAST_HEADING, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import { isTag, lineOf, type Element } from '../../tree/html.js';
import { pageTitle } from '../records/leaf-facts.js';
import type { PostingRecord } from '../judging/lists-found.js';

const SOLD = new Set(WHOLE_HEADINGS.flatMap(([, , words]) => words.split('|').map((word) => lettersOf(fold(word)))));

/** Fewer items (of a list) are a remark. */
const MIN_BENEFITS = 2;
/** Of so many that one who works there gets by name a part above the openings tells of that. */
const MIN_NAMED = 2;
/**
 * What a page says that all are offered, in lists or cards below headings of that: behind the openings, or above them
 * where the heading asks why one should work there. Below another one a company tells there what it sells ("What we
 * offer").
 */
export function benefitsOfAll(tree: PageTree, records: readonly PostingRecord[]): JobPosting {
  const lowest = records.reduce((rank, { title }) => Math.min(rank, title.rank), BOLD_LINE);
  const from = records.reduce((start, { range }) => Math.min(start, range[0]), tree.leaves.length);
  const to = records.reduce((end, { range }) => Math.max(end, range[1]), 0);
  const behind = givenBelow(
    tree,
    partBelow(tree.leaves.slice(to), lowest, ({ text }) => headsBenefits(text)),
  );
  if (behind.length >= MIN_BENEFITS) return { benefits: behind };
  const ahead = tree.leaves.slice(0, from);
  const above = givenBelow(
    tree,
    partBelow(ahead, lowest, ({ text }) => asksWhyWork(text) || asksWhyHere(text, tree)),
  );
  if (above.filter(namesBenefit).length >= MIN_NAMED) return { benefits: above };
  const ofWork = partsOfWork(ahead);
  const offered = givenBelow(
    tree,
    partBelow(ahead, lowest, (leaf) => ofWork.has(leaf) && headsBenefits(leaf.text)),
  );
  const named = offered.filter(namesBenefit).length;
  return named >= MIN_NAMED && named * MOST >= offered.length ? { benefits: offered } : {};
}

/** Of what is offered in a part about working there at least one in so many names what one gets. */
const MOST = 3;

/** The pieces below headings of work between that of the page and the openings: "Working at the mill". */
function partsOfWork(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  let head: Leaf | undefined;
  return new Set(
    leaves.filter((leaf) => {
      if (leaf.rank > 1 && leaf.rank <= (head?.rank ?? LAST_HEADING))
        head = topicOf(leaf.text) === 'careers' ? leaf : undefined;
      else if (leaf.rank <= 1) head = undefined;
      return head !== undefined && head !== leaf;
    }),
  );
}

/** The pieces below headings of one kind, each up to the next one of its rank. */
function partBelow(leaves: readonly Leaf[], lowest: number, isOfKind: (leaf: Leaf) => boolean): readonly Leaf[] {
  let head: Leaf | undefined;
  return leaves.filter((leaf) => {
    const isHead = rankOf(leaf) <= (head ? rankOf(head) : lowest);
    if (leaf.region !== 'main') head = undefined;
    else if (isHead) head = isOfKind(leaf) ? leaf : undefined;
    return head !== undefined && head !== leaf;
  });
}

/** Of what heads a part: "We offer:" with a colon does as a line in bold, and a word in bold of an item does not. */
function rankOf({ rank, text, element }: Leaf): number {
  if (rank < BOLD_LINE) return rank;
  const isHead = rank === BOLD_LINE || (/[:：]$/.test(text) && kindOfHeading(text) !== undefined);
  return isHead && closest(element, isItem) === undefined ? BOLD_LINE : LOWEST_RANK;
}

/** That of a line without mark-up. */
const LOWEST_RANK = BOLD_LINE + 1;

function givenBelow(tree: PageTree, below: readonly Leaf[]): string[] {
  for (const way of [itemsAmong, cardsAmong, pairsAmong]) {
    const benefits = way(below, tree);
    if (benefits.length >= MIN_BENEFITS) return benefits;
  }
  return [];
}

/** "Angebot", "Oferta" alone may head what is sold. */
function headsBenefits(text: string): boolean {
  return kindOfHeading(text) === 'benefits' && !SOLD.has(lettersOf(fold(text)));
}

/** The items of lists among some pieces, each once; what leads somewhere is an item of a menu. */
function itemsAmong(leaves: readonly Leaf[]): string[] {
  const items = new Set<Element>();
  for (const { element, link } of leaves) {
    const item = link === undefined ? closest(element, isItem) : undefined;
    if (item) items.add(item);
  }
  const lines = [...items].map((item) => lineOf(item).replace(/^[^\p{L}\p{N}]+/u, ''));
  return [...new Set(lines)].filter((line) => hasWord(line) && !isAction(line));
}

/** What cards among some pieces say, each headed by what is given: none where one leads somewhere. */
function cardsAmong(leaves: readonly Leaf[]): string[] {
  const heads = leaves.filter(({ rank }) => rank <= LAST_HEADING);
  const [first] = heads;
  const areAlike = heads.every(({ rank, element }) => rank === first?.rank && parentOf(element) !== undefined);
  const holders = new Set(heads.map(({ element }) => parentOf(element)));
  if (!first || !areAlike || holders.size < heads.length || leaves.some(({ link }) => link !== undefined)) return [];
  return [...new Set(leaves.slice(leaves.indexOf(first)).map(({ text }) => text))].filter(hasWord);
}

function isItem({ name }: Element): boolean {
  return name === 'li';
}

/** Fewer cards may be two columns of a text; more pieces than these tell of something else. */
const [MIN_CARDS, MAX_PIECES] = [3, 200];

/** The same of cards without headings, each of a name and what is said of it; other boxes may stand behind them. */
function pairsAmong(leaves: readonly Leaf[], tree: PageTree): string[] {
  if (leaves.length > MAX_PIECES || leaves.some(({ link }) => link !== undefined)) return [];
  const known = new Map<Element, Leaf[][]>();
  const cardsOf = (element: Element): Leaf[][] => {
    const cards = known.get(element) ?? cardsIn(element, leaves, tree);
    known.set(element, cards);
    return cards;
  };
  const grids = leaves.flatMap((leaf) => closest(leaf.element, (outer) => cardsOf(outer).length >= MIN_CARDS) ?? []);
  const grid = grids.find((element) => cardsOf(element).every((card) => card.length === 2));
  return grid ? [...new Set(cardsOf(grid).flatMap((card) => card.map(({ text }) => text)))] : [];
}

function cardsIn(element: Element, leaves: readonly Leaf[], tree: PageTree): Leaf[][] {
  return element.children
    .filter(isTag)
    .map((child) => leaves.filter(({ index, text }) => isWithin(index, tree.rangeOf(child)) && hasWord(text)))
    .filter((card) => card.length > 0);
}

const WHY_WORK = new PhraseTable(WHY_WORK_WORDS.map(([, words]) => words));

const WHY = new PhraseTable(WHY_WORDS.map(([, words]) => words));

/** "Why Old Mill?" on a page that is called "Jobs | Old Mill". */
function asksWhyHere(text: string, tree: PageTree): boolean {
  const why = WHY.spansIn(text).find(({ start }) => !/\p{L}/u.test(text.slice(0, start)));
  const named = fold(text.slice(why?.end ?? text.length).replace(/[?？!！.:]/g, '')).trim();
  const names = pageTitle(tree).split(/\s[|–—·:-]\s/);
  return named !== '' && names.some((name) => fold(name) === named);
}

/** "Why work with us?", "Our perks": said to who may come to work there, wherever it stands. */
function asksWhyWork(text: string): boolean {
  return headsBenefits(text) && WHY_WORK.test(text);
}
