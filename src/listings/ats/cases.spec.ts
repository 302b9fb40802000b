import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobPosting } from '../../postings/fields.js';
import { parseHtml } from '../../postings/page/html.js';
import { completed, type FoundPosting } from '../../postings/posting.js';
import { requestKey } from '../../web/web.js';
import type { Listing, ListingRequest } from '../listing.js';
import type { AtsSystem, Board } from './ats.js';
import { detectSystem, findSystems } from './detection.js';
import { atsSystems, recogniseBoard } from './index.js';

interface Expected {
  /** Address of the board or of something on it. */
  readonly url: string;
  /** The board it is; absent for systems that are only recognised. */
  readonly board?: Board;
  readonly total?: number;
  /** Fields of the postings, complete, details included. */
  readonly postings?: readonly JobPosting[];
}

const ROOT = 'src/listings/ats';
const folders = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const cases = folders.flatMap((system) =>
  readdirSync(join(ROOT, system, 'cases')).map((name) => ({ system, name, folder: join(ROOT, system, 'cases', name) })),
);

function expectedOf(folder: string): Expected {
  return JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected;
}

function systemOf(name: string): AtsSystem {
  const system = atsSystems.find((candidate) => candidate.name === name);
  if (!system) throw new Error(`${name} is not in index.ts`);
  return system;
}

/** Answers a case's requests from its files; notes what was asked. */
class RecordedBoard {
  readonly asked = new Set<string>();
  private readonly answers: Readonly<Record<string, string>>;

  constructor(private readonly folder: string) {
    this.answers = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as Record<string, string>;
  }

  get recorded(): string[] {
    return Object.keys(this.answers);
  }

  answer(request: ListingRequest): string | undefined {
    const key = requestKey(request);
    this.asked.add(key);
    const file = this.answers[key];
    return file === undefined ? undefined : readFileSync(join(this.folder, file), 'utf8');
  }
}

/** Reads the board as the driver does: every page, then every detail. What is not recorded is asked otherwise. */
function play(listing: Listing, board: RecordedBoard): { total: number | undefined; postings: FoundPosting[] } {
  const postings: FoundPosting[] = [];
  let total: number | undefined;
  const open = [...listing.first()];
  for (let request = open.shift(); request; request = open.shift()) {
    const body = board.answer(request);
    if (body === undefined) {
      const again = listing.otherwise?.(request, 404);
      if (!again && postings.length === 0) throw new Error(`no answer is recorded for ${requestKey(request)}`);
      if (again) open.unshift(again);
      continue;
    }
    const page = listing.read(body, request);
    total ??= page.total;
    for (const posting of page.postings) {
      const twin = postings.findIndex(({ id }) => id !== undefined && id === posting.id);
      const known = postings[twin];
      if (known) postings[twin] = completed(known, posting);
      else postings.push(posting);
    }
    open.push(...(page.next ?? []));
  }
  return { total, postings: postings.map((posting) => detailed(posting, listing, board)) };
}

function detailed(posting: FoundPosting, listing: Listing, board: RecordedBoard): FoundPosting {
  const request = listing.detail?.(posting);
  const again = request && listing.otherwise?.(request, 404);
  const body = request && (board.answer(request) ?? (again && board.answer(again)));
  return body === undefined ? posting : (listing.readDetail?.(body, posting) ?? posting);
}

describe('the family of career systems', () => {
  it('has every folder in index.ts and every system in its folder', () => {
    expect(atsSystems.map((system) => system.name).sort()).toEqual(folders.sort());
  });

  it('has a case for every system', () => {
    expect(new Set(cases.map(({ system }) => system)).size).toBe(folders.length);
  });

  it.each(cases)('$system is recognised by the address of $name', ({ system, folder }) => {
    const { url, board } = expectedOf(folder);
    if (!existsSync(join(folder, 'page.html'))) expect(detectSystem(url)).toBe(system);
    if (board && !existsSync(join(folder, 'page.html'))) expect(recogniseBoard(new URL(url))).toEqual(board);
  });

  it.each(cases.filter(({ folder }) => existsSync(join(folder, 'page.html'))))(
    '$system is recognised by the markup of $name',
    ({ folder }) => {
      const { url, board } = expectedOf(folder);
      const page = readFileSync(join(folder, 'page.html'), 'utf8');
      expect(findSystems(parseHtml(page), url, url).boards).toEqual([board]);
    },
  );

  it.each(cases.filter(({ folder }) => existsSync(join(folder, 'answers.json'))))(
    '$system reads $name',
    ({ system, folder }) => {
      const expected = expectedOf(folder);
      const recorded = new RecordedBoard(folder);
      const listing = systemOf(system).listing?.(expected.board as Board);
      if (!listing) throw new Error(`${system} reads no boards`);
      const { total, postings } = play(listing, recorded);
      expect(postings.map(({ fields }) => fields)).toEqual(expected.postings);
      if (expected.total !== undefined) expect(total).toBe(expected.total);
      expect(recorded.recorded.filter((key) => !recorded.asked.has(key))).toEqual([]);
    },
  );

  const readable = atsSystems.filter(({ listing }) => listing !== undefined);

  it.each(readable.map((system) => [system.name, system] as const))(
    '%s says so when the answer is something else',
    (name, system) => {
      const { board } = expectedOf(join(ROOT, name, 'cases/basic'));
      const listing = system.listing?.(board as Board) as Listing;
      for (const body of ['', '<html>Sign in</html>', '{"error":"x"}', 'null'])
        expect(() => listing.read(body, listing.first()[0] ?? { url: '' })).toThrow(name);
    },
  );

  it.each(readable.map(({ name }) => [name] as const))('%s has a case that is read', (name) => {
    expect(existsSync(join(ROOT, name, 'cases/basic/answers.json'))).toBe(true);
  });

  it.each(readable.flatMap(({ name, liveBoard }) => (liveBoard === undefined ? [] : [[name, liveBoard] as const])))(
    '%s is what its live board is, or what only its page can tell: %s',
    (name, liveBoard) => {
      expect([name, undefined]).toContain(recogniseBoard(new URL(liveBoard))?.system);
    },
  );

  it.each([
    ['https://www.greenhouse.com/', undefined],
    ['https://www.workable.com/', undefined],
    ['https://help.lever.co/', undefined],
    ['https://www.teamtailor.com/', undefined],
    ['https://careers-example.icims.com/jobs/search', 'icims'],
    ['https://example.com/careers', undefined],
  ])('detects %s as %s', (url, system) => {
    expect(detectSystem(url)).toBe(system);
  });
});
