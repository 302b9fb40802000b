import { withoutSaidOfAll } from './said-of-all/ends-of-last.js';
import { withoutCall } from '../lines/seeking/actions.js';
import { headsOfCards } from './judging/card-heads.js';
import { fold } from '../../text/words.js';
import { namesCompany } from './postings/company-name.js';
import { LeafFacts, pageTitle, siteNames } from './records/leaf-facts.js';
import { entryScore } from '../lines/openings/entry-title.js';
import { isAboutOpenings } from '../lines/openings/opening-like.js';
import { byPay, headsApart, headsNoOpenings } from './judging/heads-of-others.js';
import { IS_CAREER_PAGE, ListShapes } from './judging/list-shapes.js';
import { asAmongOthers, NO_RECORDS, withoutContent, type FreeRecords } from './judging/free-records.js';
import { titlesOfMenus } from './judging/menus-of-lists.js';
import { repeatsInOtherForms, TakenTitles } from './judging/same-titles.js';
import { isBelowSameWords, isListBeside, isListElsewhere, isRestOfList } from './judging/lists-beside.js';
import { certaintyOf } from './judging/list-certainty.js';
import { besideOne, isAdvertOfItsOwn, recordUntilTaken } from './judging/advert-beside.js';
import { areMarksOfCard } from './judging/marks-of-card.js';
import { IS_LIST, putInOrder } from './judging/list-order.js';
import type { Leaf, PageTree } from '../tree/page-tree.js';
import {
  amidOthers,
  amongNumbered,
  isAlone,
  isUnlikeOpenings,
  saidInRecord,
  type AroundTitle,
  type FreeRecord,
} from './judging/lone-title.js';
import { areAskedEntries } from './judging/asked-entries.js';
import { areGroups, groupsIn } from './judging/parts-for-groups.js';
import { withoutApplying } from './judging/parts-on-applying.js';
import { areOfSibling, withoutSiblings } from './judging/sibling-parts.js';
import { officersOfPrivacy } from './judging/privacy-texts.js';
import type { PageLists, PostingRecord } from './judging/lists-found.js';
import { speaksOf } from './judging/whole-advert.js';
import { areTextsOfCards } from './judging/texts-of-cards.js';
import { findRecordSets, type RecordSet } from './records/record-sets.js';
import { refusedLines } from './judging/refused-entries.js';
import { seeksByForm } from './sentences/seeks-by-form.js';
import { FeatureReader, sharesOf, type JudgedSet, type PageContext } from './judging/set-features.js';

/** From here on a set is doubtful. */
const IS_DOUBTFUL = 0.35;

/** Judges all record sets of a page and takes those that list postings, the clearest first, none twice. */
export function readPageLists(tree: PageTree, context: PageContext): PageLists {
  const shapes = new ListShapes(tree, context.url);
  const { sets: found, seen } = findRecordSets(tree);
  const sets = found.map((set) => withoutApplying(set, tree, (leaf) => shapes.headAbove(leaf)));
  const facts = new LeafFacts(tree);
  const reader = new FeatureReader(tree, facts, context);
  const all = sets
    .map((set) => {
      const features = reader.read(set);
      return { set, features, certainty: Math.max(certaintyOf(features), shapes.certaintyOf(set, features)) };
    })
    .filter(({ set, certainty }) => certainty >= IS_DOUBTFUL && !repeatsInOtherForms(set, tree, facts))
    .filter(({ set }) => !areMarksOfCard(set, tree, facts) && !areTextsOfCards(set, tree))
    .filter(({ set }) => !areAskedEntries(set, tree));
  const ofMenus = titlesOfMenus(
    all.filter(({ certainty }) => certainty >= IS_LIST).map(({ set }) => set),
    tree,
  );
  const lists = all.filter(({ set }) => !set.titles.some((title) => ofMenus.has(title)));
  const { apart = [], judged = [] } = Object.groupBy(lists, ({ set, features }) =>
    shapes.isApart(set, features) ? 'apart' : 'judged',
  );
  putInOrder(judged, facts, { tree, headAbove: (leaf) => tree.leaves[shapes.headAbove(leaf) ?? -1] });
  const amid = new Set([...amidOthers(facts, sets), ...shapes.rolesWithNames(sets), ...groupsIn(sets, tree)]);
  const [ofPeople, ofNumbered, officers] = [shapes.rolesOfPeople(sets), amongNumbered(tree), officersOfPrivacy(tree)];
  const others = { amid, ofPeople, ofNumbered, officers, pageUrl: context.url };
  const chooser = new Chooser(tree, facts, shapes, others);
  for (const candidate of judged) if (candidate.certainty >= IS_LIST) chooser.take(candidate);
  for (const candidate of apart) if (candidate.features['leads to content'] === 1) chooser.noteContent(candidate);
  const doubtful = judged.filter(({ set }) => chooser.isFree(set) || chooser.isBesideIts(set));
  const { records = [], unpaid = [] } = byPay(withoutSaidOfAll(chooser.records, tree));
  const summaries = judged.flatMap((candidate) => chooser.repeatedBy(candidate));
  const leftOut = {
    strangers: chooser.leftOut,
    doubtful,
    beside: judged.flatMap((candidate) => besideOne(candidate, chooser, tree.leaves)),
    refused: chooser.refusedAmong(sets),
    apart: [...apart.flatMap((candidate) => chooser.freeOf(candidate)), ...unpaid],
    // Last: what another list has is none of it.
    content: chooser.content,
  };
  return { records, summaries, taken: chooser.taken, ...leftOut, seen, judged: sets.length };
}

