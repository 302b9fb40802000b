import { describe, expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { press } from './in-page-controls.js';
import { openPart, openTab, takeChoice } from './in-page-filters.js';
import { pressNextNumber } from './in-page-paging.js';

/** Elements of a list so long that looking at all of it for each of them would not end. */
const MANY = 3000;

const LINK = { getAttribute: () => '/workshop' };

let looks = 0;

/** An element of a page, as far as these functions look at it: what it matches by its name alone. */
function element(localName: string, more: object = {}): object {
  return {
    localName,
    childNodes: [],
    parentElement: null,
    textContent: '',
    shadowRoot: null,
    getAttribute: () => null,
    closest: () => null,
    matches: (selector: string) => selector.split(',').includes(localName),
    querySelector: () => null,
    querySelectorAll: () => [],
    contains: () => false,
    getBoundingClientRect: () => ({ width: 10, height: 10 }),
    scrollIntoView: () => {},
    click: () => {},
    dispatchEvent: () => true,
    ...more,
  };
}

/** What holds a list; how often all of it is looked through is counted. */
function holder(localName: string, held: () => readonly object[]): object {
  const look = (): readonly object[] => {
    looks++;
    return held();
  };
  return element(localName, { querySelectorAll: look, querySelector: () => look()[MANY] ?? null });
}

/** Runs a function as a page does, from its source, where these selectors (by their beginnings) find elements. */
function runIn<Given extends readonly unknown[], Answer>(
  bySelector: Readonly<Record<string, readonly object[]>>,
  step: (...given: Given) => Answer,
  ...given: Given
): Answer {
  looks = 0;
  return runInNewContext(`(${String(step)})(...given)`, {
    given,
    elementsOf: (selector: string) =>
      Object.entries(bySelector).find(([beginning]) => selector.startsWith(beginning))?.[1] ?? [],
    getComputedStyle: () => ({ visibility: 'visible', display: 'block', cursor: 'auto' }),
  }) as Answer;
}

const many = (make: (at: number) => object): object[] => Array.from({ length: MANY }, (_, at) => make(at));

describe('a list of thousands of entries is looked through once, not once for each of them', () => {
  it('where all entries are marked as the one that is on', () => {
    const links = many((at) => element('a', { textContent: `Engineer ${String(at)}`, getAttribute: () => '#' }));
    const list = holder('ul', () => links);
    const entries = links.map((link) => element('li', { parentElement: list, querySelectorAll: () => [link] }));
    expect(runIn({ '[aria-selected=true]': entries }, openTab, '^past$')).toBeUndefined();
    expect(looks).toBe(1);
  });

  it('where all entries say the number of the next page', () => {
    const list = holder('ul', () => numbers);
    const numbers = many((): object =>
      element('a', { textContent: '2', parentElement: list, closest: (of: string) => (of === 'a' ? null : list) }),
    );
    expect(runIn({ 'button,a,li': numbers }, pressNextNumber)).toBeUndefined();
    expect(looks).toBe(1);
  });

  it('where all entries have a control in one form', () => {
    const form = element('form', { querySelector: () => (looks++, element('input')) });
    const closest = (of: string): object | null => (of === 'form' ? form : null);
    const buttons = many(() => element('button', { textContent: 'Show more', closest }));
    expect(runIn({ '*': buttons }, press, { pattern: '^show more$', times: 1 })).toBeUndefined();
    expect(looks).toBe(1);
  });

  it('where all entries have a choice in one form', () => {
    const form = element('form', { querySelector: () => (looks++, element('input')) });
    const closest = (of: string): object | null => (of === 'form' ? form : null);
    const selects = many(() => element('select', { closest }));
    expect(runIn({ select: selects }, takeChoice, ['part'])).toBeUndefined();
    expect(looks).toBe(1);
  });

  it('where each control stands alone in its entry', () => {
    const controls = many((at) => {
      const item = element('li');
      const own = element('button', { textContent: `Engineer ${String(at)}` });
      return Object.defineProperty(own, 'parentElement', { get: () => (looks++, item) });
    });
    expect(runIn({ 'button,a,[role=button]': controls }, openPart, true)).toBeUndefined();
    expect(looks).toBeLessThanOrEqual(3 * MANY);
  });
});

describe('a control of a page without a list', () => {
  const pressed = (shown: object, isAny: boolean): string | undefined => {
    const one = element('button', { parentElement: element('div'), ...shown });
    return runIn({ 'button,a,[role=button]': [one] }, openPart, isAny);
  };
  const mark = { querySelector: () => element('i') };

  it.each([
    ['a sign', { textContent: 'Workshop +' }],
    ['an icon', { textContent: 'Workshop', ...mark }],
  ])('is pressed where %s says that it opens, by its name without the sign', (_what, shown) => {
    expect([true, false].map((isAny) => pressed(shown, isAny))).toEqual(['Workshop', 'Workshop']);
  });

  it.each([
    ['nothing says so', { textContent: 'Workshop' }],
    ['it applies', { textContent: 'Apply now +', ...mark }],
    ['it buys', { textContent: 'Buy the lamp', ...mark }],
    ['it is a question', { textContent: 'Workshop +', closest: (of: string) => (/faq/.test(of) ? {} : null) }],
    ['it leads elsewhere', { textContent: 'Workshop +', closest: (of: string) => (of === 'a' ? LINK : null) }],
  ])('is not where %s', (_what, shown) => {
    expect(pressed(shown, true)).toBeUndefined();
  });

  it('is pressed in one of several like boxes, where there is little beside them', () => {
    const list = element('section');
    const boxed = (textContent: string): object =>
      element('button', { textContent, parentElement: element('div', { parentElement: list }) });
    const both = { 'button,a,[role=button]': [boxed('Workshop'), boxed('Office')] };
    expect([true, false].map((isAny) => runIn(both, openPart, isAny))).toEqual(['Workshop', undefined]);
  });
});
