import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board } from '../src/listings/ats/ats.js';
import type { Listing, ListingRequest } from '../src/listings/listing.js';
import type { JobPosting } from '../src/postings/fields.js';
import { completed, type FoundPosting } from '../src/postings/posting.js';
import { requestKey } from '../src/web/web.js';

/** Where the career systems are, each with its cases. */
export const SYSTEMS = 'src/listings/ats';

/** What a case of a career system says of itself: its `expected.json`. */
export interface Expected {
  /** Address of the board or of something on it. */
  readonly url: string;
  /** The board it is; absent for systems that are only recognised. */
  readonly board?: Board;
  readonly total?: number;
  /** Fields of the postings, complete, details included. */
  readonly postings?: readonly JobPosting[];
  /**
   * Titles of the rows that are told and not returned, because the board marks them as not open to everybody. (none)
   */
  readonly rejected?: readonly string[];
}

/** A case by its folder. */
export interface Case {
  readonly system: string;
  readonly name: string;
  readonly folder: string;
}

/** Folders of the career systems. */
export const folders = readdirSync(SYSTEMS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Every case of every career system. */
export const cases: readonly Case[] = folders.flatMap((system) =>
  readdirSync(join(SYSTEMS, system, 'cases')).map((name) => ({
    system,
    name,
    folder: join(SYSTEMS, system, 'cases', name),
  })),
);

/** The cases with answers to be read. */
export const readCases = cases.filter(({ folder }) => existsSync(join(folder, 'answers.json')));

export function expectedOf(folder: string): Expected {
  return JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected;
}

/** Answers a case's requests from its files; notes what was asked. */
export class RecordedBoard {
  readonly asked = new Set<string>();
  private readonly folder: string;
  private readonly changed: Readonly<Record<string, string>>;
  private readonly answers: Readonly<Record<string, string>>;

  /** @param changed other contents of some files */
  constructor(folder: string, changed: Readonly<Record<string, string>> = {}) {
    this.folder = folder;
    this.changed = changed;
    this.answers = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as Record<string, string>;
  }

  get recorded(): string[] {
    return Object.keys(this.answers);
  }

  /** Names of the files that the answers are in. */
  get files(): string[] {
    return [...new Set(Object.values(this.answers))];
  }

  contentOf(file: string): string {
    return this.changed[file] ?? readFileSync(join(this.folder, file), 'utf8');
  }

  answer(request: ListingRequest): string | undefined {
    const key = requestKey(request);
    this.asked.add(key);
    const file = this.answers[key];
    return file === undefined ? undefined : this.contentOf(file);
  }
}

/** Reads the board as the driver does: every page, then every detail. What is not recorded is asked otherwise. */
export function play(
  listing: Listing,
  board: RecordedBoard,
): { total: number | undefined; postings: readonly FoundPosting[]; rejected: readonly FoundPosting[] } {
  const rejected: FoundPosting[] = [];
  const postings: FoundPosting[] = [];
  let total: number | undefined;
  const open = [...listing.first()];
  for (let request = open.shift(); request; request = open.shift()) {
    const body = board.answer(request);
    if (body === undefined) {
      open.unshift(...askedInstead(request, listing, postings.length > 0));
      continue;
    }
    const page = listing.read(body, request);
    total ??= page.total;
    rejected.push(...(page.rejected ?? []).map(({ posting }) => posting));
    for (const posting of page.postings) addTo(postings, posting);
    open.push(...(page.next ?? []));
  }
  return { total, postings: postings.map((posting) => detailed(posting, listing, board)), rejected };
}

/** What is asked where no answer is recorded: that a list ends there is told by nothing but its first postings. */
function askedInstead(request: ListingRequest, listing: Listing, isBegun: boolean): ListingRequest[] {
  const again = listing.otherwise?.(request, 404);
  if (!again && !isBegun) throw new Error(`no answer is recorded for ${requestKey(request)}`);
  return again ? [again] : [];
}

function addTo(postings: FoundPosting[], posting: FoundPosting): void {
  const twin = postings.findIndex(({ id }) => id !== undefined && id === posting.id);
  const known = postings[twin];
  if (known) postings[twin] = completed(known, posting);
  else postings.push(posting);
}

function detailed(posting: FoundPosting, listing: Listing, board: RecordedBoard): FoundPosting {
  const request = listing.detail?.(posting);
  const again = request && listing.otherwise?.(request, 404);
  const body = request && (board.answer(request) ?? (again && board.answer(again)));
  return body === undefined ? posting : (listing.readDetail?.(body, posting) ?? posting);
}
