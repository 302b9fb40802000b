import type { FastifyReply } from 'fastify';
import { RunNotCompletedError, RunNotFoundError } from '../http/http-errors.js';
import type { RunRow } from '../runs/run-rows.js';
import type { ExportQuery } from './export.dto.js';
import { written } from './formats.js';
import type { RunTables } from './run-tables.js';

/**
 * Sends a run as a file, under a name of its own.
 * @throws RunNotCompletedError, and RunNotFoundError where it has no such file
 */
export async function sendExport(
  reply: FastifyReply,
  tables: RunTables,
  { run, format, file }: ExportQuery & { run: RunRow },
): Promise<void> {
  if (run.status !== 'COMPLETED') throw new RunNotCompletedError();
  const table = await tables.of(run, file);
  if (!table) throw new RunNotFoundError();
  const { contentType, stream } = written(table, format);
  void reply
    .headers({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${run.pipeline}_${run.id}${file === undefined ? '' : `_${file}`}.${format}"`,
    })
    .send(stream);
}
