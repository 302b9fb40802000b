import { datedTitle } from '../../lines/titles/dated-title.js';
import { isDepartmentName } from '../../lines/people/department-names.js';
import { isOpenApplication } from '../../lines/seeking/open-application.js';
import { attribute, type Element } from '../../tree/html.js';
import { areNamedRoles } from './named-roles.js';
import { HeadingsAbove } from '../records/headings-above.js';
import { headsOpening, type LeafFacts, mainHeading, pageTitle, type LeafFact } from '../records/leaf-facts.js';
import { saysNothingOpen, topicOf } from '../../lines/headings/topics.js';
import { BOLD_LINE, closest, LAST_HEADING, parentOf, type Leaf, type PageTree } from '../../tree/page-tree.js';
import type { RecordSet } from '../records/record-sets.js';
import { fold, isUnspaced } from '../../../text/words.js';
import { isCareerUrl } from '../../lines/headings/career-words.js';
import { contentTargets } from './content-targets.js';

/** What is known of a page before it is read. */
export interface PageContext {
  readonly url: string;
  /** How surely the address and the link to it speak of careers: 0 to 3. */
  readonly careerScore: number;
  /** The part of the page that a link of its own calls one about careers. */
  readonly careerPart?: Element | undefined;
}

/** Features of a set by name; shares of the records unless said otherwise. A name that is not there is 0. */
export type Features = Readonly<Record<string, number>>;

/** A record set that was judged. */
export interface JudgedSet {
  readonly set: RecordSet;
  readonly features: Features;
  /** How surely its titles are titles of postings: 0 to 1. */
  readonly certainty: number;
}

/** A title as it is told: without the last day to apply behind it. */
function undated(title: string): string {
  return datedTitle(title)?.title ?? title;
}

/** Reads the features of a page's record sets; what is the same for all of them is read once. */
export class FeatureReader {
  private readonly page: Features;
  private readonly targets: (string | undefined)[];
  private readonly topics: ReturnType<typeof topicOf>[];
  private readonly headings: HeadingsAbove;

  constructor(
    private readonly tree: PageTree,
    private readonly facts: LeafFacts,
    private readonly context: PageContext,
  ) {
    this.page = pageFeatures(tree, context);
    this.targets = tree.leaves.map((leaf) => targetOf(leaf, context.url));
    this.topics = tree.leaves.map(({ text }) => topicOf(text));
    this.headings = new HeadingsAbove(tree, this.topics);
  }

  read(whole: RecordSet): Features {
    const set = sampleOf(whole);
    const features: Record<string, number> = { ...this.page };
    this.addTitleFeatures(set, features);
    this.addRecordFeatures(set, features);
    this.addHeadingFeatures(set, features);
    // A part of a page that is headed as one of openings is about careers, whatever else the page shows.
    const isCalledSo = this.isInCareerPart(set);
    if (isCalledSo) features['in career part'] = 1;
    if (isCareerPart(features, isCalledSo))
      features['page career'] = Math.max(features['page career'] ?? 0, CAREER_PART);
    const size = whole.titles.length;
    features['single'] = Number(size === 1);
    features['size'] = Math.min(1, Math.log2(size) / 5);
    for (const [one, other, name] of PAIRS) {
      const product = (features[one] ?? 0) * (features[other] ?? 0);
      if (product !== 0) features[name] = product;
    }
    return features;
  }

  private isInCareerPart({ titles }: RecordSet): boolean {
    const { careerPart } = this.context;
    if (careerPart === undefined) return false;
    const isPart = (element: Element): boolean => element === careerPart;
    return titles.every((index) => closest((this.tree.leaves[index] as Leaf).element, isPart) !== undefined);
  }

