import { describe, expect, it } from '@jest/globals';
import { read, type Case } from '../../../../test/json-answers.js';
import { readJsonRecords } from './json-records.js';

const LAYOUTS: readonly Case[] = [
  [
    'an object of lists by department',
    {
      jobs: {
        Logistics: [{ title: 'Fleet Manager', location: 'Graz' }],
        Finance: [
          { title: 'Payroll Clerk', location: 'Linz' },
          { title: 'Accountant', location: 'Linz' },
        ],
      },
    },
    { job_title: 'Fleet Manager', location: 'Graz', department: 'Logistics' },
    3,
  ],
  [
    'an object of lists by department, of which one has nothing',
    {
      Logistics: [{ title: 'Fleet Manager', location: 'Graz', link: 'https://kestrelwerk.example/1' }],
      Support: [],
      'Other teams': [
        { title: 'Payroll Clerk', location: 'Linz', link: 'https://kestrelwerk.example/2' },
        { title: 'Accountant', location: 'Linz', link: 'https://kestrelwerk.example/3' },
      ],
    },
    { job_title: 'Fleet Manager', location: 'Graz', department: 'Logistics' },
    3,
  ],
  [
    'lists of other things under names in capitals',
    {
      Jobs: [{ title: 'Fleet Manager', location: 'Graz', link: 'https://kestrelwerk.example/1' }],
      News: [],
    },
    { job_title: 'Fleet Manager', location: 'Graz', department: undefined },
  ],
  [
    'a list of departments with their lists',
    {
      groups: [
        { title: 'Logistics', items: [{ title: 'Fleet Manager', location: 'Graz', type: 'Full-time' }] },
        { title: 'Finance', items: [{ title: 'Payroll Clerk', location: 'Linz', type: 'Part-time' }] },
      ],
    },
    { job_title: 'Fleet Manager', department: 'Logistics', job_type: 'full-time' },
    2,
  ],
  [
    'a list of places with their lists',
    {
      locations: [
        { city: 'Graz', openings: [{ title: 'Fleet Manager', apply: '#' }] },
        { city: 'Linz', openings: [{ title: 'Payroll Clerk', apply: '#' }] },
      ],
    },
    { job_title: 'Fleet Manager', location: 'Graz' },
    2,
  ],
  [
    'blocks of a page builder: a heading over the list is no department',
    {
      blocks: [
        { title: 'Why us', items: [{ title: 'Fruit' }, { title: 'Parking' }] },
        { title: 'Open positions', items: [{ title: 'Fleet Manager', location: 'Graz', employmentType: 'Full-time' }] },
      ],
    },
    { job_title: 'Fleet Manager', location: 'Graz' },
    1,
  ],
  [
    'a table of rows under a row of names',
    {
      values: [
        ['Job title', 'Location', 'Type', 'Link'],
        ['Fleet Manager', 'Graz', 'Full-time', 'https://kestrelwerk.example/j/1'],
        ['Payroll Clerk', 'Linz', 'Part-time', ''],
      ],
    },
    { job_title: 'Fleet Manager', location: 'Graz', job_type: 'full-time', job_url: 'https://kestrelwerk.example/j/1' },
    2,
  ],
  [
    'a sheet as text',
    'Title,Location,Description\nFleet Manager,Graz,"Keep our vans going,\nday and night"\nPayroll Clerk,Linz,\n',
    { job_title: 'Fleet Manager', location: 'Graz', job_description: 'Keep our vans going,\nday and night' },
    2,
  ],
  [
    'an answer wrapped in a call: columns and cells of a spreadsheet',
    `/*O_o*/\ngoogle.visualization.Query.setResponse(${JSON.stringify({
      version: '0.6',
      status: 'ok',
      table: {
        cols: [
          { id: 'A', label: 'Position', type: 'string' },
          { id: 'B', label: 'Location', type: 'string' },
          { id: 'C', label: 'Type', type: 'string' },
        ],
        rows: [
          { c: [{ v: 'Fleet Manager' }, { v: 'Graz' }, { v: 'Full-time' }] },
          { c: [{ v: 'Payroll Clerk' }, { v: 'Linz' }, null] },
        ],
      },
    })});`,
    { job_title: 'Fleet Manager', location: 'Graz', job_type: 'full-time' },
    2,
  ],
];

describe('where lists stand', () => {
  it.each(LAYOUTS)('%s', (_name, data, first, count = 1, language = 'en') => {
    const found = read(data, undefined, language);
    expect(found[0]).toMatchObject(
      Object.fromEntries(Object.entries(first).filter(([, value]) => value !== undefined)),
    );
    for (const [name, value] of Object.entries(first))
      if (value === undefined) expect(found[0]).not.toHaveProperty(name);
    expect(found).toHaveLength(count);
  });
});

it.each<[string, number | undefined, object]>([
  ['beside the list', 40, { found: 40, page: 1 }],
  ['with how exact it is', 40, { total: { value: 40, relation: 'eq' } }],
  ['among what is said of its pages', 40, { meta: { pagination: { page: 1, pageSize: 2, total: 40 } } }],
  ['of its pages only', undefined, { meta: { page: 1, pages: 20 } }],
  ['of something else', undefined, { company: { total: 40 } }],
])('how many a list has in all: %s', (_what, total, beside) => {
  const jobs = [
    { title: 'Fleet Manager', location: 'Graz' },
    { title: 'Payroll Clerk', location: 'Linz' },
  ];
  const origin = { url: 'https://kestrelwerk.example/api', pageUrl: 'https://kestrelwerk.example/careers' };
  expect(readJsonRecords(JSON.stringify({ jobs, ...beside }), origin)[0]?.total).toBe(total);
});

it('takes entries with tags for postings where they have a place, and for articles where they have none', () => {
  const tagged = (beside: object): number =>
    read([
      { title: 'Fleet Manager', tags: ['vans'], ...beside },
      { title: 'Payroll Clerk', tags: ['pay'], ...beside },
    ]).length;
  expect([tagged({ location: 'Graz' }), tagged({ published: '2026-04-02' })]).toEqual([2, 0]);
});
