import { areStagesInGeneral } from './academic-stages.js';
import { areOpeningsOfAnyName } from './any-name.js';
import { areOfGroups } from './parts-for-groups.js';
import { AdvertsLedTo } from './adverts-led-to.js';
import { areDepartments, areOfOtherPart, isOneEntry } from './below-others.js';
import { cardOf } from '../records/card-element.js';
import { tellAllOfColleagues } from './colleagues-told.js';
import {
  areCardsOfJobs,
  areEntries,
  areNamedEntries,
  areStatedJobs,
  areSureTitles,
  askInSentences,
  haveHours,
  haveOtherTitles,
  headPartsThatAsk,
  sayThatTheyAreOpen,
} from './entry-shapes.js';
import { saysKind } from '../../../text/kinds/job-type.js';
import { isDepartmentName } from '../../lines/people/department-names.js';
import { isTeller } from './tellers.js';
import { isPersonCard } from '../../advert/person-card.js';
import { leadsToTitle, titleCells } from '../../advert/labelled-titles.js';
import { MailSubjects } from './mail-subjects.js';
import { areNamedRoles } from './named-roles.js';
import { BOLD_LINE, closest, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { FreeRecord } from './lone-title.js';
import { nameOfPerson } from '../../../text/people/named-people.js';
import { isBelowOthers } from './heads-of-others.js';
import {
  arePeopleAndRoles,
  hasGivenName,
  isPersonWithRole,
  isRoleOfPerson,
  mayBeName,
} from '../../lines/people/person-name.js';
import { headingsBefore } from '../records/nearest-headings.js';
import { namesOnlyOpenApplications } from './only-open-applications.js';
import { seeksPeopleWho } from '../../lines/seeking/wanted-people.js';
import { MIN_QUOTE, QuotedPieces } from './quoted-pieces.js';
import { haveOwnButtons } from './own-buttons.js';
import { areRowsOfJobs } from './rows-of-jobs.js';
import type { RecordSet } from '../records/record-sets.js';
import { headsSection, isSpeaker } from './piece-above.js';
import { sharesOf, stateJobs, type Features, type Share } from './set-features.js';
import { topicOf } from '../../lines/headings/topics.js';
import { areAboveTasks } from './tasks-below.js';
import { townIn } from '../../lines/openings/town-heading.js';
import { areOtherTitles } from './other-titles.js';
import { areWholeAdverts, isWholeAdvert } from './whole-advert.js';

/** How much of a page must speak of careers for it to be about them. */
export const IS_CAREER_PAGE = 0.3;

/** What the page itself calls titles. */
const IS_STATED = 0.95;
/**
 * Two records or more that all have titles as only postings have, or duties, requirements or benefits below them; or
 * entries that lead on.
 */
const IS_SECTIONED = 0.8;
/** Behind a label that says so. */
const IS_LABELLED = 0.6;

/**
 * Three records or more that are all named after occupations, but those for people who fit none, and say more of each
 * in prose, or stand below openings.
 */
const IS_DESCRIBED = 0.6;

function areDescribedRoles({ titles }: RecordSet, features: Features): boolean {
  const share = sharesOf(features);
  const isElse = ['title veto', 'title other', 'title repeated', 'record person', 'in footer'].some(
    (name) => share(name) > 0.34,
  );
  const isBelow = SPEAKS_ABOVE.some((name) => share(name) > 0);
  const isShown = share('record prose') >= 0.8 || isBelow;
  return titles.length > 2 && areNamedRoles(share) && !isElse && isShown && share('page career') >= 0.6;
}

/** One form of entry below headings that each say a kind of job, "Full-time", or that each name a town. */
export const IS_GROUPED = 0.9;

/**
 * What bare names are not: fields of a form, places, tabs and links to parts of a list; nor, where a page states its
 * postings as data, anything it lists.
 */
const NO_BARE_NAMES = [
  'in form',
  'page posting data',
  ...['place', 'kind', 'date', 'digits', 'button', 'link'].map((fact) => `title ${fact}`),
];

/**
 * Two records or more of one form, all below a heading for openings: one in three named after an occupation, or each a
 * few words alone. Items right below a line of text for openings are such only where they are named so.
 */
function areBelowOpenings({ by, titles }: RecordSet, features: Features): boolean {
  const share = sharesOf(features);
  if (by !== 'class' || isOneEntry(titles, share)) return false;
  const isBelow = share('below openings') > 0.99;
  if (!isBelow && !areIntroducedItems(share)) return false;
  if (haveOtherTitles(share) || share('title section') > 0) return false;
  return isNamedInPart(share) || (isBelow && areBareNames(share) && share('page career') >= 0.6);
}

function areIntroducedItems(share: Share): boolean {
  if (share('title bullet') < 1 && share('title dashed') < 1) return false;
  // "Maintenance", "Sandblast department" among names of occupations.
  return share('after openings') > 0 && share('title name') >= (share('title role') >= 0.5 ? 0.8 : 1);
}

/** A few words each, and nothing beside them; items right below prose only go on with it. */
function areBareNames(share: Share): boolean {
  if (share('record only title') !== 1 || share('title name') !== 1) return false;
  const goOn = share('title bullet') === 1 && share('after prose') > 0 && share('after openings') === 0;
  if (goOn) return false;
  return !NO_BARE_NAMES.some((name) => share(name) > 0);
}

/** One in three is named after an occupation. */
function isNamedInPart(share: Share): boolean {
  return share('title role') + share('title sure') >= 0.3;
}

/** Where a page speaks of openings or of joining in, right above a set or in the heading of its part. */
const SPEAKS_ABOVE = ['below openings', 'below careers', 'within openings', 'after openings'];

/** So much is said of what nobody reads as a list, and that somebody should look at. */
const IS_TOLD = 0.35;

/** Lines of one form below words for openings or joining in, one in three of which is named after an occupation. */
export function mayBeOpenings({ by, titles }: RecordSet, features: Features): boolean {
  const share = sharesOf(features);
  const isElse = ['title other', 'title repeated', 'in footer', 'in form', 'title section'].some(
    (name) => share(name) > 0,
  );
  const isBelow = SPEAKS_ABOVE.some((name) => share(name) > 0);
  return by === 'class' && titles.length > 1 && isBelow && !isElse && isNamedInPart(share);
}

/** Entries that say of which kind they are, many where, and offer to apply. */
const ARE_CARDS_OF_JOBS = 0.9;

function areAllRoles(features: Features): boolean {
  const share = sharesOf(features);
  const isElse = ['title veto', 'title other', 'in footer', 'record person'].some((name) => share(name) > 0);
  return share('title role') + share('title sure') === 1 && !isElse && share('page career') >= IS_CAREER_PAGE;
}

function areMostlyNamed(features: Features): boolean {
  const share = sharesOf(features);
  return (
    share('title role') + share('title sure') >= 0.5 &&
    !haveOtherTitles(share) &&
    share('page career') >= IS_CAREER_PAGE
  );
}

/**
 * Headings of one form right above what is asked, half of them named after occupations: the others are as well, where
 * their words are known or not ("LOGISTICS"). So are names that begin parts of a page without being headings.
 */
function areAskedFor({ by, titles }: RecordSet, features: Features): boolean {
  if (by !== 'class' || titles.length < 3 || !areMostlyNamed(features)) return false;
  return headPartsThatAsk(sharesOf(features));
}

function areAdverts(_set: RecordSet, features: Features): boolean {
  const share = sharesOf(features);
  const isTitled = share('title veto') + share('title section') + share('title repeated') + share('title other') === 0;
  const isSure = share('title sure') >= 0.8 || (isTitled && share('record sections') >= 0.8);
  return share('single') === 0 && isSure && share('page career') >= IS_CAREER_PAGE;
}

/** Whether a set has the shape of a list. */
type IsShape = (set: RecordSet, features: Features) => boolean;

/**
 * Lists that are told by their shape, whatever the learned weights say of them: for pages of forms that were never
 * learned.
 */
export class ListShapes {
  readonly subjects: MailSubjects;
  private readonly cells: ReadonlySet<number>;
  private readonly adverts: AdvertsLedTo;
  readonly quoted: QuotedPieces;
  private readonly headings: readonly Int32Array[];
  /** The main heading of the page. */
  private readonly main: Leaf | undefined;

  /** How surely a set of each shape lists postings, the surest first. */
  private readonly shapes: readonly (readonly [number, IsShape])[] = [
    [1, (set, features) => areWholeAdverts(set, features, this.tree)],
    [IS_STATED, (set) => this.isStated(set)],
    [IS_STATED, (set, features) => sayThatTheyAreOpen(set, features, this.tree)],
    [IS_STATED, (set, features) => set.by === 'class' && areAllRoles(features) && areRowsOfJobs(set, this.tree)],
    [IS_GROUPED, (set, features) => this.areGroups(set, features)],
    [ARE_CARDS_OF_JOBS, areCardsOfJobs],
    [ARE_CARDS_OF_JOBS, (set, features) => areOpeningsOfAnyName(set, features, this.tree)],
    [ARE_CARDS_OF_JOBS, (set, features) => isWholeAdvert(set, features, { tree: this.tree, url: this.pageUrl })],
    [IS_SECTIONED, (set, features) => areAdverts(set, features) || areEntries(set, features)],
    [IS_SECTIONED, (set, features) => areAskedFor(set, features) || areAboveTasks(set, features, this.tree)],
    [IS_SECTIONED, (set, features) => askInSentences(set, features, this.tree)],
    [IS_SECTIONED, (set, features) => this.areBelowDepartments(set, features)],
    [IS_SECTIONED, (set, features) => this.areTitlesOfParts(set, features)],
    [IS_LABELLED, ({ by }) => by === 'label'],
    [IS_DESCRIBED, areDescribedRoles],
    [IS_DESCRIBED, areBelowOpenings],
    [IS_DESCRIBED, areStatedJobs],
    [IS_DESCRIBED, (set, features) => areNamedEntries(set, features) && haveHours(set, this.tree)],
    [IS_TOLD, mayBeOpenings],
    [IS_TOLD, areSureTitles],
  ];

  constructor(
    private readonly tree: PageTree,
    private readonly pageUrl: string,
  ) {
    this.subjects = new MailSubjects(tree);
    this.headings = headingsBefore(tree.leaves);
    this.main = tree.leaves.find(({ rank }) => rank === 1);
    this.cells = titleCells(tree);
    this.adverts = new AdvertsLedTo(tree);
    this.quoted = new QuotedPieces(tree);
  }

  /** How surely a set lists postings by its shape alone, 0 to 1; 0 where its shape says nothing. */
  certaintyOf(set: RecordSet, features: Features): number {
    return this.shapes.find(([, isShape]) => isShape(set, features))?.[0] ?? 0;
  }

  /** Whether the page itself calls them titles: the head of their column, or the mail one applies by. */
  isStated(set: RecordSet): boolean {
    return set.by === 'head' || set.titles.every((title) => this.cells.has(title)) || this.subjects.doName(set);
  }

  /** The same of one entry, which names nobody: a table of contacts has a column for what they are, too. */
  isCalledTitle(set: RecordSet, { score, range }: FreeRecord): boolean {
    const namesNobody = this.tree.leaves.slice(...range).every(({ text }) => nameOfPerson(text) === undefined);
    return score >= 0 && namesNobody && this.isStated(set);
  }

  /**
   * Whether a set is no list of openings whatever it looks like: right below a heading of something else, of people
   * with their roles, or of what people say. Titles that only postings have are postings wherever they stand.
   */
  isApart(set: RecordSet, features: Features): boolean {
    const share = sharesOf(features);
    const leaves = set.titles.map((title) => this.tree.leaves[title] as Leaf);
    if (this.areOpenApplications(leaves, share) || areStagesInGeneral(set, share, this.tree.leaves)) return true;
    if (share('title sure') >= 0.5) return false;
    if (areOtherTitles(share, this.pageUrl, leaves)) return true;
    const isNamed = share('title role') >= 0.5;
    if (leaves.every((leaf) => (isNamed ? this.isWithinItem(leaf) : this.isInSection(leaf)))) return true;
    // What the page itself calls a title may be named like a department.
    if (areDepartments(leaves, share) && !this.areLabelled(set)) return true;
    if (this.areOfPeople(leaves, set) || this.areOfColleagues(leaves, set, share)) return true;
    return this.isBelowOthers(set, isNamed, features);
  }

  /** "Our team", "Open positions" as a line of text, then openings: the nearer line says what they are. */
  private isBelowOthers(set: RecordSet, isNamed: boolean, features: Features): boolean {
    const title = this.tree.leaves[set.titles[0] as number];
    const isTold = (): boolean => isNamed || this.isStated(set) || haveOwnButtons(set, features, this.tree);
    const heading = sharesOf(features)('after openings') > 0 && isTold() ? '' : this.headingOver(title);
    return isBelowOthers(title, { heading, main: this.main, isNamed, areStated: stateJobs(features) });
  }

  /** Cards of colleagues, of what they are or do, or of those for whom a part of the site is. */
  private areOfColleagues(leaves: readonly Leaf[], set: RecordSet, share: Share): boolean {
    const headOf = (leaf: Leaf): Leaf | undefined => this.tree.leaves[this.headAbove(leaf) ?? -1];
    if (areOfOtherPart(leaves, this.tree, headOf) || this.areCardsOfPeople(set) || areOfGroups(set, this.tree))
      return true;
    return tellAllOfColleagues(set, share, this.tree.leaves);
  }

  /** Whether each entry of a set is the card of a colleague: their roles would stand in the way of another list. */
  private areCardsOfPeople({ by, titles, records }: RecordSet): boolean {
    if (by !== 'class' || titles.length < 2) return false;
    return titles.every((at, index) => {
      const title = this.tree.leaves[at] as Leaf;
      return isPersonCard(cardOf(this.tree, { title, range: records[index] ?? [0, 0] }) ?? title.element);
    });
  }

  /** Values behind a label that calls them titles. */
  private areLabelled({ by, titles }: RecordSet): boolean {
    return by === 'label' && titles.every((title) => leadsToTitle(this.tree.leaves[title - 1]?.text ?? ''));
  }

  /** The roles of those who say something, or whose names stand above or before them. */
  private areOfPeople(leaves: readonly Leaf[], { records }: RecordSet): boolean {
    if (
      leaves.every((leaf) => isSpeaker(leaf, this.tree.leaves)) ||
      records.every((record) => this.quoted.areIn(record))
    )
      return true;
    if (this.quoted.areAllBelowEach(leaves, records)) return true;
    const isName = leaves.length > 1 ? mayBeName : hasGivenName;
    if (this.nameTheirPeople(leaves)) return true;
    return leaves.every((leaf) => isPersonWithRole(leaf.text) || this.isBelowName(leaf, isName));
  }

  /** Lines of one form, each below a line that may be a name: people with their roles. */
  rolesOfPeople(sets: readonly RecordSet[]): ReadonlySet<number> {
    const isRole = (title: number): boolean => this.isBelowName(this.tree.leaves[title] as Leaf, mayBeName);
    return new Set(
      sets.flatMap(({ by, titles }) => (by === 'class' && titles.length > 1 && titles.every(isRole) ? titles : [])),
    );
  }

  /** "Miller – Anna Berg", "Baker – Tom Hill": two of one form or more. */
  rolesWithNames(sets: readonly RecordSet[]): readonly number[] {
    const textOf = (title: number): string => this.tree.leaves[title]?.text ?? '';
    return sets
      .map(({ titles }) => titles.filter((title) => isRoleOfPerson(textOf(title))))
      .flatMap((roles) => (arePeopleAndRoles(roles.map(textOf)) ? roles : []));
  }

  /** What heads the part of the page a title stands in. */
  headingOver(leaf: Leaf | undefined): string {
    const above = leaf && this.headAbove(leaf);
    return above === undefined ? '' : (this.tree.leaves[above]?.text ?? '');
  }

  /** "Anna Berg, Baker": people and what they are, below what heads their part. */
  nameTheirPeople(leaves: readonly Leaf[]): boolean {
    const isBelowOpenings = topicOf(this.headingOver(leaves[0])) === 'openings';
    return arePeopleAndRoles(
      leaves.map(({ text }) => text),
      isBelowOpenings,
    );
  }

  /** The piece that heads the part of the page a title stands in. */
  headAbove({ index, rank }: Leaf): number | undefined {
    return this.headings[Math.min(rank, 7) - 1]?.[index];
  }

  /** A line below a name that stands out, or below what that person says: the role of the person. */
  isBelowName(leaf: Leaf, isName: (text: string) => boolean = hasGivenName): boolean {
    const [before, above] = [this.tree.leaves[leaf.index - 1], this.tree.leaves[leaf.index - 2]];
    const name = before && before.rank >= leaf.rank && before.text.length > MIN_QUOTE ? above : before;
    return name !== undefined && name.rank < leaf.rank && isName(name.text);
  }

  isTeller(leaf: Leaf): boolean {
    return isTeller(leaf, this.tree.leaves);
  }

  /** An item of a list right below a line that heads duties, requirements or benefits, whatever its rank. */
  isInSection(leaf: Leaf): boolean {
    return headsSection(this.aboveListOf(leaf)) || this.isWithinItem(leaf);
  }

  /** The same of a list within an item of such a list, "A package of:": trips for drivers are no openings. */
  private isWithinItem(leaf: Leaf): boolean {
    const above = this.aboveListOf(leaf);
    return above !== undefined && headsSection(this.aboveListOf(above));
  }

  /**
   * "We look for people who:", above what they love and can; bare lines right below words for open
   * applications.
   */
  private areOpenApplications(leaves: readonly Leaf[], share: Share): boolean {
    if (leaves.every((leaf) => seeksPeopleWho(this.aboveListOf(leaf)?.text ?? ''))) return true;
    return share('record link') === 0 && leaves.every((leaf) => this.isItemOfOpenApplications(leaf));
  }

  /** An item right below "You may send an open application for these roles:": nothing is open by it. */
  private isItemOfOpenApplications(leaf: Leaf): boolean {
    const above = this.aboveListOf(leaf);
    const leadsOn = above !== undefined && (above.rank <= BOLD_LINE || /[:：]$/.test(above.text.trim()));
    return leadsOn && namesOnlyOpenApplications(above.text);
  }

  /** The piece right above the list that a piece is an item of. */
  private aboveListOf({ element }: Leaf): Leaf | undefined {
    const list = closest(element, ({ name }) => name === 'ul' || name === 'ol');
    return list && this.tree.leaves[this.tree.rangeOf(list)[0] - 1];
  }

  /** Entries that lead on, below headings of departments within a part for openings. */
  private areBelowDepartments(set: RecordSet, features: Features): boolean {
    const share = sharesOf(features);
    const isWithin = set.by === 'class' && set.titles.length > 1 && share('within openings') > 0;
    const areLinks = share('title link') === 1 && share('title action') === 0 && !haveOtherTitles(share);
    return isWithin && areLinks && this.headsAbove(set).every(isDepartmentName);
  }

  /** A menu of titles, each of which leads to its advert on the same page, one in three named after an occupation. */
  private areTitlesOfParts(set: RecordSet, features: Features): boolean {
    const share = sharesOf(features);
    if (set.by !== 'class' || !isNamedInPart(share) || share('title veto') > 0 || share('page career') < IS_CAREER_PAGE)
      return false;
    return this.adverts.areTitledBy(set.titles.map((title) => this.tree.leaves[title] as Leaf));
  }

  /** What the headings of the parts say that the titles of a set stand in. */
  private headsAbove({ titles }: RecordSet): string[] {
    const above = titles.map((title) => this.headAbove(this.tree.leaves[title] as Leaf) ?? -1);
    return [...new Set(above)].map((at) => this.tree.leaves[at]?.text ?? '');
  }

  private areGroups(set: RecordSet, features: Features): boolean {
    const [areNamed, areAllNamed] = [areMostlyNamed(features), areAllRoles(features)];
    if (set.by !== 'class' || !(areNamed || areAllNamed)) return false;
    const heads = this.headsAbove(set);
    if (heads.length < 2) return false;
    // In each town the same people may be sought.
    return (areNamed && heads.every(saysKind)) || (areAllNamed && heads.every((head) => townIn(head) !== undefined));
  }
}
