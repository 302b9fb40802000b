import { Readable } from 'node:stream';
import { csvHead, csvLines } from './csv.js';
import { valueOf, type Table } from './table.js';

/** How a run can be exported. */
export const FORMATS = ['csv', 'jsonl', 'parquet'] as const;

export type Format = (typeof FORMATS)[number];

interface Written {
  readonly contentType: string;
  readonly chunks: (table: Table) => AsyncIterable<string | Uint8Array>;
}

const WRITERS: Readonly<Record<Format, Written>> = {
  csv: { contentType: 'text/csv; charset=utf-8', chunks: csvChunks },
  jsonl: { contentType: 'application/x-ndjson; charset=utf-8', chunks: jsonLines },
  parquet: { contentType: 'application/vnd.apache.parquet', chunks: parquetChunks },
};

/** The table in a format, as a stream that reads on only when what it has is taken. */
export function written(table: Table, format: Format): { contentType: string; stream: Readable } {
  const { contentType, chunks } = WRITERS[format];
  return { contentType, stream: Readable.from(chunks(table), { objectMode: false }) };
}

async function* csvChunks({ columns, batches }: Table): AsyncGenerator<string> {
  yield csvHead(columns.map(({ name }) => name));
  for await (const rows of batches) yield csvLines(rows.map((row) => columns.map((column) => valueOf(row, column))));
}

/** The writer is loaded with the first such export. */
async function* parquetChunks(table: Table): AsyncGenerator<Uint8Array> {
  const writer = await import('./parquet.js');
  yield* writer.parquetChunks(table);
}

/** Rows as the status path answers them: every column, null where there is no value. */
async function* jsonLines({ columns, batches }: Table): AsyncGenerator<string> {
  const lineOf = (row: Readonly<Record<string, unknown>>): string =>
    `${JSON.stringify(Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null])))}\n`;
  for await (const rows of batches) yield rows.map(lineOf).join('');
}
