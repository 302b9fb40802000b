import { describe, expect, it } from '@jest/globals';
import { read, SKILLS, TASKS, type Case } from '../../../../test/json-answers.js';

const STORES: readonly Case[] = [
  [
    'Strapi 4: data, attributes, relations',
    {
      data: [
        {
          id: 11,
          attributes: {
            title: 'Fleet Manager',
            slug: 'fleet-manager',
            employment: 'full_time',
            location: { data: { id: 2, attributes: { name: 'Graz', createdAt: '2024-01-01T00:00:00Z' } } },
            department: { data: { id: 4, attributes: { name: 'Logistics' } } },
            publishedAt: '2026-04-02T08:00:00.000Z',
          },
        },
      ],
      meta: { pagination: { page: 1, pageSize: 25, total: 1 } },
    },
    {
      job_title: 'Fleet Manager',
      location: 'Graz',
      department: 'Logistics',
      job_type: 'full-time',
      posted_at: '2026-04-02T08:00:00.000Z',
    },
  ],
  [
    'JSON:API: included resources',
    {
      data: [
        {
          type: 'jobs',
          id: '7',
          attributes: { title: 'Fleet Manager', 'apply-url': 'https://x.example/apply/7' },
          relationships: {
            location: { data: { type: 'locations', id: '31' } },
            department: { data: { type: 'departments', id: '5' } },
          },
        },
        {
          type: 'jobs',
          id: '8',
          attributes: { title: 'Payroll Clerk' },
          relationships: { location: { data: { type: 'locations', id: '31' } } },
        },
      ],
      included: [
        { type: 'locations', id: '31', attributes: { name: 'Linz', country: 'Austria' } },
        { type: 'departments', id: '5', attributes: { name: 'Logistics' } },
      ],
    },
    { job_title: 'Fleet Manager', location: 'Linz', department: 'Logistics' },
    2,
  ],
  [
    'Contentful: links into includes, rich text',
    {
      total: 1,
      items: [
        {
          sys: { id: 'a1', type: 'Entry', createdAt: '2026-03-01T10:00:00Z', updatedAt: '2026-03-05T10:00:00Z' },
          fields: {
            title: 'Fleet Manager',
            slug: 'fleet-manager',
            office: { sys: { type: 'Link', linkType: 'Entry', id: 'o9' } },
            description: {
              nodeType: 'document',
              data: {},
              content: [
                {
                  nodeType: 'paragraph',
                  data: {},
                  content: [{ nodeType: 'text', value: 'Keep our vans going.', marks: [] }],
                },
                { nodeType: 'heading-2', data: {}, content: [{ nodeType: 'text', value: 'Requirements', marks: [] }] },
                {
                  nodeType: 'unordered-list',
                  data: {},
                  content: SKILLS.map((value) => ({
                    nodeType: 'list-item',
                    data: {},
                    content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [] }] }],
                  })),
                },
              ],
            },
          },
        },
      ],
      includes: { Entry: [{ sys: { id: 'o9', type: 'Entry' }, fields: { name: 'Graz', zip: '8010' } }] },
    },
    { job_title: 'Fleet Manager', location: 'Graz', requirements: SKILLS, posted_at: '2026-03-01T10:00:00.000Z' },
  ],
  [
    'Contentful: fields by language',
    {
      items: [
        {
          sys: { id: 'a1' },
          fields: {
            jobTitle: { 'en-US': 'Fleet Manager', 'de-DE': 'Fuhrparkleiter (m/w/d)' },
            location: { 'en-US': 'Vienna', 'de-DE': 'Wien' },
          },
        },
      ],
    },
    { job_title: 'Fuhrparkleiter (m/w/d)', location: 'Wien' },
    1,
    'de',
  ],
  [
    'Sanity: slug objects and portable text',
    {
      ms: 4,
      result: [
        {
          _id: 'k1',
          _type: 'vacancy',
          _createdAt: '2026-02-03T09:00:00Z',
          title: 'Fleet Manager',
          slug: { _type: 'slug', current: 'fleet-manager' },
          location: { _type: 'reference', name: 'Graz' },
          body: [
            {
              _type: 'block',
              style: 'normal',
              children: [
                { _type: 'span', text: 'Keep our ' },
                { _type: 'span', text: 'vans going.' },
              ],
            },
            { _type: 'block', style: 'h3', children: [{ _type: 'span', text: 'Your tasks' }] },
            ...TASKS.map((text) => ({
              _type: 'block',
              style: 'normal',
              listItem: 'bullet',
              level: 1,
              children: [{ _type: 'span', text }],
            })),
            { _type: 'block', style: 'h3', children: [{ _type: 'span', text: 'What you bring' }] },
            ...SKILLS.map((text) => ({
              _type: 'block',
              style: 'normal',
              listItem: 'bullet',
              level: 1,
              children: [{ _type: 'span', text }],
            })),
          ],
        },
      ],
    },
    { job_title: 'Fleet Manager', location: 'Graz', requirements: SKILLS },
  ],
  [
    'Prismic: titles and texts as lists of lines',
    {
      results_size: 1,
      total_results_size: 1,
      results: [
        {
          id: 'W1',
          uid: 'fleet-manager',
          type: 'job',
          lang: 'en-gb',
          first_publication_date: '2026-01-20T09:00:00+0000',
          data: {
            title: [{ type: 'heading1', text: 'Fleet Manager', spans: [] }],
            location: [{ type: 'paragraph', text: 'Graz', spans: [] }],
            content: [
              { type: 'heading2', text: 'Requirements', spans: [] },
              ...SKILLS.map((text) => ({ type: 'list-item', text, spans: [] })),
            ],
          },
        },
      ],
    },
    { job_title: 'Fleet Manager', location: 'Graz', requirements: SKILLS, posted_at: '2026-01-20T09:00:00.000Z' },
  ],
  [
    'WordPress: rendered values, numbers of terms, embedded terms, own fields',
    [
      {
        id: 901,
        date: '2026-05-06T10:00:00',
        slug: 'fleet-manager',
        type: 'job',
        link: 'https://kestrelwerk.example/job/fleet-manager/',
        title: { rendered: 'Fleet Manager &#8211; Vans' },
        content: { rendered: '<p>Keep our vans going.</p>', protected: false },
        job_location: [14],
        job_department: [3],
        acf: { employment_type: 'Full-time', salary: '€3,200 – €3,800 per month' },
        _embedded: {
          'wp:term': [
            [{ id: 14, name: 'Graz', taxonomy: 'job_location' }],
            [{ id: 3, name: 'Logistics', taxonomy: 'job_department' }],
          ],
        },
      },
    ],
    {
      job_title: 'Fleet Manager – Vans',
      job_url: 'https://kestrelwerk.example/job/fleet-manager/',
      location: 'Graz',
      department: 'Logistics',
      job_type: 'full-time',
      salary_min: 3200,
      salary_max: 3800,
      salary_currency: 'EUR',
      salary_period: 'month',
      posted_at: '2026-05-06',
    },
  ],
  [
    'WordPress: meta of a job plugin',
    [
      {
        id: 17,
        slug: 'fleet-manager',
        link: 'https://kestrelwerk.example/jobs/fleet-manager/',
        title: { rendered: 'Fleet Manager' },
        'job-types': [5],
        meta: {
          _job_location: 'Graz',
          _company_name: 'Kestrelwerk',
          _filled: 0,
          _remote_position: 1,
          _job_expires: '2026-12-24',
        },
      },
    ],
    {
      job_title: 'Fleet Manager',
      location: 'Graz',
      company_name: 'Kestrelwerk',
      remote_policy: 'remote',
      application_deadline: '2026-12-24',
    },
  ],
  [
    'Firestore: typed values',
    {
      documents: [
        {
          name: 'projects/kestrelwerk/databases/(default)/documents/jobs/x1',
          fields: {
            title: { stringValue: 'Fleet Manager' },
            location: { stringValue: 'Graz' },
            remote: { booleanValue: false },
            salary: {
              mapValue: {
                fields: {
                  min: { integerValue: '42000' },
                  max: { integerValue: '50000' },
                  currency: { stringValue: 'EUR' },
                },
              },
            },
            requirements: { arrayValue: { values: SKILLS.map((stringValue) => ({ stringValue })) } },
            postedAt: { timestampValue: '2026-06-01T00:00:00Z' },
          },
          createTime: '2026-05-01T00:00:00Z',
        },
      ],
    },
    {
      job_title: 'Fleet Manager',
      location: 'Graz',
      salary_min: 42000,
      salary_max: 50000,
      salary_currency: 'EUR',
      requirements: SKILLS,
      posted_at: '2026-06-01T00:00:00.000Z',
    },
  ],
  [
    'Realtime database: entries by their keys, not all with the same names',
    {
      '-Na1': { title: 'Fleet Manager', city: 'Graz', type: 'Full-time', open: true },
      '-Na2': { title: 'Payroll Clerk', city: 'Linz', salary: '2900 €' },
      '-Na3': { title: 'Welder', city: 'Wels', type: 'Part-time', open: false },
    },
    { job_title: 'Fleet Manager', location: 'Graz', job_type: 'full-time' },
    2,
  ],
  [
    'Airtable: names in plain words',
    {
      records: [
        {
          id: 'rec1',
          createdTime: '2026-02-02T09:00:00.000Z',
          fields: {
            'Job Title': 'Fleet Manager',
            'Office Location': 'Graz',
            'Employment Type': ['Full-time'],
            Team: 'Logistics',
            'Apply Link': 'https://apply.example/1',
          },
        },
      ],
    },
    { job_title: 'Fleet Manager', location: 'Graz', job_type: 'full-time', department: 'Logistics' },
  ],
  [
    'Notion: properties by kind',
    {
      object: 'list',
      results: [
        {
          id: 'p1',
          url: 'https://notes.example/p1',
          created_time: '2026-02-02T09:00:00.000Z',
          properties: {
            Name: {
              id: 'title',
              type: 'title',
              title: [
                { type: 'text', plain_text: 'Fleet ' },
                { type: 'text', plain_text: 'Manager' },
              ],
            },
            Location: { id: 'a', type: 'select', select: { id: 's', name: 'Graz', color: 'red' } },
            Type: { id: 'b', type: 'multi_select', multi_select: [{ id: 't', name: 'Full-time', color: 'blue' }] },
            Deadline: { id: 'c', type: 'date', date: { start: '2026-12-31', end: null } },
          },
        },
      ],
    },
    { job_title: 'Fleet Manager', location: 'Graz', job_type: 'full-time', application_deadline: '2026-12-31' },
  ],
  [
    'Algolia: hits beside highlights',
    {
      results: [
        {
          nbHits: 1,
          hits: [
            {
              objectID: '1',
              title: 'Fleet Manager',
              city: 'Graz',
              country_code: 'AT',
              _highlightResult: { title: { value: '<em>Fleet</em> Manager', matchLevel: 'full' } },
              published_at_timestamp: 1767225600,
              contract_duration: 'FULL_TIME',
              has_remote: true,
            },
          ],
        },
      ],
    },
    {
      job_title: 'Fleet Manager',
      location: 'Graz',
      city: 'Graz',
      country: 'Austria',
      remote_policy: 'remote',
      posted_at: '2026-01-01T00:00:00.000Z',
      job_type: 'full-time',
    },
  ],
  [
    'Supabase: foreign tables',
    [
      {
        id: 3,
        created_at: '2026-03-03T00:00:00+00:00',
        position_title: 'Fleet Manager',
        departments: { name: 'Logistics' },
        locations: { city: 'Graz', country: 'Austria' },
        employment_types: { label: 'Full-time' },
        is_active: true,
      },
      { id: 4, position_title: 'Clerk', locations: { city: 'Linz', country: 'Austria' }, is_active: false },
    ],
    { job_title: 'Fleet Manager', department: 'Logistics', city: 'Graz', country: 'Austria', job_type: 'full-time' },
    1,
  ],
  [
    'GraphQL: edges and nodes',
    {
      data: {
        allVacancies: {
          totalCount: 1,
          edges: [
            {
              cursor: 'x',
              node: {
                id: 'v1',
                role: 'Fleet Manager',
                office: { city: { name: 'Graz' }, country: { name: 'Austria' } },
                team: { name: 'Logistics' },
              },
            },
          ],
        },
      },
    },
    { job_title: 'Fleet Manager', city: 'Graz', department: 'Logistics' },
  ],
  [
    'a cache of Apollo: references by name',
    {
      ROOT_QUERY: { __typename: 'Query', 'jobs({"first":10})': [{ __ref: 'Job:1' }, { __ref: 'Job:2' }] },
      'Job:1': { __typename: 'Job', id: '1', title: 'Fleet Manager', location: { __ref: 'Location:9' } },
      'Job:2': { __typename: 'Job', id: '2', title: 'Payroll Clerk', location: { __ref: 'Location:9' } },
      'Location:9': { __typename: 'Location', id: '9', name: 'Graz' },
    },
    { job_title: 'Fleet Manager', location: 'Graz' },
    2,
  ],
  [
    'lists joined by the page itself: numbers of places and teams',
    {
      jobs: [
        { id: 1, title: 'Fleet Manager', locationId: 20, departmentId: 4 },
        { id: 2, title: 'Payroll Clerk', locationId: 21, departmentId: 4 },
      ],
      locations: [
        { id: 20, name: 'Graz' },
        { id: 21, name: 'Linz' },
      ],
      departments: [{ id: 4, name: 'Operations' }],
    },
    { job_title: 'Fleet Manager', location: 'Graz', department: 'Operations' },
    2,
  ],
];

describe('readJsonRecords', () => {
  it.each(STORES)('%s', (_name, data, first, count = 1, language = 'en') => {
    const found = read(data, undefined, language);
    expect(found[0]).toMatchObject(
      Object.fromEntries(Object.entries(first).filter(([, value]) => value !== undefined)),
    );
    for (const [name, value] of Object.entries(first))
      if (value === undefined) expect(found[0]).not.toHaveProperty(name);
    expect(found).toHaveLength(count);
  });
});
