import type { PageElement, PageNode, Prepared } from './in-page.js';

/** Runs inside of pages, like `in-page.ts`: handed over as its source, it uses nothing outside of itself. */
declare const document: { querySelectorAll(selector: string): Iterable<PageElement> };
declare const getComputedStyle: (element: PageElement) => { readonly cursor: string };

/** What `findEntry` leaves in a page for `openEntry`. */
interface Found {
  entryFound?: PageElement | undefined;
}

/** Finds what says the title of an entry, and leaves it in the page; answers whether anything does. */
export function findEntry(title: string): boolean {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const wanted = plain(title);
  const found = innermost((element) => element.textContent) ?? innermost(ownText);
  (globalThis as Found).entryFound = found;
  return found !== undefined;

  /** What says the title and nothing else; what only begins with it holds more. */
  function innermost(said: (element: PageElement) => string): PageElement | undefined {
    let last: PageElement | undefined;
    for (const element of elementsOf('*')) {
      if (/^(?:script|style|title|option|noscript)$/.test(element.localName)) continue;
      const text = said(element);
      // The innermost comes last.
      if (text.length < wanted.length + 200 && plain(text) === wanted) last = element;
      else if (last && !last.parentElement?.contains(element)) break;
    }
    return last;
  }

  /** The text of an element's own that is the title, beside a place or a mark: `<h3>Title <span>Town</span></h3>`. */
  function ownText(element: PageElement): string {
    for (const { nodeType, nodeValue } of element.childNodes)
      if (nodeType === 3 && plain(nodeValue ?? '') === wanted) return nodeValue ?? '';
    return '';
  }
}

/**
 * Presses what opens the entry whose title was found: what the title stands in, else a control beside it, in front of
 * the next of the titles; the title itself where `isText`. Never a link to a page, never a form of the visitor's data.
 * Answers whether something was pressed, and `absent` where nothing was found.
 */
export function openEntry(titles: readonly string[], title: string, isText: boolean): 'pressed' | 'closed' | 'absent' {
  const CONTROL = `a,button,summary,[role=button],[role=link],[role=tab],[onclick],[aria-expanded],[tabindex]:not([tabindex="-1"])`;
  // What only a class calls a button: its listener is not seen.
  const CALLED_CONTROL = '[class*=button],[class*=btn]';
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const others = new Set(titles.map(plain).filter((other) => other !== plain(title)));
  const isOther = ({ nodeType, nodeValue }: PageNode): boolean => nodeType === 3 && others.has(plain(nodeValue ?? ''));
  const isOtherTitle = (one: PageElement): boolean =>
    others.has(plain(one.textContent)) || [...one.childNodes].some(isOther);
  const saysOther = (one: PageElement): boolean => [one, ...one.querySelectorAll('*')].some(isOtherTitle);
  const isPressable = (element: PageElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const href = element.closest('a')?.getAttribute('href') ?? '';
    const hasForm = element.closest('form')?.querySelector('input[type=email],input[type=file],textarea') != null;
    const leadsAway = href !== '' && !/^(?:#(?!!?\/)|javascript:)/i.test(href);
    return width > 0 && height > 0 && element.disabled !== true && !hasForm && !leadsAway;
  };
  const { entryFound: found } = globalThis as Found;
  if (!found) return 'absent';
  const around = found.closest(CONTROL);
  const isPointed = getComputedStyle(found).cursor === 'pointer';
  // What has other entries in it as well is no control of this one.
  const own = around && !saysOther(around) ? around : isPointed ? found : beside(found);
  const control = own ?? (isText ? found : undefined);
  if (!control || !isPressable(control)) return 'closed';
  control.scrollIntoView({ block: 'center' });
  control.click();
  return 'pressed';

  /** In the entry that the title heads: a control that shows more rather than one that applies. */
  function beside(element: PageElement): PageElement | undefined {
    let [part, entry] = [element, element.parentElement];
    for (let steps = 0; entry && steps < 5 && entry.textContent.length < 1500; steps++) {
      const parts = saysOther(entry) ? untilOther(part) : [entry];
      const isOwn = (one: PageElement): boolean =>
        isPressable(one) && one.closest('nav,header,footer')?.contains(element) !== false;
      const within = (wanted: string): PageElement[] =>
        parts
          .flatMap((one) => [one, ...one.querySelectorAll(wanted)])
          .filter((one) => one.matches(wanted) && isOwn(one));
      const sure = within(CONTROL);
      const controls = sure.length > 0 ? sure : within(CALLED_CONTROL);
      const applies = (one: PageElement): boolean => /apply|bewerb|postul|candidat|solicit/i.test(one.textContent);
      const best = controls.find((one) => !applies(one)) ?? controls[0];
      if (best || parts[0] !== entry) return controls.length > 3 ? undefined : best;
      [part, entry] = [entry, entry.parentElement];
    }
    return undefined;
  }

  /** What stands behind a part of the list up to the next title. */
  function untilOther({ nextElementSibling: next }: PageElement): PageElement[] {
    return !next || saysOther(next) ? [] : [next, ...untilOther(next)];
  }
}

/** Opens the closed sections of the page's content, `limit` at most; answers how many there were. */
export function openSections(limit: number): number {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  let seen = 0;
  for (const section of elementsOf('details:not([open]),[aria-expanded=false]')) {
    if (section.closest('nav,header,footer,[role=navigation],[role=menu],[aria-haspopup],form')) continue;
    const href = section.closest('a')?.getAttribute('href') ?? '';
    if (href !== '' && !/^(?:#(?!!?\/)|javascript:)/i.test(href)) continue;
    if (++seen > limit) continue;
    if (section.localName === 'details') section.setAttribute('open', '');
    else section.click();
  }
  return seen;
}

/** Where the page wanted to open windows since it was last asked: none was opened. */
export function windowsWanted(): string[] {
  const { windowsWanted: wanted = [] } = globalThis as { windowsWanted?: string[] };
  return wanted.splice(0);
}

/** What the page wanted to open, ask and save so far. */
export function ownCounts(): { windows: number; questions: number; files: number } {
  const { ownCounts: counts = {} } = globalThis as { ownCounts?: Record<string, unknown> };
  const number = (name: string): number => Number(counts[name] ?? 0);
  return { windows: number('windows'), questions: number('questions'), files: number('files') };
}
