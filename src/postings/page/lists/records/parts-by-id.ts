import { attribute, walk, type Element } from '../../tree/html.js';
import type { PageTree } from '../../tree/page-tree.js';

type Parts = ReadonlyMap<string, Element>;
/** The parts of each page, by what its links call them: several rules ask for them. */
const known = new WeakMap<PageTree, Parts>();

/** The part of its own page that a link leads to, "#baker"; undefined for one that leads to another page or nowhere. */
export function partLedToBy(link: Element, tree: PageTree): Element | undefined {
  const [, id] = /^#([^\s#]{1,80})$/.exec(attribute(link, 'href')) ?? [];
  if (id === undefined) return undefined;
  const parts = known.get(tree) ?? partsOf(tree);
  known.set(tree, parts);
  return parts.get(id);
}

/** An old page names a place by `<a name>`. */
function partsOf({ document }: PageTree): Parts {
  const parts = new Map<string, Element>();
  walk(document, (element) => {
    const names = [attribute(element, 'id'), ...(element.name === 'a' ? [attribute(element, 'name')] : [])];
    for (const name of names) if (name !== '' && !parts.has(name)) parts.set(name, element);
    return undefined;
  });
  return parts;
}
