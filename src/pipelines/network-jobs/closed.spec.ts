import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../test/fake-context.js';
import { networkJobs } from './network-jobs.pipeline.js';

const INPUT = {
  titles: 'Baker',
  locations: [],
  max_jobs: 10,
  include_details: true,
  include_company_details: false,
};

function card(id: string): string {
  return `<div class="base-card" data-entity-urn="urn:li:jobPosting:${id}"><h3 class="base-search-card__title">Baker</h3></div>`;
}

it('returns no posting whose own page says that it is closed, and says why', async () => {
  const closed = '<figure class="closed-job"><figcaption>No longer accepting applications</figcaption></figure>';
  const web = webOf(({ url }) => {
    const id = /\/jobPosting\/(\d+)$/.exec(url)?.[1];
    if (id !== undefined)
      return `<h1 class="top-card-layout__title">Baker</h1>${id === '41' ? closed : ''}<div class="show-more-less-html__markup">You bake.</div>`;
    return new URL(url).searchParams.get('start') === '0' ? card('41') + card('42') : '<!DOCTYPE html><!---->';
  });
  const run = fakeRun({ web });
  const { summary } = await networkJobs.run(INPUT, run.context);
  expect(summary).toMatchObject({ total_found: 1, jobs_scraped: 2, successful_scrapes: 2 });
  expect(run.saved().map(({ id, disposition, reason }) => [id, disposition, reason])).toEqual([
    ['41', 'dropped', 'its page says: No longer accepting applications'],
    ['42', 'returned', undefined],
  ]);
});
