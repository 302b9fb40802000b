import type { PageElement, Prepared } from './in-page.js';

/** Runs inside of pages, like `in-page.ts`: handed over as its source, it uses nothing outside of itself. */
declare const document: {
  readonly body: PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
};
declare const getComputedStyle: (element: PageElement) => {
  readonly cursor: string;
  readonly visibility: string;
  readonly display: string;
};

/**
 * Presses the number that follows the last one among the numbered controls of a list that is paged in place; answers
 * it. Links to other pages are none of them.
 */
export function pressNextNumber(): string | undefined {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const known = globalThis as { pressedNumber?: number };
  const next = (known.pressedNumber ?? 1) + 1;
  const isControl = (element: PageElement): boolean => {
    const href = element.closest('a')?.getAttribute('href') ?? '';
    if (href !== '' && !/^(?:#(?!!?\/)|javascript:)/i.test(href)) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || element.disabled === true) return false;
    return (
      element.closest('button,a,[role=button],[role=link],[onclick],[tabindex]') !== null ||
      getComputedStyle(element).cursor === 'pointer'
    );
  };
  const says = (element: PageElement, number: number): boolean =>
    element.textContent.length < 40 && element.textContent.trim() === String(number);
  // Beside it stands the one before it: a number alone is a count.
  const holders = new Map<PageElement, boolean>();
  /** Looked for once: every entry of a list may say the number. */
  const holdsLast = (around: PageElement): boolean => {
    const holds = holders.get(around) ?? [...around.querySelectorAll('*')].some((other) => says(other, next - 1));
    holders.set(around, holds);
    return holds;
  };
  const hasNeighbour = (element: PageElement): boolean => {
    for (let around = element.parentElement, up = 0; around && up < 3; around = around.parentElement, up++)
      if (holdsLast(around)) return true;
    return false;
  };
  const findNext = (): PageElement | undefined => {
    let found: PageElement | undefined;
    for (const element of elementsOf('button,a,li,span,div,[role=button]')) {
      // The innermost is what is pressed.
      if (found && !found.contains(element)) break;
      if (says(element, next) && isControl(element) && (found ?? hasNeighbour(element))) found = element;
    }
    return found;
  };
  const found = findNext();
  if (!found) return undefined;
  known.pressedNumber = next;
  found.scrollIntoView({ block: 'center' });
  found.click();
  return String(next);
}

/** True while the page shows that it is still loading, by a sign or a line of such words (`line`, a pattern). */
export function isLoading(line: string): boolean {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const words = new RegExp(line, 'iu');
  const isSeen = (element: PageElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, display } = getComputedStyle(element);
    return width > 0 && height > 0 && visibility !== 'hidden' && display !== 'none';
  };
  let looked = 0;
  for (const element of elementsOf(
    '[aria-busy=true],[role=progressbar],progress,[class*=spinner i],[class*=loader i],[class*=loading i],[class*=skeleton i],div,p,span,li',
  )) {
    if (++looked > 2000) return false;
    // A picture that waits until it is scrolled to is called so too.
    if (element.matches('img,iframe,video,[class*=lazy i]')) continue;
    const isSign = element.matches(
      '[aria-busy=true],[role=progressbar],progress,[class*=spinner i],[class*=loader i],[class*=loading i],[class*=skeleton i]',
    );
    const text = element.textContent;
    if ((isSign && text.length < 100 ? true : text.length < 60 && words.test(text.trim())) && isSeen(element))
      return true;
  }
  return false;
}

/** A number that changes with each word the page shows; figures that only count aside. */
export function shownWords(): number {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const inRoots = [...elementsOf('*')].map(({ shadowRoot }) => shadowRoot?.textContent ?? '');
  let hash = 0;
  for (const letter of `${document.body?.textContent ?? ''}${inRoots.join('')}`.replace(/[\d\s]+/g, ' '))
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash;
}
