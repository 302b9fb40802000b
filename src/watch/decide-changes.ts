/** A posting of a read, under the key that names it over all reads. */
export interface ReadPosting {
  readonly key: string;
  /** False for one that the list has and the caller's filter does not: it is there, and not told of. */
  readonly isWanted: boolean;
  readonly fields: Fields;
}

export type Fields = Readonly<Record<string, unknown>>;

/** One read of what is watched. */
export interface Read {
  readonly at: Date;
  /** The whole list was seen: nothing was refused, cut, timed out or short of the number that the source states. */
  readonly isComplete: boolean;
  /** Not everything about the postings was read: a value that is missing now need not be gone. */
  readonly lacksDetails: boolean;
  readonly postings: readonly ReadPosting[];
  /** Postings it lacks whose own pages say that they are over, by key, and how. */
  readonly gone?: ReadonlyMap<string, string>;
}

/** What is known of a posting from the reads before. */
export interface KnownPosting {
  readonly key: string;
  readonly fields: Fields;
  readonly lastSeenAt: Date;
  /** Complete reads in a row that lack it. */
  readonly missed: number;
  readonly closedAt: Date | null;
}

const POSTING_CHANGES = ['new', 'changed', 'reposted', 'closed'] as const;

/** What happens to people who left, and to the roles they left. */
export const LEAVER_CHANGES = ['leaver_found', 'vacated_role_open'] as const;

/** What can happen to a posting, and to people who left. */
export const CHANGE_TYPES = [...POSTING_CHANGES, ...LEAVER_CHANGES] as const;

/** Something that happened to a posting or a leaver, and why it is said. */
export interface Change {
  readonly type: (typeof CHANGE_TYPES)[number];
  readonly key: string;
  readonly reason: string;
  readonly fields: Fields;
  /** By field: the value before and after. */
  readonly changed?: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
}

export interface Decision {
  readonly changes: readonly Change[];
  /** Postings whose knowledge has changed. */
  readonly known: readonly KnownPosting[];
  /** Reads in a row that lack so much that they are not believed yet. */
  readonly doubtedReads: number;
  /** Postings that are missing and held back because the read is not believed yet. */
  readonly held: number;
}

/**
 * Complete reads in a row that must lack a posting before it is closed: a list of a career system's interface states, a
 * page shows.
 */
const READS_TO_CLOSE = { ats_api: 1, other: 2 };

/** Reads in a row after which an empty list, or a sudden drop, is believed. */
const DOUBTED_READS = 3;

const DAY = 86_400_000;

/** Time (ms) within which the same text under a new id is the posting again. */
const REPOSTED_WITHIN = 60 * DAY;

/** Fields whose change alone is none: sources move dates, and where a value was read is not the posting's business. */
const IGNORED = new Set(['posted_at', 'source', 'ats_system', 'job_url']);

/**
 * What a read says against what was known. A posting is closed only by complete reads that lack it, or by itself: its
 * own page or its deadline. A list that is suddenly empty, or loses more than half, closes nothing before it has said
 * so three times; nor do the pages of more than half at once.
 */
export function decideChanges(before: readonly KnownPosting[], read: Read, doubtedReads: number): Decision {
  const present = new Map(read.postings.map((posting) => [posting.key, posting]));
  const open = before.filter(({ closedAt }) => closedAt === null);
  const missing = open.filter(({ key }) => !present.has(key));
  const doubts = doubtsAfter(read, { isSudden: missing.length * 2 > open.length, doubtedReads });
  const isBelieved = read.isComplete && (doubts === 0 || doubts >= DOUBTED_READS);
  const found = changesOf(before, present, read);
  const ends = endsOf(missing, read, { open: open.length, isDoubted: doubts < DOUBTED_READS });
  const missed = missing.flatMap((posting): Missed[] => {
    const end = ends.get(posting.key);
    if (end !== undefined) return [{ known: { ...posting, closedAt: read.at }, reason: end }];
    return isBelieved ? [missedOnce(posting, read.at)] : [];
  });
  return {
    changes: [
      ...found.changes,
      ...missed.flatMap(({ known: { key, fields, closedAt }, reason }): Change[] =>
        closedAt === null ? [] : [{ type: 'closed', key, fields, reason }],
      ),
    ],
    known: [...found.known, ...missed.map(({ known }) => known)],
    doubtedReads: doubts,
    held: read.isComplete && !isBelieved ? missing.length - ends.size : 0,
  };
}

/** A posting that a read lacks: what is known of it then, and why it is closed if it is. */
interface Missed {
  readonly known: KnownPosting;
  readonly reason: string;
}

/**
 * Postings that are over by what they say themselves. Of more than half at once it is not believed: the site may be
 * away.
 */