  private addTitleFeatures({ titles }: RecordSet, features: Record<string, number>): void {
    const leaves = titles.map((index) => this.tree.leaves[index] as Leaf);
    const share = (test: (leaf: Leaf) => boolean): number => leaves.filter(test).length / leaves.length;
    for (const [name, feature] of TITLE_FACTS) features[feature] = share(({ index }) => this.facts.has(name, index));
    features['title lower case'] = share(({ text }) => /^\p{Ll}/u.test(text));
    features['title dashed'] = share(({ text }) => DASH.test(undated(text)));
    features['title sentence'] = share((leaf) => /[.!:;,]$/.test(this.withoutItemEnd(leaf)));
    features['title digits'] = share(({ text }) => /\d/.test(undated(text)));
    features['title words'] = Math.min(
      1.5,
      leaves.reduce((sum, { text }) => sum + undated(text).split(' ').length, 0) / leaves.length / 10,
    );
    features['title name'] = share((leaf) => isName(this.withoutItemEnd(leaf)) && !isDepartmentName(leaf.text));
    features['title one word'] = share(({ text }) => !/\s/.test(text));
    features['title repeated'] = 1 - new Set(leaves.map(({ text }) => fold(text))).size / leaves.length;
    features['title main heading'] = share(({ rank }) => rank === 1);
    features['title heading'] = share(({ rank }) => rank > 1 && rank <= LAST_HEADING);
    features['title bold'] = share(({ rank }) => rank === 7);
    features['title button'] = share(
      ({ element }) => closest(element, ({ name }) => name === 'button' || name === 'summary') !== undefined,
    );
    features['title cell'] = share(({ element }) => /^t[dh]$/.test(element.name));
    features['title openings'] = share(({ index }) => ['openings', 'careers'].includes(this.topics[index] ?? ''));
    // "Project manager", "Customer support" are occupations, whatever else their words head.
    const isNamed = (index: number): boolean => this.facts.has('role', index) || this.facts.has('sure', index);
    features['title other'] = share(({ index }) => this.topics[index] === 'other' && !isNamed(index));
    features['title named'] = share(({ element }) => isNamedTitle(element));
    features['title open application'] = share(({ text }) => isOpenApplication(text));
    for (const region of ['footer', 'aside', 'form'] as const)
      features[`in ${region}`] = share((leaf) => leaf.region === region);
  }

  /** "Baker;", an item of a list, without the sign that divides it from the next one; "Baker:" without its colon. */
  private withoutItemEnd({ index, text }: Leaf): string {
    const named = this.facts.has('role', index) ? text.replace(/[:：]$/, '') : text;
    return this.facts.has('bullet', index) ? named.replace(ITEM_END, '') : named;
  }

  private addRecordFeatures({ titles, records }: RecordSet, features: Record<string, number>): void {
    const share = (test: (from: number, to: number, title: number) => boolean): number =>
      records.filter(([from, to], at) => test(from, to, titles[at] as number)).length / records.length;
    for (const [name, feature] of RECORD_FACTS)
      features[feature] = share(
        (from, to, title) => this.facts.count(name, from, to) > Number(this.facts.has(name, title)),
      );
    const lengths = records.map(([from, to]) => this.facts.textLength(from, to)).sort((a, b) => a - b);
    features['record text'] = Math.min(1, Math.log10(1 + (lengths[lengths.length >> 1] ?? 0)) / 4);
    features['record only title'] = share((from, to) => to - from === 1);
    features['title first'] = share((from, _, title) => title - from < 2);
    features['record sections'] = share((from, to) => this.facts.count('section', from, to) > 1);
    features['record bullets'] = share((from, to) => this.facts.count('bullet', from, to) > 2);
    features['record heads'] = share((from, to) => this.facts.count('head', from, to) > 2);
    this.addTargets(records, features);
  }

  private addTargets(records: RecordSet['records'], features: Record<string, number>): void {
    const targets = records.flatMap(
      ([from, to]) => this.targets.slice(from, Math.min(to, from + 60)).find((url) => url !== undefined) ?? [],
    );
    if (targets.length === 0) return;
    features['targets differ'] = records.length === 1 ? 0 : (new Set(targets).size - 1) / records.length;
    features['target career'] = targets.filter((url) => isCareerUrl(url)).length / records.length;
    Object.assign(features, contentTargets(targets, records.length, this.context.url));
  }

  private addHeadingFeatures({ titles, records }: RecordSet, features: Record<string, number>): void {
    const first = Math.min(titles[0] as number, records[0]?.[0] ?? 0);
    const own = (this.tree.leaves[titles[0] as number] as Leaf).rank;
    for (const [at, topic] of this.headings.topicsOver(first, own).entries())
      if (topic !== undefined) features[`${at === 0 ? 'below' : 'within'} ${topic}`] = 1;
    const onTop = this.headings.topicOnTop(first, own);
    if (onTop !== undefined) features[`on top ${onTop}`] = 1;
    if (this.isHeaded(first, titles[0] as number)) features['below openings'] = 1;
    const before = this.tree.leaves[first - 1];
    if (before && before.rank >= BOLD_LINE) this.addLineAbove(before, features);
  }

