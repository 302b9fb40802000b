import { createHash } from 'node:crypto';
import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import { Element, isTag, isText, Text, type AnyNode, type Document, type ParentNode } from 'domhandler';
import type { ChangePage } from './in-process.ts';

/**
 * Changes pages without changing what they say: other class names, boxes added and taken away, tags swapped for others
 * of their rank, spans merged, one address for all applications, link texts as labels, a protection script, attributes
 * in another order. A reader that depends on how one site writes its pages loses postings here.
 */
export function mutation(seed: number): ChangePage {
  return (html, url) => {
    const document = parseDocument(html);
    const random = randomFrom(`${String(seed)} ${url}`);
    for (const change of CHANGES) change(document, random);
    return render(document);
  };
}

/** A number from 0 to below 1, the same in every run of a seed. */
type Random = () => number;

function randomFrom(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const CHANGES: readonly ((document: Document, random: Random) => void)[] = [
  swapTags,
  wrapBlocks,
  unwrapBoxes,
  mergeSpans,
  shareApplyAddress,
  labelLinks,
  renameClasses,
  reorderAttributes,
  injectScript,
];

function elementsOf(root: ParentNode): Element[] {
  return DomUtils.findAll(() => true, root.children);
}

/** Another tag of the same rank, for a whole page: what was alike stays alike. */
function swapTags(document: Document, random: Random): void {
  const swaps: Record<string, readonly string[]> = {
    section: ['div', 'article'],
    article: ['div', 'section'],
    b: ['strong'],
    strong: ['b'],
    ul: ['ol'],
    i: ['em'],
  };
  const chosen = new Map<string, string>();
  for (const element of elementsOf(document)) {
    const others = swaps[element.name];
    if (!others) continue;
    const name =
      chosen.get(element.name) ??
      (random() < 0.5 ? element.name : (others[Math.floor(random() * others.length)] ?? element.name));
    chosen.set(element.name, name);
    element.name = name;
  }
}

/** The same box around all elements of one name and class. */
function wrapBlocks(document: Document, random: Random): void {
  const chosen = new Map<string, boolean>();
  for (const element of elementsOf(document)) {
    if (!/^(?:h[1-4]|p|article|ul|ol)$/.test(element.name)) continue;
    const key = `${element.name} ${element.attribs['class'] ?? ''}`;
    const isWrapped = chosen.get(key) ?? random() < 0.2;
    chosen.set(key, isWrapped);
    if (!isWrapped) continue;
    const box = new Element('div', {}, []);
    DomUtils.replaceElement(element, box);
    DomUtils.appendChild(box, element);
  }
}

/** Boxes around one element alone are taken away, all of one class together. */
function unwrapBoxes(document: Document, random: Random): void {
  const chosen = new Map<string, boolean>();
  for (const element of elementsOf(document)) {
    const only = onlyElementIn(element);
    if (element.name !== 'div' || !only || 'id' in element.attribs) continue;
    const key = element.attribs['class'] ?? '';
    const isUnwrapped = chosen.get(key) ?? random() < 0.3;
    chosen.set(key, isUnwrapped);
    if (isUnwrapped && element.parent) DomUtils.replaceElement(element, only);
  }
}

/** The element that is all that another one shows. */
function onlyElementIn(element: Element): Element | undefined {
  const [only, ...others] = element.children.filter(
    (child) => isTag(child) || (isText(child) && child.data.trim() !== ''),
  );
  return only && isTag(only) && others.length === 0 ? only : undefined;
}

/** `<span>a</span> <span>b</span>` with nothing but a space between them becomes one, in plain text only. */
function mergeSpans(document: Document, random: Random): void {
  for (const element of elementsOf(document)) {
    if (element.name !== 'p' || random() > 0.2) continue;
    const [first, between, second] = element.children;
    if (!isPlainSpan(first) || !between || !isText(between) || between.data.trim() !== '' || !isPlainSpan(second))
      continue;
    DomUtils.appendChild(first, new Text(`${between.data}${DomUtils.textContent(second)}`));
    DomUtils.removeElement(between);
    DomUtils.removeElement(second);
  }
}

function isPlainSpan(node: AnyNode | undefined): node is Element {
  return node !== undefined && isTag(node) && node.name === 'span' && node.children.every(isText);
}

/** Every button for applications leads to one form, as where a company has one for all. */
function shareApplyAddress(document: Document, random: Random): void {
  if (random() < 0.5) return;
  for (const element of elementsOf(document))
    if (
      element.name === 'a' &&
      /^(?:apply|jetzt bewerben|postuler|solliciteer)\b/i.test(DomUtils.textContent(element).trim())
    )
      element.attribs['href'] = '/apply-here';
}

/** "Read more" becomes an arrow whose label says it. */
function labelLinks(document: Document, random: Random): void {
  for (const element of elementsOf(document)) {
    const text = DomUtils.textContent(element).trim();
    if (
      element.name !== 'a' ||
      !/^(?:read more|learn more|mehr erfahren|weiterlesen|en savoir plus|lees meer|details)$/i.test(text)
    )
      continue;
    if (random() < 0.5) continue;
    element.attribs['aria-label'] = text;
    for (const child of [...element.children]) DomUtils.removeElement(child);
    DomUtils.appendChild(element, new Element('svg', {}, []));
  }
}

/** The same other name wherever a class is used. */
function renameClasses(document: Document, random: Random): void {
  const salt = String(random());
  const renamed = (name: string): string =>
    `c${createHash('sha256').update(`${salt}${name}`).digest('hex').slice(0, 6)}`;
  for (const element of elementsOf(document)) {
    const classes = element.attribs['class'];
    if (classes !== undefined)
      element.attribs['class'] = classes
        .split(/\s+/)
        .filter((name) => name !== '')
        .map(renamed)
        .join(' ');
  }
}

function reorderAttributes(document: Document, random: Random): void {
  for (const element of elementsOf(document)) {
    if (random() < 0.5) continue;
    element.attribs = Object.fromEntries(Object.entries(element.attribs).reverse());
  }
}

/** What a protection service adds to every page it lets through. */
function injectScript(document: Document, random: Random): void {
  const body = DomUtils.findOne(({ name }) => name === 'body', document.children);
  if (!body || random() < 0.5) return;
  const code = new Text(
    "window.__CF$cv$params={r:'0',t:'0'};var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';",
  );
  DomUtils.appendChild(body, new Element('script', {}, [code]));
}
