import { attribute, walk, type Element } from '../tree/html.js';
import type { PageTree } from '../tree/page-tree.js';

/** The parts of a page that its own links lead to: "#baker". */
export class PartsById {
  private parts: ReadonlyMap<string, Element> | undefined;

  constructor(private readonly tree: PageTree) {}

  /** The part that a link leads to; undefined for one that leads to another page or nowhere. */
  ledToBy(link: Element): Element | undefined {
    const [, id] = /^#([^\s#]{1,80})$/.exec(attribute(link, 'href')) ?? [];
    if (id === undefined) return undefined;
    this.parts ??= partsOf(this.tree);
    return this.parts.get(id);
  }
}

/** An old page names a place by `<a name>`. */
function partsOf({ document }: PageTree): ReadonlyMap<string, Element> {
  const parts = new Map<string, Element>();
  walk(document, (element) => {
    const names = [attribute(element, 'id'), ...(element.name === 'a' ? [attribute(element, 'name')] : [])];
    for (const name of names) if (name !== '' && !parts.has(name)) parts.set(name, element);
    return undefined;
  });
  return parts;
}
