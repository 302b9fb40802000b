import { describe, expect, it } from '@jest/globals';
import { finding, sentenceOf } from '../findings/finding.js';
import { analysePosting } from './analyse.js';
import { readHtmlListing } from './page/lists/html-listing.js';
import { parseHtml, parseXml } from './page/tree/html.js';
import { readJsonLd } from './page/data/json-ld.js';
import { readJsonDetail, readJsonRecords } from './page/data/json-records.js';
import { readPageData } from './page/page-data.js';
import { foundPosting } from './posting.js';
import { noteCut, withLimits } from './reading-limits.js';
import { readPlace } from './text/places/place.js';

const URL = 'https://long.example/jobs';
const ORIGIN = { url: URL, pageUrl: URL };
const nested = (depth: number, inner: unknown, wrap = (value: unknown): unknown => ({ part: value })): unknown =>
  Array.from({ length: depth }).reduce<unknown>(wrap, inner);
const page = (script: string, type = ''): unknown =>
  readPageData(parseHtml(`<script type="${type}">${script}</script>`), URL);
const json = (value: unknown): unknown => readJsonRecords(JSON.stringify(value), ORIGIN);
const listing = (html: string): unknown => readHtmlListing(parseHtml(html), { url: URL, careerScore: 3 });
const jobs = [
  { title: 'Baker', city: 'Leeds' },
  { title: 'Miller', city: 'York' },
];
const element = ['$', 'p', null, {}];
const paragraph = (text: string): unknown => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const withText = (content: unknown[]): unknown[] => jobs.map((job) => ({ ...job, body: { type: 'doc', content } }));
const card = (title: string, words: number): string =>
  `<article><h2>${title}</h2><p>${'word '.repeat(words)}</p></article>`;

const TOWNS = 'Kassel Jena Fulda Gera Ulm Trier Bonn Mainz Hanau Celle'.split(' ');
const places = [...TOWNS, ...TOWNS, ...TOWNS, ...TOWNS, 'Austin', 'Vienna'];

describe('a limit that cuts says so', () => {
  it.each<[detail: string, counts: { seen?: number; kept: number }, read: () => unknown]>([
    ['parts of a place', { seen: 42, kept: 40 }, () => readPlace(places.join(', '))],
    ['parts of a place', { seen: 42, kept: 40 }, () => readPlace(places.join(' | '))],
    ['characters of a place', { seen: 2009, kept: 2000 }, () => readPlace(`Kassel${' '.repeat(1995)}, Vienna`)],
    ['long scripts', { seen: 1, kept: 0 }, () => page(`title=[1];${' '.repeat(1_000_000)}`)],
    ['deeply nested scripts', { seen: 1, kept: 0 }, () => page(`title=${'['.repeat(50_000)}`)],
    ['levels of a script', { kept: 200 }, () => page(`title=${'['.repeat(250)}${']'.repeat(250)}`)],
    ['lists and objects of a script', { kept: 5000 }, () => page(`title=1;${'[1];'.repeat(5002)}`)],
    [
      'elements of its data',
      { seen: 20_002, kept: 20_000 },
      () => {
        const row = JSON.stringify(Array.from({ length: 20_001 }, () => element));
        return page(`self.__next_f.push([1,${JSON.stringify(`0:${row}\n`)}])`);
      },
    ],
    ['values of its data', { kept: 100_000 }, () => json(Array.from({ length: 100_001 }, () => 1))],
    ['values of its data', { kept: 100_000 }, () => json(Array.from({ length: 100_001 }, () => ({})))],
    [
      'values of its data',
      { kept: 100_000 },
      () => readJsonDetail(JSON.stringify(Array.from({ length: 100_001 }, () => 1)), foundPosting('ats', {}), ORIGIN),
    ],
    ['levels of its data', { kept: 12 }, () => json(nested(13, jobs))],
    ['levels of its data', { kept: 500 }, () => json(Array.from({ length: 600 }, (_, place) => [place + 1]))],
    ['levels of its data', { kept: 20 }, () => json(nested(25, 'Baker', (value) => ({ part: [0, value] })))],
    [
      'levels of a text',
      { kept: 40 },
      () => json(withText([nested(50, 'x', (inner) => ({ type: 'p', content: [inner] }))])),
    ],
    [
      'characters of a text',
      { kept: 400_000 },
      () => json(withText([paragraph('x'.repeat(400_001)), paragraph('Baking')])),
    ],
    [
      'levels of its JSON-LD',
      { kept: 12 },
      () => {
        const source = JSON.stringify(nested(13, { '@type': 'JobPosting', title: 'Baker' }));
        return readJsonLd(parseHtml(`<script type="application/ld+json">${source}</script>`), URL);
      },
    ],
    [
      'characters of a card',
      { seen: 25_005 + 25_006, kept: 40_000 },
      () => listing(`<h1>Jobs</h1>${card('Baker', 5000)}${card('Miller', 5000)}`),
    ],
    ['groups of its pieces', { seen: 6500, kept: 6000 }, () => listing('<p>Word</p>'.repeat(6499))],
    ['elements and texts', { kept: 200_000 }, () => parseXml(`<all>${'<a/>'.repeat(210_000)}</all>`)],
    [
      'characters',
      { seen: 200_001, kept: 200_000 },
      () => analysePosting(foundPosting('ats', { job_description: 'x'.repeat(200_001) })),
    ],
  ])('%s %j', (detail, counts, read) => {
    expect(withLimits(URL, read).findings).toEqual([finding('reading_limit', URL, { detail, ...counts })]);
  });

  it.each([
    ['entries_not_public', [...jobs, { title: 'Cook', city: 'Hull', status: 'draft' }]],
    [
      'entries_translated',
      [...jobs.map((job, id) => ({ ...job, id, lang: 'en' })), { title: 'Koch', city: 'Hull', id: 1, lang: 'de' }],
    ],
    ['entries_untitled', [...jobs, ...jobs, ...jobs, { city: 'Hull' }]],
  ] as const)('and so does an entry that is left out: %s', (why, entries) => {
    const { read, findings } = withLimits(URL, () => readJsonRecords(JSON.stringify({ jobs: entries }), ORIGIN));
    expect(read.flatMap(({ postings }) => postings)).toHaveLength(entries.length - 1);
    expect(findings).toEqual([finding(why, URL, { seen: 1, kept: 0 })]);
  });

  it('with what was seen and kept; what lies within the limits says nothing', () => {
    const { read, findings } = withLimits(URL, () => {
      const inner = withLimits('another page', () => {
        noteCut('lines', { kept: 7 });
        noteCut('lines', { kept: 7 });
      });
      noteCut('cards', { seen: 3, kept: 1 });
      noteCut('cards', { seen: 2, kept: 2 });
      return inner.findings.map(sentenceOf);
    });
    expect(read).toEqual(['7 of more lines were read of another page: what only the others say is missing']);
    expect(findings.map(sentenceOf)).toEqual([`3 of 5 cards were read of ${URL}: what only the others say is missing`]);
    expect(withLimits(URL, () => json(nested(5, jobs))).findings).toEqual([]);
  });
});
