import { Readable } from 'node:stream';
import { csvHead, csvLines } from '../csv.js';
import { valueOf, type Row, type Table } from './table.js';

/** How a run can be exported. */
export const FORMATS = ['csv', 'jsonl', 'parquet'] as const;

export type Format = (typeof FORMATS)[number];

/** Rows that are written at a time: 16 to 130 kB of ordinary postings. */
const ROWS_A_PIECE = 25;

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
  for await (const rows of pieces(batches))
    yield csvLines(rows.map((row) => columns.map((column) => valueOf(row, column))));
}

/**
 * Batches in pieces that are written at a time: a text of many rows at once would stay in memory until a full
 * collection.
 */
async function* pieces(batches: Table['batches']): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches)
    for (let at = 0; at < rows.length; at += ROWS_A_PIECE) yield rows.slice(at, at + ROWS_A_PIECE);
}

/** The writer is loaded with the first such export. */
async function* parquetChunks(table: Table): AsyncGenerator<Uint8Array> {
  const writer = await import('./parquet.js');
  yield* writer.parquetChunks(table);
}

/** Rows as the status path answers them: every column, null where there is no value. */
async function* jsonLines({ columns, batches }: Table): AsyncGenerator<string> {
  const members = columns.map(({ name }) => ({ name, key: `${JSON.stringify(name)}:` }));
  const lineOf = (row: Row): string =>
    `{${members.map(({ name, key }) => key + JSON.stringify(row[name] ?? null)).join(',')}}\n`;
  for await (const rows of pieces(batches)) yield rows.map(lineOf).join('');
}