/** What the pieces of a posting state beside its title. */
const STATED = ['kind', 'place', 'pay', 'section', 'action', 'mail', 'link'] as const;

/** What is kept of a record, with how sure its set is. */
function recordOf({ leaf, range }: Omit<FreeRecord, 'score'>, certainty: number, setSize: number): PostingRecord {
  return { title: leaf, range, certainty, setSize };
}

class Chooser {
  readonly records: PostingRecord[] = [];
  readonly taken: JudgedSet[] = [];
  private readonly strangers: PostingRecord[] = [];
  private readonly articles = new Map<number, PostingRecord>();
  readonly isTaken: Uint8Array;
  private readonly titles: TakenTitles;
  private readonly owned: Uint8Array;
  private readonly pageTitle: string;
  private readonly siteNames: ReadonlySet<string>;

  constructor(
    private readonly tree: PageTree,
    private readonly facts: LeafFacts,
    private readonly shapes: ListShapes,
    private readonly others: Record<'amid' | 'ofPeople' | 'ofNumbered' | 'officers', ReadonlySet<number>> & {
      pageUrl: string;
    },
  ) {
    this.pageTitle = pageTitle(tree);
    this.siteNames = siteNames(tree, others.pageUrl);
    this.titles = new TakenTitles((leaf) => shapes.headingOver(leaf));
    this.isTaken = new Uint8Array(tree.leaves.length + 1);
    this.owned = new Uint8Array(tree.leaves.length + 1);
  }

  /** True where no title of the set is part of a taken record and no record of it holds a taken title. */
  isFree({ titles, records }: RecordSet): boolean {
    return titles.every((title, at) => this.owned[title] === 0 && !this.holdsTaken(records[at] ?? [0, 0]));
  }

  /** True for one title that stands out, where only what goes on below another heading of its record was taken. */
  isBesideIts({ titles: [title = 0, ...others], records: [record = [0, 0]] }: RecordSet): boolean {
    const leaf = this.tree.leaves[title] as Leaf;
    return others.length === 0 && this.owned[title] === 0 && this.untilTaken(leaf, record) !== record;
  }

  private untilTaken(leaf: Leaf, record: readonly [number, number]): readonly [number, number] {
    return recordUntilTaken(this.tree.leaves, this.isTaken, leaf, record);
  }

  /** What stands among the entries of a list, made like them, and is none and nothing else. */
  refusedAmong(sets: readonly RecordSet[]): Leaf[] {
    const lists = this.taken.map(({ set: { titles } }) => titles.filter((title) => this.isTaken[title] === 1));
    const told = new Set([...this.leftOut, ...this.articles.values()].map(({ title }) => title.index));
    return refusedLines(this.tree, sets, lists).filter(
      ({ index, text }) => this.owned[index] === 0 && !told.has(index) && !this.titles.has(text),
    );
  }

