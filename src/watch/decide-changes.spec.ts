import { expect, it } from '@jest/globals';
import { decideChanges, type Fields, type KnownPosting, type Read } from './decide-changes.js';

const DAY = 86_400_000;
const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * DAY);
const posting = (key: string, more: Fields = {}, isWanted = true): Read['postings'][number] => ({
  key,
  isWanted,
  fields: { job_title: `Job ${key}`, job_description: `Text of ${key}`, source: 'ats_api', ...more },
});
const read = (number: number, postings: Read['postings'], more: Partial<Read> = {}): Read => ({
  at: day(number),
  isComplete: true,
  lacksDetails: false,
  postings,
  ...more,
});

/** Reads one after the other, as a watchlist sees them. */
class Watched {
  known = new Map<string, KnownPosting>();
  doubts = 0;
  held = 0;

  see(one: Read): string[] {
    const { changes, known, doubtedReads, held } = decideChanges([...this.known.values()], one, this.doubts);
    for (const entry of known) this.known.set(entry.key, entry);
    this.doubts = doubtedReads;
    this.held = held;
    return changes.map(({ type, key }) => `${type} ${key}`);
  }
}

const keys = (...names: string[]): Read['postings'] => names.map((name) => posting(name));

it('tells of what is new, and of what a complete read of an interface lacks', () => {
  const board = new Watched();
  expect(board.see(read(0, keys('a', 'b', 'c')))).toEqual(['new a', 'new b', 'new c']);
  expect(board.see(read(1, keys('a', 'b', 'c')))).toEqual([]);
  expect(board.see(read(2, keys('a', 'c', 'd')))).toEqual(['new d', 'closed b']);
  expect(board.see(read(3, keys('a', 'c', 'd')))).toEqual([]);
});

it('closes what a page shows no more after two complete reads', () => {
  const board = new Watched();
  const page = (...names: string[]): Read['postings'] => names.map((name) => posting(name, { source: 'career_page' }));
  board.see(read(0, page('a', 'b', 'c')));
  expect(board.see(read(1, page('a', 'b')))).toEqual([]);
  expect(board.see(read(2, page('a', 'b', 'c')))).toEqual([]);
  expect(board.see(read(3, page('a', 'b')))).toEqual([]);
  expect(board.see(read(4, page('a', 'b')))).toEqual(['closed c']);
});

it('closes what its own page or its deadline says is over, also where the list is not complete', () => {
  const board = new Watched();
  const page = (key: string, more: Fields = {}): Read['postings'][number] =>
    posting(key, { source: 'career_page', ...more });
  const all = [page('a'), page('b'), page('c', { application_deadline: '2026-01-03' }), page('d')];
  board.see(read(0, all));
  const gone = new Map([['b', 'its page answers 404']]);
  expect(board.see(read(1, [page('a'), page('d')], { isComplete: false, gone }))).toEqual(['closed b']);
  // The third of January lasts until it is over.
  expect(board.see(read(2, [page('a'), page('d')], { isComplete: false }))).toEqual([]);
  expect(board.see(read(3, [page('a'), page('d')], { isComplete: false }))).toEqual(['closed c']);
  expect(board.see(read(4, all, {}))).toEqual(['reposted b', 'reposted c']);
});

it('does not believe that more than half are over at once, until the list has said so three times', () => {
  const board = new Watched();
  board.see(read(0, keys('a', 'b', 'c')));
  const gone = new Map(['a', 'b', 'c'].map((key) => [key, 'its page answers 404']));
  for (let number = 1; number < 9; number++)
    expect(board.see(read(number, [], { isComplete: false, gone }))).toEqual([]);
  expect(board.see(read(9, [], { gone }))).toEqual([]);
  expect(board.see(read(10, [], { gone }))).toEqual([]);
  expect(board.see(read(11, [], { gone }))).toEqual(['closed a', 'closed b', 'closed c']);
});

it('a read that is not complete closes nothing, however often', () => {
  const board = new Watched();
  board.see(read(0, keys('a', 'b', 'c')));
  for (let number = 1; number < 20; number++)
    expect(board.see(read(number, keys('a'), { isComplete: false }))).toEqual([]);
  expect(board.see(read(20, [...keys('a'), posting('x')], { isComplete: false }))).toEqual(['new x']);
});

