/**
 * What runs inside of pages: each function is handed to the browser as its source, so it uses nothing outside of
 * itself. Whatever a page does to its own surroundings, it can only give us other data.
 */

/** The little of the browser's document that is used here; the rest of the project has no document. */
export interface PageNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<PageNode>;
  readonly parentElement: PageElement | null;
}
export interface PageElement extends PageNode {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly nextElementSibling: PageElement | null;
  readonly shadowRoot:
    (PageNode & { readonly textContent: string; querySelectorAll(selector: string): Iterable<PageElement> }) | null;
  readonly innerText?: string;
  readonly textContent: string;
  readonly href?: unknown;
  readonly src?: unknown;
  readonly action?: unknown;
  readonly type?: unknown;
  readonly disabled?: boolean;
  readonly form?: PageElement | null;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  scrollTop: number;
  assignedNodes?(): PageNode[];
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  closest(selector: string): PageElement | null;
  contains(other: PageElement): boolean;
  matches(selector: string): boolean;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  getBoundingClientRect(): { readonly width: number; readonly height: number };
  scrollIntoView(options: object): void;
  click(): void;
}
/** What `watchPage` leaves in a page for the functions that run there later. */
export interface Prepared {
  /** Elements that match, shadow roots in the place of their hosts' content. */
  readonly elementsOf?: (selector: string) => Iterable<PageElement>;
  /** When anything changed last, and when elements were last added. */
  readonly lastChange?: { at: number; added: number };
}
declare const document: {
  readonly documentElement: PageElement | null;
  readonly body: PageElement | null;
  readonly scrollingElement: PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
};
declare const location: { readonly href: string };
declare const getComputedStyle: (element: PageElement) => {
  readonly visibility: string;
  readonly display: string;
  readonly overflowY: string;
  readonly position: string;
};
declare const window: { scrollBy(options: object): void; readonly innerHeight: number };
declare const addEventListener: (
  type: string,
  listener: (event: { composedPath(): PageElement[]; preventDefault(): void }) => void,
  isFirst: boolean,
) => void;
declare const HTMLAnchorElement: {
  prototype: { click: (this: PageElement & { readonly isConnected: boolean }) => void };
};
declare const Element: { prototype: { attachShadow: (init: { mode: string }) => PageNode } };
declare const MutationObserver: new (
  told: (changes: readonly { readonly addedNodes: Iterable<PageNode> }[]) => void,
) => { observe(node: unknown, what: object): void };

/**
 * Runs before the page's own scripts: closed shadow roots are as readable as open ones, the time of the last change is
 * kept, and other functions that run in pages find all elements by what it leaves there.
 */
export function watchPage(): void {
  const changes = { at: performance.now(), added: performance.now() };
  const observer = new MutationObserver((records) => {
    changes.at = performance.now();
    const isAdded = records.some(({ addedNodes }) => [...addedNodes].some(({ nodeType }) => nodeType === 1));
    if (isAdded) changes.added = changes.at;
  });
  type Root = { querySelectorAll(selector: string): Iterable<PageElement> };
  const elementsIn = function* (root: Root, selector: string): Generator<PageElement> {
    for (const element of root.querySelectorAll('*')) {
      if (selector === '*' || element.matches(selector)) yield element;
      if (element.shadowRoot) yield* elementsIn(element.shadowRoot, selector);
    }
  };
  const observe = (node: unknown): void => {
    observer.observe(node, { childList: true, subtree: true, characterData: true });
  };
  observe(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, { ...init, mode: 'open' });
    observe(root);
    return root;
  };
  Object.assign(globalThis, {
    elementsOf: (selector: string) => elementsIn(document, selector),
    lastChange: changes,
  });
}

/**
 * Runs there too: windows, dialogs and files to save are only counted; the console, each line of which would come to
 * us, is silent.
 */
export function prepare(): void {
  const counts = { windows: 0, questions: 0, files: 0 };
  const wanted: string[] = [];
  const question = (answer?: unknown) => () => {
    counts.questions++;
    return answer;
  };
  Object.assign(globalThis, {
    ownCounts: counts,
    windowsWanted: wanted,
    open: (address: unknown) => {
      counts.windows++;
      if (wanted.length < 20) wanted.push(String(address));
      return null;
    },
    alert: question(),
    confirm: question(false),
    prompt: question(null),
    print: () => undefined,
  });
  for (const name of Object.keys(console)) Object.assign(console, { [name]: () => undefined });
  /** True for a click that would open a window or save a file. */
  const isKept = (link: PageElement | undefined): boolean => {
    const isFile = link?.hasAttribute('download') === true;
    if (!link || (!isFile && link.getAttribute('target') !== '_blank')) return false;
    counts[isFile ? 'files' : 'windows']++;
    if (!isFile && wanted.length < 20 && typeof link.href === 'string') wanted.push(link.href);
    return true;
  };
  addEventListener(
    'click',
    (event) => {
      if (isKept(event.composedPath().find(({ localName }) => localName === 'a'))) event.preventDefault();
    },
    true,
  );
  // A link that is in no document is clicked where no listener hears it.
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.isConnected || !isKept(this)) click.call(this);
  };
}

