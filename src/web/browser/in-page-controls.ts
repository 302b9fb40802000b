import type { PageElement, Prepared } from './in-page.js';

/** Runs inside of pages, like `in-page.ts`: handed over as its source, it uses nothing outside of itself. */
declare const document: { querySelectorAll(selector: string): Iterable<PageElement> };
declare const getComputedStyle: (element: PageElement) => {
  readonly visibility: string;
  readonly display: string;
  readonly cursor: string;
};

/** What can be pressed to see more, as patterns (sources of regular expressions, matched without case). */
export interface Wanted {
  /** The whole text of a control. */
  readonly pattern: string;
  /** How often one control is pressed; a control is known by its text and place. */
  readonly times: number;
  /** Only inside of an element that matches; everywhere else by default. */
  readonly within?: string;
  /** The element that `within` names must say this. */
  readonly saying?: string;
  /** Links to routes of an application, which are pages of their own, count too: the next page of the same list. */
  readonly byRoute?: true;
  /** Nothing that sends a form by POST, whatever the form asks for. */
  readonly sendsNothing?: true;
}

/**
 * Texts of what may be a control, each once, for whoever judges them outside of the page: 5,000 at most, none longer
 * than a control's, none of what holds a page's text, and none that each entry of a list says.
 */
export function controlTexts(): string[] {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const CONTROL =
    'button,a,summary,[role=button],[role=tab],[role=link],input[type=button],[onclick],[tabindex],li,span,div';
  const isShort = (element: PageElement): boolean => element.textContent.length <= 4000 && element.matches(CONTROL);
  const labelOf = (element: PageElement): string =>
    element.getAttribute('aria-label') ?? element.getAttribute('value') ?? '';
  const textOf = (element: PageElement): string =>
    (element.innerText ?? element.textContent).trim() || labelOf(element);
  const MENU = 'nav,header,footer,[role=navigation],[class*=menu i],[class*=nav i]';
  const isOfContent = (element: PageElement): boolean =>
    element.parentElement?.textContent.trim() !== element.textContent.trim() && !element.closest(MENU);
  const texts = new Map<string, number>();
  for (const element of elementsOf('*')) {
    if (!isShort(element)) continue;
    const text = textOf(element).replace(/\s+/g, ' ');
    if (text.length <= 60) texts.set(text, (texts.get(text) ?? 0) + (isOfContent(element) ? 1 : 0));
    if (texts.size > 5000) break;
  }
  return [...texts].flatMap(([text, count]) => (count > 2 ? [] : [text]));
}

/**
 * Presses the first visible control whose text is wanted. Links that lead to other pages, what belongs to a form of
 * the visitor's data and what is switched off are no such controls. Answers what was pressed.
 */
export function press(wanted: Wanted): string | undefined {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const pressed = ((globalThis as { pressedControls?: Map<string, number> }).pressedControls ??= new Map());
  const pattern = new RegExp(wanted.pattern, 'iu');
  const isSeen = (element: PageElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, display } = getComputedStyle(element);
    return width > 0 && height > 0 && visibility !== 'hidden' && display !== 'none';
  };
  const leadsElsewhere = (element: PageElement): boolean => {
    const href = element.closest('a')?.getAttribute('href') ?? '';
    if (wanted.byRoute === true && /^#!?\//.test(href)) return false;
    // "#/" is where one is.
    return href !== '' && !/^(?:#(?!!?\/.)|javascript:)/i.test(href);
  };
  const VISITORS = 'input[type=email],input[type=password],input[type=tel],input[type=file],textarea';
  // The form around a whole list is looked through once.
  const forms = new Map<PageElement | null, boolean>();
  const hasVisitorsForm = (element: PageElement): boolean => {
    const form = element.closest('form');
    if (!forms.has(form)) forms.set(form, form?.querySelector(VISITORS) != null);
    const consent = '[role=dialog],[class*=consent],[class*=cookie],[id*=consent],[id*=cookie]';
    return forms.get(form) === true && !element.closest(consent);
  };
  const CONTROL =
    'button,a,summary,[role=button],[role=tab],[role=link],input[type=button],[onclick],[tabindex],li,span,div';
  // Of containers only what is pressed itself: a short text of its own and nothing pressable inside.
  const holdsControls = (element: PageElement): boolean =>
    element.matches('li,span,div,[tabindex]') && !!element.querySelector('button,a,[role=button],[role=tab]');
  const isControl = (element: PageElement): boolean => element.matches(CONTROL) && !holdsControls(element);
  const textOf = (element: PageElement): string =>
    (element.innerText ?? element.textContent).trim() ||
    (element.getAttribute('aria-label') ?? element.getAttribute('value') ?? '');
  const isMereText = (element: PageElement): boolean =>
    element.matches('li,span,div') &&
    !element.matches('[onclick],[role],[tabindex]') &&
    /^(?:auto|default|text)?$/.test(getComputedStyle(element).cursor);
  const POSTS = 'form[method=post i] :is(button:not([type=button],[type=reset]),input)';
  const isSent = (element: PageElement): boolean => wanted.sendsNothing === true && element.closest(POSTS) !== null;
  const isOff = (element: PageElement): boolean =>
    element.disabled === true || element.getAttribute('aria-disabled') === 'true' || !isSeen(element);
  const isInPlace = (element: PageElement): boolean => {
    const within = wanted.within === undefined ? undefined : element.closest(wanted.within);
    if (wanted.within !== undefined && !within) return false;
    return wanted.saying === undefined || new RegExp(wanted.saying, 'iu').test(within?.textContent ?? '');
  };
  const isWanted = (text: string): boolean => text.length <= 60 && pattern.test(text.replace(/\s+/g, ' '));
  const bars = [isMereText, isOff, leadsElsewhere, hasVisitorsForm, isSent];
  const isBarred = (element: PageElement): boolean => bars.some((isSo) => isSo(element)) || !isInPlace(element);
  for (const element of elementsOf('*')) {
    if (element.textContent.length > 4000 || !isControl(element)) continue;
    const text = textOf(element);
    if (!isWanted(text) || isBarred(element)) continue;
    const key = `${element.localName} ${text}`;
    const times = pressed.get(key) ?? 0;
    if (times >= wanted.times) continue;
    pressed.set(key, times + 1);
    element.scrollIntoView({ block: 'center' });
    element.click();
    return text;
  }
  return undefined;
}
