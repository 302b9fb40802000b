import { describe, expect, it } from '@jest/globals';
import { CrawlWidth } from './crawl-width.js';

/** How many of ten requests are under way, and how many hold a large body, at most: of so many the bodies are large. */
async function widest(large: number): Promise<{ underWay: number; grown: number; done: number }> {
  const width = new CrawlWidth();
  const most = { underWay: 0, grown: 0 };
  let [underWay, grown, done] = [0, 0, 0];
  const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const work = async (grow: () => Promise<void>, isLarge: boolean): Promise<void> => {
    most.underWay = Math.max(most.underWay, ++underWay);
    await pause();
    if (isLarge) {
      await grow();
      await grow();
      most.grown = Math.max(most.grown, ++grown);
      await pause();
      grown--;
    }
    underWay--;
    done++;
    if (done === 3) throw new Error('one that fails');
  };
  await Promise.allSettled(Array.from({ length: 10 }, (_, at) => width.take((grow) => work(grow, at < large))));
  return { ...most, done };
}

describe('how many requests of a crawl are under way', () => {
  it('is not limited for pages as they are', async () => {
    expect(await widest(0)).toEqual({ underWay: 10, grown: 0, done: 10 });
  });

  it('is two for large bodies, of those too that came together with the first one; a failure lets the next one go', async () => {
    expect(await widest(10)).toEqual({ underWay: 10, grown: 2, done: 10 });
  });

  it('is two from the first large body on', async () => {
    const width = new CrawlWidth();
    await width.take((grow) => grow());
    let [now, most] = [0, 0];
    const work = async (): Promise<void> => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setImmediate(resolve));
      now--;
    };
    await Promise.all(Array.from({ length: 10 }, () => width.take(work)));
    expect(most).toBe(2);
  });
});
