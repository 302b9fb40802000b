import { describe, expect, it } from '@jest/globals';
import { outwait, type UnfoldedPage } from './unfold.js';

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
