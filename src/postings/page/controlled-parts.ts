import { attribute, Document, Element, isHidden, textOf, walk } from './html.js';

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

  /** The part that only controls of this card open, as a page of its own; undefined where there is none or several. */
  of(card: Element): Document | undefined {
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
    const texts = parts.map(asPage).filter((part) => textOf(part).length >= MIN_TEXT);
    return texts.length === 1 ? texts[0] : undefined;
  }
}

function asPage(part: Element): Document {
  return new Document([new Element('main', {}, part.children)]);
}

function holds(part: Element, card: Element): boolean {
  for (let node = card.parent; node; node = node.parent) if (node === part) return true;
  return false;
}

/** "data-job=12" for each such attribute of an element. */
function dataOf({ attribs }: Element): string[] {
  return Object.entries(attribs).flatMap(([name, value]) =>
    /^data-(?!v-|astro|aos|toggle|bs-toggle)/.test(name) && /\d|-/.test(value) ? [`${name}=${value}`] : [],
  );
}

/** The identifiers of what a control opens: stated, or as words in quotes of its script. */
function targetsOf(element: Element): string[] {
  const { attribs } = element;
  const stated = [attribs['aria-controls'], attribs['data-target'], attribs['data-bs-target']];
  const href = attribs['href'] ?? '';
  if (href.startsWith('#')) stated.push(href);
  if (!isHidden(element)) stated.push(...dataOf(element));
  const called = [...(attribs['onclick'] ?? '').matchAll(/['"]#?([\w-]{1,80})['"]/g)];
  return [
    ...stated.flatMap((name) => (name === undefined || name === '' || name === '#' ? [] : [name.replace(/^#/, '')])),
    ...called.flatMap(([, name]) => name ?? []),
  ];
}
