import { isTag, isText, type Element } from 'domhandler';

/** `<li><p>Rye</p></li>`: editors put the text of an item into a paragraph, which is the item's own line. */
export function isTextOfItem({ name, parent, children }: Element, blocks: ReadonlySet<string>): boolean {
  if (!/^(?:p|div)$/.test(name) || parent === null || !isTag(parent) || parent.name !== 'li') return false;
  const [first, ...others] = parent.children.filter((child) => !isText(child) || child.data.trim() !== '');
  return (
    first !== undefined &&
    isTag(first) &&
    first.children === children &&
    others.every((part) => isTag(part) && /^[uo]l$/.test(part.name)) &&
    children.every((child) => !isTag(child) || !blocks.has(child.name))
  );
}

/** `<li class="flex"><svg></svg><span>Rye</span></li>`: what a picture stands before is the item's own line. */
export function isBehindIcon({ prev, parent }: Element): boolean {
  if (prev === null || prev.prev !== null || parent === null || !isTag(parent) || parent.name !== 'li') return false;
  return isTag(prev) && (prev.name === 'svg' || prev.name === 'img' || prev.children.length === 0);
}