  /** Strangers of the lists that are no postings of another list either. */
  get leftOut(): PostingRecord[] {
    return this.strangers.filter(({ title }) => this.owned[title.index] === 0);
  }

  /** Notes what is as sure as a list and leads to articles or products. */
  noteContent({ set, certainty }: JudgedSet): void {
    if (certainty < IS_LIST || !this.isFree(set)) return;
    for (const record of this.recordsOf(set, certainty)) this.articles.set(record.title.index, record);
  }

  /** Articles and products that no list has, each once. */
  get content(): PostingRecord[] {
    return [...this.articles.values()].filter(({ title }) => this.owned[title.index] === 0);
  }

  /** The entries of a list that was not taken because all its titles are those of taken records. */
  repeatedBy({ set, certainty }: JudgedSet): PostingRecord[] {
    const entries = this.recordsOf(set, certainty);
    const isRepeat = entries.every(({ title: { index, text } }) => this.titles.has(text) && this.owned[index] === 0);
    return set.titles.length > 1 && certainty >= IS_LIST && isRepeat ? entries : [];
  }

  private recordsOf({ titles, records }: RecordSet, certainty: number): PostingRecord[] {
    const leaves = titles.map((title) => this.tree.leaves[title] as Leaf);
    return leaves.map((leaf, at) => recordOf({ leaf, range: records[at] ?? [0, 0] }, certainty, titles.length));
  }

  /** The entries of a set that is long enough to be a list and sure, where no other list has them. */
  freeOf({ set, certainty }: JudgedSet): PostingRecord[] {
    const { titles, records } = set;
    if (titles.length < 2 || certainty < IS_LIST || !this.isFree(set)) return [];
    for (const [from, to] of records) this.owned.fill(1, from, to);
    return this.recordsOf(set, certainty);
  }

  take(judged: JudgedSet): void {
    const { free, strangers, content } = this.freeRecords(judged.set);
    if (free.length === 0) this.leaveOut(judged, content);
    // Half of what only stands at the same place of two blocks is no list.
    const least = judged.set.by === 'column' ? judged.set.titles.length + 1 : judged.set.titles.length;
    if (free.length * 2 < least || !this.isSureEnough(judged, free)) return;
    this.taken.push(judged);
    const asRecord = (record: FreeRecord): PostingRecord => recordOf(record, judged.certainty, free.length);
    this.strangers.push(...strangers.map(asRecord));
    this.leaveOut(judged, content);
    this.records.push(...free.map(asRecord));
    for (const { leaf, range } of free) {
      this.titles.add(leaf);
      this.isTaken[leaf.index] = 1;
      this.owned.fill(1, range[0], range[1]);
    }
  }

  /** Keeps what leads to articles or films, to be told. */
  private leaveOut({ set, certainty }: JudgedSet, content: readonly FreeRecord[]): void {
    for (const one of content) this.articles.set(one.leaf.index, recordOf(one, certainty, set.titles.length));
  }

  /**
   * The titles of a set that are nothing else yet: no button among them, nothing that another list has by its title.
   */
  private freeRecords({ by, titles, records }: RecordSet): FreeRecords {
    const all = titles.map((title, at) => {
      const leaf = this.tree.leaves[title] as Leaf;
      const range = this.untilTaken(leaf, records[at] as readonly [number, number]);
      const isOfficer = this.others.officers.has(leaf.index) && this.facts.count('kind', ...range) === 0;
      const isCompany = namesCompany(leaf.text, this.siteNames, this.pageTitle);
      const isNone = isOfficer || isCompany || this.shapes.isBelowName(leaf) || this.shapes.isTeller(leaf);
      return { leaf, range, score: isNone ? -1 : this.scoreOf(leaf, range) };
    });
    const roles = all.filter(({ leaf, range, score }) => score > 1 || !this.shapes.quoted.areAllBelow(leaf, range));
    const judged = asAmongOthers(roles, this.facts);
    const { candidates, content } = withoutContent(judged, this.tree, this.facts, this.pieceAbove);
    if (candidates.length === 0) return { ...NO_RECORDS, content };
    const refused = candidates.filter(({ score }) => score < 0).length;
    // Lines that only stand at the same place of two blocks, or beside articles, half of which can be no titles.
    const isBesideContent = content.length > 0;
    // Rows of facts are as much alike as openings: "Place of work", "How to apply".
    const areFacts = refused > 2 && !candidates.some(({ score }) => score > 0);
    const isDoubtful = (by === 'column' || isBesideContent || areFacts) && refused * 2 >= candidates.length;
    if (isDoubtful || (isBesideContent && candidates.length === 1)) return NO_RECORDS;
    // What a list refused is no list of its own.
    const isRefused = titles.length === 1 && this.strangers.some(({ title }) => title.index === titles[0]);
    const open = candidates.filter(
      ({ leaf, range, score }) =>
        !isRefused &&
        (score >= 0 || !(refused * 2 <= titles.length || isAboutOpenings(leaf.text))) &&
        !this.titles.isRepeat(leaf) &&
        !this.isCallFor(leaf) &&
        this.owned[leaf.index] === 0 &&
        !this.holdsTaken(range),
    );
    const parts = Map.groupBy(candidates, ({ leaf }) => this.shapes.headAbove(leaf)).values();
    const heads = new Set([...parts].flatMap((part) => headsOfCards(part, this.states)));
    const entries = candidates.filter((record) => !heads.has(record));
    const kept = new Set(this.withoutStrangers(entries, by));
    return { free: open.filter((one) => kept.has(one)), strangers: open.filter((one) => !kept.has(one)), content };
  }

