import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fakeRun, webOf, type FakeAnswer } from '../../test/fake-context.js';
import { ParseError } from '../errors.js';
import { finding } from '../findings/finding.js';
import { foundPosting, type FoundPosting } from '../postings/posting.js';
import type { Limited } from '../postings/reading-limits.js';
import { reasonOf } from '../postings/reasons.js';
import type { Listing, ListingPage } from './listing.js';
import { readList } from './read-list.js';
import { readSinglePages } from './read-single-pages.js';
import type { Source } from './source.js';

interface Page {
  readonly rows: readonly { readonly id: string; readonly title?: string; readonly place?: string }[];
  readonly rejected?: readonly string[];
  readonly total?: number;
}

const BASE = 'https://board.example/list';
const SOURCES: Source[] = [
  { name: "The city's job board", isPublic: true },
  { name: 'https://board.example/firm', isPublic: false },
];

/** How the addresses of a list's pages go on: by their query, or by their path. */
const PAGINGS = ['?page=', '/'] as const;
type Paging = (typeof PAGINGS)[number];

/** A list whose pages are JSON at ?page=1, 2 …, or /1, /2 … */
function listingOf(lists: readonly string[] = [BASE], paging: Paging = '?page='): Listing {
  return {
    first: () => lists.map((list) => ({ url: `${list}${paging}1` })),
    read(body, { url }): ListingPage {
      if (!body.startsWith('{')) throw new ParseError('the answer is no JSON');
      const { rows, rejected = [], total, isLast } = JSON.parse(body) as Page & { isLast: boolean };
      const number = Number(/\d+$/.exec(url)?.[0]);
      return {
        postings: rows.map(({ id, title, place }) =>
          foundPosting('ats', { job_title: title, location: place }, { id }),
        ),
        rejected: rejected.map((id) => ({
          posting: foundPosting('ats', { job_title: id }, { id }),
          ...reasonOf('advertisement'),
        })),
        ...(total !== undefined && { total }),
        ...(!isLast && { next: [{ url: url.replace(/\d+$/, String(number + 1)) }] }),
      };
    },
  };
}

function answersOf(pages: readonly Page[], list = BASE, paging: Paging = '?page='): Record<string, FakeAnswer> {
  return Object.fromEntries(
    pages.map((page, index) => [
      `${list}${paging}${String(index + 1)}`,
      JSON.stringify({ ...page, isLast: index === pages.length - 1 }),
    ]),
  );
}

const row = fc.record({
  id: fc.constantFrom('1', '2', '3', '4', '5'),
  title: fc.constantFrom('Welder', 'Pilot', undefined),
  place: fc.constantFrom('Bonn', 'Graz', undefined),
});
const page = fc.record({
  rows: fc.array(row as fc.Arbitrary<Page['rows'][number]>, { maxLength: 5 }),
  rejected: fc.array(fc.constantFrom('1', '8', '9'), { maxLength: 2 }),
});

it.each(SOURCES)('gives a row for every row it read, each posting once ($name)', async (source) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(page, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...PAGINGS),
      async (pages, paging) => {
        let seen = 0;
        const listing = listingOf([BASE], paging);
        const counting: Listing = {
          ...listing,
          read(body, request) {
            const read = listing.read(body, request);
            const isKnownShape = read.postings.some(({ fields }) => fields.job_title !== undefined);
            if (isKnownShape || read.postings.length === 0) seen += read.postings.length + (read.rejected?.length ?? 0);
            return read;
          },
        };
        const { context } = fakeRun({ web: webOf(answersOf(pages, BASE, paging)) });
        const { rows, seen: counted } = await readList({ key: 'x', listing: counting, source }, context);
        expect(counted).toBe(seen);
        expect(rows).toHaveLength(seen);
        const kept = rows.flatMap(({ posting, verdict }) => (verdict ? [] : [posting.id]));
        expect(new Set(kept).size).toBe(kept.length);
      },
    ),
    { numRuns: 200, seed: 11 },
  );
});

