import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Listing } from '../../src/listings/listing.js';
import type { FoundPosting } from '../../src/postings/posting.js';
import { fakeAgency, fakeIndeed, fakeNetwork } from './fake-boards.js';
import { startServer } from './local-site.js';
import { loadBuilt } from '../built.ts';

const { ParseError } = await loadBuilt<typeof import('../../src/errors.js')>('errors.js');
const { agencyListing } = await loadBuilt<typeof import('../../src/listings/boards/arbeitsagentur/agency-listing.js')>(
  'listings/boards/arbeitsagentur/agency-listing.js',
);
const { withContact, withPhone } = await loadBuilt<
  typeof import('../../src/listings/boards/arbeitsagentur/recruiter.js')
>('listings/boards/arbeitsagentur/recruiter.js');
const { indeed } = await loadBuilt<typeof import('../../src/listings/boards/indeed/indeed.js')>(
  'listings/boards/indeed/indeed.js',
);
const { stepstone } = await loadBuilt<typeof import('../../src/listings/boards/stepstone/stepstone.js')>(
  'listings/boards/stepstone/stepstone.js',
);
const { networkListing } = await loadBuilt<typeof import('../../src/listings/boards/linkedin/network-listing.js')>(
  'listings/boards/linkedin/network-listing.js',
);
const { analysePosting } = await loadBuilt<typeof import('../../src/postings/analyse.js')>('postings/analyse.js');

/** Mutations a board: `npm run test:long` makes 2,000. */
const MUTATIONS = Number(process.env['PROPERTY_MUTATIONS'] ?? 150);
const RECORDED = '../shared/recordings/dev/boards';

const commercial = {
  title: 'x',
  country: 'us',
  max_pages: 3,
  include_details: true,
  include_company_details: false,
} as const;
const OPTIONS = { baseUrl: undefined, oldest: new Date(0) };
const agency = agencyListing(
  {
    title: 'x',
    location: 'Berlin',
    radius: 25,
    max_pages: 5,
    page_size: 25,
    include_details: true,
    include_recruiter_details: true,
  },
  { baseUrl: 'https://agency.test', versions: ['v6'] },
);
const network = networkListing(
  { title: 'x', place: 'Berlin, Germany' },
  { titles: 'x', locations: [], max_jobs: 10, include_details: true, include_company_details: true },
  'https://network.test',
);

/** A body as the board sends it: our own, and the recorded one where the recordings lie beside the project. */
interface Board {
  readonly name: string;
  readonly listing: Listing;
  readonly own: () => Promise<string>;
  readonly recorded: string;
  /** JSON as a whole, JSON in a script behind a marker, or HTML. */
  readonly marker?: string;
  readonly isHtml?: true;
}

async function bodyOf(fake: RequestListener, path: string): Promise<string> {
  const server = await startServer(fake);
  try {
    return await (await fetch(`${server.url}${path}`)).text();
  } finally {
    await server.close();
  }
}

const BOARDS: Board[] = [
  {
    name: 'agency',
    listing: agency,
    own: () => bodyOf(fakeAgency(20), '/x/v6/jobs?page=1&size=20'),
    recorded: 'agency-data-analyst-berlin/bodies/search-s100-p1.json',
  },
  {
    name: 'network',
    listing: network,
    own: () => bodyOf(fakeNetwork(10), '/seeMoreJobPostings/search?start=0'),
    recorded: 'network-software-engineer-us/bodies/search-0.html',
    isHtml: true,
  },
  {
    name: 'indeed',
    listing: indeed({ ...commercial, location: 'Austin, TX' }, OPTIONS).listing,
    own: () => bodyOf(fakeIndeed(20), '/jobs?q=x'),
    recorded: 'commercial-indeed-python-remote-us/bodies/search-0.html',
    marker: '"mosaic-provider-jobcards"]=',
  },
  {
    name: 'stepstone',
    listing: stepstone(commercial, OPTIONS).listing,
    own: () => Promise.resolve(STEPSTONE),
    recorded: 'commercial-stepstone-werkstudent-ai/bodies/search.html',
    marker: '["app-unifiedResultlist"] = ',
  },
];