  /** A title as `entryScore` reads it, by what its record says and where it leads. */
  private scoreOf({ text, link }: Leaf, [from, to]: readonly [number, number]): number {
    const isPlaced = this.facts.count('place', from, to) > 0 && this.facts.count('link', from, to) > 0;
    return entryScore(text, { isPlaced, isLink: link !== undefined });
  }

  /** "Apply: Baker", where the page says "Baker" as well: it heads a form. */
  private isCallFor({ text }: Leaf): boolean {
    const title = withoutCall(text);
    return title !== text && this.tree.leaves.some((other) => other.text === title);
  }

  /**
   * Where the records below one heading lead somewhere, each to its posting, those that lead nowhere and name no
   * occupation only look like them; nor are those of another heading that lead nowhere and mostly name none. Those that
   * mostly name none below a heading for something else or for what is asked and done never are, nor is what only
   * stands at the same place of another part; nor what states nothing beside another part of which each record states
   * something.
   */
  private withoutStrangers(records: readonly FreeRecord[], by: RecordSet['by']): readonly FreeRecord[] {
    const leads = ({ range: [from, to] }: FreeRecord): boolean => this.facts.count('link', from, to) > 0;
    const isNamed = ({ score }: FreeRecord): boolean => score > 0;
    const isMostlyNamed = (group: readonly FreeRecord[]): boolean => group.filter(isNamed).length * 2 > group.length;
    const parts = [...Map.groupBy(records, ({ leaf }) => this.shapes.headAbove(leaf))];
    const named = parts
      .filter(([head, group]) => isMostlyNamed(group) || (by !== 'column' && !this.headsNoOpenings(head)))
      .filter(([head, group]) => parts.length < 2 || !this.isApartPart(head, group))
      .filter(([, group]) => isMostlyNamed(group) || !group.every(({ leaf }) => this.shapes.isInSection(leaf)))
      .map(([, group]) => group)
      .filter((group) => !this.shapes.nameTheirPeople(group.map(({ leaf }) => leaf)))
      .filter((group) => !areGroups(group.map(({ leaf }) => leaf.text)));
    const groups = withoutSiblings(named, this.facts, { headAbove: this.pieceAbove, quoted: this.shapes.quoted });
    const isList = (group: readonly FreeRecord[]): boolean =>
      group.length > 1 && group.every(leads) && group.filter(isNamed).length * 4 >= group.length * 3;
    if (parts.length < 2) {
      const roles = records.filter(isNamed);
      const isKept = roles.length < 3 || roles.length * 4 < records.length * 3 || !roles.every(leads);
      return isKept ? records : records.filter((record) => isNamed(record) || leads(record));
    }
    if (groups.some(isList)) return groups.flatMap((group) => (group.some(leads) || isMostlyNamed(group) ? group : []));
    const isSilent = (group: readonly FreeRecord[]): boolean => !isMostlyNamed(group) && !group.some(this.states);
    return groups.some((group) => group.every(this.states))
      ? groups.filter((group) => !isSilent(group)).flat()
      : groups.flat();
  }

