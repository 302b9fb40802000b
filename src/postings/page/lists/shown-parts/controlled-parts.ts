import { fold, spokenLength } from '../../../text/words.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import type { PostingRecord } from '../judging/lists-found.js';
import { closest, parentOf, type PageTree } from '../../tree/page-tree.js';
import {
  attribute,
  Document,
  Element,
  findAll,
  findFirst,
  isHidden,
  isTag,
  lineOf,
  textOf,
  walk,
} from '../../tree/html.js';
import { ownData } from './data-attributes.js';

/** A part of fewer characters says nothing of a posting. */
const MIN_TEXT = 60;

/**
 * Parts of a page that a control opens: dialogs, folded texts, sections further down. What the controls of one card
 * open, and no other control, belongs to the card: the text of the advert.
 */
export class ControlledParts {
  private readonly byId = new Map<string, Element>();
  private readonly controls = new Map<string, Element[]>();

  constructor(document: Document) {
    const named: (readonly [string, Element])[] = [];
    walk(document, (element) => {
      const id = attribute(element, 'id');
      if (id !== '' && !this.byId.has(id)) this.byId.set(id, element);
      // A hidden part and its control may share a value of their own instead.
      if (isHidden(element)) for (const name of dataOf(element)) if (!this.byId.has(name)) this.byId.set(name, element);
      for (const target of targetsOf(element)) named.push([target, element]);
      return undefined;
    });
    for (const [target, uses] of Map.groupBy(named, ([name]) => name))
      if (this.byId.has(target))
        this.controls.set(
          target,
          uses.map(([, control]) => control),
        );
  }

  /**
   * The part that only controls of this card open, or else the one that is folded up in it, as a page of its own;
   * undefined where there is none or several.
   */
  of(card: Element): Document | undefined {
    return this.openedBy(card) ?? onlyText([...foldedIn(card), ...foldedBehind(card)]);
  }

  /** The parts of the same page that links of a card lead to, but those around it. */
  ledToBy(card: Element): Element[] {
    const links = [card, ...findAll(card, (element) => targetsOf(element).length > 0)];
    return links.flatMap(targetsOf).flatMap((target) => {
      const part = this.byId.get(target);
      return part === undefined || holds(part, card) ? [] : [part];
    });
  }

  /**
   * Where the pieces of a record end: what controls of other records open, further down, is none of it; all that its
   * title folds is.
   */
  endOf({ title, range: [from, end] }: PostingRecord, tree: PageTree): number {
    const summary = closest(title.element, ({ name }) => name === 'summary');
    const details = summary && parentOf(summary);
    const to = details?.name === 'details' ? Math.max(end, tree.rangeOf(details)[1]) : end;
    if (this.controls.size === 0) return to;
    const isOther = (control: Element): boolean => {
      const [first, last] = tree.rangeOf(control);
      return first < last && (last <= from || first >= to);
    };
    const own = this.partBehind(title, tree);
    const foreign = tree.leaves
      .slice(title.index + 1, to)
      .find(({ element, index }) => index >= own && this.controlsOf(element, title.element).some(isOther));
    return foreign?.index ?? to;
  }

  /** Where the part right behind a title ends that it opens, whatever other controls name that, copied from it. */
  private partBehind({ index, element }: PostingRecord['title'], tree: PageTree): number {
    const next = tree.leaves[index + 1];
    const part = next && closest(next.element, ({ attribs }) => this.controls.has(attribs['id'] ?? ''));
    if (!part || part === element || holds(part, element)) return index;
    const opens = (this.controls.get(attribute(part, 'id')) ?? []).some(
      (control) => control === element || holds(control, element) || holds(element, control),
    );
    return opens ? tree.rangeOf(part)[1] : index;
  }

  /** The controls of the innermost part around an element that does not hold another one as well. */
  private controlsOf(element: Element, beside: Element): readonly Element[] {
    const part = closest(element, ({ attribs }) => this.controls.has(attribs['id'] ?? ''));
    return part === undefined || part === beside || holds(part, beside)
      ? []
      : (this.controls.get(attribute(part, 'id')) ?? []);
  }

