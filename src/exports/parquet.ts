import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { ByteWriter, parquetWriteRows, type SchemaElement } from 'hyparquet-writer';
import { valueOf, type Column, type Row, type Table } from './table.js';

/** Rows that are held before they are written: 2,000 postings with their texts take some 10 MB. */
const ROWS_A_GROUP = 2000;

const SCALARS: Readonly<Record<Exclude<Column['kind'], 'list'>, Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'DOUBLE' },
  integer: { type: 'INT64' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
};

/** The table as a Parquet file: typed columns, all of which may be null, compressed with Snappy. */
export async function* parquetChunks({ columns, batches }: Table): AsyncGenerator<Uint8Array> {
  const out = new PassThrough();
  const writing = write(out, columns, rowsOf(batches, columns)).then(
    () => out.end(),
    (error: unknown) => out.destroy(error as Error),
  );
  try {
    yield* out as AsyncIterable<Uint8Array>;
    await writing;
  } finally {
    // Whoever reads may have gone: nothing more is asked of the database then.
    out.destroy();
  }
}

async function write(out: PassThrough, columns: readonly Column[], rows: AsyncIterable<Row>): Promise<void> {
  const writer = new StreamWriter(out);
  await parquetWriteRows({
    writer,
    rows,
    columns: columns.map(({ name }) => ({ name })),
    schema: [{ name: 'root', num_children: columns.length }, ...columns.flatMap(elementsOf)],
    rowGroupSize: ROWS_A_GROUP,
  });
  await writer.flush();
}

/** Hands on what it has after each group of rows, when there is room for it. */
class StreamWriter extends ByteWriter {
  constructor(private readonly out: PassThrough) {
    super();
  }

  async flush(): Promise<void> {
    const chunk = this.getBytes().slice();
    this.index = 0;
    if (!this.out.write(chunk)) await once(this.out, 'drain');
  }
}

/** A list is three elements: its name, its repetition, and what it repeats. */
function elementsOf({ name, kind }: Column): SchemaElement[] {
  if (kind !== 'list') return [{ name, repetition_type: 'OPTIONAL', ...SCALARS[kind] }];
  return [
    { name, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'OPTIONAL', ...SCALARS.text },
  ];
}

async function* rowsOf(batches: Table['batches'], columns: readonly Column[]): AsyncGenerator<Row> {
  for await (const rows of batches)
    for (const row of rows) yield Object.fromEntries(columns.map((column) => [column.name, typed(row, column)]));
}

/** JSON is written by the writer: a text of it would be JSON of a text. */
function typed(row: Row, column: Column): unknown {
  const value = column.kind === 'json' ? (row[column.name] ?? null) : valueOf(row, column);
  return column.kind === 'integer' && typeof value === 'number' ? BigInt(Math.trunc(value)) : value;
}