  private readonly statesJob = ({ range: [from, to] }: FreeRecord): boolean =>
    (['kind', 'place', 'pay'] as const).filter((fact) => this.facts.count(fact, from, to) > 0).length > 1;

  /** Whether a record says more of a posting than its title: what it is, where, how one applies. */
  private readonly states = ({ range: [from, to] }: FreeRecord): boolean =>
    STATED.some((fact) => this.facts.count(fact, from, to) > 0);

  /**
   * A part of another list that is one of people, news or services; what surely are titles are openings wherever they
   * stand.
   */
  private isApartPart(head: number | undefined, group: readonly FreeRecord[]): boolean {
    const sure = group.filter(({ score }) => score === 2).length;
    const heading = this.tree.leaves[head ?? -1]?.text ?? '';
    return sure * 2 < group.length && headsApart(heading, group.every(this.statesJob));
  }

  private headsNoOpenings(head: number | undefined): boolean {
    return headsNoOpenings(this.tree.leaves[head ?? -1]?.text ?? '');
  }

  /** How sure a set must be depends on where it stands: beside a list, on a page about careers, elsewhere. */
  private isSureEnough(judged: JudgedSet, free: readonly FreeRecord[]): boolean {
    const { set, features } = judged;
    const [[first], [taken]] = [free, this.records];
    if (!first || isUnlikeOpenings(features, free, this.tree)) return false;
    const isLone = free.length === 1;
    if (isLone && first.leaf.region === 'footer') return false;
    if (sharesOf(features)('page career') < IS_CAREER_PAGE) return isListElsewhere(judged, free, this.tree);
    // What the page itself calls a title may be called anything.
    const isStated = this.shapes.isCalledTitle(set, first);
    if (taken) return this.isBesideTaken(taken, judged, { free, isStated });
    return isStated || !isLone || this.isAlone(judged, first);
  }

  /** Whether a title by itself is an opening. */
  private isAlone(judged: JudgedSet, only: FreeRecord): boolean {
    return judged.set.by === 'label' || isAlone(judged, only, this.aroundOf(judged.set, only));
  }

  /** Whether what stands beside a taken list is more of it, or another list. */
  private isBesideTaken(
    { title }: PostingRecord,
    judged: JudgedSet,
    { free, isStated }: { free: readonly FreeRecord[]; isStated: boolean },
  ): boolean {
    if (isRestOfList(judged, free, (index) => this.isTaken[index] === 1)) return true;
    if (isBelowSameWords(title, free, (leaf) => this.shapes.headingOver(leaf))) return true;
    if (isAdvertOfItsOwn(free, this.facts, this.tree.leaves)) return true;
    if (this.isOfTaken(free)) return false;
    if (isStated) return true;
    return isListBeside(title, judged, free) && !areOfSibling(title, free, judged.features, this.pieceAbove);
  }

  /** One line beside a list that is among several for other things, or only speaks of what is in the list. */
  private isOfTaken([only, ...others]: readonly FreeRecord[]): boolean {
    if (!only || others.length > 0) return false;
    return this.others.amid.has(only.leaf.index) || speaksOf(only, this.records, this.tree);
  }

  private readonly pieceAbove = (leaf: Leaf): Leaf | undefined => this.tree.leaves[this.shapes.headAbove(leaf) ?? -1];

  private aroundOf(set: RecordSet, record: FreeRecord, leaf = record.leaf): AroundTitle {
    return {
      isAmidOthers: this.others.amid.has(leaf.index),
      isOfPerson: this.others.ofPeople.has(leaf.index),
      isBullet: this.facts.has('bullet', leaf.index),
      isSubject: this.shapes.subjects.doName(set),
      seeksByForm: seeksByForm(this.tree, leaf, record.range),
      isPageTitle: fold(this.pageTitle).includes(fold(leaf.text)),
      isSiteName: this.siteNames.has(fold(leaf.text)),
      isOneOfNumbered: this.others.ofNumbered.has(leaf.index),
      ...saidInRecord(this.tree, record),
    };
  }

  private holdsTaken([from, to]: readonly [number, number]): boolean {
    return this.isTaken.subarray(from, to).includes(1);
  }
}