it.each(SOURCES)('says what a list states and does not give, and what was not read ($name)', async (source) => {
  const rows = [{ id: '1', title: 'Welder' }];
  const listing = listingOf();
  const less = fakeRun({ web: webOf(answersOf([{ rows, total: 3 }])) });
  const read = await readList({ key: 'x', listing, source }, less.context);
  expect(read).toMatchObject({ isRead: true, total: 3 });
  expect(less.findings).toEqual([finding('board_incomplete', source.name, { seen: 3, kept: 1 })]);

  const two = answersOf([{ rows, total: 3 }, { rows: [] }]);
  const refusing = fakeRun({ web: webOf({ ...two, [`${BASE}?page=2`]: 403 }) });
  const cut = await readList({ key: 'x', listing, source }, refusing.context);
  expect(cut).toMatchObject({ isRead: true, isRefused: source.isPublic, pages: 1 });
  expect(refusing.findings).toEqual([finding('board_refused', source.name, { detail: 'page 2: it answered 403' })]);

  const changed = fakeRun({ web: webOf({ ...two, [`${BASE}?page=2`]: '<p>new' }) });
  await readList({ key: 'x', listing, source }, changed.context);
  expect(changed.findings).toEqual([
    finding('shape_changed', source.name, { detail: 'page 2: the answer is no JSON' }),
  ]);
});

it.each(SOURCES)(
  'says that the rest is not read where a further page is gone, but not behind the end ($name)',
  async (source) => {
    const rows = [{ id: '1', title: 'Welder' }];
    const gone = finding('board_not_read', source.name, { detail: 'page 2: it answered 410' });
    for (const [total, findings] of [
      [undefined, [gone]],
      [3, [gone]],
      [1, []],
    ] as const) {
      const answers = answersOf([{ rows, ...(total !== undefined && { total }) }, { rows: [] }]);
      const run = fakeRun({ web: webOf({ ...answers, [`${BASE}?page=2`]: 410 }) });
      const { isRead } = await readList({ key: 'x', listing: listingOf(), source }, run.context);
      expect([isRead, run.findings]).toEqual([true, findings]);
    }
  },
);

it('asks for the list otherwise where its address does not answer or answers something else, but begins half a list not anew', async () => {
  const [source] = SOURCES as [Source];
  const other = 'https://board.example/other';
  const listing: Listing = {
    ...listingOf(),
    otherwise: ({ url }) => (url.startsWith(other) ? undefined : { url: `${other}?page=1` }),
  };
  const rows = [{ id: '1', title: 'Welder' }];
  const elsewhere = answersOf([{ rows: [{ id: '9', title: 'Pilot' }] }], other);
  const idsOf = async (answers: Record<string, FakeAnswer>): Promise<unknown[]> => {
    const { context, findings } = fakeRun({ web: webOf({ ...elsewhere, ...answers }) });
    const read = await readList({ key: 'x', listing, source }, context);
    return [read.rows.map(({ posting }) => posting.id).join(), ...findings.map(({ why }) => why)];
  };
  expect(await idsOf({ [`${BASE}?page=1`]: 404 })).toEqual(['9']);
  expect(await idsOf({ [`${BASE}?page=1`]: '<p>new' })).toEqual(['9']);
  expect(await idsOf({ ...answersOf([{ rows }, { rows }]), [`${BASE}?page=2`]: '<p>new' })).toEqual([
    '1',
    'shape_changed',
  ]);
  expect(await idsOf({ [`${BASE}?page=1`]: '<p>new', [`${other}?page=1`]: '<p>new' })).toEqual(['', 'shape_changed']);
});

it('reads back what was stored, findings too, and keeps to what the caller wants', async () => {
  const items: Parameters<typeof fakeRun>[1] = new Map();
  const pages: Page[] = ['1', '2', '3'].map((id) => ({ rows: [{ id, title: 'Welder' }], total: 3 }));
  const [source] = SOURCES as [Source];
  const list = { key: 'x', listing: listingOf(), source };
  const first = await readList(list, fakeRun({ web: webOf(answersOf(pages)) }, items).context, { pages: 2 });
  expect(first.rows.map(({ posting }) => posting.id)).toEqual(['1', '2']);
  expect(first.findings).toEqual([finding('board_max_pages', source.name, { seen: 3, kept: 2 })]);
  const second = fakeRun({ web: webOf({}) }, items);
  expect(await readList(list, second.context, { pages: 2 })).toEqual(first);
  const few = await readList(list, fakeRun({ web: webOf(answersOf(pages)) }).context, { postings: 1 });
  expect(few.rows).toHaveLength(1);
  const again = await readList(list, fakeRun({ web: webOf(answersOf(pages)) }).context, { known: new Set(['2']) });
  expect(again.rows.map(({ verdict }) => verdict?.disposition)).toEqual([undefined, 'duplicate', undefined]);
});

