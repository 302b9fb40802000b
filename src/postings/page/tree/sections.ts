import { fold } from '../../text/words.js';
import type { SectionKind } from '../../text/words/sections/section-kinds.js';
import { labelOf } from '../lines/headings/field-labels.js';
import { behindColon, isOwnText, isSaid } from '../lines/headings/heading-answers.js';
import { endsAdvert } from '../lines/headings/letter-ends.js';
import { isOnlyLabel, isPointOf, labelIn, saysNothing } from '../lines/sentences/list-points.js';
import { headingOf, leadsToRequirements, type HeadingKind } from '../lines/headings/section-headings.js';
import {
  areBenefits,
  asksForSomething,
  beginsWithRequirement,
  headsOfferOrDuty,
  namesBenefit,
  namesRequirement,
} from '../lines/headings/section-items.js';
import { invites } from '../lines/seeking/invitations.js';
import { namesContact } from '../lines/seeking/contact-lines.js';
import { isSoughtBehind } from '../lines/openings/sought-behind.js';
import { sentencesOf } from '../../text/evidence/sentences-of.js';
import { headsDesired, isWishHeading, leadsToWishes, saysWish, wishWithin } from '../lines/sentences/wishes.js';
import {
  givenBelow,
  givenBesidePay,
  isOneMoreBenefit,
  isOneMoreAsked,
  headsPay,
  isOnlyHead,
  isOnlyPay,
  isWholeDemand,
  kindOfLine,
  askedAmong,
  offeredAmong,
} from './section-lines.js';
import { LOWEST_MARKED, MAX_HEAD, namesTitle, withLabelsAbove } from './section-heads.js';
import { blocksOfText, type TextBlock } from './text-blocks.js';

/** The headed lists of a posting. */
export type Sections = { [K in SectionKind]?: string[] };

/**
 * Without bullets, so many lines below a heading are its own; what follows is the next part of the text, no item that
 * was cut.
 */
const MAX_PLAIN = 12;
/** The rank of a line without mark-up. */
const UNMARKED = 8;
/** A longer line (characters) behind a list is prose about something else. */
const MAX_AFTER_LIST = 120;

/** A longer line (characters) without a colon, made like the text around it, is a sentence of it. */
const MAX_PLAIN_HEAD = 60;

/** A shorter line (characters) is no sentence. */
const MIN_SENTENCE = 40;

/** "Requirements: 1. a licence": behind the colon of its heading a numbered list begins, and goes on below. */
const FIRST_NUMBER = /^1[.)、．）]\s{0,3}(?=\p{L})/u;

/**
 * Sorts the lines of a posting by what the headings above them say. A heading by mark-up ends what stands above it,
 * known or not, unless it is of a lower rank; lines without a bullet count only where there is no list. The title of
 * the posting is no heading, whatever its words are.
 */
export function readSections(blocks: readonly TextBlock[], title?: string): Sections {
  const reader = new SectionReader();
  const folded = title === undefined ? undefined : fold(title);
  const heads = withLabelsAbove(blocks);
  for (const [at, block] of heads.entries())
    if (folded === undefined || !namesTitle(block.text, folded)) reader.read(block, heads[at + 1]?.kind === 'item');
  return reader.end();
}

/** The same of a text without mark-up. */
export function readTextSections(text: string): Sections {
  return readSections(blocksOfText(text));
}

/** The part of a posting below a heading that was read last. */
interface OpenSection {
  readonly kind: HeadingKind;
  readonly rank: number;
  /** Its own text stands behind the colon of its heading. */
  readonly isInline: boolean;
  /** A word or two stand there: "Experience: 2 years". */
  readonly isFact: boolean;
  /** "Remuneration": beside what is paid a list below it names what else is given. */
  readonly isOfPay: boolean;
}

