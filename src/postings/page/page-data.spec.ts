import { describe, expect, it } from '@jest/globals';
import { parseHtml } from './tree/html.js';
import { readJsonDetail } from './data/json-records.js';
import { readPageData } from './page-data.js';

const jobs = [
  {
    id: 1,
    title: 'Backend Engineer',
    location: { name: 'Berlin' },
    department: { name: 'Tech' },
    employmentType: 'FullTime',
    url: '/careers/1',
    publishedAt: '2026-05-01T08:00:00Z',
    description: '<p>Build.</p>',
  },
  { id: 2, title: 'Wargamer', location: 'Paris, France', url: 'https://firm.example/careers/2' },
];
const read = (html: string): unknown[] =>
  readPageData(parseHtml(html), 'https://firm.example/careers').postings.map(({ fields }) => fields);

describe('readPageData', () => {
  const expected = [
    {
      job_title: 'Backend Engineer',
      job_url: 'https://firm.example/careers/1',
      location: 'Berlin',
      department: 'Tech',
      job_type: 'full-time',
      posted_at: '2026-05-01T08:00:00.000Z',
      job_description: 'Build.',
    },
    { job_title: 'Wargamer', job_url: 'https://firm.example/careers/2', location: 'Paris, France' },
  ];

  it('reads the data of a Next.js page', () => {
    expect(
      read(
        `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { jobs, menu: [{ title: 'About' }] } } })}</script>`,
      ),
    ).toEqual(expected);
  });

  it('reads an assigned object, brackets in texts included', () => {
    expect(
      read(`<script>var x=1;\nwindow.__STATE__ = ${JSON.stringify({ note: 'a } b', list: jobs })};\nrun();</script>`),
    ).toEqual(expected);
  });

  it.each([
    ['articles', { posts: [{ title: 'How our engineers work', url: '/blog/1', author: 'X' }] }],
    [
      'products with a city',
      {
        items: [
          { name: 'Sofa', city: 'Berlin' },
          { name: 'Table', city: 'Berlin' },
        ],
      },
    ],
  ])('does not take %s for jobs', (_what, data) => {
    expect(read(`<script type="application/json">${JSON.stringify(data)}</script>`)).toEqual([]);
  });

  it('leaves broken data alone', () => {
    expect(read('<script type="application/json">{"jobs":[</script><script>window.a = {"b": [1, </script>')).toEqual(
      [],
    );
  });
});

describe('lists beside each other', () => {
  const job = (title: string, place = 'Leeds', at = title.toLowerCase()): object => ({
    ...{ title, location: place, url: `/careers/${at}` },
  });
  const news = { title: 'How our engineers work', url: '/blog/1', author: 'X' };

  it.each([
    [
      'departments',
      {
        jobs: { bakery: [job('Baker'), job('Miller')], driving: [job('Driver')], office: [job('Clerk'), job('Buyer')] },
      },
      ['Baker', 'Miller', 'Clerk', 'Buyer', 'Driver'],
      [],
    ],
    [
      'kinds',
      {
        openings: [job('Baker'), job('Miller'), job('Driver')],
        internships: [job('Intern Baker'), job('Intern Driver')],
      },
      ['Baker', 'Miller', 'Driver', 'Intern Baker', 'Intern Driver'],
      [],
    ],
    [
      'a choice of them',
      {
        jobs: [job('Baker'), job('Miller'), job('Driver')],
        featured: [job('Miller'), { title: 'Baker', location: 'Leeds' }],
      },
      ['Baker', 'Miller', 'Driver'],
      ['Miller again', 'Baker again'],
    ],
    [
      'one title in two places',
      { jobs: { north: [job('Baker', 'York', '1')], south: [job('Baker', 'London', '2')] } },
      ['Baker', 'Baker'],
      [],
    ],
    [
      'articles and people',
      { jobs: [job('Baker'), job('Miller')], posts: [news], team: [{ name: 'Ann Lee', role: 'Baker', photo: '/a' }] },
      ['Baker', 'Miller'],
      [],
    ],
    [
      'what may be one and says less',
      {
        jobs: [{ ...job('Baker'), employmentType: 'FULL_TIME' }],
        more: [{ title: 'Baker of the year' }, { title: 'Senior Miller' }],
      },
      ['Baker'],
      [],
    ],
  ])('%s', (_what, data, titles, leftOut) => {
    const html = `<script type="application/json">${JSON.stringify(data)}</script>`;
    const read = readPageData(parseHtml(html), 'https://firm.example/careers');
    expect(read.postings.map(({ fields }) => fields.job_title)).toEqual(titles);
    const told = read.leftOut.map(({ posting, why }) => `${posting.fields.job_title ?? ''} ${why}`);
    expect(told).toEqual(leftOut);
  });
});

describe('data made to overflow whoever reads them', () => {
  const known = { fields: { job_title: 'Baker' }, evidence: {} };
  const origin = { url: 'https://firm.example/api', pageUrl: 'https://firm.example/' };

  it('are looked through without an error: a list of 300,000 entries, a chain of 100,000', () => {
    const list = JSON.stringify({ items: Array.from({ length: 300_000 }, (_, id) => ({ id })) });
    expect(readJsonDetail(list, known, origin)).toBeUndefined();
    const chain = JSON.stringify(Array.from({ length: 100_000 }, (_, place) => [Math.min(place + 1, 99_999)]));
    expect(readJsonDetail(chain, known, origin)).toBeUndefined();
  });
});
