import { describe, expect, it } from '@jest/globals';
import { CrawlWidth } from './crawl-width.js';
import type { WebAnswer } from './web.js';

function page(length: number): WebAnswer {
  const request = { url: 'https://lumenfold.example/' };
  const contentType = 'text/html';
  return {
    outcome: 'page',
    request,
    url: request.url,
    status: 200,
    contentType,
    body: 'x'.repeat(length),
    truncated: false,
  };
}

/** How many of ten requests are under way at most, after such a page. */
async function widest(met: WebAnswer): Promise<{ most: number; done: number }> {
  const width = new CrawlWidth();
  width.meet(met);
  let [now, most, done] = [0, 0, 0];
  const work = async (): Promise<void> => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
    done++;
    if (done === 3) throw new Error('one that fails');
  };
  await Promise.allSettled(Array.from({ length: 10 }, () => width.take(work)));
  return { most, done };
}

describe('how many requests of a crawl are under way', () => {
  it('is not limited for pages as they are', async () => {
    expect(await widest(page(400_000))).toEqual({ most: 10, done: 10 });
  });

  it('is two from the first large page on, and a failure lets the next one go', async () => {
    expect(await widest(page(3_000_000))).toEqual({ most: 2, done: 10 });
  });
});