it('says of an advertisement of a posting that the list has that it was found before', async () => {
  const web = webOf(answersOf([{ rows: [{ id: '1', title: 'Welder' }], rejected: ['1', '8'] }]));
  const [source] = SOURCES as [Source];
  const { rows } = await readList({ key: 'x', listing: listingOf(), source }, fakeRun({ web }).context);
  expect(rows.map(({ verdict }) => [verdict?.disposition, verdict?.reasonCode])).toEqual([
    [undefined, undefined],
    ['duplicate', 'already_found'],
    ['filtered', 'advertisement'],
  ]);
});

it('names all places of a posting that stands once per place, and one text of what two languages tell', async () => {
  const source: Source = { name: 'https://board.example/firm', isPublic: false };
  const places = [
    { id: '1', title: 'Welder', place: 'Bonn' },
    { id: '1', title: 'Welder', place: 'Graz' },
  ];
  const one = await readList(
    { key: 'x', listing: listingOf(), source },
    fakeRun({ web: webOf(answersOf([{ rows: places }])) }).context,
  );
  expect(one.rows.map(({ posting, verdict }) => [posting.fields.location, verdict?.disposition])).toEqual([
    ['Bonn; Graz', undefined],
    ['Graz', 'duplicate'],
  ]);
  const pages = [...places.map((place) => ({ rows: [place] })), { rows: [{ id: '2', title: 'Pilot', place: 'Wien' }] }];
  const paged = await readList(
    { key: 'x', listing: listingOf(), source },
    fakeRun({ web: webOf(answersOf(pages)) }).context,
  );
  expect(paged.rows.map(({ posting }) => posting.fields.location)).toEqual(['Bonn; Graz', 'Graz', 'Wien']);
  const offices = places.map((place, index) => ({ ...place, id: String(index) }));
  const two = await readList(
    { key: 'x', listing: listingOf(), source },
    fakeRun({ web: webOf(answersOf([{ rows: offices }])) }).context,
  );
  expect(two.rows.map(({ posting, verdict }) => [posting.fields.location, verdict?.disposition])).toEqual([
    ['Bonn', undefined],
    ['Graz', undefined],
  ]);
  const other = 'https://board.example/de';
  const web = webOf({
    ...answersOf([{ rows: [{ id: '1', title: 'Welder' }] }]),
    ...answersOf([{ rows: [{ id: '1', title: 'Schweißer', place: 'Bonn' }] }], other),
  });
  const both = await readList({ key: 'x', listing: listingOf([BASE, other]), source }, fakeRun({ web }).context);
  expect(both.rows.map(({ posting, verdict }) => [posting.fields.location, verdict?.disposition])).toEqual([
    ['Bonn', undefined],
    ['Bonn', 'duplicate'],
  ]);
});

it('gives a row for a posting that stands again at another address of the list, and names its places', async () => {
  const source: Source = { name: 'https://board.example/firm', isPublic: false };
  const pages = ['Bonn', 'Graz'].map((place) => ({ rows: [{ id: '1', title: 'Welder', place }] }));
  const { context } = fakeRun({ web: webOf(answersOf(pages, BASE, '/')) });
  const { rows } = await readList({ key: 'x', listing: listingOf([BASE], '/'), source }, context);
  expect(rows.map(({ posting, verdict }) => [posting.fields.location, verdict?.disposition])).toEqual([
    ['Bonn; Graz', undefined],
    ['Graz', 'duplicate'],
  ]);
});