it('holds a sudden empty list and a sudden drop back until it was said three times in a row', () => {
  const board = new Watched();
  board.see(read(0, keys('a', 'b', 'c', 'd', 'e')));
  expect([board.see(read(1, [])), board.held]).toEqual([[], 5]);
  expect([board.see(read(2, keys('a', 'b', 'c', 'd', 'e'))), board.held]).toEqual([[], 0]);
  board.see(read(3, []));
  board.see(read(4, keys('a')));
  // Neither for nor against.
  board.see(read(5, [], { isComplete: false }));
  expect(board.see(read(6, keys('a')))).toEqual(['closed b', 'closed c', 'closed d', 'closed e']);
  const single = new Watched();
  single.see(read(0, keys('a')));
  expect([single.see(read(1, [])), single.see(read(2, [])), single.see(read(3, []))]).toEqual([[], [], ['closed a']]);
});

it('knows a posting again: under its own id, and its text under another one', () => {
  const board = new Watched();
  board.see(read(0, keys('a', 'b', 'c')));
  expect(board.see(read(1, keys('a', 'b')))).toEqual(['closed c']);
  expect(board.see(read(2, keys('a', 'b', 'c')))).toEqual(['reposted c']);
  const again = posting('b2', { job_title: 'Job b', job_description: 'Text  of b' });
  expect(board.see(read(3, [...keys('a', 'c'), again]))).toEqual(['reposted b2', 'closed b']);
  const late = posting('b3', { job_title: 'Job b', job_description: 'Text of b' });
  board.see(read(4, keys('a', 'c')));
  expect(board.see(read(90, [...keys('a', 'c'), late]))).toEqual(['new b3']);
});

it('tells which fields changed, and is not taken in by dates, spaces and what was not read', () => {
  const known = new Watched();
  known.see(read(0, [posting('a', { salary_min: 1, benefits: ['x', 'y'], posted_at: '2026-01-01' })]));
  const same = posting('a', {
    salary_min: 1,
    benefits: ['y', 'x'],
    posted_at: '2026-02-01',
    job_description: 'Text  of\na',
  });
  expect(known.see(read(1, [same]))).toEqual([]);
  const { job_description: _text, ...short } = posting('a', { salary_min: 1 }).fields;
  expect(known.see(read(2, [{ key: 'a', isWanted: true, fields: short }], { lacksDetails: true }))).toEqual([]);
  const { changes } = decideChanges(
    [...known.known.values()],
    read(3, [posting('a', { salary_min: 2, benefits: ['x', 'y'] })]),
    0,
  );
  expect(changes).toMatchObject([
    { type: 'changed', changed: { salary_min: { before: 1, after: 2 } }, reason: 'salary_min changed' },
  ]);
});

it('a posting that the filter keeps out now is not closed, and one it never let in is not told of', () => {
  const board = new Watched();
  board.see(read(0, [...keys('a', 'b'), posting('c', {}, false)]));
  expect([...board.known.keys()]).toEqual(['a', 'b']);
  expect(board.see(read(1, [posting('a'), posting('b', {}, false)]))).toEqual([]);
});

/** A pseudo-random number from 0 to 1, the same sequence for each seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many closed ten days ago or earlier, without being told so. */
function missedOf(watched: Watched, closedOn: ReadonlyMap<string, number>): number {
  return [...watched.known].filter(([key, { closedAt }]) => closedAt === null && (closedOn.get(key) ?? 90) < 80).length;
}

/** What a bad day leaves of a board. */
function keptOf<T>(
  all: readonly T[],
  { bad, known, random }: { bad: number; known: number; random: () => number },
): readonly T[] {
  // It was refused or timed out half-way, which is told.
  if (bad < 0.6) return all.slice(0, Math.floor(random() * all.length));
  // It holds fewer than the source states, which is told.
  if (bad < 0.8) return all.slice(1);
  // It is suddenly empty, or has less than half of what was known, without a word.
  return bad < 0.95 ? [] : all.slice(0, Math.floor(known * 0.4));
}