  private openedBy(card: Element): Document | undefined {
    if (this.controls.size === 0) return undefined;
    const targets = new Set<string>();
    const own = new Set<Element>();
    const visit = (element: Element): undefined => {
      own.add(element);
      for (const target of targetsOf(element)) if (this.controls.has(target)) targets.add(target);
      return undefined;
    };
    visit(card);
    walk(card, visit);
    const parts = [...targets]
      .filter((target) => (this.controls.get(target) ?? []).every((control) => own.has(control)))
      .flatMap((target) => this.byId.get(target) ?? [])
      .filter((part) => (!own.has(part) || isHidden(part)) && !holds(part, card));
    return onlyText(parts);
  }
}

/** The outermost hidden parts of a card that hold no form: what a script shows there without a word in the mark-up. */
function foldedIn(card: Element): Element[] {
  const folded: Element[] = [];
  walk(card, (element) => {
    if (!isFolded(element)) return undefined;
    if (findFirst(element, isField) === undefined) folded.push(element);
    return 'skip';
  });
  return folded;
}

/** The part right behind a heading or a button, folded up. */
function foldedBehind(card: Element): Element[] {
  let next = card.next;
  while (next && !isTag(next)) next = next.next;
  return next && isFolded(next) && !isOfAnother(next, card) ? [next] : [];
}

/** A part that begins with the heading of another occupation: an opening that is not shown. */
function isOfAnother(part: Element, card: Element): boolean {
  const title = headingIn(part);
  return jobTitleScore(title) > 0 && !fold(lineOf(card)).includes(fold(title));
}

/** The first heading in a part; '' where it has none. */
function headingIn(part: Element): string {
  const heading = findFirst(part, ({ name }) => /^h[1-6]$/.test(name));
  return heading === undefined ? '' : lineOf(heading);
}

/** True for a form, and for what is filled in of it. */
export function isField({ name }: Element): boolean {
  return FIELDS.has(name);
}

const FIELDS = new Set(['form', 'input', 'textarea', 'select']);

/** Whether a part is shown by a script alone: hidden by itself, not by what stands around it. */
export function isFolded({ attribs }: Element): boolean {
  return 'hidden' in attribs || /display\s*:\s*none/i.test(attribs['style'] ?? '');
}

/** The one part that has a text, as a page. */
export function onlyText(parts: readonly Element[]): Document | undefined {
  const texts = parts.map(asPage).filter((part) => spokenLength(textOf(part)) >= MIN_TEXT);
  return texts.length === 1 ? texts[0] : undefined;
}

/** A part of a page as a page of its own. */
function asPage(part: Element): Document {
  return new Document([new Element('main', {}, part.children)]);
}

function holds(part: Element, card: Element): boolean {
  for (let node = card.parent; node; node = node.parent) if (node === part) return true;
  return false;
}

/** Attributes in which a control may name what it opens. */
const OPENS = /^(?:data-(?!v-|astro|aos)[\w-]+|aria-controls|aria-owns|popovertarget|commandfor|rel)$/;

/** "data-job=12" for each such attribute of an element. */
function dataOf(element: Element): string[] {
  return ownData(element).flatMap(([name, value]) => (/\d|-/.test(value) ? [`${name}=${value}`] : []));
}

/** The identifiers of what a control opens: stated, or as words in quotes of its script. */
export function targetsOf(element: Element): string[] {
  const { attribs } = element;
  const stated: string[] = [];
  for (const [name, value] of Object.entries(attribs))
    if (OPENS.test(name) && /^#?[\w-]{1,80}$/.test(value)) stated.push(value);
  const href = attribs['href'] ?? '';
  if (href.startsWith('#')) stated.push(href);
  if (!isHidden(element)) stated.push(...dataOf(element));
  return [
    ...stated.flatMap((name) => (name === '' || name === '#' ? [] : [name.replace(/^#/, '')])),
    ...calledIn(attribs['onclick'] ?? ''),
  ];
}

/** What a script that hides all parts but one names in each of its statements: the one that it shows. */
function calledIn(script: string): string[] {
  const [shown, hidden] = [[] as string[], [] as string[]];
  for (const statement of script.slice(0, MAX_SCRIPT).split(';')) {
    const names = [...statement.matchAll(/['"]#?([\p{L}\d_][\p{L}\d_ .-]{0,79})['"]/gu)].flatMap(
      ([, name]) => name ?? [],
    );
    (HIDES.test(statement) ? hidden : shown).push(...names);
  }
  return shown.length > 0 ? shown : hidden;
}

/** A longer script (characters) stands in no attribute. */
const MAX_SCRIPT = 10_000;

const HIDES = /\bnone\b|\bhid|\bcollapse\b|slideUp|fadeOut/i;