class SectionReader {
  private readonly found = new Map<SectionKind, Set<string>>();
  private open: OpenSection | undefined;
  private plain: string[] = [];
  private hasItems = false;
  /** Items below no heading, or below one that we do not know. */
  private unsorted: string[] = [];
  /** Items below a heading of wishes, which are sorted when all of them are known. */
  private wished: string[] = [];
  /** Kinds that a heading named above a list or lines; "Eligibility: residents" is one demand among others. */
  private readonly headed = new Set<SectionKind>();
  private readonly byItems: string[] = [];
  private readonly offered: string[] = [];
  /** The rank of the headings beside that of what is asked for, where one that we do not know follows it. */
  private besideAsked: number | undefined;
  /** What heads the items that are not sorted yet. */
  private head = '';
  /** Headings of what is desired, and of what is welcome. */
  private readonly wishHeads: string[] = [];

  /** `isAboveItem`: whether an item of a list is next. */
  read(block: TextBlock, isAboveItem: boolean): void {
    // A block without any text ends what stands above it.
    if (block.text !== '' && saysNothing(block.text)) return;
    this.offered.push(...givenBesidePay(block.text));
    if (this.open === undefined && block.kind === 'line' && !isAboveItem && isWholeDemand(block.text)) {
      this.readDemand(block.text);
      return;
    }
    const kind = this.isOfWishes(block, isAboveItem) ? 'nice_to_have' : this.kindOf(block, isAboveItem);
    if (kind === 'within') this.readWithin(block, isAboveItem);
    else if (kind !== undefined) this.begin(block, kind, isAboveItem);
    else this.readOwn(block, isAboveItem);
  }

  /** "Forklift licence required" below no heading: the lines below it go on with what is asked. */
  private readDemand(line: string): void {
    this.close();
    if (saysWish(line)) this.keep('nice_to_have', line);
    else {
      this.open = { kind: 'requirements', rank: UNMARKED, isInline: false, isFact: false, isOfPay: false };
      this.plain.push(line);
    }
  }

  /** What heads nothing. */
  private readOwn(block: TextBlock, isAboveItem: boolean): void {
    if (this.open === undefined) this.readUnheaded(block, isAboveItem);
    else if (this.open.kind !== 'other') this.readBelow(block, this.open.kind);
    else if (block.kind === 'item' && (this.open.isOfPay || headsOfferOrDuty(this.head)))
      this.unsorted.push(block.text);
  }

  /** "Company van" above "Yours to take home.", below "Benefits": the head of a card is one of them, of a list none. */
  private readWithin({ text, rank, headsRow }: TextBlock, isAboveItem: boolean): void {
    if (headsRow === true) this.closeRow();
    const isOfCard = rank <= LOWEST_MARKED && !isAboveItem;
    if (isOfCard && this.open !== undefined && isSection(this.open.kind)) this.plain.push(text);
  }

  /** Each row of a table has a list or lines of its own: those of one are none of the next. */
  private closeRow(): void {
    const { open } = this;
    this.close();
    this.open = open;
  }

  private readUnheaded({ kind, text }: TextBlock, isAboveItem: boolean): void {
    if (kind === 'item') this.unsorted.push(text);
    else if (isAboveItem && (isShortHead(text) || /[:：]$/.test(text))) this.close();
  }

  /** Behind what is required: "Bonus", or a whole sentence above a list. */
  private isOfWishes({ kind, text }: TextBlock, isAboveItem: boolean): boolean {
    if (this.open?.kind !== 'requirements' || (kind === 'item' && !text.endsWith(':'))) return false;
    return isWishHeading(text) || (isAboveItem && leadsToWishes(text));
  }

  private kindOf(
    { kind, text, rank, nests }: TextBlock,
    isAboveItem: boolean,
  ): HeadingKind | 'unknown' | 'within' | undefined {
    if (kind === 'item') return this.kindOfItem(text, nests);
    if (kind === 'heading') return this.kindOfHead(text, rank);
    const said = this.mayHead(text, isAboveItem) && !this.isOneMore(text, isAboveItem) ? kindOfLine(text) : undefined;
    if (said === undefined && isAboveItem && leadsToRequirements(text)) return 'requirements';
    return said ?? (this.endsByFact(text) ? 'other' : undefined);
  }