/** A board whose postings open and close at random. */
class RandomBoard {
  /** On which day each posting closed. */
  readonly closedOn = new Map<string, number>();
  private readonly source: 'ats_api' | 'career_page';
  private readonly takesPagesAway: boolean;
  private readonly texts = new Map<string, Read['postings'][number]>();
  private number = 0;
  private open: string[];

  private readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
    this.source = random() < 0.6 ? 'ats_api' : 'career_page';
    const size = 1 + Math.floor(random() ** 3 * 40);
    this.takesPagesAway = random() < 0.5;
    this.open = Array.from({ length: size }, () => String(this.number++));
  }

  /** What is open on the next day. */
  postingsOn(today: number): Read['postings'] {
    for (const key of this.open) if (this.random() < 0.015) this.closedOn.set(key, today);
    this.open = this.open.filter((key) => !this.closedOn.has(key));
    while (this.random() < 0.15 && this.open.length < 40) this.open.push(String(this.number++));
    const all = this.open.map((key) => this.texts.get(key) ?? posting(key, { source: this.source }));
    for (const one of all) this.texts.set(one.key, one);
    return all;
  }

  /** Half of the boards take the pages of closed postings away; a site that is away answers 404 for all of them. */
  isGone(key: string, bad: number): boolean {
    const isAway = bad >= 0.8 && bad < 1;
    return isAway || (this.takesPagesAway && this.closedOn.has(key) && bad >= 0.6);
  }
}

/** Reads a board once a day, and tells which postings are said to be closed. */
function closuresOn(
  today: number,
  { board, watched, random }: { board: RandomBoard; watched: Watched; random: () => number },
): { readonly closed: readonly string[]; readonly isBad: boolean } {
  const all = board.postingsOn(today);
  const bad = random() < 0.05 ? random() : 1;
  const open = [...watched.known.values()].filter(({ closedAt }) => closedAt === null);
  const shown = bad < 1 ? keptOf(all, { bad, known: open.length, random }) : all;
  const present = new Set(shown.map(({ key }) => key));
  const missing = [...watched.known.values()].filter(({ key, closedAt }) => !closedAt && !present.has(key));
  const over = missing.filter(({ key }) => board.isGone(key, bad));
  const gone = new Map(over.map(({ key }) => [key, 'its page answers 404']));
  const events = watched.see(read(today, shown, { isComplete: bad >= 0.8, gone }));
  return {
    closed: events.filter((event) => event.startsWith('closed')).map((event) => event.slice(7)),
    isBad: bad < 1,
  };
}

it('in 90 days of 1,000 boards with 5 % bad days closes nothing that is open', () => {
  const random = randomOf(20260101);
  const delays: number[] = [];
  const counts = { reads: 0, bad: 0, closures: 0, false: 0, missed: 0 };
  for (let boards = 0; boards < 1000; boards++) {
    const board = new RandomBoard(random);
    const watched = new Watched();
    for (let today = 0; today < 90; today++) {
      const { closed, isBad } = closuresOn(today, { board, watched, random });
      counts.reads++;
      if (isBad) counts.bad++;
      counts.closures += closed.length;
      for (const day of closed.map((key) => board.closedOn.get(key))) {
        if (day === undefined) counts.false++;
        else delays.push(today - day);
      }
    }
    counts.missed += missedOf(watched, board.closedOn);
  }
  delays.sort((a, b) => a - b);
  const at = (share: number): number => delays[Math.floor(delays.length * share)] ?? NaN;
  process.stdout.write(
    `${JSON.stringify(counts)}; days until a closure is told: median ${String(at(0.5))}, p95 ${String(at(0.95))}, most ${String(delays.at(-1))}\n`,
  );
  expect(counts.bad / counts.reads).toBeCloseTo(0.05, 2);
  expect(counts.closures).toBeGreaterThan(5000);
  expect(counts.false).toBe(0);
  expect(counts.missed).toBe(0);
  expect(at(0.95)).toBeLessThanOrEqual(2);
});