const STEPSTONE = `<script>window.__PRELOADED_STATE__ = {}; window.__PRELOADED_STATE__["app-unifiedResultlist"] = ${JSON.stringify(
  {
    searchResults: {
      items: [
        {
          id: 1,
          title: 'Bäcker {m/w/d}',
          url: '/stellenangebote--x--1-inline.html',
          companyName: 'Firma',
          companyUrl: 'https://www.stepstone.de/cmp/x',
          datePosted: '2026-03-13T11:39:00+01:00',
          location: 'Köln',
          section: 'main',
          unifiedSalary: { min: 40000, max: 50000, currency: 'EUR', period: 'YEAR' },
        },
      ],
      meta: { total: 1 },
      pagination: { page: 1, pageCount: 1 },
    },
  },
)};</script>`;

const STRANGE = [
  null,
  undefined,
  0,
  -1,
  1e308,
  '',
  'x',
  true,
  [],
  {},
  [null],
  { a: { b: [] } },
  '\u0000',
  '<b>&amp;',
  '9999-99-99',
  'https://[',
  '٣',
  Number.MAX_SAFE_INTEGER,
];

/** One value of a JSON tree put in place of another: left out, null, of a wrong type, or its list reversed. */
function mutate(value: unknown, path: readonly number[], change: number): unknown {
  const [step, ...rest] = path;
  if (typeof value !== 'object' || value === null || step === undefined)
    return change === -1 && Array.isArray(value)
      ? [...(value as unknown[])].reverse()
      : STRANGE[Math.abs(change) % STRANGE.length];
  const entries = Object.entries(value);
  if (entries.length === 0) return STRANGE[Math.abs(change) % STRANGE.length];
  const [name] = entries[step % entries.length] ?? [''];
  const next = entries.map(
    ([key, inner]) => [key, key === name ? mutate(inner, rest, change) : (inner as unknown)] as const,
  );
  return Array.isArray(value) ? next.map(([, inner]) => inner) : Object.fromEntries(next);
}

/** The JSON that stands behind a marker, and what is around it. */
function parts(body: string, marker: string): { before: string; state: unknown; after: string } {
  const start = body.indexOf(marker) + marker.length;
  const end = endOfJson(body, start);
  if (end === undefined) throw new Error(`no JSON behind ${marker}`);
  return { before: body.slice(0, start), state: JSON.parse(body.slice(start, end)), after: body.slice(end) };
}

/** Where the JSON ends that begins at `start`. */
function endOfJson(body: string, start: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of body.slice(start).matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/gs)) {
    // A bracket in a text is none.
    if (token.startsWith('"')) continue;
    depth += token === '{' || token === '[' ? 1 : -1;
    if (depth === 0) return start + index + 1;
  }
  return undefined;
}

/** Everything that happens to a body in a run; a row or a ParseError, never anything else. */
function readAll(listing: Listing, body: string): FoundPosting[] {
  const request = listing.first()[0] ?? { url: 'https://board.test/' };
  let postings: FoundPosting[];
  try {
    const page = listing.read(body, request);
    postings = [...page.postings, ...(page.rejected ?? []).map(({ posting }) => posting)];
  } catch (error) {
    if (error instanceof ParseError) return [];
    throw error;
  }
  for (const posting of postings) {
    listing.detail?.(posting);
    withPhone(analysePosting(posting));
    JSON.stringify(posting);
  }
  return postings;
}

