import type { PageElement, PageNode, Prepared } from './in-page.js';

/** Runs inside of pages, like `in-page.ts`: handed over as its source, it uses nothing outside of itself. */
declare const document: { querySelectorAll(selector: string): Iterable<PageElement> };
declare const getComputedStyle: (element: PageElement) => { readonly cursor: string };

/**
 * Presses what opens the entry of a list that has this title: what the title stands in, else a control beside it, in
 * front of the next of the titles; the title itself where `isText`. Never a link to a page, never a form of the
 * visitor's data. Answers whether something was pressed, and `absent` where nothing says the title.
 */
export function openEntry({
  title,
  among,
  isText,
}: {
  readonly title: string;
  readonly among: readonly string[];
  readonly isText: boolean;
}): 'pressed' | 'closed' | 'absent' {
  const CONTROL =
    'a,button,summary,[role=button],[role=link],[role=tab],[onclick],[aria-expanded],[tabindex]:not([tabindex="-1"])';
  // What only a class calls a button: its listener is not seen.
  const CALLED_CONTROL = '[class*=button],[class*=btn]';
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const wanted = plain(title);
  const others = new Set(among.map(plain).filter((other) => other !== wanted));
  const isPressable = (element: PageElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const href = element.closest('a')?.getAttribute('href') ?? '';
    const hasForm = element.closest('form')?.querySelector('input[type=email],input[type=file],textarea') != null;
    const leadsAway = href !== '' && !/^(?:#(?!!?\/)|javascript:)/i.test(href);
    return width > 0 && height > 0 && element.disabled !== true && !hasForm && !leadsAway;
  };
  const found = innermost((element) => element.textContent) ?? innermost(ownText);
  if (!found) return 'absent';
  const control = controlOf(found);
  if (!control || !isPressable(control)) return 'closed';
  control.scrollIntoView({ block: 'center' });
  control.click();
  return 'pressed';

  function controlOf(element: PageElement): PageElement | undefined {
    const isPointed = getComputedStyle(element).cursor === 'pointer';
    const around = element.closest(CONTROL);
    // What has other entries in it as well is no control of this one.
    if (around && !saysOther(around)) return around;
    return (isPointed ? element : undefined) ?? beside(element) ?? (isText ? element : undefined);
  }

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

  /** In the entry that the title heads: a control that shows more rather than one that applies. */
  function beside(element: PageElement): PageElement | undefined {
    let [part, entry] = [element, element.parentElement];
    for (let steps = 0; entry && steps < 5 && entry.textContent.length < 1500; steps++) {
      const isShared = saysOther(entry);
      const parts = isShared ? untilOther(part) : [entry];
      const isOwn = (one: PageElement): boolean =>
        isPressable(one) && one.closest('nav,header,footer')?.contains(element) !== false;
      const within = (selector: string): PageElement[] =>
        parts
          .flatMap((one) => [...(one.matches(selector) ? [one] : []), ...one.querySelectorAll(selector)])
          .filter(isOwn);
      const sure = within(CONTROL);
      const controls = sure.length > 0 ? sure : within(CALLED_CONTROL);
      if (controls.length > 3) return undefined;
      const applies = (one: PageElement): boolean => /apply|bewerb|postul|candidat|solicit/i.test(one.textContent);
      const best = controls.find((one) => !applies(one)) ?? controls[0];
      if (best || isShared) return best;
      [part, entry] = [entry, entry.parentElement];
    }
    return undefined;
  }

  /** Whether an element says the title of another entry. */
  function saysOther(element: PageElement): boolean {
    const isTitle = (one: PageElement): boolean =>
      others.has(plain(one.textContent)) || [...one.childNodes].some(isLine);
    const isLine = ({ nodeType, nodeValue }: PageNode): boolean => nodeType === 3 && others.has(plain(nodeValue ?? ''));
    return isTitle(element) || [...element.querySelectorAll('*')].some(isTitle);
  }

  /** What stands behind a part of the list up to the next title. */
  function untilOther(part: PageElement): PageElement[] {
    const behind: PageElement[] = [];
    for (let next = part.nextElementSibling; next && !saysOther(next); next = next.nextElementSibling)
      behind.push(next);
    return behind;
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
