import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases, expectedOf, folders, play, readCases, RecordedBoard, SYSTEMS } from '../../../test/ats-cases.js';
import { parseHtml } from '../../postings/page/tree/html.js';
import type { Listing } from '../listing.js';
import type { AtsSystem, Board } from './ats.js';
import { detectSystem, findSystems } from './detection.js';
import { atsSystems, recogniseBoard } from './index.js';

function systemOf(name: string): AtsSystem {
  const system = atsSystems.find((candidate) => candidate.name === name);
  if (!system) throw new Error(`${name} is not in index.ts`);
  return system;
}

/** The hosts that each system asks in its cases. */
const askedHosts = readCases.flatMap(({ system, folder }) =>
  new RecordedBoard(folder).recorded.map((key) => ({ system, host: new URL(key.split(' ')[1] ?? '').hostname })),
);

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

  it.each(readCases)('$system reads $name', ({ system, folder }) => {
    const expected = expectedOf(folder);
    const recorded = new RecordedBoard(folder);
    const listing = systemOf(system).listing?.(expected.board as Board);
    if (!listing) throw new Error(`${system} reads no boards`);
    const { total, postings, rejected } = play(listing, recorded);
    expect(postings.map(({ fields }) => fields)).toEqual(expected.postings);
    expect(rejected.map(({ fields }) => fields.job_title)).toEqual(expected.rejected ?? []);
    if (expected.total !== undefined) expect(total).toBe(expected.total);
    expect(recorded.recorded.filter((key) => !recorded.asked.has(key))).toEqual([]);
  });

  const readable = atsSystems.filter(({ listing }) => listing !== undefined);

  it.each(readable.map((system) => [system.name, system] as const))(
    '%s says so when the answer is something else',
    (name, system) => {
      const { board } = expectedOf(join(SYSTEMS, name, 'cases/basic'));
      const listing = system.listing?.(board as Board) as Listing;
      for (const body of ['', '<html>Sign in</html>', '{"error":"x"}', 'null'])
        expect(() => listing.read(body, listing.first()[0] ?? { url: '' })).toThrow(name);
    },
  );

  it.each(readable.map(({ name }) => [name] as const))('%s has a case that is read', (name) => {
    expect(existsSync(join(SYSTEMS, name, 'cases/basic/answers.json'))).toBe(true);
  });

  it.each(readable.flatMap(({ name, liveBoard }) => (liveBoard === undefined ? [] : [[name, liveBoard] as const])))(
    '%s is what its live board is, or what only its page can tell: %s',
    (name, liveBoard) => {
      expect([name, undefined]).toContain(recogniseBoard(new URL(liveBoard))?.system);
    },
  );

  it.each(atsSystems.flatMap(({ name, rate }) => (rate === undefined ? [] : [[name, rate] as const])))(
    '%s declares a rate of servers that are its own: it asks them, and no other system does',
    (name, { servers, requestsPerSecond, concurrency }) => {
      expect([requestsPerSecond, concurrency].filter((figure) => !(figure > 0))).toEqual([]);
      expect(concurrency % 1).toBe(0);
      // Of what stands behind a host's end nothing would be its own.
      expect(servers.source).toMatch(/\$$/);
      expect(servers.flags).toBe('');
      expect([...new Set(askedHosts.filter(({ host }) => servers.test(host)).map(({ system }) => system))]).toEqual([
        name,
      ]);
    },
  );

  it('says of every system what it is proven on, or why it has no reader', () => {
    const readme = readFileSync(join(SYSTEMS, 'README.md'), 'utf8');
    const [, proven = '', recognised = ''] =
      /\| proven on \|([\s\S]*?)\n\n[\s\S]*?\| why it has no reader \|([\s\S]*?)\n\n/.exec(readme) ?? [];
    const namesIn = (cells: readonly string[]): string[] =>
      cells.flatMap((cell) => cell.replaceAll(/\([^)]*\)/g, '').split(',')).map((name) => name.replace(/[.\s-]/g, ''));
    const cellsOf = (table: string, column: number): string[] =>
      table
        .split('\n')
        .slice(2)
        .map((row) => row.split('|')[column] ?? '');
    expect([...new Set(namesIn(cellsOf(proven, 2)))].sort()).toEqual(readable.map(({ name }) => name).sort());
    const others = atsSystems.filter(({ listing }) => listing === undefined);
    expect(namesIn(cellsOf(recognised, 1)).sort()).toEqual(others.map(({ name }) => name).sort());
  });

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
