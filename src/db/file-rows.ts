import { parse } from 'csv-parse/sync';
import { Prisma } from './client/client.js';
import type { Database } from './database.js';
import { storableJson } from './storable.js';

type Transaction = Parameters<Parameters<Database['prisma']['$transaction']>[0]>[0];

/** Stores the rows of a CSV file by their columns, in place of those that were there: what analysts see of a file. */
export async function replaceFileRows(
  transaction: Transaction,
  fileId: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const rows = parse<Record<string, string>>(Buffer.from(content), {
    bom: true,
    columns: true,
    relax_column_count: true,
    // The apostrophe that keeps spreadsheets from running a cell is none of the value.
    cast: (value) => value.replace(/^'(?=[=+\-@\t\r])/, ''),
  });
  await transaction.$executeRaw`DELETE FROM file_rows WHERE file_id = ${fileId}::uuid`;
  await transaction.$executeRaw(Prisma.sql`
    INSERT INTO file_rows (file_id, number, cells)
    SELECT ${fileId}::uuid, row.number - 1, row.cells FROM jsonb_array_elements(${storableJson(rows)}::jsonb) WITH ORDINALITY AS row (cells, number)`);
}
