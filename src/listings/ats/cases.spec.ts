import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobPosting } from '../../postings/fields.js';
import type { Board } from './ats.js';
import { detectSystem } from './detection.js';
import { atsSystems, recogniseBoard } from './index.js';

interface Expected {
  readonly url: string;
  readonly board: Board;
  readonly first: readonly string[];
  readonly total?: number;
  readonly details?: readonly string[];
  readonly postings: readonly JobPosting[];
}

const folders = readdirSync('src/listings/ats', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe('the family of career systems', () => {
  it('has every folder in index.ts and every system in its folder', () => {
    expect(atsSystems.map((system) => system.name).sort()).toEqual(folders.sort());
  });

  const cases = folders.flatMap((system) =>
    readdirSync(join('src/listings/ats', system, 'cases')).map((name) => ({ system, name })),
  );
  it('has a case for every system', () => {
    expect(new Set(cases.map(({ system }) => system)).size).toBe(folders.length);
  });

  it.each(cases)('$system reads $name', ({ system, name }) => {
    const folder = join('src/listings/ats', system, 'cases', name);
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    const expected = JSON.parse(read('expected.json')) as Expected;
    expect(recogniseBoard(new URL(expected.url))).toEqual(expected.board);
    const listing = atsSystems.find((candidate) => candidate.name === system)?.listing(expected.board);
    if (!listing) throw new Error(`${system} is not in index.ts`);
    const first = listing.first();
    expect(first.map(({ url }) => url)).toEqual(expected.first);
    const page = listing.read(
      read(existsSync(join(folder, 'list.xml')) ? 'list.xml' : 'list.json'),
      first[0] ?? { url: '' },
    );
    if (expected.total !== undefined) expect(page.total).toBe(expected.total);
    expect(page.postings.flatMap((posting) => listing.detail?.(posting)?.url ?? [])).toEqual(expected.details ?? []);
    const complete = existsSync(join(folder, 'detail.json'))
      ? page.postings.map((posting) => listing.readDetail?.(read('detail.json'), posting) ?? posting)
      : page.postings;
    expect(complete.map(({ fields }) => fields)).toEqual(expected.postings);
  });

  it.each(atsSystems.map((system) => [system.name, system] as const))(
    '%s says so when the answer is something else',
    (_name, system) => {
      const board = recogniseBoard(
        new URL(
          (
            JSON.parse(
              readFileSync(join('src/listings/ats', system.name, 'cases/basic/expected.json'), 'utf8'),
            ) as Expected
          ).url,
        ),
      );
      const listing = system.listing(board as Board);
      for (const body of ['', '<html>Sign in</html>', '{"error":"x"}', 'null'])
        expect(() => listing.read(body, listing.first()[0] ?? { url: '' })).toThrow(system.name);
    },
  );

  it.each([
    ['https://www.greenhouse.com/', undefined],
    ['https://www.workable.com/', undefined],
    ['https://help.lever.co/', undefined],
    ['https://example.teamtailor.com/jobs', 'teamtailor'],
    ['https://careers-example.icims.com/jobs/search', 'icims'],
    ['https://example.com/careers', undefined],
  ])('detects %s as %s', (url, system) => {
    expect(detectSystem(url)).toBe(system);
  });
});
