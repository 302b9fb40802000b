import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { messageOf } from '../errors.js';
import { InvalidRequestError, RunNotCompletedError } from '../http/http-errors.js';
import type { RunRow } from '../runs/store/run-rows.js';
import type { ExportQuery } from './export.dto.js';
import { written } from './formats.js';
import type { RunTables } from './run-tables.js';

const logger = new Logger('exports');

/**
 * Sends a run as a file, under a name of its own; what breaks off then is told to `log`.
 * @throws RunNotCompletedError, and InvalidRequestError where it has no such file
 */
export async function sendExport(
  reply: FastifyReply,
  tables: RunTables,
  { run, format, file }: ExportQuery & { run: RunRow },
  log: Pick<Logger, 'error'> = logger,
): Promise<void> {
  if (run.status !== 'COMPLETED') throw new RunNotCompletedError();
  const table = await tables.of(run, file);
  if (!table) {
    const msg = `This run of ${run.pipeline} has no file of that name: leave file out to get its result`;
    throw new InvalidRequestError([{ type: 'no_such_file', loc: ['query', 'file'], msg, input: file ?? null }]);
  }
  const { contentType, stream } = written(table, format);
  // Its head has gone out by then: whoever downloads it sees that it breaks off, and nobody would see why.
  stream.once('error', (error: NodeJS.ErrnoException) => {
    // The other end has gone: nothing broke here.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    log.error({ request: reply.request.id, run: run.id, error: messageOf(error), msg: 'export broke off' });
  });
  void reply
    .headers({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${run.pipeline}_${run.id}${file === undefined ? '' : `_${file}`}.${format}"`,
    })
    .send(stream);
}