it.each(SOURCES)(
  'counts the single pages it could not read, and gives a source up that is down ($name)',
  async (source) => {
    const wanted = Array.from({ length: 40 }, (_, index) => ({
      subject: index,
      key: String(index),
      request: { url: `https://board.example/${String(index)}` },
    }));
    const pages = {
      what: 'details',
      source,
      wanted,
      read: (body: string, subject: number) => ({
        read: foundPosting('ats', { job_title: body }, { id: String(subject) }),
        findings: subject === 7 ? [finding('reading_limit', '7', { kept: 1, detail: 'texts' })] : [],
      }),
    };
    const some = fakeRun({
      web: webOf(Object.fromEntries(wanted.slice(0, 30).map(({ request }) => [request.url, 'Welder']))),
    });
    const read = await readSinglePages(pages, some.context);
    expect([read.found.size, read.asked]).toEqual([30, 40]);
    // What was cut of a page is stored with it, and said again by an attempt that reads it back.
    expect(some.findings.map(({ why }) => why)).toEqual(['reading_limit']);
    expect(read.findings).toEqual([
      finding('details_not_read', source.name, { seen: 40, kept: 30, detail: 'details' }),
    ]);

    const web = webOf({});
    let asked = 0;
    const down = fakeRun({
      web: {
        ...web,
        crawl: (seeds, visit) =>
          web.crawl(seeds, ({ request }) => {
            asked++;
            return visit({ outcome: 'failed', request, kind: 'no_answer', reason: 'it did not answer in time' });
          }),
      },
    });
    const nothing = await readSinglePages(pages, down.context);
    expect(asked).toBeLessThan(20);
    expect(nothing.findings.map(({ why }) => why)).toEqual(['board_given_up', 'details_not_read']);
  },
);

it.each([
  ['1,000 pages', 'board_pages_limit', {}, 1000],
  ['the pages that were asked for', 'board_max_pages', { pages: 3 }, 3],
] as const)('ends a list of more than %s and says so, and how many there are where it states that', async (...told) => {
  const [, why, limits, kept] = told;
  for (const [total, counts] of [
    [kept + 500, { seen: kept + 500, kept }],
    [kept, { kept }],
    [undefined, { kept }],
  ] as const) {
    const pageOf = (number: string): object => ({
      rows: [{ id: number, title: 'Welder' }],
      isLast: false,
      ...(total !== undefined && { total }),
    });
    const web = webOf(({ url }) => JSON.stringify(pageOf(new URL(url).searchParams.get('page') ?? '')));
    const { context, findings } = fakeRun({ web });
    const [source] = SOURCES as [Source];
    const read = await readList({ key: 'x', listing: listingOf(), source }, context, limits);
    expect([read.pages, read.rows.length]).toEqual([kept, kept]);
    expect(findings).toEqual([finding(why, source.name, counts)]);
  }
});

/** The only page of a list, again and again: the source does not know how its pages are asked for. */
async function repeating(page: object): Promise<{ asked: number; read: Awaited<ReturnType<typeof readList>> }> {
  let asked = 0;
  const web = webOf(() => {
    asked++;
    return JSON.stringify({ rows: [], ...page, isLast: false });
  });
  const [, source] = SOURCES as [Source, Source];
  const read = await readList({ key: 'x', listing: listingOf(), source }, fakeRun({ web }).context);
  return { asked, read };
}

it('tells what is missing of a list that gives its first page again, and ends there', async () => {
  const rows = ['1', '2'].map((id) => ({ id, title: 'Welder' }));
  const { asked, read } = await repeating({ rows, total: 4 });
  expect([asked, read.seen, read.rows.length]).toEqual([2, 4, 4]);
  expect(read.findings).toEqual([finding('board_incomplete', read.findings[0]?.about ?? '', { seen: 4, kept: 2 })]);
  // Rows that are not what was asked for bring nothing new either.
  expect((await repeating({ rejected: ['8', '9'] })).asked).toBe(2);
});

