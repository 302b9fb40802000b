import { expect, it } from '@jest/globals';
import { talentbrew } from './talentbrew.js';

const LIST = 'https://jobs.example.com/search-jobs';

it('takes facts of the row a link stands in, and none of the rows beside it', () => {
  const row = (id: string, title: string, place: string): string =>
    `<div><a href="/job/x/y/77/${id}" data-job-id="${id}"><h2>${title}</h2></a><span class="job-location">${place}</span></div>`;
  for (const around of ['article', 'li', 'section']) {
    const rows = row('1', 'Baker', 'Leeds') + row('2', 'Miller', 'York');
    const page = talentbrew
      .listing?.({ system: 'talentbrew', key: 'jobs.example.com', url: LIST })
      .read(`<section data-total-job-results="2"><${around}>${rows}</${around}></section>`, { url: LIST });
    expect([around, page?.postings.map(({ fields }) => [fields.job_title, fields.location])]).toEqual([
      around,
      [
        ['Baker', 'Leeds'],
        ['Miller', 'York'],
      ],
    ]);
  }
});

it('knows the folder of a language at its front door, too', () => {
  const boards = ['/en', '/en/', '/pt-br/job/1', '/', '/engineering'].map(
    (path) =>
      talentbrew.recogniseMarkup?.('<meta name="site-organization-id" content="7">', new URL(path, LIST))[0]?.key,
  );
  expect(boards).toEqual([
    'jobs.example.com/en',
    'jobs.example.com/en',
    'jobs.example.com/pt-br',
    'jobs.example.com',
    'jobs.example.com',
  ]);
});
