import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../http/caller.js';
import { ApiError, ApiPollErrors } from '../http/openapi.js';
import { ApiQueryFields } from '../http/query-fields.js';
import { Accepts, Checked } from '../http/request-check.guard.js';
import { Runs } from '../runs/http/runs.js';
import { ExportQuery } from './export.dto.js';
import { RunTables } from './run-tables.js';
import { sendExport } from './send-export.js';

const BINARY = { schema: { type: 'string', format: 'binary' } as const };

/** Results of runs as files. */
@ApiTags('Runs')
@Controller('v1/runs')
export class ExportsController {
  constructor(
    private readonly runs: Runs,
    private readonly tables: RunTables,
  ) {}

  @Get(':run_id/export')
  @Accepts({ query: ExportQuery })
  @ApiOperation({
    operationId: 'exportRun',
    summary: 'Download the whole result of a run',
    description:
      'CSV for spreadsheets (UTF-8 with its mark, CRLF, no formulas), JSON Lines or Parquet; streamed, and compressed where Accept-Encoding asks for it.',
  })
  @ApiParam({
    name: 'run_id',
    description: 'Id that the trigger answered',
    example: 'run_k3v5xq2m7t4rj6w2n5b7c3d2fa',
    schema: { type: 'string' },
  })
  @ApiQueryFields(ExportQuery)
  @ApiOkResponse({
    description: 'The file',
    content: { 'text/csv': BINARY, 'application/x-ndjson': BINARY, 'application/vnd.apache.parquet': BINARY },
  })
  @ApiError(409, 'The run has not completed', 'Only a COMPLETED run can be exported')
  @ApiPollErrors()
  async export(
    @Param('run_id') runId: string,
    @Checked('query') { format, file }: ExportQuery,
    @Checked('caller') { apiKeyId }: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const run = await this.runs.get(runId, apiKeyId);
    await sendExport(reply, this.tables, { run, format, ...(file !== undefined && { file }) });
  }
}
