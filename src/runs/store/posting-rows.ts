import type { FoundPosting, JudgedPosting } from '../../postings/posting.js';

/** A posting as its row holds it. */
export interface StoredPosting<Posting extends FoundPosting = FoundPosting> {
  readonly number: number;
  readonly posting: Posting;
  /** Its row holds the posting as it is: only what became of it is new. */
  readonly isStored?: boolean;
}

/** What a step or item stores in place of a posting, beside what only that step says of it. */
interface Reference {
  readonly $posting: number;
}

/**
 * The rows of a run's postings, by number. A posting goes to its row when a step or item first gives it; steps and
 * items store its number. Until the postings are judged, rows never change: whoever knows more of a posting makes
 * another row, so that what an earlier step gave is read back as it was.
 */
export class PostingRows {
  private readonly stored = new Map<number, FoundPosting>();
  /** Rows by the fields of their posting, for postings that were stored and are given again. */
  private readonly byFields = new WeakMap<object, number>();
  /** Rows that hold what was judged in place of what was found. */
  private readonly rewritten = new Set<number>();
  private next = 0;

  constructor(rows: Iterable<StoredPosting>) {
    for (const row of rows) this.keep(row);
  }

  /** The output with its postings in rows, what is stored for it, and the rows that are new. */
  store<T>(output: T): { output: T; stored: unknown; added: StoredPosting[] } {
    const added: StoredPosting[] = [];
    const inRows = mapped(output, isPosting, (posting) => {
      const known = this.rowOf(posting);
      const number = known ?? this.next;
      if (known === undefined) {
        const row = { number, posting: contentOf(posting) };
        this.keep(row);
        added.push(row);
      }
      return posting.row === number ? posting : { ...posting, row: number };
    });
    const stored = mapped(inRows, isPosting, (posting) => {
      const { id: _id, fields: _fields, evidence: _evidence, extras: _extras, row = -1, ...more } = posting;
      return { ...more, $posting: row } satisfies Reference;
    });
    return { output: inRows as T, stored, added };
  }

  /** A stored output with its postings again. */
  restore(stored: unknown): unknown {
    return mapped(stored, isReference, ({ $posting: row, ...more }) => ({ ...this.stored.get(row), ...more, row }));
  }

  /** Judged postings, each with a row of its own: that of the version it was made of, unless another result has it. */
  judged(postings: readonly JudgedPosting[]): StoredPosting<JudgedPosting>[] {
    const taken = new Set<number>();
    return postings.map((posting) => {
      const own = posting.row ?? this.byFields.get(posting.fields);
      const number = own === undefined || taken.has(own) ? this.next++ : own;
      taken.add(number);
      const isStored = !this.rewritten.has(number) && isSame(this.stored.get(number), posting);
      if (!isStored) this.rewritten.add(number);
      return { number, posting, isStored };
    });
  }

  /** The row that holds this posting as it is. */
  private rowOf(posting: FoundPosting): number | undefined {
    return [posting.row, this.byFields.get(posting.fields)].find(
      (number) => number !== undefined && isSame(this.stored.get(number), posting),
    );
  }

  private keep({ number, posting }: StoredPosting): void {
    this.stored.set(number, posting);
    this.byFields.set(posting.fields, number);
    this.next = Math.max(this.next, number + 1);
  }
}

function contentOf({ id, fields, evidence, extras }: FoundPosting): FoundPosting {
  return { fields, evidence, ...(id !== undefined && { id }), ...(extras && { extras }) };
}

/** Copies keep the parts that they do not change. */
function isSame(one: FoundPosting | undefined, other: FoundPosting): boolean {
  return (
    one?.fields === other.fields &&
    one.evidence === other.evidence &&
    one.extras === other.extras &&
    one.id === other.id
  );
}

function isPosting(value: object): value is FoundPosting {
  return isObject(value, 'fields') && isObject(value, 'evidence');
}

function isReference(value: object): value is Reference {
  return '$posting' in value;
}

function isObject(value: object, name: string): boolean {
  const part: unknown = name in value ? value[name as keyof typeof value] : undefined;
  return typeof part === 'object' && part !== null;
}

/** The facts with others in place of some objects; parts without any are the same objects. */
function mapped<Part extends object>(
  value: unknown,
  isPart: (value: object) => value is Part,
  replace: (part: Part) => object,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => mapped(item, isPart, replace));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (isPart(value)) return replace(value);
  const entries = Object.entries(value).map(([name, part]) => [name, mapped(part, isPart, replace)] as const);
  return entries.some(([name, part]) => part !== (value as Record<string, unknown>)[name])
    ? Object.fromEntries(entries)
    : value;
}