  /** "Type of contract: permanent" below what is asked for. */
  private endsByFact(line: string): boolean {
    return this.open?.kind === 'requirements' && IS_FACT.test(line) && isLabelledFact(line);
  }

  /** Below "Benefits" a lower head "Flexible working hours" is that of a card. */
  private kindOfHead(text: string, rank: number): HeadingKind | 'unknown' | 'within' {
    const isLower = rank > (this.open?.rank ?? rank);
    if (isLower && this.open?.kind === 'benefits' && isOneMoreBenefit(text)) return 'within';
    return headingOf(text) ?? (isLower ? 'within' : 'unknown');
  }

  /**
   * "Your profile" above a list within an item; "Knowledge of one of these" below that head is an item itself, and so
   * is "Experience with one of these:" in the list below a marked head of wishes.
   */
  private kindOfItem(text: string, nests = false): HeadingKind | undefined {
    if (/[:：]$/.test(text)) return nests && this.isWithinWishes() && !isOnlyHead(text) ? undefined : headingOf(text);
    const kind = nests && text.length <= MAX_HEAD ? headingOf(text) : undefined;
    return kind === this.open?.kind ? undefined : kind;
  }

  private isWithinWishes(): boolean {
    return this.open?.kind === 'nice_to_have' && this.open.rank < UNMARKED;
  }

  /**
   * "A year of experience" as a line below "Requirements" is one more of them, though it may head others, and below
   * "Preferred" one more wish; so is "Sense of responsibility", and "Flexible working hours" among what is offered.
   * Where the heading ends in a colon, another one would, too.
   */
  private isOneMore(line: string, isAboveItem: boolean): boolean {
    if (isAboveItem || /[:：?？]/.test(line)) return false;
    if (this.open?.kind === 'benefits') return isOneMoreBenefit(line);
    return /^(?:requirements|nice_to_have)$/.test(this.open?.kind ?? '') && isOneMoreAsked(line, this.head);
  }

  /** Where headings are marked up, a line that merely speaks of skills is none. */
  private mayHead(line: string, isAboveItem: boolean): boolean {
    if (isAboveItem && line.length <= MAX_HEAD) return true;
    if (/[:：?？]$|:\s|：/.test(line)) return true;
    const isMarkedUp = this.open !== undefined && this.open.rank < UNMARKED;
    return !isMarkedUp && line.length <= MAX_PLAIN_HEAD;
  }

  /** A heading ends what stands above it; behind its colon its own text may begin. */
  private begin({ kind: made, text, rank }: TextBlock, kind: HeadingKind | 'unknown', isAboveItem: boolean): void {
    const outer = this.open;
    this.close(made, kind);
    this.head = text;
    const inline = behindColon(text);
    const isInline = isOwnText(inline);
    const isFact = inline !== '' && !isInline;
    // "Education", then "Languages" below "Requirements": its other parts are as much of it as the first.
    const highest = outer?.kind === kind ? Math.min(rank, outer.rank) : rank;
    this.besideAsked = kind === 'unknown' && this.isBesideAsked(outer, rank) ? rank : undefined;
    this.open = kind === 'unknown' ? undefined : { kind, rank: highest, isInline, isFact, isOfPay: headsPay(text) };
    if (kind === 'nice_to_have') this.wishHeads.push(text);
    if (isSection(kind)) this.readInline(text, kind, isAboveItem);
    else if (isInline) this.plain.push(inline);
  }

  /** "Education", which may be given as well, behind "Key qualifications": the next heading of as high a rank. */
  private isBesideAsked(outer: OpenSection | undefined, rank: number): boolean {
    if (rank > LOWEST_MARKED) return false;
    return outer === undefined ? this.besideAsked === rank : outer.kind === 'requirements' && outer.rank === rank;
  }