  /** What a line that is no heading says of what stands right below it. */
  private addLineAbove({ index, text }: Leaf, features: Record<string, number>): void {
    if (this.topics[index] === 'openings') features['after openings'] = 1;
    if (/:$/.test(text)) features['after colon'] = 1;
    else if (this.facts.has('prose', index)) features['after prose'] = 1;
  }

  /**
   * Whether openings head a record or its title: a smaller heading on top of a title is part of its record, "Jobs" in
   * small, then the one there is.
   */
  private isHeaded(first: number, at: number): boolean {
    const { leaves } = this.tree;
    const [above, title] = [leaves[at - 1], leaves[at] as Leaf];
    if (headsOpening(leaves[first - 1], leaves[first] as Leaf)) return true;
    return above !== undefined && above.rank > title.rank && headsOpening(above, title);
  }
}

/**
 * How much a part of a page that is headed as one of openings is about careers; a page whose title says so has 0.67.
 */
const CAREER_PART = 0.67;

/**
 * Below a heading for openings; or below one for joining in, or in the part that a link of the page calls so, where the
 * titles are those of occupations, or one in three is and each says more of a job.
 */
function isCareerPart(features: Features, isCalledSo: boolean): boolean {
  const share = sharesOf(features);
  if ((share('on top openings') > 0 || share('on top careers') > 0) && stateJobs(features)) return true;
  if (share('below openings') > 0) return true;
  return (share('below careers') > 0 || isCalledSo) && (areNamedRoles(share) || stateJobs(features));
}

/** What the entries of a list of openings say beside their titles; news and courses have one of them at most. */
const JOB_FACTS = ['record place', 'record kind', 'record pay'];

/** Whether one title in three names an occupation, and each entry has a name and says two things of a job or more. */
export function stateJobs(features: Features): boolean {
  const share = sharesOf(features);
  const isStated = JOB_FACTS.filter((fact) => share(fact) > 0.9).length > 1;
  return isStated && share('title name') > 0.9 && share('title role') + share('title sure') >= 0.3;
}

/** What begins an item of a list that is written as lines of text. */
const DASH = /^[-–—•·*] ?(?=\p{L})/u;

/** What divides the items of a list that is written as one sentence. */
const ITEM_END = /\s?[;,]$/;

/** Signs of a name in scripts without spaces, at most, and words of one: a dash between them is none. */
const [MAX_SIGNS, MAX_WORDS] = [12, 6];
/** "Baker", "3D artist", "2nd baker" */
const BEGINS_NAME = /^(?:\p{Lu}|\d\p{L}{1,2}[\s-]\p{L})/u;
const WORDS = /(?:^|\s)[^\s–—|/&+-]/g;

/** A few words that begin with a capital letter, also behind the dash of a list's item, and end no sentence. */
function isName(line: string): boolean {
  const text = line.replace(DASH, '');
  if (isUnspaced(text)) return text.length <= MAX_SIGNS && !/[。、）」]$/.test(text);
  return BEGINS_NAME.test(text) && !/[.!?:;,]$/.test(text) && (text.match(WORDS)?.length ?? 0) <= MAX_WORDS;
}

/** Records of a set that are looked at: shares of more of them cost time and say the same. */
const MAX_SAMPLE = 1000;

/** Records from the whole length of a long set. */
function sampleOf(set: RecordSet): RecordSet {
  const { titles, records } = set;
  if (titles.length <= MAX_SAMPLE) return set;
  const places = Array.from({ length: MAX_SAMPLE }, (_, at) => Math.floor((at * titles.length) / MAX_SAMPLE));
  const at = <T>(items: readonly T[]): T[] => places.map((place) => items[place] as T);
  return { ...set, titles: at(titles), records: at(records) };
}

/** Facts of pieces with the names of the features that tell their shares. */
function namedFeatures(part: 'title' | 'record', facts: readonly LeafFact[]): (readonly [LeafFact, string])[] {
  return facts.map((fact) => [fact, `${part} ${fact}`]);
}

