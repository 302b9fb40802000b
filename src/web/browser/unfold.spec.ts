import { describe, expect, it } from '@jest/globals';
import { outwait, unfold, type UnfoldedPage } from './unfold.js';

describe('a page that is waited for while it loads', () => {
  /** A page that has loaded in the moment in which it is asked whether it does so still. */
  function justLoaded(): { page: UnfoldedPage; seen: string[] } {
    const seen = ['Loading…'];
    let shown = 'Loading…';
    const page = {
      isEnough: false,
      evaluate: () => {
        shown = 'Baker';
        return Promise.resolve(false);
      },
      see: () => {
        seen.push(shown);
        return Promise.resolve(true);
      },
    };
    return { page: page as unknown as UnfoldedPage, seen };
  }

  it('is taken down once more when it no longer does: what it loaded may have come just then', async () => {
    const { page, seen } = justLoaded();
    await outwait(page);
    expect(seen).toEqual(['Loading…', 'Baker']);
  });
});

describe('a page that shows nothing yet', () => {
  /** How often a page is taken down whose list may come in the next (ms). */
  async function looks(atMost: number, isListed: boolean): Promise<number> {
    let count = 0;
    const page = {
      isEnough: false,
      isQuiet: true,
      listDue: performance.now() + atMost,
      evaluate: (_step: unknown, otherwise: unknown) => Promise.resolve(otherwise),
      evaluateAll: () => Promise.resolve([]),
      measure: () => Promise.resolve('still'),
      press: () => Promise.resolve(false),
      settle: () => Promise.resolve(true),
      see: () => Promise.resolve(++count === 4),
      ourStep: () => {},
      noteCut: () => {},
      isBare: () => true,
      showsList: () => Promise.resolve(isListed),
    };
    await unfold(page as unknown as UnfoldedPage);
    return count;
  }

  it('is looked at until a list that is promised there may have come, and unfolded when it did', async () => {
    expect(await looks(2000, false)).toBeGreaterThan(4);
  });

  it.each([
    ['promises none', 0, false],
    ['shows a list', 2000, true],
  ])('is left where it %s', async (_what, atMost, isListed) => {
    expect(await looks(atMost, isListed)).toBeLessThan(3);
  });
});