it('tells what is missing where a page is not there that an opening page without rows names', async () => {
  const pages = ['1', '2', '3'].map((id) => `${BASE}/${id}`);
  const listing: Listing = {
    first: () => [{ url: BASE }],
    read: (_body, { url }) =>
      url === BASE
        ? { postings: [], total: 3, next: pages.map((page) => ({ url: page })) }
        : { postings: [foundPosting('ats', { job_title: 'Welder' }, { id: url })] },
  };
  const source = { name: 'https://board.example/firm', isPublic: false };
  const web = webOf(({ url }) => (url === pages[1] ? 404 : '{}'));
  const read = await readList({ key: 'x', listing, source }, fakeRun({ web }).context);
  expect([read.isRead, read.rows.length]).toEqual([true, 2]);
  expect(read.findings).toEqual([finding('board_incomplete', source.name, { seen: 3, kept: 2 })]);
});

it('takes a number of postings that cannot be one for none', async () => {
  for (const total of [-1, NaN, Infinity]) {
    const listing: Listing = {
      ...listingOf(),
      read: () => ({ postings: [foundPosting('ats', { job_title: 'A' })], total }),
    };
    const [, source] = SOURCES as [Source, Source];
    const { context } = fakeRun({ web: webOf(() => '{}') });
    const read = await readList({ key: 'x', listing, source }, context);
    expect([read.total, read.findings]).toEqual([undefined, []]);
  }
});

it('counts a list once whose further pages have a slash more in their address', async () => {
  const listing: Listing = {
    first: () => [{ url: BASE }],
    read: (body, { url }) => ({
      postings: [foundPosting('ats', { job_title: 'A' }, { id: url })],
      total: 2,
      ...(url === BASE && { next: [{ url: `${BASE}/?offset=1` }] }),
    }),
  };
  const [, source] = SOURCES as [Source, Source];
  const read = await readList({ key: 'x', listing, source }, fakeRun({ web: webOf(() => '{}') }).context);
  expect([read.total, read.findings]).toEqual([2, []]);
});

it.each([
  ['https://b.example/jobs/123', 'https://b.example/jobs', 0],
  ['https://b.example/jobs/123-welder', 'https://b.example/', 0],
  ['https://b.example/en/o/welder', 'https://b.example/en/o/', 0],
  ['https://b.example/o/welder', 'https://vendor.example/', 0],
  ['https://b.example/job?id=123', 'https://b.example/job', 0],
  ['https://b.example/jobs/123/welder', 'https://b.example/jobs/123', 1],
  ['https://b.example/jobs/123', 'https://b.example/jobs/123-welder', 1],
  ['https://b.example/o/welder', 'https://b.example/en/o/welder', 1],
  ['https://b.example/jobs/123', 'https://b.example/?job=123', 1],
  ['https://b.example/o/welder?lang=en', 'https://b.example/o/welder', 1],
])('reads nothing of a posting on the page of the list that its address leads to: %s, %s', async (url, end, count) => {
  const web = webOf(() => 'Welder, Pilot');
  const { context } = fakeRun({
    web: { ...web, crawl: (seeds, visit) => web.crawl(seeds, (answer) => visit({ ...answer, url: end } as never)) },
  });
  const [, source] = SOURCES as [Source, Source];
  const wanted = [{ subject: 1, key: '1', request: { url } }];
  const read = (body: string): Limited<FoundPosting> => ({
    read: foundPosting('page', { job_description: body }),
    findings: [],
  });
  const pages = await readSinglePages({ what: 'details', source, wanted, read }, context);
  expect([pages.found.size, pages.findings.length]).toEqual([count, 1 - count]);
});

it.each([
  ['https://login.vendor.example/?next=list', 'board_refused'],
  ['https://vendor.example/users/sign_in', 'board_refused'],
  ['https://board.example/auth/login?next=list', 'board_refused'],
  ['https://vendor.example/', 'board_unknown'],
  [`${BASE}?page=1`, 'shape_changed'],
])('tells a list that leads to a login from one that is gone and one that changed: %s', async (end, why) => {
  const web = webOf(() => '<h1>Welcome</h1>');
  const { context } = fakeRun({
    web: { ...web, crawl: (seeds, visit) => web.crawl(seeds, (answer) => visit({ ...answer, url: end } as never)) },
  });
  const [, source] = SOURCES as [Source, Source];
  const read = await readList({ key: 'x', listing: listingOf(), source }, context);
  expect([read.isRead, read.findings.map((found) => found.why)]).toEqual([false, [why]]);
});