function endsOf(
  missing: readonly KnownPosting[],
  { gone, at }: Read,
  { open, isDoubted }: { open: number; isDoubted: boolean },
): ReadonlyMap<string, string> {
  const ends = new Map(
    missing.flatMap((posting): [string, string][] => {
      const reason = gone?.get(posting.key) ?? deadlineReason(posting, at);
      return reason === undefined ? [] : [[posting.key, reason]];
    }),
  );
  return isDoubted && ends.size * 2 > open ? new Map() : ends;
}

/** A deadline is a day, or an instant, until which to apply. */
function deadlineReason({ fields }: KnownPosting, at: Date): string | undefined {
  const deadline = fields['application_deadline'];
  if (typeof deadline !== 'string') return undefined;
  const isOver = new Date(deadline).getTime() + DAY <= at.getTime();
  return isOver ? `its deadline (${deadline}) is over and the list lacks it` : undefined;
}

/** A read that is not complete says nothing about what it lacks: neither for nor against. */
function doubtsAfter(read: Read, { isSudden, doubtedReads }: { isSudden: boolean; doubtedReads: number }): number {
  if (!read.isComplete) return doubtedReads;
  return isSudden ? doubtedReads + 1 : 0;
}

function missedOnce(posting: KnownPosting, at: Date): Missed {
  const missed = posting.missed + 1;
  const needed = posting.fields['source'] === 'ats_api' ? READS_TO_CLOSE.ats_api : READS_TO_CLOSE.other;
  return { known: { ...posting, missed, closedAt: missed >= needed ? at : null }, reason: closingReason(missed) };
}

/** What happened to the postings that are there. */
function changesOf(
  before: readonly KnownPosting[],
  present: ReadonlyMap<string, ReadPosting>,
  read: Read,
): Pick<Decision, 'changes' | 'known'> {
  const known = new Map(before.map((posting) => [posting.key, posting]));
  const fresh = [...present.values()].some(({ key, isWanted }) => isWanted && !known.has(key));
  const gone = fresh ? before.filter((posting) => !present.has(posting.key) && isRecent(posting, read.at)) : [];
  const byText = new Map(gone.map((posting) => [textOf(posting.fields), posting]));
  const changes: Change[] = [];
  const next: KnownPosting[] = [];
  for (const posting of present.values()) {
    const earlier = known.get(posting.key);
    const change = changeOf(posting, { known: earlier, byText, read });
    if (change) changes.push(change);
    if (posting.isWanted || earlier) next.push(seen(posting, earlier, read));
  }
  return { changes, known: next };
}

function isRecent({ closedAt }: KnownPosting, now: Date): boolean {
  return closedAt === null || now.getTime() - closedAt.getTime() <= REPOSTED_WITHIN;
}

function closingReason(missed: number): string {
  return missed === 1 ? 'a complete read lacks it' : `${String(missed)} complete reads in a row lack it`;
}

function changeOf(
  { key, isWanted, fields }: ReadPosting,
  { known, byText, read }: { known: KnownPosting | undefined; byText: ReadonlyMap<string, KnownPosting>; read: Read },
): Change | undefined {
  if (!isWanted) return undefined;
  if (known?.closedAt) return { type: 'reposted', key, fields, reason: 'it was closed and is listed again' };
  if (!known) {
    const earlier = byText.get(textOf(fields));
    return earlier
      ? { type: 'reposted', key, fields, reason: `the text of ${earlier.key}, which is gone, under another id` }
      : { type: 'new', key, fields, reason: 'no read before has it' };
  }
  const changed = changedFields(known.fields, fields, read.lacksDetails);
  return Object.keys(changed).length === 0
    ? undefined
    : { type: 'changed', key, fields, changed, reason: `${Object.keys(changed).join(', ')} changed` };
}

/** A value that the read could not see stays as it was known. */
function seen({ key, fields }: ReadPosting, known: KnownPosting | undefined, read: Read): KnownPosting {
  const kept = read.lacksDetails ? { ...known?.fields, ...statedOf(fields) } : fields;
  return { key, fields: kept, lastSeenAt: read.at, missed: 0, closedAt: null };
}

function statedOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)));
}

function changedFields(before: Fields, after: Fields, lacksDetails: boolean): NonNullable<Change['changed']> {
  if (before === after) return {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !IGNORED.has(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const [old, present] = [before[name] ?? null, after[name] ?? null];
      const isSame = old === present || normalised(old) === normalised(present) || (lacksDetails && isNothing(present));
      return isSame ? [] : [[name, { before: old, after: present }]];
    }),
  );
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Spaces and order of lists are no content. */
function normalised(value: unknown): string {
  if (isNothing(value)) return '';
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  return JSON.stringify(Array.isArray(value) ? value.map(normalised).sort() : value);
}

/** What two adverts of one opening share, whatever their ids are. */
function textOf(fields: Fields): string {
  return ['job_title', 'location', 'job_description'].map((name) => normalised(fields[name])).join('\n');
}