const TITLE_FACTS = namedFeatures('title', [
  'sure',
  'role',
  'unknown',
  'veto',
  'place',
  'kind',
  'date',
  'action',
  'person',
  'section',
  'bullet',
  'link',
  'mail',
  'question',
  'price',
  'prose',
]);
const RECORD_FACTS = namedFeatures('record', [
  'place',
  'kind',
  'date',
  'pay',
  'action',
  'person',
  'link',
  'mail',
  'section',
  'bullet',
  'prose',
  'sure',
  'role',
]);

/** Features that mean more together. */
const PAIRS = (
  [
    ['title role', 'page career'],
    ['title sure', 'page career'],
    ['title unknown', 'page career'],
    ['title unknown', 'below openings'],
    ['title unknown', 'record action'],
    ['title unknown', 'record kind'],
    ['title unknown', 'targets differ'],
    ['title role', 'below openings'],
    ['title role', 'targets differ'],
    ['title role', 'title heading'],
    ['title role', 'title main heading'],
    ['title role', 'title bullet'],
    ['title role', 'record only title'],
    ['title role', 'single'],
    ['title sure', 'single'],
    ['title unknown', 'single'],
    ['title unknown', 'title link'],
    ['title unknown', 'title heading'],
    ['title openings', 'single'],
    ['title openings', 'title sure'],
    ['title other', 'title unknown'],
    ['single', 'below openings'],
    ['single', 'page career'],
    ['single', 'record sections'],
    ['single', 'title heading'],
    ['single', 'title main heading'],
    ['single', 'title link'],
    ['record sections', 'page career'],
    ['record action', 'page career'],
    ['record place', 'page career'],
    ['below openings', 'page career'],
    ['title link', 'target career'],
    ['title main heading', 'record sections'],
    ['page posting data', 'title main heading'],
    ['page posting data', 'title sure'],
    ['page posting data', 'title role'],
  ] as const
).map(([one, other]) => [one, other, `${one}×${other}`] as const);

function pageFeatures(tree: PageTree, { careerScore }: PageContext): Record<string, number> {
  const topics = [topicOf(pageTitle(tree)), topicOf(mainHeading(tree))];
  const isCareer = topics.includes('openings') || topics.includes('careers');
  return {
    'page career': Math.max(careerScore / 3, isCareer ? 0.67 : 0),
    'page title career': Number(isCareer),
    'page says nothing open': Number(tree.leaves.some(({ text }) => saysNothingOpen(text))),
    'page posting data': Number(hasPostingData(tree)),
  };
}

function hasPostingData({ document }: PageTree): boolean {
  const stack: (Element['children'][number] | typeof document)[] = [document];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('attribs' in node && statesPosting(node)) return true;
    if ('children' in node) stack.push(...node.children.slice(0, 5000));
  }
  return false;
}

/** A posting in microdata, or the data of one. */
function statesPosting({ name, attribs, children }: Element): boolean {
  if (/JobPosting/.test(attribs['itemtype'] ?? '')) return true;
  if (name !== 'script' || !/ld\+json/i.test(attribs['type'] ?? '')) return false;
  return children.some((child) => 'data' in child && /"JobPosting"/.test(child.data));
}

function targetOf({ link }: Leaf, pageUrl: string): string | undefined {
  const href = attribute(link, 'href');
  if (href === '' || /^(?:#|mailto:|tel:|javascript:|data:)/i.test(href) || !URL.canParse(href, pageUrl))
    return undefined;
  return new URL(href, pageUrl).href;
}

function isNamedTitle(element: Element): boolean {
  let node: Element | undefined = element;
  for (let level = 0; node && level < 3; node = parentOf(node), level++) {
    const names = `${attribute(node, 'class')} ${attribute(node, 'itemprop')} ${attribute(node, 'id')}`;
    if (/job|position|vacan|stelle|career|opening|posting|karriere/i.test(names)) return true;
  }
  return false;
}

/** What a set has of a feature, by its name: 0 of one that is not among them. */
export type Share = (name: string) => number;

export function sharesOf(features: Features): Share {
  return (name) => features[name] ?? 0;
}
