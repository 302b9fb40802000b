import { describe, expect, it } from '@jest/globals';
import { expectedOf, play, readCases, RecordedBoard, type Case } from '../../../test/ats-cases.js';
import { jsonOf, record } from '../../postings/text/words.js';
import { ParseError } from '../../errors.js';
import type { FoundPosting } from '../../postings/posting.js';
import type { Listing } from '../listing.js';
import type { Board } from './ats.js';
import { listingOf } from './index.js';

interface Detailed extends Case {
  readonly listing: Listing;
  readonly posting: FoundPosting;
  /** What is recorded of the posting. */
  readonly own: string;
}

/** A posting of each case whose list leaves something to its details. */
const DETAILED = readCases.flatMap((one): Detailed[] => {
  const listing = listingOf(expectedOf(one.folder).board as Board);
  const recorded = new RecordedBoard(one.folder);
  for (const posting of listing.detail
    ? play(
        {
          first: () => listing.first(),
          read: (...given) => listing.read(...given),
          otherwise: (...given) => listing.otherwise?.(...given),
        },
        recorded,
      ).postings
    : []) {
    const request = listing.detail?.(posting);
    const own = request && recorded.answer(request);
    if (own !== undefined) return [{ ...one, listing, posting, own }];
  }
  return [];
});

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`;

/** The advert of a keeper at a zoo, with the data that search engines read. */
const ZOO = page(
  'Zookeeper',
  '<p>You feed the lions, every morning and every evening, and you clean their houses.</p>',
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Zookeeper',
    description: '<p>You feed the lions.</p>',
    datePosted: '2026-01-01',
    baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value: { value: 99_999, unitText: 'YEAR' } },
  })}</script>`,
);

const NOTHING = [
  '',
  'null',
  '[]',
  '{}',
  '{"error":"gone"}',
  '{"message":"Not found","code":404}',
  page('Sign in', '<form><input type="password"></form>'),
];

describe.each(DETAILED)('$system $name', ({ system, listing, posting, own }) => {
  const read = (body: string): FoundPosting | undefined => {
    try {
      return listing.readDetail?.(body, posting);
    } catch (error) {
      expect(error).toBeInstanceOf(ParseError);
      expect(String(error)).toContain(system);
      return undefined;
    }
  };

  it('reads its own details', () => {
    expect(read(own)?.fields.job_title).toBeDefined();
  });

  it('takes no answer without the posting for its details', () => {
    for (const body of NOTHING) expect([body, read(body)]).toEqual([body, undefined]);
  });

  it('takes nothing from the page of another posting', () => {
    expect(read(ZOO)).toBeUndefined();
  });

  it('takes nothing from an answer about another posting', () => {
    const { id } = posting;
    if (id === undefined || Object.keys(record(jsonOf(own))).length === 0) return;
    const other = own.replaceAll(id, '99999999').replaceAll(`"${posting.fields.job_title ?? ''}"`, '"Zookeeper"');
    if (other === own.replaceAll(`"${posting.fields.job_title ?? ''}"`, '"Zookeeper"')) return;
    const title = read(other)?.fields.job_title;
    expect([undefined, posting.fields.job_title]).toContain(title);
  });
});