/** What a page shows, and for how long (ms) it has. */
export interface Measured {
  /** A text that changes with what is shown, and not with every letter that is animated. */
  readonly shown: string;
  /** How long nothing changed at all, and how long no element was added. */
  readonly unchanged: number;
  readonly unadded: number;
}

/** Measures what the page shows, in shadow roots too. */
export function measure(): Measured {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector), lastChange } = globalThis as Prepared;
  const { body } = document;
  const coarse = (size: number): string => String(Math.round(size / 64));
  const lengthOf = (node: { readonly textContent: string } | null): number => node?.textContent.length ?? 0;
  let [elements, length] = [0, lengthOf(body)];
  for (const { shadowRoot } of elementsOf('*')) {
    elements++;
    length += lengthOf(shadowRoot);
  }
  const now = performance.now();
  return {
    shown: `${location.href} ${String(elements)} ${coarse(length)} ${coarse(body?.scrollHeight ?? 0)}`,
    unchanged: lastChange ? now - lastChange.at : 0,
    unadded: lastChange ? now - lastChange.added : Infinity,
  };
}

/**
 * The page as HTML: shadow roots in the place of their hosts' content, slots filled, addresses absolute, frames as
 * `<div data-frame="n">` to be filled, at most `limit` characters; a comment in the end where something was left out.
 */
export function serialise(limit: number): string {
  const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
  const SKIPPED = /^(?:style|noscript|svg|template|canvas|video|audio|picture|object)$/;
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  const parts: string[] = [];
  let [length, depth] = [0, 0];
  let isCut = false as boolean;
  const add = (text: string): void => {
    parts.push(text);
    length += text.length;
  };
  const addAttributes = (element: PageElement): void => {
    for (const { name, value } of element.attributes) {
      const absolute = name === 'href' || name === 'src' || name === 'action' ? (element as never)[name] : undefined;
      if (name === 'srcset' || name === 'data-frame-number' || value.length > 20_000) continue;
      add(` ${name}="${escaped(typeof absolute === 'string' && value !== '' ? absolute : value)}"`);
    }
  };
  const addFrame = (element: PageElement): void => {
    const [number, src] = [element.getAttribute('data-frame-number') ?? '', element.src];
    add(`<div data-frame="${number}" data-src="${escaped(typeof src === 'string' ? src : '')}"></div>`);
  };
  const visitAll = (nodes: Iterable<PageNode>): void => {
    for (const node of nodes) visit(node);
  };
  const visit = (node: PageNode): void => {
    if (length > limit || depth > 400) {
      isCut = true;
      return;
    }
    if (node.nodeType === 3) add(escaped(node.nodeValue ?? ''));
    if (node.nodeType === 1) visitElement(node as PageElement);
  };
  const visitElement = (element: PageElement): void => {
    const name = element.localName;
    const assigned = name === 'slot' ? (element.assignedNodes?.() ?? []) : [];
    if (/^i?frame$/.test(name)) addFrame(element);
    else if (assigned.length > 0) visitAll(assigned);
    else if (!SKIPPED.test(name)) addElement(element, name);
  };
  const addElement = (element: PageElement, name: string): void => {
    add(`<${name}`);
    addAttributes(element);
    add('>');
    if (VOID.test(name)) return;
    depth++;
    if (name === 'script') {
      isCut ||= element.textContent.length > 500_000;
      add(element.textContent.slice(0, 500_000).replaceAll('</', '<\\/'));
    } else visitAll((element.shadowRoot ?? element).childNodes);
    depth--;
    add(`</${name}>`);
  };
  if (document.documentElement) visit(document.documentElement);
  return `<!doctype html>${parts.join('')}${isCut ? '<!--cut-->' : ''}`;
}

/** Scrolls whatever can be scrolled on by nine tenths of what is seen; answers whether anything moved. */
export function scrollOn(): boolean {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  let moved = false;
  const scroll = (element: PageElement, height: number): void => {
    const before = element.scrollTop;
    element.scrollTop = before + Math.max(100, height * 0.9);
    if (element.scrollTop > before) moved = true;
  };
  if (document.scrollingElement) scroll(document.scrollingElement, window.innerHeight);
  let looked = 0;
  for (const element of elementsOf('main *, body > *, div, ul')) {
    if (++looked > 3000) break;
    if (element.scrollHeight <= element.clientHeight + 20 || element.clientHeight < 80) continue;
    if (/^(?:auto|scroll)$/.test(getComputedStyle(element).overflowY)) scroll(element, element.clientHeight);
  }
  return moved;
}

/** What a frame's element says of it. */
export function wordsOfFrame(element: unknown): string {
  const frame = element as PageElement;
  return ['id', 'class', 'name', 'title', 'src'].map((name) => frame.getAttribute(name) ?? '').join(' ');
}

/** Numbers a frame's element, so that the serialised page says where its content belongs. */
export function numberFrame(element: unknown, number: number): void {
  (element as PageElement).setAttribute('data-frame-number', String(number));
}