  /** What stands behind the colon of a heading. */
  private readInline(heading: string, kind: SectionKind, isAboveItem: boolean): void {
    const inline = behindColon(heading);
    const item = isAboveItem ? inline.replace(FIRST_NUMBER, '') : inline;
    const isFirst = isAboveItem && kind === 'requirements' && isItemAhead(inline);
    if (item !== inline || isFirst) this.readBelow({ kind: 'item', text: item, rank: UNMARKED }, kind);
    else if (isSaid(heading, inline) && !isSoughtBehind(heading, inline)) this.plain.push(inline);
  }

  private readBelow({ kind, text }: TextBlock, section: SectionKind): void {
    if (kind === 'item') {
      this.hasItems = true;
      if (section === 'nice_to_have') this.wished.push(text);
      else this.add(section, text);
    } else if (this.endsSection(text, section)) {
      this.close();
      this.open = undefined;
    } else this.plain.push(text);
  }

  private endsSection(line: string, section: SectionKind): boolean {
    if (endsAdvert(line) || callsOrNames(line, section) || this.isNextFact(line)) return true;
    // "Are you our new baker?" behind what is given asks the reader; before what is asked it may be a part of it.
    if (section === 'benefits' && IS_QUESTION.test(line)) return true;
    return (this.hasItems && line.length > MAX_AFTER_LIST) || this.isAboutElse(line, section);
  }

  /** "Hours: full-time", "No. of positions: 3" below "Experience: 2 years": the next of an advert's facts. */
  private isNextFact(line: string): boolean {
    const { kind, isFact, isInline } = this.open ?? {};
    if (isFact === true) return IS_FACT.test(line);
    return isInline === true && (isLabelledFact(line) || (kind === 'benefits' && labelOf(labelIn(line)) !== undefined));
  }

  /** Behind a part that stands whole behind its label: a sentence that says nothing of the kind. */
  private isAboutElse(line: string, section: SectionKind): boolean {
    if (this.open?.isInline !== true) return false;
    if (section === 'requirements' && BEGINS_WITH_SUM.test(line)) return true;
    if (line.length < MIN_SENTENCE || !/[.!]$/.test(line)) return false;
    return section === 'benefits' ? !namesBenefit(line) : !asksForSomething(line);
  }

  /** `made` and `next`: what begins. "A degree" is asked for ahead of a point of its list that heads wishes. */
  private close(made?: TextBlock['kind'], next?: HeadingKind | 'unknown'): void {
    const { open, plain, hasItems } = this;
    const isAboveWishes = made === 'item' && next === 'nice_to_have';
    if (isAboveWishes && this.unsorted.some(namesRequirement)) this.byItems.push(...this.unsorted.splice(0));
    const items = hasItems ? this.wished : plain.slice(0, MAX_PLAIN);
    if (open !== undefined && open.kind !== 'other') this.sortHeaded(open, open.kind, items);
    this.sortItems(open?.isOfPay ?? false);
    [this.plain, this.unsorted, this.wished, this.head] = [[], [], [], ''];
    this.hasItems = false;
  }

  private sortHeaded({ isInline, isFact }: OpenSection, said: SectionKind, items: readonly string[]): void {
    const kind = said === 'nice_to_have' && areBenefits(items) ? 'benefits' : said;
    for (const item of items) this.add(kind, item);
    if (this.hasItems || !(isInline || isFact)) this.headed.add(kind);
  }

  /** Items below no heading of their kind: by what they say. */
  private sortItems(areBelowPay: boolean): void {
    const { unsorted } = this;
    const given = givenBelow(this.head, unsorted, areBelowPay);
    if (unsorted.length > 1 && unsorted.every((item) => LABELLED.test(item))) this.sortLabelled(unsorted);
    else if (given !== undefined) this.offered.push(...given);
    else if (this.besideAsked !== undefined && unsorted.length > 1 && unsorted.every(beginsWithRequirement))
      for (const item of unsorted) this.add('requirements', item);
    else {
      this.byItems.push(...askedAmong(unsorted));
      this.offered.push(...offeredAmong(unsorted));
    }
  }

  /** "Skills: …", "Perks: …" as items of a list of such labels. */
  private sortLabelled(items: readonly string[]): void {
    for (const item of items) {
      const [kind, value] = [headingOf(item), behindColon(item)];
      if (kind !== undefined && isSection(kind) && isSaid(item, value)) this.add(kind, value);
    }
  }

