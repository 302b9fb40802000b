import { StartError } from '../errors.js';
import { atsSystems } from '../listings/ats/index.js';

const readable = atsSystems.filter(({ listing }) => listing !== undefined);

/** What `npm run probe` takes, with the systems that it knows a public board of. */
export const PROBE_USAGE = `Usage: npm run probe -- <system, or address of a board or of one of its postings> … | all
Asks live boards, the first page and a posting of each, and says whether they answer as documented and which shape each
answer had. A system alone stands for a public board of its own (src/listings/ats/<system>/<system>.ts names it); all, for that
of every system. Without a word nobody is asked.

Systems: ${readable.map(({ name, liveBoard }) => (liveBoard === undefined ? `${name} (by the address of a board only)` : name)).join(', ')}`;

/**
 * The addresses that words on the command line stand for: themselves, a system's public board, every system's.
 * @throws StartError without words, for a word that is no address and no system, and for a system without a known board
 */
export function probedBoards(words: readonly string[]): string[] {
  if (words.length === 0) throw new StartError([PROBE_USAGE]);
  return words.flatMap(addressesOf);
}

function addressesOf(wanted: string): string[] {
  if (URL.canParse(wanted)) return [wanted];
  const systems = readable.filter(({ name }) => wanted === 'all' || name === wanted);
  if (systems.length === 0) throw new StartError([`${wanted} is no address and no system that is read`, PROBE_USAGE]);
  const known = systems.flatMap(({ liveBoard }) => liveBoard ?? []);
  if (known.length > 0) return known;
  throw new StartError([`No public board of ${wanted} is known here: name the address of one`]);
}
