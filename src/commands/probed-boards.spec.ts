import { expect, it } from '@jest/globals';
import { StartError } from '../errors.js';
import { atsSystems } from '../listings/ats/index.js';
import { probedBoards } from './probed-boards.js';

const known = atsSystems.flatMap(({ liveBoard, listing }) => (listing && liveBoard !== undefined ? [liveBoard] : []));
const unknown = atsSystems.filter(({ liveBoard, listing }) => listing && liveBoard === undefined);

function saidOf(words: readonly string[]): string {
  try {
    return `asked: ${probedBoards(words).join(' ')}`;
  } catch (error) {
    return error instanceof StartError ? error.problems.join('\n') : String(error);
  }
}

it('asks nobody without a word, and names every system that is read', () => {
  const said = saidOf([]);
  expect(said).toMatch(/^Usage: npm run probe/);
  for (const { name, listing } of atsSystems) if (listing) expect(said).toMatch(new RegExp(`\\b${name}\\b`));
});

it('asks all only where that is said, and a system by its public board', () => {
  expect(known.length).toBeGreaterThan(40);
  expect(probedBoards(['all'])).toEqual(known);
  expect(probedBoards(['lever'])).toEqual(known.filter((address) => address.includes('//jobs.lever.co/')));
  expect(probedBoards(['https://jobs.lever.co/example'])).toEqual(['https://jobs.lever.co/example']);
});

it.each(['--all', 'everything', 'All', '', 'seek'])('asks nobody for %j', (word) => {
  expect(saidOf([word])).toMatch(/^.* is no address and no system that is read\nUsage:/);
});

it('asks for the address of a board where none of a system is known', () => {
  for (const { name } of unknown) expect(saidOf([name])).toMatch(/^No public board of/);
});