  /** All that was found; lists without a heading we know count where no heading named that kind. */
  end(): Sections {
    this.close();
    this.requireDesired();
    if (!this.headed.has('requirements')) this.addAhead();
    if (!this.found.has('benefits')) for (const item of this.offered) this.add('benefits', item);
    return Object.fromEntries([...this.found].map(([kind, items]) => [kind, [...items]]));
  }

  /** "Desired skills" are what is asked where an advert asks for nothing else. */
  private requireDesired(): void {
    const areDesired = this.wishHeads.length > 0 && this.wishHeads.every(headsDesired);
    const desired = this.found.get('nice_to_have');
    if (!areDesired || !desired || this.found.has('requirements')) return;
    this.found.delete('nice_to_have');
    for (const item of desired) this.add('requirements', item);
  }

  /** What a list without a heading asks for, in front of what labels do. */
  private addAhead(): void {
    const labelled = this.found.get('requirements') ?? [];
    this.found.delete('requirements');
    for (const item of [...this.byItems, ...labelled]) this.add('requirements', item);
  }

  private add(section: SectionKind, item: string): void {
    if (!isPointOf(section, item)) return;
    // "5+ years experience" above "£2,500 a month" in a card.
    if (section !== 'benefits' && isOnlyPay(item)) return;
    if (section === 'requirements') this.addAsked(item);
    else this.keep(section, item);
  }

  /** "A licence is essential. French would be a plus.": a paragraph asks and wishes. */
  private addAsked(item: string): void {
    const sentences = saysWish(item) ? [item] : sentencesOf(item);
    const { wished = [], asked = [] } = Object.groupBy(sentences, (one) => (saysWish(one) ? 'wished' : 'asked'));
    const isMixed = wished.length > 0 && asked.length > 0;
    if (asked.length > 0) this.keep('requirements', isMixed ? asked.join(' ') : item);
    for (const wish of [...wished, ...asked.flatMap((one) => wishWithin(one) ?? [])]) this.keep('nice_to_have', wish);
  }

  private keep(section: SectionKind, item: string): void {
    this.found.set(section, (this.found.get(section) ?? new Set()).add(item.trim()));
  }
}

/** "Requirements: two years at an oven • a licence": in front of the first mark stands an item, no sentence. */
function isItemAhead(inline: string): boolean {
  return inline !== '' && inline.length <= MAX_HEAD && !/[.:!?…]$/.test(inline) && namesRequirement(inline);
}

/** An item that begins with a label. */
const LABELLED = /^\p{Lu}[^:：]{2,40}(?::\s|：)\s{0,9}\S/u;

/** Whom to ask; "Join our team!" behind what is asked, for what is given may be a place in it. */
function callsOrNames(line: string, section: SectionKind): boolean {
  return namesContact(line) || (section === 'requirements' && /[!！]$/u.test(line) && invites(line));
}

/** "Interested? :)" */
const IS_QUESTION = /[?？][\s\p{P}\p{S}]{0,4}$/u;

/** "£2,000 joining bonus" */
const BEGINS_WITH_SUM = /^[€$£]\s?\d/;

/** A label with a short value. */
const IS_FACT = /^\p{Lu}[^:：]{1,30}[:：]\s?\S.{0,60}$/u;

/** "Working hours: full-time": a label that we know, other than what is asked for, before its value. */
function isLabelledFact(line: string): boolean {
  return isOnlyLabel(labelIn(line));
}

function isSection(kind: HeadingKind | 'unknown'): kind is SectionKind {
  return kind !== 'unknown' && kind !== 'other';
}

/** "What you get": between two lists it begins another one, whatever it says. */
function isShortHead(line: string): boolean {
  return line.length <= MAX_HEAD && /^[\p{Lu}\p{Lo}\p{Script=Georgian}¿¡]/u.test(line) && !/[.!,;]$/.test(line);
}
