import { parse } from 'csv-parse/sync';
import { Inject, Injectable } from '@nestjs/common';
import { valueOfCell } from '../csv.js';
import { POSTING_FIELDS } from '../postings/fields.js';
import { readFileReference } from '../runs/store/file-address.js';
import { kindOfRun } from '../runs/run-ids.js';
import { Pipelines } from '../runs/pipeline.js';
import type { PostingRow, RunRow } from '../runs/store/run-rows.js';
import { RunStore } from '../runs/store/run-store.js';
import type { Column, Row, Table } from './table.js';

/** Postings that are read at a time: so few that they are garbage before Node's collector sees them twice. */
const BATCH = 100;

/** Results of COMPLETED runs as tables. */
@Injectable()
export class RunTables {
  constructor(
    private readonly store: RunStore,
    @Inject(Pipelines) private readonly pipelines: Pipelines,
  ) {}

  /**
   * What a run found: returned postings, a leavers run's file of that name (its first one by default), or the one row
   * of another report. Undefined where there is no such file.
   */
  async of(run: RunRow, file?: string): Promise<Table | undefined> {
    if (kindOfRun(run.id) === 'scraper') return file === undefined ? this.postings(run) : undefined;
    const files = filesOf(run.summary ?? {});
    if (files.size === 0) return file === undefined ? oneRow(run) : undefined;
    const id = file === undefined ? [...files.values()][0] : files.get(file);
    const stored = id === undefined ? undefined : await this.store.file(id);
    return stored && fileTable(Buffer.from(stored.content).toString('utf8'));
  }

  private async postings(run: RunRow): Promise<Table> {
    const { jobFields } = this.pipelines.find(({ name }) => name === run.pipeline) ?? {};
    const extras = jobFields ? [] : await this.store.extrasOf(run.id);
    const columns = jobFields
      ? Object.entries(jobFields).map(([name, field]) => ({ name, kind: kindOf(field) }))
      : [...Object.keys(POSTING_FIELDS), ...extras].map((name) => ({ name, kind: kindOf(name) }));
    return { columns, batches: this.batches(run, jobFields) };
  }

  /** @throws Error when rows vanish on the way: a file that ends early must not look whole */
  private async *batches(
    { id, returned }: RunRow,
    jobFields: Readonly<Record<string, string>> | undefined,
  ): AsyncGenerator<Row[]> {
    const total = returned ?? 0;
    let next = this.store.page(id, BATCH, 0);
    for (let offset = 0; offset < total; offset += BATCH) {
      const rows = await next;
      if (rows.length < Math.min(BATCH, total - offset)) throw new Error(`run ${id} was deleted while it was exported`);
      // Postgres reads on while these are written out.
      next = offset + BATCH < total ? this.store.page(id, BATCH, offset + BATCH) : next;
      next.catch(() => {});
      yield rows.map((row) => rowOf(row, jobFields));
    }
  }
}

/** A returned posting under the names its pipeline answers. */
function rowOf(row: PostingRow, jobFields: Readonly<Record<string, string>> | undefined): Row {
  const whole: Row = row.extras === null ? row : Object.assign(row, row.extras);
  return jobFields ? Object.fromEntries(Object.entries(jobFields).map(([name, field]) => [name, whole[field]])) : whole;
}

/** A field only its board has may hold anything. */
function kindOf(name: string): Column['kind'] {
  return Object.hasOwn(POSTING_FIELDS, name) ? POSTING_FIELDS[name as keyof typeof POSTING_FIELDS].kind : 'json';
}

/** `leavers` of `leavers_url`, with the id of the file. */
function filesOf(summary: Readonly<Record<string, unknown>>): Map<string, string> {
  return new Map(
    Object.entries(summary).flatMap(([name, value]): [string, string][] => {
      const id = typeof value === 'string' ? readFileReference(value)?.id : undefined;
      return id === undefined ? [] : [[name.replace(/_url$/, ''), id]];
    }),
  );
}

/** A file of a run is a CSV file of ours already. */
function fileTable(content: string): Table {
  const [head = [], ...rows] = parse(content, { bom: true, cast: valueOfCell });
  const columns = head.map((name) => ({ name, kind: 'text' as const }));
  const records = rows.map((cells) => Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] || null])));
  return { columns, batches: [records] };
}

function oneRow({ summary, warnings }: RunRow): Table {
  const row: Row = { ...summary, warnings };
  return {
    columns: Object.entries(row).map(([name, value]) => ({ name, kind: kindOfValue(value) })),
    batches: [[row]],
  };
}

function kindOfValue(value: unknown): Column['kind'] {
  if (typeof value === 'number') return 'number';
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return 'list';
  // What is null in this run is a text in most others.
  return typeof value === 'string' || value === null ? 'text' : 'json';
}