describe.each(BOARDS)(
  `$name: ${String(MUTATIONS)} mutations of its answers`,
  ({ listing, own, recorded, marker, isHtml }) => {
    const file = join(RECORDED, recorded);
    const sources: [string, () => Promise<string>][] = [['our own body', own]];
    if (existsSync(file)) sources.push(['the recorded body', () => Promise.resolve(readFileSync(file, 'utf8'))]);

    it.each(sources)('%s', async (_name, load) => {
      const body = await load();
      expect(readAll(listing, body).length).toBeGreaterThan(0);
      if (isHtml) {
        fc.assert(
          fc.property(
            fc.nat(body.length),
            fc.nat(400),
            fc.constantFrom('', '<', '"', '</div>', '<li data-entity-urn="urn:li:jobPosting:x">', '\u0000'),
            (at, length, put) => {
              readAll(listing, body.slice(0, at) + put + body.slice(at + length));
            },
          ),
          { numRuns: MUTATIONS },
        );
        return;
      }
      const whole =
        marker === undefined ? { before: '', state: JSON.parse(body) as unknown, after: '' } : parts(body, marker);
      // Recorded pages have megabytes around the data: only the data is put back.
      const [before, after] = [whole.before.slice(-3000), whole.after.slice(0, 3000)];
      fc.assert(
        fc.property(
          fc.array(
            fc.tuple(
              fc.array(fc.nat(60), { minLength: 1, maxLength: 9 }),
              fc.integer({ min: -1, max: STRANGE.length }),
            ),
            { minLength: 1, maxLength: 3 },
          ),
          (changes) => {
            const changed = changes.reduce<unknown>(
              (state, [path, change]) => mutate(state, path, change),
              whole.state,
            );
            readAll(listing, `${before}${JSON.stringify(changed)}${after}`);
          },
        ),
        { numRuns: MUTATIONS },
      );
    });
  },
);

describe('single pages of the boards', () => {
  const posting: FoundPosting = { id: '1', fields: { job_title: 'x', job_url: 'https://board.test/1' }, evidence: {} };
  const pages: [string, Listing, string][] = [
    [
      'agency',
      agency,
      JSON.stringify({
        referenznummer: '1',
        stellenangebotsTitel: 'x',
        stellenangebotsBeschreibung: 'Tel.: 030 123456',
        stellenlokationen: [{ adresse: { ort: 'Berlin' } }],
        allianzpartnerName: 'y',
      }),
    ],
    [
      'network',
      network,
      '<h2 class="top-card-layout__title">x</h2><div class="show-more-less-html__markup">text</div><meta name="companyId" content="5"><code id="applyUrl"><!--"https://a.test/?url=https%3A%2F%2Fb.test"--></code>',
    ],
    [
      'indeed',
      BOARDS[2]?.listing ?? agency,
      '<div id="jobDescriptionText">text</div><script>window._initialData={"jobInfoWrapperModel":{"jobInfoModel":{}},"hostQueryExecutionResult":{"data":{"jobData":{"results":[{"job":{"url":"https://jobs.lever.co/x/1","benefits":[{"label":"a"}]}}]}}}};</script>',
    ],
    [
      'stepstone',
      BOARDS[3]?.listing ?? agency,
      '<script>window.__PRELOADED_STATE__.JobAdContent = {"props":{"textSections":[{"title":"a","content":"<p>b</p>"}],"companyPassportData":{"employees":"5","industries":["x"]}}};</script>',
    ],
  ];

  it.each(pages)('%s: cut and bent anywhere they give a posting or a ParseError', (_name, listing, body) => {
    expect(listing.readDetail?.(body, posting).fields.job_description).toBeTruthy();
    fc.assert(
      fc.property(
        fc.nat(body.length),
        fc.nat(60),
        fc.constantFrom('', 'null', '[]', '"', '{', '0'),
        (at, length, put) => {
          try {
            listing.readDetail?.(body.slice(0, at) + put + body.slice(at + length), posting);
          } catch (error) {
            expect(error).toBeInstanceOf(ParseError);
          }
        },
      ),
      { numRuns: MUTATIONS },
    );
  });

  it('contact records of any shape', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (contact, phone) => {
        withContact(posting, { angebotskontakt: contact });
        withContact(posting, { angebotskontakt: { telefonnummer: phone, name: contact } });
      }),
      { numRuns: MUTATIONS },
    );
  });
});
