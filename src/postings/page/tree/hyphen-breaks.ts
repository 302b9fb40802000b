import { isTag, isText, type AnyNode, type ParentNode } from 'domhandler';

/** A longer text (characters) in front of a break is no line that was broken for its looks. */
const MAX_LINE = 500;

/** Takes breaks out of a page that stand for their looks: behind the hyphen of a line that goes on in small letters. */
export function joinHyphenatedLines(root: ParentNode): void {
  const open: ParentNode[] = [root];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    joinIn(parent);
    for (const child of parent.children) if (isTag(child)) open.push(child);
  }
}

function joinIn(parent: ParentNode): void {
  const kept: AnyNode[] = [];
  for (const child of parent.children) if (!joins(kept, child)) kept.push(child);
  if (kept.length === parent.children.length) return;
  for (const [at, node] of kept.entries()) [node.prev, node.next] = [kept[at - 1] ?? null, kept[at + 1] ?? null];
  parent.children = kept;
}

/** "kitchen-", "and bar work" before and behind a break: whether the second was put behind the first. */
function joins(kept: AnyNode[], node: AnyNode): boolean {
  const [before, between] = kept.slice(-2);
  if (!before || !between || !isText(before) || !isText(node) || !isTag(between) || between.name !== 'br') return false;
  if (before.data.length > MAX_LINE || !/\p{L}-\s*$/u.test(before.data) || !/^\s*\p{Ll}/u.test(node.data)) return false;
  before.data = `${before.data.trimEnd()} ${node.data.trimStart()}`;
  kept.pop();
  return true;
}
