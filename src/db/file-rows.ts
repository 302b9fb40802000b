import { parse } from 'csv-parse/sync';
import { valueOfCell } from '../csv.js';
import { Prisma } from './client/client.js';
import { storableJson } from './storable.js';

/** Stores the rows of a CSV file by their columns, in place of those that were there: what analysts see of a file. */
export async function replaceFileRows(
  transaction: Prisma.TransactionClient,
  fileId: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const rows = parse<Record<string, string>>(Buffer.from(content), {
    bom: true,
    columns: true,
    relax_column_count: true,
    cast: valueOfCell,
  });
  await transaction.fileRow.deleteMany({ where: { fileId } });
  await transaction.$executeRaw(Prisma.sql`
    INSERT INTO file_rows (file_id, number, cells)
    SELECT ${fileId}::uuid, row.number - 1, row.cells FROM jsonb_array_elements(${storableJson(rows)}::jsonb) WITH ORDINALITY AS row (cells, number)`);
}
